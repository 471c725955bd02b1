import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCompanyTax, taxGermany, taxUk, toCompanyDocument, type CompanyInputs } from './company';
import { germany2026, uk2026 } from './company-packs';
import { isPackCurrent } from './year-2026';

const inputs = (more: Partial<CompanyInputs>): CompanyInputs => ({ country: 'uk', profit: 0, associated: 0, municipal: 400, ...more });
const taxOf = (more: Partial<CompanyInputs>) => computeCompanyTax(inputs(more)).total / 100;

describe('the United Kingdom', () => {
  it('as published examples have it', () => {
    // £150,000: 25% is £37,500, less (250,000 − 150,000) × 3/200 = £1,500: £36,000, an effective 24%.
    expect(taxOf({ profit: 150_000 })).toBe(36_000);
    expect(computeCompanyTax(inputs({ profit: 150_000 })).rate).toBe(0.24);
    // £100,000: 25,000 − 150,000 × 0.015 = 22,750.
    expect(taxOf({ profit: 100_000 })).toBe(22_750);
    expect(taxOf({ profit: 50_000 })).toBe(9_500);
    expect(taxOf({ profit: 250_000 })).toBe(62_500);
    // One associated company halves the limits: 100,000 is 25,000 below 125,000; 25,000 − 375.
    expect(taxOf({ profit: 100_000, associated: 1 })).toBe(24_625);
  });

  it('has no jump at either limit, and 26.5% between them', () => {
    expect(taxUk(5_000_001, 0, uk2026).total - taxUk(5_000_000, 0, uk2026).total).toBeLessThanOrEqual(1);
    expect(taxOf({ profit: 120_000 }) - taxOf({ profit: 110_000 })).toBe(2_650);
  });
});

describe('Germany', () => {
  it('comes to 29.825% at a municipal rate of 400, as the ministry puts it', () => {
    // 15,000 + 825 + 100,000 × 3.5% × 4 = 14,000.
    expect(taxOf({ country: 'germany', profit: 100_000 })).toBe(29_825);
    // Munich, 490: 15,000 + 825 + 17,150.
    expect(taxOf({ country: 'germany', profit: 100_000, municipal: 490 })).toBe(32_975);
  });

  it('rounds trade income down to full hundreds', () => {
    // 99 euros earn no trade tax: 14.85 + 0.82.
    expect(taxGermany(9_900, 400, germany2026).total).toBe(1_485 + 82);
  });
});

it('never owes on a loss, never more than the profit, and never less on more', () => {
  const some = fc.record({
    country: fc.constantFrom('uk' as const, 'germany' as const),
    profit: fc.integer({ min: -1_000_000, max: 10_000_000 }),
    associated: fc.nat(20),
    municipal: fc.integer({ min: 200, max: 900 }),
  });
  fc.assert(
    fc.property(some, fc.nat(100_000), (one, more) => {
      const { total, rate } = computeCompanyTax(one);
      if (one.profit <= 0) expect(total).toBe(0);
      expect(total).toBeLessThanOrEqual(Math.max(0, one.profit) * 100);
      expect(computeCompanyTax({ ...one, profit: one.profit + more }).total).toBeGreaterThanOrEqual(total);
      if (rate !== undefined) expect(Number.isFinite(rate)).toBe(true);
      expect(JSON.stringify(toCompanyDocument(one))).not.toMatch(/NaN|undefined|Infinity/);
    }),
  );
});

it('is of the year we are in', () => {
  for (const pack of [uk2026, germany2026]) expect(isPackCurrent(pack, '2026-11-17')).toBe(true);
});
