import { useMemo, type ReactNode } from 'react';
import type { FileOffer } from '@/formats/file';
import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { joinWords, plural } from '@/lib/text';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { Paper } from './paper';

interface DocumentPanelProps {
  document: Document;
  files: readonly FileOffer[];
  /** The words on the buttons. */
  copyLabel?: string;
  downloadLabel?: string;
  /** What "Copy" copies, where it is not the text of the document. */
  text?: string;
  /** Between the buttons and the paper. */
  children?: ReactNode;
}

const namesShown = 5;

/** A document as it will be in the file, with the ways out above it and what is still open in it. */
export function DocumentPanel({ document, files, copyLabel, downloadLabel, text, children }: DocumentPanelProps) {
  const gaps = useMemo(() => listGaps(document.blocks), [document.blocks]);
  const rest = gaps.length - namesShown;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="no-print flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto min-w-0 text-[13px] text-mute">
          {gaps.length > 0 && (
            <>
              <span className="chip chip-warn mr-1.5">{plural(gaps.length, 'place')} open</span>
              {joinWords([...gaps.slice(0, namesShown), ...(rest > 0 ? [`${rest} more`] : [])])}
            </>
          )}
        </p>
        <Copy text={text ?? toText(document)} {...(copyLabel ? { label: copyLabel } : {})} />
        <Download files={files} {...(downloadLabel ? { label: downloadLabel } : {})} />
      </div>
      {children}
      <Paper document={document} />
    </div>
  );
}
