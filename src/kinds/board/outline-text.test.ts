import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOutlineFont, type OutlineFont } from './outline-text';

/** A large file: opened once. */
let opened: Promise<OutlineFont> | undefined;
const openSans = () => (opened ??= loadOutlineFont(['DejaVuSans']));

describe('letters as shapes', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', (name: string) => Promise.resolve(new Response(readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`))));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  // DejaVu Sans has 2,048 units a square: A is 1,401 wide and i 569. The mono font has 1,233 for each.
  it('are as wide as their font says, at any size', async () => {
    const font = await openSans();
    expect([font.measure('A', 2048), font.measure('i', 2048), font.measure('Ai', 1024), font.measure('', 100)]).toEqual([
      1401, 569, 985, 0,
    ]);
    expect([font.ascent, font.descent].map((part) => Math.round(part * 2048))).toEqual([1901, 483]);
  });

  it('come from the first part of the font that has them', async () => {
    const font = await loadOutlineFont(['DejaVuSansMono', 'DejaVuSans']);
    expect(font.measure('AV', 2048)).toBe(2466);
    // Hebrew is only in the second.
    expect(font.measure('Aש', 2048) - 1233).toBe((await openSans()).measure('ש', 2048));
    expect([font.covers('A ש\n'), font.covers('A東'), font.covers('')]).toEqual([true, false, true]);
    // What no part has is drawn by the first.
    expect(font.measure('東', 2048)).toBe(1233);
  });

  it('are drawn where they are put, one after the other, to a hundredth', async () => {
    const font = await openSans();
    const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const [at, moved] = [numbersOf(font.path('l', 0, 0, 2048)), numbersOf(font.path('l', 10, 5, 2048))];
    // A stem from 193 to 377 that stands on the baseline and is 1,556 high.
    expect([Math.min(...at), Math.max(...at)]).toEqual([-1556, 377]);
    expect(moved).toEqual(at.map((value, index) => value + (index % 2 === 0 ? 10 : 5)));
    const two = numbersOf(font.path('ll', 0, 0, 2048));
    expect(two.slice(at.length)).toEqual(at.map((value, index) => value + (index % 2 === 0 ? 569 : 0)));
    for (const value of numbersOf(font.path('Sq', 0.123, 0, 17.3))) expect(Math.round(value * 100) / 100).toBe(value);
    expect(font.path('S', 0, 0, 17.3)).toMatch(/\.\d\d/);
  });

  it('need a font', async () => {
    await expect(loadOutlineFont([])).rejects.toThrow('at least one file');
  });
});
