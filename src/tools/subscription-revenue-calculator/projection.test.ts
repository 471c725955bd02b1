import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { computeCash } from './cash';
import { computeProjection, stepCount, toMonthlyRevenue } from './projection';
import { basic, settingsOf, anyTier } from './test-data';

/** The same projection on whole numbers of any size: rates in percent, no decimal anywhere. */
function bruteForce(
  tier: { subscribers: number; churn: number; growth: number; monthlyPrice: number; annualPrice: number },
  share: number,
  months: number,
  roundsMonthly: boolean,
): [number, number][] {
  const roundedPart = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
  let top = BigInt(tier.subscribers);
  let bottom = 1n;
  return Array.from({ length: months }, () => {
    top *= BigInt(100 + tier.growth - tier.churn);
    bottom *= 100n;
    const billed = roundedPart(top, bottom);
    if (roundsMonthly) [top, bottom] = [billed, 1n];
    const perTwelveHundred = BigInt(share * 12 * tier.monthlyPrice + (100 - share) * tier.annualPrice);
    return [Number(billed), Number(roundedPart(billed * perTwelveHundred, 1200n))];
  });
}

describe('the projection', () => {
  /** The closed form of compound growth, billed in whole subscribers at 9.49275 each: 70% of 9.99 and 30% of 99.99 / 12. */
  const closedForm = (months: number) =>
    Array.from({ length: months }, (_, index) => {
      const subscribers = Math.round(100 * 1.05 ** (index + 1));
      // 949.275 cents is 949275 / 1000, so the half cent is decided on whole numbers.
      return { subscribers, revenue: Math.floor((subscribers * 949_275 + 500) / 1000) };
    });

  it.each([
    // 105, 110, 116 … 180 subscribers, 1,673 subscriber months in all; the last month is 180 × 9.49275 = 1,708.695.
    { months: 12, total: 1_588_139, average: 132_345, final: 170_870, subscribers: 180 },
    // 323 is 100 × 1.05²⁴ = 322.51; 323 × 9.49275 = 3,066.158.
    { months: 24, total: 4_438_812, average: 184_951, final: 306_616, subscribers: 323 },
  ])('of Basic over $months months', ({ months, total, average, final, subscribers }) => {
    const projection = computeProjection([basic], settingsOf({ months: String(months) }));
    const expected = closedForm(months);
    expect(toMonthlyRevenue(projection)).toEqual(expected.map((month, index) => ({ month: index + 1, ...month })));
    expect(expected.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(total);
    expect(projection).toMatchObject({ totalRevenue: total, averageRevenue: average, finalRevenue: final, finalSubscribers: subscribers });
  });

  it('starts one month on', () => {
    // 100 + 10 − 5 = 105; 105 × 9.49275 = 996.73875.
    expect(toMonthlyRevenue(computeProjection([basic], settingsOf()))[0]).toEqual({ month: 1, subscribers: 105, revenue: 99_674 });
  });

  it.each([
    // Net growth of 5% for 24 months: × 3.2251. Rounding each month keeps 5 at round(5.25) = 5 and lifts 10 to 11 at once.
    { subscribers: 5, exact: 16, rounded: 5 },
    { subscribers: 9, exact: 29, rounded: 9 },
    { subscribers: 10, exact: 32, rounded: 38 },
    { subscribers: 100, exact: 323, rounded: 322 },
  ])('of $subscribers subscribers carries the exact count unless told to round', ({ subscribers, exact, rounded }) => {
    const tiers = [{ ...basic, subscribers }];
    expect(computeProjection(tiers, settingsOf()).finalSubscribers).toBe(exact);
    expect(computeProjection(tiers, settingsOf({ roundsMonthly: true })).finalSubscribers).toBe(rounded);
  });

  it('rounded each month gives its own total', () => {
    // Worked with fractions: 44,340.64 in 24 months, 322 × 9.49275 = 3,056.67 in the last.
    const projection = computeProjection([basic], settingsOf({ roundsMonthly: true }));
    expect(projection).toMatchObject({ totalRevenue: 4_434_064, finalRevenue: 305_667 });
  });

  it('follows another share of monthly payers', () => {
    // 105 subscribers: all monthly 105 × 9.99 = 1,048.95; all annual 105 × 99.99 / 12 = 874.9125.
    const first = (monthlyShare: string) => computeProjection([basic], settingsOf({ monthlyShare })).revenue[0];
    expect([first('100'), first('0')]).toEqual([104_895, 87_491]);
  });

  it('takes a fixed number of new subscribers, up to a limit', () => {
    // n ← 0.95 n + 20 has the closed form 400 − 300 × 0.95^m from 100 on.
    const fixed = { ...basic, newBy: 'number' as const, newCount: 20 };
    const { tiers } = computeProjection([fixed], settingsOf());
    tiers[0]?.months.forEach(({ count }, index) => expect(count).toBeCloseTo(400 - 300 * 0.95 ** (index + 1), 8));
    // 100 → 105 → 110.25 → 115.7625 → 120, and from then on only the 6 who left are replaced.
    const capped = computeProjection([{ ...basic, cap: 120 }], settingsOf());
    expect(capped.subscribers.slice(0, 6)).toEqual([105, 110, 116, 120, 120, 120]);
    expect(capped.tiers[0]?.months[5]?.joined).toBeCloseTo(6, 10);
    // Above the limit from the start: nobody joins, 5% leave.
    expect(stepCount(100, { ...basic, cap: 50 }, false)).toEqual({ left: 5, joined: 0, count: 95 });
  });

  it('adds tiers up', () => {
    const pro = { ...basic, id: 'pro', monthlyPrice: 2900, annualPrice: 29_000, subscribers: 40 };
    const [one, two, both] = [[basic], [pro], [basic, pro]].map((tiers) => computeProjection(tiers, settingsOf()));
    expect(both?.totalRevenue).toBe((one?.totalRevenue ?? 0) + (two?.totalRevenue ?? 0));
    expect(computeProjection([], settingsOf())).toMatchObject({ totalRevenue: 0, averageRevenue: 0, finalSubscribers: 0 });
  });

  it('has no figures where they grow too large, and says from when', () => {
    const projection = computeProjection([{ ...basic, growth: 99 }], settingsOf());
    expect(projection).toMatchObject({ totalRevenue: null, averageRevenue: null, finalRevenue: null, finalSubscribers: null });
    // 100 × 99.95^m passes a revenue of 10¹³ cents in month 5: 10¹² subscribers × 949.
    expect(projection.tooLarge).toEqual({ name: 'Basic', month: 5 });
    expect(projection.revenue.filter((amount) => amount !== null)).toHaveLength(4);
  });

  it('agrees with fractions worked out exactly', () => {
    const tier = fc.record({
      subscribers: fc.integer({ min: 0, max: 5000 }),
      churn: fc.integer({ min: 0, max: 100 }),
      growth: fc.integer({ min: 0, max: 40 }),
      monthlyPrice: fc.integer({ min: 1, max: 50_000 }),
      annualPrice: fc.integer({ min: 0, max: 500_000 }),
    });
    fc.assert(
      fc.property(tier, fc.integer({ min: 0, max: 100 }), fc.boolean(), (given, share, roundsMonthly) => {
        const projection = computeProjection(
          [{ ...basic, ...given, churn: given.churn / 100, growth: given.growth / 100 }],
          settingsOf({ months: '12', monthlyShare: String(share), roundsMonthly }),
        );
        expect(toMonthlyRevenue(projection).map(({ subscribers, revenue }) => [subscribers, revenue])).toEqual(
          bruteForce(given, share, 12, roundsMonthly),
        );
      }),
      { numRuns: atMost(300) },
    );
  });

  it('shows figures or nothing, whatever the tiers hold', () => {
    fc.assert(
      fc.property(fc.array(anyTier, { maxLength: 4 }), fc.boolean(), (tiers, roundsMonthly) => {
        const projection = computeProjection(tiers, settingsOf({ months: '60', roundsMonthly }));
        for (const figure of [...projection.revenue, ...projection.subscribers, projection.totalRevenue, projection.averageRevenue])
          expect(figure === null || (Number.isSafeInteger(figure) && figure >= 0)).toBe(true);
        expect(projection.totalRevenue === null && projection.tooLarge === undefined && tiers.length < 4).toBe(false);
      }),
    );
  });
});

describe('cash', () => {
  it('comes in by the year where it is paid by the year', () => {
    const settings = settingsOf();
    const months = computeCash(computeProjection([basic], settings), settings.monthlyShare) ?? [];
    // Month 1: 105 × 70% × 9.99 = 734.265. By the year: 30% of (100/12 × 0.95 who renew + 10 who join) = 5.375 × 99.99 = 537.44625.
    expect(months[0]).toEqual({ month: 1, recognised: 99_674, cash: 127_171, ahead: 127_171 - 99_674 });
    // Month 13: billed 189 × 70% × 9.99; renewals 100/12 × 0.95¹³, joiners 10 × 1.05¹², last year's joiners 10 × 0.95¹².
    const annual = 0.3 * ((100 / 12) * 0.95 ** 13 + 10 * 1.05 ** 12 + 10 * 0.95 ** 12) * 99.99;
    expect(months[12]?.cash).toBe(Math.round((189 * 0.7 * 9.99 + annual) * 100));
    expect(months.at(-1)?.ahead).toBe(months.reduce((sum, { cash, recognised }) => sum + cash - recognised, 0));
  });

  it('is the revenue itself where everybody pays monthly', () => {
    const settings = settingsOf({ monthlyShare: '100' });
    const projection = computeProjection([basic], settings);
    expect(computeCash(projection, 1)?.map(({ cash }) => cash)).toEqual(projection.revenue);
  });

  it('agrees with following each year’s payers one cohort at a time', () => {
    // Everybody pays by the year, nobody leaves, 12 join each month: 1 renews, 12 join, and from month 13 on last year’s 12 renew.
    const tier = { ...basic, subscribers: 12, churn: 0, newBy: 'number' as const, newCount: 12, annualPrice: 100_00 };
    const months = computeCash(computeProjection([tier], settingsOf({ months: '36', monthlyShare: '0' })), 0) ?? [];
    expect([0, 11, 12, 24].map((index) => months[index]?.cash)).toEqual([130_000, 130_000, 250_000, 370_000]);
  });

  it('is a figure or nothing, whatever the tiers hold', () => {
    fc.assert(
      fc.property(fc.array(anyTier, { maxLength: 3 }), fc.double({ noNaN: true, min: 0, max: 1 }), (tiers, share) => {
        const months = computeCash(computeProjection(tiers, { ...settingsOf(), monthlyShare: share }), share);
        for (const month of months ?? []) expect(Object.values(month).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});
