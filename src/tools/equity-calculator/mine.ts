import { sumOf } from '@/lib/numbers';
import { computeCapTable } from './cap-table';
import { isFounder, type Inputs } from './model';
import { boughtIn, paidFor } from './sales';
import { vestedOn } from './vesting';
import { computeExit, toHolders, type Exit } from './waterfall';

/** Of the exit value that was entered. */
const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];

export const nameKey = (name: string) => name.trim().toLowerCase();

export interface Person {
  key: string;
  name: string;
}

/** Everybody by name, founders first: shares, options and what was bought are one person’s. */
export function listPeople({ stakeholders, sales }: Inputs): Person[] {
  const sorted = stakeholders.toSorted((a, b) => Number(isFounder(b.role)) - Number(isFounder(a.role)));
  const names = [...sorted.map(({ name }) => name), ...sales.map(({ buyer }) => buyer)].filter((name) => name.trim() !== '');
  return [...new Map(names.toReversed().map((name) => [nameKey(name), { key: nameKey(name), name: name.trim() }])).values()].toReversed();
}

export interface Take {
  value: number;
  perShare: number;
  /** What is left after exercising, and what exercising costs. */
  amount: number;
  cost: number;
  /** Of the exit value. */
  share: number | null;
}

export interface Mine {
  shares: number;
  options: number;
  /** Of the company as it stands, options counted. */
  owned: number | null;
  /** Shares and options that have vested on the day, and whether every schedule has a day to start from. */
  vested: number;
  isVestingKnown: boolean;
  at: Take;
  curve: Take[];
  /** Below this the preferences, or the exercise price, leave nothing; 0 where the first cent counts. */
  startsAt: number;
  /** Got from shares sold so far, in whole units of money. */
  sold: number;
}

/** What one person has and gets, at the exit value that was entered and around it. */
export function computeMine(inputs: Inputs, key: string, day: string): Mine {
  const table = computeCapTable(inputs, true);
  const holders = toHolders(inputs, table);
  const own = inputs.stakeholders.filter(({ name }) => nameKey(name) === key);
  const bought = table.sales.buyers.filter(({ sale }) => nameKey(sale.buyer) === key);
  const ids = new Set([...own.map(({ id }) => id), ...bought.map(({ sale }) => boughtIn(sale))]);
  const held = (id: string) => (table.sharesOf.get(id) ?? 0) - (table.sales.soldBy.get(id) ?? 0);
  const optionsHeld = sumOf(own.filter(({ exercisePrice }) => exercisePrice > 0).map(({ id }) => held(id)));
  const boughtShares = sumOf(bought.map(({ shares }) => shares));
  const all = sumOf(own.map(({ id }) => held(id))) + boughtShares;
  const vested = own.map((one) => {
    const part = vestedOn(table.sharesOf.get(one.id) ?? 0, one, day);
    return part === null ? null : Math.max(0, part - (table.sales.soldBy.get(one.id) ?? 0));
  });
  const take = (value: number): Take => toTake(computeExit(holders, value), ids, value);
  const value = Math.max(0, inputs.settings.exitValue);
  return {
    shares: all - optionsHeld,
    options: optionsHeld,
    owned: table.total > 0 ? all / table.total : null,
    vested: sumOf(vested.map((part) => part ?? 0)) + boughtShares,
    isVestingKnown: vested.every((part) => part !== null),
    at: take(value),
    curve: steps.map((step) => take(Math.round(value * step))),
    startsAt: findStart((tried) => take(tried).amount, value),
    sold: paidFor(table.sales.pieces, key),
  };
}

function toTake({ payouts, perShare }: Exit, ids: ReadonlySet<string>, value: number): Take {
  const own = payouts.filter(({ holder }) => ids.has(holder.id));
  const amount = sumOf(own.map((payout) => payout.amount));
  return { value, perShare, amount, cost: sumOf(own.map(({ exerciseCost }) => exerciseCost)), share: value > 0 ? amount / value : null };
}

/** The largest exit that still leaves nothing, to the minor unit: payouts never fall as the value grows. */
function findStart(amountAt: (value: number) => number, value: number): number {
  let high = Math.max(1, value);
  for (let tries = 0; amountAt(high) <= 0; tries += 1) {
    if (tries === 20) return 0;
    high *= 2;
  }
  let low = 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (amountAt(middle) > 0) high = middle;
    else low = middle;
  }
  return low;
}
