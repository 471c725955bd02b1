import { toMajor } from '@/lib/money';
import { toSheet, type Cell, type Sheet } from '@/lib/sheet';
import { markSamples } from '@/kinds/records/files';
import { hasTax, labelMonth, shownFields, toColumns, type Item, type Settings } from './model';
import type { Projection } from './projection';

export function toProjectionSheet({ rows }: Projection, settings: Settings, currency: string): Sheet {
  const major = (minor: number): Cell => (Number.isFinite(minor) ? toMajor(minor, currency) : null);
  return {
    name: 'Projection',
    currency,
    columns: toColumns(settings),
    rows: rows.map(({ income, expenses, tax, net, balance }, index) => [
      labelMonth(settings, index),
      major(income),
      major(expenses),
      ...(hasTax(settings) ? [major(tax)] : []),
      major(net),
      major(balance),
    ]),
  };
}

/** The list as it can be read in again. */
export const toItemsSheet = (items: readonly Item[], currency: string): Sheet => toSheet('Items', shownFields, items, currency);

/** The same on its own, with those marked that are still samples beside the user's own. */
export const toItemsFile = (items: readonly Item[], currency: string): Sheet => markSamples(toItemsSheet(items, currency), items);
