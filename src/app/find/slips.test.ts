import { describe, expect, it } from 'vitest';
import { isEmpty, isFar, isNear, isVague, lettersOf, stemOf, wordsOf } from './words';

describe('the words of a query', () => {
  it('have no case, accents or signs', () => {
    expect(wordsOf('Straße, MÜLLER’s 2nd «Plan»!')).toEqual(['strasse', 'muller', 's', '2nd', 'plan']);
    expect(wordsOf('–')).toEqual([]);
  });

  it.each([
    ['price', 'pric'],
    ['prices', 'pric'],
    ['pricing', 'pric'],
    ['plans', 'plan'],
    ['planned', 'plan'],
    ['planning', 'plan'],
    ['printed', 'print'],
    ['companies', 'company'],
    ['company', 'company'],
    ['taxes', 'tax'],
    ['branches', 'branch'],
    ['wishes', 'wish'],
    ['classes', 'class'],
    // These only look as if they were more than one, or were done.
    ['news', 'news'],
    ['bus', 'bus'],
    ['business', 'business'],
    ['status', 'status'],
    ['basis', 'basis'],
    ['king', 'king'],
    ['speed', 'speed'],
    ['uses', 'use'],
    ['theme', 'theme'],
  ])('have one form: %s', (word, form) => {
    expect(stemOf(word)).toBe(form);
  });

  it('tell nothing, or only what kind of thing is wanted', () => {
    expect(['the', 'für', 'rent'].flatMap(wordsOf).map(isEmpty)).toEqual([true, true, false]);
    expect(['template', 'templates', 'rent', 'the'].map(isVague)).toEqual([true, true, false, false]);
  });
});

describe('a slip of the finger', () => {
  it.each([
    ['is two letters swapped', 'rnet', 'rent'],
    ['is the first two letters swapped', 'lpan', 'plan'],
    ['is a wrong letter', 'plen', 'plan'],
    ['is a letter too many', 'plaan', 'plan'],
    ['is a letter too many at the end', 'planx', 'plan'],
    ['is a letter too few', 'invice', 'invoice'],
    ['is a letter too few at the end', 'invoic', 'invoice'],
    ['is none at all', 'plan', 'plan'],
    ['may come twice in a word of eight letters', 'bxxiness', 'business'],
    ['may swap letters twice in a word of eight', 'buisnses', 'business'],
    ['may leave out two letters of ten', 'manaemnt', 'management'],
  ])('%s', (_, typed, word) => {
    expect(isNear(typed, word)).toBe(true);
  });

  it.each([
    ['comes once in a short word', 'pxxn', 'plan'],
    ['comes once in a word of seven letters', 'invxxce', 'invoice'],
    ['comes twice at the most', 'bxxxness', 'business'],
    ['does not put two letters behind a short word', 'planxy', 'plan'],
    ['does not leave out two letters of a short word', 'invce', 'invoice'],
    ['does not leave out three', 'busin', 'business'],
    ['is not made in words of three letters', 'bnk', 'ban'],
    ['does not miss the first letter', 'lane', 'plane'],
    ['does not put one before the first', 'xplane', 'plane'],
    ['does not swap letters that are further apart', 'napl', 'plan'],
  ])('%s', (_, typed, word) => {
    expect(isNear(typed, word)).toBe(false);
  });

  it('costs one letter that the word does not have', () => {
    const far = (typed: string, word: string) => isFar(typed, lettersOf(typed), lettersOf(word));
    // Three letters may have no slip, four one, eight two.
    expect([far('ban', 'bank'), far('bac', 'bank')]).toEqual([false, true]);
    expect([far('plen', 'plan'), far('plex', 'plan')]).toEqual([false, true]);
    expect([far('bxyiness', 'business'), far('xyziness', 'sine')]).toEqual([false, true]);
  });
});
