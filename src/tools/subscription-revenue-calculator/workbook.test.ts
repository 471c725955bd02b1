import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { emptyDraft } from '@/lib/fields';
import { readWorkbook } from '../../../e2e/support/workbook';
import { computeCash } from './cash';
import { computeBlendedEconomics, computeTierEconomics } from './economics';
import {
  annualSaving,
  fillAnnualPrice,
  nameTiers,
  readDiscount,
  readSettings,
  settingFields,
  suggestAnnualPrice,
  tidyTier,
  typeSuggestion,
  type SettingDraft,
  type Tier,
} from './model';
import { computeMrr } from './mrr';
import { computeProjection } from './projection';
import { toWorkbook } from './workbook';

const around = { today: '2026-11-15', currency: 'USD' };
/** A bread club, not the sample. */
const tier = (more: Partial<Tier> = {}): Tier => ({
  id: 'loaf',
  name: 'Loaf',
  monthlyPrice: 2000,
  annualPrice: 20_000,
  churn: 0.1,
  subscribers: 50,
  growth: 0.2,
  newBy: 'growth',
  newCount: 0,
  cap: 0,
  ...more,
});
const settingsOf = (change: Partial<SettingDraft> = {}) =>
  readSettings({ ...emptyDraft(settingFields, ''), months: '12', ...change }, around);
const tiers = [
  tier(),
  tier({
    id: 'box',
    name: 'Box',
    monthlyPrice: 4550,
    annualPrice: 0,
    newBy: 'number',
    newCount: 3.5,
    cap: 60,
    churn: 0.03,
    subscribers: 20,
  }),
  tier({ id: 'tiny', name: 'Loaf', churn: 1, growth: 0, subscribers: 7 }),
];

describe('the workbook, worked out again by another program', () => {
  it.each<[string, Partial<SettingDraft>]>([
    ['as it starts', {}],
    ['rounded every month', { roundsMonthly: true }],
    ['everybody by the month', { monthlyShare: '100' }],
    ['everybody by the year', { monthlyShare: '0', months: '24' }],
    ['with upgrades and downgrades', { expansion: '2', contraction: '1.5', margin: '65', cac: '120' }],
  ])('%s', async (_, change) => {
    for (const currency of change.cac === undefined ? ['USD'] : ['USD', 'JPY']) {
      const settings = settingsOf(change);
      const projection = computeProjection(tiers, settings);
      const book = { projection, settings, currency, isSample: false, samples: [], names: nameTiers(tiers) };
      expect(readWorkbook(Buffer.from(await (await xlsxFile(toWorkbook(book))).arrayBuffer())).differences).toEqual([]);
    }
  });

  it('says what is a sample', () => {
    const settings = settingsOf();
    const book = { projection: computeProjection(tiers, settings), settings, currency: 'USD', names: nameTiers(tiers) };
    const notes = (isSample: boolean, samples: string[]) =>
      toWorkbook({ ...book, isSample, samples })
        .at(-1)!
        .rows.flat();
    expect(notes(true, [])[0]).toBe('This is sample data.');
    expect(notes(false, ['Loaf'])[0]).toBe('Sample tiers among yours: Loaf.');
    expect(notes(false, [])[0]).toMatch(/^Change the figures/);
  });
});

describe('a bread club by hand', () => {
  it('earns by the share that pays monthly', () => {
    // 70% pay 20, 30% pay 200 / 12: 14 + 5 = 19 a head. 50 × 1.1 = 55 after a month: $1,045.
    const { tiers: projected } = computeProjection([tier()], settingsOf());
    expect(projected[0]?.perSubscriber).toBeCloseTo(1900, 6);
    expect(projected[0]?.months[0]).toMatchObject({ subscribers: 55 });
    expect(projected[0]?.months).toHaveLength(12);
  });

  it('has the economics of a head', () => {
    const [one] = computeTierEconomics(computeProjection([tier()], settingsOf()), { margin: 0.8, cac: 7600 });
    // 19 × 80% = 15.20 a month, ten months: 152; twice the cost, won back in five months.
    expect(one).toMatchObject({ lifetimeMonths: 10, ltv: 15_200, ltvToCac: 2, paybackMonths: 5 });
    const free = computeTierEconomics(computeProjection([tier({ churn: 0 })], settingsOf()), { margin: 0.8, cac: 0 })[0];
    expect(free).toMatchObject({ lifetimeMonths: null, ltv: null, ltvToCac: null, paybackMonths: null });
    expect(computeTierEconomics(computeProjection([tier()], settingsOf()), { margin: 0, cac: 100 })[0]?.paybackMonths).toBeNull();
    expect(computeBlendedEconomics(computeProjection([], settingsOf()), { margin: 0.8, cac: 100 }).ltv).toBeNull();
  });

  it('moves from month to month without a gap', () => {
    const settings = settingsOf({ expansion: '2', contraction: '1' });
    const months = computeMrr(computeProjection(tiers, settings), settings)!;
    for (const [index, month] of months.entries()) {
      const before = index === 0 ? month.opening : months[index - 1]!.closing;
      expect(month.opening).toBe(before);
    }
    expect(computeCash(computeProjection(tiers, settings), 1)).toHaveLength(12);
  });

  it('suggests annual prices, and says what they save', () => {
    expect([suggestAnnualPrice(1000, 20), suggestAnnualPrice(1000, 0), suggestAnnualPrice(1000, 100)]).toEqual([9600, 12_000, 0]);
    expect([typeSuggestion(1000, 20, 'USD'), typeSuggestion(0, 20, 'USD')]).toEqual([expect.stringContaining('96'), '']);
    expect([fillAnnualPrice(tier({ annualPrice: 0 }), 20).annualPrice, fillAnnualPrice(tier({ annualPrice: 1 }), 20).annualPrice]).toEqual([
      19_200, 1,
    ]);
    expect(
      [annualSaving(tier()), annualSaving(tier({ annualPrice: 30_000 })), annualSaving(tier({ monthlyPrice: 0 }))].map((part) =>
        part.toFixed(4),
      ),
    ).toEqual(['0.1667', '0.0000', '0.0000']);
    expect(
      tidyTier(tier({ monthlyPrice: -1, annualPrice: -1, churn: 2, subscribers: -1, growth: -1, newCount: -1, cap: -1 })),
    ).toMatchObject({
      monthlyPrice: 0,
      annualPrice: 0,
      churn: 1,
      subscribers: 0,
      growth: 0,
      newCount: 0,
      cap: 0,
    });
  });

  it('reads a discount as a whole number', () => {
    expect(['', '0', '100', '20', ' 15 '].map((typed) => readDiscount(typed))).toEqual([
      { value: 0 },
      { value: 0 },
      { value: 100 },
      { value: 20 },
      { value: 15 },
    ]);
    expect(readDiscount('12.9')).toEqual({ value: 12, note: '12.9 is read as 12.' });
    expect([readDiscount('101'), readDiscount('-1')].map(({ value, problem }) => [value, problem !== undefined])).toEqual([
      [0, true],
      [0, true],
    ]);
  });
});
