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
import { toChoicesPage } from '../choices-page';
import { disclaimer } from '../content';
import { readWork } from '../facts';
import { choicesFiles, policyFiles } from '../files';
import { isStale, type PolicyData, type Work } from '../model';
import { toPolicy } from '../policy';
import { doNotSell, sellsOrShares } from '../regimes-us';
import { Checks } from './checks';

interface ResultProps {
  tool: Tool<PolicyData>;
  made: Work;
  /** How often it was asked for on this visit: each time the policy takes the focus. */
  timesAsked: number;
  isBusy: boolean;
  onUpdate: () => void;
}

const pages = [
  { value: 'policy', label: 'Privacy Policy' },
  { value: 'choices', label: 'Do-Not-Sell page' },
] as const;

const gapsShown = 4;

export function Result({ tool, made, timesAsked, isBusy, onUpdate }: ResultProps) {
  const { data, around } = tool;
  const [page, setPage] = useState<'policy' | 'choices'>('policy');
  const facts = useMemo(() => readWork(made), [made]);
  const hasChoices = sellsOrShares(facts) && (facts.answers.ccpa || facts.answers.usStates);
  const isPolicy = page === 'policy' || !hasChoices;
  const document = useMemo(() => (isPolicy ? toPolicy(made, data.versions) : toChoicesPage(made)), [isPolicy, made, data.versions]);
  const gaps = useMemo(() => listGaps(document.blocks), [document]);
  const rest = gaps.length - gapsShown;
  const files = isPolicy ? policyFiles(made, document, around.currency) : choicesFiles(made, document, around.currency);

  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesAsked > 0) whole.current?.focus();
  }, [timesAsked]);

  return (
    <div ref={whole} tabIndex={-1} className="scroll-mt-20 rounded-(--radius-panel) outline-none">
      <Panel
        title="Generated Policy"
        aside={
          <span className="no-print flex flex-wrap gap-2">
            <Copy text={toText(document)} />
            <Download files={files} />
          </span>
        }
      >
        <div className="no-print mb-4 grid grid-cols-1 gap-3">
          <p role="status" className="flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
            {isPolicy && !facts.hasRegime && <Chip tone="warn">Basic template</Chip>}
            {gaps.length > 0 && (
              <>
                <Chip tone="warn">{plural(gaps.length, 'place')} open</Chip>
                <span>{joinWords([...gaps.slice(0, gapsShown), ...(rest > 0 ? [`${rest} more`] : [])])}</span>
              </>
            )}
          </p>
          {isStale(data) && (
            <Notice>
              <span className="flex flex-wrap items-center justify-between gap-2">
                Your answers have changed since this was made.
                <Button disabled={isBusy} onClick={onUpdate}>
                  Update policy
                </Button>
              </span>
            </Notice>
          )}
          <Notice tone="plain">{disclaimer}</Notice>
          <Checks tool={tool} />
          {hasChoices && <Tabs label="Pages" choices={pages} value={page} onChange={setPage} />}
        </div>
        <div
          role="group"
          aria-label={isPolicy ? 'Policy text' : doNotSell}
          tabIndex={0}
          className="max-h-[600px] overflow-y-auto rounded-(--radius-control) print:max-h-none print:overflow-visible"
        >
          <Paper document={document} />
        </div>
      </Panel>
    </div>
  );
}
