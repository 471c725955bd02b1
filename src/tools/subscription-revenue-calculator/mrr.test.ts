import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBlendedEconomics, computeTierEconomics } from './economics';
import type { SettingDraft, Tier } from './model';
import { computeMrr, computeMrrMetrics } from './mrr';
import { computeProjection } from './projection';
import { basic, settingsOf, anyTier } from './test-data';

describe('MRR', () => {
  const mrrOf = (tiers: Tier[], change: Partial<SettingDraft> = {}) => {
    const settings = settingsOf(change);
    const months = computeMrr(computeProjection(tiers, settings), settings) ?? [];
    return { months, metrics: computeMrrMetrics(tiers, months, settings) };
  };

  it('goes from one month to the next', () => {
    const { months } = mrrOf([basic]);
    // 100 × 9.49275 = 949.275 opens (949.28); 10 join (94.93), 5 leave (47.46); 105 × 9.49275 = 996.74 closes.
    // 949.28 + 94.93 − 47.46 = 996.75, so rounding takes a cent.
    expect(months[0]).toEqual({
      month: 1,
      opening: 94_928,
      added: 9493,
      expansion: 0,
      contraction: 0,
      churned: 4746,
      rounding: -1,
      closing: 99_674,
    });
  });

  it('closes at the revenue of the projection while nobody moves between prices', () => {
    for (const roundsMonthly of [false, true]) {
      const projection = computeProjection([basic], settingsOf({ roundsMonthly }));
      expect(mrrOf([basic], { roundsMonthly }).months.map(({ closing }) => closing)).toEqual(projection.revenue);
    }
  });

  it('has the ratios of its definitions', () => {
    // Retained after a year at 5% churn: 0.95¹² = 54.036%. Quick ratio: 10% in, 5% out. ARR: 12 × 3,066.16.
    const { metrics } = mrrOf([basic]);
    expect(metrics.mrr).toBe(306_616);
    expect(metrics.arr).toBe(3_679_392);
    expect(metrics.nrr).toBeCloseTo(0.540360087662, 10);
    expect(metrics.grr).toBeCloseTo(0.540360087662, 10);
    expect(metrics.quickRatio).toBeCloseTo(2, 3);
  });

  it('counts upgrades and downgrades', () => {
    // 3% up, 1% down, 5% gone: what today's subscribers pay shrinks to 0.97¹² = 69.38%; without upgrades to 0.94¹² = 47.59%.
    const { months, metrics } = mrrOf([basic], { expansion: '3', contraction: '1' });
    expect(metrics.nrr).toBeCloseTo(0.97 ** 12, 10);
    expect(metrics.grr).toBeCloseTo(0.94 ** 12, 10);
    // 949.275: up 28.47825, down 9.49275.
    expect(months[0]).toMatchObject({ expansion: 2848, contraction: 949 });
    // M ← 0.97 M + 10% of the list price of the count before, worked out as a sum of what each month's joiners still pay.
    let joined = 949.275 * 0.97 ** 24;
    for (let month = 1; month <= 24; month += 1) joined += 94.9275 * 1.05 ** (month - 1) * 0.97 ** (24 - month);
    // Billed are 323, each at what one pays on average.
    expect(metrics.mrr).toBe(Math.round((joined / (100 * 1.05 ** 24)) * 323 * 100));
    // In: 10% of the count at the list price and 3% of the MRR; out: 6% of the MRR.
    let [mrr, count, gained, lost] = [949.275, 100, 0, 0];
    for (let month = 1; month <= 24; month += 1) {
      const joiners = count * 0.1 * 9.49275;
      gained += joiners + mrr * 0.03;
      lost += mrr * 0.06;
      mrr = mrr * 0.97 + joiners;
      count *= 1.05;
    }
    expect(metrics.quickRatio).toBeCloseTo(gained / lost, 3);
  });

  it('never falls below zero, however small the tier', () => {
    // One subscriber, 5% leave and 20% downgrade each month: after 14 months 0.95¹⁴ = 0.488 is nobody to bill, who pays nothing.
    const alone = { ...basic, subscribers: 1, growth: 0 };
    expect(mrrOf([alone], { contraction: '20' }).months[13]).toMatchObject({ closing: 0 });
    // In month 2, 0.9025 of a subscriber is billed as one, at 949.275 × (0.75 / 0.95)² = 591.65.
    expect(mrrOf([alone], { contraction: '20' }).months[1]).toMatchObject({ closing: 592 });
  });

  it('has no ratio of nothing', () => {
    expect(mrrOf([{ ...basic, churn: 0 }]).metrics.quickRatio).toBeNull();
    expect(mrrOf([{ ...basic, subscribers: 0 }]).metrics).toMatchObject({ nrr: null, grr: null, mrr: 0, quickRatio: null });
    expect(mrrOf([]).metrics).toMatchObject({ arr: 0, nrr: null });
    expect(computeMrr(computeProjection([{ ...basic, growth: 99 }], settingsOf()), settingsOf())).toBeNull();
  });

  it('always adds up, whatever the tiers hold', () => {
    const rate = fc.integer({ min: 0, max: 100 }).map(String);
    fc.assert(
      fc.property(fc.array(anyTier, { maxLength: 3 }), rate, rate, fc.boolean(), (tiers, expansion, contraction, roundsMonthly) => {
        const { months, metrics } = mrrOf(tiers, { expansion, contraction, roundsMonthly });
        months.forEach((month, index) => {
          const { opening, added, churned, rounding, closing } = month;
          expect(opening + added + month.expansion - month.contraction - churned + rounding).toBe(closing);
          expect(index === 0 || opening === months[index - 1]?.closing).toBe(true);
          expect(opening >= 0 && closing >= 0).toBe(true);
          expect(Object.values(month).every(Number.isFinite)).toBe(true);
        });
        expect(Object.values(metrics).every((value) => value === null || Number.isFinite(value))).toBe(true);
      }),
    );
  });
});

describe('LTV and CAC', () => {
  it('follow their definitions', () => {
    const settings = settingsOf({ cac: '30' });
    const [economics] = computeTierEconomics(computeProjection([basic], settings), settings);
    // 9.49275 × 80% = 7.5942 a month; ÷ 5% = 151.884; ÷ 30 = 5.0627; 30 ÷ 7.5942 = 3.9504 months.
    expect(economics).toMatchObject({ churn: 0.05, lifetimeMonths: 20, ltv: 15_188 });
    expect(economics?.ltvToCac).toBeCloseTo(5.0627, 3);
    expect(economics?.paybackMonths).toBeCloseTo(3.9504, 4);
    // The same as adding up what is left of a subscriber month after month.
    let worth = 0;
    for (let month = 0; month < 2000; month += 1) worth += 7.5942 * 0.95 ** month;
    expect(worth).toBeCloseTo(151.884, 6);
  });

  it('weigh tiers by their last month', () => {
    const settings = settingsOf({ months: '12' });
    // Nobody joins or leaves: 30 at 10 and 10 at 30 a month, whoever pays how. (300 + 300) / 40 = 15.
    const still = { ...basic, churn: 0, growth: 0 };
    const one = { ...still, subscribers: 30, monthlyPrice: 1000, annualPrice: 12_000 };
    const two = { ...still, subscribers: 10, monthlyPrice: 3000, annualPrice: 36_000 };
    const blended = computeBlendedEconomics(computeProjection([one, two], settings), settings);
    expect(blended).toMatchObject({ perSubscriber: 1500, churn: 0, lifetimeMonths: null, ltv: null, ltvToCac: null, paybackMonths: null });
  });

  it('are nothing where there is nothing to divide by', () => {
    const settings = settingsOf({ margin: '0', cac: '10' });
    const [economics] = computeTierEconomics(computeProjection([basic], settings), settings);
    expect(economics).toMatchObject({ ltv: 0, ltvToCac: 0, paybackMonths: null });
    expect(computeBlendedEconomics(computeProjection([], settings), settings).perSubscriber).toBeNull();
    fc.assert(
      fc.property(fc.array(anyTier, { maxLength: 3 }), fc.integer({ min: 0, max: 1e9 }), (tiers, cac) => {
        const any = settingsOf({ cac: String(cac) });
        const projection = computeProjection(tiers, any);
        for (const figures of [...computeTierEconomics(projection, any), computeBlendedEconomics(projection, any)])
          expect(Object.values(figures).every((value) => value === null || Number.isFinite(value))).toBe(true);
      }),
    );
  });
});
