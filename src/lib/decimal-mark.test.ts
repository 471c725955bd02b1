import { describe, expect, it } from 'vitest';
import { decideMark, settleFigure } from './decimal-mark';

const markOf = (figures: string[], around: string[] = figures, isGrouping = false) => decideMark(figures, around, isGrouping).mark;

describe('what stands before the cents', () => {
  it.each([
    [['1,50'], 'comma'],
    [['1.234,56'], 'comma'],
    [['1.234.567'], 'comma'],
    [['-12,5 €'], 'comma'],
    [['1.50'], 'dot'],
    [['1,234.56'], 'dot'],
    [['1,234,567'], 'dot'],
    [['12,34,567'], 'dot'],
    [[], 'dot'],
    [['250'], 'dot'],
  ] as const)('is told by %j: %s', (figures, mark) => {
    expect(markOf([...figures])).toBe(mark);
  });

  it('is what more of them say', () => {
    expect(markOf(['1.500'], ['1,50', '2,75', '3.10'])).toBe('comma');
    expect(markOf(['1,500'], ['1.50', '2.75', '3,10'])).toBe('dot');
  });

  it('is not told by dates and words', () => {
    expect(markOf(['1.500'], ['12.05.2026', '5.1.26', 'Invoice 7,50'])).toBe('dot');
  });

  it('is a comma where 1.500 stands beside a plain number, or its own sign groups', () => {
    expect(markOf(['1.500'])).toBe('dot');
    expect(markOf(['1.500', '250'])).toBe('comma');
    expect(markOf(['1.500'], [], true)).toBe('comma');
    // With a comma it groups anyway.
    expect(markOf(['1,500', '250'])).toBe('dot');
  });

  it('names the first figure that can be read either way', () => {
    const openIn = (...figures: string[]) => decideMark(figures, [], false).open;
    expect(openIn('12', ' 1.500 ', '2,500')).toBe('1.500');
    expect(openIn('$2,500')).toBe('$2,500');
    for (const plain of ['0.500', '1.50', '1.5000', '1234.567', '1,234.567']) expect(openIn(plain)).toBe('');
  });
});

it('a figure is written so that anyone reads it the same', () => {
  expect(settleFigure('1.500', 'comma')).toBe('1500');
  expect(settleFigure('€ 12.500', 'comma')).toBe('€ 12500');
  expect(Number(settleFigure('1,500', 'comma'))).toBe(1.5);
  expect(Number(settleFigure('1.500', 'dot'))).toBe(1.5);
  expect(settleFigure('1,500', 'dot')).toBe('1,500');
  expect(settleFigure('1.50', 'comma')).toBe('1.50');
});
