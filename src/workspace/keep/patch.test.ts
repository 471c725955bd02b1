import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { fromShared, writePatch } from './bridge';
import { apply, diff, type Json } from './patch';

/** States as tools have them: a list of records with ids, a list of words, settings. */
const row = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '__proto__'), title: fc.string(), done: fc.boolean() });
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 6 });
const state = fc.record(
  {
    records: rows,
    words: fc.array(fc.string()),
    extra: fc.oneof(fc.constant(null), fc.record({ goal: fc.string(), inner: rows })),
    notes: fc.dictionary(fc.string(), fc.integer()),
  },
  { requiredKeys: [] },
);

const write = (doc: Y.Doc, before: Json, after: Json) => {
  const patch = diff({ work: before }, { work: after });
  const root = doc.getMap('doc');
  if (patch?.kind === 'object') doc.transact(() => patch.parts.forEach((part, name) => writePatch(root, name, part, after)));
};
const read = (doc: Y.Doc) => fromShared(doc.getMap('doc').get('work'));

describe('a change', () => {
  it('laid over the state it was made in gives the state it led to', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const patch = diff(before, after);
        expect(patch ? apply(patch, before) : before).toEqual(after);
      }),
    );
  });

  it('of nothing is nothing, also where the same was typed anew', () => {
    fc.assert(fc.property(state, (value) => void expect(diff(value, structuredClone(value))).toBeUndefined()));
  });

  it('leaves alone, by identity, what it does not touch', () => {
    const before = {
      records: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
      words: ['x'],
    };
    const after = { ...before, records: [before.records[0], { id: 'b', n: 3 }] };
    const patch = diff(before, after);
    const other = { records: [{ id: 'c', n: 9 }, ...before.records], words: before.words };
    const next = patch && (apply(patch, other) as typeof other);
    expect(next?.records).toEqual([
      { id: 'c', n: 9 },
      { id: 'a', n: 1 },
      { id: 'b', n: 3 },
    ]);
    expect(next?.records[1]).toBe(before.records[0]);
    expect(next?.words).toBe(before.words);
  });

  it('puts a new record after the one it followed, or at the end where that is gone', () => {
    const patch = diff([{ id: 'a' }, { id: 'b' }], [{ id: 'a' }, { id: 'x' }, { id: 'b' }]);
    expect(patch && apply(patch, [{ id: 'b' }, { id: 'a' }, { id: 'c' }])).toEqual([{ id: 'b' }, { id: 'a' }, { id: 'x' }, { id: 'c' }]);
    expect(patch && apply(patch, [{ id: 'c' }])).toEqual([{ id: 'c' }, { id: 'x' }]);
    const first = diff([{ id: 'a' }], [{ id: 'x' }, { id: 'a' }]);
    expect(first && apply(first, [{ id: 'c' }])).toEqual([{ id: 'x' }, { id: 'c' }]);
  });
});

describe('a shared document', () => {
  it('comes back as it was written, change by change', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 5 }), (states) => {
        const doc = new Y.Doc();
        let before: Json;
        for (const after of states) {
          write(doc, before, after);
          before = after;
          expect(read(doc)).toEqual(after);
        }
      }),
    );
  });

  it('says the same in two tabs that changed it at once, whoever hears of it first', () => {
    fc.assert(
      fc.property(state, state, state, (start, here, there) => {
        const [one, two] = [new Y.Doc(), new Y.Doc()];
        write(one, undefined, start);
        Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
        write(one, start, here);
        write(two, start, there);
        const [first, second] = [Y.encodeStateAsUpdate(one), Y.encodeStateAsUpdate(two)];
        Y.applyUpdate(one, second);
        Y.applyUpdate(two, first);
        expect(read(one)).toEqual(read(two));
      }),
    );
  });

  it('keeps both changes where two tabs changed different fields, and both new records', () => {
    const start = { records: [{ id: 'a', title: 'A', cost: 1 }], name: '' };
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    write(one, undefined, start);
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    write(one, start, {
      records: [
        { id: 'a', title: 'A', cost: 5 },
        { id: 'b', title: 'B', cost: 2 },
      ],
      name: '',
    });
    write(two, start, {
      records: [
        { id: 'c', title: 'C', cost: 3 },
        { id: 'a', title: 'Alpha', cost: 1 },
      ],
      name: 'Acme',
    });
    Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
    expect(read(one)).toEqual({
      records: [
        { id: 'c', title: 'C', cost: 3 },
        { id: 'a', title: 'Alpha', cost: 5 },
        { id: 'b', title: 'B', cost: 2 },
      ],
      name: 'Acme',
    });
  });

  it('keeps a record deleted in one tab deleted, though the other still typed into it', () => {
    const start = [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ];
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    write(one, undefined, start);
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    write(one, start, [{ id: 'b', title: 'B' }]);
    write(two, start, [
      { id: 'a', title: 'Alpha' },
      { id: 'b', title: 'B' },
    ]);
    Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
    expect(read(one)).toEqual([{ id: 'b', title: 'B' }]);
  });
});
