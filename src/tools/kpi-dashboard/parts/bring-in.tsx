import { useCallback, useMemo } from 'react';
import { BringIn } from '@/kinds/metrics/bring-in';
import type { FollowPlan } from '@/kinds/metrics/follow';
import { addEntries, removeEntry, type Agreement } from '@/kinds/metrics/history';
import { withFieldChanges, type SharedMetric } from '@/kinds/metrics/sibling';
import { hasSample } from '@/kinds/records/state';
import { makeId } from '@/workspace/ids';
import { useAmend } from '@/workspace/tool-state';
import { toKpi, type Kpi, type KpiData } from '../model';
import type { KpiRecords } from './use-kpi-forms';

const setFollowed = (data: KpiData, followed: Agreement): KpiData => ({ ...data, extra: { ...data.extra, followed } });

const take = (data: KpiData, { added, entries }: Pick<FollowPlan<Kpi>, 'added' | 'entries'>) =>
  addEntries({ ...data, records: [...added, ...data.records] }, entries);

function takeFollowed(data: KpiData, plan: FollowPlan<Kpi>): KpiData {
  const taken = take({ ...data, records: withFieldChanges(data.records, plan.changed) }, plan);
  return plan.removed.reduce((rest, entry) => removeEntry(rest, entry), taken);
}

/** Metrics from the other tool, as KPIs of this one. */
export function BringInMetrics({ records, data }: { records: KpiRecords; data: unknown }) {
  const { tool, all, extra } = records;
  const amend = useAmend<KpiData>();
  // A sample of the same name is another KPI: real values never join made-up ones.
  const own = useMemo(() => all.filter((kpi) => !hasSample([kpi])), [all]);
  const make = useCallback((metric: SharedMetric) => ({ ...toKpi(metric), id: makeId() }), []);
  return (
    <BringIn
      from="Performance Metrics"
      data={data}
      here={own}
      entries={extra.entries}
      followed={extra.followed}
      make={make}
      onTake={(plan) => tool.change((before) => setFollowed(take(before, plan), plan.followed))}
      onFollow={(plan) => tool.change((before) => takeFollowed(before, plan))}
      // A state from before the two were joined stays without: undone, they are apart again.
      onAgree={(followed) => amend((before) => (before.extra.followed || !extra.followed ? setFollowed(before, followed) : before))}
      undo={tool.undo}
    />
  );
}
