import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateMoney, formatMoney, minorDigits, multiplyMoney, parseMoney, toMinor, multiplyExactly } from './money';
import { formatCompactMoney } from './compact-money';
import { sumOf } from './numbers';

describe('money', () => {
  it('knows each currency’s smallest unit', () => {
    expect(minorDigits('USD')).toBe(2);
    expect(minorDigits('JPY')).toBe(0);
    expect(minorDigits('KWD')).toBe(3);
  });

  it('shows one form everywhere', () => {
    expect(formatMoney(123450, 'USD')).toBe('$1,234.50');
    expect(formatMoney(-123450, 'USD')).toBe('-$1,234.50');
    expect(formatMoney(0, 'USD')).toBe('$0.00');
    expect(formatMoney(-0, 'USD')).toBe('$0.00');
    expect(formatMoney(1234, 'JPY')).toBe('¥1,234');
    expect(formatMoney(Number.NaN, 'USD')).toBe('—');
  });

  it('rounds half away from zero on exact decimals', () => {
    // 1.005 in binary is a little less, so 1.005 × 100 would round to 100.
    expect(toMinor(1.005, 'USD')).toBe(101);
    expect(multiplyMoney(100, 1.005)).toBe(101);
    expect(multiplyMoney(-100, 1.005)).toBe(-101);
    expect(multiplyMoney(15, 0.1)).toBe(2); // 1.5 cents
    expect(multiplyMoney(125000, 2)).toBe(250000);
    expect(multiplyMoney(1, 1e-7)).toBe(0);
    expect(multiplyMoney(100, Number.NaN)).toBe(0);
  });

  it('reads typed amounts into minor units', () => {
    expect(parseMoney('$1,234.5', 'USD')).toEqual({ ok: true, value: 123450 });
    expect(parseMoney('12.345', 'KWD')).toEqual({ ok: true, value: 12345 });
    expect(parseMoney('12.6', 'JPY')).toEqual({ ok: true, value: 13 });
  });

  it('splits without losing or making a cent', () => {
    expect(allocateMoney(100, [1, 1, 1])).toEqual([33, 34, 33]);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 30 }),
        (whole, weights) => {
          expect(sumOf(allocateMoney(whole, weights))).toBe(whole);
        },
      ),
    );
  });

  it('adds a tenth to every subtotal under twenty dollars without a rounding gap', () => {
    for (let subtotal = 1; subtotal < 2000; subtotal += 1) {
      const tax = multiplyMoney(subtotal, 0.1);
      const exact = subtotal / 10;
      expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5);
      expect(formatMoney(subtotal + tax, 'USD')).toBe(`$${((subtotal + tax) / 100).toFixed(2)}`);
    }
  });
});

describe('formatCompactMoney', () => {
  it('keeps one decimal and rolls over to the next size', () => {
    expect(formatCompactMoney(0, 'USD')).toBe('$0');
    expect(formatCompactMoney(94_949, 'USD')).toBe('$949');
    expect(formatCompactMoney(95_000, 'USD')).toBe('$950');
    expect(formatCompactMoney(123_456, 'USD')).toBe('$1.2K');
    // 999,950 dollars are 999.95 thousand, which one decimal would print as 1000.0K.
    expect(formatCompactMoney(99_995_000, 'USD')).toBe('$1.0M');
    expect(formatCompactMoney(99_994_900, 'USD')).toBe('$999.9K');
    expect(formatCompactMoney(-250_000_000_000, 'USD')).toBe('-$2.5B');
    expect(formatCompactMoney(1_500_000, 'JPY')).toBe('¥1.5M');
    expect(formatCompactMoney(Number.NaN, 'USD')).toBe('—');
  });
});

describe('multiplyExactly', () => {
  it('keeps the digits of the rate and rounds once', () => {
    expect(multiplyExactly('USD', 3, 33.333)).toEqual({ ok: true, value: 10000 });
    expect(multiplyExactly('USD', 100_000, 0.004)).toEqual({ ok: true, value: 40000 });
    expect(multiplyExactly('JPY', 3, 0.5)).toEqual({ ok: true, value: 2 });
    expect(multiplyExactly('USD', -1, 1.005)).toEqual({ ok: true, value: -101 });
    expect(multiplyExactly('USD', 0, 5)).toEqual({ ok: true, value: 0 });
  });

  it('says when the amount is too large', () => {
    expect(multiplyExactly('USD', 1e12, 1e12).ok).toBe(false);
  });

  it('agrees with fractions of whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99999, max: 99999 }), fc.integer({ min: 0, max: 9_999_999 }), (quantity, tenThousandths) => {
        const product = BigInt(quantity) * BigInt(tenThousandths);
        const size = product < 0n ? -product : product;
        const cents = (size + 50n) / 100n;
        expect(multiplyExactly('USD', quantity, tenThousandths / 10_000)).toEqual({
          ok: true,
          value: Number(product < 0n ? -cents : cents) + 0,
        });
      }),
    );
  });
});
