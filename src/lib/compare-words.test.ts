import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words';

describe('two wordings', () => {
  it('marks the words that went and came', () => {
    expect(compareWords('We sell fresh bread', 'We bake fresh rye bread')).toEqual([
      { kind: 'same', text: 'We ' },
      { kind: 'removed', text: 'sell' },
      { kind: 'added', text: 'bake' },
      { kind: 'same', text: ' fresh ' },
      { kind: 'added', text: 'rye ' },
      { kind: 'same', text: 'bread' },
    ]);
    expect(compareWords('', '')).toEqual([]);
    expect(compareWords('a', '')).toEqual([{ kind: 'removed', text: 'a' }]);
  });

  it('holds both texts to the letter', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'd '), { maxLength: 30 }).map((list) => list.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const changes = compareWords(before, after);
        const without = (kind: string) =>
          changes
            .filter((change) => change.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(without('removed')).toBe(after);
        expect(without('added')).toBe(before);
      }),
    );
  });

  it('puts long texts one after the other', () => {
    const long = 'word '.repeat(2000);
    expect(compareWords(long, `${long}x`).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
