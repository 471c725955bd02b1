import { useMemo, useState, type ReactNode } from 'react';
import { selectRecords } from '@/kinds/records/select-records';
import { Empty } from '@/ui/layout';
import { SearchBox, SelectBox } from '@/ui/search-box';
import type { Band, KpiRow } from '../model';

const bandOptions = [
  { value: 'all', label: 'Every status' },
  { value: 'on-target', label: 'On target' },
  { value: 'close', label: 'Close' },
  { value: 'attention', label: 'Needs attention' },
  { value: 'none', label: 'No progress' },
] satisfies { value: 'all' | Band; label: string }[];
const sortOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'progress', label: 'Furthest behind' },
] as const;
type Sort = (typeof sortOptions)[number]['value'];
const sortings: Record<Sort, ((row: KpiRow) => string | number) | undefined> = {
  newest: undefined,
  name: ({ kpi }) => kpi.name,
  progress: ({ progress }) => progress.share ?? '',
};

/** Search, filter and order over the groups, once there are more KPIs than a glance takes in. */
export function KpiFinder({ rows, children }: { rows: KpiRow[]; children: (found: KpiRow[]) => ReactNode }) {
  const [query, setQuery] = useState('');
  const [band, setBand] = useState<'all' | Band>('all');
  const [sort, setSort] = useState<Sort>('newest');
  const shown = useMemo(() => {
    const by = sortings[sort];
    const keep = ({ progress }: KpiRow) => band === 'all' || progress.band === band;
    return selectRecords(rows, { query, searchIn: ({ kpi }) => `${kpi.name} ${kpi.category} ${kpi.unit}`, keep, sort: by && { by } });
  }, [rows, query, band, sort]);
  const clear = () => {
    setQuery('');
    setBand('all');
  };
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap gap-2">
        <SearchBox label="Search KPIs" placeholder="Search KPIs..." value={query} onChange={setQuery} />
        <SelectBox label="Filter by status" value={band} options={bandOptions} onChange={setBand} />
        <SelectBox label="Sort" value={sort} options={sortOptions} onChange={setSort} />
      </div>
      {shown.length === 0 && <Empty text="No KPIs match" action={{ label: 'Clear filters', icon: 'x', onClick: clear }} />}
      {children(shown)}
    </>
  );
}
