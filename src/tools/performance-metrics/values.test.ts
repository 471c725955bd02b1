import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MetricLine } from '@/lib/topics/metrics';
import type { Entry } from '@/kinds/metrics/history';
import { followValue } from '@/kinds/metrics/open-value';
import { toRows, type MetricData } from './model';
import { applyWhatIf, dropEntry, duplicateMetric, keepNotes, removeMetrics, replaceEntry, takeEntries } from './edits';
import { list, toMetric } from './list';
import { today, around, period, metric, entry, dataOf, first, added } from './test-data';

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
