import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSizes, state, type Figures } from './model';
import { assumeEnds, checkRange, computeSwings, driversOf, figuresAt, rangeFieldsOf, readRanges } from './ranges';

const around = { today: '2026-11-15', currency: 'USD' };
const nothingTyped = state.start(around).ranges;
const figures: Figures = {
  totalPopulation: 1_000,
  targetPercentage: 0.5,
  averageSpending: 10_000,
  marketShareGoal: 0.1,
  productPrice: 5_000,
  conversionRate: 0.04,
};

describe('ranges', () => {
  it('are assumed from the spread, whole people and cents, parts up to the whole', () => {
    expect(assumeEnds('totalPopulation', 1_001, 0.2)).toEqual({ low: 801, high: 1_201 });
    expect(assumeEnds('averageSpending', 1_999, 0.2)).toEqual({ low: 1_599, high: 2_399 });
    expect(assumeEnds('targetPercentage', 0.9, 0.2)).toEqual({ low: 0.72, high: 1 });
    // More than a whole is a conflict the user sees elsewhere; the high end is never below the base.
    expect(assumeEnds('targetPercentage', 1.5, 0.2)).toEqual({ low: 1.2, high: 1.5 });
    expect(rangeFieldsOf('averageSpending', 1_999, 0.2, 'USD').low.placeholder).toBe('15.99');
    expect(rangeFieldsOf('targetPercentage', 0.9, 0.2, 'USD').high.placeholder).toBe('100');
  });

  it('are what was typed, and assumed where that cannot be read', () => {
    const typed = { ...nothingTyped, totalPopulation: { low: '500', high: 'many' }, targetPercentage: { low: '-3', high: '60%' } };
    const ranges = readRanges(typed, figures, 0.2, around);
    expect(ranges.totalPopulation).toEqual({ low: 500, high: 1_200, isLowAssumed: false, isHighAssumed: true });
    expect(ranges.targetPercentage).toEqual({ low: 0.4, high: 0.6, isLowAssumed: true, isHighAssumed: false });
    expect(checkRange({ low: 2, high: 1, isLowAssumed: false, isHighAssumed: false }, 1.5)).toEqual({
      low: 'Above the base.',
      high: 'Below the base.',
    });
    expect(checkRange({ low: 2, high: 1, isLowAssumed: true, isHighAssumed: true }, 1.5)).toEqual({});
  });

  it('give low and high sizes with every figure at its end', () => {
    const ranges = readRanges(nothingTyped, figures, 0.2, around);
    // Base SOM: 1,000 × $100 × 50% × 10% = $5,000. Low: 800 × $80 × 40% × 8% = $2,048. High: 1,200 × $120 × 60% × 12% = $10,368.
    expect(computeSizes('top-down', figures).som).toBe(500_000);
    expect(computeSizes('top-down', figuresAt(ranges, 'low')).som).toBe(204_800);
    expect(computeSizes('top-down', figuresAt(ranges, 'high')).som).toBe(1_036_800);
    // Bottom-up: 1,000 × 50% × 4% × $50 = $1,000; low 800 × 40% × 3.2% × $40 = $409.60.
    expect(computeSizes('bottom-up', figures).som).toBe(100_000);
    expect(computeSizes('bottom-up', figuresAt(ranges, 'low')).som).toBe(40_960);
  });

  it('rank the figure with the widest range first', () => {
    const typed = { ...nothingTyped, marketShareGoal: { low: '1', high: '20' } };
    const swings = computeSwings('top-down', figures, readRanges(typed, figures, 0.2, around));
    // SOM is $500 at 1% and $10,000 at 20%; each other figure moves it from $4,000 to $6,000.
    expect(swings[0]).toEqual({ driver: 'marketShareGoal', atLow: 50_000, atHigh: 1_000_000, swing: 950_000 });
    expect(swings.slice(1).map(({ atLow, atHigh }) => [atLow, atHigh])).toEqual([
      [400_000, 600_000],
      [400_000, 600_000],
      [400_000, 600_000],
    ]);
    expect(swings.map(({ driver }) => driver)).not.toContain('productPrice');
  });

  it('move SOM in proportion when one figure moves, whatever the figures', () => {
    const anyFigures = fc.record({
      totalPopulation: fc.integer({ min: 1, max: 1e8 }),
      targetPercentage: fc.integer({ min: 1, max: 100 }).map((part) => part / 100),
      averageSpending: fc.integer({ min: 1, max: 1e6 }),
      marketShareGoal: fc.integer({ min: 1, max: 100 }).map((part) => part / 100),
      productPrice: fc.integer({ min: 1, max: 1e6 }),
      conversionRate: fc.integer({ min: 1, max: 100 }).map((part) => part / 100),
    });
    fc.assert(
      fc.property(anyFigures, fc.constantFrom('top-down' as const, 'bottom-up' as const), (given, approach) => {
        const ranges = readRanges(nothingTyped, given, 0.2, around);
        const som = driversOf[approach].reduce((product, driver) => product * given[driver], 1);
        const swings = computeSwings(approach, given, ranges);
        for (const { driver, atLow } of swings) {
          // Two roundings to the cent on the way, each times a part of at most 1.
          expect(Math.abs((atLow ?? Number.NaN) - (som * ranges[driver].low) / given[driver])).toBeLessThanOrEqual(1.1 + som * 1e-9);
        }
        const sizes = swings.map(({ swing }) => swing ?? 0);
        expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
      }),
    );
  });
});
