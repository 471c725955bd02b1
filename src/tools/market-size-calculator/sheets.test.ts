import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { readDraft } from '@/lib/fields';
import { readWorkbook } from '../../../e2e/support/workbook';
import { asksForReason, canDraw, computeMarket, fields, gapOf, isBlank, state, times, type Driver, type MarketData } from './model';
import { assumeEnds, checkRange, computeSwings, isAllAssumed, rangeFieldsOf, readRanges } from './ranges';
import { toSheets } from './sheets';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
/** Bakeries in one country, not the sample. */
const bakeries: MarketData = {
  ...start,
  draft: {
    ...start.draft,
    geography: 'Austria',
    totalPopulation: '1,500',
    targetPercentage: '40',
    averageSpending: '1,200.50',
    marketShareGoal: '5',
    productPrice: '480',
    conversionRate: '7.5',
    growthRate: '3.3',
  },
};
const sourceOf = (data: MarketData, currency = 'USD') => {
  const { values } = readDraft(fields, data.draft, { ...around, currency });
  const result = computeMarket(values);
  return { data, result, ranges: readRanges(data.ranges, result.inputs, result.inputs.spread, { ...around, currency }), currency };
};
const typed = (change: Partial<MarketData['draft']>, ranges: Partial<MarketData['ranges']> = {}): MarketData => ({
  ...bakeries,
  draft: { ...bakeries.draft, ...change },
  ranges: { ...bakeries.ranges, ...ranges },
});

describe('the workbook, worked out again by another program', () => {
  it.each<[string, MarketData]>([
    ['top-down', bakeries],
    ['bottom-up', typed({ approach: 'bottom-up' })],
    [
      'with ranges of one’s own',
      typed(
        {},
        {
          totalPopulation: { low: '1,000', high: '2,000' },
          conversionRate: { low: '', high: '9' },
          productPrice: { low: '300', high: '' },
        },
      ),
    ],
    ['without growth', typed({ growthRate: '0', spread: '0' })],
    ['shrinking', typed({ growthRate: '-12', targetPercentage: '95' })],
    ['nothing', start],
  ])('%s', async (_, data) => {
    for (const currency of data === bakeries ? ['USD', 'JPY'] : ['USD']) {
      const { differences } = readWorkbook(Buffer.from(await (await xlsxFile(toSheets(sourceOf(data, currency)))).arrayBuffer()));
      expect(differences).toEqual([]);
    }
  });

  it('comes to the sizes worked out by hand', () => {
    // 1,500 × $1,200.50 = $1,800,750; 40% of it $720,300; 5% of that $36,015. 1,500 × $480 = $720,000; × 40% = $288,000; × 7.5% = $21,600.
    const { result } = sourceOf(bakeries);
    expect(result.topDown).toEqual({ tam: 180_075_000, sam: 72_030_000, som: 3_601_500 });
    expect(result.bottomUp).toEqual({ tam: 72_000_000, sam: 28_800_000, som: 2_160_000 });
    expect(result.customers).toEqual({ target: 600, converted: 45 });
    expect(result.chosen).toBe(result.topDown);
  });
});

describe('figures', () => {
  it('are multiplied as far as they are exact', () => {
    expect([times(null, 2), times(2, null), times(0, Infinity), times(5, 0), times(3, 0.5)]).toEqual([null, null, 0, 0, 2]);
    expect(times(1e15, 1e9)).toBeNull();
    expect([gapOf(100, 125), gapOf(0, 5), gapOf(null, 5), gapOf(5, null)]).toEqual([0.25, null, null, null]);
    expect([0.25, 0.2501, -0.25, -0.26, null].map(asksForReason)).toEqual([false, true, false, true, false]);
    expect([canDraw({ tam: 0, sam: 0, som: 1 }), canDraw({ tam: 0, sam: null, som: 0 })]).toEqual([true, false]);
  });

  it('are blank until something is typed', () => {
    expect(isBlank(start)).toBe(true);
    expect(isBlank({ ...start, draft: { ...start.draft, gapReason: 'x' } })).toBe(false);
    expect(isBlank({ ...start, ranges: { ...start.ranges, productPrice: { low: '', high: '1' } } })).toBe(false);
    expect(isBlank({ ...start, ranges: { ...start.ranges, productPrice: { low: '1', high: '' } } })).toBe(false);
    for (const change of [{ source: 'x' }, { date: '2026-01-01' }, { confidence: 'High' as const }])
      expect(isBlank({ ...start, evidence: { ...start.evidence, growthRate: { ...start.evidence.growthRate, ...change } } })).toBe(false);
  });
});

describe('ranges', () => {
  it.each<[Driver, number, number, number, number]>([
    ['totalPopulation', 1500, 0.2, 1200, 1800],
    ['totalPopulation', 3, 0.5, 2, 5],
    ['averageSpending', 1000.5, 0.1, 900.45, 1100.55],
    ['averageSpending', 1001, 0.1, 901, 1101],
    ['targetPercentage', 0.9, 0.2, 0.72, 1],
    ['targetPercentage', 0.5, 0.2, 0.4, 0.6],
    ['targetPercentage', 1.2, 0.2, 0.96, 1.2],
  ])('%s of %d by %d lie from %d to %d', (driver, base, spread, low, high) => {
    expect(assumeEnds(driver, base, spread)).toEqual({ low, high });
  });

  it('are checked against the base', () => {
    const range = { low: 5, high: 5, isLowAssumed: false, isHighAssumed: false };
    expect([checkRange(range, 5), checkRange({ ...range, low: 6 }, 5), checkRange({ ...range, high: 4 }, 5)]).toEqual([
      {},
      { low: 'Above the base.' },
      { high: 'Below the base.' },
    ]);
    expect(checkRange({ low: 6, high: 4, isLowAssumed: true, isHighAssumed: true }, 5)).toEqual({});
    expect(rangeFieldsOf('productPrice', 48_000, 0.25, 'USD')).toMatchObject({
      low: { placeholder: '360', min: 0, isRate: true },
      high: { placeholder: '600' },
    });
    expect(rangeFieldsOf('totalPopulation', 1000, 0.25, 'USD').low).not.toHaveProperty('isRate');
  });

  it('move the result by the widest first', () => {
    const { result, ranges } = sourceOf(typed({}, { marketShareGoal: { low: '1', high: '9' } }));
    const swings = computeSwings('top-down', result.inputs, ranges);
    // A share of 1% to 9% moves 720,300 by 57,624; a fifth up and down of the others moves 36,015 by 14,406.
    expect(swings.map(({ driver, swing }) => [driver, swing])).toEqual([
      ['marketShareGoal', 5_762_400],
      ['totalPopulation', 1_440_600],
      ['targetPercentage', 1_440_600],
      ['averageSpending', 1_440_600],
    ]);
    expect(isAllAssumed(ranges, 'top-down')).toBe(false);
    expect(isAllAssumed(ranges, 'bottom-up')).toBe(true);
    expect(readRanges({ ...start.ranges, productPrice: { low: 'x', high: ' ' } }, result.inputs, 0.2, around).productPrice).toMatchObject({
      isLowAssumed: true,
      isHighAssumed: true,
    });
  });
});
