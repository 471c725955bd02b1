import { afterEach, describe, expect, it, vi } from 'vitest';
import { toBase64 } from '@/lib/bytes';
import type { Entry, Summary } from '@/platform/device-store';
import {
  blobsOf,
  isPictureKnown,
  pictureOf,
  picturesIn,
  rememberBlob,
  rememberPicture,
  toBlob,
  withoutPictures,
  withPictures,
} from './pictures';

const letters = (seed: number, length = 600) => toBase64(Uint8Array.from({ length }, (_, index) => (index * 7 + seed) % 256));
const png = (seed: number) => `data:image/png;base64,${letters(seed)}`;
/** As it is kept without the head of an address. */
const bare = `iVBORw0KGgo${letters(9).slice(11)}`;
const summary = (...pictures: string[]): Summary => ({ id: 'a', tool: 't', name: '', title: '', changedAt: 0, openedAt: 0, pictures });
const bytesOf = async (blob: Blob | undefined) => [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('pictures in a state', () => {
  it('are taken out and put back, wherever they stand', () => {
    const state = { title: 'A', photo: png(1), list: [{ logo: bare, note: null }, png(1), 3], none: undefined };
    const without = withoutPictures(state);
    expect(JSON.stringify(without).length).toBeLessThan(300);
    expect(JSON.stringify(without)).not.toContain('base64');
    expect(withPictures(without)).toEqual(state);
  });

  it('are those that are long and begin like one', () => {
    const short = `data:image/png;base64,${letters(2).slice(0, 400)}`;
    const atLeast = `data:image/png;base64,${letters(2)}`.slice(0, 500);
    for (const other of [
      short,
      'x'.repeat(900),
      `data:text/plain;base64,${letters(2)}`,
      `iVBORw0KGgo ${letters(2)}`,
      atLeast.slice(0, 499),
    ])
      expect(withoutPictures({ other })).toEqual({ other });
    expect(withoutPictures({ atLeast })).not.toEqual({ atLeast });
    for (const start of ['iVBORw0KGgo', '/9j/', 'UklGR', 'R0lGOD'])
      expect(withoutPictures(start + letters(3))).not.toBe(start + letters(3));
  });

  it('have one key each, the same every time', () => {
    const keys = Array.from({ length: 200 }, (_, seed) => rememberPicture(`data:image/png;base64,${'A'.repeat(600)}${seed}`));
    expect(new Set(keys).size).toBe(200);
    expect(rememberPicture(png(1))).toBe(rememberPicture(png(1)));
    // In numbers of base 36, and how long it is: 822 letters.
    expect(rememberPicture(png(1))).toMatch(/^[0-9a-z]+-[0-9a-z]+-mu$/);
    expect(rememberPicture(bare)).toMatch(/-bare$/);
    expect(pictureOf(rememberPicture(bare))).toBe(bare);
    expect([pictureOf('none'), isPictureKnown('none'), isPictureKnown(rememberPicture(bare))]).toEqual(['', false, true]);
  });

  it('are listed once, and one that is lost is left empty', () => {
    const state = { a: png(4), list: [png(4), { b: png(5) }], words: 'x' };
    expect(picturesIn(state)).toEqual([rememberPicture(png(4)), rememberPicture(png(5))]);
    expect(picturesIn(state)).toBe(picturesIn(state));
    expect([picturesIn('x'), picturesIn(null), picturesIn(3)]).toEqual([[], [], []]);
    expect(withPictures({ photo: '\u0001picture:gone' })).toEqual({ photo: '' });
  });
});

describe('pictures as files', () => {
  it('have their bytes and their type', async () => {
    expect(toBlob(png(1)).type).toBe('image/png');
    expect(await bytesOf(toBlob(png(1)))).toHaveLength(600);
    expect(
      [bare, `/9j/${letters(1)}`, `UklGR${letters(1).slice(1)}`, `R0lGOD${letters(1).slice(2)}`].map((one) => toBlob(one).type),
    ).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
  });

  it('come back under their key, and none takes the place of one that is known', async () => {
    await rememberBlob(new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/gif' }), 'k1');
    expect(pictureOf('k1')).toBe('data:image/gif;base64,AQID');
    await rememberBlob(new Blob([Uint8Array.of(9)], { type: 'image/gif' }), 'k1');
    expect(pictureOf('k1')).toBe('data:image/gif;base64,AQID');
    await rememberBlob(new Blob([Uint8Array.of(1, 2, 3)]), 'k2-bare');
    expect(pictureOf('k2-bare')).toBe('AQID');
  });

  it('are written once, and one that cannot be read is left out', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [one, other] = [rememberPicture(png(6)), rememberPicture(png(7))];
    rememberPicture('data:image/png;base64,§', 'damaged');
    const entries: Entry[] = [{ summary: summary(one, other, one) }, { summary: summary(other, 'unknown', 'damaged') }];
    expect([...blobsOf(entries).keys()]).toEqual([one, other]);
    expect([...blobsOf(entries, new Set([one])).keys()]).toEqual([other]);
    expect(warned).toHaveBeenCalled();
  });
});
