import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { sumOf } from '@/lib/numbers';
import { roundShares, solveRound, type Claim, type RoundTerms, type Way } from './priced-round';

const plain: RoundTerms = {
  shares: 10_000_000,
  available: 0,
  valuation: 15_000_000,
  investment: 5_000_000,
  poolTarget: 0,
  poolPlace: 'Pre-money',
  claims: [],
};
const claim = (id: string, amount: number, ...ways: Way[]): Claim => ({ id, amount, ways });
const solve = (terms: Partial<RoundTerms>) => {
  const solved = solveRound({ ...plain, ...terms });
  if (!solved.ok) throw new Error(solved.reason);
  return solved.outcome;
};

/** The same round found by repeating the definitions until nothing moves: a second, slower statement. */
function repeatUntilStill({ shares, available, valuation, investment, poolTarget, poolPlace, claims }: RoundTerms) {
  let [converted, increase, price] = [0, 0, valuation / shares];
  let each: number[] = [];
  let last = 0;
  for (let turn = 0; turn < 4_000; turn += 1) {
    const capitalisation = shares + converted;
    each = claims.map(({ amount, ways }) => {
      const prices = ways.map((way) =>
        way.by === 'post-money cap'
          ? way.cap / capitalisation
          : way.by === 'pre-money cap'
            ? way.cap / (shares + increase)
            : way.by === 'discount'
              ? price * (1 - way.discount)
              : price,
      );
      return amount / Math.min(price, ...prices);
    });
    converted = sumOf(each);
    const isPre = poolPlace === 'Pre-money';
    price = valuation / (shares + converted + (isPre ? increase : 0));
    const after = shares + converted + investment / price + increase;
    const wanted = Math.max(0, poolTarget * after - available);
    if (turn > 0 && Math.abs(wanted - increase) < 1e-9 && Math.abs(price - last) < 1e-15) break;
    [increase, last] = [wanted, price];
  }
  return { each, increase, price, newShares: investment / price };
}

describe('rounding', () => {
  it('is half up on whole numbers of any size', () => {
    expect(roundShares(10_000_000, 1, 3)).toBe(3_333_333);
    expect(roundShares(3, 1, 2)).toBe(2);
    expect(roundShares(1e12, 333_333_333_333, 999_999_999_999)).toBe(333_333_333_333);
  });
});

describe('a priced round', () => {
  it('without SAFEs and pool is the plain formula', () => {
    expect(solve({})).toMatchObject({ newShares: 3_333_333, poolIncrease: 0, conversions: [] });
    expect(solve({}).price).toBeCloseTo(1.5, 12);
  });

  it('gives a $500k SAFE on a $3M post-money cap 16.7% before the new money', () => {
    const outcome = solve({ claims: [claim('s', 500_000, { by: 'post-money cap', cap: 3_000_000 })] });
    expect((outcome.conversions[0]?.shares ?? 0) / outcome.capitalisation).toBeCloseTo(1 / 6, 6);
    // 2,000,000 of 12,000,000.
    expect(outcome.conversions[0]).toMatchObject({ shares: 2_000_000, way: { by: 'post-money cap' } });
  });

  it('takes the discount where it beats the cap, and the round price where neither helps', () => {
    const ways: Way[] = [
      { by: 'post-money cap', cap: 14_500_000 },
      { by: 'discount', discount: 0.2 },
    ];
    const outcome = solve({ claims: [claim('s', 500_000, ...ways)] });
    // Price p: 15,000,000 / (10,000,000 + 625,000 / p), so p = 14,375,000 / 10,000,000 = 1.4375; SAFE at 1.15.
    expect(outcome.price).toBeCloseTo(1.4375, 9);
    expect(outcome.conversions[0]).toMatchObject({ way: { by: 'discount' }, shares: 434_783 });
    const dear = solve({ claims: [claim('s', 500_000, { by: 'post-money cap', cap: 900_000_000 })] });
    expect(dear.conversions[0]?.way.by).toBe('round price');
    expect(dear.conversions[0]?.price).toBeCloseTo(dear.price, 9);
  });

  it('prices a pre-money cap over the shares before, with the new pool', () => {
    const outcome = solve({ claims: [claim('s', 500_000, { by: 'pre-money cap', cap: 5_000_000 })] });
    // 5,000,000 / 10,000,000 = 0.50 a share.
    expect(outcome.conversions[0]).toMatchObject({ shares: 1_000_000, price: 0.5 });
  });

  it('never shrinks a pool that is large enough', () => {
    expect(solve({ available: 3_000_000, poolTarget: 0.1 }).poolIncrease).toBe(0);
  });

  it('says why when SAFEs or pool would take the whole company', () => {
    const claims = [claim('s', 3_000_000, { by: 'post-money cap', cap: 3_000_000 })];
    expect(solveRound({ ...plain, claims })).toMatchObject({ ok: false, reason: expect.stringContaining('whole company') as string });
    expect(solveRound({ ...plain, poolTarget: 0.8 })).toMatchObject({ ok: false });
    expect(solveRound({ ...plain, claims: [claim('n', 20_000_000, { by: 'discount', discount: 0.2 })] })).toMatchObject({ ok: false });
    expect(solveRound({ ...plain, shares: 0 })).toMatchObject({ ok: false });
  });

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
      .array(fc.record({ amount: fc.integer({ min: 10_000, max: 600_000 }), ways: fc.array(anyWay, { maxLength: 2 }) }), { maxLength: 3 })
      .map((list) => list.map((one, index) => ({ ...one, id: `c${index}` }))),
  });

  it('agrees with the definitions repeated until nothing moves', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const solved = solveRound(terms);
        fc.pre(solved.ok);
        const { outcome } = solved;
        const slow = repeatUntilStill(terms);
        fc.pre(slow.price > 0.01);
        expect(outcome.price / slow.price).toBeCloseTo(1, 6);
        expect(Math.abs(outcome.poolIncrease - slow.increase)).toBeLessThan(2);
        outcome.conversions.forEach(({ shares }, index) => expect(Math.abs(shares - (slow.each[index] ?? 0))).toBeLessThan(2));
        expect(Math.abs(outcome.newShares - slow.newShares)).toBeLessThan(2);
      }),
      { numRuns: atMost(30) },
    );
  });

  it('converts at the lowest price on offer, never above the round price', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const solved = solveRound(terms);
        fc.pre(solved.ok);
        const { conversions, capitalisation, price, poolIncrease } = solved.outcome;
        conversions.forEach((conversion, index) => {
          const offers = (terms.claims[index]?.ways ?? []).map((way) => {
            if (way.by === 'post-money cap') return way.cap / capitalisation;
            if (way.by === 'pre-money cap') return way.cap / (terms.shares + poolIncrease);
            return way.by === 'discount' ? price * (1 - way.discount) : price;
          });
          expect(conversion.price / Math.min(price, ...offers)).toBeCloseTo(1, 4);
        });
      }),
    );
  });

  it('gives the new money exactly investment / post-money where the pool is in the pre-money', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const solved = solveRound({ ...terms, poolPlace: 'Pre-money' });
        fc.pre(solved.ok);
        const { newShares, conversions, poolIncrease } = solved.outcome;
        const after = terms.shares + sumOf(conversions.map(({ shares }) => shares)) + poolIncrease + newShares;
        expect(newShares / after).toBeCloseTo(terms.investment / (terms.investment + terms.valuation), 5);
      }),
    );
  });
});
