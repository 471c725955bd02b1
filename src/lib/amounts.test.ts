import { describe, expect, it } from 'vitest';
import { formatCompactMoney } from './compact-money';
import {
  allocateMoney,
  currencySign,
  formatMoney,
  formatPlainMoney,
  formatRate,
  multiplyExactly,
  multiplyMoney,
  parseMoney,
} from './money';
import { typeMoney } from './type-money';
import { formatNumber, formatPercent, parseNumber, toFraction, toPercent } from './numbers';

const valueOf = (text: string) => {
  const parsed = parseNumber(text);
  return parsed.ok ? parsed.value : parsed.problem;
};

describe('a typed number', () => {
  it.each([
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1,23,456', 123456],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567,8', 1234567.8],
    ['1,5', 1.5],
    ['1,234', 1234],
    ['0,234', 0.234],
    ['1234,567', 1234.567],
    ['.5', 0.5],
    ['2k', 2_000],
    ['2m', 2_000_000],
    ['2B', 2_000_000_000],
    ['1e3', 1_000],
    ['(50)', -50],
    ['50-', -50],
    ['12*3+4/2', 38],
    ['-(2+3)*-2', 10],
    ['-0', 0],
    ['10000000000000', 1e13],
    ['10000000000001', 'That number is too large to calculate with.'],
    ['-10000000000001', 'That number is too large to calculate with.'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each([
    '1.23.45',
    '1.2.345',
    '1234.567.890',
    '1,234,56',
    '1,2,345',
    '1234,567,890',
    '1.234,5,6',
    '1,234.5.6',
    '1,23.4,5',
    '12.34,5',
    '2*',
    '(2',
    'abc',
    '1/0/0*0',
  ])('%s is none', (text) => {
    expect(valueOf(text)).toBe(`“${text}” isn’t a number.`);
  });

  it('is a sum of up to sixty pieces', () => {
    const ones = (count: number) => Array.from({ length: count }, () => '1').join('+');
    expect(valueOf(ones(30))).toBe(30);
    // A minus in front makes sixty of fifty-nine.
    expect(valueOf(`-${ones(30)}`)).toBe(28);
    expect(valueOf(ones(31))).toContain('isn’t a number');
  });

  it('that is none is named in up to 24 letters', () => {
    expect(valueOf('x'.repeat(24))).toBe(`“${'x'.repeat(24)}” isn’t a number.`);
    expect(valueOf('x'.repeat(25))).toBe(`“${'x'.repeat(23)}…” isn’t a number.`);
  });
});

describe('a number on screen', () => {
  it('has up to six decimals, or as many as asked for, and no minus before zero', () => {
    expect([formatNumber(1.12345678), formatNumber(5), formatNumber(5, 2), formatNumber(-0), formatNumber(1234.5, 0)]).toEqual([
      '1.123457',
      '5',
      '5.00',
      '0',
      '1,235',
    ]);
    expect([formatPercent(0.075), formatPercent(1 / 3), formatPercent(0.5, 1), formatPercent(-0), formatPercent(NaN)]).toEqual([
      '7.5%',
      '33.333333%',
      '50.0%',
      '0%',
      '—',
    ]);
  });

  it('goes from percent to fraction and back without dust', () => {
    expect([toFraction(7.5), toFraction(100 / 3), toPercent(0.07), toPercent(1 / 3)]).toEqual([0.075, 0.333333333333, 7, 33.3333333333]);
  });
});

describe('money', () => {
  it('is multiplied with twelve decimals, up to a thousand times the largest amount', () => {
    // 0.0000000000013 counts as 0.000000000001.
    expect(multiplyMoney(5e12, 1.3e-12)).toBe(5);
    expect([multiplyMoney(1, 1e-200), multiplyMoney(-3, 0.1), multiplyMoney(-5, 0.1), multiplyMoney(Infinity, 1)]).toEqual([0, 0, -1, 0]);
    expect([multiplyMoney(1e13, 1000), multiplyMoney(1e13, -1000), multiplyMoney(1e13, 1000.0001)]).toEqual([1e16, -1e16, 0]);
    expect(multiplyExactly('JPY', 9_007_199_254_740_991)).toEqual({ ok: true, value: 9_007_199_254_740_991 });
    expect(multiplyExactly('JPY', 9_007_199_254_740_992).ok).toBe(false);
    expect(multiplyExactly('USD', -0.001, 1)).toEqual({ ok: true, value: 0 });
  });

  it('is typed in its own currency, as an amount or as a rate with all its digits', () => {
    expect(parseMoney('0.0041', 'USD')).toEqual({ ok: true, value: 0 });
    expect(parseMoney('0.0041', 'USD', true)).toEqual({ ok: true, value: 0.41 });
    expect(parseMoney('1.005', 'USD', true)).toEqual({ ok: true, value: 100.5 });
    expect(parseMoney('€5', 'USD')).toEqual({ ok: false, problem: 'This is in EUR, and the rest is in USD.' });
    expect(parseMoney('€x', 'USD')).toEqual({ ok: false, problem: '“€x” isn’t a number.' });
    expect(parseMoney('€5', 'EUR')).toEqual({ ok: true, value: 500 });
  });

  it('is shown with the sign of its currency, and a rate with as many digits as it has, up to ten', () => {
    expect([currencySign('USD'), currencySign('EUR'), currencySign('CHF')]).toEqual(['$', '€', 'CHF']);
    expect([formatMoney(-0.4, 'USD'), formatMoney(5, 'JPY'), formatMoney(1234, 'KWD').replace(/\s/, ' ')]).toEqual([
      '$0.00',
      '¥5',
      'KWD 1.234',
    ]);
    expect([
      formatRate(0.4, 'USD'),
      formatRate(360_000, 'USD'),
      formatRate(1 / 3, 'USD'),
      formatRate(-0, 'USD'),
      formatRate(NaN, 'USD'),
    ]).toEqual(['$0.004', '$3,600.00', '$0.0033333333', '$0.00', '—']);
    expect([formatPlainMoney(123_450, 'USD'), formatPlainMoney(5, 'JPY')]).toEqual(['1234.50', '5']);
  });

  it('is split by weight, to the first where nothing weighs, and without a minus before zero', () => {
    expect(allocateMoney(100, [0, 0, 0])).toEqual([100, 0, 0]);
    expect(allocateMoney(100, [1, 0, 3])).toEqual([25, 0, 75]);
    expect(Object.is(allocateMoney(-1, [1, 9])[0], 0)).toBe(true);
    expect(allocateMoney(-1, [1, 9])).toEqual([0, -1]);
  });

  it('is short in headlines', () => {
    expect(
      [99_949, 99_950, 99_994_999, 99_995_000, 99_994_999_999, 99_995_000_000, -0].map((minor) => formatCompactMoney(minor, 'USD')),
    ).toEqual(['$999', '$1.0K', '$999.9K', '$1.0M', '$999.9M', '$1.0B', '$0']);
    // 1.25 and 1.249999… of a million and a billion, which a size that is one off would turn.
    expect([formatCompactMoney(125_000_000, 'USD'), formatCompactMoney(125_000_000_000, 'USD')]).toEqual(['$1.3M', '$1.3B']);
  });
});

it('an amount is written down as one would type it, and reads back', () => {
  const amounts = [
    [2900, 'USD', '$29'],
    [420, 'EUR', '€4.20'],
    [40_000_00, 'CHF', 'CHF 40000'],
    [1200, 'JPY', '¥1200'],
    [-150, 'USD', '$-1.50'],
  ] as const;
  for (const [minor, currency, typed] of amounts) {
    expect(typeMoney(minor, currency)).toBe(typed);
    expect(parseMoney(typed, currency)).toEqual({ ok: true, value: minor });
  }
});
