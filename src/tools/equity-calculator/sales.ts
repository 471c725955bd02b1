import { sumOf } from '@/lib/numbers';
import { isOption, type Inputs, type Role, type Sale, type Stakeholder } from './model';

/** Shares that went from one row of the table to another. */
export interface Piece {
  sale: Sale;
  /** The id of the stakeholder, or `boughtIn` the earlier sale, they came from. */
  from: string;
  shares: number;
}

interface Lot {
  id: string;
  name: string;
  left: number;
}

export interface Buyer {
  sale: Sale;
  /** What is left after selling on. */
  shares: number;
  /** Of somebody who is in the table already; an investor otherwise. */
  role: Role;
}

export interface Sales {
  pieces: Piece[];
  buyers: Buyer[];
  /** By stakeholder. */
  soldBy: Map<string, number>;
  /** More than the seller has, with what is missing. */
  short: { sale: Sale; missing: number }[];
}

/** Apart from every stakeholder’s id. */
export const boughtIn = ({ id }: Sale) => `sale ${id}`;

const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * Sales in the order they are listed: existing shares change hands, so nobody is diluted and the total stays. Only shares
 * are sold, never options; what was bought can be sold on.
 */
export function applySales({ stakeholders, sales }: Pick<Inputs, 'stakeholders' | 'sales'>, sharesOf: ReadonlyMap<string, number>): Sales {
  const lots: Lot[] = stakeholders
    .filter((holder) => !isOption(holder))
    .map(({ id, name }) => ({ id, name: keyOf(name), left: sharesOf.get(id) ?? 0 }));
  const roles = new Map(stakeholders.toReversed().map(({ name, role }) => [keyOf(name), role]));
  const pieces: Piece[] = [];
  const short: Sales['short'] = [];
  for (const sale of sales) {
    let wanted = Math.max(0, sale.shares);
    for (const lot of lots.filter(({ name }) => name === keyOf(sale.seller))) {
      const shares = Math.min(wanted, lot.left);
      if (shares <= 0) continue;
      lot.left -= shares;
      wanted -= shares;
      pieces.push({ sale, from: lot.id, shares });
    }
    if (wanted > 0) short.push({ sale, missing: wanted });
    lots.push({ id: boughtIn(sale), name: keyOf(sale.buyer), left: Math.max(0, sale.shares) - wanted });
  }
  const left = new Map(lots.map((lot) => [lot.id, lot.left]));
  const soldBy = new Map<string, number>();
  for (const { from, shares } of pieces) soldBy.set(from, (soldBy.get(from) ?? 0) + shares);
  return {
    pieces,
    buyers: sales.map((sale) => ({ sale, shares: left.get(boughtIn(sale)) ?? 0, role: roles.get(keyOf(sale.buyer)) ?? 'Investor' })),
    soldBy,
    short,
  };
}

/** What a seller was paid so far, in whole units of money. */
export const paidFor = (pieces: readonly Piece[], name: string) =>
  sumOf(pieces.filter(({ sale }) => keyOf(sale.seller) === keyOf(name)).map(({ sale, shares }) => shares * sale.price));

/**
 * The same holdings without the sales: sellers with what they have left, buyers as owners of their own. For formats that have
 * no place for who sold to whom.
 */
export function settleSales<I extends Pick<Inputs, 'stakeholders' | 'sales'>>(inputs: I, sharesOf: ReadonlyMap<string, number>): I {
  if (inputs.sales.length === 0) return inputs;
  const { soldBy, buyers, pieces } = applySales(inputs, sharesOf);
  const roundOf = new Map(inputs.stakeholders.map(({ id, afterRound }) => [id, afterRound]));
  const sellers = inputs.stakeholders.map((holder) => {
    const sold = soldBy.get(holder.id) ?? 0;
    const left = (sharesOf.get(holder.id) ?? 0) - sold;
    return sold === 0 ? holder : { ...holder, exactShares: left, equityPercentage: left > 0 ? holder.equityPercentage : 0 };
  });
  const owners = buyers
    .filter(({ shares }) => shares > 0)
    .map(({ sale, shares, role }): Stakeholder => ({
      id: boughtIn(sale),
      name: sale.buyer,
      role,
      equityPercentage: 0,
      vestingPeriod: 0,
      cliffPeriod: 0,
      exactShares: shares,
      grantDate: sale.date,
      acceleration: 'None',
      has83b: false,
      exercisePrice: 0,
      // Shares that were granted after a round came out of its pool, whoever has them now.
      afterRound: pieces.flatMap(({ sale: { id }, from }) => (id === sale.id ? [roundOf.get(from) ?? ''] : []))[0] ?? '',
    }));
  return { ...inputs, stakeholders: [...sellers, ...owners], sales: [] };
}
