import { expect, it } from 'vitest';
import { findFresh, listTaken, printLines, printSkipped } from './offers';

const source = { doc: 'doc', tool: 'Tool', name: '' };
const lines = [{ key: 'rent' }, { key: 'desks' }, { key: 'lamps' }];

it('counts what was taken, not what was looked at and left; neither is offered again', () => {
  const taken = { ...printLines('money', source, lines, '2026-11-17'), ...printSkipped('money', source, lines.slice(2)) };
  expect(listTaken(taken)).toEqual([{ doc: 'doc', count: 2, day: '2026-11-17' }]);
  expect(findFresh('money', source, lines, taken)).toEqual([]);
  expect(findFresh('money', source, [{ key: 'lamps', amount: 1 }], taken)).toHaveLength(1);
  expect(listTaken(printSkipped('money', source, lines))).toEqual([]);
});
