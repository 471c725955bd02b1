import { multiplyMoney } from '@/lib/money';
import { monthOf, monthsBetween, type Month } from '@/lib/months';
import type { Item } from './model';

export const weeksPerMonth = 52 / 12;
export const monthsPerYear = 12;
export const monthsPerQuarter = 3;

/** Past what a double holds to the cent there is no figure; NaN is passed on by every sum and shown as a dash. */
export const exact = (amount: number) => (Math.abs(amount) <= Number.MAX_SAFE_INTEGER ? amount : Number.NaN);

/** How far a product of doubles, and a factor cut to twelve digits, can be off. */
const mostError = (amount: number, product: number) => Math.abs(amount) * 1e-12 + Math.abs(product) * 1e-15;

/** Halves away from zero. Only where a half is near does it matter how exactly it is worked out; that takes a hundred times as long. */
export function scale(amount: number, factor: number): number {
  if (amount === 0 || factor === 1) return exact(amount);
  const product = amount * factor;
  if (Number.isNaN(exact(product))) return Number.NaN;
  const size = Math.abs(product);
  const isClear = Math.abs(size - Math.floor(size) - 0.5) > mostError(amount, product);
  return isClear ? Math.sign(product) * Math.round(size) + 0 : multiplyMoney(amount, factor);
}

/** The months from one time to the next; 0 for what happens once. */
export function stepOf({ frequency, isRepeated }: Pick<Item, 'frequency' | 'isRepeated'>): number {
  switch (frequency) {
    case 'quarterly':
      return monthsPerQuarter;
    case 'annual':
      return isRepeated ? monthsPerYear : 0;
    case 'one-time':
      return 0;
    default:
      return 1;
  }
}

/** Month 0 is the first of the projection; an item may start before it. */
export const startOf = ({ startMonth }: Pick<Item, 'startMonth'>, firstMonth: Month) =>
  startMonth === '' ? 0 : monthsBetween(firstMonth, monthOf(startMonth));

export const endOf = ({ endMonth }: Pick<Item, 'endMonth'>, firstMonth: Month) =>
  endMonth === '' ? Infinity : monthsBetween(firstMonth, monthOf(endMonth));

/** What falls due of an item in any month, as often as it does so. */
export function scheduleOf(item: Item, firstMonth: Month, factor = 1): (month: number) => number {
  const start = startOf(item, firstMonth);
  const end = endOf(item, firstMonth);
  const step = stepOf(item);
  const times = (item.frequency === 'weekly' ? weeksPerMonth : 1) * factor;
  const monthly = Math.max(0, 1 + item.growth);
  // Worked out once: a long list has many items that stay the same.
  const steady = scale(item.amount, times);
  return (month) => {
    const since = month - start;
    if (since < 0 || month > end) return 0;
    if (step === 0 ? since > 0 : since % step !== 0) return 0;
    return item.growth === 0 ? steady : scale(item.amount, times * monthly ** since);
  };
}

export const dueIn = (item: Item, firstMonth: Month, month: number) => scheduleOf(item, firstMonth)(month);

interface Wanted {
  type: Item['type'];
  isPlain: boolean;
  firstMonth: Month;
  factor: number;
  /** Months from the first of the projection; the last is left out. */
  from: number;
  to: number;
}

/** Items and lists of them never change in place, so what they come to is worked out once and kept for as long as they are. */
const keptAmounts = new WeakMap<Item, Map<string, readonly number[]>>();
const keptSums = new WeakMap<readonly Item[], Map<string, readonly number[]>>();
/** A first month and its factors; more would be leftovers of months that were tried out, times thousands of items. */
const mostKept = { item: 6, list: 32 };

function recall<Key extends object>(
  kept: WeakMap<Key, Map<string, readonly number[]>>,
  of: Key,
  most: number,
  name: string,
  make: () => readonly number[],
): readonly number[] {
  const own = kept.get(of) ?? new Map<string, readonly number[]>();
  const known = own.get(name);
  if (known) return known;
  if (own.size >= most) own.clear();
  const made = make();
  own.set(name, made);
  kept.set(of, own);
  return made;
}

function amountsOf(item: Item, { firstMonth, factor, from, to }: Wanted): readonly number[] {
  return recall(keptAmounts, item, mostKept.item, `${firstMonth} ${factor} ${from} ${to}`, () => {
    const due = scheduleOf(item, firstMonth, factor);
    return Array.from({ length: to - from }, (_, index) => due(from + index));
  });
}

/** What falls due of all items of a kind, month by month. After a change only what is new is worked out; the rest is added up. */
export function sumDue(items: readonly Item[], wanted: Wanted): readonly number[] {
  const { type, isPlain, firstMonth, factor, from, to } = wanted;
  return recall(keptSums, items, mostKept.list, `${type} ${isPlain} ${firstMonth} ${factor} ${from} ${to}`, () => {
    const sums = Array.from({ length: to - from }, () => 0);
    for (const item of items) {
      if (item.type !== type || item.isPlain !== isPlain) continue;
      const amounts = amountsOf(item, wanted);
      for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (amounts[index] ?? 0);
    }
    return sums.map(exact);
  });
}
