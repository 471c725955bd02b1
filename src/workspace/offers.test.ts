import { expect, it } from 'vitest';
import { asWhole, findFresh, listTaken, printLines, printSkipped } from './offers';

const source = { doc: 'doc', tool: 'Tool', name: '' };
const lines = [{ key: 'rent' }, { key: 'desks' }, { key: 'lamps' }];

it('counts what was taken, not what was looked at and left; neither is offered again', () => {
  const taken = { ...printLines('money', source, lines, '2026-11-17'), ...printSkipped('money', source, lines.slice(2)) };
  expect(listTaken(taken)).toEqual([{ doc: 'doc', count: 2, whole: [], day: '2026-11-17' }]);
  expect(findFresh('money', source, lines, taken)).toEqual([]);
  expect(findFresh('money', source, [{ key: 'lamps', amount: 1 }], taken)).toHaveLength(1);
  expect(listTaken(printSkipped('money', source, lines))).toEqual([]);
});

it('offers a sum again as soon as one of its lines is new, different or gone', () => {
  const taken = printLines('money', source, asWhole(lines, 'USD'), '2026-11-17');
  const isFresh = (now: object[], currency = 'USD') => findFresh('money', source, asWhole(now, currency), taken).length > 0;
  expect(isFresh(lines)).toBe(false);
  expect([
    isFresh([...lines, { key: 'chairs' }]),
    isFresh(lines.slice(1)),
    isFresh([{ key: 'rent', amount: 1 }, ...lines.slice(1)]),
  ]).toEqual([true, true, true]);
  // Another currency is another sum; of nothing there is none.
  expect([isFresh(lines, 'EUR'), isFresh([])]).toEqual([true, false]);
});

it('does not count what was taken as a whole', () => {
  const taken = {
    ...printLines('money', source, asWhole(lines, 'USD'), '2026-11-17'),
    ...printLines('money', source, asWhole(lines, 'EUR'), '2026-11-16'),
    ...printLines('texts', source, [{ means: 'company.name' }], '2026-11-15'),
    ...printLines('forecasts', { ...source, doc: 'other' }, asWhole(lines), '2026-11-14'),
  };
  expect(listTaken(taken, (topic) => topic !== 'texts')).toEqual([
    { doc: 'doc', count: 1, whole: ['money'], day: '2026-11-17' },
    { doc: 'other', count: 0, whole: ['forecasts'], day: '2026-11-14' },
  ]);
});
