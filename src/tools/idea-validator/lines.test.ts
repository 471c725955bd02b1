import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { checkResult, checkThresholds, describeLock, describeThresholds, judgeTest, noteChanges, readSum } from './assumptions';
import { compareIdeas, toComparison } from './compare';
import { testFields, type Answers, type Idea } from './fields';
import { state } from './model';
import { writeReport } from './report';
import { editLine, longestPoint, removePoint, rewritePoint, takenFor } from './taken';
import { around, ideaOf, interview, test } from './test-data';

const list = (...records: Idea['interviews']['records']) => ({ records, currency: 'USD' });
const tests = (...records: Idea['tests']['records']) => ({ records, currency: 'USD' });
const facts = (more: Partial<Idea['facts']>) => ({ ...ideaOf({}).facts, ...more });
const sampleIdeas = state.sample?.(around).ideas ?? [];

describe('ideas side by side', () => {
  const rowOf = (label: string, ...ideas: Idea[]) => compareIdeas(ideas).find((row) => row.label === label);

  it('have the best of each row marked, more than one where they share it, none where all are the same', () => {
    const paid = (count: string) => ideaOf({}, { facts: facts({ paid: count }) });
    expect(rowOf('People who paid', paid('2'), paid('5'), paid('5'))).toMatchObject({
      cells: ['2', '5', '5'],
      best: [false, true, true],
      isScore: true,
    });
    expect(rowOf('People who paid', paid('5'), paid('5'))?.best).toEqual([false, false]);
    expect(rowOf('People who paid', paid('1200'))?.cells).toEqual(['1,200']);
    const asked = ideaOf({}, { interviews: list(interview({}), interview({ problem: 'none' })), facts: facts({ furtherInterviews: '3' }) });
    expect(rowOf('Interviews done', asked, ideaOf({}))).toMatchObject({ cells: ['5', '0'], best: [true, false] });
    expect(rowOf('Verdict', asked, ideaOf({}))).toMatchObject({ isScore: false, best: [false, false] });
    // Three scores, two counts and two lines of words: without an idea there are no parts of a score.
    expect(compareIdeas([])).toHaveLength(7);
  });

  it('show the newest test, with what was decided', () => {
    const cell = (...records: Idea['tests']['records']) => rowOf('Riskiest assumption', ideaOf({}, { tests: tests(...records) }))?.cells[0];
    expect(cell()).toBe('None yet');
    expect(cell(test({}))).toBe('No result yet');
    expect(cell(test({ result: '4', decision: 'go' }))).toBe('Passed; Go');
    expect(cell(test({ result: '2', decision: 'pivot' }), test({ result: '9' }))).toBe('Between the thresholds; Pivot');
  });

  it('say on paper which are samples, and how far', () => {
    const own = ideaOf({ ideaTitle: 'Crumb' });
    const [first, second] = sampleIdeas;
    if (!first || !second) throw new Error('no samples');
    const mixed: Idea = { ...first, answers: { ...first.answers, solution: 'Our own' } };
    const heads = (...ideas: Idea[]) =>
      toComparison(ideas).blocks.flatMap((block) => (block.kind === 'table' ? block.columns.map(({ label }) => label) : []));
    expect(heads(own, first, mixed)).toEqual([
      'Measure',
      '1. Crumb',
      `2. ${first.answers.ideaTitle} (sample)`,
      `3. ${first.answers.ideaTitle} (sample in part)`,
    ]);
    expect([toComparison([first, second]), toComparison([first, own]), toComparison([])].map(({ mark }) => mark)).toEqual([
      'Sample',
      undefined,
      undefined,
    ]);
  });
});

describe('what the report finds', () => {
  const keys = (part: 'strengths' | 'weaknesses', answers: Partial<Answers>, more: Partial<Idea> = {}) =>
    writeReport(ideaOf(answers, more))[part].map(({ key }) => key.replace(/^\w+\./, ''));
  const full: Partial<Answers> = {
    ideaTitle: 'Crumb',
    problemStatement: 'Small bakeries throw away 40 loaves every week',
    solution: 'A list for tomorrow’s dough',
    targetMarket: 'The 300 independent bakeries of Leeds',
    uniqueValue: 'It halves the waste within a month',
    businessModel: '$40 a month from each bakery',
    competition: 'paper lists',
    resources: 'two evenings a week',
  };
  const without = (...names: (keyof Answers)[]) => ({ ...full, ...Object.fromEntries(names.map((name) => [name, ''])) });

  it('to be strong, the best evidence first and four lines at most', () => {
    expect(keys('strengths', full)).toEqual(['value', 'competition', 'market', 'figure']);
    expect(keys('strengths', without('uniqueValue', 'competition'))).toEqual(['market', 'figure', 'price', 'resources']);
    expect(keys('strengths', full, { facts: facts({ paid: '1', users: '1' }) })).toEqual(['paid', 'users', 'value', 'competition']);
    // One who brought it up may be chance.
    expect(keys('strengths', {}, { interviews: list(interview({ id: 'a' })) })).toEqual(['none']);
    expect(keys('strengths', {}, { interviews: list(interview({ id: 'a' }), interview({ id: 'b' })) })).toEqual(['unprompted']);
    expect(keys('strengths', {})).toEqual(['none']);
  });

  it('counts those who were asked, and says one and several rightly', () => {
    const text = (more: Partial<Idea>) => writeReport(ideaOf({}, more)).strengths[0]?.text;
    const three = list(
      interview({ id: 'a' }),
      interview({ id: 'b' }),
      interview({ id: 'c', problem: 'agreed' }),
      interview({ id: 'd', problem: 'none' }),
    );
    expect(text({ interviews: three })).toBe('2 of the 4 people you interviewed brought the problem up themselves.');
    expect(text({ facts: facts({ paid: '1' }) })).toMatch(/^1 person has paid/);
    expect(text({ facts: facts({ paid: '2' }) })).toMatch(/^2 people have paid/);
    expect(text({ facts: facts({ paid: '1' }), wording: 1 })).toBe('What nearly stopped the person who paid?');
    expect(text({ facts: facts({ paid: '2' }), wording: 1 })).toBe('What nearly stopped the 2 people who paid?');
    expect(text({ facts: facts({ users: '1' }), wording: 1 })).toMatch(/would the person using it/);
    expect(text({ facts: facts({ users: '2' }), wording: 1 })).toMatch(/would the 2 people using it/);
    expect(text({ wording: 1 })).toBe('What do you know about this problem that others don’t?');
  });

  it('to be weak, what is open first', () => {
    const used = { facts: facts({ paid: '1' }) };
    expect(keys('weaknesses', full)).toEqual(['untested']);
    expect(keys('weaknesses', full, used)).toEqual([]);
    expect(keys('weaknesses', full, { facts: facts({ users: '1' }) })).toEqual(['unpaid']);
    expect(keys('weaknesses', without('solution'), used)).toEqual(['open']);
    expect(keys('weaknesses', without('resources'), used)).toEqual(['resources']);
    expect(keys('weaknesses', without('competition'), used)).toEqual(['alone']);
    expect(keys('weaknesses', { ...full, targetMarket: 'Everyone' }, used)).toEqual(['everyone']);
    expect(keys('weaknesses', { ...full, targetMarket: 'Independent bakeries' }, used)).toEqual(['uncounted']);
    expect(keys('weaknesses', { ...full, businessModel: 'A fee from each bakery' }, used)).toEqual(['unpriced']);
    expect(keys('weaknesses', { ...full, uniqueValue: 'It is easier and faster' }, used)).toEqual(['comparative']);
    expect(keys('weaknesses', { ...full, problemStatement: 'Bread goes stale' }, used)).toEqual(['unmeasured']);
    const denied = list(...['a', 'b', 'c', 'd', 'e'].map((id) => interview({ id, problem: 'none' })));
    expect(keys('weaknesses', full, { interviews: denied })).toEqual(['denied', 'unpaid']);
  });

  it('names all that is open in one sentence', () => {
    const text = (answers: Partial<Answers>) =>
      writeReport(ideaOf(answers, { facts: facts({ paid: '1' }) })).weaknesses.find(({ key }) => key.endsWith('.open'))?.text;
    expect(text(without('solution', 'targetMarket', 'uniqueValue', 'businessModel'))).toBe(
      'Still to be answered: the solution, the target market, the unique value and the business model.',
    );
    expect(text(without('uniqueValue'))).toBe('Still to be answered: the unique value.');
    expect(text(full)).toBeUndefined();
  });
});

describe('lines in the user’s words', () => {
  const point = { id: 'p', list: 'steps', text: 'Ask ten', source: 'gpt-test' } as const;
  const taken = ideaOf({}, { taken: [point, { ...point, id: 'q', text: ' ' }, { ...point, id: 'r', list: 'threats' }] });

  it('stand in their list, unless they are empty', () => {
    expect(takenFor(taken, 'steps').map(({ id }) => id)).toEqual(['p']);
    expect(takenFor(taken, 'threats').map(({ id }) => id)).toEqual(['r']);
    expect(takenFor(ideaOf({}), 'steps')).toEqual([]);
  });

  it('are cut at their longest, kept when emptied, and gone when removed', () => {
    expect(rewritePoint(taken, 'p', 'x'.repeat(longestPoint + 1)).taken?.[0]?.text).toHaveLength(longestPoint);
    expect(rewritePoint(taken, 'p', '')).toBe(taken);
    expect(removePoint(taken, 'p').taken?.map(({ id }) => id)).toEqual(['q', 'r']);
    expect(removePoint(ideaOf({}), 'p').taken).toEqual([]);
    const edited = editLine(editLine(ideaOf({}), 'a', ' One\n two '), 'b', 'Other');
    expect(edited.edits).toEqual({ a: 'One two', b: 'Other' });
    expect(editLine(edited, 'a', ' ').edits).toEqual({ b: 'Other' });
    expect(editLine(edited, 'a', 'x'.repeat(longestPoint + 9)).edits?.['a']).toHaveLength(longestPoint);
  });
});

describe('a test of an assumption', () => {
  it('reads a result that is a number and questions any other', () => {
    expect(['', ' ', '4', 'many'].map((result) => checkResult(result) === '')).toEqual([true, true, true, false]);
    expect(judgeTest(test({ result: ' ' }))).toBe('waiting');
    expect(judgeTest(test({ direction: 'less', pass: 0, fail: 5, result: '0' }))).toBe('passed');
    expect(judgeTest(test({ pass: 4, fail: 4, result: '4' }))).toBe('passed');
    // Brackets alone are what accountants write for a loss.
    expect([readSum('(3)'), readSum('10 – 3'), readSum('2*3'), readSum('–3')]).toEqual(['-3', '7', '6', '']);
  });

  it('has thresholds that say pass on one side and fail on the other', () => {
    const draft = { ...emptyDraft(testFields, ''), pass: '1', fail: '1' };
    const isRefused = (direction: 'more' | 'less', pass: number, fail: number, typed = draft) =>
      'fail' in checkThresholds(test({ direction, pass, fail }), typed);
    expect([isRefused('more', 4, 3), isRefused('more', 4, 4), isRefused('more', 4, 5)]).toEqual([false, true, true]);
    expect([isRefused('less', 4, 5), isRefused('less', 4, 4), isRefused('less', 4, 3)]).toEqual([false, true, true]);
    // As long as one is not typed there is nothing to compare.
    expect(isRefused('more', 0, 0, { ...draft, pass: ' ' })).toBe(false);
    expect(isRefused('more', 0, 0, { ...draft, fail: '' })).toBe(false);
    expect(describeThresholds(test({ pass: 4, fail: 1 }))).toBe('Pass at 4 or more, fail at 1 or less');
    expect(describeThresholds(test({ direction: 'less', pass: 1, fail: 4 }))).toBe('Pass at 1 or less, fail at 4 or more');
  });

  it('says when they were locked, and what was moved since', () => {
    expect(describeLock(test({}))).toBe('Thresholds not locked yet.');
    expect(describeLock(test({ startedOn: '2026-11-01' }))).toBe('Thresholds locked on 1 Nov 2026, before the result.');
    const before = test({ startedOn: '2026-11-01' });
    const changedOn = (change: Partial<typeof before>) =>
      noteChanges(tests(before), tests({ ...before, ...change }), '2026-11-15').records[0]?.changedOn;
    for (const change of [{ hypothesis: 'x' }, { metric: 'x' }, { direction: 'less' as const }, { pass: 9 }, { fail: 0 }])
      expect(changedOn(change)).toBe('2026-11-15');
    for (const change of [{ result: '3' }, { learned: 'x' }, { decision: 'go' as const }, { until: '2027-01-01' }])
      expect(changedOn(change)).toBe('');
  });
});
