import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { monthsFrom } from '@/lib/months';
import type { ForecastLine } from '@/lib/topics/money';
import type { Milestone, Stream } from './appendix-fields';
import { toDocument, toTextDocument } from './document';
import type { PlanData } from './model';
import { computeOutlook, outlookMonths, paymentsOf, planForecast } from './outlook';
import { makePlan } from './plan';
import { shares } from './shares';
import { leadOf } from './shorten';
import { around, line, start } from './test-data';

const stream = (more: Partial<Stream>): Stream => ({
  id: '1',
  name: 'Sales',
  type: 'income',
  amount: 1_000_00,
  repeats: 'monthly',
  day: '',
  growth: 0,
  ...more,
});
const withStreams = (records: Stream[], startingCash = '', firstDay = '2027-01-15'): PlanData => ({
  ...start,
  outlook: { records, currency: 'USD', settings: { firstDay, startingCash } },
});
const textOf = (data: PlanData, make = toTextDocument) => toText(make({ plan: makePlan(data, around), data, currency: 'USD' }));

describe('payments', () => {
  it('fall due from the first month on, each grown since then', () => {
    // 100.00, then 10% more each month: 110.00, 121.00, 133.10.
    expect(paymentsOf(line({ growth: 0.1 }), '2027-01', 4)).toEqual([100_00, 110_00, 121_00, 133_10]);
    expect(paymentsOf(line({ repeats: 'quarterly' }), '2027-01', 7)).toEqual([100_00, 0, 0, 100_00, 0, 0, 100_00]);
    expect(paymentsOf(line({ repeats: 'once', month: '2027-03' }), '2027-01', 4)).toEqual([0, 0, 100_00, 0]);
    // A yearly bill first paid in October before comes again in October.
    expect(paymentsOf(line({ repeats: 'yearly', month: '2026-10' }), '2027-01', 12).indexOf(100_00)).toBe(9);
    expect(paymentsOf(line({ repeats: 'once', month: '2026-10' }), '2027-01', 12).every((paid) => paid === 0)).toBe(true);
  });
});

describe('the forecast', () => {
  it('adds up by hand: 1,000 a month in, 300 a month out, a machine for 2,000 in March, 500 to begin with', () => {
    const data = withStreams(
      [
        stream({}),
        stream({ id: '2', name: 'Rent', type: 'expense', amount: 300_00 }),
        stream({ id: '3', name: 'Machine', type: 'expense', amount: 2_000_00, repeats: 'once', day: '2027-03-31' }),
      ],
      '500',
    );
    const { months, years, first, startingCash } = computeOutlook(data, around);
    expect([first, startingCash, months.length]).toEqual(['2027-01', 500_00, 36]);
    expect(months.slice(0, 4).map(({ month, net, cash }) => [month, net, cash])).toEqual([
      ['2027-01', 700_00, 1_200_00],
      ['2027-02', 700_00, 1_900_00],
      ['2027-03', -1_300_00, 600_00],
      ['2027-04', 700_00, 1_300_00],
    ]);
    expect(years).toEqual([
      { income: 12_000_00, expense: 5_600_00, net: 6_400_00, cash: 6_900_00, months: 12 },
      { income: 12_000_00, expense: 3_600_00, net: 8_400_00, cash: 15_300_00, months: 12 },
      { income: 12_000_00, expense: 3_600_00, net: 8_400_00, cash: 23_700_00, months: 12 },
    ]);
    const paper = textOf(data, toDocument);
    for (const shown of ['Financial Appendix', 'January 2027 with $500.00', '$6,900.00', 'Mar 2027', '-$1,300.00', 'Machine']) {
      expect(paper).toContain(shown);
    }
    expect(textOf(data)).toContain('First year: $12,000.00 in, $5,600.00 out, $6,900.00 of cash at the end');
  });

  it('counts costs and revenue of other tools, and says what lies before it', () => {
    const cost = {
      key: 'a',
      name: 'Oven',
      group: 'Shop',
      type: 'expense' as const,
      amount: 900_00,
      repeats: 'once' as const,
      month: '2026-10',
    };
    const data: PlanData = {
      ...withStreams([]),
      received: [
        {
          from: 'doc',
          fromName: 'Costs',
          currency: 'USD',
          isSample: false,
          lines: [
            cost,
            {
              ...cost,
              key: 'b',
              name: 'Plans',
              type: 'income',
              amount: 50_00,
              repeats: 'monthly',
              month: '',
              about: 'revenue',
              growth: 0.02,
            },
          ],
        },
      ],
    };
    const { years, earlier } = computeOutlook(data, around);
    // 50.00 growing by 2% a month for twelve months: 670.59, as each month is rounded to the cent.
    expect([years[0]?.income, years[0]?.expense, earlier]).toEqual([670_59, 0, ['Oven']]);
    expect(textOf(data)).toContain('Not in the tables, because it was paid before: Oven.');
  });

  it('is left out while there is nothing to count, and says when it cannot be counted', () => {
    expect(computeOutlook(start, around).isEmpty).toBe(true);
    expect(textOf(start, toDocument)).not.toContain('Financial Appendix');
    const huge = computeOutlook(withStreams([stream({ amount: 9e15, growth: 1 })]), around);
    expect([huge.isTooLarge, huge.months]).toEqual([true, []]);
    expect(textOf(withStreams([stream({ amount: 9e15, growth: 1 })]), toDocument)).not.toMatch(/NaN|Infinity/);
  });

  it('ends with what it began with and everything between, whatever is counted', () => {
    const streams = fc.array(
      fc.record({
        type: fc.constantFrom('income' as const, 'expense' as const),
        amount: fc.integer({ min: 0, max: 1e8 }),
        repeats: fc.constantFrom('once' as const, 'monthly' as const, 'quarterly' as const, 'yearly' as const),
        growth: fc.double({ min: -0.5, max: 0.2, noNaN: true }),
        day: fc.constantFrom('', '2026-05-01', '2027-06-01', '2040-01-01'),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(streams, (all) => {
        const { months, years, startingCash } = computeOutlook(
          withStreams(
            all.map((one, index) => stream({ ...one, id: `${index}` })),
            '77',
          ),
          around,
        );
        const net = months.reduce((sum, month) => sum + month.income - month.expense, startingCash);
        expect(months).toHaveLength(outlookMonths);
        expect([months.at(-1)?.cash, years.at(-1)?.cash]).toEqual([net, net]);
        expect(years.reduce((sum, year) => sum + year.net, startingCash)).toBe(net);
      }),
    );
  });
});

describe('a forecast of another tool', () => {
  const source = { doc: 'cash', tool: 'Cash Flow Projector', name: '' };
  const sent = (count: number, income = 10_00): ForecastLine[] =>
    monthsFrom('2027-01', count).map((month, index) => ({
      key: month,
      month,
      income,
      expense: 4_00,
      cash: 100_00 + (income - 400) * (index + 1),
      currency: 'USD',
    }));

  it('takes the place of single amounts, follows its source, and is not mixed with a second one', () => {
    const taken = planForecast(withStreams([stream({})]), sent(18), source, around);
    expect([taken.names.length, taken.changed]).toEqual([18, []]);
    expect(taken.names[0]).toMatch(/^[A-Z][a-z]+ \d{4}$/);
    const { months, years, startingCash, lines } = computeOutlook(taken.data, around);
    expect([startingCash, months.length, lines.length]).toEqual([100_00, 18, 0]);
    expect(years.map(({ income, cash, months: count }) => [income, cash, count])).toEqual([
      [120_00, 172_00, 12],
      [60_00, 208_00, 6],
    ]);
    expect(textOf(taken.data, toDocument)).toContain('Year 2 (6 months)');
    expect(planForecast(taken.data, sent(18), source, around).data).toBe(taken.data);
    const changed = planForecast(taken.data, sent(12), source, around);
    expect([changed.names, changed.changed?.length, changed.data.forecast?.months.length]).toEqual([[], 6, 12]);
    expect(planForecast(taken.data, sent(6), { ...source, doc: 'other' }, around).data).toBe(taken.data);
  });
});

describe('milestones', () => {
  const milestone = (id: string, title: string, day: string, more: Partial<Milestone> = {}): Milestone => ({
    id,
    title,
    owner: '',
    day,
    isDone: false,
    ...more,
  });
  const data: PlanData = {
    ...start,
    milestones: {
      records: [
        milestone('b', 'Second shop', '2027-09-01', { owner: 'Ana Loam' }),
        milestone('a', 'First order', '2027-03-01', { isDone: true }),
        milestone('c', 'A name for it', ''),
      ],
      currency: 'USD',
    },
  };

  it('stand in the plan by date, in the summary the next one', () => {
    const text = textOf(data);
    expect(text).toContain('- 1 Mar 2027: First order, reached\n- 1 Sep 2027: Second shop (Ana Loam)\n- No date yet: A name for it');
    expect(text).toContain('- Next milestone: Second shop (1 Sep 2027)');
    expect(textOf(data, toDocument)).toContain('Ana Loam');
  });

  it('are tasks for others while they are open, and are ticked off under Today', () => {
    expect(shares.offers.tasks?.(data, around)?.map(({ title, owner }) => [title, owner])).toEqual([
      ['Second shop', 'Ana Loam'],
      ['A name for it', ''],
    ]);
    expect(shares.agenda(data, around).map(({ id, isDone }) => [id, isDone])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(shares.agenda(shares.done(data, 'b', true), around).map(({ isDone }) => isDone)).toEqual([true, true]);
  });
});

describe('the summary', () => {
  it('says the first sentence of what is longer than one, and every figure once', () => {
    expect(leadOf('We pay in seconds. Always.')).toBe('We pay in seconds.');
    expect(leadOf('One sentence alone.')).toBe('');
    expect(leadOf('Shops:\n- bakeries\n- cafes')).toBe('');
    expect(leadOf('Open at 6 a.m. Not later. Ever.')).toBe('Open at 6 a.m. Not later.');
    expect(leadOf('It costs $12.50. Delivery is free.')).toBe('It costs $12.50.');
    const told = (funding: string): PlanData => ({
      ...start,
      uses: [{ id: '1', name: 'Oven', amount: '50,000' }],
      answers: {
        ...start.answers,
        companyName: 'Acme',
        industry: 'Bread',
        headline: 'We bake bread.',
        solution: 'We bake bread. At night.',
        funding,
        problem: 'Bread is stale by noon. Every day.',
      },
    });
    const [, summary = ''] = /Executive Summary\n-+\n\n([\s\S]*?)\n\nProblem/.exec(textOf(told('Money for an oven. From a bank.'))) ?? [];
    expect(summary.split('\n')).toEqual([
      'We bake bread.',
      '',
      'Industry: Bread',
      '',
      '- Problem: Bread is stale by noon.',
      '- Funding: Money for an oven.',
      '- Funds needed: $50,000.00',
    ]);
    expect(textOf(told('We need $50,000. From a bank.'))).not.toContain('Funds needed');
  });
});
