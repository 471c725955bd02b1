import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FileOffer } from '@/lib/files';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { bringIntoView } from '@/ui/bring-into-view';
import { Button } from '@/ui/button';
import { Notice, Panel } from '@/ui/layout';
import { OpenPlaces } from './open-places';
import { Paper } from './paper';

interface ResultPanelProps {
  title: string;
  document: Document;
  files: readonly FileOffer[];
  /** How often the text was asked for on this visit: each time it takes the focus. */
  timesAsked: number;
  /** What "Copy" copies, where it is not the text of the document. */
  text?: string;
  /** The words on the buttons. */
  copyLabel?: string;
  downloadLabel?: string;
  /** Further buttons beside Copy and Download. */
  actions?: ReactNode;
  /** What the text is, said before the open places: "Basic template". */
  chips?: ReactNode;
  /** Given when the answers have changed since. */
  stale?: { message: string; label: string; isBusy: boolean; onUpdate: () => void } | undefined;
  /** Between the buttons and the paper: disclaimers, checks, a choice of pages. */
  children?: ReactNode;
}

/** A text that was asked for: the ways out, what is open in it, whether it still fits the answers, and the text itself. */
export function ResultPanel(props: ResultPanelProps) {
  const { title, document, files, timesAsked, text, copyLabel, downloadLabel, actions, chips, stale, children } = props;
  const copied = useMemo(() => text ?? toText(document), [text, document]);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesAsked > 0) bringIntoView(whole.current);
  }, [timesAsked]);

  return (
    <div ref={whole} tabIndex={-1} className="scroll-mt-20 rounded-(--radius-panel) outline-none">
      <Panel
        title={title}
        aside={
          <span className="no-print flex flex-wrap gap-2">
            {actions}
            <Copy text={copied} {...(copyLabel ? { label: copyLabel } : {})} />
            <Download files={files} {...(downloadLabel ? { label: downloadLabel } : {})} />
          </span>
        }
      >
        <div className="no-print mb-4 grid grid-cols-1 gap-3">
          <OpenPlaces document={document}>{chips}</OpenPlaces>
          {stale && (
            <Notice>
              <span className="flex flex-wrap items-center justify-between gap-2">
                {stale.message}
                <Button disabled={stale.isBusy} onClick={stale.onUpdate}>
                  {stale.label}
                </Button>
              </span>
            </Notice>
          )}
          {children}
        </div>
        <div role="group" aria-label={document.title}>
          <Paper document={document} />
        </div>
      </Panel>
    </div>
  );
}
