import { lagOf, type Band } from '@/kinds/metrics/progress';
import { selectRecords } from '@/kinds/records/select-records';
import type { MetricRow } from './model';

interface Filter {
  query: string;
  band: 'all' | Band;
  category: string;
  sort: 'newest' | 'name' | 'progress';
}
export const startFilter: Filter = { query: '', band: 'all', category: 'all', sort: 'newest' };

const sortings: Record<Filter['sort'], ((row: MetricRow) => string | number) | undefined> = {
  newest: undefined,
  name: ({ metric }) => metric.name,
  progress: ({ progress }) => lagOf(progress),
};

const searchText = ({ metric }: MetricRow) => `${metric.name} ${metric.category}`;

export function selectRows(rows: readonly MetricRow[], { query, band, category, sort }: Filter): MetricRow[] {
  const by = sortings[sort];
  const keep = ({ metric, progress }: MetricRow) =>
    (band === 'all' || progress.band === band) && (category === 'all' || metric.category === category);
  return selectRecords(rows, { query, searchIn: searchText, keep, sort: by && { by } });
}
