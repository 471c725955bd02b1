import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownCell } from '@/lib/formulas';
import { readDraft } from '@/lib/fields';
import type { MetricLine } from '@/lib/topics/metrics';
import type { Entry } from '@/kinds/metrics/history';
import { followValue } from '@/kinds/metrics/open-value';
import { planSeries } from '@/kinds/metrics/paste';
import { assumePrevious, isAssumed, computeSummary, fields, metricIdentity, state, toRows, type Metric, type MetricData } from './model';
import {
  addImported,
  applyWhatIf,
  dropEntry,
  duplicateMetric,
  keepNotes,
  keepSaved,
  removeMetrics,
  replaceMetrics,
  replaceEntry,
  takeEntries,
} from './edits';
import { list, toMetric } from './list';
import { layoutChart } from './chart';
import { targetLines } from '@/kinds/metrics/progress';
import { checkTargets, findRangeProblem } from '@/kinds/metrics/target';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { otherNames } from './content';
import { importFields, refuseImported, settleTarget } from './import';
import { describeComparison, describeMovement, formatRolled, formatTick } from './describe';
import { comparePeriods, computeMovement, rollUp, toPeriod, type Period } from './period';
import { shareOfPeriod, toSeries } from './series';
import { toPicture } from './picture';
import { buildReport, buildUpdate, toMetricSheet, toNoteSheet, toValueSheet } from './report';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const period = toPeriod('30', today) as Period;

const metric = (more: Partial<Metric> = {}): Metric => ({
  id: 'a',
  name: 'Signups',
  currentValue: 100,
  unit: '',
  category: 'Users',
  targetValue: 200,
  direction: 'higher',
  upperTarget: 0,
  rollUp: 'last',
  previousValue: 90,
  date: today,
  targetTyped: String(more.targetValue ?? 200),
  label: '',
  measured: '',
  targetDate: '',
  ...more,
});
const entry = (date: string, value: number, note?: string, metricId = 'a'): Entry => ({ metricId, date, value, ...(note ? { note } : {}) });
const dataOf = (records: Metric[], entries: Entry[] = []): MetricData => ({ records, currency: 'USD', extra: { entries, actuals: [] } });
const first = ({ records }: MetricData) => records[0] as Metric;

/** A metric as the form saves it. */
const added = (more: Partial<Metric> = {}) => keepSaved(dataOf([]), dataOf([metric({ previousValue: 0, date: '', ...more })]), today);

describe('the start', () => {
  it('holds the four samples, acquisition cost among them as lower is better', () => {
    const { records, extra } = state.start(around);
    expect(records.map(({ name }) => name)).toEqual([
      'Monthly Recurring Revenue',
      'Active Users',
      'Customer Acquisition Cost',
      'Conversion Rate',
    ]);
    expect(records.map(({ direction }) => direction)).toEqual(['higher', 'higher', 'lower', 'higher']);
    // A year of weeks and today, four times.
    expect(extra.entries).toHaveLength(4 * 53);
    expect(records.every((one) => extra.entries.filter(({ metricId }) => metricId === one.id).at(-1)?.value === one.currentValue)).toBe(
      true,
    );
    expect(records.every((one) => extra.entries.filter(({ metricId }) => metricId === one.id).at(-2)?.value === one.previousValue)).toBe(
      true,
    );
    expect(state.start({ ...around, today: '' }).extra.entries).toEqual([]);
  });
});

describe('a metric', () => {
  const draft = Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Parameters<typeof readDraft<typeof fields>>[1];

  it('needs a name and a category, nothing else', () => {
    expect(Object.keys(readDraft(fields, draft, around).problems)).toEqual(['name', 'category']);
    const { problems, values } = readDraft(fields, { ...draft, name: 'x', category: 'Users' }, around);
    expect(problems).toEqual({});
    expect([values.currentValue, values.targetValue, values.unit]).toEqual([0, 0, '']);
    expect(readDraft(fields, { ...draft, currentValue: 'abc' }, around).problems.currentValue).toBe('“abc” isn’t a number.');
  });

  it('offers the units and categories in order', () => {
    expect(fields.unit.options.map((option) => fields.unit.labels?.[option] ?? option)).toEqual(['none', '$', '%', 'hrs', 'days']);
    expect(fields.category.options).toEqual(['Revenue', 'Users', 'Marketing', 'Product', 'Operations', 'Finance']);
  });

  it('has its range in order', () => {
    expect(findRangeProblem(metric({ direction: 'range', upperTarget: 200 }))).toContain('above');
    expect(findRangeProblem(metric({ direction: 'range', upperTarget: 201 }))).toBeUndefined();
  });
});

describe('a new metric', () => {
  it('is dated today, with 90% of its value as an assumed previous value', () => {
    const data = added();
    // 100 × 0.9 = 90; (100 - 90) / 90 = 11.1%
    expect(first(data)).toMatchObject({ currentValue: 100, previousValue: 90, date: today });
    expect(data.extra.entries).toEqual([entry(today, 100)]);
    const [row] = toRows(data, period);
    expect(row?.isAssumed).toBe(true);
    expect(row?.movement.percent).toBeCloseTo(1 / 9, 9);
    expect(describeMovement(row?.movement ?? computeMovement(0, 0, 'higher'), '')).toBe('+11.1%, better');
    expect([assumePrevious(0.1), assumePrevious(-50), assumePrevious(0)]).toEqual([0.09, -45, 0]);
  });

  it('is no longer assumed from the second value on', () => {
    const data = takeEntries(added(), [entry('2026-11-01', 80)]);
    expect(first(data)).toMatchObject({ currentValue: 100, previousValue: 80, date: today });
    expect(toRows(data, period)[0]?.isAssumed).toBe(false);
    // Back to one value, back to the assumption.
    expect(first(dropEntry(data, entry('2026-11-01', 80)))).toMatchObject({ currentValue: 100, previousValue: 90 });
  });

  it('corrected on the same day stays assumed; on a later day the old value is the previous one', () => {
    const data = added();
    const corrected = keepSaved(data, { ...data, records: [{ ...first(data), currentValue: 200 }] }, today);
    expect(first(corrected)).toMatchObject({ currentValue: 200, previousValue: 180 });
    const later = keepSaved(data, { ...data, records: [{ ...first(data), currentValue: 200 }] }, '2026-11-20');
    expect(first(later)).toMatchObject({ currentValue: 200, previousValue: 100, date: '2026-11-20' });
    const renamed = keepSaved(data, { ...data, records: [{ ...first(data), name: 'Other' }] }, '2026-11-20');
    expect(renamed.extra.entries).toHaveLength(1);
  });

  it('from a file keeps the day and previous value it came with', () => {
    const imported = addImported(
      dataOf([]),
      [metric({ previousValue: 70, date: '2026-10-01' }), metric({ id: 'b', previousValue: 0, date: '' })],
      today,
    );
    expect(imported.records.map(({ previousValue, date }) => [previousValue, date])).toEqual([
      [70, '2026-10-01'],
      [90, today],
    ]);
    expect(toRows(imported, period).map((row) => row.isAssumed)).toEqual([false, true]);
    const corrected = takeEntries(imported, [entry('2026-10-01', 120)]);
    expect(first(corrected)).toMatchObject({ currentValue: 120, previousValue: 70 });
  });
});

describe('a list in a file', () => {
  const comeBack = (data: MetricData): MetricData => {
    const { columns, rows } = toMetricSheet(toRows(data, period), period, 'USD');
    const table = { headers: columns.map(({ label }) => label), rows: rows.map((row) => row.map((cell) => String(shownCell(cell) ?? ''))) };
    let count = 0;
    const plan = planImport(importFields, table, guessMapping(importFields, table.headers, otherNames), [], around, {
      identity: metricIdentity,
      makeId: () => `new-${(count += 1)}`,
      refuse: refuseImported,
    });
    expect(plan.problems).toEqual([]);
    return addImported(dataOf([]), plan.records.map(settleTarget), today);
  };

  it('brings a what-if back as a what-if, with what was measured behind it', () => {
    const measured = dataOf([metric()], [entry('2026-11-01', 80), entry(today, 100)]);
    const tried = applyWhatIf(applyWhatIf(measured, 'a', '+5%', today), 'a', '+5%', today);
    const back = comeBack(tried);
    const [row] = toRows(back, period);
    // 100 × 1.05 × 1.05 = 110.25
    expect(row?.metric.currentValue).toBe(110.25);
    expect(row?.whatIf?.note).toBe('What-if: 100 +5% +5%');
    expect(toValueSheet(toRows(back, period)).rows).toEqual([[today, 100]]);
    expect(first(dropEntry(back, row?.whatIf as Entry)).currentValue).toBe(100);
  });

  it('keeps no target, a target of 0, and a previous value of 0 that was measured', () => {
    const data = dataOf(
      [
        metric({ id: 'a', name: 'None', targetValue: 0, targetTyped: '', previousValue: 0 }),
        metric({ id: 'b', name: 'Zero', targetValue: 0, direction: 'lower' }),
        metric({ id: 'c', name: 'One', targetValue: 1 }),
      ],
      [entry('2026-11-01', 0), entry(today, 100), entry(today, 100, '', 'b'), entry(today, 100, '', 'c')],
    );
    const rows = toRows(comeBack(data), period);
    expect(rows.map(({ metric: { name, previousValue }, status, isAssumed: assumed }) => [name, status, previousValue, assumed])).toEqual([
      ['None', 'No target', 0, false],
      ['Zero', 'Needs attention', 90, true],
      ['One', 'On target', 90, true],
    ]);
  });

  it('takes the place of samples, with its what-ifs and values, and theirs go', () => {
    const before = dataOf(
      [metric({ id: 'sample-1' }), metric({ id: 'own' })],
      [entry(today, 1, '', 'sample-1'), entry(today, 2, '', 'own')],
    );
    const after = replaceMetrics(
      before,
      [metric({ id: 'new', currentValue: 105, label: 'What-if: 100 +5%', measured: '100' }), metric({ id: 'own' })],
      today,
    );
    expect(after.records.map(({ id, label }) => [id, label])).toEqual([
      ['new', ''],
      ['own', ''],
    ]);
    expect(after.extra.entries).toEqual([entry(today, 2, '', 'own'), entry(today, 105, 'What-if: 100 +5%', 'new')]);
    expect(after.extra.actuals).toEqual([entry(today, 100, '', 'new')]);
  });

  it('comes from version 1, where an empty target was kept as 0', () => {
    const { targetTyped: _typed, label: _label, measured: _measured, ...old } = metric({ targetValue: 0 });
    const brought = state.migrate?.({ ...dataOf([]), records: [old, { ...old, direction: 'lower' }] }, 1);
    expect((brought as MetricData).records.map(({ targetTyped }) => targetTyped)).toEqual(['', '0']);
  });
});

describe('a target in the form', () => {
  it('may be empty, and 0 is one', () => {
    const saved = (targetTyped: string) => dataOf([metric({ targetValue: 0, targetTyped })]);
    expect(toRows(saved(''), period)[0]?.status).toBe('No target');
    expect(toRows(saved('0'), period)[0]?.status).toBe('On target');
    expect(checkTargets(metric(), { targetValue: '' }, false)).toEqual({});
    expect(checkTargets(metric({ direction: 'range', targetValue: 0, upperTarget: 5 }), { targetValue: '' }, false)).toHaveProperty(
      'targetValue',
    );
    expect(checkTargets(metric({ direction: 'range', targetValue: 0, upperTarget: 5 }), { targetValue: '0' }, false)).toEqual({});
  });
});

describe('what-ifs', () => {
  it('multiply by 1.05 and 0.95, keep the old value as previous and are dated today', () => {
    const start = dataOf([metric({ date: '2026-10-01' })], [entry('2026-10-01', 100)]);
    const up = applyWhatIf(start, 'a', '+5%', today);
    expect(first(up)).toMatchObject({ currentValue: 105, previousValue: 100, date: today });
    expect(up.extra.entries.at(-1)).toEqual(entry(today, 105, 'What-if: 100 +5%'));
    const down = applyWhatIf(up, 'a', '-5%', today);
    // 105 × 0.95 = 99.75: up and down again does not come back to 100.
    expect(first(down)).toMatchObject({ currentValue: 99.75, previousValue: 105 });
    expect(down.extra.entries).toHaveLength(2);
    expect(down.extra.entries.at(-1)?.note).toBe('What-if: 100 +5% -5%');
    expect(toRows(down, period)[0]).toMatchObject({ isAssumed: false, whatIf: { value: 99.75 } });
  });

  it('give the actual value of the day back, note and all', () => {
    const start = takeEntries(added(), [entry(today, 100, 'Launch')]);
    const twice = applyWhatIf(applyWhatIf(start, 'a', '+5%', today), 'a', '+5%', today);
    expect(first(twice)).toMatchObject({ currentValue: 110.25, previousValue: 105 });
    const back = dropEntry(twice, twice.extra.entries[0] as Entry);
    expect(back.extra).toEqual({ entries: [entry(today, 100, 'Launch')], actuals: [] });
    expect(first(back)).toMatchObject({ currentValue: 100, previousValue: 90 });
  });

  it('of 0 stay 0, from a value that is known', () => {
    const [row] = toRows(applyWhatIf(added({ currentValue: 0 }), 'a', '+5%', today), period);
    expect(row).toMatchObject({ isAssumed: false, metric: { currentValue: 0, previousValue: 0 } });
  });

  it('work without any dated value, and leave what is too large alone', () => {
    const bare = applyWhatIf(dataOf([metric()]), 'a', '-5%', today);
    expect(first(bare)).toMatchObject({ currentValue: 95, previousValue: 100 });
    expect(first(dropEntry(bare, bare.extra.entries[0] as Entry)).currentValue).toBe(100);
    const huge = dataOf([metric({ currentValue: 1e300 })]);
    expect(applyWhatIf(huge, 'a', '+5%', today)).toBe(huge);
    expect(applyWhatIf(huge, 'gone', '+5%', today)).toBe(huge);
  });

  it('give way to a real value of the same day', () => {
    const tried = applyWhatIf(added(), 'a', '+5%', today);
    const real = takeEntries(tried, [entry(today, 120)]);
    expect(real.extra).toEqual({ entries: [entry(today, 120)], actuals: [] });
    expect(first(real)).toMatchObject({ currentValue: 120, previousValue: 108 });
  });

  it('never lose the actual value, whatever is pressed', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.array(fc.constantFrom('+5%' as const, '-5%' as const), { minLength: 1, maxLength: 40 }),
        (value, steps) => {
          const start = added({ currentValue: value });
          const tried = steps.reduce((data, step) => applyWhatIf(data, 'a', step, today), start);
          const back = dropEntry(tried, tried.extra.entries[0] as Entry);
          expect(first(back).currentValue).toBe(value);
        },
      ),
    );
  });
});

describe('metrics of other tools', () => {
  const shared: MetricLine = {
    id: 'n',
    name: 'Delivery Time',
    category: 'Customer',
    unit: ' Hours ',
    direction: 'lower',
    currentValue: 8,
    targetValue: 4,
    upperTarget: 0,
    targetTyped: '4',
    values: [],
  };

  it('take the nearest category and unit here', () => {
    expect(toMetric(shared, around)).toMatchObject({ category: 'Users', unit: 'hrs', direction: 'lower', currentValue: 8, targetValue: 4 });
    expect(toMetric({ ...shared, unit: 'USD', category: 'Finance' }, around)).toMatchObject({ category: 'Finance', unit: '$' });
    expect(toMetric({ ...shared, unit: 'constructor', category: 'Weather' }, around)).toMatchObject({ category: 'Operations', unit: '' });
  });
});

describe('values', () => {
  it('move to another day when they are edited', () => {
    const data = takeEntries(added(), [entry('2026-11-01', 80)]);
    const moved = replaceEntry(data, entry('2026-11-01', 80), entry('2026-11-02', 85, 'Late count'));
    expect(moved.extra.entries).toEqual([entry(today, 100), entry('2026-11-02', 85, 'Late count')]);
    expect(first(moved).previousValue).toBe(85);
  });

  it('leave the note of their day in place when they come without one', () => {
    const data = takeEntries(added(), [entry(today, 100, 'Launch')]);
    expect(keepNotes(data, [entry(today, 110), entry('2026-11-01', 80)])).toEqual([entry(today, 110, 'Launch'), entry('2026-11-01', 80)]);
    expect(keepNotes(data, [entry(today, 110, 'Recount')])).toEqual([entry(today, 110, 'Recount')]);
    // What a what-if says of itself is no note of the day.
    expect(keepNotes(applyWhatIf(added(), 'a', '+5%', today), [entry(today, 110)])).toEqual([entry(today, 110)]);
    // Another tool that knows no notes changes the value: this one's note stays.
    const [line] = list.read(data);
    const followed = list.write(data, [{ id: 'a', ...line, values: [{ date: today, value: 120 }] }], {
      around,
      gone: new Set(),
      asides: [],
    });
    expect((followed as MetricData).extra.entries).toEqual([entry(today, 120, 'Launch')]);
  });

  it('go on into a form that is open, so that saving it does not turn them back', () => {
    const data = added();
    const drafts = { record: { id: 'a', draft: { name: 'Typed', currentValue: '100' } } };
    const tried = applyWhatIf(data, 'a', '+5%', today);
    expect(followValue('record', data, { data: tried, drafts }).drafts).toEqual({
      record: { id: 'a', draft: { name: 'Typed', currentValue: '105' } },
    });
    expect(followValue('record', data, { data, drafts }).drafts).toBe(drafts);
    expect(followValue('record', data, { data: tried, drafts: { record: { draft: {} } } }).drafts).toEqual({ record: { draft: {} } });
  });

  it('come and go with their metric', () => {
    const copied = duplicateMetric(added(), 'a', 'b');
    expect(copied.records.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(copied.extra.entries).toHaveLength(2);
    expect(removeMetrics(copied, ['b']).extra.entries).toEqual([entry(today, 100)]);
  });
});

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

describe('progress and cards', () => {
  const rowOf = (currentValue: number, targetValue: number, more: Partial<Metric> = {}) =>
    toRows(dataOf([metric({ currentValue, targetValue, ...more })], [entry(today, currentValue)]), period)[0];

  it('is value over target, at most 100%, with its bands', () => {
    // 150 / 200 = 75%
    expect(rowOf(150, 200)?.progress).toMatchObject({ share: 0.75, band: 'close' });
    expect(rowOf(500, 200)?.progress.share).toBe(1);
    expect([rowOf(90, 100), rowOf(89.9, 100), rowOf(70, 100), rowOf(69.9, 100)].map((row) => row?.progress.band)).toEqual([
      'on-target',
      'close',
      'close',
      'attention',
    ]);
    // A target of 0 is a target; an empty one is none.
    expect(rowOf(0, 0, { direction: 'lower' })?.progress).toMatchObject({ share: 1, band: 'on-target' });
    expect(rowOf(5, 0, { targetTyped: '' })?.progress).toMatchObject({ share: null, band: 'none' });
    // Where lower is better it is target over value: 160 / 240.
    expect(rowOf(240, 160, { direction: 'lower' })?.progress.share).toBeCloseTo(2 / 3, 8);
  });

  it('count only metrics with a value in the chosen days', () => {
    const data = dataOf(
      [metric({ id: 'a', currentValue: 190 }), metric({ id: 'b', currentValue: 100 }), metric({ id: 'c', currentValue: 200 })],
      [
        entry('2026-10-10', 150),
        entry(today, 190),
        entry('2026-10-10', 120, '', 'b'),
        entry(today, 100, '', 'b'),
        entry('2026-09-01', 200, '', 'c'),
      ],
    );
    // a: 95% and up from 150. b: 50% and down from 120. c has no value in 30 days. (0.95 + 0.5) / 2 = 72.5%
    expect(computeSummary(toRows(data, period))).toEqual({
      total: 3,
      counted: 2,
      onTarget: 1,
      improving: 1,
      worse: 1,
      open: 0,
      average: 0.725,
      averaged: 2,
    });
    // Without a target there is nothing to average.
    const bare = toRows(dataOf([metric(), metric({ id: 'b', targetValue: 0 })], [entry(today, 100), entry(today, 1, '', 'b')]), period);
    expect(computeSummary(bare)).toMatchObject({ counted: 2, averaged: 1, average: 0.5 });
    expect(computeSummary(toRows(data, toPeriod('90', today)))).toMatchObject({ counted: 3, onTarget: 2, open: 3 });
    expect(computeSummary([]).average).toBeNull();
  });
});

describe('the chart', () => {
  it('places values by their day and numbers the notes', () => {
    const series = toSeries([entry('2026-10-17', 0), entry('2026-11-01', 50, 'Fair'), entry(today, 100, 'Sale')], period, 'value', 'last');
    const { dots, notes, marks, targets } = layoutChart({ ...series, targets: [100], period }, { width: 300, height: 200, left: 50 });
    // The plot runs from 56 to 280 and from 172 up to 30.
    expect([dots[0], dots[2]]).toEqual([
      { x: 56, y: 172 },
      { x: 280, y: 30 },
    ]);
    expect(targets).toEqual([30]);
    expect(marks.map(({ text }) => text)).toEqual(['1', '2']);
    expect(notes.map(({ number, text }) => `${number} ${text}`)).toEqual(['1 Fair', '2 Sale']);
    expect([
      targetLines(metric({ targetValue: 0, targetTyped: '' })),
      targetLines(metric({ direction: 'range', upperTarget: 300 })),
    ]).toEqual([[], [200, 300]]);
  });

  it('keeps the figures of its axis short', () => {
    expect([50_000, 500_000, 1_500_000, -3e9, 1e13].map((value) => formatTick(value, '$'))).toEqual([
      '$50,000',
      '$500K',
      '$1.5M',
      '-$3B',
      '$10T',
    ]);
    expect([formatTick(1_000_000, 'hrs'), formatTick(2_500_000, '')]).toEqual(['1M hrs', '2.5M']);
  });

  it('stays drawable for any value', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 5 }), (values) => {
        const entries = values.map((value, index) => entry(`2026-11-0${index + 1}`, value, '<b>&"'));
        const row = toRows(dataOf([metric({ name: '<script>' })], entries), period)[0] as never;
        const { svg } = toPicture(row, period, 'value', true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<script>|<b>/);
        expect(svg).toContain('Sample data');
      }),
    );
  });
});

describe('files', () => {
  const data = applyWhatIf(
    dataOf(
      [metric({ unit: '$' }), metric({ id: 'b', name: 'Churn', direction: 'lower', unit: '%' })],
      [entry('2026-10-10', 80), entry(today, 100, '', 'b')],
    ),
    'a',
    '+5%',
    today,
  );
  const rows = toRows(data, period);

  it('say what is assumed and what is a what-if', () => {
    const { columns, rows: cells } = toMetricSheet(rows, period, 'USD');
    const column = (label: string) => columns.findIndex((one) => one.label === label);
    expect(columns.slice(0, 5).map(({ label }) => label)).toEqual(['Name', 'Value', 'Unit', 'Category', 'Target']);
    expect(cells.map((row) => row[column('Label')])).toEqual(['What-if: $100 +5%', 'assumed baseline (90 %)']);
    expect(cells.map((row) => row[column('Last 30 Days')])).toEqual([105, 100]);
    // From 80 to 105 is 25 / 80.
    expect(cells.map((row) => [row[column('Period Before')], row[column('Period Change (relative)')]])).toEqual([
      [80, 0.3125],
      [null, null],
    ]);
    const text = JSON.stringify(buildReport(rows, period));
    expect(text).toContain('Signups (what-if)');
    expect(text).toContain('Churn (assumed baseline (90 %))');
  });

  it('write the investor update', () => {
    const update = buildUpdate(rows, period);
    // From 80 to 105: 25 / 80 = 31.25%; 105 of 200 is 52.5%.
    expect(update).toContain('- Signups: $105; +31.3%, better than $80 before; target $200, 52.5% reached [what-if: not a measured value]');
    expect(update).toContain('- Churn: 100%; no earlier period to compare with; target 200% or less, 100% reached');
    expect(update).not.toContain('Sample');
    expect(buildUpdate(toRows(dataOf([metric()], [entry('2026-01-01', 1)]), period), period)).toContain('No value in these days: Signups.');
  });

  it('measure a sum or an average by its latest value, and say so', () => {
    const summed = dataOf([metric({ rollUp: 'sum' })], [entry('2026-11-01', 80), entry(today, 100)]);
    // 80 + 100; the target of 200 is one for a single value: 100 of 200.
    expect(buildUpdate(toRows(summed, period), period)).toContain(
      '- Signups: 180 (sum); no earlier period to compare with; latest 100, target 200, 50% reached',
    );
  });

  it('hold the actual value of a day with a what-if', () => {
    const tried = toRows(applyWhatIf(added(), 'a', '+5%', today), period);
    expect(toValueSheet(tried).rows).toEqual([[today, 100]]);
    expect(tried[0]?.actuals).toEqual([entry(today, 100)]);
  });

  it('bring values back by pasting', () => {
    const { columns, rows: cells } = toValueSheet(rows);
    const text = [columns.map(({ label }) => label), ...cells].map((row) => row.map((cell) => shownCell(cell) ?? '').join(',')).join('\n');
    const { added: new_, known } = planSeries(text, data.records, 'a', data.extra.entries, today);
    // What was only tried out stays out of the file.
    expect([new_, known]).toEqual([0, 2]);
    expect(toNoteSheet(rows).rows).toEqual([[today, 'Signups', 105, 'What-if: 100 +5%'.replace('100', '$100')]]);
    expect(metricIdentity(metric({ name: 'SIGNUPS' }))).toBe(metricIdentity(metric()));
  });

  it('know an assumed value only by what is stored', () => {
    expect(isAssumed(metric(), [])).toBe(true);
    expect(isAssumed(metric({ previousValue: 91 }), [])).toBe(false);
  });
});
