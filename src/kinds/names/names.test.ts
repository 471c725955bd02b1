import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendWords, countSyllables, isSayable } from './sounds';
import { isStopWord } from './stop-words';
import { findCoarse, findUnwanted, wordsIn } from './unwanted';

describe('blends', () => {
  it.each([
    ['toast', 'stone', 'toastone'],
    ['bread', 'adage', 'breadage'],
    ['kelp', 'elpine', undefined],
    ['loaf', 'fresh', undefined],
    ['kelpleaf', 'kelp', undefined],
    ['brightbakery', 'tube', undefined],
    ['nightshift', 'sitter', undefined],
    ['acme', 'coffee', undefined],
    ['日本', 'rye', undefined],
  ])('%s and %s: %s', (first, second, blended) => {
    expect(blendWords(first, second)).toBe(blended);
  });

  it('keep both words in hearing, at a place where they sound alike', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abdelnorst'), minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        const blend = blendWords(first, second);
        if (blend === undefined) return;
        expect(blend.startsWith(first) && blend.endsWith(second)).toBe(true);
        expect(blend.length).toBeLessThanOrEqual(first.length + second.length - 2);
        expect(isSayable(blend)).toBe(true);
      }),
    );
  });
});

it('counts syllables as one hears them', () => {
  const heard = { rye: 1, ryeloft: 2, stone: 1, compass: 2, table: 2, meridian: 3, café: 2, '': 0, str: 1 };
  for (const [word, count] of Object.entries(heard)) expect(countSyllables(word), word).toBe(count);
});

it('knows small words in several languages', () => {
  for (const word of ['Für', 'und', 'the', 'pour', 'para', 'voor', 'dla', 'och']) expect(isStopWord(word), word).toBe(true);
  for (const word of ['rye', 'kite', 'brot']) expect(isStopWord(word), word).toBe(false);
});

describe('unwanted words', () => {
  it('are found inside a name and across its joins, in several languages', () => {
    expect(findCoarse('nightshitter', ['nightshift', 'sitter'])).toContain('shit');
    expect(findCoarse('Pen Island', wordsIn('Pen Island'))).toEqual(['penis']);
    expect(findCoarse('compraputavila', ['compra', 'tavila'])).toContain('puta');
    expect(findCoarse('Lamer Dalia', wordsIn('Lamer Dalia'))).toContain('merda');
    expect(findCoarse('Rye Loft', [])).toEqual([]);
  });

  it('do not count in what somebody typed', () => {
    expect(findCoarse('analytics hub', ['analytics'])).toEqual([]);
    expect(findCoarse('getanalytics', ['analytics'])).toEqual([]);
    expect(findCoarse('canal works', [])).toEqual(['anal']);
  });

  it('have a meaning by themselves, too', () => {
    expect(findUnwanted('Gift Corner').map(({ language }) => language)).toEqual(['German']);
    expect(findUnwanted('Rye Corner')).toEqual([]);
  });
});
