import type { Surroundings } from '@/lib/fields';
import { monthOf } from '@/lib/months';
import type { MoneyLine } from '@/lib/topics/money';
import { findRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { costOf } from './cost';
import { searchText } from './list';
import { state, type Decision, type Technology } from './model';
import { toFiles } from './download';
import { offerPlan } from './offer-plan';

const decisionText = ({ context, consequences, options }: Decision) =>
  [context, consequences, ...options.map(({ name }) => name)].join(' ');

/** What a chosen technology costs from this month on, or once; what cannot be read as a price is no line. */
function toCostLines(technology: Technology, { today, currency }: Surroundings): MoneyLine[] {
  const { now = 0, once } = costOf(technology, currency);
  const amount = once > 0 ? once : now;
  if (amount <= 0) return [];
  return [
    {
      key: technology.id,
      name: technology.name.trim() || 'Unnamed technology',
      group: technology.category,
      about: 'costs',
      type: 'expense',
      amount,
      currency,
      repeats: once > 0 ? 'once' : 'monthly',
      month: monthOf(today),
    },
  ];
}

export const shares = defineShares(state, {
  offers: {
    money: ({ records }, around) =>
      records
        .filter((technology) => technology.selected && !isSampleRecord(technology))
        .flatMap((technology) => toCostLines(technology, around)),
  },
  search: ({ records, extra }) => [
    ...findRecords(records, ({ name }) => name, searchText),
    ...findRecords(extra.decisions, ({ title }) => title, decisionText, 'decision '),
  ],
  files: (data, around) => [
    ...toFiles(data, around),
    ...(data.records.some(({ selected }) => selected) ? offerPlan(data.records, around) : []),
  ],
});
