import { allocateMoney } from '@/lib/money';
import { clamp, sumOf } from '@/lib/numbers';
import { groupOf, nameOrNone, type CapTable, type Group } from './cap-table';
import type { Convertible, Inputs, Round } from './model';
import { toMinorPrice } from './format';
import { convertAtCaps } from './outstanding';
import { boughtIn } from './sales';
import { vestedOn } from './vesting';

export interface Holder {
  id: string;
  name: string;
  group: Exclude<Group, 'Pool and unallocated'>;
  shares: number;
  /** Paid before common, in minor units. */
  preference: number;
  terms: 'common' | 'option' | 'non-participating' | 'participating' | 'capped';
  /** The most a capped participation brings. */
  limit: number;
  /** 0 is paid first. */
  rank: number;
  /** What an option costs to exercise, in minor units a share; 0 for shares. */
  strike: number;
}

export interface Payout {
  holder: Holder;
  /** After what exercising costs. */
  amount: number;
  /** What the holder pays to exercise; it is part of what is shared out. */
  exerciseCost: number;
  how: 'Common' | 'Exercised' | 'Not exercised' | 'Preference' | 'As common' | 'Preference and share' | 'Capped';
}

export interface Exit {
  payouts: Payout[];
  /** In minor units for one common share. */
  perShare: number;
  /** Nobody holds a share that could take it. */
  unclaimed: number;
}

/** What one holder is owed when a common share brings `perShare`. */
export function owedTo({ shares, preference, terms, limit, strike }: Holder, perShare: number): number {
  const asCommon = shares * perShare;
  if (terms === 'common') return asCommon;
  // Exercised only in the money. What is paid in comes back out, so net of it everything adds up to the exit value.
  if (terms === 'option') return shares * Math.max(0, perShare - strike);
  if (terms === 'non-participating') return Math.max(preference, asCommon);
  if (terms === 'participating') return preference + asCommon;
  return Math.max(Math.min(preference + asCommon, limit), asCommon);
}

/** Where a holder's payout starts or stops to grow. */
function turningPoints({ shares, preference, terms, limit, strike }: Holder): number[] {
  if (terms === 'option') return [strike];
  if (shares <= 0 || terms === 'common' || terms === 'participating') return [];
  return terms === 'non-participating' ? [preference / shares] : [(limit - preference) / shares, limit / shares];
}

/** What a common share brings: the payouts grow in straight lines between the turning points, so it is found without guessing. */
function findPerShare(holders: readonly Holder[], value: number): number {
  const common = { shares: sumOf(holders.filter(({ terms }) => terms === 'common').map(({ shares }) => shares)) };
  const others = holders.filter(({ terms }) => terms !== 'common');
  const owed = (perShare: number) => common.shares * perShare + sumOf(others.map((holder) => owedTo(holder, perShare)));
  const points = [...new Set(others.flatMap(turningPoints).filter((point) => point > 0))].sort((a, b) => a - b);
  // What is owed never falls, so the first point that brings enough is found by halving.
  let [from, to] = [0, points.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (owed(points[middle] ?? 0) >= value) to = middle;
    else from = middle + 1;
  }
  const low = points[from - 1] ?? 0;
  const high = points[from];
  if (high !== undefined) return between(owed, low, high, value);
  // Past the last turning point everything grows in a straight line.
  const slope = owed(low + 1) - owed(low);
  return slope > 0 ? low + (value - owed(low)) / slope : low;
}

function between(owed: (perShare: number) => number, low: number, high: number, value: number): number {
  const [from, to] = [owed(low), owed(high)];
  return to > from ? low + ((high - low) * (value - from)) / (to - from) : low;
}

export function computeExit(holders: readonly Holder[], value: number): Exit {
  const preferences = sumOf(holders.map(({ preference }) => preference));
  if (value <= preferences) return { payouts: payPreferences(holders, value), perShare: 0, unclaimed: 0 };
  const perShare = findPerShare(holders, value);
  const owed = holders.map((holder) => owedTo(holder, perShare));
  const claimed = sumOf(owed);
  // Beyond rounding, something is left only where there are no shares at all.
  const unclaimed = claimed < value * (1 - 1e-9) - 1 ? Math.round(value - claimed) : 0;
  const amounts = allocateMoney(value - unclaimed, owed);
  return {
    payouts: holders.map((holder, index) => ({
      holder,
      amount: amounts[index] ?? 0,
      exerciseCost: costOf(holder, perShare),
      how: howOf(holder, perShare),
    })),
    perShare,
    unclaimed,
  };
}

const costOf = ({ terms, shares, strike }: Holder, perShare: number) =>
  terms === 'option' && perShare > strike ? Math.round(shares * strike) : 0;

function howOf({ shares, preference, terms, limit, strike }: Holder, perShare: number): Payout['how'] {
  const asCommon = shares * perShare;
  if (terms === 'common') return 'Common';
  if (terms === 'option') return perShare > strike ? 'Exercised' : 'Not exercised';
  if (terms === 'participating') return 'Preference and share';
  if (terms === 'non-participating') return asCommon > preference ? 'As common' : 'Preference';
  if (asCommon >= limit) return 'As common';
  return preference + asCommon > limit ? 'Capped' : 'Preference and share';
}

/** Not enough for every preference: rank by rank, and within a rank in proportion. */
function payPreferences(holders: readonly Holder[], value: number): Payout[] {
  const paid = new Map<Holder, number>();
  let left = Math.max(0, value);
  for (const rank of [...new Set(holders.map((holder) => holder.rank))].sort((a, b) => a - b)) {
    const level = holders.filter((holder) => holder.rank === rank && holder.preference > 0);
    const wanted = sumOf(level.map(({ preference }) => preference));
    const amounts =
      wanted > 0
        ? allocateMoney(
            Math.min(left, wanted),
            level.map(({ preference }) => preference),
          )
        : [];
    level.forEach((holder, index) => paid.set(holder, amounts[index] ?? 0));
    left -= Math.min(left, wanted);
  }
  return holders.map((holder) => ({
    holder,
    amount: paid.get(holder) ?? 0,
    exerciseCost: 0,
    how: holder.terms === 'common' ? 'Common' : holder.terms === 'option' ? 'Not exercised' : 'Preference',
  }));
}

const termsOf = { 'Non-participating': 'non-participating', Participating: 'participating', 'Participating, capped': 'capped' } as const;

/** Everyone who is paid at an exit. Unissued pool and unallocated shares belong to nobody, so they are not. */
export function toHolders(inputs: Inputs, table: CapTable): Holder[] {
  const { stakeholders, settings, today, currency } = inputs;
  const exitDay = settings.exitDay || today;
  const steps = table.steps.filter(({ price }) => price !== null);
  const isLastFirst = settings.seniority === 'Last round first';
  const rankOf = (place: number) => (isLastFirst ? steps.length - place : 1);
  const common = { preference: 0, terms: 'common', limit: 0, rank: steps.length + 1, strike: 0 } as const;

  const owners = stakeholders.map((stakeholder): Holder => {
    const all = table.sharesOf.get(stakeholder.id) ?? 0;
    const isPart = settings.isVestedOnly && stakeholder.acceleration !== 'Single trigger';
    const { id, name, role } = stakeholder;
    const counted = isPart ? (vestedOn(all, stakeholder, exitDay) ?? all) : all;
    const strike = toMinorPrice(clamp(stakeholder.exercisePrice, 0, 1e9), currency);
    return {
      ...common,
      id,
      name: nameOrNone(name, 'No name'),
      group: groupOf(role),
      // What was sold had vested.
      shares: Math.max(0, counted - (table.sales.soldBy.get(id) ?? 0)),
      ...(strike > 0 ? { terms: 'option', strike } : {}),
    };
  });
  const buyers = table.sales.buyers
    .filter(({ shares }) => shares > 0)
    .map(({ sale, shares, role }): Holder => ({
      ...common,
      id: boughtIn(sale),
      name: nameOrNone(sale.buyer, 'No name'),
      group: groupOf(role),
      shares,
    }));
  const promised = table.rows.find(({ kind }) => kind === 'promised');
  const options: Holder[] = promised ? [{ ...common, id: promised.id, name: promised.name, group: 'Team', shares: promised.shares }] : [];
  const preferred = (id: string, name: string, shares: number, amount: number, round: Round, place: number): Holder => {
    const preference = Math.round(Math.max(0, amount) * Math.min(100, Math.max(0, round.multiple)));
    const limit = Math.max(preference, Math.round(amount * Math.min(1000, Math.max(0, round.participationCap))));
    return { id, name, group: 'Investors', shares, preference, terms: termsOf[round.preference], limit, rank: rankOf(place), strike: 0 };
  };
  const investors = steps.flatMap(({ round, newShares, converted }, place) => [
    ...converted.map(({ id, convertible, shares, amount }) =>
      preferred(id, nameOrNone(convertible.name, convertible.instrument), shares, amount, round, place),
    ),
    preferred(round.id, `${nameOrNone(round.name, 'Unnamed')} investors`, newShares, round.investment, round, place),
  ]);
  const issued = [...owners, ...buyers, ...options, ...investors];
  return [...issued, ...outstandingHolders(table.outstanding, sumOf(issued.map(({ shares }) => shares)), exitDay)];
}

/** SAFEs and notes that no round converted: their money back, or their share at the cap, whichever is more. */
const outstandingHolders = (outstanding: readonly Convertible[], issued: number, exitDay: string): Holder[] =>
  convertAtCaps(outstanding, issued, exitDay).map(({ convertible, amount, isCapped, shares, discount }) => ({
    id: convertible.id,
    name: nameOrNone(convertible.name, convertible.instrument),
    group: 'Investors',
    shares: shares ?? 0,
    preference: isCapped ? amount : Math.round(amount / (1 - discount)),
    terms: 'non-participating',
    limit: 0,
    rank: convertible.instrument === 'Convertible note' ? 0 : 1,
    strike: 0,
  }));
