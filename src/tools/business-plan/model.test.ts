import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@/formats/html';
import { toMarkdown } from '@/formats/markdown';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { chaptersIn } from '@/lib/blocks';
import { outlineIds, outlines, sectionIds } from './content';
import { toDocument } from './document';
import { fileStem } from './files';
import { computeFunds } from './funds';
import {
  fields,
  goToStep,
  hasSampleWork,
  isBlank,
  isRearranged,
  layoutOf,
  mostRows,
  moveSection,
  resetLayout,
  setHidden,
  state,
  steps,
  type AnswerName,
  type Answers,
  type PlanData,
} from './model';
import { makePitch } from './pitch';
import { computeCompleteness } from './completeness';
import { dropWording, makePlan, reword } from './plan';
import { schema } from './schema';
import { around, start, answered, originOf, textOf, nine } from './test-data';

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
    expect(summary).toBe('We move money.\n\nAcme Inc. needs $50,000.\n\nIndustry: Fintech\n\n- Team: Ada and Bo\n- Traction: 40 shops.');
    // An investor's plan has chapters for the team and the traction.
    const [, other = ''] = /Executive Summary\n-+\n\n([\s\S]*?)\n\nProblem/.exec(textOf({ ...told, outline: 'investor' })) ?? [];
    expect(other).toBe('We move money.\n\nAcme Inc. needs $50,000.\n\nIndustry: Fintech');
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

      Acme Inc. needs $50,000.

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
