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

describe('the steps', () => {
  const stepsOf = (more: Partial<CompanyInputs>) =>
    computeCompanyTax(inputs(more)).steps.map(({ label, amount, isTotal }) => [label, amount / 100, isTotal ?? false]);

  it('lead from the profit to what is left of it', () => {
    expect(stepsOf({ profit: 150_000 })).toEqual([
      ['Taxable profit', 150_000, false],
      ['Main rate, 25%', 37_500, false],
      ['Less Marginal Relief, 3/200 of the distance to the upper limit', -1_500, false],
      ['Company tax', 36_000, true],
      ['Profit after tax', 114_000, true],
    ]);
    // At the upper limit nothing is relieved, at the lower one the small rate still holds.
    expect(stepsOf({ profit: 250_000 }).map(([label]) => label)).not.toContainEqual(expect.stringContaining('Relief'));
    expect(stepsOf({ profit: 50_000 })[1]).toEqual(['Small profits rate, 19%', 9_500, false]);
    expect(stepsOf({ country: 'germany', profit: 100_000 })).toEqual([
      ['Taxable profit', 100_000, false],
      ['Corporation tax (Körperschaftsteuer), 15%', 15_000, false],
      ['Solidarity surcharge, 5.5% of it', 825, false],
      ['Trade tax (Gewerbesteuer), 3.5% × 400%', 14_000, false],
      ['Company tax', 29_825, true],
      ['Profit after tax', 70_175, true],
    ]);
  });

  it('say of a loss that it owes nothing, and keep it', () => {
    const { steps, notes, rate } = computeCompanyTax(inputs({ profit: -20_000 }));
    expect(steps.at(-1)).toEqual({ label: 'Profit after tax', amount: -2_000_000, isTotal: true });
    expect(notes.at(-1)).toBe('A loss owes no tax here. It may lower the tax of other years.');
    expect(rate).toBeUndefined();
    expect(computeCompanyTax(inputs({ profit: 0 })).notes.join()).not.toContain('A loss');
  });

  it('share the limits among associated companies', () => {
    // Three others: 50,000 / 4 and 250,000 / 4.
    expect(computeCompanyTax(inputs({ profit: 1, associated: 3 })).notes[0]).toContain('£12,500.00 and £62,500.00');
    // No town may ask for less than 200: 1,000 × 3.5% × 2 beside 150 and 8.25.
    expect(taxOf({ country: 'germany', profit: 1_000, municipal: 100 })).toBe(150 + 8.25 + 70);
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
