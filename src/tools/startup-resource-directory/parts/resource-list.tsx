import { useMemo, useState } from 'react';
import { plural } from '@/lib/text';
import { FilterBar } from '@/kinds/records/filter-bar';
import { Button } from '@/ui/button';
import { Empty, Notice } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { priceOptions, showOptions, sortOptions } from '../content';
import { collectCountries, countByCategory, findDuplicates, selectResources, startFilter, type Filter } from '../list';
import { categories } from '../model';
import { ResourceCard } from './resource-card';
import type { ResourceForm, ResourceRecords } from './use-resource-form';

/** Thousands of imported bookmarks would make a page nobody scrolls through; they come in portions. */
const portion = 120;

export function ResourceList({ records, form }: { records: ResourceRecords; form: ResourceForm }) {
  const [kept, setFilter] = useState<Filter>(startFilter);
  const [limit, setLimit] = useState(portion);
  const { all } = records;
  const doubles = useMemo(() => findDuplicates(all), [all]);
  const countries = useMemo(() => collectCountries(all), [all]);
  const counts = useMemo(() => countByCategory(all), [all]);
  // The last resource of the chosen country may be gone.
  const country = countries.some(({ value }) => value === kept.country) ? kept.country : 'all';
  const filter = useMemo(() => ({ ...kept, country }), [kept, country]);
  const shown = useMemo(() => selectResources(all, filter, doubles), [all, filter, doubles]);
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part });
  const visible = all.filter(({ isHidden }) => !isHidden).length;
  const isAllHidden = visible === 0 && filter.show === 'all';
  const categoryOptions = [
    { value: 'all', label: `All categories (${visible.toLocaleString('en-US')})` },
    ...categories.map((value) => ({ value, label: `${value} (${(counts[value] ?? 0).toLocaleString('en-US')})` })),
  ];
  return (
    <>
      <FilterBar
        noun="resource"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={{ category: { label: 'Filter by category', options: categoryOptions } }}
        shown={shown.length}
        total={isAllHidden ? 0 : all.length}
      >
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="pl-1 text-[14px] text-mute">
            Price
          </span>
          <SelectBox label="Filter by price" value={filter.price} options={priceOptions} onChange={(price) => change({ price })} />
        </span>
        {countries.length > 1 && (
          <SelectBox
            label="Filter by country"
            value={country}
            options={[{ value: 'all', label: 'All countries' }, ...countries]}
            onChange={(value) => change({ country: value })}
          />
        )}
        <SelectBox label="Show" value={filter.show} options={showOptions} onChange={(show) => change({ show })} />
        <SelectBox label="Sort by" value={filter.sort} options={sortOptions} onChange={(sort) => change({ sort })} />
      </FilterBar>
      {doubles.size > 0 && filter.show !== 'duplicates' && (
        <div className="mb-4">
          <Notice>
            <span className="flex flex-wrap items-center justify-between gap-2">
              {plural(doubles.size, 'resource')} share an address with another.
              <Button onClick={() => setFilter({ ...startFilter, show: 'duplicates' })}>Show duplicates</Button>
            </span>
          </Notice>
        </div>
      )}
      {isAllHidden && (
        <Empty
          text="Every resource is hidden"
          action={{ label: 'Show hidden', icon: 'eye', onClick: () => setFilter({ ...startFilter, show: 'hidden' }) }}
        />
      )}
      <ul
        aria-label="Resources"
        className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${form.isOpen ? 'lg:grid-cols-1 xl:grid-cols-2' : 'lg:grid-cols-3'}`}
      >
        {shown.slice(0, limit).map((resource) => (
          <li key={resource.id} className="min-w-0">
            <ResourceCard resource={resource} records={records} form={form} double={doubles.get(resource.id)} />
          </li>
        ))}
      </ul>
      {shown.length > limit && (
        <p className="mt-5 flex flex-wrap items-center justify-center gap-3 text-mute">
          {limit.toLocaleString('en-US')} of {shown.length.toLocaleString('en-US')} on the page
          <Button onClick={() => setLimit(limit + portion)}>Show more</Button>
        </p>
      )}
    </>
  );
}
