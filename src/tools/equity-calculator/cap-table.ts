import { daysBetween, isDay } from '@/lib/dates';
import { multiplyMoney } from '@/lib/money';
import { clamp, sumOf } from '@/lib/numbers';
import { isFounder, type Convertible, type Inputs, type Role, type Round, type Stakeholder } from './model';
import { applySales, type Sales } from './sales';
import { mostShares, solveRound, tooManyShares, type Claim, type Conversion, type RoundOutcome, type Way } from './priced-round';

export interface Row {
  id: string;
  kind: 'stakeholder' | 'round' | 'convertible' | 'sale' | 'promised' | 'pool' | 'unallocated';
  name: string;
  shares: number;
  /** A share of the whole; nothing where there are no shares. */
  fraction: number | null;
}

export const groups = ['Founders', 'Team', 'Investors', 'Pool and unallocated'] as const;
export type Group = (typeof groups)[number];

export interface Converted extends Conversion {
  convertible: Convertible;
  /** The amount with its interest. */
  amount: number;
  interest: number;
}

export interface RoundStep {
  round: Round;
  /** All shares before and after it. */
  before: number;
  after: number;
  newShares: number;
  /** In minor units of money for one share; nothing where the round could not be worked out. */
  price: number | null;
  postMoney: number;
  capitalisation: number;
  poolIncrease: number;
  converted: Converted[];
  problem: string;
  /** What each group holds once the round and the grants after it are done. */
  holdings: Record<Group, number>;
  /** The founders' shares at the round itself. */
  founderShares: number;
}

export interface CapTable {
  rows: Row[];
  total: number;
  /** What a percentage said now is of. */
  basis: number;
  /** Below 0 where more is given away than there is. */
  unallocated: number;
  steps: RoundStep[];
  /** Before any round. */
  start: { total: number; holdings: Record<Group, number> };
  /** SAFEs and notes that no round has converted. */
  outstanding: Convertible[];
  /** As granted, before anything was sold on. */
  sharesOf: Map<string, number>;
  sales: Sales;
  /** What each group holds now, sales counted. */
  holdings: Record<Group, number>;
}

/** Simple interest, actual days over 365. */
export function interestOf({ instrument, amount, interest, issued }: Convertible, until: string): number {
  if (instrument !== 'Convertible note' || !isDay(issued) || !isDay(until) || until <= issued) return 0;
  return multiplyMoney(Math.max(0, amount), (clamp(interest, 0, 10) * daysBetween(issued, until)) / 365);
}

const ownWays = ({ instrument, cap, discount }: Convertible): Way[] => [
  ...(cap > 0 ? [{ by: instrument === 'Post-money SAFE' ? ('post-money cap' as const) : ('pre-money cap' as const), cap }] : []),
  ...(discount > 0 ? [{ by: 'discount' as const, discount: clamp(discount, 0, 0.9) }] : []),
];

const isSafe = ({ instrument }: Convertible) => instrument !== 'Convertible note';

/** Ordinary terms, and with MFN those of every SAFE issued on the same day or later; an unknown day counts as later. */
export function waysOf(convertible: Convertible, all: readonly Convertible[]): Way[] {
  const copied =
    convertible.isMfn && isSafe(convertible)
      ? all.filter((other) => isSafe(other) && (other.issued === '' || convertible.issued === '' || other.issued >= convertible.issued))
      : [convertible];
  return copied.flatMap(ownWays);
}

/** Whether it is there when the round closes. */
const isDue = ({ issued, amount }: Convertible, { date }: Round) => amount > 0 && (issued === '' || date === '' || issued <= date);

const sharesFrom = ({ equityPercentage, exactShares }: Stakeholder, total: number) =>
  exactShares > 0
    ? Math.min(exactShares, mostShares)
    : Math.max(0, Math.min(mostShares, multiplyMoney(total, clamp(equityPercentage, 0, 10))));

export const groupOf = (role: Role): Exclude<Group, 'Pool and unallocated'> =>
  isFounder(role) ? 'Founders' : role === 'Investor' ? 'Investors' : 'Team';

/** What stands in the role column of rows that are nobody's record. */
export const kindNames: Record<Exclude<Row['kind'], 'stakeholder'>, string> = {
  round: 'Round',
  convertible: 'SAFE or note',
  sale: 'Bought',
  promised: 'Option pool',
  pool: 'Option pool',
  unallocated: 'Not held',
};

export const nameOrNone = (name: string, otherwise: string) => (name.trim() === '' ? otherwise : name);

/**
 * The cap table after all rounds. Plain: rounds alone, each adding investment / pre-money valuation of the shares there
 * are. Full: the same, with SAFEs and notes converting and the option pool counted and topped up.
 */
export function computeCapTable(inputs: Inputs, isFull: boolean): CapTable {
  const { stakeholders, rounds, convertibles, settings, today } = inputs;
  const pool = isFull ? Math.max(0, settings.pool) : 0;
  const promised = isFull ? Math.max(0, settings.promised) : 0;
  const totalShares = Math.max(0, settings.totalShares);
  const roundIds = new Set(rounds.map(({ id }) => id));
  const sharesOf = new Map<string, number>();
  const rows: Row[] = [];
  let total = totalShares + Math.max(0, promised - pool);
  let available = Math.max(0, pool - promised);
  let unallocated = totalShares - pool;
  let waiting = isFull ? [...convertibles] : [];
  let invested = 0;

  const grantAfter = (roundId: string) => {
    for (const stakeholder of stakeholders) {
      const basis = roundIds.has(stakeholder.afterRound) ? stakeholder.afterRound : '';
      if (basis !== roundId) continue;
      const shares = sharesFrom(stakeholder, total - (roundId === '' ? Math.max(0, promised - pool) : 0));
      sharesOf.set(stakeholder.id, shares);
      // Once a round has made a pool, grants come out of it before anything else.
      const fromPool = roundId === '' ? 0 : Math.min(available, shares);
      available -= fromPool;
      unallocated -= shares - fromPool;
    }
  };
  const holdings = (): Record<Group, number> => {
    const held: Record<Group, number> = { Founders: 0, Team: 0, Investors: invested, 'Pool and unallocated': 0 };
    for (const { id, role } of stakeholders) held[groupOf(role)] += sharesOf.get(id) ?? 0;
    held['Pool and unallocated'] = total - held.Founders - held.Team - held.Investors;
    return held;
  };

  grantAfter('');
  const start = { total, holdings: holdings() };
  const steps = rounds.map((round): RoundStep => {
    const before = total;
    const founderShares = holdings().Founders;
    const due = waiting.filter((convertible) => isDue(convertible, round));
    const claims = due.map((convertible): Claim & { interest: number } => {
      const interest = interestOf(convertible, round.date || today);
      return { id: convertible.id, amount: convertible.amount + interest, interest, ways: waysOf(convertible, due) };
    });
    const solved = solveRound({
      shares: before,
      available,
      valuation: round.valuation,
      investment: round.investment,
      poolTarget: isFull ? clamp(round.poolTarget, 0, 0.9) : 0,
      poolPlace: round.poolPlace,
      claims,
    });
    const outcome = solved.ok ? solved.outcome : noOutcome;
    const converted = outcome.conversions.map((conversion, index): Converted => {
      const { amount, interest } = claims[index] ?? { amount: 0, interest: 0 };
      return { ...conversion, amount, interest, convertible: due[index] as Convertible };
    });
    const added = outcome.newShares + sumOf(converted.map(({ shares }) => shares)) + outcome.poolIncrease;
    const isCountable = before + added <= mostShares;
    const isDone = solved.ok && isCountable;
    if (isDone) {
      total += added;
      available += outcome.poolIncrease;
      invested += added - outcome.poolIncrease;
      waiting = waiting.filter((convertible) => !due.includes(convertible));
      for (const { id, shares, convertible } of converted) {
        rows.push({ id, kind: 'convertible', name: nameOrNone(convertible.name, convertible.instrument), shares, fraction: null });
      }
    }
    rows.push({ id: round.id, kind: 'round', name: investorsOf(round), shares: isDone ? outcome.newShares : 0, fraction: null });
    grantAfter(round.id);
    return {
      round,
      before,
      after: isDone ? before + added : before,
      newShares: isDone ? outcome.newShares : 0,
      price: isDone ? outcome.price : null,
      postMoney: round.valuation + round.investment,
      capitalisation: isDone ? outcome.capitalisation : before,
      poolIncrease: isDone ? outcome.poolIncrease : 0,
      converted: isDone ? converted : [],
      problem: solved.ok ? (isCountable ? '' : tooManyShares) : solved.reason,
      holdings: holdings(),
      founderShares,
    };
  });

  const share = (shares: number) => (total > 0 ? shares / total : null);
  const sales = applySales(inputs, sharesOf);
  const held = stakeholders.map(({ id, name }): Row => ({
    id,
    kind: 'stakeholder',
    name: nameOrNone(name, 'No name'),
    shares: (sharesOf.get(id) ?? 0) - (sales.soldBy.get(id) ?? 0),
    fraction: null,
  }));
  const bought = sales.buyers.map(({ sale, shares }): Row => ({
    id: sale.id,
    kind: 'sale',
    name: nameOrNone(sale.buyer, 'No name'),
    shares,
    fraction: null,
  }));
  const now = holdings();
  for (const { id, role } of stakeholders) now[groupOf(role)] -= sales.soldBy.get(id) ?? 0;
  for (const { shares, role } of sales.buyers) now[groupOf(role)] += shares;
  const derived: Row[] = [
    { id: 'promised', kind: 'promised', name: 'Promised options', shares: promised, fraction: null },
    { id: 'pool', kind: 'pool', name: 'Option pool, available', shares: available, fraction: null },
    {
      id: 'unallocated',
      kind: 'unallocated',
      name: unallocated < 0 ? 'Over-allocated' : 'Unallocated',
      shares: unallocated,
      fraction: null,
    },
  ];
  const all = [...held, ...bought.filter(({ shares }) => shares > 0), ...rows, ...derived.filter(({ shares }) => shares !== 0)];
  return {
    rows: all.map((row) => ({ ...row, fraction: share(row.shares) })),
    total,
    basis: rounds.length > 0 ? total : totalShares,
    unallocated,
    steps,
    start,
    outstanding: waiting.filter(({ amount }) => amount > 0),
    sharesOf,
    sales,
    holdings: now,
  };
}

const noOutcome: RoundOutcome = { conversions: [], capitalisation: 0, poolIncrease: 0, newShares: 0, price: 0 };

export const outstandingName = ({ name, instrument }: Convertible) => `${nameOrNone(name, instrument)} (not converted yet)`;

export const investorsOf = ({ name }: Round) => `Round: ${nameOrNone(name, 'Unnamed')} investors`;
