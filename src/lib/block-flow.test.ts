import { describe, expect, it } from 'vitest';
import { belongsToNext } from './block-flow';
import { bullets, heading, paragraph, type Block } from './blocks';

const table: Block = { kind: 'table', columns: [{ label: 'A' }], rows: [['1']] };
const signatures: Block = { kind: 'signatures', parties: [{ name: 'Ana', role: 'Client' }] };
const picture: Block = { kind: 'picture', picture: { svg: '<svg/>', width: 1, height: 1 }, label: 'Chart' };
const glued = (...blocks: Block[]) => blocks.map((_, index) => belongsToNext(blocks, index));

describe('what stays on a page with the next', () => {
  it('are the remarks between a heading and its table, one or two', () => {
    expect(glued(heading(2, 'A'), paragraph('One.', 'muted'), table)).toEqual([false, true, false]);
    expect(glued(heading(2, 'A'), paragraph('One.', 'muted'), paragraph('Two.', 'muted'), table)).toEqual([false, true, true, false]);
    expect(glued(paragraph('No heading above.'), table)).toEqual([false, false]);
    expect(glued(heading(2, 'A'), paragraph('Long. '.repeat(60)), paragraph('Two.'), table)).toEqual([false, false, false, false]);
  });

  it('is the last clause before the signatures, unless it is long', () => {
    const end: Block[] = [heading(2, 'Signatures'), paragraph('We agree.'), signatures];
    expect(glued(paragraph('11.5 A'), paragraph('11.6 B'), ...end)).toEqual([false, true, false, true, false]);
    expect(glued(paragraph('Long. '.repeat(100)), ...end)).toEqual([false, false, true, false]);
    expect(glued(paragraph('11.6 B'), heading(2, 'General'), paragraph('12.1 C'), table)[0]).toBe(false);
  });

  it('is a picture with the line below it', () => {
    expect(glued(picture, paragraph('Placed by judgment.', 'muted'))).toEqual([true, false]);
    expect(glued(picture, paragraph('The next thing.'))).toEqual([false, false]);
    expect(glued(picture, heading(2, 'B'))).toEqual([false, false]);
  });

  const isKept = (...blocks: Block[]) => belongsToNext(blocks, blocks.length - 2);

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
