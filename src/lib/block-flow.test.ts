import { describe, expect, it } from 'vitest';
import { belongsToNext, haveClauses, splitNumber } from './block-flow';
import { bullets, heading, paragraph, type Block } from './blocks';

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

describe('what is not left behind on a page', () => {
  const table: Block = { kind: 'table', columns: [{ label: 'A' }], rows: [['1']] };
  const isKept = (...blocks: Block[]) => belongsToNext(blocks, blocks.length - 2);

  it('is a paragraph between a heading and what it heads', () => {
    expect(isKept(heading(2, 'H'), paragraph('Said'), table)).toBe(true);
    expect(isKept(paragraph('Before'), paragraph('Said'), table)).toBe(false);
    expect(isKept(heading(2, 'H'), paragraph('Said'), paragraph('More'))).toBe(false);
  });

  it('is a short remark before a text or a list', () => {
    const remark = (length: number, tone: 'muted' | 'warn') => paragraph('x'.repeat(length), tone);
    expect(isKept(heading(2, 'H'), remark(180, 'muted'), paragraph('More'))).toBe(true);
    expect(isKept(heading(2, 'H'), remark(180, 'warn'), bullets(['a']))).toBe(true);
    expect(isKept(heading(2, 'H'), remark(181, 'muted'), paragraph('More'))).toBe(false);
    expect(isKept(heading(2, 'H'), remark(10, 'muted'), heading(3, 'Next'))).toBe(false);
  });

  it('is nothing at the end', () => {
    expect(belongsToNext([heading(2, 'H'), paragraph('Said')], 1)).toBe(false);
    expect(belongsToNext([], 0)).toBe(false);
  });
});
