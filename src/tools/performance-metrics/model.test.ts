import { describe, expect, it } from 'vitest';
import { readDraft } from '@/lib/fields';
import { assumePrevious, fields, state, toRows } from './model';
import { dropEntry, keepSaved, takeEntries } from './edits';
import { addImported } from './import-edits';
import { checkTargets, findRangeProblem } from '@/kinds/metrics/target';
import { describeMovement } from './describe';
import { computeMovement } from './period';
import { today, around, period, metric, entry, dataOf, first, added } from './test-data';

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
