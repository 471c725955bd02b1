import { describe, expect, it } from 'vitest';
import { keysFor, makeSeed, NewerSeal, toViewLink } from '@/platform/room-keys';
import type { Summary } from '@/platform/device-store';
import { joinNews, mergeEntries } from './gather';
import { openPiece, sealPiece, type Piece } from './pieces';
import { KeptDocument } from '../keep/kept-document';

const summary: Summary = { id: 'a', tool: 'task-manager', name: '', title: 'Plan', changedAt: 5, openedAt: 4, pictures: [] };
const link = () => ({ as: 'edit' as const, seed: makeSeed(), server: '' });
const piece = (more: Partial<Piece> = {}): Piece => ({
  by: 'Ada',
  at: 12,
  scope: 'chosen',
  entries: [{ summary, update: new Uint8Array([1, 2, 3]), what: ['price'] }],
  pictures: [{ key: 'k', type: 'image/png', data: 'AAAA' }],
  ...more,
});

describe('a piece of a room', () => {
  it('is read by everyone with the link, the one to view included, and by nobody else', async () => {
    const edit = link();
    const keys = await keysFor(edit);
    for (const one of [
      piece(),
      piece({ by: 'long '.repeat(2000).slice(0, 60), pictures: [], entries: Array(400).fill(piece().entries[0]) }),
    ]) {
      const sealed = await sealPiece(one, keys);
      expect(await openPiece(sealed, keys)).toEqual(one);
      expect(await openPiece(sealed, await keysFor(await toViewLink(edit)))).toEqual(one);
      await expect(openPiece(sealed, await keysFor(link()))).rejects.toThrow();
      const changed = sealed.slice();
      changed[40] = (changed[40] ?? 0) ^ 1;
      await expect(openPiece(changed, keys)).rejects.toThrow();
    }
  });

  it('of a newer version is known as such, and nonsense is refused', async () => {
    const keys = await keysFor(link());
    const sealed = await sealPiece(piece(), keys);
    sealed[0] = 2;
    await expect(openPiece(sealed, keys)).rejects.toBeInstanceOf(NewerSeal);
    for (const words of ['\u0000null', '\u0000{}', '\u0000[', '\u0001not packed'])
      await expect(openPiece(await keys.seal(new TextEncoder().encode(words)), keys)).rejects.toThrow();
  });

  it('tells the server nothing from which the key follows', async () => {
    const edit = link();
    const [own, view] = [await keysFor(edit), await keysFor(await toViewLink(edit))];
    expect(view.room).toBe(own.room);
    expect(own.room).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.parse(own.token(false))).not.toHaveProperty('open');
    const opening = JSON.parse(own.token(true)) as { secret: string; open: { edit: string; view: string } };
    expect(opening.open.edit).not.toBe(opening.open.view);
    expect((JSON.parse(view.token(true)) as { secret: string }).secret).not.toBe(opening.secret);
    expect(JSON.parse(view.token(true))).not.toHaveProperty('open');
  });
});

it('sends several changes of a moment as one', () => {
  const document = new KeptDocument(summary);
  const updates = ['A', 'AB', 'ABC'].map(
    (name) => document.write({ name, work: { data: { title: name, price: 1 }, drafts: {} } }) as Uint8Array,
  );
  const entries = updates.map((update, at) => ({ summary: { ...summary, changedAt: at }, update, what: at === 1 ? ['title'] : ['price'] }));
  const [one, ...more] = mergeEntries(entries);
  expect(more).toEqual([]);
  expect(one?.summary.changedAt).toBe(2);
  expect(one?.what).toEqual(['price', 'title']);
  const other = new KeptDocument(summary);
  other.add(one?.update ?? new Uint8Array());
  expect(other.news()?.value.name).toBe('ABC');
  expect(document.changed).toEqual(['title']);
  expect(other.beyond([document.whole()])).toBeUndefined();
  expect(document.beyond([document.whole()])).toBeUndefined();
  expect(document.beyond(updates.slice(0, 2))).toBeDefined();
});

it('tells the keystrokes of one person in one document as one line', () => {
  const line = (at: number, by = 'Ada', what = ['price']) => ({ id: String(at), at, by, tool: 't', document: 'D', what });
  expect(joinNews([line(1_000)], [line(30_000, 'Ada', ['name'])])).toEqual([{ ...line(30_000), id: '1000', what: ['price', 'name'] }]);
  expect(joinNews([line(1_000)], [line(2_000, 'Ben')])).toHaveLength(2);
  expect(joinNews([line(1_000)], [line(100_000)])).toHaveLength(2);
});
