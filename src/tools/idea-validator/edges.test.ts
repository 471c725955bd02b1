import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { judgeTest, noteChanges, readSum } from './assumptions';
import { natureOf } from './context';
import { factFields, fields, testFields, type Answers, type Idea, type Test } from './fields';
import { mostEntries, newIdea, noteScores, putIdea, removeIdea, startAnother, state, type IdeaData } from './model';
import { ideaReplySchema } from './reply';
import { writeReport } from './report';
import { computeCompleteness, computeEvidence, computeOverall, countEvidence, hasFacts, isDenied, toVerdict, type Counts } from './scores';
import { endSentence, hasNothing, isDenial, saysNothing, toWords } from './words';

const around = { today: '2026-11-15', currency: 'USD' };
const none: Counts = { unprompted: 0, agreed: 0, without: 0, further: 0, waitlist: 0, letters: 0, users: 0, paid: 0 };
const answersOf = (change: Partial<Answers>): Answers => ({ ...emptyDraft(fields, ''), ...change });
const ideaOf = (change: Partial<Answers>, facts: Partial<Idea['facts']> = {}): Idea => {
  const idea = newIdea('one', answersOf(change));
  return { ...idea, facts: { ...emptyDraft(factFields, ''), ...facts } };
};
const letters = (count: number) => 'x'.repeat(count);

describe('points for the length of an answer', () => {
  it.each([
    ['problemStatement', 20, 50],
    ['solution', 20, 50],
    ['targetMarket', 15, 30],
    ['uniqueValue', 15, 30],
    ['businessModel', 10, 20],
  ] as const)('%s: more from %i and %i characters on', (name, half, full) => {
    const part = (length: number) => {
      const found = computeCompleteness(answersOf({ [name]: letters(length) })).parts.find((one) => one.name === name);
      return [found?.points, found?.nextAt];
    };
    expect(part(0)).toEqual([10, half + 1]);
    expect(part(half)).toEqual([10, half + 1]);
    expect(part(half + 1)).toEqual([15, full + 1]);
    expect(part(full)).toEqual([15, full + 1]);
    expect(part(full + 1)).toEqual([20, undefined]);
  });

  it('are told in three verdicts', () => {
    expect([59, 60, 79, 80].map((score) => toVerdict(score).slice(0, 5))).toEqual(['Needs', 'Good ', 'Good ', 'Excel']);
  });
});

describe('points for evidence', () => {
  const pointsOf = (counts: Partial<Counts>) => computeEvidence({ ...none, ...counts }).parts.map(({ points }) => points);

  it.each<[Partial<Counts>, number[]]>([
    [{ agreed: 1 }, [0, 0, 0, 0, 0]],
    [{ agreed: 1, further: 1 }, [1, 0, 0, 0, 0]],
    [{ unprompted: 14, agreed: 2 }, [15, 0, 0, 0, 0]],
    [{ unprompted: 16 }, [15, 0, 0, 0, 0]],
    [{ without: 9 }, [0, 0, 0, 0, 0]],
    [{ waitlist: 9 }, [0, 0, 0, 0, 0]],
    [{ waitlist: 19 }, [0, 1, 0, 0, 0]],
    [{ waitlist: 110 }, [0, 10, 0, 0, 0]],
    [{ letters: 1 }, [0, 0, 5, 0, 0]],
    [{ letters: 4 }, [0, 0, 15, 0, 0]],
    [{ users: 1 }, [0, 0, 0, 0, 0]],
    [{ users: 3 }, [0, 0, 0, 1, 0]],
    [{ users: 42 }, [0, 0, 0, 20, 0]],
    [{ paid: 1 }, [0, 0, 0, 0, 4]],
    [{ paid: 11 }, [0, 0, 0, 0, 40]],
  ])('%j', (counts, points) => {
    expect(pointsOf(counts)).toEqual(points);
  });

  it('come from figures, of which none may be below 0, and from interviews', () => {
    const { paid, users } = countEvidence(ideaOf({}, { paid: '3', users: '2' }));
    expect([paid, users]).toEqual([3, 2]);
    expect(hasFacts(none)).toBe(false);
    expect(hasFacts({ ...none, without: 1 })).toBe(true);
  });

  it('are doubted once five were asked and most have no problem', () => {
    expect(isDenied({ ...none, without: 4 })).toBe(false);
    expect(isDenied({ ...none, without: 5 })).toBe(true);
    expect(isDenied({ ...none, unprompted: 1, agreed: 1, without: 3 })).toBe(true);
    expect(isDenied({ ...none, unprompted: 2, agreed: 1, without: 3 })).toBe(false);
    expect(isDenied({ ...none, agreed: 3, without: 2 })).toBe(false);
  });

  it('cap the overall score by the weakest that is missing', () => {
    const capOf = (counts: Partial<Counts>, evidence: number) => computeOverall(100, evidence, { ...none, ...counts });
    expect(capOf({}, 0)).toEqual({ total: 40, average: 50, cap: 40, reason: 'there is no evidence yet', isCapped: true });
    expect(capOf({ users: 1 }, 0).reason).toBe('the evidence so far is too little for a point');
    expect(capOf({ unprompted: 10 }, 10)).toMatchObject({ total: 55, average: 55, cap: 55, isCapped: false });
    expect(capOf({ unprompted: 12 }, 12)).toMatchObject({ total: 55, average: 56, isCapped: true });
    expect(capOf({ letters: 1 }, 60)).toMatchObject({ cap: 75, total: 75, reason: 'nobody has paid yet' });
    expect(capOf({ users: 1 }, 30)).toMatchObject({ cap: 75, total: 65 });
    expect(capOf({ paid: 1 }, 90)).toMatchObject({ cap: 100, total: 95, reason: '' });
    expect(capOf({ paid: 1, without: 9 }, 90).cap).toBe(40);
    // Half a point goes up.
    expect(computeOverall(50, 1, { ...none, paid: 1 }).average).toBe(26);
  });
});

describe('the words of an answer', () => {
  const wordOf = (name: 'solution' | 'resources', typed: string) => toWords(answersOf({ [name]: typed }))[name];

  it('are repeated as they were typed, in quotes, and never cut', () => {
    expect(wordOf('solution', ' Heads of "IT" at Yahoo!, 20-80 beds. ')).toBe('“Heads of "IT" at Yahoo!, 20-80 beds”');
    expect(wordOf('solution', '"Who has my child tonight?"')).toBe('"Who has my child tonight?"');
    expect(wordOf('solution', 'Wait...')).toBe('“Wait...”');
    expect(wordOf('solution', letters(180))).toBe(`“${letters(180)}”`);
    expect(wordOf('solution', letters(181))).toBe('the solution you describe');
  });

  it('join the lines of a list with semicolons, none behind the last or another mark', () => {
    expect(wordOf('solution', '- first\n- second,\n\n2) third')).toBe('“first; second, third”');
    expect(wordOf('solution', 'what now?!\nnext')).toBe('“what now?! next”');
  });

  it('keep three rivals, none twice, and no sentence for one', () => {
    const rivals = (competition: string) => toWords(answersOf({ competition })).rivals;
    expect(rivals('Acme, Bolt, Cord, Dash')).toEqual(['“Acme”', '“Bolt”', '“Cord”']);
    expect(rivals('Doing nothing; Acme, Acme and Bolt')).toEqual(['“Doing nothing”', '“Acme”', '“Bolt”']);
    expect(rivals('Acme and Sons')).toEqual(['“Acme and Sons”']);
    expect(rivals('Bolt, pen and paper')).toEqual(['“Bolt”', '“pen and paper”']);
    expect(rivals('Acme (the old one)')).toEqual(['“Acme”']);
    expect(rivals('there are some, none')).toEqual([]);
  });

  it('know when nothing is said', () => {
    expect(['none yet', 'n/a', '---', 'not sure'].map(saysNothing)).toEqual([true, true, true, true]);
    expect(['a nun', 'nothing but trouble'].map(saysNothing)).toEqual([false, false]);
    expect([hasNothing('no money, no team'), hasNothing('none'), hasNothing('no money but a team')]).toEqual([true, true, false]);
    expect([isDenial('There is no direct competition'), isDenial('no-code tools'), isDenial('Acme')]).toEqual([true, false, false]);
    expect([endSentence('Go'), endSentence('Go!'), endSentence('“Go?”'), endSentence('“Go”')]).toEqual(['Go.', 'Go!', '“Go?”', '“Go”.']);
    expect(wordOf('resources', 'no budget')).toBe('');
    expect(wordOf('resources', 'a van')).toBe('“a van”');
  });

  it('say what kind of business it is, where they are sure', () => {
    const of = (solution: string, targetMarket: string, businessModel: string) =>
      Object.values(natureOf(answersOf({ solution, targetMarket, businessModel })));
    expect(of('An app that plans', 'Companies in Ireland', '$9 per user per month')).toEqual(['again', 'companies', 'software', false]);
    expect(of('Cat sitting in your own home', 'Families', '£18 a visit')).toEqual(['once', 'people', 'service', false]);
    expect(of('Interiors for app makers', 'Families, museums', '4% of wages')).toEqual(['share', '', '', false]);
    expect(of('', '', 'Pay what you can')).toEqual(['', '', '', false]);
    expect(of('', '', 'Free.')).toEqual(['', '', '', true]);
  });
});

describe('scores over time', () => {
  const entry = (day: string, completeness = 50) => ({ day, completeness, evidence: 0, overall: 25 });
  const noted = (history: Idea['history']) => noteScores({ ...ideaOf({}), history }, '2026-11-15').history;

  it('are one entry a day, and none where nothing changed', () => {
    // Nothing is answered: 5 × 10 points, no evidence; the average is 25.
    expect(noted([])).toEqual([entry('2026-11-15')]);
    expect(noted([entry('2026-11-14')])).toEqual([entry('2026-11-14')]);
    expect(noted([entry('2026-11-14', 55)])).toEqual([entry('2026-11-14', 55), entry('2026-11-15')]);
    expect(noted([entry('2026-11-14', 55), entry('2026-11-15', 90)])).toEqual([entry('2026-11-14', 55), entry('2026-11-15')]);
    for (const change of [{ evidence: 1 }, { overall: 1 }]) expect(noted([{ ...entry('2026-11-14'), ...change }])).toHaveLength(2);
    expect(noteScores(ideaOf({}), '').history).toEqual([]);
  });

  it('keep the last ones', () => {
    const many = Array.from({ length: mostEntries }, (_, index) => entry(`2020-01-01-${String(index).padStart(4, '0')}`, 60));
    expect(mostEntries).toBe(400);
    expect(noted(many)).toHaveLength(400);
    expect(noted(many)[0]).toEqual(many[1]);
  });
});

describe('the list of ideas', () => {
  const start = state.start(around);
  const two: IdeaData = { ...start, open: 'b', editing: 'b', ideas: [newIdea('a', answersOf({})), newIdea('b', answersOf({}))] };

  it('closes what is removed, and only that', () => {
    expect(removeIdea(two, 'b')).toMatchObject({ open: '', editing: '', ideas: [{ id: 'a' }] });
    expect(removeIdea(two, 'a')).toMatchObject({ open: 'b', editing: 'b', ideas: [{ id: 'b' }] });
  });

  it('keeps what is typed for a new idea, not what was changed of another', () => {
    const typed = { ...two, draft: answersOf({ ideaTitle: 'Next' }) };
    expect(startAnother({ ...typed, editing: '' })).toMatchObject({ open: '', draft: { ideaTitle: 'Next' } });
    expect(startAnother(typed)).toMatchObject({ open: '', editing: '', draft: { ideaTitle: '' } });
    expect(putIdea(typed, 'c', around.today).ideas.map(({ id, answers }) => [id, answers.ideaTitle])).toEqual([
      ['a', ''],
      ['b', 'Next'],
    ]);
  });
});

describe('a test of an assumption', () => {
  const test: Test = { ...emptyDraft(testFields, ''), id: 't', pass: 4, fail: 1, direction: 'more', decision: 'open', result: '' };
  const judge = (result: string, change: Partial<Test> = {}) => judgeTest({ ...test, result, ...change });

  it('is passed and failed at the thresholds themselves', () => {
    expect(['', 'many', '4', '3.9', '1.1', '1', '0'].map((result) => judge(result))).toEqual([
      'waiting',
      'waiting',
      'passed',
      'between',
      'between',
      'failed',
      'failed',
    ]);
    const less = { direction: 'less' as const, pass: 1, fail: 4 };
    expect(['1', '1.1', '3.9', '4'].map((result) => judge(result, less))).toEqual(['passed', 'between', 'between', 'failed']);
  });

  it('tells a sum from a number', () => {
    expect(['3/10', '2+2', '12', '-5', '7-2', 'none'].map(readSum)).toEqual(['0.3', '4', '', '', '5', '']);
  });

  it('is marked when its goal moves after the start, and a copy starts anew', () => {
    const list = (...records: Test[]) => ({ records, currency: 'USD' });
    const started = { ...test, startedOn: '2026-11-01' };
    const changed = (before: Test, after: Test) => noteChanges(list(before), list(after), '2026-11-15').records[0]?.changedOn;
    expect(changed(started, { ...started, pass: 3 })).toBe('2026-11-15');
    expect(changed(started, { ...started, method: 'another' })).toBe('');
    expect(changed(test, { ...started, pass: 3 })).toBe('');
    expect(changed(started, { ...test, pass: 3 })).toBe('');
    expect(noteChanges(list(), list({ ...started, result: '3', decision: 'go' }), '').records[0]).toMatchObject({
      startedOn: '',
      result: '',
      decision: 'open',
    });
  });
});

describe('the levels of a report', () => {
  const levels = (facts: Partial<Idea['facts']>, answers: Partial<Answers> = {}) =>
    writeReport(ideaOf(answers, facts)).assessments.map(({ level }) => level);

  it('follow what was counted', () => {
    expect(levels({})).toEqual(['Not shown yet', 'Not stated', 'Open']);
    expect(levels({ furtherInterviews: '1' })[0]).toBe('Interest only');
    expect(levels({ waitlist: '1' })[0]).toBe('Interest only');
    expect(levels({ letters: '1' })[0]).toBe('First signs');
    expect(levels({ users: '1' })).toEqual(['First signs', 'Not stated', 'Something is in use']);
    expect(levels({ paid: '1' })).toEqual(['First signs', 'Not stated', 'Paid for, use not shown']);
    expect(levels({ paid: '4' })[0]).toBe('First signs');
    expect(levels({ paid: '5' })[0]).toBe('Shown by payments');
    expect(levels({}, { resources: 'A van', solution: 'A list' })[2]).toBe('Resources listed');
    expect(levels({}, { resources: 'A van' })[2]).toBe('Open');
    expect(levels({}, { solution: 'A list' })[2]).toBe('Open');
  });

  it('ask for what is left of ten talks, and at most six steps', () => {
    const stepsOf = (facts: Partial<Idea['facts']>) => writeReport(ideaOf({}, facts)).steps.map(({ text }) => text);
    expect(stepsOf({})).toHaveLength(6);
    expect(stepsOf({}).join(' ')).toContain('10 people');
    expect(stepsOf({ furtherInterviews: '9' }).join(' ')).toContain('1 more person');
    expect(stepsOf({ furtherInterviews: '8' }).join(' ')).toContain('2 more people');
    expect(stepsOf({ furtherInterviews: '10' }).join(' ')).not.toMatch(/more p|10 people/);
    expect(stepsOf({ furtherInterviews: '10', paid: '1' }).join(' ')).toContain('Go back to the person who paid');
    expect(stepsOf({}).join(' ')).not.toContain('Go back');
  });
});

describe('a reply of a model', () => {
  const empty = { strengths: [], weaknesses: [], opportunities: [], threats: [], steps: [], assumptions: [] };
  const assumption = { hypothesis: '', metric: '', pass: 0, fail: 1_000_000, method: '' };
  const fits = (change: object) => ideaReplySchema.safeParse({ ...empty, ...change }).success;

  it('fits up to its limits', () => {
    expect([fits({ steps: Array<string>(8).fill('a') }), fits({ steps: Array<string>(9).fill('a') })]).toEqual([true, false]);
    expect([fits({ steps: [letters(600)] }), fits({ steps: [letters(601)] })]).toEqual([true, false]);
    const many = (count: number) => fits({ assumptions: Array.from({ length: count }, () => assumption) });
    expect([many(5), many(6)]).toEqual([true, false]);
    expect(fits({ assumptions: [{ ...assumption, pass: -1 }] })).toBe(false);
    expect(fits({ assumptions: [{ ...assumption, fail: 1_000_001 }] })).toBe(false);
  });
});
