import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, day, money, text, type RecordOf } from '@/lib/fields';
import { applyMove, keyMove } from './board/moves';
import { paperFor } from './document/files';
import { describePlan, guessMapping, planImport } from './records/import-records';
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
    const plan = planImport(fields, table, guessMapping(fields, table.headers, { price: ['cost'] }), [], around, options);
    expect(plan.records).toEqual([{ id: 'x', name: 'Pen', price: 250, kind: 'a', due: '2026-11-30' }]);
    expect(plan.duplicates).toBe(1);
    expect(plan.problems.map(({ row }) => row)).toEqual([3, 5]);
    expect(describePlan(plan, 'item')).toBe('1 item to add, 1 already here, 2 rows that cannot be read.');
    expect(planImport(fields, table, guessMapping(fields, table.headers), plan.records, around, options).records).toEqual([
      { id: 'x', name: 'Ink', price: 0, kind: 'a', due: '' },
    ]);
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
