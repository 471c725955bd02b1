import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreLength, scorePronunciation, scoreSpelling } from './name-score';

describe('judging a name', () => {
  it('finds plain words easy', () => {
    for (const name of ['Lumen', 'Rye House', 'Candela']) {
      expect(scorePronunciation(name)?.value).toBe(100);
      expect(scoreSpelling(name)?.value).toBe(100);
    }
  });

  // Strngths: no vowel costs 60, eight consonants in a row 20 x 5; 100 - 160 stops at 0.
  it('takes points for what is hard to say', () => {
    expect(scorePronunciation('Strngths')).toMatchObject({ value: 0, faults: ['No vowels', '8 consonants in a row'] });
    // Angstlicht: a and i of ten letters is 20 %: 20; "ngstl" is five in a row: 40; it ends in a hard "ht": 15.
    expect(scorePronunciation('Angstlicht')?.value).toBe(25);
  });

  // Phlickr-2: digit 25, hyphen 15, ph 10, ck 10, vowel before r left out 20.
  it('takes points for what is hard to spell after hearing it', () => {
    expect(scoreSpelling('Phlickr-2')?.value).toBe(20);
    expect(scoreSpelling('Buzzfeed')?.faults).toEqual(['A doubled letter']);
  });

  // Fourteen letters: 100 - 6 x 6 = 64.
  it('takes points for length', () => {
    expect(scoreLength('Bakery Express')?.value).toBe(70);
    expect(scoreLength('Acme')?.value).toBe(100);
    expect(scoreLength('Go')?.value).toBe(80);
  });

  it('gives no judgement where there is nothing to judge', () => {
    expect(scorePronunciation('東京')).toBeUndefined();
    expect(scoreSpelling('123')).toBeUndefined();
    expect(scoreLength(' - ')).toBeUndefined();
  });

  it('stays between 0 and 100 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const score of [scorePronunciation(name), scoreSpelling(name), scoreLength(name)]) {
          expect(score?.value ?? 0).toBeGreaterThanOrEqual(0);
          expect(score?.value ?? 0).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
