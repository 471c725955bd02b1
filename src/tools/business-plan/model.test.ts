import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@/formats/html';
import { toMarkdown } from '@/formats/markdown';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { chaptersIn } from '@/lib/blocks';
import type { MoneyLine } from '@/lib/topics/money';
import { toBase64 } from '@/lib/bytes';
import { detectPictureType, fitInto } from '@/lib/logos';
import { outlineIds, outlines, sectionIds } from './content';
import { explainDifference, toDocument, toTextDocument } from './document';
import { fileStem } from './files';
import { findFaults } from './faults';
import { computeFunds, costOver, dropGroup, planCosts } from './funds';
import { logoPicture } from './logo-picture';
import {
  fields,
  goToStep,
  hasSampleWork,
  isBlank,
  isRearranged,
  layoutOf,
  mostRows,
  moveSection,
  nextRowId,
  resetLayout,
  setHidden,
  state,
  steps,
  type AnswerName,
  type Answers,
  type PlanData,
} from './model';
import { makePitch } from './pitch';
import { shorten } from './shorten';
import { computeCompleteness, dropWording, makePlan, reword } from './plan';
import { schema } from './schema';
import { shares } from './shares';
import { amountsIn, currencyForAnswer, currencyForRow } from './typed-amounts';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const answered = (answers: Partial<PlanData['answers']>, more: Partial<PlanData> = {}): PlanData => ({
  ...start,
  ...more,
  answers: { ...start.answers, ...answers },
});
const originOf = (data: PlanData, where = around) => ({ plan: makePlan(data, where), data, currency: where.currency });
const typedRow = (id: string, name: string, amount: string) => ({ id, name, amount });
const textOf = (data: PlanData) => toText(toTextDocument(originOf(data)));

const nine = {
  companyName: 'Acme Inc.',
  industry: 'Fintech',
  problem: 'Paying takes days.',
  solution: 'We pay in seconds. Always.',
  targetMarket: 'Shops:\n- bakeries\n- cafes',
  competition: 'Banks',
  marketing: 'Door to door',
  revenue: 'A fee of 1%',
  funding: '$50,000 for a year',
};

const standardTitles = [
  'Executive Summary',
  'Problem Statement',
  'Solution',
  'Target Market',
  'Revenue Model',
  'Competitive Analysis',
  'Marketing Strategy',
  'Funding Requirements',
  'Conclusion',
];

describe('steps', () => {
  it('are four, in order, with nine answers between them', () => {
    expect(steps.map(({ title }) => title)).toEqual(['Company Info', 'Problem & Solution', 'Market & Strategy', 'Financials']);
    expect(steps.map(({ names }) => names.map((name) => fields[name].label))).toEqual([
      ['Company Name', 'Industry'],
      ['Problem', 'Solution'],
      ['Target Market', 'Competition Analysis', 'Marketing Strategy'],
      ['Revenue Model', 'Funding Requirements'],
    ]);
  });

  it('never go past the first or the last', () => {
    expect(start.step).toBe(0);
    expect(goToStep(start, -1)).toBe(start);
    expect(goToStep(start, 9).step).toBe(3);
    expect(goToStep(goToStep(start, 3), 4).step).toBe(3);
  });
});

describe('the plan', () => {
  it('has the nine sections in order, also from nothing', () => {
    for (const data of [start, answered(nine)]) expect(chaptersIn(toDocument(originOf(data)).blocks)).toEqual(standardTitles);
    expect(makePlan(start, around).empty).toHaveLength(9);
    expect(textOf(start)).toContain('[Problem - not written yet]');
    expect(textOf(start)).toContain('[Draft]');
  });

  it('holds every answer as it was typed', () => {
    const text = textOf(answered(nine));
    for (const typed of Object.values(nine)) expect(text).toContain(typed);
    expect(text).not.toContain('[Draft]');
    expect(text).toContain('No next steps have been set out yet.');
    expect(makePlan(answered(nine), around).empty.map(({ title }) => title)).toEqual(['Conclusion']);
    const whole = answered({ ...nine, headline: 'Pay at once.', nextSteps: 'We open in May.' });
    expect(makePlan(whole, around).empty).toEqual([]);
    for (const said of ['Pay at once.', 'We open in May.']) expect(textOf(whole).split(said)).toHaveLength(2);
  });

  it('prints the industry whole, since it is only in the summary', () => {
    expect(textOf(answered({ ...nine, industry: 'Retail. Also wholesale.' }))).toContain('Industry: Retail. Also wholesale.\n');
  });

  it('opens with what the company does, and tells what this outline has no chapter for', () => {
    const told = answered({ ...nine, company: 'We move money.', team: 'Ada and Bo', traction: '40 shops.', amount: '50000' });
    const [, summary = ''] = /Executive Summary\n-+\n\n([\s\S]*?)\n\nProblem/.exec(textOf(told)) ?? [];
    expect(summary).toBe('We move money.\n\nIndustry: Fintech\n\n- Team: Ada and Bo\n- Traction: 40 shops.');
    // An investor's plan has chapters for the team and the traction.
    const [, other = ''] = /Executive Summary\n-+\n\n([\s\S]*?)\n\nProblem/.exec(textOf({ ...told, outline: 'investor' })) ?? [];
    expect(other).toBe('We move money.\n\nIndustry: Fintech');
  });

  it('prints the amount above what it is for, unless that names it already', () => {
    const funding = (answers: Partial<Answers>) =>
      makePlan(answered({ ...nine, ...answers }), around).sections.find(({ id }) => id === 'funding');
    expect(funding({ funding: 'Two vans', amount: '60000' })?.text).toBe('Amount needed: $60,000.00\n\nTwo vans');
    expect(funding({ funding: '', amount: '60,000' })).toMatchObject({ text: 'Amount needed: $60,000.00', isEmpty: false });
    expect(funding({ amount: '50000' })?.text).toBe('$50,000 for a year');
    expect(funding({ funding: '' })?.isEmpty).toBe(true);
  });

  it('is exactly this', () => {
    // Read as a whole: the one document a change of wording must be looked at in.
    expect(textOf(answered(nine))).toMatchInlineSnapshot(`
      "ACME INC. BUSINESS PLAN
      =======================

      Executive Summary
      -----------------

      This is the business plan of Acme Inc.

      Industry: Fintech

      Problem Statement
      -----------------

      Paying takes days.

      Solution
      --------

      We pay in seconds. Always.

      Target Market
      -------------

      Shops:
      - bakeries
      - cafes

      Revenue Model
      -------------

      A fee of 1%

      Competitive Analysis
      --------------------

      Banks

      Marketing Strategy
      ------------------

      Door to door

      Funding Requirements
      --------------------

      $50,000 for a year

      Conclusion
      ----------

      No next steps have been set out yet.

      Assembled from the company’s own answers, which nobody else has checked.
      "
    `);
  });

  it('counts what is empty and names every open place once', () => {
    const { problem: _problem, revenue: _revenue, ...others } = nine;
    const data = answered(others);
    expect(makePlan(data, around).empty.map(({ title }) => title)).toEqual(['Problem Statement', 'Revenue Model', 'Conclusion']);
    expect(listGaps(toDocument(originOf(data)).blocks)).toEqual(['Problem - not written yet', 'Revenue Model - not written yet']);
    expect(toDocument(originOf(data)).mark).toBe('Draft');
  });

  it('says nothing twice', () => {
    const lines = textOf(state.sample?.(around) ?? start)
      .split('\n')
      .filter((line) => line.length > 20);
    expect(new Set(lines).size).toBe(lines.length);
    const sentences = lines.flatMap((line) => line.split(/(?<=[.!?]) /)).filter((line) => line.length > 20);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('rewording', () => {
  const data = answered(nine);
  const mine = reword(data, 'problem', 'In my words', around);
  const find = (from: PlanData, id: string) => makePlan(from, around).sections.find((section) => section.id === id);

  it('replaces one section and can be taken back', () => {
    expect(find(mine, 'problem')).toMatchObject({ text: 'In my words', isReworded: true });
    expect(find(dropWording(mine, 'problem'), 'problem')).toMatchObject({ text: nine.problem, isReworded: false });
    expect(reword(mine, 'problem', nine.problem, around).wordings).toEqual([]);
  });

  it('gives way when the answer changes, and is kept aside', () => {
    const changed = { ...mine, answers: { ...mine.answers, problem: 'Something else' } };
    expect(find(changed, 'problem')).toMatchObject({ text: 'Something else', isReworded: false, setAside: { text: 'In my words' } });
    expect(find(reword(changed, 'problem', 'In my words', around), 'problem')?.text).toBe('In my words');
  });

  it('knows the open places that were left standing, and an emptied section', () => {
    const { problem: _problem, ...others } = nine;
    const left = reword(answered(others), 'problem', 'So far: [Problem - not written yet]', around);
    expect(find(left, 'problem')?.isEmpty).toBe(true);
    expect(toDocument(originOf(left)).mark).toBe('Draft');
    const emptied = reword(data, 'problem', '', around);
    expect(find(emptied, 'problem')?.isEmpty).toBe(true);
    expect(textOf(emptied)).toContain('[Problem Statement - not written yet]');
  });
});

describe('outlines', () => {
  it('open with a list of contents on a page of its own, where there are pages enough for one', () => {
    const kinds = (data: PlanData) => toDocument(originOf(data)).blocks.map(({ kind }) => kind);
    for (const outline of ['standard', 'lender', 'investor'] as const)
      expect(kinds(answered(nine, { outline })).slice(0, 3)).toEqual(['cover', 'contents', 'break']);
    expect(kinds(answered(nine, { outline: 'lean' }))).not.toContain('contents');
  });

  it('hold known sections, each once, and ask for what they print', () => {
    for (const id of outlineIds) {
      const { sections } = outlines[id];
      expect(new Set(sections).size).toBe(sections.length);
      expect(sections.every((section) => sectionIds.includes(section))).toBe(true);
    }
    expect(chaptersIn(toDocument(originOf(start)).blocks)).toEqual(standardTitles);
  });

  it('leave no place open once they are complete', () => {
    for (const outline of outlineIds) {
      const given = Object.fromEntries(outlines[outline].required.map((name) => [name, 'Given.']));
      expect(listGaps(toDocument(originOf(answered(given, { outline }))).blocks), outline).toEqual([]);
    }
  });

  it('say how complete they are, and what a begun answer lacks', () => {
    const of = (data: PlanData) => computeCompleteness(data, computeFunds(data, around));
    const long = Object.fromEntries(
      Object.entries(nine).map(([name, said]) => [name, `${said} and more than eight words of it in all`]),
    ) as typeof nine;
    // Standard: 9 answers. Two names and an answer in full are 3, one begun counts half: 3.5/9 = 38.8%.
    const some = answered({ companyName: 'A', industry: 'B', problem: long.problem, solution: ' D ', revenue: '  ' });
    expect(of(some)).toMatchObject({ done: 3, percent: 38 });
    expect(of(answered(long)).percent).toBe(100);
    // Lean asks for short answers; costs and metrics are not among the nine: 8/10.
    expect(of(answered(nine, { outline: 'lean' })).percent).toBe(80);
    // Lender: 14 required, given are all but description, team, projections, repayment and funds: 9/14 = 64.2%.
    expect(of(answered(long, { outline: 'lender' })).percent).toBe(64);
    const lackOf = (answers: Partial<PlanData['answers']>, label: string, more: Partial<PlanData> = {}) =>
      of(answered({ ...long, ...answers }, { outline: 'lender', ...more })).items.find((item) => item.label === label);
    expect(lackOf({ projections: 'We expect to grow a lot in every one of the years to come' }, 'Financial Projections')).toMatchObject({
      progress: 'started',
      lacks: 'needs figures for at least three periods',
    });
    const years = 'Revenue 2027: $50,000. 2028: $90,000. 2029: $150,000, costs below it';
    expect(lackOf({ projections: years }, 'Financial Projections')?.progress).toBe('done');
    expect(lackOf({ funding: 'We need money for the roaster and for the workshop' }, 'Funding Requirements')?.lacks).toBe('no figure yet');
    const balanced = { sources: [{ id: '1', name: 'Loan', amount: '10' }], uses: [{ id: '1', name: 'Oven', amount: '10' }] };
    expect(lackOf({ funding: 'We need it for the roaster and the workshop' }, 'Funding Requirements', balanced)?.progress).toBe('done');
  });

  it('keep an order and hidden sections each of their own', () => {
    const moved = moveSection(start, 'problem', -1);
    expect(
      layoutOf(moved)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['problem', 'summary']);
    expect(moveSection(moved, 'problem', -1)).toBe(moved);
    expect(moveSection(start, 'appendix', 1)).toBe(start);
    // A section the plan does without is passed over, so that a press always moves one place.
    const nineShown = makePlan(start, around).sections.map(({ id }) => id);
    expect(moveSection(start, 'conclusion', 1, nineShown)).toBe(start);
    const up = moveSection(start, 'conclusion', -1, nineShown);
    expect(
      makePlan(up, around)
        .sections.map(({ id }) => id)
        .slice(-2),
    ).toEqual(['conclusion', 'funding']);
    expect(isRearranged(moved)).toBe(true);
    expect(layoutOf({ ...moved, outline: 'investor' }).map(({ id }) => id)).toEqual(outlines.investor.sections);
    expect(isRearranged(resetLayout(moved))).toBe(false);
    const hidden = setHidden(answered(nine), 'competition', true);
    expect(chaptersIn(toDocument(originOf(hidden)).blocks)).not.toContain('Competitive Analysis');
    expect(isRearranged(setHidden(hidden, 'competition', false))).toBe(false);
  });

  it('survive a layout that no longer fits', () => {
    const odd = {
      ...start,
      layouts: {
        ...start.layouts,
        standard: [
          { id: 'team', isHidden: false },
          { id: 'problem', isHidden: true },
          { id: 'problem', isHidden: false },
        ],
      },
    };
    const places = layoutOf(odd as PlanData);
    expect(places).toHaveLength(outlines.standard.sections.length);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });
});

describe('sources and uses', () => {
  const row = (id: string, name: string, amount: string) => ({ id, name, amount });
  const line = (key: string, amount: number, more: Partial<MoneyLine> = {}): MoneyLine => ({
    key,
    name: key,
    group: 'Equipment',
    about: 'costs',
    type: 'expense',
    amount,
    currency: 'USD',
    repeats: 'once',
    month: '',
    ...more,
  });
  const source = { doc: 'costs', tool: 'Startup Cost Calculator', name: '' };
  const take = (data: PlanData, lines: MoneyLine[], from = source) => planCosts(data, lines, from, around);

  it('add up each side and name the difference', () => {
    // 40,000 + 60,000 against 42,000.50 + 50,000: 100,000.00 - 92,000.50 = 7,999.50.
    const funds = computeFunds(
      {
        ...start,
        sources: [row('1', 'Own', '40,000'), row('2', 'Loan', '60000')],
        uses: [row('1', 'Oven', '$42,000.50'), row('2', 'Rent', '50k')],
      },
      around,
    );
    expect(funds).toMatchObject({ totalSources: 10_000_000, totalUses: 9_200_050, difference: 799_950 });
    expect(explainDifference(funds.difference, 'USD')).toBe('The sources exceed the uses by $7,999.50.');
    expect(explainDifference(-1, 'USD')).toBe('The sources fall short of the uses by $0.01.');
    expect(explainDifference(0, 'USD')).toBe('Both sides are equal.');
  });

  it('count what cannot be read as zero and say so', () => {
    const { uses, totalUses } = computeFunds({ ...start, uses: [row('1', 'Oven', 'a lot')] }, around);
    expect(totalUses).toBe(0);
    expect(uses[0]?.problems.amount).toBe('“a lot” isn’t a number.');
    // A source below zero would make the sides look equal.
    const below = computeFunds({ ...start, sources: [row('1', 'Loan', '-5'), row('2', 'Own', '7')] }, around);
    expect(below.totalSources).toBe(700);
    expect(below.sources[0]?.problems.amount).toBe('Amount can’t be below $0.00.');
  });

  it('count running costs for the months asked for', () => {
    // 500.00 once + 35.00 × 6 + 90.00 a quarter × 2 + 121.00 a year / 2 = 500 + 210 + 180 + 60.50 = 950.50.
    const lines = [
      line('a', 50_000),
      line('b', 3_500, { repeats: 'monthly' }),
      line('c', 9_000, { repeats: 'quarterly' }),
      line('d', 12_100, { repeats: 'yearly' }),
    ];
    expect(costOver(lines, 6)).toBe(95_050);
    expect(costOver(lines, 0)).toBe(50_000);
    // 1,000.02 a year is 83.335 a month: half a cent goes up, as a third or a twelfth written as a decimal would not.
    expect(costOver([line('y', 100_002, { repeats: 'yearly' })], 1)).toBe(8_334);
    expect(costOver([line('y', 100_002, { repeats: 'yearly', type: 'income' })], 1)).toBe(-8_334);
    // A credit of 100.00 lowers its category.
    expect(costOver([line('a', 50_000), line('e', 10_000, { type: 'income' })], 6)).toBe(40_000);
  });

  it('come to the same as exact fractions do, for any lines and months', () => {
    const parts = { once: 1n, monthly: 1n, quarterly: 3n, yearly: 12n } as const;
    const anyLine = fc.record({
      amount: fc.integer({ min: 0, max: 5_000_000_000 }),
      repeats: fc.constantFrom('once', 'monthly', 'quarterly', 'yearly'),
      type: fc.constantFrom('expense', 'income'),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), fc.integer({ min: 0, max: 60 }), (drawn, months) => {
        const lines = drawn.map(({ amount, ...more }, index) => line(String(index), amount, more));
        // Each kind apart: a whole number of cents that is nearest to the fraction, and further from zero where two are.
        for (const kind of ['once', 'monthly', 'quarterly', 'yearly'] as const) {
          const own = lines.filter(({ repeats }) => repeats === kind);
          const exact = own.reduce(
            (sum, { amount, type }) => sum + BigInt(amount) * (type === 'income' ? -1n : 1n) * (kind === 'once' ? 1n : BigInt(months)),
            0n,
          );
          const found = BigInt(costOver(own, months));
          const off = 2n * (found * parts[kind] - exact);
          const isAway = exact < 0n ? off < 0n : off > 0n;
          expect(off === parts[kind] || off === -parts[kind] ? isAway : off < parts[kind] && off > -parts[kind]).toBe(true);
        }
        const kinds = Object.keys(parts).map((kind) => costOver(lines.filter(({ repeats }) => repeats === kind), months)); // prettier-ignore
        expect(costOver(lines, months)).toBe(kinds.reduce((sum, one) => sum + one, 0));
      }),
    );
  });

  it('add up to the cent, however the amounts are written', () => {
    const cents = fc.integer({ min: 0, max: 999_999_999_99 });
    const write = (minor: number, style: number) => {
      const [whole, rest] = [String(Math.floor(minor / 100)), String(minor % 100).padStart(2, '0')];
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
      return [`${whole}.${rest}`, `$${grouped}.${rest}`, `${grouped}.${rest} USD`, `${grouped.replaceAll(',', ' ')}.${rest}`][style] ?? '';
    };
    const side = fc.array(fc.tuple(cents, fc.nat(3)), { maxLength: 12 });
    const rowsOf = (amounts: [number, number][]) => amounts.map(([minor, style], index) => row(String(index), 'x', write(minor, style)));
    const sum = (amounts: [number, number][]) => Number(amounts.reduce((total, [minor]) => total + BigInt(minor), 0n));
    fc.assert(
      fc.property(side, side, (sources, uses) => {
        const funds = computeFunds({ ...start, sources: rowsOf(sources), uses: rowsOf(uses) }, around);
        expect([funds.totalSources, funds.totalUses]).toEqual([sum(sources), sum(uses)]);
        expect(funds.difference).toBe(sum(sources) - sum(uses));
      }),
    );
  });

  it('group what arrives by category', () => {
    const lines = [
      line('a', 50_000),
      line('b', 20_000),
      line('c', 3_500, { group: 'Software', repeats: 'monthly' }),
      line('d', 100, { group: '' }),
    ];
    const { data } = take(start, lines);
    const { received, hasRunningCosts, totalUses } = computeFunds(data, around);
    expect(received.map(({ name, amount, count }) => [name, amount, count])).toEqual([
      ['Equipment', 70_000, 2],
      ['Software, with 6 months of running costs', 21_000, 1],
      ['Other costs', 100, 1],
    ]);
    expect(hasRunningCosts).toBe(true);
    expect(totalUses).toBe(91_100);
    const one = computeFunds({ ...data, answers: { ...data.answers, runningMonths: '1' } }, around);
    expect(one.received[1]).toMatchObject({ name: 'Software, with 1 month of running costs', amount: 3_500 });
    expect(dropGroup(data.received, 'costs', 'Other costs')[0]?.lines).toHaveLength(3);
    expect(dropGroup(take(start, [line('a', 1)]).data.received, 'costs', 'Equipment')).toEqual([]);
  });

  it('replace the same lines taken again and keep the others', () => {
    const { data: first, names } = take(start, [line('a', 100), line('b', 200)]);
    expect(names).toEqual(['a', 'b']);
    const again = take(first, [line('b', 999), line('c', 5)]);
    expect(again).toMatchObject({ names: ['c'], changed: ['b'] });
    expect(again.data.received).toHaveLength(1);
    expect(again.data.received[0]).toMatchObject({ from: 'costs', fromName: 'Startup Cost Calculator', currency: 'USD', isSample: false });
    expect(again.data.received[0]?.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['a', 100],
      ['b', 999],
      ['c', 5],
    ]);
    expect(hasSampleWork(again.data)).toBe(false);
    expect(schema.safeParse(again.data).success).toBe(true);
    expect(take(again.data, [line('b', 999), line('c', 5)]).data).toBe(again.data);
    // The same key of another document is another line.
    expect(take(first, [line('a', 100)], { ...source, doc: 'other' }).data.received).toHaveLength(2);
  });

  it('leave revenue out: it is no use of funds', () => {
    const taken = take(start, [line('a', 100, { about: 'revenue', type: 'income' })]).data;
    expect(computeFunds(taken, around)).toMatchObject({ received: [], totalUses: 0, isEmpty: true });
    expect(take(start, [line('a', 100, { about: 'payroll' })]).names).toEqual(['a']);
  });

  it('keep face values when the currency changes', () => {
    const { data } = take(start, [line('a', 12_345)]);
    // 123.45 dollars become 123 yen, and 123.450 dinars.
    expect(computeFunds(data, { ...around, currency: 'JPY' }).totalUses).toBe(123);
    expect(computeFunds(data, { ...around, currency: 'KWD' }).totalUses).toBe(123_450);
  });

  it('stand in the plan, with the difference in words', () => {
    const data = answered(nine, {
      sources: [row('1', 'Loan', '100')],
      uses: [row('1', 'Oven', '150'), row('2', '', '10'), row('3', '', '')],
    });
    const text = textOf(data);
    expect(text).toMatch(/Loan +\$100\.00/);
    expect(text).toMatch(/Oven +\$150\.00/);
    expect(text).toMatch(/Total sources +\$100\.00\n/);
    expect(text).toMatch(/Total uses +\$160\.00\n/);
    expect(text).toContain('The sources fall short of the uses by $60.00.');
    expect(text).toContain('[Name of a use]');
    expect(nextRowId([row('sample-1', '', ''), row('4', '', '')])).toBe('5');
  });
});

describe('the pitch', () => {
  it('has its six parts and says what it cut', () => {
    const { document, shortened } = makePitch(
      originOf(answered({ ...nine, problem: 'Long words here. '.repeat(60), headline: 'Paid at once' })),
    );
    const text = toText(document);
    for (const part of ['Problem', 'Solution', 'Market', 'Team', 'Ask', 'Paid at once', 'ACME INC.']) expect(text).toContain(part);
    expect(text).toContain('[Management Team - not written yet]');
    expect(shortened).toEqual(['Problem']);
  });

  it('cuts between words and never goes past its place', () => {
    expect(shorten('one two three', 8)).toEqual({ text: 'one two…', isCut: true });
    expect(shorten('  one\n two ', 8)).toEqual({ text: 'one two', isCut: false });
    expect(shorten('Two:\n- one\n- two', 80).text).toBe('Two: one; two');
    expect(shorten('Two\n- one\n- two\n\nAnd more\n\nThen', 80).text).toBe('Two: one; two. And more. Then');
    expect(shorten('日本語日本語', 6)).toEqual({ text: '日本語…', isCut: true });
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.constantFrom('🦊'.repeat(200), 'W '.repeat(200))), (typed) => {
        expect(Array.from(shorten(typed, 100).text).length).toBeLessThanOrEqual(101);
      }),
    );
  });
});

describe('files', () => {
  it('are named after the company, safely', () => {
    const named = (data: PlanData, companyName: string) =>
      fileStem({ ...data, answers: { ...data.answers, companyName } }, 'business-plan');
    const name = (companyName: string) => named(start, companyName);
    expect(name('Acme')).toBe('Acme-business-plan');
    expect(name('Blue Sky Labs')).toBe('Blue Sky Labs-business-plan');
    expect(name('')).toBe('business-plan');
    expect(name('///')).toBe('business-plan');
    expect(name('A/B\\C')).toBe('A-B-C-business-plan');
    expect(name('x'.repeat(300))).toMatch(/^x{50}-business-plan$/);
    expect(named(state.sample?.(around) ?? start, 'Acme')).toBe('sample-Acme-business-plan');
  });
});

describe('currencies', () => {
  const withRows = (amounts: string[], more: Partial<PlanData> = {}): PlanData => ({
    ...start,
    uses: amounts.map((amount, index) => typedRow(String(index + 1), `Use ${index + 1}`, amount)),
    ...more,
  });
  const inPounds = { ...around, currency: 'GBP' };

  it('are those that were typed: a sign is never replaced', () => {
    const data = withRows(['£200k'], { answers: { ...start.answers, funding: 'We need £1,200,000.' } });
    const print = (where: typeof around) =>
      toText(toDocument({ ...originOf(data, where), faults: findFaults(data, where).map(({ text }) => text) }));
    expect(print(inPounds)).toContain('£200,000.00');
    expect(findFaults(data, inPounds)).toEqual([]);
    // In a plan that is kept in dollars it is not counted, stays as typed, and makes the plan a draft.
    expect(print(around)).not.toContain('$200,000');
    expect(print(around)).toContain('£200k (not counted)');
    expect(findFaults(data, around).map(({ text }) => text)).toEqual([
      'Uses, “Use 1”: This is in GBP, and the rest is in USD. It counts as 0.',
      'Funding Requirements says £1,200,000, and the table of sources and uses is in USD.',
    ]);
    expect(toDocument({ ...originOf(data), faults: ['One.'] }).mark).toContain('Draft');
    const kept = { ...data, kept: findFaults(data, around).map(({ id }) => id) };
    expect(findFaults(kept, around)).toEqual([]);
  });

  it('follow the first sign typed into the table, and no second one', () => {
    const one = withRows(['']);
    expect(currencyForRow(one, one.uses[0] ?? typedRow('', '', ''), '£200k', 'USD')).toBe('GBP');
    expect(currencyForRow(one, one.uses[0] ?? typedRow('', '', ''), '$200k', 'CAD')).toBeUndefined();
    const two = withRows(['', '40000']);
    expect(currencyForRow(two, two.uses[0] ?? typedRow('', '', ''), '£200k', 'USD')).toBeUndefined();
    const three = withRows(['', '£40']);
    expect(currencyForRow(three, three.uses[0] ?? typedRow('', '', ''), '£200k', 'USD')).toBe('GBP');
  });

  it('follow an answer while the table is empty', () => {
    expect(currencyForAnswer(start, 'funding', 'We need £1,200,000.', 'USD')).toBe('GBP');
    expect(currencyForAnswer(start, 'funding', 'We need 1.2 million EUR, of which 200k EUR is ours', 'USD')).toBe('EUR');
    expect(currencyForAnswer(start, 'funding', 'We need £5 and €7.', 'USD')).toBeUndefined();
    expect(currencyForAnswer(start, 'competition', 'They charge £5.', 'USD')).toBeUndefined();
    expect(currencyForAnswer(withRows(['40000']), 'funding', 'We need £5.', 'USD')).toBeUndefined();
  });

  it('are found in sentences, and names are no currencies', () => {
    const found = (text: string, current = 'USD') => amountsIn(text, current).map(({ text: amount, currency }) => [amount, currency]);
    expect(found('We raise £1,200,000, half of it now.')).toEqual([['£1,200,000', 'GBP']]);
    expect(found('US$5m or 200 CHF.')).toEqual([
      ['US$5m', 'USD'],
      ['200 CHF', 'CHF'],
    ]);
    expect(found('We ask for £200k now, £1.2 million later, and 1 200 000 EUR from the bank.')).toEqual([
      ['£200k', 'GBP'],
      ['£1.2 million', 'GBP'],
      ['1 200 000 EUR', 'EUR'],
    ]);
    expect(found('£5 kitchens, £5 million-pound kitchens')).toEqual([
      ['£5', 'GBP'],
      ['£5 million', 'GBP'],
    ]);
    expect(found('$5', 'CAD')).toEqual([['$5', 'CAD']]);
    expect(found('In 2027 our 12 CEO friends ran 5 km')).toEqual([]);
  });
});

describe('the sample', () => {
  it('is known as one until all of it is replaced, and its two sides are equal', () => {
    const sample = state.sample?.(around) ?? start;
    expect(hasSampleWork(sample)).toBe(true);
    expect(hasSampleWork(start)).toBe(false);
    expect(isBlank(sample)).toBe(false);
    expect(isBlank(start)).toBe(true);
    expect(computeFunds(sample, around).difference).toBe(0);
    expect(toDocument(originOf(sample)).mark).toBe('Sample');
    const partly = { ...sample, answers: { ...sample.answers, problem: 'Our own problem', funding: 'Our own need' } };
    expect(hasSampleWork(partly)).toBe(true);
    expect(fileStem({ ...partly, answers: { ...partly.answers, companyName: 'Acme' } }, 'business-plan')).toBe('Acme-business-plan');
    expect(toDocument(originOf(partly)).mark).toBe('Partly sample');
    const text = toText(toDocument(originOf(partly)));
    expect(text.match(/Sample text, to be replaced\./g)).toHaveLength(8);
    expect(text).not.toMatch(/Problem Statement\W+Sample text/);
    const mine = {
      ...sample,
      sources: [],
      uses: [],
      outlook: undefined,
      milestones: undefined,
      answers: { ...start.answers, companyName: sample.answers.companyName },
    };
    expect(hasSampleWork(mine)).toBe(false);
    // A row of the table is the user's own once its name or its amount is.
    const [row] = sample.sources;
    const withRow = (change: object) => hasSampleWork({ ...mine, sources: row ? [{ ...row, ...change }] : [] });
    expect([withRow({}), withRow({ name: 'Family' }), withRow({ amount: '1' })]).toEqual([true, false, false]);
  });
});

describe('the logo', () => {
  it('is told by what is in the file', () => {
    expect(detectPictureType(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).toBe('image/png');
    expect(detectPictureType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(detectPictureType(new TextEncoder().encode('RIFF0000WEBPVP8 '))).toBe('image/webp');
    expect(detectPictureType(new TextEncoder().encode('<svg onload="alert(1)"></svg>'))).toBeUndefined();
    expect(detectPictureType(new Uint8Array())).toBeUndefined();
  });

  it('is fitted, never enlarged', () => {
    expect(fitInto({ width: 960, height: 240 }, { width: 480, height: 240 })).toEqual({ width: 480, height: 120 });
    expect(fitInto({ width: 10, height: 20 }, { width: 480, height: 240 })).toEqual({ width: 10, height: 20 });
    expect(fitInto({ width: 1, height: 10_000 }, { width: 480, height: 240 })).toEqual({ width: 1, height: 240 });
    expect(toBase64(new Uint8Array([1, 2, 3]))).toBe('AQID');
    expect(logoPicture({ png: 'AQID', width: 480, height: 240 })).toMatchObject({ width: 144, height: 72 });
  });
});

describe('whatever is typed', () => {
  const words = fc.constantFrom('', ' ', 'Acme', 'A short answer.', 'Two lines\nof text', 'We need:\n- one\n- two', '50%', 'Is it?');
  const names = Object.keys(fields) as AnswerName[];
  const anyAnswers = (typed: fc.Arbitrary<string>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, name === 'runningMonths' ? fc.constant('6') : typed]))) as fc.Arbitrary<
      PlanData['answers']
    >;

  it('the texts stay whole sentences, with every section in its place', () => {
    fc.assert(
      fc.property(anyAnswers(words), fc.constantFrom(...outlineIds), (answers, outline) => {
        const data = { ...start, answers, outline };
        const text = textOf(data);
        expect(text).not.toMatch(/undefined|null|NaN|""|''|\S {2,}(?=\S)| ,| \.(?=\s|$)|\(\)|\.\.|: *\n(?!\n?-|\n?\s)/);
        const isBlank = {
          size: data.answers.marketSize.trim() === '',
          ownership: data.answers.ownership.trim() === '',
          milestones: true,
          appendix: true,
        };
        const expected = outlines[outline].sections.filter((id) => !(id in isBlank && isBlank[id as keyof typeof isBlank]));
        expect(chaptersIn(toDocument(originOf(data)).blocks)).toHaveLength(expected.length);
        const pitch = toText(makePitch(originOf(data)).document);
        expect(pitch).not.toMatch(/undefined|null|NaN|""|''|\S {2,}(?=\S)| ,| \.(?=\s|$)|\.\./);
      }),
    );
  });

  it('the same answers give the same text', () => {
    fc.assert(
      fc.property(anyAnswers(fc.string()), (answers) => {
        expect(textOf({ ...start, answers })).toBe(textOf(structuredClone({ ...start, answers })));
      }),
    );
  });

  it('nothing of it runs in a file', () => {
    for (const attack of [
      '"><img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      '</title><svg/onload=alert(1)>',
    ]) {
      const answers = Object.fromEntries(names.map((name) => [name, attack])) as PlanData['answers'];
      const data = answered(answers, {
        sources: [{ id: '1', name: attack, amount: attack }],
        uses: [{ id: '1', name: attack, amount: '1' }],
      });
      const reworded = reword(data, 'summary', attack, around);
      for (const document of [toDocument(originOf(reworded)), makePitch(originOf(reworded)).document]) {
        const html = toHtml(document);
        expect(html).not.toMatch(/<script|<img src=x|<svg\/onload|href="javascript/i);
        expect(toMarkdown(document)).not.toMatch(/(^|[^\\])<script/);
      }
    }
  });

  it('the state is taken back by its own schema', () => {
    const data = moveSection(reword(answered(nine), 'summary', 'x', around), 'problem', 1);
    expect(schema.safeParse(JSON.parse(JSON.stringify(data))).data).toEqual(data);
    const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: '', amount: '' }));
    expect(schema.safeParse({ ...data, uses: rows(mostRows) }).success).toBe(true);
    expect(schema.safeParse({ ...data, logo: { png: '"><script>', width: 10, height: 10 } }).success).toBe(false);
  });
});

describe('what other tools take and bring', () => {
  const logo = { png: 'iVBORw0KGgo=', width: 4, height: 2 };
  const looks = (data: PlanData) => shares.offers?.looks?.(data, around);

  it('is the logo, but not that of a sample', () => {
    expect(looks({ ...start, logo })).toEqual([{ logo }]);
    expect(looks(start)).toEqual([]);
    expect(looks({ ...(state.sample?.(around) ?? start), logo })).toEqual([]);
  });

  it('are answers for what is still empty, once', () => {
    const plan = (data: PlanData) =>
      shares.accepts?.texts?.plan(
        data,
        [
          { means: 'idea.name', text: 'Crumb' },
          { means: 'offer.what', text: 'A list for tomorrow' },
          { means: 'offer.why', text: 'A list for tomorrow\nWorks with any till' },
          { means: 'business.proof', text: '3 paying customers, by our own count.' },
        ],
        { doc: 'idea', tool: 'Idea Validator', name: '' },
        around,
      );
    const taken = plan(answered({ companyName: 'Acme' }));
    expect(taken?.names).toEqual(['Solution', 'Traction']);
    expect(taken?.data.answers).toMatchObject({
      companyName: 'Acme',
      solution: 'A list for tomorrow\nWorks with any till',
      traction: '3 paying customers, by our own count.',
    });
    expect(plan(start)?.data.answers.companyName).toBe('Crumb');
    expect(taken && plan(taken.data)?.data).toBe(taken?.data);
  });
});
