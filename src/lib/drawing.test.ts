import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, isInside, overlaps, svgText, textWidth, wrapText } from './drawing';

describe('text in drawings', () => {
  it('is cut to its room with a mark, and left alone where it fits', () => {
    expect(fitText('  Acme   Foods ', 500, 14)).toBe('Acme Foods');
    expect(fitText('Acme Foods International', 60, 14)).toMatch(/^Acme.*…$/);
    expect(fitText('Wide', 1, 14)).toBe('W…');
  });

  it('never grows wider than its room, one letter and the mark aside', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 40, max: 400 }), (text, room) => {
        const fitted = fitText(text, room, 12);
        expect(textWidth(fitted, 12) <= room || Array.from(fitted).length <= 2).toBe(true);
        for (const line of wrapText(text, room, 12)) expect(textWidth(line, 12) <= room || Array.from(line).length === 1).toBe(true);
      }),
    );
  });

  it('keeps every letter when it is wrapped', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(wrapText(text, 60, 12).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  it('wraps between words and cuts only what is wider than a line', () => {
    expect(wrapText('aaa bbb ccc', 46, 10)).toEqual(['aaa bbb', 'ccc']);
    expect(wrapText('a'.repeat(20), 61, 10)).toEqual(['a'.repeat(10), 'a'.repeat(10)]);
    expect(wrapText('', 100, 10)).toEqual([]);
  });

  it('cannot break the markup', () => {
    expect(svgText('<b>"&\uD800\uFFFE')).toBe('&lt;b&gt;&quot;&amp;');
  });

  it('boxes overlap and hold each other', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(overlaps(box, { ...box, x: 9 })).toBe(true);
    expect(overlaps(box, { ...box, x: 10 })).toBe(false);
    expect(isInside({ x: 1, y: 1, width: 9, height: 9 }, box)).toBe(true);
    expect(isInside({ x: 1, y: 1, width: 10, height: 9 }, box)).toBe(false);
  });
});
