import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { state, type BillingCycle, type Product } from './model';
import { computeMarket, formatDifference, formatPrice, readAssumptions } from './pricing';

const around = { today: '2026-11-15', currency: 'USD' };
const assumptions = readAssumptions(state.start(around).extra, around);
const blank = { ...state.sample?.(around).records[0], features: [], tier: 'none', pastPrices: [], units: 0 } as unknown as Product;

interface Given {
  cents: number;
  billingCycle: BillingCycle;
  /** How many users the price is for; 0 for a flat one. */
  units: number;
}
const given = fc.record({
  cents: fc.integer({ min: 1, max: 100_000 }),
  billingCycle: fc.constantFrom<BillingCycle[]>('monthly', 'annual', 'one-time'),
  units: fc.constantFrom(0, 0, 1, 5, 20),
});

interface Fraction {
  top: bigint;
  bottom: bigint;
}
const plus = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom });
const toNumber = ({ top, bottom }: Fraction) => Number((top * 10n ** 12n) / bottom) / 1e12;

const monthsIn: Record<BillingCycle, bigint> = { monthly: 1n, annual: 12n, 'one-time': 24n };

/** The average of monthly prices in cents, for one user, as an exact fraction. */
function averageOf(list: readonly Given[]): Fraction {
  const sum = list
    .map(({ cents, billingCycle, units }): Fraction => ({ top: BigInt(cents), bottom: monthsIn[billingCycle] * BigInt(units || 1) }))
    .reduce(plus);
  return { top: sum.top, bottom: sum.bottom * BigInt(list.length) };
}

/** Cents, halves up. */
const toCents = ({ top, bottom }: Fraction) => (2n * top + bottom) / (2n * bottom);

const toProducts = (list: readonly Given[], competitor: string): Product[] =>
  list.map(({ cents, ...more }, index) => ({
    ...blank,
    ...more,
    id: `${competitor} ${index}`,
    name: `P${index}`,
    competitor,
    price: cents / 100,
  }));

describe('the averages, their difference and the verdict', () => {
  it('are what exact fractions come to', () => {
    const some = fc.array(given, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(some, some, (own, rivals) => {
        const market = computeMarket([...toProducts(own, ''), ...toProducts(rivals, 'Acme')], assumptions);
        const [mine, theirs] = [averageOf(own), averageOf(rivals)];
        // To the cent as it is shown, from ten cents on; below that more digits are.
        for (const [shown, exact] of [
          [market.own, mine],
          [market.average, theirs],
        ] as const) {
          if (exact.top >= 10n * exact.bottom)
            expect(formatPrice(shown, 'USD').replace(/[$,.]/g, '')).toBe(toCents(exact).toString().padStart(3, '0'));
          else expect(shown).toBeCloseTo(toNumber(exact) / 100, 9);
        }
        const difference = { top: mine.top * theirs.bottom - theirs.top * mine.bottom, bottom: mine.bottom * theirs.top };
        expect(market.toAverage?.difference).toBeCloseTo(toNumber(difference), 8);
        const [tenTimes, line] = [difference.top * 10n, difference.bottom];
        const verdict = tenTimes > line ? 'significantly higher' : tenTimes < -line ? 'significantly lower' : 'in line with the market';
        expect(market.toAverage?.verdict).toBe(verdict);
      }),
      // 110 against 100 is on the line: no rounding may lift it over.
      {
        examples: [
          [[{ cents: 11_000, billingCycle: 'monthly', units: 0 }], [{ cents: 10_000, billingCycle: 'monthly', units: 0 }]],
          [[{ cents: 90, billingCycle: 'annual', units: 5 }], [{ cents: 100, billingCycle: 'annual', units: 5 }]],
        ],
      },
    );
  });

  it('reads a difference the way it stands on the screen', () => {
    const market = computeMarket(
      [
        ...toProducts([{ cents: 24_000, billingCycle: 'annual', units: 0 }], ''),
        ...toProducts([{ cents: 36_000, billingCycle: 'one-time', units: 0 }], 'Acme'),
      ],
      assumptions,
    );
    // 240 / 12 = 20 against 360 / 24 = 15: a third more.
    expect(formatDifference(market.toAverage)).toBe('+33.3%');
  });
});
