import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../build/runs';
import { formatNumber, formatPercent, parseNumber, toFraction, toPercent } from './numbers';

const read = (text: string) => {
  const parsed = parseNumber(text);
  return parsed.ok ? parsed.value : parsed.problem;
};

describe('parseNumber', () => {
  it.each([
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['$1,234.56', 1234.56],
    ['-$5', -5],
    ['$-5', -5],
    [' 12 ', 12],
    ['1,5', 1.5],
    ['0,5', 0.5],
    ['1,000', 1000],
    ['0,125', 0.125],
    ['1,23,456', 123456],
    ['1 234 567', 1234567],
    ["1'234.50", 1234.5],
    ['12*3', 36],
    ['(40+2)/2', 21],
    ['2-5', -3],
    ['10k', 10000],
    ['1.5m', 1_500_000],
    ['2 million', 2_000_000],
    ['$1.2 Million', 1_200_000],
    ['3billion €', 3_000_000_000],
    ['1e3', 1000],
    ['.5', 0.5],
    ['5.', 5],
    ['25%', 25],
    ['€ 99', 99],
    ['99 EUR', 99],
    ['20000 euro', 20_000],
    ['20 dollars', 20],
    ['1.5k Euros', 1500],
    ['2 million pounds', 2_000_000],
    ['(50 pounds)', -50],
    ['20.000 €', 20_000],
    ['€20.000', 20_000],
    ['-€ 1.500', -1500],
    ['(1.500 €)', -1500],
    ['€1.500-', -1500],
    ['20.000 EUR', 20_000],
    ['20.000 euros', 20_000],
    // With a comma too, with two digits, without a whole, or with a factor there is only one reading.
    ['20.000,50 €', 20_000.5],
    ['20.50 €', 20.5],
    ['0.500 €', 0.5],
    ['1500.125 €', 1500.125],
    ['1.500k €', 1500],
    ['1.500 million €', 1_500_000],
    ['1.500', 1.5],
    ['$1.500', 1.5],
    ['−7', -7],
    ['-0', 0],
    ['(50)', -50],
    ['($1,234.50)', -1234.5],
    ['$(50)', -50],
    ['(50) EUR', -50],
    ['( 12 )', -12],
    ['50-', -50],
    ['1.234,56 -', -1234.56],
    ['50.00€-', -50],
    ['EUR -5', -5],
    ['US$ 20', 20],
    ['250 kr', 250],
    ['1 200 zł', 1200],
    ['(2+3)', 5],
    ['-(50)', -50],
    ['(50)*2', 100],
  ])('reads %s as people mean it', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    'abc',
    '5 killion',
    '',
    '1.2.3,4',
    '0x10',
    '--',
    '1,2,3',
    '$',
    'NaN',
    'Infinity',
    '1/0',
    '12abc',
    '1,,2',
    '(',
    '*3',
    '1e999',
    '()',
    '(-)',
    '-',
    '5--',
    '(abc)',
  ])('refuses %j', (text) => {
    expect(parseNumber(text).ok).toBe(false);
  });

  it('names what it could not read, shortened', () => {
    expect(read('x'.repeat(99))).toBe(`“${'x'.repeat(23)}…” isn’t a number.`);
    expect(read('99999999999999999')).toBe('That number is too large to calculate with.');
  });

  it('never throws and never gives anything but a finite number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+*/() ek$%') })), (text) => {
        const parsed = parseNumber(text);
        expect(!parsed.ok || Number.isFinite(parsed.value)).toBe(true);
      }),
      { numRuns: atMost(2000) },
    );
  });

  it('reads back what formatNumber writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (digits, places) => {
        const value = digits / 10 ** places;
        if (Math.abs(value) >= 1000 || !formatNumber(value).includes(',')) expect(read(formatNumber(value))).toBeCloseTo(value, 6);
      }),
    );
  });
});

describe('formats', () => {
  it('shows a dash for what is no figure', () => {
    expect(formatNumber(Number.NaN)).toBe('—');
    expect(formatPercent(1 / 0)).toBe('—');
  });
  it('shows rates as percent', () => {
    expect(formatPercent(0.1)).toBe('10%');
    expect(formatPercent(0.0885, 2)).toBe('8.85%');
    expect(formatPercent(1.1 * 3)).toBe('330%');
  });
});

describe('a rate', () => {
  it('is a fraction as a value and percent as it is typed, both ways without dust', () => {
    expect([toFraction(7), toFraction(8.85), toPercent(0.07), toPercent(0.0885)]).toEqual([0.07, 0.0885, 7, 8.85]);
    fc.assert(fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (n) => toPercent(toFraction(n / 1000)) === n / 1000));
  });
});
