import { multiplyMoney } from '@/lib/money';
import type { Costs } from './model';

/** A figure, or why there is none. */
export type Figure = { value: number } | { reason: string };

const figure = (value: number): Figure => ({ value });
const none = (reason: string): Figure => ({ reason });

export const hasValue = (given: Figure): given is { value: number } => 'value' in given;

const mostUnits = 1e12;
/** How many times it takes to reach the whole; the dust that doubles leave must not ask for one more. */
function countTimes(whole: number, each: number): number {
  const times = Math.ceil(whole / each);
  return (times - 1) * each >= whole * (1 - 1e-13) ? times - 1 : times;
}

/** Past this size a double no longer holds every cent. */
const amount = (minor: number): Figure =>
  Number.isFinite(minor) && Math.abs(minor) <= Number.MAX_SAFE_INTEGER ? figure(minor) : none('Too large to show exactly.');

export interface PriceEffect {
  /** Below zero for a discount, above for a raise; a fraction. */
  change: number;
  /** In minor units, rounded. */
  price: number;
  margin: Figure;
  /** More units needed for the same profit, as a fraction; below zero: units you may lose. */
  units: Figure;
  unitsNeeded: Figure;
  breakEven: Figure;
}

export interface Economics {
  costPlus: Figure;
  marginPrice: Figure;
  unitProfit: Figure;
  margin: Figure;
  markup: Figure;
  breakEven: Figure;
  breakEvenRevenue: Figure;
  monthlyProfit: Figure;
  discount: PriceEffect;
  ladder: PriceEffect[];
}

const noPrice = 'Enter a price above zero.';
const noCost = 'Enter the cost per unit.';

function countBreakEven(fixedCosts: number, unitProfit: number): Figure {
  if (unitProfit <= 0) return none('Each unit sold earns nothing, so no number of them covers the fixed costs.');
  const units = countTimes(fixedCosts, unitProfit);
  return units > mostUnits ? none('More units than could ever be sold.') : figure(units);
}

/** The exact changed price counts, so 10% off at a 50% margin needs 25% more units whatever the cents. */
export function computeEffect({ price, unitCost, fixedCosts, unitsNow }: Costs, change: number): PriceEffect {
  const exact = price * (1 + change);
  const before = price - unitCost;
  const after = Number((exact - unitCost).toFixed(6));
  const shown = { change, price: multiplyMoney(price, Number((1 + change).toFixed(12))) };
  const lost = (reason: string): PriceEffect => ({
    ...shown,
    margin: exact > 0 ? figure(after / exact) : none(noPrice),
    units: none(reason),
    unitsNeeded: none(reason),
    breakEven: price > 0 ? countBreakEven(fixedCosts, after) : none(noPrice),
  });
  if (price <= 0) return lost(noPrice);
  if (before <= 0) return lost('You earn nothing on a unit at today’s price already.');
  if (after <= 0) return lost('Nothing is left of each unit at this price, so no volume makes up for it.');
  const ratio = before / after;
  const needed = countTimes(unitsNow * before, after);
  return {
    ...shown,
    margin: figure(after / exact),
    units: ratio > mostUnits ? none('More units than could ever be sold.') : figure(ratio - 1),
    unitsNeeded:
      unitsNow <= 0
        ? none('Enter the units you sell now.')
        : needed > mostUnits
          ? none('More units than could ever be sold.')
          : figure(needed),
    breakEven: countBreakEven(fixedCosts, after),
  };
}

const ladderSteps = [-0.5, -0.3, -0.2, -0.15, -0.1, -0.05, 0.05, 0.1, 0.2] as const;

export function computeEconomics(costs: Costs): Economics {
  const { price, unitCost, fixedCosts, markup, targetMargin, discount, unitsNow } = costs;
  const unitProfit = price - unitCost;
  const breakEven = price > 0 ? countBreakEven(fixedCosts, unitProfit) : none(noPrice);
  return {
    costPlus: unitCost > 0 ? amount(multiplyMoney(unitCost, Number((1 + markup).toFixed(12)))) : none(noCost),
    marginPrice: unitCost > 0 ? amount(Math.round(Number((unitCost / (1 - targetMargin)).toFixed(6)))) : none(noCost),
    unitProfit: price > 0 ? amount(unitProfit) : none(noPrice),
    margin: price > 0 ? figure(unitProfit / price) : none(noPrice),
    markup: price <= 0 ? none(noPrice) : unitCost > 0 ? figure(unitProfit / unitCost) : none(noCost),
    breakEven,
    breakEvenRevenue: hasValue(breakEven) ? amount(breakEven.value * price) : breakEven,
    monthlyProfit:
      price <= 0 ? none(noPrice) : unitsNow > 0 ? amount(unitsNow * unitProfit - fixedCosts) : none('Enter the units you sell now.'),
    discount: computeEffect(costs, -discount),
    ladder: ladderSteps.map((step) => computeEffect(costs, step)),
  };
}
