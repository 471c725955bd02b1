import { useMemo, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { monthOf } from '@/lib/months';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { FilterBar } from '@/kinds/records/filter-bar';
import { RowActions } from '@/kinds/records/row-actions';
import { selectRecords } from '@/kinds/records/select-records';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { shortMonth, type Item, type ItemFrequency } from '../model';
import { hasEffect } from '../outlook';
import type { CashFlow } from './use-cash-flow';

const frequencyWords: Record<ItemFrequency, string> = {
  monthly: 'every month',
  quarterly: 'every third month',
  annual: 'once',
  'one-time': 'once',
  weekly: 'every week',
};

const startFilter = { query: '', type: 'all' };
const typeChoice = {
  label: 'Show',
  options: [
    { value: 'all', label: 'All items' },
    { value: 'income', label: 'Income only' },
    { value: 'expense', label: 'Expenses only' },
  ],
};
/** A shorter list is read at a glance. */
const mostUnfiltered = 5;

const searchText = ({ name, sender }: Pick<Item, 'name' | 'sender'>) => `${name} ${sender}`;

export default function ItemList({ flow: { items, form, settings } }: { flow: CashFlow }) {
  const [filter, setFilter] = useState(startFilter);
  const { all } = items;
  const { currency } = items.tool.around;
  const isFiltered = all.length > mostUnfiltered;
  const shown = useMemo(
    () =>
      isFiltered
        ? selectRecords(all, {
            query: filter.query,
            searchIn: searchText,
            keep: ({ type }) => filter.type === 'all' || filter.type === type,
          })
        : all,
    [all, isFiltered, filter],
  );
  return (
    <>
      <div className="mb-3 flex items-baseline justify-between gap-2">
        <h2 className="font-semibold">Items</h2>
        <span className="text-[13px] text-mute">{plural(all.length, 'item')}</span>
      </div>
      {isFiltered && (
        <FilterBar
          noun="item"
          filter={filter}
          start={startFilter}
          onChange={setFilter}
          choices={{ type: typeChoice }}
          shown={shown.length}
          total={all.length}
        />
      )}
      <VirtualList
        label="Items"
        items={shown}
        row={(item) => (
          <div className="row grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-2.5 pr-2 pl-4">
            <div className="min-w-0">
              <p className="font-[550] break-words">{item.name}</p>
              <p className="text-[13px] text-mute">{describeItem(item)}</p>
              <ItemChips
                item={item}
                isWithoutEffect={!hasEffect(item, settings)}
                onRepeat={() => items.update(item.id, { isRepeated: true })}
              />
            </div>
            <div className="text-right">
              <p className={`pr-2 whitespace-nowrap ${item.type === 'income' ? 'text-accent' : ''}`}>
                {item.type === 'income' ? '+' : '−'}
                {formatMoney(Math.abs(item.amount), currency)}
              </p>
              <RowActions records={items} form={form} record={item} title={item.name} />
            </div>
          </div>
        )}
      />
    </>
  );
}

function ItemChips({ item, isWithoutEffect, onRepeat }: { item: Item; isWithoutEffect: boolean; onRepeat: () => void }) {
  const isCountedOnce = item.frequency === 'annual' && !item.isRepeated;
  if (!isCountedOnce && !isWithoutEffect && !item.isPlain && item.sender === '' && item.dated === '') return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
      {isCountedOnce && (
        <>
          <Chip tone="warn">Counted once</Chip>
          <Button look="quiet" className="text-[13px]!" onClick={onRepeat}>
            Repeat every 12 months
            <span className="sr-only">for {item.name}</span>
          </Button>
        </>
      )}
      {isWithoutEffect && <Chip tone="warn">Not in this period</Chip>}
      {item.isPlain && <Chip>No delay, no tax</Chip>}
      {item.sender !== '' && <Chip>from {item.sender}</Chip>}
      {item.dated !== '' && <Chip>Dated {shortMonth(monthOf(item.dated))}, counted in month 1</Chip>}
    </div>
  );
}

function describeItem({ type, frequency, isRepeated, startMonth, endMonth, growth }: Item): string {
  const start = startMonth === '' ? '' : shortMonth(monthOf(startMonth));
  const isSingle = frequency === 'one-time' || (frequency === 'annual' && !isRepeated);
  const often = frequency === 'annual' && isRepeated ? 'every 12 months' : isSingle ? 'once' : frequencyWords[frequency];
  return [
    `${type === 'income' ? 'Income' : 'Expense'}, ${frequency === 'annual' ? 'annual, ' : ''}${often}`,
    start && `${isSingle ? 'in' : 'from'} ${start}`,
    !isSingle && endMonth !== '' && `to ${shortMonth(monthOf(endMonth))}`,
    growth !== 0 && `, ${growth > 0 ? '+' : '−'}${formatPercent(Math.abs(growth))} a month`,
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ,', ',');
}
