import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { describeScore, findMissing, isFilling, isVague } from './advice';
import { fields, type AnswerName, type Answers, type Idea } from './fields';
import { newIdea } from './model';
import { takeParts, toIdeaTask, type IdeaReply } from './proposal';
import { writeReport } from './report';

const answersOf = (change: Partial<Answers>): Answers => ({ ...emptyDraft(fields, ''), ...change });
const missing = (name: AnswerName, typed: string, more: Partial<Answers> = {}) =>
  findMissing(answersOf({ ...more, [name]: typed }))
    .find((finding) => finding.name === name)
    ?.missing.map((advice) => advice.split(/[:.,]/)[0]);

describe('what an answer lacks', () => {
  it('is who, how often and what they do today, two of them at most', () => {
    expect(missing('problemStatement', '')).toEqual(['Say whose problem it is']);
    expect(missing('problemStatement', 'none yet')).toEqual(['Say whose problem it is']);
    expect(missing('problemStatement', 'Bread gets thrown away')).toEqual(['Add a figure', 'Name who has it']);
    expect(missing('problemStatement', 'Bread gets thrown away every day')).toEqual([
      'Name who has it',
      'Say what people do about it today',
    ]);
    expect(missing('problemStatement', 'Bakeries throw away 10 loaves today')).toEqual([]);
    const told = { targetMarket: 'cafés in Leeds', competition: 'Baking less' };
    expect(missing('problemStatement', 'Half of the loaves gets thrown away', told)).toEqual([]);
  });

  it('is one thing in plain words, not a list', () => {
    expect(missing('solution', '')).toEqual(['Describe what someone does with it']);
    expect(missing('solution', 'A seamless list')).toEqual(['“Seamless” can mean anything']);
    expect(missing('solution', 'Loaves, one, two, three')).toEqual([]);
    expect(missing('solution', 'Loaves, one, two, three and four')).toEqual(['It lists several things']);
  });

  it('is a group that can be called', () => {
    expect(missing('targetMarket', '')).toEqual(['Name one group you could call this week']);
    expect(missing('targetMarket', 'everyone')).toEqual(['You can’t call “everyone”', 'Narrow it down']);
    expect(missing('targetMarket', 'small bakeries')).toEqual(['Narrow it down', 'Say how many there are']);
    expect(missing('targetMarket', 'small bakeries nearby')).toEqual(['Say how many there are']);
    expect(missing('targetMarket', '40 small bakeries')).toEqual([]);
  });

  it('is a difference that can be measured', () => {
    expect(missing('uniqueValue', '')).toEqual(['Finish this sentence']);
    expect(missing('uniqueValue', 'It is cheaper')).toEqual(['“Cheaper” needs a figure', 'Compare it with what they use today']);
    expect(missing('uniqueValue', 'It is 20 cents cheaper than others')).toEqual([]);
    expect(missing('uniqueValue', 'A unique list')).toEqual(['“Unique” is a claim anyone can make', 'Compare it with what they use today']);
    expect(missing('uniqueValue', 'It counts what Loafly forgets', { competition: 'Loafly' })).toEqual([]);
    expect(findMissing(answersOf({ competition: 'Loafly' })).find(({ name }) => name === 'uniqueValue')?.missing[0]).toContain(
      'give up “Loafly” because',
    );
    expect(findMissing(answersOf({})).find(({ name }) => name === 'uniqueValue')?.missing[0]).toContain(
      'give up what they use today because',
    );
  });

  it('is a price, what it is for, and who pays for what is free', () => {
    expect(missing('businessModel', '')).toEqual(['Say who pays']);
    expect(missing('businessModel', 'They give money')).toEqual(['Add a price', 'Say what is paid for']);
    expect(missing('businessModel', '$40 per month')).toEqual([]);
    expect(missing('businessModel', '$40 per month, with a free plan')).toEqual(['People who use it for free don’t pay']);
    expect(missing('businessModel', 'It is free, for a fee')).toEqual(['Add a price', 'People who use it for free don’t pay']);
    expect(missing('businessModel', 'Sugar-free bread at $4 each')).toEqual([]);
  });

  it('is somebody who competes', () => {
    expect(missing('competition', '')).toEqual(['Nothing is listed']);
    expect(missing('competition', 'none')).toEqual(['People do something about the problem today']);
    expect(missing('competition', 'Loafly')).toEqual(['List at least two things people use today']);
    expect(missing('competition', 'Loafly, Crumb')).toEqual([]);
  });

  it('is money, time or skills', () => {
    expect(missing('resources', '')).toEqual(['Write down the time']);
    expect(missing('resources', 'no money')).toEqual(['Even with nothing to spend']);
    expect(missing('resources', '$500')).toEqual(['Not mentioned yet']);
    expect(missing('resources', 'Two polymer chemists and a lab we may use until March 2027, $8,000')).toEqual([]);
    expect(missing('resources', 'A savings account and a checklist')).toEqual(['Not mentioned yet']);
    expect(missing('resources', '$500, two weekends and a developer')).toEqual([]);
  });

  it('is a sentence at all', () => {
    expect(
      ['x', 'X', 'aaaaaaaaaa', 'a'.repeat(7), 'bread'.repeat(5), 'x'.repeat(20), 'two words that are long', 'aaaaaaaa bread for all'].map(
        isFilling,
      ),
    ).toEqual([true, false, true, false, true, true, false, false]);
    expect(missing('solution', 'x')).toEqual(['This doesn’t read as a sentence']);
    expect(
      ['innovative', 'an innovative list with 3 lines', 'smart list of all that is left', 'smart list of all that there'].map(isVague),
    ).toEqual([true, false, false, true]);
  });

  it('is said with the points it has', () => {
    expect(describeScore(undefined)).toBe('No points; it doesn’t change the score.');
    const score = { name: 'solution' as const, label: 'Solution', length: 1, points: 10, nextAt: 21 };
    expect(describeScore(score)).toBe('1 character, 10 of 20 points; more from 21 characters');
    expect(describeScore({ ...score, length: 1200, points: 20, nextAt: undefined })).toBe('1,200 characters, 20 of 20 points');
  });
});

describe('strengths and weaknesses', () => {
  const idea = (answers: Partial<Answers>, facts: Partial<Idea['facts']> = {}): Idea => {
    const one = newIdea('one', answersOf(answers));
    return { ...one, facts: { ...one.facts, ...facts } };
  };
  const has = (list: 'strengths' | 'weaknesses', words: RegExp, answers: Partial<Answers>, facts: Partial<Idea['facts']> = {}) =>
    writeReport(idea(answers, facts))[list].some(({ text }) => words.test(text));

  it('speak of money, use and figures only where they are', () => {
    expect(has('strengths', /paid/, {}, { paid: '1' })).toBe(true);
    expect(has('strengths', /paid/, {})).toBe(false);
    expect(has('strengths', /1 person uses/, {}, { users: '1' })).toBe(true);
    expect(has('strengths', /uses? it more than once/, {})).toBe(false);
    expect(has('strengths', /has a number/, { problemStatement: 'Bakeries lose 10 loaves' })).toBe(true);
    expect(has('strengths', /has a number/, { problemStatement: 'Bakeries lose loaves' })).toBe(false);
    expect(has('strengths', /there is a price/, { businessModel: '$4 each' })).toBe(true);
    expect(has('strengths', /there is a price/, { businessModel: 'by the loaf' })).toBe(false);
    expect(has('strengths', /something to start with: “a van”/, { resources: 'a van' })).toBe(true);
  });

  it('name what is open first, four lines of each', () => {
    expect(writeReport(idea({})).strengths.map(({ text }) => text)).toEqual(['Nothing in your answers counts as a strength yet.']);
    expect(writeReport(idea({})).weaknesses).toHaveLength(4);
    expect(has('weaknesses', /the solution, the target market, the unique value and the business model/, {})).toBe(true);
    expect(has('weaknesses', /nobody has paid/, {}, { waitlist: '3' })).toBe(true);
    expect(has('weaknesses', /nobody has paid/, {}, { waitlist: '3', paid: '1' })).toBe(false);
    expect(has('weaknesses', /market of everyone/, { targetMarket: 'everyone' })).toBe(true);
    expect(
      has('weaknesses', /How often the problem comes up/, {
        problemStatement: 'Bread goes stale',
        solution: 'bread list',
        targetMarket: 'bakers',
        uniqueValue: 'we count',
        businessModel: '$4',
        resources: 'x y',
      }),
    ).toBe(true);
  });
});

describe('what is taken over from a model', () => {
  const reply: IdeaReply = {
    strengths: ['One', 'one ', ''],
    weaknesses: [],
    opportunities: [],
    threats: [],
    steps: [],
    assumptions: [
      { hypothesis: 'More', metric: 'people', pass: 2, fail: 1, method: '' },
      { hypothesis: 'Less', metric: 'people', pass: 1, fail: 2, method: '' },
      { hypothesis: 'No metric', metric: ' ', pass: 1, fail: 2, method: '' },
    ],
  };
  const idea = newIdea('one', answersOf({ ideaTitle: 'Crumb' }));

  it('is read by its thresholds, and only what was chosen', () => {
    const parts = toIdeaTask(idea).toParts(reply);
    expect(parts.map(({ id }) => id)).toEqual(['strengths-1', 'assumption-1', 'assumption-2']);
    let made = 0;
    const taken = takeParts(idea, reply, new Set(['assumption-1', 'assumption-2']), 'm'.repeat(300), () => `new-${(made += 1)}`);
    expect(taken.taken).toBeUndefined();
    expect(taken.tests.records.map(({ id, direction, source, decision }) => [id, direction, source.length, decision])).toEqual([
      ['new-1', 'more', 200, 'open'],
      ['new-2', 'less', 200, 'open'],
    ]);
    expect(takeParts(idea, reply, new Set(['strengths-1']), 'm', () => 'x').taken).toEqual([
      { id: 'x', list: 'strengths', text: 'One', source: 'm' },
    ]);
    expect(takeParts(taken, reply, new Set(['assumption-1']), 'm', () => 'x').tests.records).toHaveLength(2);
  });
});
