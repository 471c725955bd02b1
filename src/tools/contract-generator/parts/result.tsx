import { contractFiles, toEntry } from '../files';
import { RegisterButton } from '@/kinds/register/add-button';
import { useMemo, useState } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { CompareButton } from '@/kinds/document/compare-button';
import { ResultPanel } from '@/kinds/document/result-panel';
import { ModelLink } from '@/kinds/proposal/model-link';
import { listGaps } from '@/lib/gaps';
import { Chip, Notice } from '@/ui/layout';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { findChecks } from '../checks';
import { disclaimer } from '../content';
import { toContract } from '../contract';
import { readFacts } from '../facts';
import type { Fix } from '../faults';
import { applyFix, isSample, isStale, keepFault, type ContractData, type Made } from '../model';

interface ResultProps {
  tool: Tool<ContractData>;
  made: Made;
  timesAsked: number;
  isBusy: boolean;
  onUpdate: () => void;
  /** Brings the field of an open place into view. */
  onOpenPlace: (label: string) => void;
}

export function Result({ tool, made, timesAsked, isBusy, onUpdate, onOpenPlace }: ResultProps) {
  const { data, around, change } = tool;
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const document = useMemo(() => toContract(made, data.kept), [made, data.kept]);
  const gaps = useMemo(() => listGaps(document.blocks), [document]);
  const { answers, exhibits, payments, worker, kept = [] } = data;
  const { currency } = around;
  const facts = useMemo(() => readFacts({ answers, exhibits, payments, currency }), [answers, exhibits, payments, currency]);
  const found = useMemo(() => (facts ? findChecks(facts, worker) : []), [facts, worker]);
  const checks = found.filter(({ text, isFault }) => !isFault || !kept.includes(text));
  // A list that was folded opens with the first fault, which must not be missed.
  const hasFault = checks.some(({ isFault }) => isFault);
  const [hadFault, setHadFault] = useState(hasFault);
  if (hasFault && !hadFault) setHadFault(true);
  const apply = (fix: Fix) => {
    // The currency belongs to the work beside its data; both change in one step of undo.
    tool.changeAll(
      (work) => {
        const next = { ...work, data: applyFix(work.data, fix, currency), currency: fix.currency ?? currency };
        return next;
      },
      { say: 'Contract updated' },
    );
  };
  const keep = (id: string) => {
    const fault = checks.find((check) => check.id === id);
    if (!fault) return;
    change((current) => keepFault(current, fault.text), { say: 'Kept as it is' });
  };
  return (
    <ResultPanel
      title="Generated Contract"
      document={document}
      files={contractFiles(data, around)}
      timesAsked={timesAsked}
      actions={
        <>
          <CompareButton document={document} currency={made.currency} />
          {!isSample(made.answers) && <RegisterButton tool={tool} entry={toEntry(made)} />}
        </>
      }
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
      <Notice tone="plain">{disclaimer}</Notice>
      <CheckList key={String(hadFault)} checks={checks} onFix={apply} onKeep={keep} use="sign" />
      {!hasModel && <ModelLink />}
    </ResultPanel>
  );
}
