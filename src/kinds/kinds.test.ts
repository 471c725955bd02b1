import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, day, money, text, type RecordOf } from '@/lib/fields';
import { applyMove, keyMove } from './board/moves';
import { paperFor } from './document/paper-size';
import {
  describePlan,
  findCurrency,
  findOpenDates,
  findUnknownWords,
  guessMapping,
  noAnswers,
  planCalmly,
  planImport,
  type ImportAnswers,
  type ImportedTable,
} from './records/import-records';
import { selectRecords } from './records/select-records';
import { inCurrency } from './records/state';

const around = { today: '2026-11-15', currency: 'USD' };
const fields = {
  name: text('Name', { required: 'Name it.' }),
  price: money('Price'),
  kind: choice('Kind', ['a', 'b'], { default: 'a' }),
  due: day('Due Date'),
};
type Item = RecordOf<typeof fields>;
const item = (id: string, name: string, price = 0, due = ''): Item => ({ id, name, price, kind: 'a', due });

describe('selecting records', () => {
  const all = [item('1', 'Zürich', 5, '2026-01-02'), item('2', 'apple 10', 9), item('3', 'apple 9', 1, '2025-12-31')];
  const ids = (records: Item[]) => records.map(({ id }) => id).join('');
  it('searches by every word, accents aside', () => {
    expect(ids(selectRecords(all, { query: 'zurich', searchIn: ({ name }) => name }))).toBe('1');
    expect(ids(selectRecords(all, { query: '9 APPLE', searchIn: ({ name }) => name }))).toBe('3');
  });
  it('searches each time in what is asked for, though it searched the same records before', () => {
    const found = (searchIn: (record: Item) => string) => ids(selectRecords(all, { query: '2025', searchIn }));
    expect([found(({ name }) => name), found(({ due }) => due), found(({ name }) => name)]).toEqual(['', '3', '']);
  });
  it('sorts numbers in names as numbers, and puts what has no value last', () => {
    expect(ids(selectRecords(all, { query: '', searchIn: () => '', sort: { by: ({ name }) => name } }))).toBe('321');
    expect(ids(selectRecords(all, { query: '', searchIn: () => '', sort: { by: ({ due }) => due } }))).toBe('312');
    expect(ids(selectRecords(all, { query: '', searchIn: () => '', sort: { by: ({ due }) => due, isDescending: true } }))).toBe('132');
  });
});

describe('importing', () => {
  const options = { identity: ({ name }: Item) => name, makeId: () => 'x' };
  const table = {
    headers: ['NAME', 'due-date', 'Cost'],
    rows: [
      ['Pen', '11/30/2026', '$2.50'],
      ['', '', ''],
      ['Pen', '', ''],
      ['Ink', '', 'abc'],
    ],
  };
  it('matches columns by label, name and other words', () => {
    expect(guessMapping(fields, table.headers, { price: ['cost'] })).toEqual({ name: 0, price: 2, kind: -1, due: 1 });
  });
  it('plans before it changes anything: what is new, what is there, what is wrong', () => {
    const plan = planImport(fields, table, guessMapping(fields, table.headers, { price: ['cost'] }), [], around, {
      ...options,
      mayRepeat: true,
    });
    expect(plan.records.map(({ name, price, due }) => [name, price, due])).toEqual([
      ['Pen', 250, '2026-11-30'],
      ['Pen', 0, ''],
    ]);
    expect(plan).toMatchObject({ duplicates: 0, repeats: 1 });
    expect(plan.problems.map(({ row }) => row)).toEqual([3, 5]);
    expect(describePlan(plan, 'item')).toBe('2 items to add, 1 repeated in the file, 2 rows that can’t be read.');
    expect(planImport(fields, table, guessMapping(fields, table.headers), plan.records, around, options)).toMatchObject({
      records: [{ id: 'x', name: 'Ink', price: 0, kind: 'a', due: '' }],
      duplicates: 2,
      repeats: 0,
    });
  });

  const plan = (rows: string[][], answers?: Partial<ImportAnswers>, existing: Item[] = []) =>
    planImport(fields, { headers: ['Name', 'Price', 'Kind', 'Due'], rows }, { name: 0, price: 1, kind: 2, due: 3 }, existing, around, {
      ...options,
      answers: { ...noAnswers, ...answers },
    });

  it('tells repeats in the file from what is kept, and imports them when told so', () => {
    const rows = [
      ['Coffee', '5'],
      ['Coffee', '5'],
    ];
    expect(plan(rows, { keepsRepeats: true })).toMatchObject({
      records: [{ name: 'Coffee' }, { name: 'Coffee' }],
      duplicates: 0,
      repeats: 1,
    });
    expect(plan(rows)).toMatchObject({ records: [{ name: 'Coffee' }], repeats: 1 });
    // The same file again adds nothing; with one of the two gone, it brings that one back.
    const kept = plan(rows, { keepsRepeats: true }).records;
    expect(plan(rows, {}, kept)).toMatchObject({ records: [], duplicates: 2 });
    expect(plan(rows, { keepsRepeats: true }, kept.slice(1)).records).toHaveLength(1);
  });

  it('reads accountants’ negatives', () => {
    expect(
      plan([
        ['Credit', '(50)'],
        ['Refund', '20-'],
      ]).records.map(({ price }) => price),
    ).toEqual([-5000, -2000]);
  });

  it('reads all dates of a column one way, and asks where it stays open', () => {
    const dates = (cells: string[], answers?: Partial<ImportAnswers>) =>
      plan(
        cells.map((cell) => [cell, '1', 'a', cell]),
        answers,
      );
    expect(dates(['01/11/2026', '13/11/2026']).records.map(({ due }) => due)).toEqual(['2026-11-01', '2026-11-13']);
    const open = { headers: ['Due'], rows: [['01/11/2026'], ['02/11/2026']] };
    expect(findOpenDates(fields, open, { due: 0 })).toEqual([{ name: 'due', label: 'Due Date', example: '01/11/2026', isMixed: false }]);
    expect(dates(['01/11/2026'], { orders: { due: 'day-first' } }).records[0]?.due).toBe('2026-11-01');
    const mixed = dates(['13/11/2026', '11/13/2026'], { orders: { due: 'day-first' } });
    expect(mixed.records.map(({ due }) => due)).toEqual(['2026-11-13']);
    expect(mixed.problems).toHaveLength(1);
  });

  it('lets the user say what an unknown word means', () => {
    const rows = [
      ['One', '1', 'passed'],
      ['Two', '1', 'b'],
    ];
    const table = { headers: ['Name', 'Price', 'Kind'], rows };
    expect(findUnknownWords(fields, table, { kind: 2 }, around)).toMatchObject([
      { name: 'kind', words: [{ word: 'passed', shown: 'passed' }] },
    ]);
    expect(plan(rows).problems).toHaveLength(1);
    expect(plan(rows, { meanings: { kind: { passed: 'b' } } }).records.map(({ kind }) => kind)).toEqual(['b', 'b']);
    expect(plan(rows, { meanings: { kind: { passed: '' } } }).problems).toHaveLength(1);
  });

  it('never puts amounts of another currency under ours', () => {
    expect(plan([['Rent', '€50', 'a']]).problems[0]?.reason).toContain('EUR');
    const table = { headers: ['Price'], rows: [['€50'], ['20'], ['EUR 7']] };
    expect(findCurrency(fields, table, { price: 0 }, 'USD')).toBe('EUR');
    expect(findCurrency(fields, { ...table, rows: [['€50'], ['£20']] }, { price: 0 }, 'USD')).toBeUndefined();
  });

  it('plans the same in pieces, and stops when told', async () => {
    const rows = Array.from({ length: 350 }, (_, index) => [`Item ${index}`, String(index)]);
    const table: ImportedTable = { headers: ['Name', 'Price'], rows };
    const given = [fields, table, { name: 0, price: 1 }, [], around, options] as const;
    const shares: number[] = [];
    const whole = await planCalmly(
      new AbortController().signal,
      (share) => shares.push(share),
      () => Promise.resolve(),
      ...given,
    );
    expect(whole).toEqual(planImport(...given));
    expect(shares.length).toBeGreaterThan(2);
    const controller = new AbortController();
    expect(
      await planCalmly(
        controller.signal,
        () => controller.abort(),
        () => Promise.resolve(),
        ...given,
      ),
    ).toBeUndefined();
  });
});

describe('currency', () => {
  it('keeps the face value when the setting changes', () => {
    const data = { records: [item('1', 'x', 1250)], currency: 'USD', extra: null };
    expect(inCurrency(fields, data, 'EUR')[0]?.price).toBe(1250);
    expect(inCurrency(fields, data, 'JPY')[0]?.price).toBe(13);
    expect(inCurrency(fields, data, 'KWD')[0]?.price).toBe(12500);
    expect(paperFor('USD')).toBe('letter');
    expect(paperFor('EUR')).toBe('a4');
  });
});

describe('board moves', () => {
  interface Card {
    id: string;
    column: string;
  }
  const cards: Card[] = [
    { id: '1', column: 'a' },
    { id: '2', column: 'a' },
    { id: '3', column: 'b' },
  ];
  const place = (card: Card, column: string): Card => ({ ...card, column });
  const columnOf = ({ column }: Card) => column;
  const columns = ['a', 'b', 'c'].map((id) => ({ id, items: cards.filter(({ column }) => column === id) }));

  it('go to the asked place', () => {
    expect(applyMove(cards, { id: '3', toColumn: 'a', toIndex: 1 }, columnOf, place).map(({ id }) => id)).toEqual(['1', '3', '2']);
    expect(applyMove(cards, { id: '1', toColumn: 'c', toIndex: 0 }, columnOf, place).at(-1)).toEqual({ id: '1', column: 'c' });
  });
  it('follow the arrow keys and stop at the edges', () => {
    expect(keyMove('ArrowRight', '2', columns)).toEqual({ id: '2', toColumn: 'b', toIndex: 1 });
    expect(keyMove('ArrowDown', '1', columns)).toEqual({ id: '1', toColumn: 'a', toIndex: 1 });
    expect(keyMove('ArrowUp', '1', columns)).toBeUndefined();
    expect(keyMove('ArrowLeft', '1', columns)).toBeUndefined();
  });
  it('never lose or double a card', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1', '2', '3', 'x'),
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: -2, max: 5 }),
        (id, toColumn, toIndex) => {
          const moved = applyMove(cards, { id, toColumn, toIndex }, columnOf, place);
          expect(moved.map((card) => card.id).sort()).toEqual(['1', '2', '3']);
        },
      ),
    );
  });
});
