import { describe, expect, it } from 'vitest';
import { recordsSchema } from './schema';
import { choice, day, money, text, type Fields, type RecordOf } from '@/lib/fields';
import { calculatorState } from '@/kinds/calculator/state';
import {
  describePlan,
  describeTaken,
  fallbackOption,
  findOpenDates,
  findUnknownWords,
  guessMapping,
  planCalmly,
  planImport,
} from './import-records';
import { readTable, WholeDocuments } from './read-table';
import { selectRecords } from './select-records';
import { sharedIds } from './shared-ids';
import { dueRecords, findRecords } from './shares';
import { inCurrency, ownRecords, recordsState } from './state';

const fields = {
  name: text('Name', { required: 'Enter a name.' }),
  price: money('Price'),
  kind: choice('Kind', ['a', 'b']),
  due: day('Due Date'),
};
const around = { today: '2026-11-15', currency: 'USD' };
type Item = RecordOf<typeof fields>;
const record = (id: string, more: Partial<Item> = {}): Item => ({ id, name: `N${id}`, price: 1250, kind: 'a', due: '', ...more });

describe('the state of a list', () => {
  const state = recordsState({ version: 2, fields, sample: () => [record('sample-1')] });

  it('starts empty or as its tool says, with a sample of its own', () => {
    expect(state.start(around)).toEqual({ records: [], currency: 'USD', extra: null });
    expect(state.sample?.(around)).toEqual({ records: [record('sample-1')], currency: 'USD', extra: null });
    const begun = recordsState({
      version: 1,
      fields,
      start: () => [record('1')],
      sample: () => [],
      extra: { open: true },
      migrate: (data) => data,
      list: 'posts',
    });
    expect(begun.start(around)).toEqual({ records: [record('1')], currency: 'USD', extra: { open: true } });
    expect([Object.keys(begun).includes('migrate'), Object.keys(begun).includes('list')]).toEqual([true, true]);
    expect([Object.keys(state).includes('migrate'), Object.keys(state).includes('list')]).toEqual([false, false]);
  });

  it('is read from outside with or without more beside it', () => {
    const schema = recordsSchema(fields);
    expect(schema.safeParse({ records: [], currency: 'USD', extra: null }).success).toBe(true);
    expect(schema.safeParse({ records: [{ id: 5 }], currency: 'USD', extra: null }).success).toBe(false);
  });

  it('shows others the user’s own records in the currency asked for, at their face value', () => {
    const data = { records: [record('1'), record('sample-2'), record('sample-3', { isEdited: true })], currency: 'USD' };
    expect(ownRecords(fields, data, 'USD').map(({ id }) => id)).toEqual(['1', 'sample-3']);
    expect(inCurrency(fields, data, 'JPY')[0]).toEqual(record('1', { price: 13 }));
    expect(inCurrency(fields, data, 'EUR')).toBe(data.records);
    expect(inCurrency({ name: fields.name }, data, 'JPY')).toBe(data.records);
  });

  it('has what is due and what can be found, of the user’s own', () => {
    const records = [record('1', { due: '2026-12-01' }), record('sample-2', { due: '2026-12-01' }), record('3', { due: '', name: ' ' })];
    const toDue = ({ due, name }: { due: string; name: string }) => ({ day: due, title: name, isDone: false });
    expect(dueRecords(records, toDue)).toEqual([{ id: '1', day: '2026-12-01', title: 'N1', isDone: false }]);
    expect(dueRecords(records, toDue, 'x-')[0]?.id).toBe('x-1');
    const found = (prefix?: string) =>
      findRecords(
        records,
        ({ name }) => name,
        ({ kind }) => kind,
        prefix,
      );
    expect([found(), found('x-')[0]?.id]).toEqual([[{ id: '1', title: 'N1', text: 'a' }], 'x-1']);
  });

  it('gives samples that were edited an id of their own elsewhere, and knows it again', () => {
    const { toShared, toOwn } = sharedIds('kpi');
    expect(['1', 'sample-1', 'kpi-1'].map(toShared)).toEqual(['1', 'kpi-sample-1', 'kpi-1']);
    expect(['1', 'kpi-sample-1', 'kpi-1', 'sample-1'].map(toOwn)).toEqual(['1', 'sample-1', 'kpi-1', 'sample-1']);
  });
});

it('a calculator’s work is a sample while all its answers are', () => {
  const state = calculatorState({ version: 1, fields: { a: text('A'), b: text('B'), c: text('C') }, sample: { a: '1', b: '2' } });
  const start = state.start(around);
  const sample = state.sample?.(around);
  expect([start, sample]).toEqual([
    { draft: { a: '', b: '', c: '' }, calculated: null },
    { draft: { a: '1', b: '2', c: '' }, calculated: { a: '1', b: '2', c: '' } },
  ]);
  const isSample = (draft: object, calculated: object | null) => state.isSample?.({ draft, calculated } as typeof start);
  const [whole, part] = [
    { a: '1', b: '2', c: '9' },
    { a: '1', b: '3', c: '' },
  ];
  expect([isSample(whole, null), isSample(part, null), isSample(part, whole), isSample(part, part)]).toEqual([true, false, true, false]);
});

describe('a table from a file', () => {
  const read = (content: string, readOther?: Parameters<typeof readTable>[1]) =>
    readTable(new File([content], 'a.csv'), readOther, new AbortController().signal, () => {});

  it('is a table, another program’s list, or documents of ours', async () => {
    expect(await read('a,b\n1,2')).toEqual({ headers: ['a', 'b'], rows: [['1', '2']] });
    const other = { headers: ['x'], rows: [['y']] };
    expect(await read('a,b\n1,2', () => Promise.resolve(other))).toBe(other);
    expect(await read('a,b\n1,2', () => Promise.resolve(undefined))).toMatchObject({ headers: ['a', 'b'] });
    await expect(read('a,b\n')).rejects.toThrow('This file has no rows.');
    const ours = await read('{"app":"groundwork","tool":"t","version":1,"data":{}}');
    expect(ours instanceof WholeDocuments && ours.envelopes).toHaveLength(1);
  });
});

describe('an import', () => {
  const table = (rows: string[][], headers = ['Name', 'Price', 'Kind', 'Due']) => ({ headers, rows });
  const mapping = { name: 0, price: 1, kind: 2, due: 3 };
  let next = 0;
  const options = { identity: ({ name }: { name: string }) => name, makeId: () => String((next += 1)) };
  const plan = (rows: string[][], more = {}, headers?: string[]) =>
    planImport(fields, table(rows, headers), mapping, [], around, { ...options, ...more });

  it('finds its columns by name, label or another word', () => {
    expect(guessMapping(fields, ['PRICE ', 'Titel', 'due date', 'x'], { name: ['titel'] })).toEqual({
      name: 1,
      price: 0,
      kind: -1,
      due: 2,
    });
  });

  it('asks about words that are no options, up to forty of them', () => {
    const words = (count: number) => table(Array.from({ length: count }, (_, index) => ['n', '1', `w${index}`]));
    const found = (count: number) => findUnknownWords(fields, words(count), mapping, around)[0]?.words.length;
    expect([found(1), found(40), found(41), found(0)]).toEqual([1, 40, 40, undefined]);
    expect(
      findUnknownWords(
        fields,
        table([
          ['n', '1', 'a'],
          ['n', '1', ' '],
          ['n', '1', 'Odd'],
          ['n', '1', 'odd '],
        ]),
        mapping,
        around,
      )[0]?.words,
    ).toEqual([{ word: 'odd', shown: 'Odd' }]);
    expect([
      fallbackOption(choice('K', ['a', 'other'])),
      fallbackOption(choice('K', ['a', 'z'], { labels: { z: 'Other' } })),
      fallbackOption(choice('K', ['a', 'z'], { default: 'z' })),
      fallbackOption(choice('K', ['todo', 'in-progress', 'completed'], { default: 'todo' }), 'done'),
      fallbackOption(choice('K', ['todo', 'in-progress', 'completed'], { default: 'todo' }), 'odd'),
    ]).toEqual(['other', 'z', 'z', 'completed', 'todo']);
  });

  it('asks about dates only in columns that are there and hold any', () => {
    expect(
      findOpenDates(
        fields,
        table([
          ['n', '', '', ''],
          ['n', '', '', ' 01/11/2026 '],
        ]),
        mapping,
      ),
    ).toMatchObject([{ example: '01/11/2026', isMixed: false }]);
    expect(findOpenDates(fields, table([['01/11/2026']]), {})).toEqual([]);
  });

  it('says which row of the file cannot be read, and why first', () => {
    expect(
      plan([
        ['A', '1'],
        ['', 'x'],
      ]).problems,
    ).toEqual([{ row: 3, reason: 'Name: Enter a name.' }]);
    expect(plan([['A', '1']], { refuse: () => 'No.' }).problems).toEqual([{ row: 2, reason: 'No.' }]);
    expect(plan([['A', '1']], { refuse: () => '' }).records).toHaveLength(1);
  });

  it('keeps samples samples where our own mark says so, unless the column is a field’s', () => {
    const ids = (headers: string[], ...rows: string[][]) => plan(rows, {}, headers).records.map(({ id }) => id.startsWith('sample-'));
    expect(ids(['Name', 'Price', 'Kind', 'Due', 'Sample'], ['A', '1', '', '', 'Sample'], ['B', '1', '', '', ''])).toEqual([true, false]);
    expect(ids(['Name', 'Price', 'Kind', 'Sample'], ['A', '1', '', '2026-11-15'])).toEqual([false]);
    // The mark may stand in the first column.
    const first = planImport(fields, table([['Sample', 'A']], ['Sample', 'Name']), { name: 1 }, [], around, options);
    expect(first.records[0]?.id.startsWith('sample-')).toBe(true);
  });

  it('takes a hundred rows at a time', async () => {
    const shares = async (count: number) => {
      const seen: number[] = [];
      const rows = Array.from({ length: count }, (_, index) => [`N${index}`]);
      await planCalmly(
        new AbortController().signal,
        (share) => seen.push(share),
        () => Promise.resolve(),
        fields,
        table(rows),
        mapping,
        [],
        around,
        options,
      );
      return seen;
    };
    expect([await shares(100), await shares(101), await shares(400)]).toEqual([[], [100 / 101], [0.25, 0.5, 0.75]]);
  });

  it('is told in a sentence', () => {
    const done = planImport<Fields>(fields, table([['A'], ['B']]), mapping, [], around, {
      identity: ({ id }) => id,
      makeId: options.makeId,
    });
    expect(describePlan(done, 'item')).toBe('2 items to add.');
    const full = { ...done, records: done.records.slice(1), duplicates: 1, repeats: 1_200, problems: [{ row: 2, reason: 'x' }] };
    expect(describePlan(full, 'item')).toBe('1 item to add, 1 already here, 1,200 repeated in the file, 1 row that can’t be read.');
    expect(describeTaken(full, 'item')).toBe('1 item added, 1 already here.');
  });
});

describe('records that are searched and sorted', () => {
  const names = (
    query: string,
    sort?: { by: (one: { key: string | number }) => string | number; isDescending?: boolean },
    keys: (string | number)[] = ['b', '', 'a', 'C'],
  ) =>
    selectRecords(
      keys.map((key) => ({ key })),
      { query, searchIn: ({ key }) => String(key), sort },
    ).map(({ key }) => key);
  const by = ({ key }: { key: string | number }) => key;

  it('stand by their value, those without one last, either way', () => {
    expect([names('', { by }), names('', { by, isDescending: true })]).toEqual([
      ['a', 'b', 'C', ''],
      ['C', 'b', 'a', ''],
    ]);
    expect(names('', { by }, [10, 9, '', 2])).toEqual([2, 9, 10, '']);
    expect(names('', { by }, ['2026-11-15', '2025-01-01', '2026-02-01'])).toEqual(['2025-01-01', '2026-02-01', '2026-11-15']);
    // As words and as figures, ten is after nine.
    expect([names('', { by }, ['x10', 'x9']), names('', { by }, ['10', '9'])]).toEqual([
      ['x9', 'x10'],
      ['9', '10'],
    ]);
    expect(names('', { by }, ['9', 'x', '10'])).toEqual(['9', '10', 'x']);
    expect(names('', { by: () => 'same' }, ['q', 'p', 'r'])).toEqual(['q', 'p', 'r']);
  });

  it('are found by all words, in any order, whatever the spaces', () => {
    expect(names('  two  one ', undefined, ['one two', 'one', 'two'])).toEqual(['one two']);
    expect(names('   ', undefined, ['one'])).toEqual(['one']);
  });
});
