import { describe, expect, it } from 'vitest';
import type { MetricLine } from '@/lib/topics/metrics';
import { list } from './list';
import { state, type Kpi, type KpiData } from './model';
import { schema } from './schema';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const empty: KpiData = { ...state.start(around), records: [], extra: { entries: [] } };
const line = (more: Partial<MetricLine> = {}): MetricLine => ({
  id: 'n',
  name: 'Cash Runway',
  category: 'Finance',
  unit: 'months',
  direction: 'range',
  currentValue: 10,
  targetValue: 9,
  upperTarget: 18,
  targetTyped: '9',
  values: [
    { date: '2026-10-01', value: 12, note: 'New loan' },
    { date: today, value: 10 },
  ],
  ...more,
});
const write = (data: KpiData, lines: MetricLine[], gone: string[] = [], asides: KpiData[] = []) =>
  list.write(
    data,
    lines.map((one) => ({ ...one })),
    { around, gone: new Set(gone), asides },
  ) as KpiData;
const withDate = (data: KpiData): KpiData => ({ ...data, records: data.records.map((kpi) => ({ ...kpi, targetDate: '2027-06-30' })) });
const first = ({ records }: KpiData) => records[0] as Kpi;

describe('the company’s metrics', () => {
  it('come back as they were written, and writing them twice changes nothing more', async () => {
    const data = write(empty, [line(), line({ id: 'm', name: 'Churn', values: [] })]);
    expect(list.read(data)).toEqual([line(), line({ id: 'm', name: 'Churn', values: [] })]);
    expect(write(data, [line(), line({ id: 'm', name: 'Churn', values: [] })])).toEqual(data);
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('follow what changed elsewhere and keep what only this tool knows', () => {
    const changed = line({ name: 'Runway', direction: 'higher', currentValue: 7, values: [{ date: '2026-11-20', value: 7 }] });
    const followed = write(withDate(write(empty, [line()])), [changed]);
    expect(list.read(followed)).toEqual([changed]);
    expect(first(followed)).toMatchObject({ name: 'Runway', currentValue: 7, targetDate: '2027-06-30' });
    // Categories go by other names elsewhere; one that nobody here knows is of operations.
    expect(first(write(followed, [line({ category: 'Users' })])).category).toBe('Customer');
    expect(first(write(followed, [line({ category: 'Weather' })])).category).toBe('Operations');
  });

  it('leave when they are gone, with their values, and come back with what only this tool knew', () => {
    const data = withDate(write(empty, [line(), line({ id: 'm', name: 'Churn' })]));
    const without = write(data, [], ['n']);
    expect(without.records.map(({ id }) => id)).toEqual(['m']);
    expect(without.extra.entries.every(({ metricId }) => metricId === 'm')).toBe(true);
    const back = write(without, [line()], [], [data]);
    expect(first(back)).toMatchObject({ id: 'n', targetDate: '2027-06-30' });
    expect(list.read(back)[0]).toEqual(line());
    // Of several, what was known last counts.
    const older = { ...data, records: data.records.map((kpi) => ({ ...kpi, targetDate: '2020-01-01' })) };
    expect(first(write(without, [line()], [], [data, older])).targetDate).toBe('2027-06-30');
  });

  it('are no samples; one that was edited goes by an id of its own and comes back to its place', () => {
    const start = state.start(around);
    expect(list.read(start)).toEqual([]);
    const edited: KpiData = {
      ...start,
      records: start.records.map((kpi) => (kpi.id === 'sample-1' ? { ...kpi, name: 'Mine', isEdited: true } : kpi)),
    };
    const [mine, ...others] = list.read(edited) as unknown as MetricLine[];
    expect(mine).toMatchObject({ id: 'kpi-sample-1', name: 'Mine' });
    expect(mine?.values).toHaveLength(6);
    expect(others).toEqual([]);
    const renamed = { ...(mine as MetricLine), name: 'Still mine' };
    expect(write(edited, [renamed]).records.map(({ id }) => id)).toEqual(start.records.map(({ id }) => id));
    expect(list.read(write(edited, [renamed]))).toEqual([renamed]);
    // A document begun anew finds it in place of the sample it was made of.
    expect(list.read(write(start, [renamed]))).toEqual([renamed]);
    expect(list.read(write(empty, [renamed]))).toEqual([renamed]);
    // A sample edited in another tool stays what it is called there.
    expect(first(write(start, [{ ...renamed, id: 'metric-sample-1' }])).id).toBe('metric-sample-1');
    expect(write(edited, [], ['kpi-sample-1']).records.map(({ id }) => id)).not.toContain('sample-1');
  });

  it('need a name', () => {
    expect(list.read(write(empty, [line({ name: ' ' })]))).toEqual([]);
  });
});
