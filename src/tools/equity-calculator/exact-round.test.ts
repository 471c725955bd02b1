import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { computeCapTable } from './cap-table';
import { solveRound, type RoundTerms, type Way } from './priced-round';
import { dollars, holder, inputsOf, round, safe } from './test-data';

/** A second way to the figures: exact fractions, and every combination of ways tried until one suits everybody. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const ratio = (top: bigint, bottom: bigint): Fraction => {
  const shared = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / shared, bottom: bottom / shared };
};
const whole = (value: number) => ratio(BigInt(value), 1n);
const hundredths = (value: number) => ratio(BigInt(Math.round(value * 100)), 100n);
const add = (a: Fraction, b: Fraction) => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
const times = (a: Fraction, b: Fraction) => ratio(a.top * b.top, a.bottom * b.bottom);
const minus = (a: Fraction, b: Fraction) => add(a, times(b, whole(-1)));
const over = (a: Fraction, b: Fraction) => ratio(a.top * b.bottom, a.bottom * b.top);
const isAbove = (a: Fraction, b: Fraction) => minus(a, b).top > 0n;
const nearest = ({ top, bottom }: Fraction) => Number((top * 2n + bottom) / (bottom * 2n));

/** Three equations, three unknowns, by Cramer's rule. */
function solveThree(rows: Fraction[][], right: Fraction[]): Fraction[] | undefined {
  const at = (matrix: Fraction[][], row: number, column: number) => matrix[row]?.[column] ?? whole(0);
  const determinant = (m: Fraction[][]) =>
    [0, 1, 2].reduce((sum, column) => {
      const [a, b] = [(column + 1) % 3, (column + 2) % 3];
      const minor = minus(times(at(m, 1, a), at(m, 2, b)), times(at(m, 1, b), at(m, 2, a)));
      return add(sum, times(at(m, 0, column), minor));
    }, whole(0));
  const base = determinant(rows);
  if (base.top === 0n) return undefined;
  return [0, 1, 2].map((column) =>
    over(determinant(rows.map((row, index) => row.map((cell, place) => (place === column ? (right[index] ?? cell) : cell)))), base),
  );
}

interface Exact {
  conversions: number[];
  poolIncrease: number;
  newShares: number;
}

function tryAll(terms: RoundTerms): Exact[] {
  const { shares, available, valuation, investment, poolTarget, poolPlace, claims } = terms;
  const atPrice: Way = { by: 'round price' };
  const choices = claims.reduce<Way[][]>(
    (lists, { ways }) => lists.flatMap((list) => [...ways, atPrice].map((way) => [...list, way])),
    [[]],
  );
  const [S, V, I, t] = [whole(shares), whole(valuation), whole(investment), hundredths(poolTarget)] as const;
  /** What one claim gets as parts of the capitalisation, of (shares + top-up) and of the shares for a unit of money. */
  const partsOf = (way: Way, amount: number): [Fraction, Fraction, Fraction] => {
    const money = whole(amount);
    if (way.by === 'post-money cap') return [over(money, whole(way.cap)), whole(0), whole(0)];
    if (way.by === 'pre-money cap') return [whole(0), over(money, whole(way.cap)), whole(0)];
    return [whole(0), whole(0), way.by === 'discount' ? over(money, minus(whole(1), hundredths(way.discount))) : money];
  };
  return choices.flatMap((chosen) =>
    [false, true].flatMap((hasTopUp): Exact[] => {
      const parts = chosen.map((way, index) => partsOf(way, claims[index]?.amount ?? 0));
      const sum = (place: 0 | 1 | 2) => parts.reduce((total, part) => add(total, part[place]), whole(0));
      const isPre = poolPlace === 'Pre-money';
      const solved = solveThree(
        [
          [minus(whole(1), sum(0)), times(sum(1), whole(-1)), times(sum(2), whole(-1))],
          [whole(1), whole(isPre ? 1 : 0), times(V, whole(-1))],
          hasTopUp ? [t, minus(t, whole(1)), times(t, I)] : [whole(0), whole(1), whole(0)],
        ],
        [times(S, add(whole(1), sum(1))), whole(0), hasTopUp ? whole(available) : whole(0)],
      );
      const [capital, increase, unit] = solved ?? [];
      if (!capital || !increase || !unit || capital.top <= 0n || unit.top <= 0n || increase.top < 0n) return [];
      const sharesBy = (way: Way, amount: number) => {
        const [ofCapital, ofShares, ofUnit] = partsOf(way, amount);
        return add(add(times(ofCapital, capital), times(ofShares, add(S, increase))), times(ofUnit, unit));
      };
      const after = add(add(capital, increase), times(I, unit));
      const isFair = chosen.every((way, index) => {
        const { amount, ways } = claims[index] ?? { amount: 0, ways: [] };
        return [...ways, atPrice].every((other) => !isAbove(sharesBy(other, amount), sharesBy(way, amount)));
      });
      const isPoolRight = hasTopUp || !isAbove(times(t, after), whole(available));
      if (!isFair || !isPoolRight) return [];
      return [
        {
          conversions: chosen.map((way, index) => nearest(sharesBy(way, claims[index]?.amount ?? 0))),
          poolIncrease: nearest(increase),
          newShares: nearest(times(I, unit)),
        },
      ];
    }),
  );
}

const anyWay = fc.oneof(
  fc.record({ by: fc.constant('post-money cap' as const), cap: fc.integer({ min: 3_000_000, max: 40_000_000 }) }),
  fc.record({ by: fc.constant('pre-money cap' as const), cap: fc.integer({ min: 3_000_000, max: 40_000_000 }) }),
  fc.record({ by: fc.constant('discount' as const), discount: fc.integer({ min: 1, max: 40 }).map((value) => value / 100) }),
);
const anyTerms = fc.record({
  shares: fc.integer({ min: 1_000_000, max: 20_000_000 }),
  available: fc.integer({ min: 0, max: 900_000 }),
  valuation: fc.integer({ min: 5_000_000, max: 50_000_000 }),
  investment: fc.integer({ min: 100_000, max: 10_000_000 }),
  poolTarget: fc.integer({ min: 0, max: 20 }).map((value) => value / 100),
  poolPlace: fc.constantFrom('Pre-money' as const, 'Post-money' as const),
  claims: fc
    .array(fc.record({ amount: fc.integer({ min: 10_000, max: 600_000 }), ways: fc.array(anyWay, { maxLength: 2 }) }), { maxLength: 2 })
    .map((list) => list.map((one, index) => ({ ...one, id: `c${index}` }))),
});

describe('a priced round in exact fractions', () => {
  it('gives every holder the same whole shares', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const solved = solveRound(terms);
        fc.pre(solved.ok);
        const { conversions, poolIncrease, newShares } = solved.outcome;
        const exact = tryAll(terms);
        expect(exact).toContainEqual({ conversions: conversions.map(({ shares }) => shares), poolIncrease, newShares });
      }),
      { numRuns: atMost(60) },
    );
  });

  it('counts a SAFE before the new money: 2,857,143 shares at 0.35, not 2,500,000 at 0.40', () => {
    // 500,000 on a 4,000,000 post-money cap is 1/8: 10,000,000 ÷ 7/8 = 11,428,571 shares for 4,000,000, so 0.35 each.
    const inputs = inputsOf({
      stakeholders: [holder('a', 1)],
      convertibles: [safe('s', 500_000, 4_000_000)],
      rounds: [round('Seed', 1_000_000, 4_000_000)],
    });
    const [step] = computeCapTable(inputs, true).steps;
    expect(step).toMatchObject({ newShares: 2_857_143 });
    expect(step?.price).toBeCloseTo(35, 9);
    expect(computeCapTable(inputs, false).steps[0]).toMatchObject({ newShares: 2_500_000, price: 40 });
    expect(
      tryAll({
        shares: 10_000_000,
        available: 0,
        valuation: dollars(4_000_000),
        investment: dollars(1_000_000),
        poolTarget: 0,
        poolPlace: 'Pre-money',
        claims: [{ id: 's', amount: dollars(500_000), ways: [{ by: 'post-money cap', cap: dollars(4_000_000) }] }],
      }),
    ).toContainEqual({ conversions: [1_428_571], poolIncrease: 0, newShares: 2_857_143 });
  });
});
