import { useMemo, useState } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { VirtualList } from '@/ui/virtual-list';
import { isKept, searchText, sortingsIn, startFilter, type Filter } from '../list';
import { categories, type Technology } from '../model';
import { TechnologyCard } from './technology-card';
import type { StackForm, StackRecords } from './use-technology-form';

const choices = {
  category: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'All categories' }, ...categories.map((value) => ({ value, label: value }))],
  },
  standing: {
    label: 'Filter by decision',
    options: [
      { value: 'all', label: 'Decided or not' },
      { value: 'decided', label: 'Decided' },
      { value: 'considering', label: 'Considering' },
    ],
  },
  sort: {
    label: 'Sort',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'name', label: 'Name' },
      { value: 'category', label: 'By category' },
      { value: 'cost', label: 'Highest cost' },
      { value: 'complexity', label: 'Most complex' },
    ],
  },
};
/** From here on the list draws rows of even height. */
const longList = 120;

interface StackListProps {
  records: StackRecords;
  form: StackForm;
  onCompare: (technology: Technology) => void;
}

export function StackList({ records, form, onCompare }: StackListProps) {
  const [filter, setFilter] = useState<Filter>(startFilter);
  const { all, tool } = records;
  const { currency } = tool.around;
  const shown = useMemo(
    () =>
      selectRecords(all, {
        query: filter.query,
        searchIn: searchText,
        keep: (technology) => isKept(technology, filter),
        sort: sortingsIn(currency)[filter.sort],
      }),
    [all, filter, currency],
  );
  const isShort = shown.length > longList;
  const card = (technology: Technology) => (
    <TechnologyCard technology={technology} records={records} form={form} onCompare={() => onCompare(technology)} isShort={isShort} />
  );
  return (
    <>
      <FilterBar
        noun="technology"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={all.length}
        noMatch="No technologies match"
      />
      {isShort ? (
        <VirtualList label="Technologies" items={shown} row={card} />
      ) : (
        <ul aria-label="Technologies" className="rows empty:hidden">
          {shown.map((technology) => (
            <li key={technology.id}>{card(technology)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
