import { useEffect, useMemo, useRef, useState } from 'react';
import { Paper } from '@/kinds/document/paper';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Chip, Notice, Panel } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import { disclaimer } from '../content';
import { shortFiles, termsFiles } from '../files';
import { isStale, type Made, type TermsData } from '../model';
import { toShortVersion, toTerms } from '../terms';
import { Checks } from './checks';

interface ResultProps {
  tool: Tool<TermsData>;
  made: Made;
  /** How often they were asked for on this visit: each time the terms take the focus. */
  timesAsked: number;
  isBusy: boolean;
  onUpdate: () => void;
}

const pages = [
  { value: 'terms', label: 'Terms' },
  { value: 'short', label: 'In plain English' },
] as const;

const gapsShown = 4;

export function Result({ tool, made, timesAsked, isBusy, onUpdate }: ResultProps) {
  const { data, around } = tool;
  const [page, setPage] = useState<'terms' | 'short'>('terms');
  const isTerms = page === 'terms';
  const document = useMemo(() => (isTerms ? toTerms(made) : toShortVersion(made)), [isTerms, made]);
  const gaps = useMemo(() => listGaps(document.blocks), [document]);
  const rest = gaps.length - gapsShown;
  const files = (isTerms ? termsFiles : shortFiles)(made.answers, document, around.currency);

  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesAsked > 0) whole.current?.focus();
  }, [timesAsked]);

  return (
    <div ref={whole} tabIndex={-1} className="scroll-mt-20 rounded-(--radius-panel) outline-none">
      <Panel
        title="Generated Terms"
        aside={
          <span className="no-print flex flex-wrap gap-2">
            <Copy text={toText(document)} />
            <Download files={files} />
          </span>
        }
      >
        <div className="no-print mb-4 grid grid-cols-1 gap-3">
          {gaps.length > 0 && (
            <p role="status" className="flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
              <Chip tone="warn">{plural(gaps.length, 'place')} open</Chip>
              <span>{joinWords([...gaps.slice(0, gapsShown), ...(rest > 0 ? [`${rest} more`] : [])])}</span>
            </p>
          )}
          {isStale(data) && (
            <Notice>
              <span className="flex flex-wrap items-center justify-between gap-2">
                Your answers have changed since these were made.
                <Button disabled={isBusy} onClick={onUpdate}>
                  Update terms
                </Button>
              </span>
            </Notice>
          )}
          <Notice tone="plain">{disclaimer}</Notice>
          <Checks tool={tool} />
          <Tabs label="Pages" choices={pages} value={page} onChange={setPage} />
        </div>
        <div
          role="group"
          aria-label={document.title}
          tabIndex={0}
          className="max-h-[600px] overflow-y-auto rounded-(--radius-control) print:max-h-none print:overflow-visible"
        >
          <Paper document={document} />
        </div>
      </Panel>
    </div>
  );
}
