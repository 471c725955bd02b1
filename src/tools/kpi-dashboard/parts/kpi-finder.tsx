import { useMemo, useState, type ReactNode } from 'react';
import { bandOptions, lagOf, type Band } from '@/kinds/metrics/progress';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import type { KpiRow } from '../model';

const sortOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'progress', label: 'Furthest behind' },
] as const;
type Sort = (typeof sortOptions)[number]['value'];
const choices = {
  band: { label: 'Filter by status', options: bandOptions },
  sort: { label: 'Sort', options: sortOptions },
};
const sortings: Record<Sort, ((row: KpiRow) => string | number) | undefined> = {
  newest: undefined,
  name: ({ kpi }) => kpi.name,
  progress: ({ progress }) => lagOf(progress),
};

interface Filter {
  query: string;
  band: 'all' | Band;
  sort: Sort;
}
const startFilter: Filter = { query: '', band: 'all', sort: 'newest' };

const searchText = ({ kpi }: KpiRow) => `${kpi.name} ${kpi.category} ${kpi.unit}`;

/** Search, filter and order over the groups, once there are more KPIs than a glance takes in. */
export function KpiFinder({ rows, children }: { rows: KpiRow[]; children: (found: KpiRow[]) => ReactNode }) {
  const [filter, setFilter] = useState(startFilter);
  const shown = useMemo(() => {
    const by = sortings[filter.sort];
    const keep = ({ progress }: KpiRow) => filter.band === 'all' || progress.band === filter.band;
    return selectRecords(rows, { query: filter.query, searchIn: searchText, keep, sort: by && { by } });
  }, [rows, filter]);
  return (
    <>
      <FilterBar
        noun="KPI"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={rows.length}
      />
      {children(shown)}
    </>
  );
}
