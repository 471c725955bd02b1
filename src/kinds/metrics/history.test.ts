import { describe, expect, it } from 'vitest';
import {
  addEntries,
  computeChange,
  describeChange,
  formatChange,
  isWhatIf,
  keepHistory,
  monthlyEntries,
  removeEntry,
  toHistories,
  toSparkline,
  type Entry,
} from './history';
import { describeSeries, findDateProblem, planSeries, readDate } from './paste';

const entry = (metricId: string, date: string, value: number, note?: string): Entry => ({
  metricId,
  date,
  value,
  ...(note ? { note } : {}),
});
const data = (records: [string, number][], entries: Entry[]) => ({
  records: records.map(([id, currentValue]) => ({ id, currentValue })),
  extra: { entries },
});
const valuesOf = ({ records }: { records: { currentValue: number }[] }) => records.map(({ currentValue }) => currentValue);

describe('dated values', () => {
  it('stand oldest first, metric by metric', () => {
    const histories = toHistories([
      entry('a', '2026-03-01', 3),
      entry('b', '2026-01-01', 9),
      entry('a', '2026-01-01', 1),
      entry('a', '2026-02-01', 2),
    ]);
    expect(histories.get('a')?.map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(histories.get('b')?.map(({ value }) => value)).toEqual([9]);
  });

  it('make the newest the current one, and one a day', () => {
    const start = data(
      [
        ['a', 5],
        ['b', 7],
      ],
      [entry('a', '2026-02-01', 5)],
    );
    const later = addEntries(start, [entry('a', '2026-03-01', 6)]);
    expect(valuesOf(later)).toEqual([6, 7]);
    expect(valuesOf(addEntries(start, [entry('a', '2026-01-01', 4)]))).toEqual([5, 7]);
    expect(addEntries(start, [entry('a', '2026-02-01', 8)]).extra.entries).toEqual([entry('a', '2026-02-01', 8)]);
    expect(valuesOf(removeEntry(later, entry('a', '2026-03-01', 0)))).toEqual([5, 7]);
    expect(removeEntry(later, entry('b', '2026-03-01', 0)).extra.entries).toHaveLength(2);
  });

  it('follow what is typed today and go with their metric', () => {
    const before = data(
      [
        ['a', 5],
        ['b', 7],
      ],
      [entry('a', '2026-02-01', 5), entry('b', '2026-02-01', 7)],
    );
    const after = {
      ...before,
      records: [
        { id: 'a', currentValue: 6 },
        { id: 'c', currentValue: 1 },
      ],
    };
    expect(keepHistory(before, after, '2026-03-01').extra.entries).toEqual([
      entry('a', '2026-02-01', 5),
      entry('a', '2026-03-01', 6),
      entry('c', '2026-03-01', 1),
    ]);
    expect(keepHistory(before, after, '').extra.entries).toEqual([entry('a', '2026-02-01', 5)]);
    expect(keepHistory(before, before, '2026-03-01').extra.entries).toEqual(before.extra.entries);
  });

  it('that were tried out say so', () => {
    expect([isWhatIf(entry('a', '', 1, 'What-if: double')), isWhatIf(entry('a', '', 1, 'A What-if')), isWhatIf(entry('a', '', 1))]).toEqual(
      [true, false, false],
    );
  });

  it('of a sample end today, a month apart', () => {
    expect(monthlyEntries('a', [1, 2, 3], '2026-03-31').map(({ date }) => date)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(monthlyEntries('a', [1], '')).toEqual([]);
  });

  it('are a line from left to right, the highest on top', () => {
    expect(
      toSparkline(
        [0, 10, 5].map((value) => entry('a', '', value)),
        100,
        20,
      ),
    ).toBe('0.0,20.0 50.0,0.0 100.0,10.0');
    expect(
      toSparkline(
        [3, 3].map((value) => entry('a', '', value)),
        100,
        20,
      ),
    ).toBe('0.0,10.0 100.0,10.0');
    expect(toSparkline([entry('a', '', 3)], 100, 20)).toBe('0.0,10.0');
    expect(
      toSparkline(
        Array.from({ length: 30 }, (_, value) => entry('a', '', value)),
        23,
        20,
      ).split(' '),
    ).toHaveLength(24);
  });
});

describe('change', () => {
  const change = (...values: number[]) =>
    computeChange(
      { trend: 'up', changePercent: 0.5 },
      values.map((value) => entry('a', '', value)),
    );
  it('is that of the last two values', () => {
    expect(change(1, 200, 150)).toEqual({ trend: 'down', percent: -0.25, difference: -50, source: 'history' });
    expect(change(-100, -50)).toEqual({ trend: 'up', percent: 0.5, difference: 50, source: 'history' });
    expect([change(2, 2.5), change(2, 1.5)]).toMatchObject([
      { trend: 'up', percent: 0.25, difference: 0.5 },
      { trend: 'down', percent: -0.25, difference: -0.5 },
    ]);
    expect(change(0, 5)).toEqual({ trend: 'up', percent: null, difference: 5, source: 'history' });
    expect(change(0, 0)).toEqual({ trend: 'stable', percent: 0, difference: 0, source: 'history' });
    expect(change(10_000, 10_004)).toMatchObject({ trend: 'stable' });
    expect(change(10_000, 10_005)).toMatchObject({ trend: 'up' });
    expect(change(5)).toEqual({ trend: 'up', percent: 0.5, difference: null, source: 'typed' });
  });

  it('is written with its sign', () => {
    expect([formatChange(0.25), formatChange(-0.25), formatChange(0.0004), formatChange(0)]).toEqual(['+25%', '-25%', '0%', '0%']);
  });

  it('of a percentage is told in points and relative', () => {
    expect(describeChange({ percent: 0.25, difference: 1 }, '%', 'new')).toBe('+1 percentage point (+25% relative)');
    expect(describeChange({ percent: -0.5, difference: -2 }, '%', 'new')).toBe('-2 percentage points (-50% relative)');
    expect(describeChange({ percent: null, difference: 2.34567 }, '%', 'from 0')).toBe('+2.35 percentage points (from 0)');
    expect(describeChange({ percent: 0.25, difference: null }, '%', 'new')).toBe('+25% relative');
    expect(describeChange({ percent: null, difference: null }, '%', 'from 0')).toBe('from 0');
    expect(describeChange({ percent: 0.25, difference: 1 }, '$', 'new')).toBe('+25%');
    expect(describeChange({ percent: null, difference: 1 }, '$', 'from 0')).toBe('from 0');
  });
});

describe('pasted values', () => {
  const today = '2026-11-15';
  const metrics = [
    { id: 'r', name: 'Revenue' },
    { id: 'c', name: 'Churn' },
    { id: 'r2', name: 'revenue' },
  ];
  const plan = (text: string, existing: Entry[] = [], order?: 'day-first' | 'month-first') =>
    planSeries(text, metrics, 'c', existing, today, order);

  it('read a month as its first day', () => {
    expect([readDate('2026-3', today), readDate(' 2026-11 ', today), readDate('2026-13', today), readDate('soon', today)]).toEqual([
      '2026-03-01',
      '2026-11-01',
      undefined,
      undefined,
    ]);
  });

  it('are of days that have been', () => {
    expect(findDateProblem('2026-11-15', '', today)).toBeUndefined();
    expect(findDateProblem('2026-11-16', '', today)).toBe('16 Nov 2026 is in the future.');
    expect(findDateProblem(undefined, 'x'.repeat(30), today)).toBe(`“${'x'.repeat(24)}” isn’t a date.`);
  });

  it('are read as their column is written', () => {
    const values = (text: string) => plan(text).entries.map(({ value }) => value);
    expect(values('01.09.2026;12.400\n01.10.2026;13.100')).toEqual([12_400, 13_100]);
    expect(values('2026-09-01;12.400\n2026-10-01;950')).toEqual([12_400, 950]);
    expect(values('2026-09-01;12.400\n2026-10-01;13,5')).toEqual([12_400, 13.5]);
    expect(values('2026-09-01;2.125\n2026-10-01;2.5')).toEqual([2.125, 2.5]);
    expect(values('2026-09-01;2.125\n2026-10-01;3.875')).toEqual([2.125, 3.875]);
  });

  it('go to the metric their column names, the first of two with one name', () => {
    const { entries, problems } = plan('Date;Revenue;Churn;Noise\n2026-01-31;"1;000";2;9\n\n2026-02-28;;3,5;9');
    expect(entries).toEqual([entry('c', '2026-01-31', 2), entry('c', '2026-02-28', 3.5)]);
    expect(problems[0]).toBe('Column 4: nothing here is called “Noise”.');
    expect(problems[1]).toMatch(/^Line 2: /);
    expect(problems).toHaveLength(2);
    expect(plan('Date\tRevenue\n2026-01-31\t4').entries).toEqual([entry('r', '2026-01-31', 4)]);
  });

  it('without a heading go to the chosen metric', () => {
    expect(plan('2026-01-31,4\n2026-02-28,5').entries).toEqual([entry('c', '2026-01-31', 4), entry('c', '2026-02-28', 5)]);
    expect(plan('Date,Something\n2026-01-31,4').entries).toEqual([entry('c', '2026-01-31', 4)]);
    expect(plan('')).toMatchObject({ entries: [], problems: [] });
  });

  it('are counted as new, changed or known', () => {
    const existing = [entry('c', '2026-01-31', 4), entry('c', '2026-02-28', 5)];
    const read = plan('2026-01-31,4\n2026-02-28,6\n2026-03-31,7\n2027-01-01,1\n2026-04-30,46,000', existing);
    expect(read).toMatchObject({ added: 1, replaced: 1, known: 1, entries: [entry('c', '2026-02-28', 6), entry('c', '2026-03-31', 7)] });
    expect(read.problems).toEqual([
      'Line 4: 1 Jan 2027 is in the future.',
      'Line 5: There are more values than columns. Write 46000, or put 46,000 in quotes.',
    ]);
    expect(describeSeries(read)).toBe('1 value to add, 1 to replace, 1 already here, 2 problems that will be left out.');
    expect(describeSeries(plan('2026-01-31,4\n2026-02-28,6'))).toBe('2 values to add.');
  });

  it('ask where a date can be read in two ways', () => {
    const asked = plan('03/04/2026,1');
    expect(asked.entries).toEqual([]);
    expect(asked.question).toEqual({
      isMixed: false,
      example: '03/04/2026',
      readings: [
        { order: 'day-first', day: '2026-04-03' },
        { order: 'month-first', day: '2026-03-04' },
      ],
    });
    expect(plan('03/04/2026,1', [], 'month-first').entries).toEqual([entry('c', '2026-03-04', 1)]);
    expect(plan('13/04/2026,1\n03/04/2026,2').entries).toEqual([entry('c', '2026-04-13', 1), entry('c', '2026-04-03', 2)]);
    expect(plan('13/04/2026,1\n04/13/2026,2').question).toMatchObject({ isMixed: true, example: '' });
  });
});
