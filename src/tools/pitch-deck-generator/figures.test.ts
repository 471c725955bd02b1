import { describe, expect, it } from 'vitest';
import { isFigureCell, isPeriod, leadingFigure, splitLabel, wholeFigure } from './figures';

describe('a figure at the start of a text', () => {
  it.each([
    ['$3,800 a month', '$3,800', 3800, '$', 'a month'],
    ['12% of clinics', '12%', 12, '%', 'of clinics'],
    ['10.8 million people', '10.8 million', 10_800_000, '', 'people'],
    ['2k users', '2k', 2000, '', 'users'],
    ['€4bn', '€4bn', 4_000_000_000, '€', ''],
    ['KES 900m', 'KES 900m', 900_000_000, 'KES', ''],
    ['3x faster', '3x', 3, 'x', 'faster'],
  ])('%s', (text, shown, value, unit, rest) => {
    expect(leadingFigure(text)).toEqual({ shown, value, unit, rest });
  });

  it.each(['2026 was good', '1999', 'about 5', '5-10 clinics', '12/24', '10:30', '5th of May', '1,2,3', ''])('is none in “%s”', (text) => {
    expect(leadingFigure(text)).toBeUndefined();
  });

  it('is a figure in the year’s place where something says so', () => {
    expect(leadingFigure('$2026')?.value).toBe(2026);
    expect(leadingFigure('1899 people')?.value).toBe(1899);
  });

  it('may be all there is, with a mark at its end', () => {
    expect(wholeFigure(' $25. ')).toEqual({ shown: '$25.', value: 25, unit: '$' });
    expect(wholeFigure('$25 a month')).toBeUndefined();
  });
});

describe('a line with a label', () => {
  it('is parted at its first colon', () => {
    expect(splitLabel('Price: $25: a month')).toEqual({ label: 'Price', text: '$25: a month' });
    expect(splitLabel('24: hours')).toEqual({ label: '24', text: 'hours' });
  });

  it('has a label of forty-four letters at most', () => {
    expect(splitLabel(`${'x'.repeat(44)}: y`)?.label).toHaveLength(44);
    expect(splitLabel(`${'x'.repeat(45)}: y`)).toBeUndefined();
  });

  it.each(['Opens at 10:30', 'https://x.example', 'Price:', ': $25', '[Name]: x', 'It works. Note: x', '–: x', 'No colon'])(
    'is none: “%s”',
    (line) => {
      expect(splitLabel(line)).toBeUndefined();
    },
  );
});

describe('a time', () => {
  it.each([
    'Jan',
    'sept. 2026',
    'Q1',
    'Q4 2027',
    'H2 ’27',
    '2027',
    'Year 3',
    'Week 12',
    'by March 2027',
    'end of 2026',
    'Jan – Mar 2027',
    'now',
  ])('is “%s”', (text) => {
    expect(isPeriod(text)).toBe(true);
  });
  it.each(['Q5', 'H3', '1850', 'Price', 'Year', 'in time', ''])('is not “%s”', (text) => {
    expect(isPeriod(text)).toBe(false);
  });
});

it.each([
  ['5k', 5_000],
  ['5 thousand', 5_000],
  ['5M', 5_000_000],
  ['5mm', 5_000_000],
  ['5 mn', 5_000_000],
  ['5 million', 5_000_000],
  ['5b', 5_000_000_000],
  ['5bn', 5_000_000_000],
  ['5 Billion', 5_000_000_000],
  ['1,250.5', 1_250.5],
])('%s is %s', (typed, value) => {
  expect(wholeFigure(typed)?.value).toBe(value);
});

it('a cell is compared by its digits, with its sign, its brackets and what it is per', () => {
  for (const cell of ['$29', '-4%', '(1,200)', '10–20', '$29 a month', '5k to 10k', '~30', '2026', '$5/seat', '≥ 3x'])
    expect([cell, isFigureCell(cell)]).toEqual([cell, true]);
  for (const cell of ['', 'Yes', 'from 5', '5 apples and more', '10–many', 'v2']) expect([cell, isFigureCell(cell)]).toEqual([cell, false]);
});
