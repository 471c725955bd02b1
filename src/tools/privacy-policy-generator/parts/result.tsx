import { useMemo, useState } from 'react';
import { ResultPanel } from '@/kinds/document/result-panel';
import { Chip, Notice } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import { toChoicesPage } from '../choices-page';
import { disclaimer } from '../content';
import { readWork } from '../facts';
import { choicesFiles } from '../files';
import { isStale, type PolicyData, type Work } from '../model';
import { toPolicy } from '../policy';
import { sellsOrShares } from '../regimes-us';
import { toFiles } from '../download';
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

export function Result({ tool, made, timesAsked, isBusy, onUpdate }: ResultProps) {
  const { data, around } = tool;
  const [page, setPage] = useState<'policy' | 'choices'>('policy');
  const facts = useMemo(() => readWork(made), [made]);
  const hasChoices = sellsOrShares(facts) && (facts.answers.ccpa || facts.answers.usStates);
  const isPolicy = page === 'policy' || !hasChoices;
  const document = useMemo(
    () => (isPolicy ? toPolicy(made, data.versions, data.kept) : toChoicesPage(made)),
    [isPolicy, made, data.versions, data.kept],
  );
  const files = isPolicy ? toFiles(data, around) : choicesFiles(made, document, around.currency);
  return (
    <ResultPanel
      title="Generated Policy"
      document={document}
      files={files}
      timesAsked={timesAsked}
      chips={isPolicy && !facts.hasRegime && <Chip tone="warn">Basic template</Chip>}
      stale={
        isStale(data) ? { message: 'Your answers have changed since this was made.', label: 'Update policy', isBusy, onUpdate } : undefined
      }
    >
      <Notice tone="plain">{disclaimer}</Notice>
      <Checks tool={tool} />
      {hasChoices && <Tabs label="Pages" choices={pages} value={page} onChange={setPage} />}
    </ResultPanel>
  );
}
