import { describe, expect, it } from 'vitest';
import { paragraph } from '@/lib/blocks';
import { forPlainText, wrapText } from './plain-text';

describe('lines of a text file', () => {
  it('break between words, and inside a word only where it is longer than the line', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('one two', 7)).toEqual(['one two']);
    expect(wrapText('one two', 6)).toEqual(['one', 'two']);
    expect(wrapText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
    expect(wrapText('a\n\nb', 3)).toEqual(['a', '', 'b']);
    // A sign of two units is one character.
    expect(wrapText('😀😀😀', 2)).toEqual(['😀😀', '😀']);
  });

  it('have 76 characters, a description 40 and its figures once', () => {
    const [said, table] = forPlainText({
      title: '',
      blocks: [paragraph('x'.repeat(77)), { kind: 'table', columns: [{ label: 'Item' }, { label: 'Sum' }], rows: [['y'.repeat(41), '5']] }],
    }).blocks;
    expect(said).toMatchObject({ text: `${'x'.repeat(76)}\nx` });
    expect(table).toMatchObject({
      rows: [
        ['y'.repeat(40), '5'],
        ['y', ''],
      ],
    });
  });
});
