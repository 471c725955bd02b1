import { plural } from '@/lib/text';
import { isOwn, type Product } from './model';
import type { Assumptions, Market } from './pricing';

/** What the compared prices are for: a month, and as many users, seats or gigabytes as are asked for. */
export interface Basis {
  units: number;
  /** "user" where all priced units have the same name, otherwise "unit". */
  unit: string;
  hasUnits: boolean;
  /** Prices that cover any number of units are compared with prices for each unit. */
  isMixed: boolean;
}

const unitOf = ({ unit }: Pick<Product, 'unit'>) => unit.trim().replace(/(?<=\p{L}{3})(?<!s)s$/u, '') || 'unit';

export function toBasis({ ownPrices, rivalPrices }: Market, { units }: Pick<Assumptions, 'units'>): Basis {
  const counted = [...ownPrices, ...rivalPrices].map(({ product }) => product);
  const withUnits = counted.filter((product) => product.units > 0);
  const names = [...new Set(withUnits.map((product) => unitOf(product).toLowerCase()))];
  return {
    units,
    unit: names.length === 1 ? (names[0] ?? 'unit') : 'unit',
    hasUnits: withUnits.length > 0,
    isMixed: withUnits.length > 0 && withUnits.length < counted.length,
  };
}

/** " per user", " for 20 users" */
const forUnits = (units: number, unit: string) => (units === 1 ? ` per ${unit}` : ` for ${plural(units, unit)}`);

/** Behind a monthly price of this product: nothing where it is a flat one. */
export const describeShare = (product: Product, { units }: Basis) =>
  product.units > 0 ? ` a month${forUnits(units, unitOf(product))}` : ' a month';

/** " a month per user": what a whole range of prices is for. */
export const aMonth = ({ hasUnits, units, unit }: Basis) => ` a month${hasUnits ? forUnits(units, unit) : ''}`;

export const describeBasis = (basis: Basis) => `Prices${aMonth(basis)}.`;

/** A price for each user and one for any number of them compare only for a number of users. */
export function mixedNote({ isMixed, units, unit }: Basis, market: Market): string {
  if (!isMixed) return '';
  const flat = [...market.ownPrices, ...market.rivalPrices].filter(({ product }) => !(product.units > 0));
  const whose = flat.every(({ product }) => isOwn(product)) ? 'Your flat prices' : 'Flat prices';
  return `${whose} are compared with prices per ${unit}, for ${plural(units, unit)}. Set “Compare for how many units” to what a customer needs.`;
}
