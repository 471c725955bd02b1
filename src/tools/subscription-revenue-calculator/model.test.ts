import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { emptyDraft } from '@/lib/fields';
import { computeCash } from './cash';
import { computeBlendedEconomics, computeTierEconomics, formatChurn } from './economics';
import { revenueFiles } from './files';
import { seekGoal, setLever } from './goal';
import {
  annualSaving,
  fields,
  fillAnnualPrice,
  goalFields,
  nameTiers,
  readDiscount,
  readSettings,
  settingFields,
  state,
  suggestAnnualPrice,
  tierIdentity,
  tiersOf,
  typeSuggestion,
  type Lever,
  type SettingDraft,
  type Tier,
} from './model';
import { computeMrr, computeMrrMetrics } from './mrr';
import { toIncomeLines, toMrrMetric } from './lines';
import { computeProjection, stepCount, toMonthlyRevenue } from './projection';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const basic: Tier = {
  id: 'sample-basic',
  name: 'Basic',
  monthlyPrice: 999,
  annualPrice: 9999,
  churn: 0.05,
  subscribers: 100,
  growth: 0.1,
  newBy: 'growth',
  newCount: 0,
  cap: 0,
};
const settingsOf = (change: Partial<SettingDraft> = {}) => readSettings({ ...emptyDraft(settingFields, ''), ...change }, around);

/** What a stored tier may hold, far beyond what the form takes. */
const anyTier: fc.Arbitrary<Tier> = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string(),
  monthlyPrice: fc.integer({ min: -1e12, max: 1e12 }),
  annualPrice: fc.integer({ min: -1e12, max: 1e12 }),
  churn: fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  subscribers: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -1e12, max: 1e12 })),
  growth: fc.oneof(fc.double({ noNaN: true, min: 0, max: 1 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 })),
  newBy: fc.constantFrom('growth', 'number'),
  newCount: fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  cap: fc.integer({ min: -1e6, max: 1e12 }),
});

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

describe('every file on offer', () => {
  const own: Tier = { ...basic, id: 'own', name: 'Pro' };
  const settings = readSettings(state.start(around).extra.settings, around);
  it.each([
    ['samples', [basic], true],
    ['tiers of one’s own', [own], false],
    ['both', [own, basic], false],
    ['an edited sample', [{ ...basic, isEdited: true as const }], false],
  ])('can be made from %s', async (_what, tiers, isSample) => {
    for (const offer of revenueFiles(tiers, settings, 'USD')) {
      expect(offer.name.startsWith('sample-')).toBe(isSample);
      expect((await offer.make()).size).toBeGreaterThan(0);
    }
  });
});

describe('churn', () => {
  it('has two decimals at most', () => {
    expect([0.10338164, 0.05, 0.0333333, 0].map(formatChurn)).toEqual(['10.34%', '5%', '3.33%', '0%']);
  });
});

describe('tiers', () => {
  it('start with the sample tier Basic', () => {
    expect(state.start(around).records).toEqual([basic]);
    expect(basic).toMatchObject({ name: 'Basic', monthlyPrice: 999, annualPrice: 9999, churn: 0.05, subscribers: 100, growth: 0.1 });
  });

  it('ask for churn of 5 and growth of 10 unless told otherwise', () => {
    expect(emptyDraft(fields, '')).toMatchObject({ churn: '5', growth: '10', newBy: 'growth' });
    expect(emptyDraft(settingFields, '')).toMatchObject({ discount: '20', months: '24', monthlyShare: '70', roundsMonthly: false });
    expect(settingFields.months.options).toEqual(['12', '24', '36', '48', '60']);
    expect(emptyDraft(goalFields, '')).toEqual({ target: '50,000', lever: 'churn', tierId: '' });
  });

  it('get an annual price of twelve months less the discount', () => {
    // 9.99 × 12 = 119.88; less 20% = 95.904, so 95.90.
    expect(suggestAnnualPrice(999, 20)).toBe(9590);
    // 10 × 12 = 120; less 0, 100 and 33%: 120, 0 and 80.40.
    expect([0, 100, 33].map((discount) => suggestAnnualPrice(1000, discount))).toEqual([12_000, 0, 8040]);
    expect(typeSuggestion(999, 20, 'USD')).toBe('95.90');
    expect(typeSuggestion(1000, 20, 'JPY')).toBe('9600');
    expect(typeSuggestion(0, 20, 'USD')).toBe('');
    expect(fillAnnualPrice({ ...basic, annualPrice: 0 }, 20).annualPrice).toBe(9590);
    expect(fillAnnualPrice(basic, 20).annualPrice).toBe(9999);
  });

  it('say what paying by the year saves', () => {
    // 99.99 of 119.88 is 83.408%, a saving of 16.59%.
    expect(annualSaving(basic)).toBeCloseTo(0.165916, 6);
    expect(annualSaving({ ...basic, annualPrice: 99_999 })).toBe(0);
    expect(annualSaving({ ...basic, monthlyPrice: 0 })).toBe(0);
  });

  it('with one name are told apart', () => {
    expect(nameTiers([basic, basic, { ...basic, name: ' ' }])).toEqual(['Basic', 'Basic (2)', 'Unnamed tier']);
    expect(tierIdentity({ ...basic, id: 'x', name: 'BASIC' })).toBe(tierIdentity(basic));
    expect(tierIdentity({ ...basic, growth: 0.11 })).not.toBe(tierIdentity(basic));
  });

  it('keep the face value of prices in another currency', () => {
    const plan = { records: [basic], currency: 'USD', settings: emptyDraft(settingFields, '') };
    expect(tiersOf(plan, 'JPY')[0]).toMatchObject({ monthlyPrice: 10, annualPrice: 100 });
  });
});

describe('the annual discount', () => {
  it('is a whole number from 0 to 100 and otherwise 0', () => {
    expect(['0', '20', '100', ' 35% ', ''].map((typed) => readDiscount(typed).value)).toEqual([0, 20, 100, 35, 0]);
    for (const typed of ['abc', '-1', '101', '1e9', '20.5.1']) {
      expect(readDiscount(typed).value).toBe(0);
      expect(readDiscount(typed).problem).toContain('It counts as 0.');
    }
    expect(readDiscount('20.5')).toEqual({ value: 20, note: '20.5 is read as 20.' });
  });

  it('is read so whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { value } = readDiscount(typed);
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        expect(readSettings({ ...emptyDraft(settingFields, ''), discount: typed }, around).discount).toBe(value);
      }),
    );
  });
});

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

describe('the goal', () => {
  const goal = (lever: Lever, target: number, tierId = '') => ({ lever, target, tierId });

  it('finds the most churn that still brings the MRR', () => {
    // 10,000 needs 1,054 subscribers (1,053 bring 9,995.87), so an exact count from 1,053.5 on:
    // 10.535^(1/24) = 1.10310, so 10% growth alone is too little.
    expect(seekGoal([basic], settingsOf(), goal('churn', 1_000_000))).toMatchObject({ kind: 'out of reach', best: 0 });
    // 5,000 needs 527 subscribers: 5.265^(1/24) = 1.07164…, so churn of at most 2.83%.
    const answer = seekGoal([basic], settingsOf(), goal('churn', 500_000));
    expect(answer).toMatchObject({ kind: 'reached', value: 0.0283, now: 306_616 });
    expect(Math.floor((1.1 - 5.265 ** (1 / 24)) * 10_000)).toBe(283);
  });

  it('finds growth, subscribers and price by trying one after the other', () => {
    const settings = settingsOf();
    const steps: [Lever, number, number][] = [
      ['growth', 1e-4, 2000],
      ['subscribers', 1, 3000],
      ['monthlyPrice', 1, 3000],
    ];
    for (const [lever, unit, most] of steps) {
      const reach = (value: number) => computeProjection(setLever([basic], lever, '', value), settings).finalRevenue ?? 0;
      const first = Array.from({ length: most }, (_, step) => Number((step * unit).toFixed(6))).find((value) => reach(value) >= 500_000);
      expect(seekGoal([basic], settings, goal(lever, 500_000))).toMatchObject({ kind: 'reached', value: first });
    }
  });

  it('changes one tier where one is chosen', () => {
    const pro = { ...basic, id: 'pro', subscribers: 40 };
    const answer = seekGoal([basic, pro], settingsOf(), goal('subscribers', 1_000_000, 'pro'));
    const value = answer.kind === 'reached' ? answer.value : 0;
    const reach = (subscribers: number) => computeProjection([basic, { ...pro, subscribers }], settingsOf()).finalRevenue ?? 0;
    expect(reach(value)).toBeGreaterThanOrEqual(1_000_000);
    expect(reach(value - 1)).toBeLessThan(1_000_000);
  });

  it('never asks for a price of zero', () => {
    // Annual payers alone bring more than a dollar.
    expect(seekGoal([basic], settingsOf(), goal('monthlyPrice', 100))).toMatchObject({ kind: 'reached', value: 1 });
  });

  it('says why there is no answer', () => {
    expect(seekGoal([], settingsOf(), goal('churn', 1))).toEqual({ kind: 'nothing', reason: 'Add a tier first.' });
    expect(seekGoal([basic], settingsOf(), goal('churn', 0)).kind).toBe('nothing');
    expect(seekGoal([basic], settingsOf(), goal('churn', 1, 'gone')).kind).toBe('nothing');
    expect(seekGoal([{ ...basic, newBy: 'number' }], settingsOf(), goal('growth', 1)).kind).toBe('nothing');
  });

  it('never gives less than was asked, nor more than needed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.boolean(),
        (subscribers, target, roundsMonthly) => {
          const tiers = [{ ...basic, subscribers }];
          const settings = settingsOf({ months: '12', roundsMonthly });
          const answer = seekGoal(tiers, settings, goal('churn', target));
          const reach = (churn: number) => computeProjection([{ ...basic, subscribers, churn }], settings).finalRevenue ?? Infinity;
          if (answer.kind !== 'reached') expect(reach(0)).toBeLessThan(target);
          else {
            expect(reach(answer.value)).toBeGreaterThanOrEqual(target);
            if (answer.value < 1) expect(reach(Number((answer.value + 1e-4).toFixed(6)))).toBeLessThan(target);
          }
        },
      ),
      { numRuns: atMost(60) },
    );
  });
});

describe('revenue sent to other tools', () => {
  const projection = computeProjection([basic], settingsOf());
  const december = { ...around, today: '2026-12-15' };

  it('starts with the first month and grows evenly to the last', () => {
    const [line] = toIncomeLines(projection, december);
    expect(line).toMatchObject({
      key: basic.id,
      name: 'Subscriptions: Basic',
      amount: 99_674,
      currency: 'USD',
      month: '2027-01',
      repeats: 'monthly',
      about: 'revenue',
      type: 'income',
    });
    // 105 subscribers become 323 in 23 steps, close to the 5% a month of the tier.
    expect(99_674 * (1 + (line?.growth ?? 0)) ** 23).toBeCloseTo(306_616, -2);
    expect(line?.growth).toBeCloseTo(0.05, 3);
  });

  it('shrinks with a tier that dies out, and starts when one comes to life', () => {
    // 64 halve each month: 32 at first, 1 in month 6, and 0.5 rounded up to 1 in month 7, the last that is billed.
    const [fading] = toIncomeLines(computeProjection([{ ...basic, subscribers: 64, churn: 0.5, growth: 0 }], settingsOf()), december);
    expect(fading).toMatchObject({ amount: 30_377, month: '2027-01' });
    expect(fading?.growth).toBeCloseTo((1 / 32) ** (1 / 6) - 1, 4);
    // A third of a subscriber a month is nobody in month 1 and one in month 2.
    const slow: Tier = { ...basic, subscribers: 0, newBy: 'number', newCount: 1 / 3 };
    expect(toIncomeLines(computeProjection([slow], settingsOf()), december)).toMatchObject([{ amount: 949, month: '2027-02' }]);
    expect(toIncomeLines(computeProjection([{ ...basic, subscribers: 0 }], settingsOf()), december)).toEqual([]);
    expect(toIncomeLines(computeProjection([basic, basic], settingsOf()), december).map(({ name }) => name)).toEqual([
      'Subscriptions: Basic',
      'Subscriptions: Basic (2)',
    ]);
  });

  it('is what is paid today, with its goal, for the dashboard', () => {
    // 100 × 9.49275 today, 323 × 9.49275 in month 24.
    expect(toMrrMetric(projection, around)).toMatchObject([
      {
        name: 'MRR',
        category: 'Revenue',
        unit: '$',
        currentValue: 949.28,
        targetValue: 3066.16,
        targetTyped: '3066.16',
        values: [{ date: '2026-11-15', value: 949.28 }],
      },
    ]);
    expect(toMrrMetric(computeProjection([{ ...basic, subscribers: 0 }], settingsOf()), around)).toEqual([]);
    expect(toMrrMetric(computeProjection([{ ...basic, growth: 99 }], settingsOf()), around)).toEqual([]);
  });

  it('is that of one’s own tiers only', () => {
    const sample = state.sample?.(around) ?? state.start(around);
    expect(sample.records.length).toBeGreaterThan(0);
    const offered = (records: Tier[]) => [
      shares.offers?.money?.({ ...sample, records }, around)?.map(({ key }) => key),
      shares.offers?.metrics?.({ ...sample, records }, around)?.map(({ currentValue }) => currentValue),
    ];
    expect(offered(sample.records)).toEqual([[], []]);
    expect(offered([...sample.records, { ...basic, id: 'own' }])).toEqual([['own'], [949.28]]);
  });
});
