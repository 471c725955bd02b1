import { useDeferredValue, useMemo } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import type { Tool } from '@/workspace/tool-state';
import { analyse } from '../evidence';
import { costFields, studyFields, type PricingData } from '../model';
import { DemandTab } from './demand-tab';
import { EconomicsTab } from './economics-tab';
import { SurveyTab } from './survey-tab';

/** Ways to find a price from figures: what people say, what they would buy, what it costs. */
export function Studies({ tab, tool }: { tab: 'survey' | 'demand' | 'economics'; tool: Tool<PricingData> }) {
  const { data, around, change } = tool;
  // Typing goes first; the figures follow when there is time.
  const settled = useDeferredValue(data);
  const analysis = useMemo(() => analyse(settled, around), [settled, around]);
  const studies = useLiveForm(studyFields, data.studies, around, (next, name) =>
    change((current) => ({ ...current, studies: next }), { key: name }),
  );
  const costs = useLiveForm(costFields, data.costs, around, (next, name) =>
    change((current) => ({ ...current, costs: next }), { key: name }),
  );
  if (tab === 'survey') return <SurveyTab tool={tool} analysis={analysis} form={studies} />;
  if (tab === 'demand') return <DemandTab tool={tool} analysis={analysis} form={studies} />;
  return <EconomicsTab tool={tool} analysis={analysis} form={costs} />;
}
