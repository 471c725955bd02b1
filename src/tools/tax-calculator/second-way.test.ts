import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { businessTypes, computeFlat, fields, toInputs, type TaxInputs } from './model';
import { toSummary, toSummarySheet, toWorksheet } from './worksheet';

const { toText } = await import('@/lib/document-text');

const base: TaxInputs = toInputs(readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values);

/** Rates in hundred-thousandths and whole dollars, so that every product is a whole number of thousandths of a cent. */
const federal: Record<string, bigint> = { 'c-corporation': 21_000n };
const selfEmployment: Record<string, bigint> = { 's-corporation': 0n, 'c-corporation': 0n };
const states: Record<string, bigint> = { california: 8_840n, 'new-york': 7_250n, 'north-dakota': 4_310n, texas: 0n, atlantis: 0n };

/** Half a cent away from zero; none of these amounts is below it. */
const part = (dollars: bigint, rate: bigint) => (dollars * rate + 500n) / 1_000n;
const above = (amount: bigint) => (amount > 0n ? amount : 0n);

describe('the flat-rate estimate in whole numbers', () => {
  it('comes to the same, line by line', () => {
    const amount = fc.integer({ min: -50_000, max: 5_000_000 });
    const anyInputs = fc.record({
      businessType: fc.constantFrom(...businessTypes),
      revenue: amount,
      expenses: amount,
      state: fc.constantFrom(...Object.keys(states)),
      useHomeOffice: fc.boolean(),
      healthInsurance: amount,
      retirementContribution: amount,
    });
    fc.assert(
      fc.property(anyInputs, (typed) => {
        const type = typed.businessType;
        const isCorporation = type === 'c-corporation';
        const profit = BigInt(typed.revenue) - BigInt(typed.expenses);
        const deductions =
          (isCorporation ? 0n : 12_950n + (typed.useHomeOffice ? 1_500n : 0n)) +
          above(BigInt(typed.healthInsurance)) +
          above(BigInt(typed.retirementContribution));
        const taxable = above(profit - deductions);
        const total =
          part(taxable, federal[type] ?? 22_000n) +
          part(taxable, states[typed.state] ?? 0n) +
          part(above(profit), selfEmployment[type] ?? 15_300n);
        const result = computeFlat({ ...base, ...typed });
        expect(BigInt(result.totalDeductions)).toBe(deductions * 100n);
        expect(BigInt(result.taxableBase)).toBe(taxable * 100n);
        expect(BigInt(result.totalTax)).toBe(total);
        expect(BigInt(result.afterTaxIncome)).toBe(profit * 100n - total);
      }),
    );
  });
});

describe('the total of the deductions', () => {
  // 12,950 + 1,500 + 2,000 + 3,000 = 19,450; 100,000 less that is 80,550.
  const inputs: TaxInputs = {
    ...base,
    businessType: 'llc-partnership',
    revenue: 100_000,
    useHomeOffice: true,
    healthInsurance: 2_000,
    retirementContribution: 3_000,
  };

  it('is in the summary, the worksheet and the table', () => {
    for (const document of [toSummary(inputs), toWorksheet(inputs)]) {
      expect(toText(document)).toMatch(/Total deductions +\$19,450\.00/);
      expect(toText(document)).toMatch(/Taxable base +\$80,550\.00/);
    }
    expect(toSummarySheet(inputs).rows).toContainEqual(['Deductions', 'Total deductions', 19_450, '']);
  });

  it('is 0 where there are none', () => {
    const none = { ...base, businessType: 'c-corporation' as const, revenue: 1_000 };
    expect(toText(toSummary(none))).toMatch(/No deductions were applied\.[\s\S]*Total deductions +\$0\.00/);
  });
});
