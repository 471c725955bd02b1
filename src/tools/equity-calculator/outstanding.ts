import { sumOf } from '@/lib/numbers';
import { interestOf, waysOf, type CapTable } from './cap-table';
import { hasDeeperTerms, type Convertible, type Inputs } from './model';

export interface AtCap {
  convertible: Convertible;
  /** With the interest so far. */
  amount: number;
  isCapped: boolean;
  /** Nothing without a cap, or where the caps promise the whole company away. */
  shares: number | null;
  discount: number;
}

/** What SAFEs and notes that no round has converted would hold beside these shares, each capped one at its cap. */
export function convertAtCaps(outstanding: readonly Convertible[], shares: number, day: string): AtCap[] {
  const known = outstanding.map((convertible) => {
    const ways = waysOf(convertible, outstanding);
    const caps = (by: string) => ways.flatMap((way) => ('cap' in way && way.by === by ? [way.cap] : []));
    const amount = convertible.amount + interestOf(convertible, day);
    const [post, pre] = [Math.min(...caps('post-money cap')), Math.min(...caps('pre-money cap'))];
    const discounts = ways.flatMap((way) => (way.by === 'discount' ? [way.discount] : []));
    return { convertible, amount, part: amount / post, flat: (amount / pre) * shares, discount: Math.max(0, ...discounts) };
  });
  const fixed = sumOf(known.map(({ part, flat }) => (part > 0 ? 0 : flat)));
  const parts = sumOf(known.map(({ part }) => part));
  const whole = parts < 0.999 ? (shares + fixed) / (1 - parts) : 0;
  return known.map(({ convertible, amount, part, flat, discount }) => {
    const own = Math.round(part > 0 ? part * whole : flat);
    return { convertible, amount, isCapped: part > 0 || flat > 0, shares: own > 0 ? own : null, discount };
  });
}

export interface Pending {
  count: number;
  amount: number;
  /** Whose share cannot be said before a round has a price. */
  unknown: number;
  /** What the capped ones and the founders would hold, before any new money; nothing where no share can be said. */
  theirs: number | null;
  founders: number | null;
}

/** What a cap table cannot show yet: SAFEs and notes become shares only when a round closes. */
export function toPending({ today }: Inputs, table: CapTable): Pending | undefined {
  const { outstanding, total } = table;
  if (outstanding.length === 0) return undefined;
  const all = convertAtCaps(outstanding, total, today);
  const added = sumOf(all.map(({ shares }) => shares ?? 0));
  const share = (shares: number) => (added > 0 && total > 0 ? shares / (total + added) : null);
  return {
    count: all.length,
    amount: sumOf(all.map(({ amount }) => amount)),
    unknown: all.filter(({ shares }) => shares === null).length,
    theirs: share(added),
    founders: share(table.holdings.Founders),
  };
}

/** The one figure of the screen, with what it leaves out. */
export function headlineOf(inputs: Inputs, table: CapTable, isFull: boolean): { label: string; share: number } | undefined {
  const isEmpty = [inputs.stakeholders, inputs.rounds, inputs.convertibles].every(({ length }) => length === 0);
  if (isEmpty || table.total <= 0) return undefined;
  const leftOut =
    !isFull && hasDeeperTerms(inputs) ? ', without SAFEs and pool' : table.outstanding.length > 0 ? ', before SAFEs convert' : '';
  return { label: `Founders own${leftOut}`, share: table.holdings.Founders / table.total };
}
