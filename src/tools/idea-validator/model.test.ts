import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { emptyDraft, isComplete } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { findMissing } from './advice';
import { checkThresholds, describeLock, judgeTest, noteChanges, readSum } from './assumptions';
import { compareIdeas, toComparison } from './compare';
import { sampleIdeas } from './content';
import { toDocument } from './document';
import { answerNames, factFields, fields, testFields, type Answers, type Idea, type Interview, type Test } from './fields';
import { tallyInterviews, toScript } from './interviews';
import {
  addSample,
  editAnswers,
  fileStem,
  hasUnkept,
  isFull,
  mostIdeas,
  putIdea,
  removeIdea,
  startAnother,
  state,
  type IdeaData,
} from './model';
import { writeReport } from './report';
import { isAllSampleIdea, isSampleIdea } from './samples';
import {
  computeCompleteness,
  computeEvidence,
  computeOverall,
  countEvidence,
  describeOverall,
  scoreIdea,
  toVerdict,
  type Counts,
} from './scores';
import { shares } from './shares';
import { suggestTests } from './suggestions';
import { editLine } from './taken';
import { toText as toPlainText, toTexts } from './texts';
import { toWords } from './words';
import { ideaWriter } from './writer';

const around = { today: '2026-11-15', currency: 'USD' };
const none: Counts = { unprompted: 0, agreed: 0, without: 0, further: 0, waitlist: 0, letters: 0, users: 0, paid: 0 };
const answersOf = (change: Partial<Answers>): Answers => ({ ...emptyDraft(fields, ''), ...change });
const ideaOf = (change: Partial<Answers>, more: Partial<Idea> = {}): Idea => ({
  id: 'one',
  answers: answersOf(change),
  wording: 0,
  facts: emptyDraft(factFields, ''),
  interviews: { records: [], currency: 'USD' },
  tests: { records: [], currency: 'USD' },
  history: [],
  ...more,
});
const interview = (change: Partial<Interview>): Interview => ({
  id: 'i',
  person: 'A',
  day: '2026-11-15',
  problem: 'unprompted',
  copesWith: '',
  pays: false,
  offered: 'nothing',
  quote: '',
  ...change,
});
const test = (change: Partial<Test>): Test => ({
  id: 't',
  hypothesis: 'They pay',
  metric: 'deposits',
  direction: 'more',
  pass: 4,
  fail: 1,
  method: '',
  until: '',
  startedOn: '',
  changedOn: '',
  result: '',
  learned: '',
  decision: 'open',
  source: '',
  ...change,
});
const textOf = (idea: Idea) => toText(toDocument(idea, around.today));

describe('the completeness score', () => {
  const pointsOf = (name: keyof Answers, length: number) =>
    computeCompleteness(answersOf({ [name]: 'x'.repeat(length) })).parts.find((part) => part.name === name)?.points;

  it.each([
    ['problemStatement', 50, 20],
    ['solution', 50, 20],
    ['targetMarket', 30, 15],
    ['uniqueValue', 30, 15],
    ['businessModel', 20, 10],
  ] as const)('gives %s 20 points above %i characters, 15 above %i, else 10', (name, full, half) => {
    expect([0, half, half + 1, full, full + 1].map((length) => pointsOf(name, length))).toEqual([10, 10, 15, 15, 20]);
  });

  it('runs from 50 to 100, whatever is typed', () => {
    // Five empty answers: 5 × 10. Five long ones: 5 × 20.
    expect(computeCompleteness(answersOf({})).total).toBe(50);
    const long = 'x'.repeat(60);
    expect(
      computeCompleteness(answersOf({ problemStatement: long, solution: long, targetMarket: long, uniqueValue: long, businessModel: long }))
        .total,
    ).toBe(100);
    fc.assert(
      fc.property(fc.string(), fc.string(), (problemStatement, solution) => {
        const { total } = computeCompleteness(answersOf({ problemStatement, solution }));
        expect(total >= 50 && total <= 100 && total % 5 === 0).toBe(true);
      }),
    );
  });

  it('adds up a mixed case by hand, and leaves title, competition and resources out', () => {
    // 51 → 20, 21 → 15, 16 → 15, 15 → 10, 21 → 20: together 80.
    const mixed = {
      problemStatement: 'p'.repeat(51),
      solution: 's'.repeat(21),
      targetMarket: 'm'.repeat(16),
      uniqueValue: 'v'.repeat(15),
      businessModel: 'b'.repeat(21),
    };
    expect(computeCompleteness(answersOf(mixed)).total).toBe(80);
    const long = 'z'.repeat(90);
    expect(computeCompleteness(answersOf({ ...mixed, ideaTitle: long, competition: long, resources: long })).total).toBe(80);
  });

  it('heads the report with the overall score, not with the verdict on its length', () => {
    const long = 'x'.repeat(60);
    const idea = ideaOf({
      ideaTitle: 'a',
      problemStatement: long,
      solution: long,
      targetMarket: long,
      uniqueValue: long,
      businessModel: long,
      competition: '',
      resources: '',
    });
    const { overall } = scoreIdea(idea);
    expect(describeOverall(overall)).toBe('Overall 40 of 100: there is no evidence yet.');
    const strong = toDocument(idea, '2026-11-15').blocks.filter((block) => block.kind === 'lead');
    expect(strong).toMatchObject([
      { text: 'Overall 40 of 100: there is no evidence yet. Needs significant development before moving forward.' },
    ]);
    // A hundred points for length are no praise.
    expect(toText(toDocument(idea, '2026-11-15'))).not.toContain('Excellent');
    expect(JSON.stringify(compareIdeas([idea]))).not.toContain('Excellent');
  });

  it('has one verdict for each band', () => {
    expect([100, 80].map(toVerdict)).toEqual(Array(2).fill('Excellent potential! Your idea shows strong viability.'));
    expect([79, 60].map(toVerdict)).toEqual(Array(2).fill('Good foundation with room for improvement.'));
    expect([59, 50].map(toVerdict)).toEqual(Array(2).fill('Needs significant development before moving forward.'));
  });
});

describe('the evidence score', () => {
  it('starts at 0 and weighs payment most', () => {
    expect(computeEvidence(none).total).toBe(0);
    // 4 own words + (2 agreed + 3 further) / 2 = 6.5 → 6; 24 sign-ups → 2; 2 letters → 10; 5 users → 2; 3 paid → 12.
    const { total, parts } = computeEvidence({
      unprompted: 4,
      agreed: 2,
      without: 3,
      further: 3,
      waitlist: 24,
      letters: 2,
      users: 5,
      paid: 3,
    });
    expect(parts.map(({ points }) => points)).toEqual([6, 2, 10, 2, 12]);
    expect(total).toBe(32);
    const all = { unprompted: 1e9, agreed: 0, without: 0, further: 0, waitlist: 1e9, letters: 1e9, users: 1e9, paid: 1e9 };
    expect(computeEvidence(all).total).toBe(100);
  });

  it('counts what interviews add to the typed figures', () => {
    const facts = { ...emptyDraft(factFields, ''), waitlist: '1,000', paid: '2', letters: 'many', furtherInterviews: '-3' };
    const records = [interview({ offered: 'money' }), interview({ problem: 'agreed', offered: 'letter' }), interview({ problem: 'none' })];
    expect(countEvidence(ideaOf({}, { facts, interviews: { records, currency: 'USD' } }))).toEqual({
      unprompted: 1,
      agreed: 1,
      without: 1,
      further: 0,
      waitlist: 1000,
      letters: 1,
      users: 0,
      paid: 3,
    });
  });

  it('tallies what was said, spent and offered', () => {
    const talks = [
      interview({ offered: 'money', pays: true }),
      interview({ problem: 'agreed', offered: 'time' }),
      interview({ problem: 'agreed' }),
      interview({ problem: 'none', pays: true }),
    ];
    expect(tallyInterviews(talks).map(({ count }) => count)).toEqual([1, 2, 1, 2, 2]);
    expect(textOf(ideaOf({}, { interviews: { records: talks, currency: 'USD' } }))).toContain('Offered something that costs them: 2 of 4');
  });

  it('does not call a little evidence none', () => {
    // One person using it and nine sign-ups are worth no point each.
    const facts = { ...emptyDraft(factFields, ''), users: '1', waitlist: '9' };
    const idea = ideaOf({ ideaTitle: 'A', problemStatement: 'Cups are thrown away' }, { facts });
    const { evidence, overall } = scoreIdea(idea);
    expect(evidence.total).toBe(0);
    expect(overall.reason).toBe('the evidence so far is too little for a point');
    expect(writeReport(idea).weaknesses[0]?.text).toContain('You’ve entered 1 person using it and 9 waitlist sign-ups');
    expect(textOf(idea)).not.toMatch(/no evidence|tested with anyone|nobody outside/);
    expect(scoreIdea(ideaOf({})).overall.reason).toBe('there is no evidence yet');
  });

  it('is worth whole points only, up to the most of each part', () => {
    const points = (change: Partial<Counts>) => computeEvidence({ ...none, ...change }).total;
    expect([1, 2, 3, 30, 31].map((further) => points({ further }))).toEqual([0, 1, 1, 15, 15]);
    expect([9, 10, 99, 100, 110].map((waitlist) => points({ waitlist }))).toEqual([0, 1, 9, 10, 10]);
    expect([1, 3, 4].map((letters) => points({ letters }))).toEqual([5, 15, 15]);
    expect([1, 2, 40, 42].map((users) => points({ users }))).toEqual([0, 1, 20, 20]);
    expect([1, 10, 11].map((paid) => points({ paid }))).toEqual([4, 40, 40]);
  });

  it('caps the overall score while evidence is weak', () => {
    // Average of 100 and 0 is 50, but without evidence 40 is the most.
    expect(computeOverall(100, 0, none)).toMatchObject({ total: 40, average: 50, isCapped: true });
    // Words only: (100 + 25) / 2 = 62.5 → 63, at most 55.
    expect(computeOverall(100, 25, { ...none, unprompted: 15, waitlist: 100 }).total).toBe(55);
    // Use without payment: (100 + 60) / 2 = 80, at most 75.
    expect(computeOverall(100, 60, { ...none, users: 40 }).total).toBe(75);
    // Once someone paid nothing caps it: (100 + 64) / 2 = 82.
    expect(computeOverall(100, 64, { ...none, paid: 1 })).toMatchObject({ total: 82, isCapped: false, reason: '' });
    // Three of five asked do not have the problem.
    expect(computeOverall(100, 80, { ...none, unprompted: 2, without: 3, paid: 9 }).total).toBe(40);
    // Four are too few to tell, and half of six are not most of them.
    expect(computeOverall(100, 80, { ...none, unprompted: 1, without: 3, paid: 9 }).total).toBe(90);
    expect(computeOverall(100, 80, { ...none, agreed: 3, without: 3, paid: 9 }).total).toBe(90);
    expect(computeOverall(50, 0, none).total).toBe(25);
  });
});

describe('ideas', () => {
  const start = state.start(around);
  const typed = (change: Partial<Answers>): IdeaData => ({ ...start, draft: answersOf(change) });

  it('need a title and a problem', () => {
    expect(isComplete(fields, answersOf({ ideaTitle: 'A', problemStatement: ' ' }))).toBe(false);
    expect(isComplete(fields, answersOf({ ideaTitle: ' ', problemStatement: 'B' }))).toBe(false);
    expect(isComplete(fields, answersOf({ ideaTitle: 'A', problemStatement: 'B' }))).toBe(true);
  });

  it('stay in the list when another one is validated, and keep evidence when changed', () => {
    const first = putIdea(typed({ ideaTitle: 'A', problemStatement: 'p' }), 'a', around.today);
    expect(first).toMatchObject({ open: 'a', draft: { ideaTitle: '' } });
    expect(first.ideas[0]?.history).toEqual([{ day: '2026-11-15', completeness: 50, evidence: 0, overall: 25 }]);
    const another = startAnother(first);
    expect(another).toMatchObject({ open: '', editing: '', draft: { ideaTitle: '' } });
    expect(startAnother({ ...first, draft: answersOf({ ideaTitle: 'B' }) }).draft.ideaTitle).toBe('B');
    const both = putIdea({ ...another, draft: answersOf({ ideaTitle: 'B', problemStatement: 'p' }) }, 'b', around.today);
    expect(both.ideas.map(({ id }) => id)).toEqual(['a', 'b']);
    const [one] = both.ideas;
    const editing = editAnswers(both, one as Idea);
    expect(editing.draft.ideaTitle).toBe('A');
    const again = putIdea({ ...editing, draft: answersOf({ ideaTitle: 'A2', problemStatement: 'p'.repeat(51) }) }, 'c', '2026-11-16');
    expect(again.ideas.map(({ id }) => id)).toEqual(['a', 'b']);
    // 20 + 4 × 10 = 60; half of it is 30.
    expect(again.ideas[0]?.history).toEqual([
      { day: '2026-11-15', completeness: 50, evidence: 0, overall: 25 },
      { day: '2026-11-16', completeness: 60, evidence: 0, overall: 30 },
    ]);
    expect(removeIdea(again, 'a')).toMatchObject({ open: '', ideas: [{ id: 'b' }] });
  });

  it('never push each other out', () => {
    const ideas = Array.from({ length: mostIdeas }, (_, index) => ideaOf({ ideaTitle: `N${index}` }, { id: `n${index}` }));
    const full: IdeaData = { ...typed({ ideaTitle: 'B', problemStatement: 'p' }), ideas };
    expect(isFull(full)).toBe(true);
    expect(putIdea(full, 'b', around.today)).toBe(full);
    const room: IdeaData = { ...full, ideas: ideas.slice(1) };
    expect(putIdea(room, 'b', around.today).ideas).toHaveLength(mostIdeas);
    const sample = state.sample?.(around) as IdeaData;
    const withSample = addSample(room, sample);
    expect(withSample.ideas.slice(0, -1)).toEqual(room.ideas);
    expect(withSample.ideas.at(-1)?.id).toBe(withSample.open);
  });

  it('keep changes that were begun', () => {
    const [one, two] = [ideaOf({ ideaTitle: 'A' }, { id: 'a' }), ideaOf({ ideaTitle: 'B' }, { id: 'b' })] as const;
    const data: IdeaData = { ...start, ideas: [one, two] };
    expect(hasUnkept(data)).toBe(false);
    const editing = editAnswers(data, one);
    expect(hasUnkept(editing)).toBe(false);
    const changed: IdeaData = { ...editing, draft: answersOf({ ideaTitle: 'A2' }), open: 'a' };
    expect(hasUnkept(changed)).toBe(true);
    expect(editAnswers(changed, one)).toMatchObject({ draft: { ideaTitle: 'A2' }, open: '' });
    expect(editAnswers(changed, two)).toMatchObject({ draft: { ideaTitle: 'B' }, editing: 'b' });
  });

  it('stand side by side', () => {
    const rows = compareIdeas(state.sample?.(around).ideas ?? []);
    // Crumb: five long answers, 100. Dough School: problem 41 → 15, solution 38 → 15, market 23 → 15, value 15 → 10, model 11 → 15.
    expect(rows.find(({ label }) => label === 'Completeness score')).toMatchObject({ cells: ['100', '70'], best: [true, false] });
    expect(rows.find(({ label }) => label === 'People who paid')).toMatchObject({ cells: ['0', '0'], best: [false, false] });
  });

  it('are named in their files', () => {
    expect(fileStem('idea-validation', ideaOf({ ideaTitle: 'Bread / Box' }))).toBe('idea-validation-bread-box');
    expect(fileStem('idea-validation', state.sample?.(around).ideas[0] as Idea)).toBe('sample-idea-validation-crumb');
  });

  it('that began as the sample are called one only as far as it is left', () => {
    const sample = state.sample?.(around) as IdeaData;
    const [crumb] = sample.ideas as [Idea];
    const retitled = { ...crumb, answers: { ...crumb.answers, ideaTitle: 'Rye' } };
    expect([isSampleIdea(crumb), isAllSampleIdea(crumb)]).toEqual([true, true]);
    expect([isSampleIdea(retitled), isAllSampleIdea(retitled)]).toEqual([true, false]);
    expect(fileStem('idea-validation', retitled)).toBe('idea-validation-rye');
    const document = toDocument(retitled, around.today);
    expect(document.mark).toBe('Partly sample');
    expect(toText(document)).toContain('Solution (sample)');
    expect(toComparison([retitled]).mark).toBeUndefined();
    // With answers of one's own, what people are said to have told is still made up.
    const own = { ...crumb, answers: ideaOf({ ideaTitle: 'Rye', problemStatement: 'Own' }).answers };
    expect(isSampleIdea(own)).toBe(true);
    const empty = { records: [], currency: 'USD' };
    const rye = { ...own, facts: ideaOf({}).facts, interviews: empty, tests: empty };
    expect(isSampleIdea(rye)).toBe(false);
    // The sample loaded again takes the place of the untouched one only.
    const worked: IdeaData = { ...sample, ideas: [retitled, ...sample.ideas.slice(1)] };
    expect(addSample(worked, sample).ideas.map(({ id, answers }) => [id, answers.ideaTitle])).toEqual([
      ['sample-1', 'Rye'],
      ['sample-2', 'Dough School'],
    ]);
  });
});

describe('the riskiest assumption', () => {
  it('is judged by thresholds set in advance', () => {
    expect(['', '4', '3', '1', 'many', '4.5'].map((result) => judgeTest(test({ result })))).toEqual([
      'waiting',
      'passed',
      'between',
      'failed',
      'waiting',
      'passed',
    ]);
    const weeks = { direction: 'less', pass: 4, fail: 10 } as const;
    expect(['4', '7', '10'].map((result) => judgeTest(test({ ...weeks, result })))).toEqual(['passed', 'between', 'failed']);
    // Three out of ten is not 3; whoever types it so is told what was read.
    expect(['3/10', '2+1', '10-7'].map(readSum)).toEqual(['0.3', '3', '3']);
    for (const plain of ['', '3', '-3', '1,000', '$4.50', '40%', 'three']) expect(readSum(plain)).toBe('');
  });

  it('refuses thresholds that would decide nothing', () => {
    const draft = { ...emptyDraft(testFields, ''), pass: '4', fail: '4' };
    expect(checkThresholds(test({ pass: 4, fail: 4 }), draft)).toHaveProperty('fail');
    expect(checkThresholds(test({ pass: 4, fail: 1 }), draft)).toEqual({});
    expect(checkThresholds(test({ direction: 'less', pass: 4, fail: 1 }), draft)).toHaveProperty('fail');
  });

  it('says when the goal was moved after the start', () => {
    const started = { records: [test({ startedOn: '2026-11-10' })], currency: 'USD' };
    const moved = noteChanges(started, { ...started, records: [test({ startedOn: '2026-11-10', pass: 2 })] }, '2026-11-15');
    expect(moved.records[0]).toMatchObject({ pass: 2, changedOn: '2026-11-15' });
    expect(describeLock(moved.records[0] as Test)).toContain('after the start');
    const withResult = noteChanges(started, { ...started, records: [test({ startedOn: '2026-11-10', result: '5' })] }, '2026-11-15');
    expect(withResult.records[0]?.changedOn).toBe('');
    const copied = noteChanges(
      started,
      { ...started, records: [...started.records, test({ id: 'new', startedOn: '2026-11-10' })] },
      '2026-11-15',
    );
    expect(copied.records[1]).toMatchObject({ startedOn: '', result: '' });
  });

  it('is suggested by what the evidence leaves open', () => {
    expect(suggestTests(ideaOf({ ideaTitle: 'A' })).map(({ id }) => id)).toEqual(['problem', 'price', 'use']);
    const records = Array.from({ length: 5 }, () => interview({ offered: 'money' }));
    expect(suggestTests(ideaOf({}, { interviews: { records, currency: 'USD' } })).map(({ id }) => id)).toEqual(['use', 'reach', 'effort']);
    for (const { draft } of suggestTests(ideaOf({ ideaTitle: 'A', problemStatement: 'Bills are late!' })))
      expect(draft.hypothesis).toMatch(/[.!?][”)]?$/);
  });
});

describe('advice', () => {
  const missingFor = (change: Partial<Answers>, name: keyof Answers) =>
    findMissing(answersOf(change)).find((finding) => finding.name === name)?.missing ?? [];

  it('names what is missing, and stops once it is there', () => {
    expect(missingFor({ problemStatement: 'Things are slow' }, 'problemStatement')[0]).toContain('figure');
    expect(missingFor({ problemStatement: 'Bakers guess demand today and bin 12% of the bread' }, 'problemStatement')).toEqual([]);
    expect(missingFor({ targetMarket: 'Everyone with a phone' }, 'targetMarket')[0]).toContain('“everyone”');
    expect(missingFor({ uniqueValue: 'It is faster' }, 'uniqueValue')[0]).toBe('“Faster” needs a figure: than what, and by how much?');
    expect(missingFor({ businessModel: 'subscription' }, 'businessModel')).toEqual(['Add a price, even one you only mean to test.']);
    expect(missingFor({ competition: 'None' }, 'competition')[0]).toContain('That is what you compete with.');
    expect(missingFor({ resources: 'Two founders' }, 'resources')).toEqual(['Not mentioned yet: money and time.']);
  });

  it('does not find fault with what was said', () => {
    expect(missingFor({ problemStatement: 'People lose an hour every week and phone around' }, 'problemStatement')).toEqual([]);
    for (const businessModel of ['Free trial, then $99 per month', '$20 each, free shipping', '£60 a month, first month free']) {
      expect(missingFor({ businessModel }, 'businessModel')).toEqual([]);
    }
    expect(missingFor({ businessModel: 'free with ads' }, 'businessModel')[1]).toContain('for free');
    expect(missingFor({ targetMarket: 'Dentists worldwide with 1 to 3 chairs' }, 'targetMarket')).toEqual([]);
    expect(missingFor({ targetMarket: 'Worldwide' }, 'targetMarket')[0]).toContain('“worldwide”');
    expect(missingFor({ competition: 'No-code tools, Bubble' }, 'competition')).toEqual([]);
    expect(missingFor({ resources: 'Nurse training, 20 hours a week, £12,000' }, 'resources')).toEqual([]);
    expect(missingFor({ problemStatement: 'Shops lose $100000000 a year today' }, 'problemStatement')).toEqual([]);
    expect(missingFor({ competition: 'c'.repeat(90) }, 'uniqueValue').join()).not.toContain('ccc');
  });

  it('is not taken in by length', () => {
    expect(missingFor({ problemStatement: 'y' }, 'problemStatement')[0]).toContain('doesn’t read as a sentence');
    for (const name of ['problemStatement', 'solution', 'targetMarket', 'uniqueValue', 'businessModel'] as const) {
      expect(missingFor({ [name]: 'x'.repeat(60) }, name)[0]).toContain('doesn’t read as a sentence');
    }
  });
});

describe('the report', () => {
  const [crumb, school] = sampleIdeas.map(({ answers }) => ideaOf(answers)) as [Idea, Idea];

  it('is written from the eight answers, under their names', () => {
    expect(ideaWriter.type).toBe('swot');
    expect(Object.keys(ideaWriter.payload(crumb))).toEqual([
      'title',
      'problem',
      'solution',
      'market',
      'value',
      'model',
      'competition',
      'resources',
    ]);
  });

  it('is the same for the same wording, and another for the next', () => {
    expect(writeReport(crumb)).toEqual(writeReport({ ...crumb }));
    expect(writeReport({ ...crumb, wording: 1 })).not.toEqual(writeReport(crumb));
  });

  it('keeps its other lines when evidence arrives', () => {
    const facts = { ...crumb.facts, paid: '3' };
    const [before, after] = [writeReport(crumb), writeReport({ ...crumb, facts })];
    expect(after.opportunities).toEqual(before.opportunities);
    expect(after.threats).toEqual(before.threats);
    expect(after.strengths[0]?.text).toContain('3 people');
    expect(JSON.stringify(before.strengths)).not.toContain('paid');
  });

  it('differs between two ideas in more than the words put in', () => {
    const mask = (idea: Idea) => {
      const words = new Set(Object.values(idea.answers).flatMap((answer) => answer.toLowerCase().match(/\p{L}+/gu) ?? []));
      const { findings: _findings, ...report } = writeReport(idea);
      return JSON.stringify(report).replace(/\p{L}+/gu, (word) => (words.has(word.toLowerCase()) ? '' : word));
    };
    expect(mask(crumb)).not.toBe(mask(school));
  });

  it('keeps what was edited, in every wording, until it is put back', () => {
    const edited = editLine(crumb, 'threats.rival', ' Bakers  trust their pens ');
    for (const wording of [0, 1, 2]) expect(writeReport({ ...edited, wording }).threats[0]?.text).toBe('Bakers trust their pens');
    expect(textOf(edited)).toContain('Bakers trust their pens');
    expect(writeReport(editLine(edited, 'threats.rival', ''))).toEqual(writeReport(crumb));
  });

  it('calls nothing a strength that its own advice doubts', () => {
    const report = writeReport(ideaOf({ uniqueValue: 'unique and innovative' }));
    expect(JSON.stringify(report.strengths)).not.toContain('innovative');
    expect(report.assessments[1]?.level).toBe('Claimed, too vague to test');
    expect(JSON.stringify(report.weaknesses)).toContain('Anyone could say this');
  });

  it('says of payment and use only what was entered', () => {
    const withFacts = (change: Partial<Idea['facts']>) => ideaOf({}, { facts: { ...emptyDraft(factFields, ''), ...change } });
    expect(writeReport(withFacts({ paid: '1' })).assessments[2]?.level).toBe('Paid for, use not shown');
    expect(writeReport(withFacts({ paid: '1' })).strengths[0]?.text).toContain('1 person has paid');
    expect(suggestTests(withFacts({ users: '3' })).find(({ id }) => id === 'use')?.why).toBe('Only 3 people use it so far.');
  });

  it('has what a report needs, even from nothing', () => {
    for (const idea of [ideaOf({}), crumb, school]) {
      const report = writeReport(idea);
      for (const list of [report.strengths, report.weaknesses, report.opportunities, report.threats]) {
        // From nothing it is short, not padded.
        expect(list.length).toBeGreaterThanOrEqual(idea === crumb || idea === school ? 2 : 1);
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      }
      expect(report.assessments.map(({ title }) => title)).toEqual(['Market Potential', 'Competitive Advantage', 'Feasibility']);
      expect(report.steps.length).toBeGreaterThanOrEqual(5);
    }
    expect(writeReport(ideaOf({})).assessments.map(({ level }) => level)).toEqual(['Not shown yet', 'Not stated', 'Open']);
  });

  it('prints both scores, their caveat, and no names of people asked', () => {
    const text = textOf({ ...crumb, interviews: { records: [interview({ person: 'Zebulon Q' })], currency: 'USD' } });
    expect(text).toContain('Completeness score');
    expect(text).toContain('Evidence score');
    expect(text).toContain('The completeness score goes by the length of your answers alone.');
    expect(text).toContain('Template-based. Made on this device from your answers alone');
    expect(text).not.toContain('Zebulon');
    expect(textOf({ ...crumb, id: 'sample-1' })).toContain('[Sample]');
    expect(textOf({ ...crumb, tests: { ...crumb.tests, records: [test({ result: '3/10' })] } })).toContain('Result: 3/10, read as 0.3 (');
    expect(toScript({ ...crumb, id: 'sample-1' }).mark).toBe('Sample');
    expect(toScript(crumb).mark).toBeUndefined();
  });
});

const fault = /undefined|null|NaN|Infinity|“”|""|''|\(\s*\)| {2,}(?=\S)| [,;:](?=\s)| \.(?=\s|$)|\.\.|[!?,;:]\.?$(?<![!?]$)/m;
const typedText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '…',
    'None',
    'Everyone!',
    'Is it true?',
    '"quoted"',
    '(x)',
    'a, b and c',
    '$40 a month',
    'bakery app',
    'Wait...',
    'No one (yet), but Acme',
    '- one\n- two (2)\n\n3) three',
    'w',
    'x'.repeat(300),
  ),
  fc.stringMatching(/^[A-Za-z ,;.!?'"()$%\n-]{0,90}$/),
);
const anyAnswers = fc.record(Object.fromEntries(answerNames.map((name) => [name, typedText]))) as fc.Arbitrary<Answers>;

describe('any answers', () => {
  it('give clean sentences in every text', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(50), fc.nat(6), (answers, wording, paid) => {
        const idea = ideaOf(answers, { wording, facts: { ...emptyDraft(factFields, ''), paid: String(paid), users: String(paid * 2) } });
        const { findings, assessments, ...lists } = writeReport(idea);
        const lines = [
          ...[...Object.values(lists).flat(), ...assessments].map(({ text }) => text),
          ...findings.flatMap(({ missing }) => missing),
          ...suggestTests(idea).map(({ draft }) => draft.hypothesis ?? ''),
        ];
        for (const line of lines) {
          // What was typed is not ours to correct.
          const { title } = toWords(answers);
          const frame = line.replace(/“[^”]*”|"[^]*"/g, '“x”').replaceAll(title || '“x”', '“x”');
          expect(frame.replaceAll('because …', '')).not.toMatch(fault);
          expect(line).toMatch(/^\S.*[.!?…]["”’)]*$/su);
        }
        expect(toText(toScript(idea))).not.toMatch(/undefined|NaN|null/);
        expect(toTexts(idea).every(({ text }) => text.trim() !== '')).toBe(true);
      }),
      { numRuns: atMost(400) },
    );
  });
});

describe('what goes on to other tools', () => {
  const answersIn = (change: Partial<Answers>, more: Partial<Idea> = {}) =>
    Object.fromEntries(toTexts(ideaOf(change, more)).map(({ means, text }) => [means, text]));

  it('is what each answer means, trimmed, and what was counted', () => {
    const bread = {
      ideaTitle: 'Crumb',
      problemStatement: ' Bread is thrown away ',
      solution: 'A list for tomorrow',
      targetMarket: 'Bakeries in Oregon',
      uniqueValue: 'Works with any till',
      businessModel: '$40 a month',
      competition: 'Paper',
      resources: 'Two founders',
    };
    expect(answersIn(bread, { facts: { ...emptyDraft(factFields, ''), paid: '3' } })).toEqual({
      'idea.name': 'Crumb',
      'customers.problem': 'Bread is thrown away',
      'offer.what': 'A list for tomorrow',
      'offer.why': 'A list for tomorrow\nWorks with any till',
      'offer.edge': 'Works with any till',
      'customers.who': 'Bakeries in Oregon',
      'market.rivals': 'Paper',
      'business.model': '$40 a month',
      'business.kind': 'Subscription',
      'business.resources': 'Two founders',
      'business.proof': '3 people who paid, by our own count.',
    });
    expect(toPlainText(toTexts(ideaOf(bread)))).toContain('Problem\nBread is thrown away\n\n');
    // Told once: what it is, and why it is better, stand under their own titles.
    expect(toPlainText(toTexts(ideaOf(bread))).match(/Works with any till/g)).toHaveLength(1);
  });

  it('says nothing of what was not answered', () => {
    expect(answersIn({ problemStatement: 'Waste', solution: 'A list', uniqueValue: '  ' })).toEqual({
      'customers.problem': 'Waste',
      'offer.what': 'A list',
      'offer.why': 'A list',
    });
    expect(toTexts(ideaOf({}))).toEqual([]);
  });

  it('is the idea on the screen, or the last one of one’s own, and never a sample', () => {
    const start = state.start(around);
    const sample = state.sample?.(around) ?? start;
    const offered = (data: IdeaData) => shares.offers?.texts?.(data, around)?.map(({ text }) => text);
    expect(sample.ideas.length).toBeGreaterThan(0);
    expect(offered(sample)).toEqual([]);
    expect(offered(start)).toEqual([]);
    const mine = ideaOf({ ideaTitle: 'Crumb' }, { id: 'mine' });
    const other = ideaOf({ ideaTitle: 'Loaf' }, { id: 'other' });
    expect(offered({ ...start, open: 'other', ideas: [mine, other] })).toEqual(['Loaf']);
    expect(offered({ ...sample, open: '', ideas: [...sample.ideas, mine, other] })).toEqual(['Crumb']);
  });
});

describe('the words put in', () => {
  it('read names out of a list, and keep a long title out of sentences', () => {
    const rivals = (competition: string) => toWords(answersOf({ competition })).rivals;
    expect(rivals('Rover, Wag and Neighbours')).toEqual(['“Rover”', '“Wag”', '“Neighbours”']);
    expect(rivals('There are many but they are slow')).toEqual([]);
    for (const competition of ['Nothing.', 'None', 'n/a', 'No direct competitors']) expect(rivals(competition)).toEqual([]);
    expect(rivals('No direct competitors, but Superprof and tutors')).toEqual(['“Superprof”', '“tutors”']);
    expect(JSON.stringify(writeReport(ideaOf({ ideaTitle: 'We help students find tutors' })))).not.toContain('We help');
    expect(JSON.stringify(writeReport(ideaOf({ ideaTitle: 'Crumb' })))).toContain('Crumb');
  });
});

describe('an answer that says there is nothing', () => {
  const answer = (resources: string) =>
    ideaOf({ ideaTitle: 'Crumb', problemStatement: 'Bakeries throw bread away', solution: 'A list of what to bake', resources });
  it('is never praised or quoted back as means', () => {
    for (const typed of ['nothing', 'None yet.', 'n/a', '-', 'I have nothing', 'no money, no team', 'No budget and no time', 'zero']) {
      expect(toWords(answer(typed).answers).resources, typed).toBe('');
      const report = writeReport(answer(typed));
      const text = [...report.strengths, ...report.assessments].map(({ text: words }) => words).join(' ');
      expect(text, typed).not.toMatch(/something to start with|You have this to work with/);
      expect(report.assessments.find(({ title }) => title === 'Feasibility')?.level).toBe('Open');
      expect(report.findings.find(({ name }) => name === 'resources')?.missing[0], typed).toContain('Even with nothing to spend');
    }
    for (const typed of [
      'Nothing but two chemists and a lab',
      'No debt, 12 months of savings, two founders in full time',
      'Noah and two bakers',
    ])
      expect(toWords(answer(typed).answers).resources, typed).not.toBe('');
  });
});
