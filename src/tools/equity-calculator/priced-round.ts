import { sumOf } from '@/lib/numbers';

/** The ways in which an amount may become shares; whichever gives the most is taken. */
export type Way =
  /** Post-money SAFE: the cap over all shares before the new money, SAFEs and notes included. */
  | { by: 'post-money cap'; cap: number }
  /** Pre-money SAFE or note: the cap over the shares before the round with the pool top-up, SAFEs and notes left out. */
  | { by: 'pre-money cap'; cap: number }
  | { by: 'discount'; discount: number }
  | { by: 'round price' };

export interface Claim {
  id: string;
  amount: number;
  ways: Way[];
}

export interface RoundTerms {
  /** All shares before the round, the pool among them. */
  shares: number;
  /** Pool that nobody holds or was promised. */
  available: number;
  valuation: number;
  investment: number;
  poolTarget: number;
  poolPlace: 'Pre-money' | 'Post-money';
  claims: Claim[];
}

export interface Conversion {
  id: string;
  shares: number;
  /** What a share cost, in the units of the amounts. */
  price: number;
  /** Which of its ways it took. */
  way: Way;
}

export interface RoundOutcome {
  conversions: Conversion[];
  /** Shares before the new money and the pool top-up, conversions included. */
  capitalisation: number;
  poolIncrease: number;
  newShares: number;
  price: number;
}

export type Solved = { ok: true; outcome: RoundOutcome } | { ok: false; reason: string };

/** Past this a whole number of shares can no longer be counted exactly. */
export const mostShares = 1e15;

export const tooManyShares = 'More shares than can be counted. Check the investment and the valuation.';

/** Half up, on whole numbers of any size: 1 / 3 of 10,000,000 is never a matter of floating point. */
export function roundShares(shares: number, numerator: number, denominator: number): number {
  const product = BigInt(Math.round(shares)) * BigInt(Math.round(numerator));
  const divisor = BigInt(Math.round(denominator));
  return Number((product * 2n + divisor) / (divisor * 2n));
}

/** The order of a list must not matter, not even for the last bit of a sum. */
const sumInOrder = (values: readonly number[]) => sumOf([...values].sort((a, b) => a - b));

interface Solution {
  /** Shares for one unit of money. */
  perUnit: number;
  capitalisation: number;
  poolIncrease: number;
}

/**
 * With the way of every claim settled, price, pool and conversions are a system of linear equations:
 *   capitalisation = shares + fractions × capitalisation + flat × (shares + increase) + priced × perUnit
 *   valuation × perUnit = capitalisation (+ increase, where the pre-money pays for it)
 *   available + increase = target × (everything after the round)
 */
function solveFor(terms: RoundTerms, ways: readonly Way[], hasTopUp: boolean): Solution | undefined {
  const { shares, available, valuation, investment, poolTarget: target, poolPlace, claims } = terms;
  const partOf = (read: (way: Way, amount: number) => number) =>
    sumInOrder(ways.map((way, index) => read(way, claims[index]?.amount ?? 0)));
  const fractions = partOf((way, amount) => (way.by === 'post-money cap' ? amount / way.cap : 0));
  const flat = partOf((way, amount) => (way.by === 'pre-money cap' ? amount / way.cap : 0));
  const priced = partOf((way, amount) => (way.by === 'discount' ? amount / (1 - way.discount) : way.by === 'round price' ? amount : 0));
  const left = 1 - fractions;
  const whole = valuation + investment;
  let factor: number;
  let constant: number;
  if (!hasTopUp) {
    factor = left * valuation - priced;
    constant = shares * (1 + flat);
  } else if (poolPlace === 'Pre-money') {
    factor = left * (valuation - target * whole) - priced - flat * target * whole;
    constant = (1 + flat) * (shares - available) + fractions * available;
  } else {
    factor = left * valuation - priced - (flat * target * whole) / (1 - target);
    constant = shares * (1 + flat) - (flat * available) / (1 - target);
  }
  if (!(left > 1e-9) || !(factor > valuation * 1e-12) || !(constant > 0)) return undefined;
  const perUnit = constant / factor;
  const excess = target * whole * perUnit - available;
  const poolIncrease = hasTopUp ? excess / (poolPlace === 'Pre-money' ? 1 : 1 - target) : 0;
  const capitalisation = valuation * perUnit - (hasTopUp && poolPlace === 'Pre-money' ? poolIncrease : 0);
  return { perUnit, capitalisation, poolIncrease };
}

function sharesBy(way: Way, amount: number, { shares }: RoundTerms, { perUnit, capitalisation, poolIncrease }: Solution): number {
  if (way.by === 'post-money cap') return (amount / way.cap) * capitalisation;
  if (way.by === 'pre-money cap') return (amount / way.cap) * (shares + poolIncrease);
  return way.by === 'discount' ? (amount * perUnit) / (1 - way.discount) : amount * perUnit;
}

/** Enough for every claim to change its way several times; each change only ever adds shares, so it settles. */
const mostSteps = 500;
const noticeable = 1 + 1e-12;
/** Nobody ever pays more than the new investors do. */
const atRoundPrice: Way = { by: 'round price' };

/**
 * The round price depends on how many shares the SAFEs become, and that on the price. So everybody starts at the
 * round price, the equations are solved, whoever does better another way changes to it, and so on until nobody does.
 * All is worked out in exact proportions and rounded to whole shares, each holder alone, at the end.
 */
export function solveRound(terms: RoundTerms): Solved {
  const { shares, available, valuation, investment, poolTarget, claims } = terms;
  if (!(shares > 0)) return { ok: false, reason: 'There are no shares yet. Enter Total Shares.' };
  if (!(valuation > 0) || !(investment > 0)) return { ok: false, reason: 'Investment and valuation must be above 0.' };
  const chosen: Way[] = claims.map(() => atRoundPrice);
  let hasTopUp = false;
  let solution: Solution | undefined;
  for (let step = 0; step < mostSteps; step += 1) {
    solution = solveFor(terms, chosen, hasTopUp);
    if (!solution) return { ok: false, reason: whyImpossible(terms) };
    let isSettled = true;
    if (!hasTopUp && poolTarget > 0 && available < poolTarget * (valuation + investment) * solution.perUnit) {
      hasTopUp = true;
      isSettled = false;
    }
    for (const [index, { amount, ways }] of claims.entries()) {
      for (const way of [...ways, atRoundPrice]) {
        const now = sharesBy(chosen[index] ?? atRoundPrice, amount, terms, solution);
        if (sharesBy(way, amount, terms, solution) > now * noticeable) {
          chosen[index] = way;
          isSettled = false;
        }
      }
    }
    if (isSettled) break;
  }
  if (!solution) return { ok: false, reason: whyImpossible(terms) };
  return toOutcome(terms, chosen, solution);
}

function toOutcome(terms: RoundTerms, chosen: readonly Way[], solution: Solution): Solved {
  const { shares, valuation, investment, claims } = terms;
  const { perUnit, capitalisation, poolIncrease } = solution;
  const isPlain = claims.length === 0 && poolIncrease === 0;
  const expected = capitalisation + poolIncrease + investment * perUnit;
  if (!(expected < mostShares)) return { ok: false, reason: tooManyShares };
  return {
    ok: true,
    outcome: {
      conversions: claims.map(({ id, amount }, index) => {
        const way = chosen[index] ?? atRoundPrice;
        const exact = sharesBy(way, amount, terms, solution);
        return { id, shares: Math.round(exact), price: exact > 0 ? amount / exact : 0, way };
      }),
      capitalisation,
      poolIncrease: Math.round(poolIncrease),
      newShares: isPlain ? roundShares(shares, investment, valuation) : Math.round(investment * perUnit),
      price: 1 / perUnit,
    },
  };
}

function whyImpossible({ claims, poolTarget }: RoundTerms): string {
  const parts = [claims.length > 0 ? 'the SAFEs and notes' : '', poolTarget > 0 ? 'the pool' : ''].filter(Boolean).join(' and ');
  return parts === ''
    ? 'This round can’t be worked out. Check its figures.'
    : `At this valuation ${parts} would take the whole company, so nothing is left to price. Raise the valuation or lower them.`;
}
