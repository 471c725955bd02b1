import { describe, expect, it } from 'vitest';
import { isTaken } from '@/lib/fields/test-data';
import { findChecks, findFaults } from './checks';
import { sections, type Section } from './content';
import { areBenefitsOpen, describeSource, listOpen, listWriters, textsOf, toApplySentences, toHeader, toSectionText } from './document';
import { addAnswers } from './earlier';
import { toCriteria, toInterviewKit, toQuestions } from './interview';
import { describeTally } from './lint';
import { emptyAnswers, fields, putPosting, state, type JobData, type Line, type Posting } from './model';
import { suggestedNote } from './notes';
import { takeSections } from './proposal';
import { shortLimit, toShort } from './short';
import { around, draft, factsOf } from './test-data';

const line = (section: Section, text: string, more: Partial<Line> = {}): Line => ({
  id: `${section} ${text}`,
  section,
  text,
  source: '',
  isOwn: true,
  isTicked: false,
  ...more,
});
const posting = (lines: Line[], more: Partial<Posting> = {}): Posting => ({
  made: emptyAnswers(around),
  summary: '',
  isSummaryOwn: true,
  lines,
  hasChosenBenefits: false,
  isReviewed: false,
  dropped: [],
  replaced: 0,
  ...more,
});
const some = (section: Section, count: number, more: Partial<Line> = {}) =>
  Array.from({ length: count }, (_, index) => line(section, `${section} ${index}`, more));

describe('whose text a posting is', () => {
  const by = { by: 'Model A' };

  it('is a model’s as far as its words go out', () => {
    const own = [line('required', 'a', by), line('required', 'b', by), line('benefits', 'c', { by: 'Model B' }), line('preferred', 'd')];
    expect(listWriters(posting(own, { summary: 'Said.', summaryBy: 'Model B' }))).toEqual([
      { by: 'Model B', places: ['Summary', 'Benefits'] },
      { by: 'Model A', places: ['Required Qualifications'] },
    ]);
    // An empty summary says nothing, and a benefit without its tick does not go out.
    expect(listWriters(posting(own.slice(2), { summary: ' ', summaryBy: 'Model A', hasChosenBenefits: true }))).toEqual([]);
  });

  it('is partly ours as soon as one line is still as it was suggested', () => {
    expect([
      describeSource(posting([line('required', 'a')])),
      describeSource(posting([line('required', 'a', by), line('required', 'b')])),
      describeSource(posting([line('required', 'a', by), line('required', 'b', { isOwn: false })])),
      describeSource(posting([line('required', 'a', by)], { isSummaryOwn: false })),
      describeSource(posting([line('required', 'a', by), line('preferred', 'b', { by: 'Model B' })])),
    ]).toEqual([
      'Suggested text',
      'Text by Model A',
      'Suggested text, partly by Model A',
      'Suggested text, partly by Model A',
      'Text by Model A and Model B',
    ]);
  });

  it('leaves places open that a model or the title left, each once; brackets of one’s own are one’s own', () => {
    const lines = [
      line('required', 'Lead [team size] people in [city]'),
      line('required', 'Lead [team size] people', by),
      line('preferred', '[What is sold here?]', { isOwn: false }),
      line('preferred', 'In a team of [team size]', { isOwn: false }),
    ];
    expect(listOpen(posting(lines, { summary: 'At [company].' }))).toEqual(['[team size]', '[What is sold here?]']);
    expect(listOpen(posting([], { summary: 'At [company].', summaryBy: 'Model A' }))).toEqual(['[company]']);
    // A line that only asks says nothing yet.
    expect(textsOf(posting(lines), 'preferred')).toEqual(['In a team of [team size]']);
  });

  it('has benefits open while some are suggested and nobody has chosen', () => {
    const benefits = some('benefits', 2);
    expect([
      areBenefitsOpen(posting(benefits)),
      areBenefitsOpen(posting([])),
      areBenefitsOpen(posting(benefits, { hasChosenBenefits: true })),
      areBenefitsOpen(posting([line('benefits', ' ')])),
    ]).toEqual([true, false, false, false]);
    expect(toSectionText(posting(benefits), 'benefits')).toBe(`Benefits\n${suggestedNote}\n- benefits 0\n- benefits 1`);
    expect(toSectionText(posting(some('required', 1)), 'required')).toBe('Required Qualifications\n- required 0');
  });
});

describe('the head of a posting', () => {
  const labels = (answers: Parameters<typeof factsOf>[0]) => toHeader(factsOf(answers)).map(({ label }) => label);

  it('has what was said, and asks for company and place', () => {
    expect(labels({ company: '' })).toEqual(['Company', 'Location', 'Job type', 'Experience level']);
    expect(labels({ jobType: 'remote' })).toEqual(['Company', 'Job type', 'Experience level']);
    expect(labels({ jobType: 'remote', location: 'Oslo' })).toEqual(['Company', 'Location', 'Job type', 'Experience level']);
    // Interns have no level.
    expect(labels({ jobType: 'internship', department: 'Sales', salaryRange: '$20 an hour', otherPay: 'Lunch' })).toEqual([
      'Company',
      'Department',
      'Location',
      'Job type',
      'Salary',
      'Other pay',
    ]);
  });

  it('says how to apply and until when, as far as that is known', () => {
    const day = '2026-12-01';
    expect([
      toApplySentences(factsOf()),
      toApplySentences(factsOf({ applyAt: 'jobs@acme.example' })),
      toApplySentences(factsOf({ closingDate: day })),
      toApplySentences(factsOf({ applyAt: 'the door.', closingDate: day })),
    ]).toEqual([
      '',
      'Apply at jobs@acme.example.',
      'Applications close on Tuesday 1 December 2026.',
      'Apply at the door. Applications close on Tuesday 1 December 2026.',
    ]);
  });
});

describe('the short version', () => {
  const oneEach = sections.map((section) => line(section, `One of ${section}`, { isTicked: true }));

  it('has five tasks, seven requirements, three wishes and six benefits at the most', () => {
    const full = posting(
      sections.flatMap((section) => some(section, 9, { isTicked: true })),
      { hasChosenBenefits: true },
    );
    const { text, leftOut } = toShort(factsOf(), full);
    const count = (section: Section) => text.split(`• ${section} `).length - 1;
    expect(Object.fromEntries(sections.map((section) => [section, count(section)]))).toEqual({
      responsibilities: 5,
      required: 7,
      preferred: 3,
      benefits: 6,
    });
    // Of 36 lines, 21 are in it.
    expect(leftOut).toBe(15);
  });

  it('gives up wishes first, then benefits, then tasks, then requirements, a line at a time', () => {
    const short = (length: number) => {
      const { text, leftOut, characters } = toShort(factsOf(), posting(oneEach, { summary: 'a'.repeat(length), hasChosenBenefits: true }));
      expect(characters).toBeLessThanOrEqual(shortLimit);
      return { leftOut, left: sections.filter((section) => text.includes(`• One of ${section}`)), characters };
    };
    // One letter of the summary is one of the whole: this many more reach the limit.
    const most = 100 + shortLimit - short(100).characters;
    expect(short(most)).toMatchObject({ leftOut: 0, characters: shortLimit });
    expect(short(most + 1).left).toEqual(['responsibilities', 'required', 'benefits']);
    // Each part goes with its heading, a dot and the lines between: "What you get:", "• One of benefits" and three breaks.
    const wishes = 'Nice to have:\n• One of preferred\n\n'.length;
    const benefits = 'What you get:\n• One of benefits\n\n'.length;
    const tasks = 'What you will do:\n• One of responsibilities\n\n'.length;
    expect(short(most + wishes)).toMatchObject({ leftOut: 1, characters: shortLimit });
    expect(short(most + wishes + 1).left).toEqual(['responsibilities', 'required']);
    expect(short(most + wishes + benefits + 1).left).toEqual(['required']);
    expect(short(most + wishes + benefits + tasks + 1)).toMatchObject({ left: [], leftOut: 4 });
  });

  it('promises no benefit that nobody has chosen', () => {
    expect(toShort(factsOf(), posting(some('benefits', 2, { isTicked: true }))).text).toBe(
      'We are hiring: Backend Engineer at Acme Inc.\nFull-time',
    );
    expect(toShort(factsOf({ jobTitle: '', company: '', location: 'Oslo' }), posting([])).text).toBe(
      'We are hiring: a new colleague\nOslo · Full-time',
    );
  });
});

describe('the interview kit', () => {
  it('asks for two skills and two tasks, then what everybody is asked', () => {
    const tasks = posting(some('responsibilities', 3));
    const questions = toQuestions(factsOf({ keySkills: 'SQL, Go, Rust' }), tasks);
    expect(questions.map((question) => /“(.*?)”/.exec(question)?.[1])).toEqual([
      'SQL',
      'Go',
      'responsibilities 0.',
      'responsibilities 1.',
      undefined,
    ]);
    expect(toQuestions(factsOf({ keySkills: 'driving licence' }), posting([])).filter((question) => question.includes('“'))).toEqual([]);
  });

  it('scores eight requirements at the most, and the reasons, with five points each', () => {
    const many = posting(some('required', 9));
    expect(toCriteria(many).map(({ name }) => name)).toEqual([...some('required', 8).map(({ text }) => text), 'Reasons for this job']);
    const kit = toInterviewKit(factsOf(), many, false);
    const table = kit.blocks.find((block) => block.kind === 'table');
    // Nine criteria of five points; the score needs a third of the room that the others have.
    expect(table).toMatchObject({ foot: [['Total of 45', '', '', '']] });
    expect(table?.kind === 'table' && table.columns.map((column) => (typeof column === 'string' ? 0 : column.weight))).toEqual([
      3, 3, 1, 3,
    ]);
    expect([kit.mark, toInterviewKit(factsOf(), many, true).mark]).toEqual([undefined, 'Sample']);
    expect(toInterviewKit(factsOf({ jobTitle: '' }), many, false)).toMatchObject({ title: 'Interview kit', mark: 'Draft' });
  });
});

describe('coded words', () => {
  it('are balanced up to one more on either side', () => {
    const words = ['a', 'b', 'c'];
    const tally = (masculine: number, feminine: number) =>
      /reads (.*)\./.exec(describeTally({ masculine: words.slice(0, masculine), feminine: words.slice(0, feminine) }))?.[1];
    expect([tally(1, 0), tally(0, 1), tally(2, 2), tally(2, 0), tally(0, 2), tally(3, 1)]).toEqual([
      'balanced',
      'balanced',
      'balanced',
      'masculine-coded',
      'feminine-coded',
      'masculine-coded',
    ]);
  });
});

describe('the lines of a proposal', () => {
  const start = state.start(around);
  const take = (data: JobData, text: string, title = 'Required Qualifications') =>
    takeSections(data, { sections: [{ title, text }] }, new Set([title]), 'Model A');

  it('have ids of their own, behind those made before', () => {
    const taken = take({ ...start, made: 7, posting: posting([line('preferred', 'x')]) }, '- One\n- Two');
    expect(taken.made).toBe(9);
    expect(taken.posting?.lines.map(({ id, text, by }) => [id, text, by])).toEqual([
      ['preferred x', 'x', undefined],
      ['line-8', 'One', 'Model A'],
      ['line-9', 'Two', 'Model A'],
    ]);
  });

  it('are at most as many as a posting can hold: a thousand, and thirty at once', () => {
    const lines = (count: number) => take({ ...start, posting: posting(some('preferred', count)) }, '- One\n- Two').posting?.lines.length;
    expect([lines(998), lines(999), lines(1000), lines(1001)]).toEqual([1000, 1000, 1000, 1001]);
    const many = Array.from({ length: 40 }, (_, index) => `- Line ${index}`).join('\n');
    expect(take({ ...start, posting: posting([]) }, many).posting?.lines).toHaveLength(30);
  });

  it('do not say twice what a ticked benefit says', () => {
    const kept = line('benefits', 'Lunch', { isTicked: true });
    const taken = take({ ...start, posting: posting([kept, line('benefits', 'Gym')]) }, '- Lunch\n- Books', 'Benefits');
    expect(taken.posting?.lines.map(({ text, isTicked }) => [text, isTicked])).toEqual([
      ['Lunch', true],
      ['Books', false],
    ]);
  });
});

describe('a posting that is written anew', () => {
  const lines = { responsibilities: [], required: ['New'], preferred: [], benefits: ['Gym', 'Lunch'] };
  const again = (...old: Line[]) => {
    const data: JobData = { ...state.start(around), made: 4, posting: posting(old, { dropped: ['Gone'], replaced: 2, isReviewed: true }) };
    return putPosting(data, draft(), { summary: 'New summary', lines: { ...lines, required: ['New', 'Gone'] } });
  };

  it('keeps what is one’s own or ticked, and lets go of what was only suggested', () => {
    const next = again(
      line('required', 'Mine'),
      line('required', 'Suggested', { isOwn: false }),
      line('benefits', 'Lunch', { isOwn: false, isTicked: true }),
    );
    expect(next.posting?.lines.map(({ id, text }) => [id, text])).toEqual([
      ['required Mine', 'Mine'],
      ['line-5', 'New'],
      ['benefits Lunch', 'Lunch'],
      ['line-6', 'Gym'],
    ]);
    // What was deleted does not come back; whoever has read the old one has not read this one.
    expect(next).toMatchObject({ made: 6, posting: { summary: '', isReviewed: false, replaced: 2, dropped: ['Gone'] } });
    expect(putPosting(state.start(around), draft(), { summary: 'New summary', lines }).posting).toMatchObject({
      summary: 'New summary',
      isSummaryOwn: false,
      hasChosenBenefits: false,
      replaced: 0,
    });
  });
});

describe('a closing date', () => {
  it('has passed the day after, and only where today is known', () => {
    const closed = (closingDate: string, today: string) => {
      const answers = draft({ closingDate, postingDate: '' });
      const data: JobData = { ...state.start(around), answers, posting: posting([]) };
      return findChecks(data, factsOf({ closingDate, postingDate: '' }), today, 'USD').some(({ id }) => id === 'closed');
    };
    expect([
      closed('2026-11-14', around.today),
      closed('2026-11-15', around.today),
      closed('2026-11-14', ''),
      closed('', around.today),
    ]).toEqual([true, false, false, false]);
  });
});

describe('a posting of the first version', () => {
  it('gets the answers that were not asked for then, and keeps those it has', () => {
    const more = { tasks: '', purpose: '', about: '' };
    expect(addAnswers({ answers: { jobTitle: 'Baker' }, posting: null })).toEqual({
      answers: { ...more, jobTitle: 'Baker' },
      posting: null,
    });
    expect(addAnswers({ answers: { tasks: 'Bake' }, posting: { summary: 'x', made: { jobTitle: 'Baker' } } })).toEqual({
      answers: { ...more, tasks: 'Bake' },
      posting: { summary: 'x', made: { ...more, jobTitle: 'Baker' } },
    });
    for (const other of [null, 'text', { answers: {} }, { posting: null }]) expect(addAnswers(other)).toBe(other);
  });
});

describe('pay', () => {
  it('is a number from nothing to a billion', () => {
    for (const field of [fields.payFrom, fields.payTo]) {
      expect(['0', '1000000000'].filter((typed) => !isTaken(field, typed))).toEqual([]);
      expect(['-1', '1000000001'].filter((typed) => isTaken(field, typed))).toEqual([]);
    }
  });

  it('and dates that contradict themselves are faults, not just hints', () => {
    const answers = { payFrom: '9', payTo: '8', closingDate: '2026-11-20', postingDate: '2026-11-21' };
    const foreign = { location: 'Berlin', salaryRange: '$84,000' };
    const faults = [answers, foreign].flatMap((some) => findFaults(draft(some), factsOf(some), 'USD'));
    expect(faults.map(({ id, isFault }) => [id, isFault])).toEqual([
      ['pay', true],
      ['dates', true],
      ['currency', true],
    ]);
    // On the day of the posting itself is no contradiction.
    const same = { closingDate: '2026-11-21', postingDate: '2026-11-21' };
    expect(findFaults(draft(same), factsOf(same), 'USD')).toEqual([]);
  });
});
