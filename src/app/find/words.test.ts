import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFar, isNear, lettersOf } from './words';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 4, maxLength: 12 });

it('never passes over a word that is near, nor one whose beginning is', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      if (isNear(typed, other) || isNear(typed, other.slice(0, typed.length)))
        expect(isFar(typed, lettersOf(typed), lettersOf(other))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
  expect(isFar('nothwind', lettersOf('nothwind'), lettersOf('note'))).toBe(true);
});
