import { useMemo } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { documentFiles } from '@/kinds/document/files';
import { ResultPanel } from '@/kinds/document/result-panel';
import { ModelLink } from '@/kinds/proposal/model-proposal';
import { listGaps } from '@/lib/gaps';
import { Button } from '@/ui/button';
import { Chip, Notice } from '@/ui/layout';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { findAtWillProblem, findChecks } from '../checks';
import { disclaimer } from '../content';
import { toContract } from '../contract';
import { readFacts } from '../facts';
import { fileStem, isStale, type ContractData, type Draft, type Made } from '../model';

interface ResultProps {
  tool: Tool<ContractData>;
  made: Made;
  timesAsked: number;
  isBusy: boolean;
  onUpdate: () => void;
  /** Brings the field of an open place into view. */
  onOpenPlace: (label: string) => void;
}

const formats = ['txt', 'md', 'html', 'docx', 'pdf'] as const;

export function Result({ tool, made, timesAsked, isBusy, onUpdate, onOpenPlace }: ResultProps) {
  const { data, around, change } = tool;
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const document = useMemo(() => toContract(made), [made]);
  const gaps = useMemo(() => listGaps(document.blocks), [document]);
  const { answers, exhibits, worker } = data;
  const facts = useMemo(() => readFacts({ answers, exhibits, currency: made.currency }), [answers, exhibits, made.currency]);
  const checks = useMemo(() => (facts ? findChecks(facts, worker) : []), [facts, worker]);
  const atWill = facts ? findAtWillProblem(facts) : '';
  const apply = (fix: Partial<Draft>) => change((current) => ({ ...current, answers: { ...current.answers, ...fix } }));
  return (
    <ResultPanel
      title="Generated Contract"
      document={document}
      files={documentFiles(fileStem(made.answers), document, formats, made.currency)}
      timesAsked={timesAsked}
      chips={<Chip>Template text</Chip>}
      stale={
        isStale(data, around.currency)
          ? { message: 'Your answers have changed since this was made.', label: 'Update contract', isBusy, onUpdate }
          : undefined
      }
    >
      {gaps.length > 0 && (
        <details className="rounded-(--radius-control) border border-line px-3.5 py-2.5">
          <summary className="cursor-pointer font-[550]">What is still open</summary>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[14px]" aria-label="Open places">
            {gaps.map((label) => (
              <li key={label}>
                <button type="button" className="link min-h-6" onClick={() => onOpenPlace(label)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {atWill !== '' && (
        <Notice>
          <span className="flex flex-wrap items-center justify-between gap-2">
            {atWill}
            <Button onClick={() => apply({ ending: 'notice' })}>Use a notice period instead</Button>
          </span>
        </Notice>
      )}
      <Notice tone="plain">{disclaimer}</Notice>
      <CheckList checks={checks} onFix={apply} use="sign" />
      {!hasModel && <ModelLink />}
    </ResultPanel>
  );
}
