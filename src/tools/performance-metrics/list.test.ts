import { describe, expect, it } from 'vitest';
import type { MetricLine } from '@/lib/topics/metrics';
import { applyWhatIf } from './edits';
import { list } from './list';
import { state, type Metric, type MetricData } from './model';
import { schema } from './schema';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const empty: MetricData = { ...state.start(around), records: [], extra: { entries: [], actuals: [] } };
const line = (more: Partial<MetricLine> = {}): MetricLine => ({
  id: 'n',
  name: 'Delivery Time',
  category: 'Operations',
  unit: 'hrs',
  direction: 'lower',
  currentValue: 8,
  targetValue: 4,
  upperTarget: 0,
  targetTyped: '4',
  values: [
    { date: '2026-10-01', value: 9, note: 'New depot' },
    { date: today, value: 8 },
  ],
  ...more,
});
const write = (data: MetricData, lines: MetricLine[], gone: string[] = [], asides: MetricData[] = []) =>
  list.write(
    data,
    lines.map((one) => ({ ...one })),
    { around, gone: new Set(gone), asides },
  ) as MetricData;
const first = ({ records }: MetricData) => records[0] as Metric;

describe('the company’s metrics', () => {
  it('come back as they were written, and writing them twice changes nothing more', async () => {
    const data = write(empty, [line(), line({ id: 'm', name: 'Margin', unit: '%', category: 'Users', direction: 'higher' })]);
    expect(list.read(data)).toEqual([line(), line({ id: 'm', name: 'Margin', unit: '%', category: 'Users', direction: 'higher' })]);
    expect(write(data, [line()])).toEqual(data);
    expect(schema.safeParse(data).success).toBe(true);
    // 9 in October and 8 now: the previous value is known.
    expect(first(data)).toMatchObject({ currentValue: 8, previousValue: 9, date: today, rollUp: 'last' });
  });

  it('without dated values keep the value they have', () => {
    const bare = write(empty, [line({ values: [] })]);
    // 90% of 8
    expect(first(bare)).toMatchObject({ currentValue: 8, previousValue: 7.2, date: today });
    expect(list.read(bare)).toEqual([line({ values: [] })]);
  });

  it('follow a changed name, target, direction and value, and lose a value that was taken out', () => {
    const data = write(empty, [line()]);
    const own: MetricData = { ...data, records: data.records.map((metric) => ({ ...metric, rollUp: 'average' })) };
    const changed = line({
      name: 'Lead time',
      direction: 'higher',
      targetValue: 3,
      targetTyped: '3',
      currentValue: 7,
      values: [{ date: today, value: 7 }],
    });
    const followed = write(own, [changed]);
    expect(list.read(followed)).toEqual([changed]);
    expect(first(followed)).toMatchObject({ rollUp: 'average', currentValue: 7 });
    expect(followed.extra.entries).toHaveLength(1);
  });

  it('leave when they are gone, with their values, and come back with what only this tool knew', () => {
    const data = write(empty, [line(), line({ id: 'm', name: 'Margin' })]);
    const own: MetricData = { ...data, records: data.records.map((metric) => ({ ...metric, rollUp: 'sum' })) };
    const without = write(own, [], ['n']);
    expect(without.records.map(({ id }) => id)).toEqual(['m']);
    expect(without.extra.entries.every(({ metricId }) => metricId === 'm')).toBe(true);
    const back = write(without, [line({ name: 'Lead time' })], [], [own]);
    expect(first(back)).toMatchObject({ id: 'n', name: 'Lead time', rollUp: 'sum' });
    expect(list.read(back)[0]).toEqual(line({ name: 'Lead time' }));
  });

  it('are no samples; one that was edited goes by an id of its own and comes back to its place', () => {
    const start = state.start(around);
    expect(list.read(start)).toEqual([]);
    const edited: MetricData = {
      ...start,
      records: start.records.map((metric) => (metric.id === 'sample-1' ? { ...metric, name: 'Mine', isEdited: true } : metric)),
    };
    const [mine, ...others] = list.read(edited) as unknown as MetricLine[];
    expect(mine).toMatchObject({ id: 'metric-sample-1', name: 'Mine' });
    expect(others).toEqual([]);
    const renamed = { ...(mine as MetricLine), name: 'Still mine' };
    expect(write(edited, [renamed]).records.map(({ id }) => id)).toEqual(start.records.map(({ id }) => id));
    expect(list.read(write(edited, [renamed]))).toEqual([renamed]);
    // A document begun anew finds it in place of the sample it was made of.
    expect(list.read(write(start, [renamed]))).toEqual([renamed]);
    expect(list.read(write(empty, [renamed]))).toEqual([renamed]);
    expect(write(edited, [], ['metric-sample-1']).records.map(({ id }) => id)).not.toContain('sample-1');
  });

  it('leave a what-if behind and bring the actual value of its day', () => {
    const tried = applyWhatIf(write(empty, [line()]), 'n', '+5%', today);
    expect(first(tried).currentValue).toBe(8.4);
    expect(list.read(tried)).toEqual([line()]);
    expect(write(tried, [line()])).toEqual(tried);
  });

  it('whose unit or category is not known here read the same before and after another edit', () => {
    const odd = line({ unit: 'months', category: 'Weather' });
    const data = write(empty, [odd]);
    const moved: MetricData = { ...data, records: data.records.map((metric) => ({ ...metric, name: 'Lead time' })) };
    const [before] = list.read(data) as unknown as MetricLine[];
    expect(before).toEqual({ ...odd, unit: '', category: 'Operations' });
    // Only the name differs, so only the name is told to the others.
    expect(list.read(moved)).toEqual([{ ...before, name: 'Lead time' }]);
  });
});
