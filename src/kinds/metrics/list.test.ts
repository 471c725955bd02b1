import { describe, expect, it, vi } from 'vitest';
import type { MetricLine } from '@/lib/topics/metrics';
import type { Tool } from '@/workspace/tool-state';
import { addEntries, removeEntry, toHistories, type Entry } from './history';
import { metricsList } from './list';
import { followValue, withOpenValue } from './open-value';

interface Metric extends Omit<MetricLine, 'values'> {
  isEdited?: true;
  /** What only this tool knows. */
  owner: string;
}
interface Data {
  records: Metric[];
  extra: { entries: Entry[]; actuals?: Entry[] };
}

const target = { category: 'Sales', unit: '$', direction: 'higher' as const, targetValue: 10, upperTarget: 0, targetTyped: '10' };
const metric = (id: string, name: string, currentValue = 0, more: Partial<Metric> = {}): Metric => ({
  id,
  name,
  currentValue,
  owner: '',
  ...target,
  ...more,
});
const line = (id: string, name: string, values: MetricLine['values'] = [], currentValue = 0): MetricLine => ({
  id,
  name,
  currentValue,
  values,
  ...target,
});
const entry = (metricId: string, date: string, value: number, note?: string): Entry => ({
  metricId,
  date,
  value,
  ...(note ? { note } : {}),
});
const around = { today: '2026-11-15', currency: 'USD' };

const list = metricsList<Metric, Data>({
  prefix: 'kpi',
  make: ({ id: _id, values: _values, ...rest }) => ({ ...rest, owner: 'new' }),
  put: addEntries,
  drop: removeEntry,
  remove: (data, ids) => ({ ...data, records: data.records.filter(({ id }) => !ids.includes(id)) }),
});
const read = (data: Data) => list.read(data) as unknown as MetricLine[];
const write = (data: Data, lines: MetricLine[], gone: string[] = [], asides: Data[] = []) =>
  list.write(data, lines as unknown as Parameters<typeof list.write>[1], { around, gone: new Set(gone), asides }) as Data;

describe('the metrics of a tool as lines of the list', () => {
  it('are the user’s own with a name, their values oldest first, the newest their current one', () => {
    const data: Data = {
      records: [
        metric('1', 'Revenue', 5),
        metric('sample-2', 'Sample'),
        metric('3', ' '),
        metric('sample-4', 'Mine', 7, { isEdited: true }),
      ],
      extra: {
        entries: [
          entry('1', '2026-03-01', 3, 'March'),
          entry('1', '2026-01-01', 1),
          entry('1', '2026-02-01', 2),
          entry('sample-2', '2026-01-01', 9),
        ],
      },
    };
    expect(read(data)).toEqual([
      line(
        '1',
        'Revenue',
        [
          { date: '2026-01-01', value: 1 },
          { date: '2026-02-01', value: 2 },
          { date: '2026-03-01', value: 3, note: 'March' },
        ],
        3,
      ),
      line('kpi-sample-4', 'Mine', [], 7),
    ]);
  });

  it('have the actual value of a day that holds a what-if', () => {
    const entries = [entry('1', '2026-01-01', 1), entry('1', '2026-02-01', 99, 'What-if: twice')];
    expect(read({ records: [metric('1', 'A')], extra: { entries } })[0]?.values).toEqual([{ date: '2026-01-01', value: 1 }]);
    const actuals = [entry('1', '2026-02-01', 2)];
    expect(read({ records: [metric('1', 'A')], extra: { entries, actuals } })[0]?.values.at(-1)).toEqual({ date: '2026-02-01', value: 2 });
  });
});

describe('lines of the list in a tool', () => {
  const empty: Data = { records: [], extra: { entries: [] } };

  it('are added first, with their values, and as they were where they come back', () => {
    const data = write({ ...empty, records: [metric('1', 'Here')] }, [
      line('2', 'New', [{ date: '2026-01-01', value: 4 }]),
      line('3', 'Bare', [], 8),
    ]);
    expect(data.records.map(({ id, name, currentValue, owner }) => [id, name, currentValue, owner])).toEqual([
      ['2', 'New', 4, 'new'],
      ['3', 'Bare', 8, 'new'],
      ['1', 'Here', 0, ''],
    ]);
    expect(data.extra.entries).toEqual([entry('2', '2026-01-01', 4)]);
    const back = write(empty, [line('2', 'New')], [], [{ ...empty, records: [metric('2', 'Old', 1, { owner: 'Ada' })] }]);
    expect(back.records).toMatchObject([{ id: '2', name: 'New', owner: 'Ada' }]);
  });

  it('bring what is here up to date: what is shared of a metric, and its values', () => {
    const data: Data = {
      records: [metric('1', 'Old', 3, { owner: 'Ada' }), metric('sample-4', 'Was sample', 2)],
      extra: { entries: [entry('1', '2026-01-01', 1), entry('1', '2026-02-01', 2, 'Note'), entry('1', '2026-03-01', 3)] },
    };
    const values = [
      { date: '2026-01-01', value: 1 },
      { date: '2026-02-01', value: 5 },
    ];
    const next = write(data, [line('1', 'New', values, 99), line('kpi-sample-4', 'Mine', [], 6)]);
    expect(next.records).toEqual([metric('1', 'New', 5, { owner: 'Ada' }), metric('sample-4', 'Mine', 6, { isEdited: true })]);
    expect(toHistories(next.extra.entries).get('1')).toEqual([entry('1', '2026-01-01', 1), entry('1', '2026-02-01', 5)]);
  });

  it('leave a value and its note alone where they say the same', () => {
    const put = vi.fn(addEntries<Data>);
    const drop = vi.fn(removeEntry<Data>);
    const watched = metricsList<Metric, Data>({ prefix: 'kpi', make: () => metric('', 'A'), put, drop, remove: (data) => data });
    const data: Data = { records: [metric('1', 'A')], extra: { entries: [entry('1', '2026-01-01', 1, 'Note')] } };
    const told = (value: number, note?: string) =>
      watched.write(
        data,
        [line('1', 'A', [{ date: '2026-01-01', value, ...(note ? { note } : {}) }])] as unknown as Parameters<typeof list.write>[1],
        { around, gone: new Set(), asides: [] },
      );
    told(1);
    told(1, 'Note');
    expect(put).not.toHaveBeenCalled();
    told(1, 'Other');
    told(2);
    expect(put.mock.calls.map(([, entries]) => entries)).toEqual([[entry('1', '2026-01-01', 1, 'Other')], [entry('1', '2026-01-01', 2)]]);
    expect(drop).not.toHaveBeenCalled();
  });

  it('that are gone are taken out, where they are here', () => {
    const data: Data = {
      records: [metric('1', 'A'), metric('2', 'B'), metric('sample-3', 'C', 0, { isEdited: true })],
      extra: { entries: [] },
    };
    expect(write(data, [], ['1', '9', 'kpi-sample-3']).records.map(({ id }) => id)).toEqual(['2']);
    expect(write(data, [], ['9']).records).toHaveLength(3);
  });
});

describe('a value that changes while its metric is being edited', () => {
  const before = {
    records: [
      { id: '1', currentValue: 5 },
      { id: '2', currentValue: 5 },
    ],
  };
  const after = {
    records: [
      { id: '1', currentValue: 7 },
      { id: '2', currentValue: 5 },
    ],
  };
  const open = (id: string) => ({ form: { id, draft: { name: 'A', currentValue: '5' } } });

  it('changes in the open form, and only in that of its metric', () => {
    expect(followValue('form', before, { data: after, drafts: open('1') }).drafts).toEqual({
      form: { id: '1', draft: { name: 'A', currentValue: '7' } },
    });
    expect(followValue('form', before, { data: after, drafts: open('2') }).drafts).toEqual(open('2'));
    expect(followValue('form', before, { data: after, drafts: open('3') }).drafts).toEqual(open('3'));
    expect(followValue('form', before, { data: after, drafts: {} }).drafts).toEqual({});
  });

  it('does so with every change of the tool, and nothing changes where nothing did', () => {
    const works: object[] = [];
    const work = { data: before, drafts: open('1') };
    const tool = { changeAll: (recipe: (given: typeof work) => typeof work) => works.push(recipe(work)) } as unknown as Tool<typeof before>;
    const followed = withOpenValue(tool, 'form');
    followed.change((data) => data);
    followed.change(() => after);
    followed.changeAll((given) => ({ ...given, data: after }));
    expect(works[0]).toBe(work);
    const followedWork = { data: after, drafts: { form: { id: '1', draft: { name: 'A', currentValue: '7' } } } };
    expect(works.slice(1)).toEqual([followedWork, followedWork]);
  });
});
