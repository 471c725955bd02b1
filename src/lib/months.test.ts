import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToMonth, formatMonth, formatShortMonth, isMonth, monthOf, monthsBetween, monthsFrom } from './months';

describe('months', () => {
  it('are read, counted and named', () => {
    expect(isMonth('2027-03')).toBe(true);
    expect(isMonth('2027-13')).toBe(false);
    expect(isMonth('2027-3')).toBe(false);
    expect(monthOf('2026-11-15')).toBe('2026-11');
    expect(addToMonth('2026-11', 3)).toBe('2027-02');
    expect(addToMonth('2026-01', -1)).toBe('2025-12');
    expect(monthsFrom('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(formatMonth('2027-03')).toBe('March 2027');
    expect(formatShortMonth('2027-03')).toBe('Mar 2027');
  });

  it('lie as far apart as they were moved', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1990, max: 2090 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -200, max: 200 }),
        (year, month, count) => {
          const from = `${year}-${String(month).padStart(2, '0')}`;
          expect(monthsBetween(from, addToMonth(from, count))).toBe(count);
        },
      ),
    );
  });
});
