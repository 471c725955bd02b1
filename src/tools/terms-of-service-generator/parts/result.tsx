import { useMemo, useState } from 'react';
import { ResultPanel } from '@/kinds/document/result-panel';
import { Notice } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import type { Tool } from '@/workspace/tool-state';
import { disclaimer } from '../content';
import { termsFiles, type Page } from '../files';
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

export function Result({ tool, made, timesAsked, isBusy, onUpdate }: ResultProps) {
  const { data, around } = tool;
  const [page, setPage] = useState<Page>('terms');
  const isTerms = page === 'terms';
  const document = useMemo(() => (isTerms ? toTerms : toShortVersion)(made, data.kept), [isTerms, made, data.kept]);
  return (
    <ResultPanel
      title="Generated Terms"
      document={document}
      files={termsFiles(data, around.currency, page)}
      timesAsked={timesAsked}
      stale={
        isStale(data) ? { message: 'Your answers have changed since these were made.', label: 'Update terms', isBusy, onUpdate } : undefined
      }
    >
      <Notice tone="plain">{disclaimer}</Notice>
      <Checks tool={tool} />
      <Tabs label="Pages" choices={pages} value={page} onChange={setPage} />
    </ResultPanel>
  );
}
