import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { emptyDraft, readDraft } from '@/lib/fields';
import { compareEntities, computeDetailed, taxByBrackets } from './detailed';
import { businessTypes, computeFlat, fields, state, toBreakdown, toInputs, type BusinessType, type TaxInputs } from './model';
import { planQuarters, toCalendar } from './quarterly';
import { describeGrossReceipts, newerRateOf, olderRateOf, stateIds, stateNameOf } from './states';
import { toSheets, toSummary, toWorksheet } from './worksheet';
import { isPackCurrent, pack2026 as pack, type YearPack } from './year-2026';

const around = { today: '2026-11-15', currency: 'USD' };
const base: TaxInputs = toInputs(readDraft(fields, emptyDraft(fields, ''), around).values);
const withProfit = (profit: number, more: Partial<TaxInputs> = {}): TaxInputs => ({ ...base, revenue: profit, ...more });
const cents = (amount: number) => Math.round(amount * 100);

describe('the form', () => {
  it('starts as a sole proprietorship in California with nothing entered', () => {
    const { draft, calculated } = state.start(around);
    expect(draft).toMatchObject({
      businessType: 'sole-proprietorship',
      state: 'california',
      healthInsurance: '0',
      retirementContribution: '0',
      useHomeOffice: false,
    });
    expect(calculated).toBeNull();
    expect(fields.businessType.options).toEqual(['sole-proprietorship', 'llc-single', 'llc-partnership', 's-corporation', 'c-corporation']);
    expect(fields.state.options).toHaveLength(51);
  });

  it('reads whole dollars; what is not a number counts as 0 and says so', () => {
    const { values, problems, notes } = readDraft(
      fields,
      { ...emptyDraft(fields, ''), revenue: '$120,000.75', expenses: 'many', healthInsurance: '-5' },
      around,
    );
    expect(values).toMatchObject({ revenue: 120_000, expenses: 0, healthInsurance: -5 });
    expect(problems.expenses).toContain('isn’t a number');
    expect(notes.revenue).toContain('120,000');
  });
});

describe('the flat-rate estimate', () => {
  it('taxes a sole proprietorship', () => {
    // 150,000 - 50,000 = 100,000; less 12,950 + 1,500 + 2,000 + 3,000 = 19,450 → 80,550.
    // Federal 22% = 17,721; California 8.84% = 7,120.62; self-employment 15.3% of 100,000 = 15,300.
    const result = computeFlat({
      ...base,
      revenue: 150_000,
      expenses: 50_000,
      useHomeOffice: true,
      healthInsurance: 2_000,
      retirementContribution: 3_000,
    });
    expect(result).toMatchObject({
      netIncome: cents(100_000),
      taxableBase: cents(80_550),
      federalTax: cents(17_721),
      stateTax: cents(7_120.62),
      selfEmploymentTax: cents(15_300),
      totalTax: cents(40_141.62),
      afterTaxIncome: cents(59_858.38),
    });
    expect(result.effectiveTaxRate).toBeCloseTo(0.4014162, 10);
    expect(result.deductions.map(({ amount }) => amount)).toEqual([12_950, 1_500, 2_000, 3_000].map(cents));
  });

  it.each(['llc-single', 'llc-partnership'] as const)('taxes %s as a sole proprietorship, with all deductions', (businessType) => {
    const inputs = withProfit(77_000, { useHomeOffice: true, healthInsurance: 900, retirementContribution: 800 });
    expect(computeFlat({ ...inputs, businessType })).toEqual(computeFlat(inputs));
  });

  it('taxes an S corporation without self-employment tax', () => {
    // 100,000 - 12,950 - 1,500 = 85,550; 22% = 18,821; New York 7.25% = 6,202.375 → 6,202.38.
    const result = computeFlat(withProfit(100_000, { businessType: 's-corporation', state: 'new-york', useHomeOffice: true }));
    expect(result).toMatchObject({
      federalTax: cents(18_821),
      stateTax: cents(6_202.38),
      selfEmploymentTax: 0,
      totalTax: cents(25_023.38),
    });
  });

  it('taxes a C corporation at 21%, with neither standard deduction nor home office', () => {
    // 100,000 - 4,000 health = 96,000; 21% = 20,160; Texas 0.
    const result = computeFlat(
      withProfit(100_000, { businessType: 'c-corporation', state: 'texas', useHomeOffice: true, healthInsurance: 4_000 }),
    );
    expect(result).toMatchObject({ taxableBase: cents(96_000), federalTax: cents(20_160), stateTax: 0, selfEmploymentTax: 0 });
    expect(result.deductions.map(({ label }) => label)).toEqual(['Health insurance']);
    expect(result.notes.join(' ')).toMatch(/tick isn’t counted.*company expenses.*gross receipts/);
  });

  it('owes no federal or state tax below the deductions, but self-employment tax on the profit', () => {
    // 10,000 is below 12,950; 15.3% of 10,000 = 1,530.
    expect(computeFlat(withProfit(10_000))).toMatchObject({ taxableBase: 0, federalTax: 0, stateTax: 0, totalTax: cents(1_530) });
  });

  it('never turns a loss into a negative tax, and says so', () => {
    const result = computeFlat({ ...base, revenue: 10_000, expenses: 30_000 });
    expect(result).toMatchObject({ netIncome: cents(-20_000), totalTax: 0, effectiveTaxRate: 0, afterTaxIncome: cents(-20_000) });
    expect(result.notes[0]).toContain('never as money back');
  });

  it('ignores deductions at or below 0', () => {
    expect(computeFlat(withProfit(50_000, { healthInsurance: -500, retirementContribution: 0 })).totalDeductions).toBe(cents(12_950));
  });

  it('matches the known flat figures for federal and self-employment tax', () => {
    // 22% × 87,050 + 15,300 = 34,451; 22% × 17,050 + 4,590 = 8,341.
    for (const [profit, tax] of [
      [100_000, 34_451],
      [30_000, 8_341],
    ] as const) {
      const { federalTax, selfEmploymentTax } = computeFlat(withProfit(profit));
      expect(federalTax + selfEmploymentTax).toBe(cents(tax));
    }
  });

  it('divides the total among the bars', () => {
    const lines = toBreakdown(computeFlat(withProfit(100_000)), 'california');
    expect(lines.map(({ label }) => label)).toEqual(['Federal tax', 'State tax', 'Self-employment tax']);
    expect(lines.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(toBreakdown(computeFlat(base), 'california').every(({ share }) => share === 0)).toBe(true);
  });
});

describe('state rates', () => {
  const table =
    'Alabama 5, Alaska 0, Arizona 4.5, Arkansas 5.9, California 8.84, Colorado 4.55, Connecticut 7.5, Delaware 8.7, Florida 5.5, Georgia 5.75, Hawaii 6.4, Idaho 6.5, Illinois 9.5, Indiana 5.25, Iowa 9.8, Kansas 7, Kentucky 5, Louisiana 7.5, Maine 8.93, Maryland 8.25, Massachusetts 8, Michigan 6, Minnesota 9.8, Mississippi 5, Missouri 4, Montana 6.75, Nebraska 7.81, Nevada 0, New Hampshire 7.7, New Jersey 9, New Mexico 5.9, New York 7.25, North Carolina 2.5, North Dakota 4.31, Ohio 0, Oklahoma 6, Oregon 6.6, Pennsylvania 9.99, Rhode Island 7, South Carolina 5, South Dakota 0, Tennessee 6.5, Texas 0, Utah 4.95, Vermont 8.5, Virginia 6, Washington 0, West Virginia 6.5, Wisconsin 7.9, Wyoming 0, District of Columbia 8.25';

  it('holds the older table, in its order', () => {
    const shown = stateIds.map((id) => `${stateNameOf(id)} ${Number((olderRateOf(id) * 100).toFixed(6))}`);
    expect(shown.join(', ')).toBe(table);
    expect(olderRateOf('california')).toBe(0.0884);
  });

  it('counts an unknown state as 0', () => {
    expect(olderRateOf('atlantis')).toBe(0);
    expect(olderRateOf('constructor')).toBe(0);
    expect(stateNameOf('constructor')).toBe('Unknown state');
    expect(computeFlat(withProfit(100_000, { state: 'atlantis' })).stateTax).toBe(0);
  });

  it('keeps newer individual and corporate rates apart and falls back with a word', () => {
    expect(newerRateOf('pennsylvania', 'individual')).toEqual({ rate: 0.0307, year: 2025 });
    expect(newerRateOf('pennsylvania', 'corporate')).toEqual({ rate: 0.0799, year: 2025 });
    expect(newerRateOf('north-carolina', 'corporate')).toEqual({ rate: 0.02, year: 2026 });
    // 100,000 - 12,950 = 87,050 × 3.07% = 2,672.435 → 2,672.44.
    expect(computeFlat(withProfit(100_000, { state: 'pennsylvania', rateSource: 'newer' })).stateTax).toBe(cents(2_672.44));
    const missing = computeFlat(withProfit(100_000, { rateSource: 'newer' })).stateRate;
    expect(missing).toMatchObject({ rate: 0.0884, isDated: true });
    expect(missing.note).toContain('No newer individual rate');
  });

  it('takes your own rate, kept between 0 and 100%', () => {
    // 87,050 × 9.3% = 8,095.65.
    expect(computeFlat(withProfit(100_000, { rateSource: 'own', ownRate: 0.093 })).stateTax).toBe(cents(8_095.65));
    expect(computeFlat(withProfit(100_000, { rateSource: 'own', ownRate: -4 })).stateTax).toBe(0);
    expect(computeFlat(withProfit(100_000, { rateSource: 'own', ownRate: 40 })).stateTax).toBe(cents(87_050));
  });

  it('names the gross-receipts taxes of four states', () => {
    for (const id of ['ohio', 'texas', 'nevada', 'washington']) expect(describeGrossReceipts(id)).toContain('gross receipts');
    expect(describeGrossReceipts('california')).toBeUndefined();
  });
});

describe('the brackets', () => {
  it('are exact at their edges', () => {
    const { single } = pack.brackets;
    // 12,400 × 10% = 1,240; + 38,000 × 12% = 5,800; + 55,300 × 22% = 17,966; + 96,075 × 24% = 41,024;
    // + 54,450 × 32% = 58,448; + 384,375 × 35% = 192,979.25.
    const edges = [
      [0, 0], [12_400, 1_240], [50_400, 5_800], [105_700, 17_966], [201_775, 41_024], [256_225, 58_448], [640_600, 192_979.25],
    ] as const; // prettier-ignore
    for (const [income, tax] of edges) expect(taxByBrackets(cents(income), single)).toBe(cents(tax));
    // One dollar above an edge is taxed at the next rate.
    expect(taxByBrackets(cents(12_401), single)).toBe(cents(1_240.12));
    expect(taxByBrackets(cents(640_601), single)).toBe(cents(192_979.62));
  });

  it('equal the sum of every single dollar at its own rate', () => {
    for (const brackets of Object.values(pack.brackets)) {
      let sum = 0;
      for (let dollar = 0; dollar < 800_000; dollar += 1) {
        if (dollar % 9_973 === 0) expect(taxByBrackets(dollar * 100, brackets)).toBe(sum);
        const rate = brackets.find(({ upTo }) => dollar < upTo)?.rate ?? 0;
        sum += Math.round(rate * 100);
      }
      expect(taxByBrackets(80_000_000, brackets)).toBe(sum);
    }
  });
});

describe('the rules of 2026', () => {
  it('taxes 100,000 of profit, single', () => {
    // Net earnings 92,350; Social Security 12.4% = 11,451.40; Medicare 2.9% = 2,678.15; together 14,129.55, half 7,064.78.
    // 92,935.22 - 16,100 = 76,835.22; business income deduction 20% of that (less than 20% of 92,935.22) = 15,367.04.
    // Taxable 61,468.18: 1,240 + 4,560 + 22% × 11,068.18 = 2,435.00 → 8,235.00. In all 22,364.55.
    const result = computeDetailed(withProfit(100_000), pack);
    expect(result).toMatchObject({
      workTax: cents(14_129.55),
      businessIncomeDeduction: cents(15_367.04),
      incomeTax: cents(8_235),
      total: cents(22_364.55),
    });
    expect(result.steps.find(({ label }) => label === 'Taxable income')?.amount).toBe(cents(61_468.18));
  });

  it('taxes 30,000 of profit, single', () => {
    // Net earnings 27,705; 3,435.42 + 803.45 (803.445) = 4,238.87, half 2,119.44 (2,119.435).
    // 27,880.56 - 16,100 = 11,780.56; deduction 2,356.11; taxable 9,424.45; 10% = 942.45 (942.445). In all 5,181.32.
    expect(computeDetailed(withProfit(30_000), pack).total).toBe(cents(5_181.32));
  });

  it('takes home office from the profit, health and retirement from the income, for a married couple', () => {
    // 101,500 - 1,500 = 100,000 profit, so 14,129.55 and 92,935.22 as above; less 5,000 + 7,935 → 80,000.22.
    // - 32,200 = 47,800.22; deduction 20% = 9,560.04; taxable 38,240.18: 2,480 + 12% × 13,440.18 = 1,612.82 → 4,092.82.
    const result = computeDetailed(
      withProfit(101_500, {
        businessType: 'llc-single',
        useHomeOffice: true,
        healthInsurance: 5_000,
        retirementContribution: 7_935,
        filingStatus: 'married-jointly',
      }),
      pack,
    );
    expect(result).toMatchObject({ profit: cents(100_000), incomeTax: cents(4_092.82), total: cents(18_222.37) });
  });

  it('caps Social Security at the wage base and adds Medicare above the threshold', () => {
    // 300,000 × 92.35% = 277,050; Social Security 184,500 × 12.4% = 22,878; Medicare 8,034.45; additional 77,050 × 0.9% = 693.45.
    expect(computeDetailed(withProfit(300_000), pack).workTax).toBe(cents(31_605.9));
    // Married: additional 27,050 × 0.9% = 243.45.
    expect(computeDetailed(withProfit(300_000, { filingStatus: 'married-jointly' }), pack).workTax).toBe(cents(31_155.9));
    // Below 400 of net earnings nothing is due: 433 × 92.35% = 399.88.
    expect(computeDetailed(withProfit(433), pack).workTax).toBe(0);
    expect(computeDetailed(withProfit(434), pack).workTax).toBeGreaterThan(0);
  });

  it('taxes an S corporation on salary and share', () => {
    // Salary 60,000; payroll 12.4% = 7,440 and 2.9% = 1,740, each half 4,590; share 100,000 - 60,000 - 4,590 = 35,410.
    // Income 95,410 - 16,100 = 79,310; deduction 20% × 35,410 = 7,082; taxable 72,228: 5,800 + 22% × 21,828 = 4,802.16 → 10,602.16.
    const result = computeDetailed(withProfit(100_000, { businessType: 's-corporation', salary: 60_000 }), pack);
    expect(result).toMatchObject({ salary: cents(60_000), workTax: cents(9_180), incomeTax: cents(10_602.16), total: cents(19_782.16) });
  });

  it('assumes half of the profit as salary, and never more than the profit carries', () => {
    expect(computeDetailed(withProfit(80_000, { businessType: 's-corporation' }), pack).salary).toBe(cents(40_000));
    // 50,000 / 1.0765 = 46,446.818… → 46,446.81.
    const result = computeDetailed(withProfit(50_000, { businessType: 's-corporation', salary: 90_000 }), pack);
    expect(result.salary).toBe(cents(46_446.81));
    expect(result.notes[0]).toContain('doesn’t carry');
  });

  it('taxes a C corporation and then its dividend', () => {
    // 100,000 - 10,000 = 90,000; 21% = 18,900; 71,100 × 15% = 10,665; in all 29,565.
    const result = computeDetailed(
      withProfit(100_000, { businessType: 'c-corporation', healthInsurance: 10_000, useHomeOffice: true }),
      pack,
    );
    expect(result).toMatchObject({ corporateTax: cents(18_900), dividendTax: cents(10_665), total: cents(29_565) });
  });

  it('compares the four ways over the same figures', () => {
    const entities = compareEntities(withProfit(100_000, { businessType: 'c-corporation', salary: 60_000 }), pack);
    expect(entities.map(({ label, result }) => [label, result.total])).toEqual([
      ['Sole proprietor', cents(22_364.55)],
      ['LLC', cents(22_364.55)],
      ['S corporation', cents(19_782.16)],
      // 21,000 + 15% × 79,000 = 32,850.
      ['C corporation', cents(32_850)],
    ]);
    expect(entities[3]?.left).toBe(cents(67_150));
  });

  it('knows when it may be out of date', () => {
    expect(isPackCurrent(pack, '2026-12-31')).toBe(true);
    expect(isPackCurrent(pack, '2025-11-01')).toBe(true);
    expect(isPackCurrent(pack, '2027-01-01')).toBe(false);
    expect(isPackCurrent(pack, '')).toBe(true);
  });
});

describe('quarterly payments', () => {
  const plan = (inputs: TaxInputs) => planQuarters(inputs, computeDetailed(inputs, pack), pack);

  it('splits the year in four that add up, on the federal dates', () => {
    const { annual, payments, least, safeHarbour } = plan(withProfit(100_000));
    expect(annual).toBe(cents(22_364.55));
    expect(payments.map(({ day }) => day)).toEqual(['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']);
    expect(payments.reduce((sum, { full }) => sum + full, 0)).toBe(annual);
    // 90% of 22,364.55 = 20,128.095 → 20,128.10.
    expect(least).toBe(cents(20_128.1));
    expect(safeHarbour).toContain('$20,128.10');
  });

  it('takes the smaller of this and last year, 110% after a high income', () => {
    expect(plan(withProfit(100_000, { lastYearTax: 12_000 })).least).toBe(cents(12_000));
    expect(plan(withProfit(100_000, { lastYearTax: 12_000, hadHighIncome: true })).least).toBe(cents(13_200));
    expect(plan(withProfit(100_000, { lastYearTax: 90_000 })).least).toBe(cents(20_128.1));
  });

  it('follows the corporation’s own dates and leaves the dividend out', () => {
    const { annual, least, payments } = plan(
      withProfit(100_000, { businessType: 'c-corporation', lastYearTax: 15_000, hadHighIncome: true }),
    );
    expect([annual, least]).toEqual([cents(21_000), cents(15_000)]);
    expect(payments.at(-1)?.day).toBe('2026-12-15');
  });

  it('leaves payroll taxes to payroll, and names a small bill', () => {
    const inputs = withProfit(100_000, { businessType: 's-corporation', salary: 60_000 });
    expect(plan(inputs).annual).toBe(cents(10_602.16));
    expect(plan(withProfit(2_000)).notes.join(' ')).toContain('usually not required');
  });

  it('makes one calendar entry for each', () => {
    const entries = toCalendar(plan(withProfit(100_000)), pack);
    expect(entries.map(({ id, day }) => [id, day])[3]).toEqual(['estimated-tax-2026-owner-4', '2027-01-15']);
    expect(entries[0]?.title).toBe('Estimated tax 2026, payment 1 of 4: $5,591.14');
    expect(entries[0]?.details).toContain('not tax advice');
    // In a shared calendar the company's payments do not take the place of its owner's.
    const company = toCalendar(plan(withProfit(100_000, { businessType: 'c-corporation' })), pack).map(({ id }) => id);
    expect(entries.filter(({ id }) => company.includes(id))).toEqual([]);
  });
});

const amount = fc.integer({ min: -2_000_000, max: 5_000_000 });
const anyInputs: fc.Arbitrary<TaxInputs> = fc.record({
  businessType: fc.constantFrom<BusinessType>(...businessTypes),
  revenue: amount,
  expenses: amount,
  state: fc.oneof(fc.constantFrom(...stateIds), fc.string()),
  rateSource: fc.constantFrom('older-table', 'newer', 'own'),
  ownRate: fc.double({ min: -2, max: 3, noNaN: true }),
  useHomeOffice: fc.boolean(),
  healthInsurance: amount,
  retirementContribution: amount,
  filingStatus: fc.constantFrom('single', 'married-jointly', 'head-of-household'),
  salary: amount,
  lastYearTax: amount,
  hadHighIncome: fc.boolean(),
});

describe('whatever is entered', () => {
  it('flat taxes are never negative, grow with revenue, and leave what they do not take', () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 0, max: 100_000 }), (inputs, more) => {
        const result = computeFlat(inputs);
        for (const tax of [result.federalTax, result.stateTax, result.selfEmploymentTax]) expect(tax).toBeGreaterThanOrEqual(0);
        expect(result.afterTaxIncome + result.totalTax).toBe(result.netIncome);
        if (result.netIncome <= 0) expect(result.effectiveTaxRate).toBe(0);
        expect(computeFlat({ ...inputs, revenue: inputs.revenue + more }).totalTax).toBeGreaterThanOrEqual(result.totalTax);
      }),
    );
  });

  it('detailed taxes are never negative and grow with revenue', () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 1, max: 100_000 }), (inputs, more) => {
        const { total, ...result } = computeDetailed(inputs, pack);
        expect(total).toBe(result.incomeTax + result.workTax + result.corporateTax + result.dividendTax);
        expect(Math.min(result.incomeTax, result.workTax, result.corporateTax, result.dividendTax)).toBeGreaterThanOrEqual(0);
        expect(computeDetailed({ ...inputs, revenue: inputs.revenue + more }, pack).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it('the four payments add up to the year', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { annual, least, payments } = planQuarters(inputs, computeDetailed(inputs, pack), pack);
        expect(payments.reduce((sum, { full }) => sum + full, 0)).toBe(annual);
        expect(payments.reduce((sum, payment) => sum + payment.least, 0)).toBe(least);
        expect(least).toBeLessThanOrEqual(annual);
      }),
    );
  });

  it('the files never show a broken figure, and always the labels', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const texts = [toSummary(inputs), toWorksheet(inputs), toSheets(inputs, false)].map((file) => JSON.stringify(file));
        for (const text of texts) expect(text).not.toMatch(/NaN|Infinity|undefined/);
        for (const text of texts) expect(text).toContain('not tax advice');
        expect(texts[0]).toContain('Flat-rate estimate');
        expect(texts[0]).toContain('Rates of 2022');
      }),
      { numRuns: atMost(50) },
    );
  });

  it('a year pack is complete', () => {
    const packs: YearPack[] = [pack];
    for (const { brackets, individualDates, corporateDates, source, asOf } of packs) {
      expect(individualDates).toHaveLength(4);
      expect(corporateDates).toHaveLength(4);
      expect(source).not.toBe('');
      expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const table of Object.values(brackets)) {
        expect(table.at(-1)?.upTo).toBe(Infinity);
        expect(table.every(({ upTo }, index) => index === 0 || upTo > (table[index - 1]?.upTo ?? 0))).toBe(true);
      }
    }
  });
});
