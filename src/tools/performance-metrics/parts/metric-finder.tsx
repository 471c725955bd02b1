import { useLayoutEffect, useMemo, useState } from 'react';
import { bandOptions } from '@/kinds/metrics/progress';
import { FilterBar } from '@/kinds/records/filter-bar';
import { categories, type MetricRow } from '../model';
import { selectRows, startFilter } from '../select';

const choices = {
  band: {
    label: 'Filter by status',
    options: bandOptions,
  },
  category: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'Every category' }, ...categories.map((category) => ({ value: category, label: category }))],
  },
  sort: {
    label: 'Sort',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'name', label: 'By name' },
      { value: 'progress', label: 'Furthest behind' },
    ],
  },
};

interface MetricFinderProps {
  rows: readonly MetricRow[];
  /** Ids of what is to be shown, in order. */
  onFound: (ids: string[] | undefined) => void;
}

/** Search, filter and order over the groups, once there are more metrics than a glance takes in. */
export function MetricFinder({ rows, onFound }: MetricFinderProps) {
  const [filter, setFilter] = useState(startFilter);
  const ids = useMemo(() => selectRows(rows, filter).map(({ id }) => id), [rows, filter]);
  useLayoutEffect(() => onFound(ids), [ids, onFound]);
  useLayoutEffect(() => () => onFound(undefined), [onFound]);
  return (
    <FilterBar
      noun="metric"
      filter={filter}
      start={startFilter}
      onChange={setFilter}
      choices={choices}
      shown={ids.length}
      total={rows.length}
    />
  );
}
