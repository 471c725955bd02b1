import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { emptyDraft, readDraft } from '@/lib/fields';
import { computeDetailed } from './detailed';
import { businessTypes, computeFlat, fields, toInputs, type TaxInputs } from './model';
import { toSummary, toSummarySheet, toWorksheet } from './worksheet';
import { pack2026 } from './year-2026';

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

/** Cents and rates in ten-thousandths; half a cent goes up, and nothing here is below zero. */
const rated = (cents: bigint, rate: number) => (cents * BigInt(Math.round(rate * 10_000)) + 5_000n) / 10_000n;
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const halved = (cents: bigint) => (cents + 1n) / 2n;
const cents = (dollars: number) => BigInt(dollars) * 100n;

/** What the published tables of the year say, as they are published. */
const published = {
  single: { standard: 16_100, extraAbove: 200_000, ends: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600] },
  'married-jointly': { standard: 32_200, extraAbove: 250_000, ends: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700] },
  'head-of-household': { standard: 24_150, extraAbove: 200_000, ends: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600] },
};
const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

function earned(earnings: bigint, status: keyof typeof published) {
  const halves = rated(least(earnings, cents(184_500)), 0.124) + rated(earnings, 0.029);
  return { halves, extra: rated(above(earnings - cents(published[status].extraAbove)), 0.009) };
}

function incomeTax(income: bigint, business: bigint, { healthInsurance, retirementContribution, filingStatus: status }: TaxInputs) {
  const personal = least(above(cents(healthInsurance)) + above(cents(retirementContribution)), income);
  const before = above(income - personal - cents(published[status].standard));
  const taxable = before - rated(least(above(business - personal), before), 0.2);
  const ends = [0, ...published[status].ends].map(cents);
  return rates.reduce((tax, rate, place) => {
    const end = ends[place + 1] ?? taxable;
    return tax + rated(above(least(taxable, end) - (ends[place] ?? 0n)), rate);
  }, 0n);
}

/** Down from the whole profit to the first salary that it pays with the company's half on top. */
function salaryOf(profit: bigint, asked: bigint, status: keyof typeof published): bigint {
  const wanted = asked > 0n ? asked : halved(profit);
  const isPaid = (salary: bigint) => salary + halved(earned(salary, status).halves) <= profit;
  if (isPaid(wanted)) return wanted;
  let [low, high] = [0n, wanted];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isPaid(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function federal2026(inputs: TaxInputs): bigint {
  const net = cents(inputs.revenue) - cents(inputs.expenses);
  const status = inputs.filingStatus;
  if (inputs.businessType === 'c-corporation') {
    const profit = above(net - above(cents(inputs.healthInsurance)) - above(cents(inputs.retirementContribution)));
    const tax = rated(profit, 0.21);
    return tax + rated(profit - tax, 0.15);
  }
  const profit = above(net - (inputs.useHomeOffice ? cents(1_500) : 0n));
  if (inputs.businessType === 's-corporation') {
    const salary = salaryOf(profit, above(cents(inputs.salary)), status);
    const { halves, extra } = earned(salary, status);
    const share = profit - salary - halved(halves);
    return incomeTax(salary + share, share, inputs) + halves + extra;
  }
  const netEarnings = rated(profit, 0.9235);
  const { halves, extra } = earned(netEarnings >= 40_000n ? netEarnings : 0n, status);
  const income = profit - halved(halves);
  return incomeTax(income, income, inputs) + halves + extra;
}

describe('the rules of 2026 in whole cents, from the published tables', () => {
  it('come to the same for every type of business', () => {
    const amount = fc.integer({ min: -5_000, max: 900_000 });
    fc.assert(
      fc.property(
        fc.record({
          businessType: fc.constantFrom(...businessTypes),
          filingStatus: fc.constantFrom(...fields.filingStatus.options),
          revenue: fc.integer({ min: 0, max: 1_500_000 }),
          expenses: amount,
          useHomeOffice: fc.boolean(),
          healthInsurance: fc.integer({ min: -10, max: 40_000 }),
          retirementContribution: fc.integer({ min: -10, max: 80_000 }),
          salary: amount,
        }),
        (typed) => {
          const inputs = { ...base, ...typed };
          expect(BigInt(computeDetailed(inputs, pack2026).total)).toBe(federal2026(inputs));
        },
      ),
    );
  });

  it('let a company pay every salary that it can carry', () => {
    // 470,000 and a half of 184,500 × 12.4% + 470,000 × 2.9%: 488,253.50 of 500,000.
    const inputs = { ...base, businessType: 's-corporation' as const, revenue: 500_000, salary: 470_000 };
    const { salary, notes } = computeDetailed(inputs, pack2026);
    expect(salary).toBe(47_000_000);
    expect(notes.join(' ')).not.toContain('doesn’t carry');
    expect(computeDetailed({ ...inputs, salary: 490_000 }, pack2026).notes.join(' ')).toContain('doesn’t carry');
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
    expect(toSummarySheet(inputs, false).rows).toContainEqual(['Deductions', 'Total deductions', 19_450, '']);
  });

  it('is 0 where there are none', () => {
    const none = { ...base, businessType: 'c-corporation' as const, revenue: 1_000 };
    expect(toText(toSummary(none))).toMatch(/No deductions were applied\.[\s\S]*Total deductions +\$0\.00/);
  });
});
