import { describe, expect, it } from 'vitest';
import { applyMove, keyMove } from './moves';

const items = ['a1', 'b1', 'a2', 'b2', 'a3'].map((id) => ({ id, column: id.charAt(0) }));
const move = (id: string, toColumn: string, toIndex: number) =>
  applyMove(
    items,
    { id, toColumn, toIndex },
    ({ column }) => column,
    (item, column) => ({ ...item, column }),
  );
const columnOf = (all: readonly { id: string; column: string }[], name: string) =>
  all.filter(({ column }) => column === name).map(({ id }) => id);

describe('moving a card', () => {
  it.each([
    ['a1', 'b', 0, ['a2', 'a3'], ['a1', 'b1', 'b2']],
    ['a1', 'b', 1, ['a2', 'a3'], ['b1', 'a1', 'b2']],
    ['a1', 'b', 2, ['a2', 'a3'], ['b1', 'b2', 'a1']],
    ['a1', 'b', 99, ['a2', 'a3'], ['b1', 'b2', 'a1']],
    ['a3', 'a', 0, ['a3', 'a1', 'a2'], ['b1', 'b2']],
    ['a1', 'a', 1, ['a2', 'a1', 'a3'], ['b1', 'b2']],
    ['a3', 'a', -1, ['a3', 'a1', 'a2'], ['b1', 'b2']],
    ['x', 'a', 0, ['a1', 'a2', 'a3'], ['b1', 'b2']],
  ])('%s to %s, place %i', (id, toColumn, toIndex, a, b) => {
    const moved = move(id, toColumn, toIndex);
    expect([columnOf(moved, 'a'), columnOf(moved, 'b')]).toEqual([a, b]);
  });

  const columns = ['a', 'b', 'c'].map((id) => ({ id, items: items.filter(({ column }) => column === id) }));
  it.each([
    ['ArrowUp', 'a1', undefined],
    ['ArrowDown', 'a1', { id: 'a1', toColumn: 'a', toIndex: 1 }],
    ['ArrowUp', 'a3', { id: 'a3', toColumn: 'a', toIndex: 1 }],
    ['ArrowDown', 'a3', undefined],
    ['ArrowLeft', 'a1', undefined],
    ['ArrowRight', 'a3', { id: 'a3', toColumn: 'b', toIndex: 2 }],
    ['ArrowRight', 'a1', { id: 'a1', toColumn: 'b', toIndex: 0 }],
    ['ArrowLeft', 'b2', { id: 'b2', toColumn: 'a', toIndex: 1 }],
    ['ArrowRight', 'b2', { id: 'b2', toColumn: 'c', toIndex: 0 }],
    ['Enter', 'a1', undefined],
    ['ArrowDown', 'x', undefined],
  ])('by %s from %s', (key, id, expected) => {
    expect(keyMove(key, id, columns)).toEqual(expected);
  });
});
