import { describe, expect, it } from 'vitest';
import type { Entry } from '@/kinds/metrics/history';
import { toRows } from './model';
import { describeComparison, formatRolled } from './describe';
import { comparePeriods, computeMovement, rollUp, toPeriod } from './period';
import { shareOfPeriod, toSeries } from './series';
import { today, period, metric, entry, dataOf } from './test-data';

describe('periods', () => {
  it('end today and follow an equal period', () => {
    expect(toPeriod('7', today)).toEqual({ days: 7, from: '2026-11-09', to: today, previousFrom: '2026-11-02', previousTo: '2026-11-08' });
    expect(toPeriod('365', today)).toMatchObject({ from: '2025-11-16', previousFrom: '2024-11-16', previousTo: '2025-11-15' });
    expect(toPeriod('30', '')).toBeUndefined();
    expect([shareOfPeriod('2026-10-17', period), shareOfPeriod(today, period)]).toEqual([0, 1]);
  });

  it('are compared by last value, average or sum', () => {
    const history = [entry('2026-09-17', 10), entry('2026-10-16', 30), entry('2026-10-17', 40), entry('2026-11-15', 50)];
    // Before: 10, 30. In the period: 40, 50.
    expect(comparePeriods(history, period, 'last', 'higher')).toMatchObject({ value: 50, previous: 30 });
    expect(comparePeriods(history, period, 'average', 'higher')).toMatchObject({ value: 45, previous: 20, movement: { percent: 1.25 } });
    expect(comparePeriods(history, period, 'sum', 'lower')).toMatchObject({
      value: 90,
      previous: 40,
      movement: { percent: 1.25, verdict: 'worse' },
    });
    expect(comparePeriods(history.slice(2), period, 'sum', 'higher')).toEqual({ value: 90, previous: null, movement: undefined });
    expect(rollUp([], 'sum')).toBeNull();
    expect(rollUp([0.1, 0.2], 'sum')).toBe(0.3);
  });

  it('judge a change by its direction', () => {
    expect(computeMovement(110, 100, 'higher')).toEqual({ percent: 0.1, difference: 10, reason: '', verdict: 'better' });
    expect(computeMovement(90, 100, 'lower').verdict).toBe('better');
    expect(computeMovement(5, 0, 'higher')).toMatchObject({ percent: null, reason: 'from 0', verdict: 'better' });
    expect(computeMovement(0, 0, 'lower')).toMatchObject({ percent: 0, verdict: 'same' });
    expect(computeMovement(11, 10, 'range').verdict).toBe('open');
  });

  it('roll up by week and month', () => {
    // 2 November 2026 is a Monday.
    const history = [entry('2026-10-31', 1), entry('2026-11-01', 2), entry('2026-11-02', 3), entry('2026-11-08', 5, 'Fair')];
    const weeks = toSeries(history, period, 'week', 'sum').points;
    expect(weeks.map(({ date, value }) => [date, value])).toEqual([
      ['2026-10-26', 3],
      ['2026-11-02', 8],
    ]);
    expect(weeks[1]?.notes).toEqual([{ date: '2026-11-08', text: 'Fair' }]);
    const months = toSeries(history, period, 'month', 'average').points;
    // October starts before the period, so it is drawn at its first day. (2 + 3 + 5) / 3
    expect(months.map(({ date, label }) => [date, label])).toEqual([
      ['2026-10-17', 'October 2026'],
      ['2026-11-01', 'November 2026'],
    ]);
    expect(months[1]?.value).toBeCloseTo(10 / 3, 9);
    // 16 October lies 30 days before today's place.
    expect(toSeries([entry('2026-10-16', 7)], period, 'value', 'last').before[0]).toMatchObject({ date: today, value: 7 });
  });

  it('are told in words', () => {
    const text = (entries: Entry[], more = {}) => describeComparison(toRows(dataOf([metric(more)], entries), period)[0] as never, period);
    expect(text([entry('2026-10-16', 80), entry(today, 100)])).toBe('Last 30 days: last value 100, before that 80 (+25%, better)');
    expect(text([entry('2026-09-16', 80)])).toBe('No value in the last 30 days. The latest is from 16 Sep 2026.');
    expect(text([entry(today, 100)])).toBe('Last 30 days: last value 100. No value in the 30 days before.');
    // (10 + 10 + 11) / 3 = 10.333…
    const three = [entry('2026-11-01', 10), entry('2026-11-02', 10), entry(today, 11)];
    expect(text(three, { rollUp: 'average' })).toBe('Last 30 days: average 10.33. No value in the 30 days before.');
    expect(formatRolled(0.0123456, { rollUp: 'average', unit: '%' })).toBe('0.0123%');
    expect(formatRolled(10.123456, { rollUp: 'sum', unit: '' })).toBe('10.123456');
  });
});
