import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { emptyDraft, isComplete } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { findMissing } from './advice';
import { checkThresholds, describeLock, judgeTest, noteChanges, readSum } from './assumptions';
import { compareIdeas, toComparison } from './compare';
import { toDocument } from './document';
import { answerNames, factFields, fields, testFields, type Answers, type Idea, type Test } from './fields';
import { toScript } from './interviews';
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
import { shares } from './shares';
import { suggestTests } from './suggestions';
import { toText as toPlainText, toTexts } from './texts';
import { toWords } from './words';
import { around, answersOf, ideaOf, interview, test } from './test-data';

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
    expect(rows.filter(({ label }) => label.endsWith(' points')).map(({ cells }) => cells)).toEqual([
      ['20', '15'],
      ['20', '15'],
      ['20', '15'],
      ['20', '10'],
      ['20', '15'],
    ]);
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
