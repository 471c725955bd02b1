import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pushChange, redo, startHistory, undo } from './history';
import { readEnvelope } from './read-envelope';
import { longestVersionName, mostVersions, readVersions } from './read-versions';
import { connectSuite } from './suite';
import { defineState } from './tool-state';

const state = defineState({
  version: 3,
  start: () => ({ n: 0 }),
  migrate: (data, version) => {
    if (version === 1) throw new Error('too old');
    return { n: (data as { n: number }).n * 10 };
  },
  innerVersion: ({ called, when, n }) => ({ name: called, day: when, part: { n } }),
});
const read = (more: object, tool = 't') => readEnvelope(state, { app: 'groundwork', tool, version: 3, data: { n: 1 }, ...more });

beforeEach(() => connectSuite({ schema: async (tool) => (tool === 't' ? z.object({ n: z.int() }) : undefined) }));

describe('work of another version', () => {
  it('is brought into today’s shape, and refused where that cannot be', async () => {
    expect((await read({}))?.work).toEqual({ data: { n: 1 }, drafts: {} });
    expect((await read({ version: 2 }))?.work.data).toEqual({ n: 10 });
    expect([await read({ version: 1 }), await read({ version: 4 }), await read({}, 'other'), await read({ data: { n: 'x' } })]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const without = defineState({ version: 3, start: () => ({ n: 0 }) });
    expect(await readEnvelope(without, { app: 'groundwork', tool: 't', version: 2, data: { n: 1 } })).toBeUndefined();
  });

  it('keeps its forms, its currency and what it took, as far as they are such', async () => {
    expect((await read({ drafts: { form: 1 }, currency: 'EUR', taken: { x: 'y' } }))?.work).toEqual({
      data: { n: 1 },
      drafts: { form: 1 },
      currency: 'EUR',
      taken: { x: 'y' },
    });
    for (const [currency, taken] of [['euro', 3], ['eur', null], [3, { x: 1 }], ['EURO', 'x']]) expect((await read({ currency, taken }))?.work).toEqual({ data: { n: 1 }, drafts: {} }); // prettier-ignore
  });

  it('has the versions that it kept within itself, in the older shape', async () => {
    const versions = [{ called: ' First ', when: '2026-05-01', n: 7 }, { called: ' ', when: 'x', n: 8 }, 'x', { when: 3 }];
    const data = { n: 1, versions };
    const found = (await read({ version: 2, currency: 'EUR', data }))?.versions ?? [];
    expect(found.map(({ id, name, at, version, currency }) => [id, name, at, version, currency])).toEqual([
      ['inner-1', 'First', new Date('2026-05-01T12:00').getTime(), 2, 'EUR'],
      ['inner-2', 'Version 2', 0, 2, 'EUR'],
      ['inner-3', 'Version 3', 0, 2, 'EUR'],
    ]);
    expect(found[0]?.data).toEqual({ n: 7, versions: [] });
    // Today's work has none within itself.
    expect((await read({ data }))?.versions).toEqual([]);
    expect((await read({ version: 2, data: { n: 1, versions: 'x' } }))?.versions).toEqual([]);
  });
});

it('versions are read as far as they are such, each once', () => {
  const one = { id: 'a', name: 'x'.repeat(longestVersionName + 1), at: 5, version: 1, data: {}, currency: 'EUR' };
  expect(readVersions([one])).toEqual([{ ...one, name: 'x'.repeat(longestVersionName) }]);
  expect(readVersions([{ ...one, currency: 3, name: 4 }])).toEqual([{ id: 'a', name: '', at: 5, version: 1, data: {} }]);
  const { data: _data, ...bare } = one;
  expect(
    readVersions([
      one,
      one,
      'x',
      bare,
      { ...one, id: 3 },
      { ...one, id: 'b', at: Number.NaN },
      { ...one, id: 'c', at: 'x' },
      { ...one, id: 'd', version: '1' },
    ]),
  ).toHaveLength(1);
  expect(readVersions(Array.from({ length: mostVersions + 1 }, (_, index) => ({ ...one, id: `${index}` })))).toHaveLength(mostVersions);
  expect(readVersions('x')).toEqual([]);
});

describe('a history', () => {
  it('takes what is typed within a second and a half as one step', () => {
    const typed = (pause: number, key = 'title') =>
      pushChange(pushChange(startHistory('a'), 'b', 1000, 'title'), 'c', 1000 + pause, key).past;
    expect([typed(1499), typed(1500), typed(0, 'name')]).toEqual([['a'], ['a', 'b'], ['a', 'b']]);
    expect(pushChange(pushChange(startHistory('a'), 'b', 0), 'c', 0).past).toEqual(['a', 'b']);
    const same = startHistory('a');
    expect(pushChange(same, 'a', 5)).toBe(same);
    // What was undone begins a new step.
    const undone = undo(pushChange(startHistory('a'), 'b', 10, 'title'));
    expect(pushChange(undone, 'c', 11, 'title').past).toEqual(['a']);
    const redone = redo(undone);
    expect([redone.past, redone.present, redone.future, redone.lastTime, undone.lastTime]).toEqual([['a'], 'b', [], 0, 0]);
  });

  it('keeps two hundred steps, and has an end on both sides', () => {
    let history = startHistory(0);
    for (let step = 1; step <= 250; step += 1) history = pushChange(history, step, step * 10_000);
    expect([history.past.length, history.past[0], history.past.at(-1)]).toEqual([200, 50, 249]);
    const start = startHistory(undefined);
    expect([undo(start), redo(start)]).toEqual([start, start]);
    // Also a state that is nothing is a state.
    const next = pushChange(start, 1 as unknown as undefined, 0);
    expect([undo(next).present, redo(undo(next)).present]).toEqual([undefined, 1]);
  });
});
