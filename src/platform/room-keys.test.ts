import { describe, expect, it } from 'vitest';
import { keysFor, makeSeed, NewerSeal, toViewLink } from './room-keys';

const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const link = { as: 'edit' as const, seed, server: 'wss://a.example/rooms' };
const words = new TextEncoder().encode('Rent');
const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('the link of a room', () => {
  it('leads to one that only looks, and no further', async () => {
    const view = await toViewLink(link);
    expect([view.as, view.server, view.seed.length]).toEqual(['view', 'wss://a.example/rooms', 32]);
    expect(view.seed).not.toEqual(seed);
    expect(await toViewLink(view)).toEqual(view);
    expect([makeSeed().length, read(makeSeed()) === read(makeSeed())]).toEqual([32, false]);
  });

  it('names the same room to both, each with a secret of its own', async () => {
    const edit = await keysFor(link);
    const view = await keysFor(await toViewLink(link));
    expect(view.room).toBe(edit.room);
    expect(edit.room).toMatch(/^[0-9a-f]{32}$/);
    const [asEditor, asReader] = [JSON.parse(edit.token(false)), JSON.parse(view.token(false))];
    expect([asEditor, asReader]).toMatchObject([
      { v: 1, as: 'edit', secret: expect.stringMatching(/^[\w-]{43}$/) },
      { v: 1, as: 'view', secret: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(asEditor.secret).not.toBe(asReader.secret);
    // The server learns what to expect from who opens the room, and from nobody else.
    expect([asEditor.open, asReader.open, JSON.parse(view.token(true)).open]).toEqual([undefined, undefined, undefined]);
    const sha = async (text: string) =>
      [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
    expect(JSON.parse(edit.token(true)).open).toEqual({ edit: await sha(asEditor.secret), view: await sha(asReader.secret) });
  });
});

describe('a sealed piece', () => {
  it('is read by both, and never looks the same twice', async () => {
    const [edit, view] = [await keysFor(link), await keysFor(await toViewLink(link))];
    const sealed = await edit.seal(words);
    // A version, twelve bytes that are new each time, the words, and sixteen that prove them.
    expect([sealed.length, sealed[0]]).toEqual([1 + 12 + 4 + 16, 1]);
    expect([read(await edit.unseal(sealed)), read(await view.unseal(sealed))]).toEqual(['Rent', 'Rent']);
    expect(await edit.seal(words)).not.toEqual(sealed);
  });

  it('is refused where it was changed, is of another room or of a newer version', async () => {
    const keys = await keysFor(link);
    const other = await keysFor({ ...link, seed: makeSeed() });
    const sealed = await keys.seal(words);
    await expect(other.unseal(sealed)).rejects.toThrow();
    for (const place of [1, 12, 13, sealed.length - 1])
      await expect(keys.unseal(sealed.map((byte, index) => (index === place ? byte ^ 1 : byte)))).rejects.toThrow();
    await expect(keys.unseal(sealed.map((byte, index) => (index === 0 ? 2 : byte)))).rejects.toBeInstanceOf(NewerSeal);
    await expect(keys.unseal(new Uint8Array())).rejects.not.toBeInstanceOf(NewerSeal);
  });
});
