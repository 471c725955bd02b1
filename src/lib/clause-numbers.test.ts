import { describe, expect, it } from 'vitest';
import { haveClauses, splitNumber } from './block-flow';
import { heading, paragraph } from './blocks';

describe('the number before a text', () => {
  it.each([
    ['3. Payment', ['3', 'Payment']],
    ['3.1 The Client pays', ['3.1', 'The Client pays']],
    ['12.10.3. Two\nlines', ['12.10.3', 'Two\nlines']],
    ['3.\u00a0Payment', ['3', 'Payment']],
  ])('%j', (text, parts) => {
    expect(splitNumber(text)).toEqual(parts);
  });

  it.each(['Payment', '3.Payment', '3. ', '2026 was good', '3) Payment', ''])('is none in %j', (text) => {
    expect(splitNumber(text)).toBeUndefined();
  });

  it('makes clauses of headings of the second level that begin with one', () => {
    expect(haveClauses([heading(1, 'T'), heading(2, '1. Work')])).toBe(true);
    expect(haveClauses([heading(2, '2. Work')])).toBe(false);
    expect(haveClauses([heading(3, '1. Work'), paragraph('1. Work')])).toBe(false);
    expect(haveClauses([])).toBe(false);
  });
});
