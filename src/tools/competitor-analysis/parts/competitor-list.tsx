import { useMemo, useState } from 'react';
import { optionLabel } from '@/lib/fields';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { VirtualList } from '@/ui/virtual-list';
import { collectTags, isKept, searchText, sortings, startFilter, type Filter } from '../list';
import { fields, tiers, type Competitor } from '../model';
import { CompetitorCard } from './competitor-card';
import type { CompetitorForm, CompetitorRecords } from './use-competitor-form';

const tierOptions = [{ value: 'all', label: 'All tiers' }, ...tiers.map((value) => ({ value, label: optionLabel(fields.tier, value) }))];
const sortOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'share', label: 'Largest share' },
  { value: 'tier', label: 'By tier' },
  { value: 'checked', label: 'Oldest facts' },
];
/** From here on the list draws rows of even height. */
const longList = 120;

export default function CompetitorList({ records, form }: { records: CompetitorRecords; form: CompetitorForm }) {
  const [kept, setFilter] = useState<Filter>(startFilter);
  const { all } = records;
  const tags = useMemo(() => collectTags(all), [all]);
  // The last card with the chosen tag may be gone.
  const filter = tags.some(({ value }) => value === kept.tag) ? kept : { ...kept, tag: '' };
  const { query, sort } = filter;
  const shown = selectRecords(all, {
    query,
    searchIn: searchText,
    keep: (competitor) => isKept(competitor, filter),
    sort: sortings[sort],
  });
  const isShort = shown.length > longList;
  const card = (competitor: Competitor) => <CompetitorCard competitor={competitor} records={records} form={form} isShort={isShort} />;
  return (
    <>
      <FilterBar
        noun="competitor"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={{
          tier: { label: 'Filter by tier', options: tierOptions },
          ...(tags.length > 0 ? { tag: { label: 'Filter by tag', options: [{ value: '', label: 'All tags' }, ...tags] } } : {}),
          sort: { label: 'Sort', options: sortOptions },
        }}
        shown={shown.length}
        total={all.length}
      />
      {isShort ? (
        <VirtualList label="Competitors" items={shown} row={card} />
      ) : (
        <ul aria-label="Competitors" className="grid grid-cols-1 gap-4">
          {shown.map((competitor) => (
            <li key={competitor.id} className="min-w-0">
              {card(competitor)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
