import { useCallback, useMemo } from 'react';
import { BringIn } from '@/kinds/metrics/bring-in';
import type { SharedMetric } from '@/kinds/metrics/sibling';
import { hasSample } from '@/kinds/records/state';
import { makeId } from '@/workspace/ids';
import { useAmend } from '@/workspace/tool-state';
import { setFollowed, takeExchange, takeFollowed, toMetric } from '../exchange';
import type { MetricData } from '../model';
import type { MetricRecords } from './use-metrics';

/** KPIs from the other tool, as metrics of this one. */
export function BringInKpis({ records, data }: { records: MetricRecords; data: unknown }) {
  const { tool, all, extra } = records;
  const { today } = tool.around;
  const amend = useAmend<MetricData>();
  const make = useCallback((shared: SharedMetric) => ({ ...toMetric(shared, today), id: makeId() }), [today]);
  // A sample of the same name is another metric: real values never join made-up ones.
  const own = useMemo(() => all.filter((metric) => !hasSample([metric])), [all]);
  return (
    <BringIn
      from="KPI Dashboard"
      data={data}
      here={own}
      entries={extra.entries}
      followed={extra.followed}
      make={make}
      onTake={(plan) => tool.change((before) => setFollowed(takeExchange(before, plan, today), plan.followed))}
      onFollow={(plan) => tool.change((before) => takeFollowed(before, plan, today))}
      // A state from before the two were joined stays without: undone, they are apart again.
      onAgree={(followed) => amend((before) => (before.extra.followed || !extra.followed ? setFollowed(before, followed) : before))}
      undo={tool.undo}
    />
  );
}
