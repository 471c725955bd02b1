import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates';
import { describePace } from '@/kinds/metrics/pace';
import { describeForecast, fitLine, makeForecast, valueOn } from './forecast';
import { state } from './model';
import { toPeriod } from './period';
import { schema } from './schema';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const point = (day: number, value: number) => ({ date: addDays('2026-01-01', day), value });

describe('the forecast line', () => {
  it('goes straight on through points that lie on a line', () => {
    const line = fitLine([point(0, 10), point(10, 20), point(20, 30)]);
    expect(line).toMatchObject({ start: 10, perDay: 1 });
    expect(line && valueOn(line, addDays('2026-01-01', 50))).toBe(60);
  });

  it('finds the published line of Anscombe’s first set: y = 3.00 + 0.500 x', () => {
    const xs = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
    const ys = [4.26, 5.68, 7.24, 4.82, 6.95, 8.81, 8.04, 8.33, 10.84, 7.58, 9.96];
    const line = fitLine(xs.map((x, place) => point(x, ys[place] ?? 0)))!;
    expect(line.perDay).toBeCloseTo(0.5, 3);
    // The line starts at the first point, four days on from 0.
    expect(line.start - 4 * line.perDay).toBeCloseTo(3, 2);
  });

  it('is not there for too few points, or one day alone', () => {
    expect(fitLine([point(0, 1), point(1, 2)])).toBeUndefined();
    expect(fitLine([point(0, 1), point(0, 2), point(0, 3)])).toBeUndefined();
    expect(makeForecast([], '', toPeriod('30', today)!)).toBeUndefined();
  });

  it('reaches to the target date, and no further than the chart looks back', () => {
    const period = toPeriod('30', today)!;
    const points = [0, 10, 20, 29].map((day) => ({ date: addDays(period.from, day), value: 100 + day }));
    expect(makeForecast(points, addDays(today, 20), period)).toMatchObject({ end: addDays(today, 20), value: 149 });
    expect(makeForecast(points, addDays(today, 400), period)?.end).toBe(addDays(today, 30));
    expect(makeForecast(points, '', period)?.period.days).toBe(40);
    const [metric] = state.start(around).records;
    const forecast = makeForecast(points, addDays(today, 20), period)!;
    expect(describeForecast({ ...metric!, unit: '', targetValue: 140 }, forecast)).toMatch(/about 149 on .*: the target of 140 is met\.$/);
    expect(describeForecast({ ...metric!, unit: '', targetValue: 150 }, forecast)).toMatch(/short of the target of 150\.$/);
    expect(describeForecast({ ...metric!, unit: '', targetValue: 0, targetTyped: '' }, forecast)).toMatch(/about 149 on [^:]*\.$/);
  });
});

it('says the pace to the target date, and reads work from before there was one', () => {
  const start = state.start(around);
  const dated = { ...start, records: start.records.map((metric) => ({ ...metric, targetDate: '2027-03-15' })) };
  expect(describePace(dated.records[0]!, today)).toMatch(/^Needs \+2\.1% a month to reach its target by/);
  expect(describePace(start.records[0]!, today)).toBe('');
  const old = { ...start, records: start.records.map(({ targetDate: _new, ...metric }) => metric) };
  expect(schema.safeParse(old).data?.records[0]?.targetDate).toBe('');
});
