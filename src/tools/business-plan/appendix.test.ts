import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { monthsFrom } from '@/lib/months';
import type { ForecastLine } from '@/lib/topics/money';
import { milestoneBlocks, outlookBlocks } from './appendix';
import { dayOf, describeMilestones, describeOutlook, milestonesOf } from './appendix-words';
import type { Milestone, Stream } from './appendix-fields';
import { computeCompleteness } from './completeness';
import { toDocument, toTextDocument } from './document';
import { computeFunds, costOver, dropGroup, dropRevenue, planCosts, printRows } from './funds';
import type { PlanData } from './model';
import { computeOutlook, outlookMonths, paymentsOf, planForecast, sumYears, type Outlook } from './outlook';
import { makePitch } from './pitch';
import { digitsOf, flatten, leadOf, shorten } from './shorten';
import { introduce, isToldIn, summarise } from './summary';
import { answered, around, line, originOf, start } from './test-data';

const monthsOf = (count: number) =>
  monthsFrom('2027-01', count).map((month, index) => ({
    month,
    income: 10_00,
    expense: 4_00,
    net: 6_00,
    cash: 100_00 + 6_00 * (index + 1),
  }));
const outlook = (count: number, more: Partial<Outlook> = {}): Outlook => ({
  isEmpty: false,
  source: '',
  first: '2027-01',
  startingCash: 100_00,
  months: monthsOf(count),
  years: sumYears(monthsOf(count)),
  lines: [],
  earlier: [],
  isTooLarge: false,
  ...more,
});
const headings = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
const tables = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
const milestone = (title: string, day: string, more: Partial<Milestone> = {}): Milestone => ({
  id: title,
  title,
  owner: '',
  day,
  isDone: false,
  ...more,
});

describe('the forecast on paper', () => {
  it('has years, a chart from two months on, and twelve months at most', () => {
    const of = (count: number) => outlookBlocks(outlook(count), 'USD');
    expect(of(0)).toEqual([]);
    expect(headings(of(11))).toContain('By month');
    expect(headings(of(12))).toContain('The first 12 months');
    expect([1, 2].map((count) => of(count).some(({ kind }) => kind === 'picture'))).toEqual([false, true]);
    const [years = [], months = []] = tables(of(18));
    expect(years.map(([name]) => name)).toEqual(['Year 1', 'Year 2 (6 months)']);
    // 12 × 10 in, 12 × 4 out; 100 and 12 × 6 at the end of the first year.
    expect(years[0]?.slice(1)).toEqual(['$120.00', '$48.00', '$72.00', '$172.00']);
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual(['Jan 2027', '$10.00', '$4.00', '$6.00', '$106.00']);
    expect(tables(of(1))[0]?.[0]?.[0]).toBe('Year 1 (1 month)');
  });

  it('lists what it counts, paid out below zero, growth where there is some', () => {
    const blocks = outlookBlocks(
      outlook(1, { lines: [line({ growth: 0.025 }), line({ name: ' ', type: 'expense', repeats: 'once', month: '2027-03' })] }),
      'USD',
    );
    expect(headings(blocks)).toContain('What the forecast counts');
    const [sales = [], other = []] = tables(blocks).at(-1) ?? [];
    expect([sales[0], sales[1], sales[3], sales[4]]).toEqual(['Sales', '$100.00', 'First month', '2.5%']);
    expect([other[0], other[1], other[3], other[4]]).toEqual(['Unnamed', '-$100.00', 'Mar 2027', '']);
    expect(headings(outlookBlocks(outlook(1), 'USD'))).not.toContain('What the forecast counts');
  });

  it('says where its figures come from and what was paid before', () => {
    const say = (more: Partial<Outlook>) => describeOutlook(outlook(1, more), 'USD');
    expect(say({})).toBe('This forecast starts in January 2027 with $100.00 of cash. It shows money when it moves.');
    expect(say({ source: 'Cash Flow Projector' })).toContain('those of our cash flow projection.');
    expect(say({ lines: [line(), line({ source: 'Budget' }), line({ source: 'Budget' })] })).toContain('our own plans (Budget).');
    expect(say({ lines: [line()] })).not.toContain('our own plans');
    expect(say({ isTooLarge: true })).toBe('The amounts of the forecast are too large to be added up.');
    const before = (count: number) => say({ earlier: Array.from({ length: count }, (_, index) => `P${index}`) }).split('\n\n')[1];
    expect(before(0)).toBeUndefined();
    expect(before(1)).toBe('Not in the tables, because it was paid before: P0.');
    expect(before(2)).toBe('Not in the tables, because they were paid before: P0 and P1.');
    expect(before(5)).toBe('Not in the tables, because they were paid before: P0, P1, P2, P3 and P4.');
    expect(before(6)).toMatch(/P4 and 1 other\.$/);
    expect(before(7)).toMatch(/P4 and 2 others\.$/);
  });

  it('has milestones by their day, those without one last', () => {
    const records = [
      milestone('Late', '2027-09-01'),
      milestone('Never', ''),
      milestone('Soon', '2027-01-01', { isDone: true, owner: ' Ana ' }),
    ];
    const sorted = milestonesOf({ milestones: { records, currency: 'USD' } });
    expect(sorted.map(({ title }) => title)).toEqual(['Soon', 'Late', 'Never']);
    expect(milestonesOf({ milestones: undefined })).toEqual([]);
    expect(tables(milestoneBlocks(sorted))[0]).toEqual([
      ['1 Jan 2027 (reached)', 'Soon', 'Ana'],
      ['1 Sep 2027', 'Late', ''],
      ['No date yet', 'Never', ''],
    ]);
    expect(describeMilestones(sorted)).toBe('- 1 Jan 2027: Soon (Ana), reached\n- 1 Sep 2027: Late\n- No date yet: Never');
    expect(dayOf(milestone('x', 'soon'))).toBe('No date yet');
  });
});

describe('the forecast', () => {
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
  const withStreams = (...records: Stream[]): PlanData => ({
    ...start,
    outlook: { records, currency: 'USD', settings: { firstDay: '2027-01-15', startingCash: '500' } },
  });

  it('runs for 36 months, a payment from its own month on', () => {
    expect(paymentsOf(line(), '2027-01')).toHaveLength(outlookMonths);
    expect(paymentsOf(line({ month: '2027-03' }), '2027-01', 4)).toEqual([0, 0, 100_00, 100_00]);
    // Begun two months before: grown twice already.
    expect(paymentsOf(line({ month: '2026-11', growth: 0.1 }), '2027-01', 2)).toEqual([121_00, 133_10]);
    expect(paymentsOf(line({ repeats: 'yearly' }), '2027-01', 25).flatMap((paid, index) => (paid > 0 ? [index] : []))).toEqual([0, 12, 24]);
  });

  it('names what was paid once before it begins, and only that', () => {
    const { earlier } = computeOutlook(
      withStreams(
        stream({ name: 'Before', repeats: 'once', day: '2026-12-31' }),
        stream({ name: 'First day', repeats: 'once', day: '2027-01-01' }),
        stream({ name: 'Again', day: '2026-12-31' }),
        stream({ name: 'Undated', repeats: 'once' }),
      ),
      around,
    );
    expect(earlier).toEqual(['Before']);
  });

  it('is nothing without a line or a day, and says when amounts are too large', () => {
    expect(computeOutlook(withStreams(), around)).toMatchObject({ isEmpty: true, first: '2027-01', startingCash: 500_00, months: [] });
    expect(computeOutlook(start, { ...around, today: '' })).toMatchObject({ isEmpty: true, first: '' });
    const huge = computeOutlook(withStreams(stream({ amount: Number.MAX_SAFE_INTEGER })), around);
    expect(huge).toMatchObject({ isEmpty: false, isTooLarge: true, months: [] });
    expect(computeOutlook(withStreams(stream({})), around).isTooLarge).toBe(false);
  });

  it('has three years at most', () => {
    expect([0, 1, 12, 13, 36, 48].map((count) => sumYears(monthsOf(count)).map(({ months }) => months))).toEqual([
      [],
      [1],
      [12],
      [12, 1],
      [12, 12, 12],
      [12, 12, 12],
    ]);
  });

  it('that was taken is shown in the plan’s currency, from the first month there is', () => {
    const sent = (count: number, first = '2027-01'): ForecastLine[] =>
      monthsFrom(first, count).map((month) => ({ key: month, month, income: 10_00, expense: 4_00, cash: 50_00, currency: 'USD' }));
    const source = { doc: 'cash', tool: 'Cash Flow Projector', name: '' };
    const { data } = planForecast(start, sent(40).reverse(), source, around);
    expect(computeOutlook(data, around)).toMatchObject({
      source: 'Cash Flow Projector',
      first: '2027-01',
      startingCash: 44_00,
      isEmpty: false,
    });
    expect(computeOutlook(data, around).months).toHaveLength(outlookMonths);
    // Yen have no cents: 10.00 are 10.
    expect(computeOutlook(data, { ...around, currency: 'JPY' }).months[0]).toMatchObject({ income: 10, expense: 4, net: 6, cash: 50 });
    expect(planForecast(start, [], source, around)).toEqual({ data: start, names: [] });
    // Only what is different is said to be; a month that is gone, too.
    const cheaper = sent(40).map((one, index) => (index === 1 ? { ...one, expense: 3_00 } : one));
    expect(planForecast(data, cheaper, source, around).changed).toEqual(['February 2027']);
    expect(planForecast(data, sent(39), source, around).changed).toHaveLength(1);
    expect(planForecast(data, sent(41), source, around).names).toHaveLength(1);
    expect(planForecast(data, sent(130), source, around).data.forecast?.months).toHaveLength(120);
    expect(planForecast(data, sent(40), source, { ...around, currency: 'EUR' }).changed).toHaveLength(40);
    expect(computeOutlook({ ...start, forecast: { from: 'x', fromName: 'X', currency: 'USD', months: [] } }, around)).toMatchObject({
      isEmpty: true,
      first: '',
      startingCash: 0,
    });
  });
});

describe('the summary', () => {
  const lines = (data: PlanData, amount = 0, shown = outlook(0)) => summarise(data, amount, computeFunds(data, around), shown, around);
  const uses = [{ id: '1', name: 'Oven', amount: '4,000' }];

  it('has first sentences only where there are two of them', () => {
    expect(lines(answered({ problem: 'Paying takes days. Always.' }))).toEqual([]);
    expect(lines(answered({ problem: 'Paying takes days. Always.', solution: 'We pay now. At once.' }))).toEqual([
      '- Problem: Paying takes days.',
      '- Solution: We pay now.',
    ]);
    // What is the headline already is not said again.
    expect(lines(answered({ headline: 'We pay now.', problem: 'Paying takes days. Always.', solution: 'We pay now. At once.' }))).toEqual(
      [],
    );
  });

  it('names the money needed once', () => {
    expect(lines(answered({}, { uses }))).toEqual(['- Funds needed: $4,000.00']);
    expect(lines(answered({ funding: 'We need $4,000.' }, { uses }))).toEqual([]);
    expect(lines(answered({}), 5_000_00)).toEqual(['- Amount needed: $5,000.00']);
    expect(lines(answered({ funding: '$5000 for an oven' }), 5_000_00)).toEqual([]);
    expect(lines(answered({}, { uses }), 5_000_00)).toEqual(['- Funds needed: $4,000.00']);
    expect(lines(answered({}))).toEqual([]);
  });

  it('has the first year, and the next milestone that is open', () => {
    expect(lines(start, 0, outlook(12))).toEqual(['- First year: $120.00 in, $48.00 out, $172.00 of cash at the end']);
    expect(lines(start, 0, outlook(5))[0]).toMatch(/^- First 5 months: /);
    const records = [
      milestone('Second', '2027-05-01'),
      milestone('Done', '2027-01-01', { isDone: true }),
      milestone(' First ', '2027-03-01'),
      milestone('Undated', ''),
    ];
    expect(lines({ ...start, milestones: { records, currency: 'USD' } })).toEqual(['- Next milestone: First (1 Mar 2027)']);
  });

  it('opens with the headline and the company, and tells what has no chapter', () => {
    const told = introduce(
      answered({ headline: 'bread for all', company: 'we bake', edge: 'It is fresh', team: 'Ana', marketSize: '$5M' }),
    );
    expect(told.opening[0]).toBe('Bread for all');
    expect(told.facts).toContain('- What makes it different: It is fresh');
    expect(introduce(answered({ headline: 'Same', company: ' Same ' })).opening).toEqual(['Same']);
    expect(introduce(answered({ edge: 'fresh', solution: 'We sell Fresh bread' })).facts).toEqual([]);
    expect(isToldIn(answered({ price: '$1,200.00.', revenue: 'It costs $1200 a year' }), 'price')).toBe(true);
    expect(isToldIn(answered({ price: '$1,300', revenue: 'It costs $1200 a year' }), 'price')).toBe(false);
  });
});

describe('an answer made shorter', () => {
  it('is one line, its lists parted by semicolons', () => {
    expect(flatten('Shops:\n- one\n- two\nand more')).toBe('Shops: one; two. and more');
    expect(flatten('Shops\n- one')).toBe('Shops: one');
    expect(flatten('One\ntwo\n\nthree.\nfour')).toBe('One two. three. four');
    expect(flatten('  \n')).toBe('');
  });

  it('keeps whole sentences that fit, else whole words', () => {
    expect(shorten('one two. three four.', 20)).toEqual({ text: 'one two. three four.', isCut: false });
    expect(shorten('one two. three four.', 19)).toEqual({ text: 'one two.', isCut: true });
    expect(shorten('one; two', 4)).toEqual({ text: 'one.', isCut: true });
    expect(shorten('one two three', 9)).toEqual({ text: 'one two…', isCut: true });
    // Where more than half would go, letters stay.
    expect(shorten('ab cdefghijklmno', 10)).toEqual({ text: 'ab cdefghi…', isCut: true });
    // Capitals take one and a half, wide signs two.
    expect([shorten('AB', 3).isCut, shorten('AB', 2.5).isCut, shorten('東京', 4).isCut, shorten('東京', 3).isCut]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('has a first sentence only where it has more than one', () => {
    expect(leadOf('We pay now. At once.')).toBe('We pay now.');
    expect(leadOf('We pay now.')).toBe('');
    expect(leadOf('We pay now.\n- one')).toBe('We pay now.');
    expect(leadOf('We pay\n- one')).toBe('');
    expect(leadOf('Acme Inc. Berlin pays. Then we go.')).toBe('Acme Inc. Berlin pays.');
    expect(leadOf('It costs 5%. Not more.')).toBe('It costs 5%.');
    expect([digitsOf('$1,200.00'), digitsOf('1.200,00 and 5.5')]).toEqual(['$1200', '1200 and 5.5']);
  });
});

describe('how complete a plan is', () => {
  const of = (data: PlanData) => computeCompleteness(data, computeFunds(data, around));
  const item = (data: PlanData, label: RegExp) => of(data).items.find((one) => label.test(one.label));

  it('counts what is begun by half, and a hundred only when nothing lacks', () => {
    expect(of(start)).toMatchObject({ done: 0, percent: 0 });
    // One of nine done: 11 percent, and half of another: 16.
    expect(of(answered({ companyName: 'Acme' })).percent).toBe(11);
    expect(of(answered({ companyName: 'Acme', problem: 'Paying takes days' }))).toMatchObject({ done: 1, percent: 16 });
  });

  it('asks for eight words or a figure, and a figure for money', () => {
    const lacks = (problem: string) => item(answered({ problem }), /problem/i)?.lacks;
    expect(lacks('one two three four five six seven')).toBe('only a few words so far');
    expect(lacks('one two three four five six seven eight')).toBe('');
    expect(lacks('7 days')).toBe('');
    const funding = (text: string, more: Partial<PlanData> = {}) => item(answered({ funding: text }, more), /fund/i)?.lacks;
    expect(funding('A loan for an oven and for the first year of rent')).toBe('no figure yet');
    expect(funding('$5,000')).toBe('');
    expect(funding('A loan', { uses: [{ id: '1', name: 'Oven', amount: '5' }] })).toBe('');
  });
});

describe('what is printed and taken of the funds', () => {
  it('leaves empty rows out, names open ones, and shows what cannot be counted as typed', () => {
    const raw = [
      { id: '1', name: '', amount: '5' },
      { id: '2', name: ' ', amount: ' ' },
      { id: '3', name: 'Oven', amount: ' a lot ' },
    ];
    const rows = printRows(computeFunds({ ...start, uses: raw }, around).uses, raw, 'use');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.name).toContain('Name of a use');
    expect(rows[1]).toEqual({ name: 'Oven', amount: 0, uncounted: 'a lot' });
  });

  it('drops a category or the revenue of one tool, and nothing of another', () => {
    const cost = { key: 'a', name: 'a', group: '', type: 'expense', amount: 1, repeats: 'once', month: '' } as const;
    const batch = (from: string) => ({
      from,
      fromName: from,
      currency: 'USD',
      isSample: false,
      lines: [cost, { ...cost, key: 'r', about: 'revenue' as const }],
    });
    const both = [batch('one'), batch('two')];
    expect(dropGroup(both, 'one', 'Other costs').map(({ from, lines }) => [from, lines.length])).toEqual([
      ['one', 1],
      ['two', 2],
    ]);
    expect(dropRevenue(dropGroup(both, 'one', 'Other costs'), 'one').map(({ from }) => from)).toEqual(['two']);
    expect(dropGroup(both, 'one', 'Rent')).toEqual(both);
    // Revenue is no use of funds.
    expect(computeFunds({ ...start, received: both }, around).totalUses).toBe(2);
    expect(costOver([cost], 12)).toBe(1);
    expect(planCosts(start, [], { doc: 'one', tool: 'One', name: '' }, around)).toEqual({ data: start, names: [] });
  });

  it('stands on one page with the total where there is one, and is one page', () => {
    const pitch = (data: PlanData) => makePitch(originOf(data)).document;
    const total = ({ blocks }: ReturnType<typeof pitch>) =>
      blocks.some((block) => block.kind === 'paragraph' && block.text.startsWith('Total uses'));
    expect(total(pitch(answered({}, { uses: [{ id: '1', name: 'Oven', amount: '5' }] })))).toBe(true);
    expect(total(pitch(start))).toBe(false);
    expect(pitch(start).isOnePage).toBe(true);
  });

  it('is from the company where it has a name', () => {
    expect(toDocument(originOf(answered({ companyName: ' Acme ' })))).toMatchObject({ title: 'Acme business plan', from: 'Acme' });
    expect(toTextDocument(originOf(start))).not.toHaveProperty('from');
  });
});
