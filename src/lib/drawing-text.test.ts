import { describe, expect, it } from 'vitest';
import { fitText, isInside, overlaps, svgText, textWidth, wrapText } from './drawing';

describe('text in drawings', () => {
  it('is as wide as its letters: narrow 0.34, wide 0.76, a square 1, all others 0.58', () => {
    expect(textWidth('i', 10)).toBeCloseTo(3.4);
    expect(textWidth('M', 10)).toBeCloseTo(7.6);
    expect(textWidth('a', 10)).toBeCloseTo(5.8);
    expect(textWidth('語', 10)).toBeCloseTo(10);
    expect(textWidth('⺀', 10)).toBeCloseTo(10);
    expect(textWidth('⹿', 10)).toBeCloseTo(5.8);
    expect(textWidth('aMi 語', 100)).toBeCloseTo(58 + 76 + 34 + 34 + 100);
    expect(textWidth('', 10)).toBe(0);
  });

  it('is cut to its room with a mark', () => {
    expect(fitText('aaa', 17.4, 10)).toBe('aaa');
    expect(fitText('aaa', 17.3, 10)).toBe('a…');
    expect(fitText('aaaa', 19.3, 10)).toBe('aa…');
    expect(fitText('aaa', 0, 10)).toBe('a…');
    expect(fitText('  a \n b ', 100, 10)).toBe('a b');
    expect(fitText('ab cd', 22.7, 10)).toBe('ab…');
    expect(fitText('a'.repeat(400), 1e9, 10)).toBe('a'.repeat(400));
    expect(fitText('a'.repeat(401), 1e9, 10)).toBe(`${'a'.repeat(400)}…`);
  });

  it('is wrapped between words, and inside one only where it must', () => {
    expect(wrapText('aa bb cc', 26.6, 10)).toEqual(['aa bb', 'cc']);
    expect(wrapText('aa bb cc', 26.5, 10)).toEqual(['aa', 'bb', 'cc']);
    expect(wrapText('aaaa b', 11.6, 10)).toEqual(['aa', 'aa', 'b']);
    expect(wrapText('aa', 1, 10)).toEqual(['a', 'a']);
    expect(wrapText('  ', 10, 10)).toEqual([]);
  });

  it('is safe in markup', () => {
    expect(svgText('<a & "b">\u0000\uD800\uFFFE')).toBe('&lt;a &amp; &quot;b&quot;&gt;');
  });
});

describe('boxes', () => {
  const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });
  it.each([
    [box(0, 0), box(9, 9), true],
    [box(0, 0), box(10, 0), false],
    [box(10, 0), box(0, 0), false],
    [box(0, 0), box(0, 10), false],
    [box(0, 10), box(0, 0), false],
    [box(0, 0), box(2, 2, 1, 1), true],
    [box(0, 0), box(5, 20), false],
  ])('%j and %j overlap: %s', (a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected);
  });

  it.each([
    [box(0, 0), true],
    [box(2, 2, 8, 8), true],
    [box(-1, 0), false],
    [box(0, -1), false],
    [box(1, 0), false],
    [box(0, 1), false],
    [box(2, 2, 9, 8), false],
    [box(2, 2, 8, 9), false],
  ])('%j lies inside: %s', (inner, expected) => {
    expect(isInside(inner, box(0, 0))).toBe(expected);
  });
});
