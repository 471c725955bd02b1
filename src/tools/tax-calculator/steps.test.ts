import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { computeDetailed } from './detailed';
import { computeFlat, fields, readStateRate, toBreakdown, type TaxInputs } from './model';
import { planQuarters } from './quarterly';
import { newerRateOf } from './states';
import { toDates, toSheets, toSummary, toWorksheet } from './worksheet';
import { pack2026 as pack } from './year-2026';

const base: TaxInputs = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const stepsOf = (inputs: Partial<TaxInputs>) =>
  computeDetailed({ ...base, ...inputs }, pack).steps.map(({ label, amount, isTotal }) => `${label}: ${amount}${isTotal ? ' in all' : ''}`);
const notesOf = (inputs: Partial<TaxInputs>) => computeDetailed({ ...base, ...inputs }, pack).notes;
const planOf = (inputs: Partial<TaxInputs>) => {
  const typed = { ...base, ...inputs };
  return planQuarters(typed, computeDetailed(typed, pack), pack);
};

describe('the newer state rates', () => {
  it.each([
    ['alaska', 0, undefined],
    ['arizona', 2.5, undefined],
    ['california', undefined, 8.84],
    ['florida', 0, undefined],
    ['illinois', 4.95, undefined],
    ['indiana', 3, undefined],
    ['iowa', 3.8, 7.1],
    ['louisiana', 3, 5.5],
    ['nebraska', undefined, 5.2],
    ['nevada', 0, 0],
    ['new-hampshire', 0, undefined],
    ['ohio', undefined, 0],
    ['pennsylvania', 3.07, 7.99],
    ['south-dakota', 0, 0],
    ['tennessee', 0, undefined],
    ['texas', 0, 0],
    ['washington', 0, 0],
    ['wyoming', 0, 0],
  ])('%s has those of 2025', (state, individual, corporate) => {
    const rateOf = (percent: number | undefined) =>
      percent === undefined ? undefined : { rate: expect.closeTo(percent / 100, 10) as number, year: 2025 };
    expect(newerRateOf(state, 'individual')).toEqual(rateOf(individual));
    expect(newerRateOf(state, 'corporate')).toEqual(rateOf(corporate));
  });

  it('are of 2026 in two states', () => {
    expect(newerRateOf('kentucky', 'individual')).toEqual({ rate: 0.035, year: 2026 });
    expect(newerRateOf('north-carolina', 'individual')).toEqual({ rate: 0.0399, year: 2026 });
    expect(newerRateOf('north-carolina', 'corporate')).toEqual({ rate: 0.02, year: 2026 });
  });

  it('are told from the older table and from one’s own', () => {
    const read = (more: Partial<TaxInputs>) => readStateRate({ ...base, ...more });
    expect(read({ rateSource: 'newer', state: 'iowa' })).toEqual({ rate: 0.038, label: 'The individual rate of 2025', isDated: false });
    expect(read({ rateSource: 'own', ownRate: 0.07 })).toEqual({ rate: 0.07, label: 'Your own rate', isDated: false });
    expect(read({ rateSource: 'own', ownRate: 1.5 }).rate).toBe(1);
    expect(read({ state: 'iowa' })).toMatchObject({ rate: 0.098, isDated: true });
    expect(read({ state: 'iowa' }).note).toBeUndefined();
    expect(read({ rateSource: 'newer', state: 'maine' })).toMatchObject({
      rate: 0.0893,
      note: 'No newer individual rate is available for Maine, so the older table is used.',
    });
  });
});

describe('the flat rates', () => {
  it('deduct what is above 0, one dollar included', () => {
    const labels = (more: Partial<TaxInputs>) => computeFlat({ ...base, ...more }).deductions.map(({ label }) => label);
    expect(labels({})).toEqual(['Standard deduction (2022, single)']);
    expect(labels({ healthInsurance: 1 })).toHaveLength(2);
    expect(labels({ retirementContribution: 1, useHomeOffice: true })).toEqual([
      'Standard deduction (2022, single)',
      'Home office',
      'Retirement contribution',
    ]);
    expect(labels({ businessType: 'c-corporation', useHomeOffice: true })).toEqual([]);
  });

  it('say what they leave out only where there is something to say', () => {
    const notes = (more: Partial<TaxInputs>) => computeFlat({ ...base, ...more }).notes.map((note) => note.slice(0, 20));
    expect(notes({})).toEqual([]);
    expect(notes({ expenses: 1 })).toEqual(['Your expenses are ab']);
    expect(notes({ expenses: 1, businessType: 's-corporation' })).toEqual([]);
    expect(notes({ healthInsurance: 1 })).toEqual(['Health insurance and']);
    expect(notes({ retirementContribution: 1 })).toEqual(['Health insurance and']);
    expect(notes({ useHomeOffice: true })).toEqual([]);
    expect(notes({ useHomeOffice: true, businessType: 'c-corporation' })).toEqual(['A C corporation take']);
    expect(notes({ state: 'ohio' })).toEqual(['Ohio has no rate on ']);
  });

  it('share out the tax, and nothing where there is none', () => {
    // $1 of profit: no taxable base, so 15.3 cents are all self-employment tax.
    const little = computeFlat({ ...base, revenue: 1 });
    expect(toBreakdown(little, 'california').map(({ amount, share }) => [amount, share])).toEqual([
      [0, 0],
      [0, 0],
      [15, 1],
    ]);
    expect(little.effectiveTaxRate).toBe(0.15);
    expect(toBreakdown(computeFlat(base), 'california').map(({ share }) => share)).toEqual([0, 0, 0]);
    expect(toBreakdown(computeFlat({ ...base, businessType: 's-corporation' }), 'texas')[2]?.rule).toBe('None for this business type');
  });
});

describe('the steps of 2026', () => {
  it('lead an owner from revenue to tax', () => {
    // 38,500 × 92.35% = 35,554.75; × 12.4% = 4,408.79; × 2.9% = 1,031.09; half of both is 2,719.94.
    // 38,500 − 2,719.94 − 1,500 − 16,100 = 18,180.06, less a fifth: 14,544.05; 1,240 + 12% of 2,144.05 = 1,497.29.
    const inputs = { revenue: 52_000, expenses: 12_000, useHomeOffice: true, healthInsurance: 1_000, retirementContribution: 500 };
    expect(stepsOf(inputs)).toEqual([
      'Revenue less expenses: 4000000',
      'Less home office (simplified method, at most 300 sq ft): -150000',
      'Profit: 3850000 in all',
      'Net earnings (92.35% of profit): 3555475',
      'Social Security, 12.4% up to 184,500: 440879',
      'Medicare, 2.9%: 103109',
      'Additional Medicare, 0.9% of the high part: 0',
      'Self-employment tax: 543988 in all',
      'Minus half of it (without the additional part): -271994',
      'Less health insurance and retirement: -150000',
      'Less standard deduction of 2026: -1610000',
      'Less business income deduction (20%, simplified): -363601',
      'Taxable income: 1454405 in all',
      'Income tax by the brackets: 149729',
      'Total federal tax: 693717 in all',
    ]);
    expect(notesOf(inputs)).toEqual(['The yearly limits of retirement plans aren’t checked.']);
  });

  it('lead an S corporation by a salary to a profit share', () => {
    // Both halves on 30,000: 3,720 + 870 = 4,590, half 2,295; share 50,000 − 30,000 − 2,295 = 17,705.
    // 47,705 − 16,100 = 31,605; less 20% of 17,705 = 3,541: 28,064; 1,240 + 12% of 15,664 = 3,119.68.
    expect(stepsOf({ businessType: 's-corporation', revenue: 50_000, salary: 30_000 })).toEqual([
      'Revenue less expenses: 5000000',
      'Profit: 5000000 in all',
      'Your salary: 3000000',
      'Payroll tax, company’s half: 229500',
      'Payroll tax, your half and the additional Medicare part: 229500',
      'Profit share on top of the salary: 1770500',
      'Salary and profit share: 4770500 in all',
      'Less health insurance and retirement: 0',
      'Less standard deduction of 2026: -1610000',
      'Less business income deduction (20%, simplified): -354100',
      'Taxable income: 2806400 in all',
      'Income tax by the brackets: 311968',
      'Total federal tax: 770968 in all',
    ]);
    expect(stepsOf({ businessType: 's-corporation', revenue: 50_000 })[2]).toBe('Your salary (assumption: half of the profit): 2500000');
  });

  it('lead a C corporation to a dividend', () => {
    // 80,000 − 5,000 = 75,000; 21% is 15,750; 15% of 59,250 is 8,887.50.
    expect(stepsOf({ businessType: 'c-corporation', revenue: 80_000, healthInsurance: 2_000, retirementContribution: 3_000 })).toEqual([
      'Revenue less expenses: 8000000',
      'Less health insurance and retirement, as company expenses: -500000',
      'Profit: 7500000 in all',
      'Corporate tax, 21%: 1575000',
      'Left to pay out as a dividend: 5925000',
      'Dividend tax (assumption: all paid out, qualified, 15%): 888750',
      'Total federal tax: 2463750 in all',
    ]);
    // Of a profit of $1 a benefit of $2 takes no more than that, and one below 0 nothing.
    expect(stepsOf({ businessType: 'c-corporation', revenue: 1, healthInsurance: 2 })[1]).toContain('expenses: -100');
    expect(stepsOf({ businessType: 'c-corporation', revenue: 1, healthInsurance: -2, retirementContribution: -1 })[2]).toBe(
      'Profit: 100 in all',
    );
    expect(stepsOf({ businessType: 'c-corporation', expenses: 1 })[1]).toMatch(/expenses: -?0$/);
  });

  it('count self-employment tax from 400 of net earnings on', () => {
    // 433.14 is the first profit of which 92.35% are 400; in whole dollars that is 434 (400.80), and 433 (399.88) is not.
    const workTax = (revenue: number) => computeDetailed({ ...base, revenue }, pack).workTax;
    expect(workTax(433)).toBe(0);
    expect(workTax(434)).toBe(4_970 + 1_162);
    expect(workTax(1_000_000 / 0.9235)).toBe(2_287_800 + 2_900_000 + 720_000);
    // With 100% counted, exactly 400 counts.
    const whole = { ...pack, netEarningsShare: 1 };
    expect(computeDetailed({ ...base, revenue: 400 }, whole).workTax).toBe(6_120);
  });

  it('name a home office only where there is a profit for it', () => {
    const lines = (revenue: number) => stepsOf({ revenue, useHomeOffice: true }).length;
    expect(lines(1)).toBe(lines(0) + 1);
    expect(stepsOf({ revenue: 1, useHomeOffice: true }).slice(1, 3)).toEqual([
      'Less home office (simplified method, at most 300 sq ft): -100',
      'Profit: 0 in all',
    ]);
  });

  it('cut a salary to what the profit carries, to the cent', () => {
    const salaryOf = (revenue: number, salary = 9_999_999) =>
      computeDetailed({ ...base, businessType: 's-corporation', revenue, salary }, pack).salary;
    // 100 / 1.0765 = 92.89; its half is 7.11 (92.89 × 7.65% = 7.106): together 100.00.
    expect(salaryOf(100)).toBe(9_289);
    expect(salaryOf(0)).toBe(0);
    // At the wage base: 184,500 × 1.0765 = 198,614.25, so a profit of 198,615 pays 184,500 and 0.75 / 1.0145 = 0.73.
    expect(salaryOf(198_615)).toBe(18_450_073);
    expect(notesOf({ businessType: 's-corporation', revenue: 100, salary: 92 })).toHaveLength(1);
    expect(notesOf({ businessType: 's-corporation', revenue: 100, salary: 93 })).toHaveLength(2);
  });

  it('note what goes beyond them', () => {
    const limit = 'At this income the business income deduction may be cut by wage limits and by your line of work. That isn’t counted.';
    const beyond = 'Health insurance and retirement count only up to the income that is left for them.';
    const unchecked = 'The yearly limits of retirement plans aren’t checked.';
    const wage = { businessType: 's-corporation' as const, revenue: 400, healthInsurance: 0 };
    expect(notesOf({ ...wage, businessType: 'llc-partnership' })).toEqual(['All of the partnership’s profit is counted as yours.']);
    expect(notesOf({ revenue: 300, healthInsurance: 300 })).toEqual([unchecked]);
    expect(notesOf({ revenue: 300, healthInsurance: 301 })).toEqual([beyond, unchecked]);
    // What is left for them is 300, as no self-employment tax is due on so little.
    expect(notesOf({ revenue: 300, healthInsurance: 1 })).toEqual([unchecked]);
    // Before the deduction of a single person: profit − half the tax − 16,100. No tax here, so that the edge is plain.
    const plain = { ...pack, netEarningsShare: 0 };
    const at = (revenue: number, filingStatus: TaxInputs['filingStatus']) =>
      computeDetailed({ ...base, revenue, filingStatus }, plain).notes;
    expect(at(216_100, 'single')).toEqual([]);
    expect(at(216_101, 'single')).toEqual([limit]);
    expect(at(432_200, 'married-jointly')).toEqual([]);
    expect(at(432_201, 'married-jointly')).toEqual([limit]);
    expect(at(224_150, 'head-of-household')).toEqual([]);
    expect(at(224_151, 'head-of-household')).toEqual([limit]);
  });
});

describe('the payments of a year', () => {
  it('fall back on last year where that is less, to the cent', () => {
    // A C corporation of 100,000 owes 21,000.
    const corporation = { businessType: 'c-corporation' as const, revenue: 100_000 };
    expect(planOf({ ...corporation, lastYearTax: 20_999 })).toMatchObject({ least: 2_099_900, payer: 'corporation' });
    expect(planOf({ ...corporation, lastYearTax: 21_001 }).least).toBe(2_100_000);
    expect(planOf({ ...corporation, lastYearTax: 1 }).least).toBe(100);
    expect(planOf({ ...corporation, lastYearTax: 0 })).toMatchObject({ least: 2_100_000 });
    expect(planOf({ ...corporation, lastYearTax: 0 }).safeHarbour).toBe(
      'Safe harbor: 100% of this year’s tax is $21,000.00. If you enter last year’s tax, 100% of it applies instead where that is less.',
    );
    expect(planOf({ ...corporation, lastYearTax: 1 }).safeHarbour).toBe(
      'Safe harbor: pay at least $1.00, the smaller of 100% of this year’s tax ($21,000.00) and 100% of last year’s ($1.00).',
    );
    expect(planOf({ ...corporation }).payments.map(({ covers, full }) => [covers, full])).toEqual([
      ['Payment 1 of 4', 525_000],
      ['Payment 2 of 4', 525_000],
      ['Payment 3 of 4', 525_000],
      ['Payment 4 of 4', 525_000],
    ]);
  });

  it('are usually not asked for below 500 of a corporation and 1,000 of a person', () => {
    const few = (inputs: Partial<TaxInputs>, annual: number) => {
      const detailed = { ...computeDetailed({ ...base, ...inputs }, pack), total: annual, corporateTax: annual };
      return planQuarters({ ...base, ...inputs }, detailed, pack).notes.filter((note) => note.startsWith('Below'));
    };
    expect(few({}, 99_999)).toEqual(['Below $1,000.00 of tax for the year, estimated payments are usually not required.']);
    expect(few({}, 100_000)).toEqual([]);
    expect(few({ businessType: 'c-corporation' }, 49_999)).toEqual([
      'Below $500.00 of tax for the year, estimated payments are usually not required.',
    ]);
    expect(few({ businessType: 'c-corporation' }, 50_000)).toEqual([]);
  });

  it('come with a word for companies only', () => {
    const last = 'Federal dates of the calendar tax year 2026. Your state may have its own.';
    expect(planOf({ revenue: 100_000 }).notes).toEqual([last]);
    expect(planOf({ revenue: 100_000, businessType: 'c-corporation' }).notes).toHaveLength(2);
    expect(planOf({ revenue: 200_000, businessType: 's-corporation' }).notes[0]).toMatch(/^Payroll taxes are paid through payroll/);
    expect(planOf({ revenue: 100_000 }).payments.map(({ covers }) => covers)).toEqual([
      'January to March',
      'April and May',
      'June to August',
      'September to December',
    ]);
  });
});

describe('the files of a small LLC at a loss', () => {
  const inputs: TaxInputs = { ...base, businessType: 'llc-single', revenue: -5, expenses: 1_200, state: 'ohio' };
  const tables = (document: ReturnType<typeof toWorksheet>) => document.blocks.filter((block) => block.kind === 'table');

  it('write money below 0 with its sign, and a heading for notes', () => {
    const entered = toSummary(inputs).blocks.find((block) => block.kind === 'terms');
    expect(entered?.rows.slice(1, 3)).toEqual([
      { label: 'Revenue', value: '-$5' },
      { label: 'Expenses', value: '$1,200' },
    ]);
    expect(entered?.rows[5]).toEqual({ label: 'Health Insurance', value: '$0' });
    expect(toSummary(inputs).blocks.some((block) => block.kind === 'heading' && block.text === 'Notes')).toBe(true);
    expect(toSummary({ ...base, revenue: 1 }).blocks.some((block) => block.kind === 'heading' && block.text === 'Notes')).toBe(false);
  });

  it('set figures to the right and give names the room', () => {
    const all = tables(toWorksheet({ ...inputs, businessType: 'llc-partnership' }));
    expect(all.map(({ columns }) => columns.map(({ align, weight }) => align ?? weight ?? ''))).toEqual([
      [3, 'right'],
      [3, 'right'],
      [3, 'right'],
      [3, 'right'],
      [1.6, 'right', 'right', 'right', 'right'],
      ['', '', 'right', 'right'],
    ]);
    expect(all[0]?.columns[1]?.weight).toBe(1);
    expect(toSheets(inputs, false)[2]?.columns.map(({ kind }) => kind)).toEqual(['text', 'money', 'money', 'money', 'money']);
  });

  it('order the worksheet by headings of one rank below its title', () => {
    const ranks = toWorksheet(inputs).blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
    expect(ranks).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2]);
    const lists = (typed: TaxInputs) => toWorksheet(typed).blocks.filter((block) => block.kind === 'list').length;
    expect(lists({ ...base, revenue: 100_000 })).toBe(1);
    expect(lists({ ...base, revenue: 100_000, businessType: 'llc-partnership' })).toBe(2);
  });

  it('have four dates', () => {
    expect(toDates(inputs)).toMatchObject({ title: 'Estimated tax dates 2026' });
    expect(toDates(inputs).entries.map(({ title }) => title)[1]).toBe('Estimated tax 2026, payment 2 of 4: $0.00');
  });
});
