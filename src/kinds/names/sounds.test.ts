import { expect, it } from 'vitest';
import { blendWords, countSyllables, isSayable } from './sounds';

it('syllables are counted by groups of vowels, without a silent e', () => {
  expect(['bakery', 'stone', 'table', 'the', 'a', 'rhythm', '', '42', 'be'].map(countSyllables)).toEqual([3, 1, 2, 1, 1, 1, 0, 0, 1]);
  expect(['Café', 'Brûlée', 'Crème', 'café!', 'Pâté'].map(countSyllables)).toEqual([2, 2, 1, 2, 2]);
});

it('a name can be said with two to four syllables', () => {
  expect(['lumino', 'bread', 'banana', 'strngth', 'bananarama'].map(isSayable)).toEqual([true, false, true, false, false]);
});

it('two words run into each other where they sound alike', () => {
  // Two letters are shared, and two of each word are left.
  expect(blendWords('melon', 'onto')).toBe('melonto');
  expect(blendWords('melon', 'tomato')).toBeUndefined();
  // One shared letter is too few.
  expect(blendWords('melon', 'nature')).toBeUndefined();
  // Neither may lie within the other, nor be anything but small letters.
  expect([blendWords('melon', 'on'), blendWords('on', 'only'), blendWords('Melon', 'onto'), blendWords('melon', 'on-to')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // Eleven letters are the longest.
  expect(blendWords('banana', 'nation')?.length ?? 0).toBeLessThanOrEqual(11);
  expect(blendWords('bananarama', 'material')).toBeUndefined();
});
