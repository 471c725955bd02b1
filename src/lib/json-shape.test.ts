import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverdone } from './json-shape';

describe('a text that would be too much', () => {
  it('is too deep, or has too many parts', () => {
    expect(isOverdone('['.repeat(200) + ']'.repeat(200))).toBe(false);
    expect(isOverdone('['.repeat(201) + ']'.repeat(201))).toBe(true);
    expect(isOverdone(`[${'{},'.repeat(399_998)}{}]`)).toBe(false);
    expect(isOverdone(`[${'{},'.repeat(399_999)}{}]`)).toBe(true);
  });

  it('is not one that only speaks of brackets', () => {
    expect(isOverdone(JSON.stringify({ note: '[{'.repeat(1_000), quoted: '"[" \\'.repeat(1_000) }))).toBe(false);
    expect(isOverdone('"[[[[')).toBe(false);
    // An empty text ends where it begins.
    expect(isOverdone(`["",${'['.repeat(200)}`)).toBe(true);
    expect(isOverdone(`["\\\\",${'['.repeat(200)}`)).toBe(true);
    expect(isOverdone(`["\\"",${'['.repeat(200)}`)).toBe(true);
  });

  it('is none that anybody would write by hand', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 20 }), (json) => !isOverdone(json)));
  });
});
