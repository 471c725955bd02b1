import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/random';
import { findAges, findGender, findGroups, findPlace, findStage } from './audience';
import { avatarMarkup, initialsOf } from '@/lib/avatars';
import { describeRole, rooms, summarize, toCard } from './card';
import { pickCompared, toCompareRows } from './compare';
import { computeEvidence, explainShare, formatShare, isBlank, noteOn, readLine, statusOf } from './evidence';
import {
  addLine,
  addPersona,
  changeLine,
  changePersona,
  countExamples,
  duplicatePersona,
  emptyLine,
  isAllSample,
  isTemplate,
  nameOf,
  putPersonas,
  removePersona,
  replaceExamples,
  selectedPersona,
  showsFigures,
  type Answers,
  type Line,
  type Persona,
  type PersonasData,
} from './model';
import { makeAnti, makePersonas } from './personas';
import { personasReplySchema } from './reply';
import { start } from './test-data';

const blank: PersonasData = addPersona(start);
const empty = blank.personas[0]!;
const person = (more: Partial<Persona> = {}): Persona => ({ ...empty, ...more });
const line = (text: string, more: Partial<Line> = {}): Line => ({ ...emptyLine(text, text), ...more });
const heard = (people: string) => line('x', { evidence: 'heard', people });

describe('ages in a target market', () => {
  it.each([
    ['Gen Z', [18, 29]],
    ['millennials', [30, 45]],
    ['Generation X', [46, 61]],
    ['boomers', [62, 76]],
    ['young professionals', [19, 32]],
    ['aged 25-40', [25, 40]],
    ['18 to 35', [18, 35]],
    ['between 15 and 90', [15, 90]],
    ['14-20', undefined],
    ['40-40', undefined],
    ['85-91', undefined],
    ['in their 40s', [40, 49]],
    ['in their 10s', [15, 19]],
    ['in their 90s', undefined],
    ['women over 50', [50, 75]],
    ['over 70', [70, 90]],
    ['50+', [50, 75]],
    ['over 50 employees', undefined],
    ['over 91', undefined],
    ['under 30', [18, 29]],
    ['under 20', [16, 19]],
    ['under 16', [15, 15]],
    ['under 15', undefined],
    ['parents of kids under 16', undefined],
    ['bakers', undefined],
  ])('%s: %j', (market, ages) => {
    expect(findAges(market)).toEqual(ages);
  });

  it('and the sex, where one alone is named', () => {
    expect(['mothers', 'dads', 'men and women', 'people'].map(findGender)).toEqual(['women', 'men', undefined, undefined]);
  });

  it('follow from a stage of life where no age is named', () => {
    expect(['Pregnant women', 'grandparents', 'Students', 'Teenagers', 'Parents of teenagers', 'runners'].map(findStage)).toEqual([
      [22, 42],
      [62, 80],
      [18, 28],
      [15, 18],
      [26, 50],
      undefined,
    ]);
  });

  it('and the groups and the place, where they are named', () => {
    expect(
      ['Tenants; landlords', 'Florists, bakeries, labs', 'UK care homes, 20-80 beds', 'Offices, people who kill plants'].map(findGroups),
    ).toEqual([
      ['Tenants', 'landlords'],
      ['Florists', 'bakeries', 'labs'],
      ['UK care homes, 20-80 beds'],
      ['Offices, people who kill plants'],
    ]);
    expect(
      [
        'architects and people who renovate old houses',
        'Students and young families',
        'Councils, shop owners and people who want a cheap, safe bike',
        'Site managers at building contractors in northern Germany and Denmark',
        'Sales and marketing teams',
        'Cat and dog owners',
      ].map((text) => findGroups(text).length),
    ).toEqual([2, 2, 1, 1, 1, 1]);
    expect(
      ['Dentists in Cologne', 'Farmers in southern Spain', 'Tourists in Lisbon', 'People interested in Yoga', 'dentists'].map(findPlace),
    ).toEqual(['Cologne', 'southern Spain', '', '', '']);
  });
});

describe('evidence of a line', () => {
  it('needs a number or a source', () => {
    const read = (one: Line) => [readLine(one).label, readLine(one).isEvidenced];
    expect(read(line('x'))).toEqual(['Assumed', false]);
    expect(read(heard('1'))).toEqual(['Heard from 1 person', true]);
    expect(read(heard('2'))).toEqual(['Heard from 2 people', true]);
    for (const people of ['', '0', 'some', '-1']) expect(read(heard(people))).toEqual(['Heard, number missing', false]);
    expect(read(line('x', { evidence: 'data', source: ' order  book ' }))).toEqual(['Data: order book', true]);
    expect(read(line('x', { evidence: 'data', source: ' ' }))).toEqual(['Data, source missing', false]);
  });

  it('is a share that is 0 or 100 only where it is', () => {
    const shareOf = (proven: number, all: number) =>
      computeEvidence([person({ goals: Array.from({ length: all }, (_, index) => (index < proven ? heard('3') : line('x'))) })]);
    expect(
      [shareOf(0, 0), shareOf(0, 3), shareOf(3, 3), shareOf(1, 300), shareOf(299, 300), shareOf(1, 3)].map(({ percent }) => percent),
    ).toEqual([undefined, 0, 100, 1, 99, 33]);
    expect([formatShare(shareOf(0, 0)), explainShare(shareOf(0, 0)), explainShare(shareOf(1, 1))]).toEqual([
      '— evidenced',
      'no statements yet',
      '1 of 1 statement',
    ]);
    expect(computeEvidence([person({ goals: [line(' ')] })]).all).toBe(0);
  });

  it('says what a reader must know', () => {
    expect(statusOf(person({ isExample: true })).tone).toBe('warn');
    expect(statusOf(person({ goals: [heard('1')] }))).toEqual({ label: 'Evidence for every statement', tone: 'good' });
    expect(statusOf(person({ goals: [heard('1'), line('x')] })).label).toBe('Hypothesis - not confirmed');
    expect(isBlank(empty)).toBe(true);
    expect(isBlank(person({ bio: 'x' }))).toBe(false);
    expect(isBlank(person({ job: [line('x')] }))).toBe(false);
    expect(isBlank(person({ job: [line(' ')] }))).toBe(true);
    expect(noteOn([])).toBe('');
    expect(noteOn([{ source: 'A' }, { source: 'B' }, { source: 'A' }])).toMatch(/^Written by A and B, accepted by you\. Names/);
    expect(noteOn([{}])).toMatch(/^Made on this device/);
  });
});

describe('a card', () => {
  const full = person({
    name: 'Ann Ray',
    age: '34',
    income: '50k',
    location: 'Leeds',
    occupation: 'Baker',
    buyingRole: 'champion',
    reason: 'Too far',
    goals: ['one', 'two', 'three'].map((text) => line(text)),
    painPoints: [heard('2')],
  });

  it('holds age and income only where they are wanted', () => {
    expect(toCard([full], full, true).facts.slice(0, 3)).toEqual(['Age: 34', 'Income: 50k', 'Location: Leeds']);
    expect(toCard([full], full, false).facts).toHaveLength(2);
    expect(toCard([full], full, false).facts[1]).toMatch(/^Buying role: Champion \(/);
    expect(describeRole({ buyingRole: 'none' })).toBe('');
    expect([toCard([full], full, true).reason, toCard([full], { ...full, isAnti: true }, true).reason]).toEqual(['', 'Too far']);
  });

  it('counts the lines that have no room', () => {
    const goals = (lines: number) =>
      toCard([full], full, true, { lines, letters: 40 })
        .rows.flat()
        .find(({ items }) => items[0] === 'one')?.items;
    expect(goals(3)).toEqual(['one', 'two', 'three']);
    expect(goals(2)).toEqual(['one', 'two', 'and 1 more']);
    expect(goals(1)).toEqual(['one', 'and 2 more']);
    const pains = toCard([full], full, true)
      .rows.flat()
      .find(({ items }) => items[0]?.startsWith('x'));
    expect(pains?.items).toEqual(['x (heard from 2 people)']);
  });

  it('cuts at a word where half of the text is left, at a letter otherwise', () => {
    const occupation = (text: string, letters: number) => toCard([], { ...full, occupation: text }, true, { lines: 1, letters }).occupation;
    expect(occupation('0123456789', 10)).toBe('0123456789');
    expect(occupation('01234567890', 10)).toBe('012345678…');
    expect(occupation('012345 7890', 10)).toBe('012345…');
    expect(occupation('01234 67890', 10)).toBe('01234 678…');
    expect(occupation('x'.repeat(200), 400)).toHaveLength(160);
    const bio = toCard([], { ...full, bio: 'y'.repeat(100) }, true, { lines: 1, letters: 10 }).bio;
    expect(bio).toHaveLength(30);
    expect(rooms.map(({ lines }) => lines)).toEqual([Infinity, 8, 6, 5, 4, 3, 2, 1]);
    expect(rooms.map(({ letters }) => letters)).toEqual([Infinity, 400, 240, 160, 110, 80, 60, 40]);
  });

  it('has a name, cut after forty letters', () => {
    expect(nameOf([full], { ...full, name: ' Ann   Ray ' })).toBe('Ann Ray');
    expect(nameOf([full], { ...full, name: ' ' })).toBe('Persona 1');
    expect(nameOf([], { ...full, name: 'x'.repeat(40) })).toBe('x'.repeat(40));
    expect(nameOf([], { ...full, name: 'x'.repeat(41) })).toBe(`${'x'.repeat(40)}…`);
    expect(['Ann Maria Ray', 'Ann (copy)', '…', 'ö', '- 7up'].map(initialsOf)).toEqual(['AR', 'A', '?', 'Ö', '7']);
  });

  it('is drawn in a circle', () => {
    const drawn = avatarMarkup({ id: 'a', name: 'Ann Ray', photo: '' }, 10, 20, 40);
    expect(drawn).toContain('<circle cx="30" cy="40" r="20"');
    expect(drawn).toContain('<text x="30" y="45.6" font-size="15.2"');
    expect(avatarMarkup({ id: 'a', name: '', photo: 'QUJD' }, 10, 20, 40)).toContain(
      '<image href="data:image/png;base64,QUJD" x="10" y="20" width="40" height="40"',
    );
  });

  it('is compared with two others at most, by what somebody answers', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => person({ id, name: id }));
    expect(pickCompared(four, ['d', 'b']).map(({ id }) => id)).toEqual(['b', 'd']);
    expect(pickCompared(four, ['a', 'b', 'c', 'd'])).toHaveLength(3);
    expect(pickCompared(four, ['gone']).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const rows = toCompareRows([full, { ...empty, isAnti: true }]);
    expect(rows.map(({ label }) => label)).toEqual([
      'Status',
      'Anti-persona',
      'Age',
      'Occupation',
      'Income',
      'Location',
      'Buying role',
      'Goals',
      'Pain Points',
    ]);
    expect(rows[1]?.cells).toEqual([[], [{ text: 'Not served', note: '' }]]);
    expect(rows.at(-1)?.cells).toEqual([[{ text: 'x', note: 'Heard from 2 people' }], []]);
  });
});

describe('the list of personas', () => {
  const answers: Answers = {
    industry: 'Mill',
    productType: 'Flour',
    targetMarket: 'home bakers',
    businessModel: 'B2C',
    problem: '',
    rivals: 'Shop flour',
    edge: '',
    place: '',
  };
  const sketches = makePersonas({ answers, what: 'customers', taken: [], round: 0 }, seededRandom(3));
  const three = putPersonas({ ...start, draft: { ...start.draft, ...answers } }, sketches);

  it('numbers everything it makes, and moves on to another seed', () => {
    expect(three).toMatchObject({ made: 3, seed: start.seed + 1, selected: 'persona-1', hasFigures: null });
    expect(three.personas.map(({ id }) => id)).toEqual(['persona-1', 'persona-2', 'persona-3']);
    expect(three.personas[0]?.goals[1]?.id).toBe('persona-1-goals-2');
    expect(addPersona(three)).toMatchObject({ made: 4, seed: three.seed, selected: 'persona-4' });
    expect(addPersona(three, sketches[0])).toMatchObject({ made: 4, seed: three.seed + 1 });
    expect(countExamples(three)).toBe(3);
  });

  it('replaces examples only, and keeps the open one open', () => {
    const changed = changePersona({ ...three, selected: 'persona-3' }, 'persona-2', { name: 'Mine' });
    const next = replaceExamples(changed, sketches);
    expect(next.personas.map(({ id }) => id)).toEqual(['persona-4', 'persona-2', 'persona-5']);
    expect(next).toMatchObject({ selected: 'persona-5', made: 5, seed: three.seed + 1 });
    expect(replaceExamples(three, sketches.slice(0, 1)).personas.map(({ id }) => id)).toEqual(['persona-4', 'persona-2', 'persona-3']);
    expect(
      [{}, { isAnti: true }, { source: 'model' }, { isExample: false }].map((more) => isTemplate({ ...three.personas[0]!, ...more })),
    ).toEqual([true, false, false, false]);
  });

  it('puts a copy beside its original, and opens the neighbour of what is removed', () => {
    const copied = duplicatePersona(three, 'persona-1');
    expect(copied.personas.map(({ id }) => id)).toEqual(['persona-1', 'persona-4', 'persona-2', 'persona-3']);
    expect(copied.personas[1]?.name).toBe(`${three.personas[0]?.name} (copy)`);
    expect(duplicatePersona(blank, empty.id).personas[1]?.name).toBe('');
    expect(duplicatePersona(three, 'gone')).toBe(three);
    expect(removePersona(three, 'persona-1').selected).toBe('persona-2');
    expect(removePersona({ ...three, selected: 'persona-3' }, 'persona-3').selected).toBe('persona-2');
    expect(removePersona(three, 'persona-2').selected).toBe('persona-1');
    expect(removePersona(blank, empty.id).selected).toBe('');
    expect(selectedPersona({ ...three, selected: 'gone' })?.id).toBe('persona-1');
  });

  it('adds lines up to their most, and changes only the one meant', () => {
    const once = addLine(blank, empty.id, 'goals');
    const [first] = once.personas[0]!.goals;
    expect(once.made).toBe(blank.made + 1);
    expect(changeLine(once, empty.id, 'goals', first!.id, { text: 'New' }).personas[0]?.goals.map(({ text }) => text)).toEqual(['New']);
    let full = blank;
    for (let count = 0; count < 60; count += 1) full = addLine(full, empty.id, 'goals');
    expect(addLine(full, empty.id, 'goals')).toBe(full);
    expect(addLine(blank, 'gone', 'goals')).toBe(blank);
  });

  it('shows guesses while all are examples, or as asked', () => {
    expect(showsFigures(three)).toBe(true);
    expect(showsFigures(changePersona(three, 'persona-1', { name: 'Mine' }))).toBe(false);
    expect(showsFigures({ ...three, hasFigures: false })).toBe(false);
    expect([isAllSample({ personas: [] }), isAllSample(three)]).toEqual([false, false]);
  });

  it('are three different people, of three ages, with names that nobody has', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const made = makePersonas(
        { answers: { ...answers, targetMarket: 'home bakers aged 30 to 60' }, what: 'customers', taken: ['Ben Old'], round: 0 },
        seededRandom(seed),
      );
      expect(made.map(({ age }) => age)).toEqual(['30–40', '40–50', '50–60']);
      expect(new Set(made.map(({ name }) => name)).size).toBe(3);
      expect(made.some(({ name }) => name.startsWith('B'))).toBe(false);
      expect(made.every(({ buyingRole }) => buyingRole === 'none')).toBe(true);
      expect(made.every((one) => one.goals.length === 2 && one.preferredChannels.length === 2 && one.alternatives.length === 2)).toBe(true);
    }
  });

  it('take their parts where companies buy, and others each time they are asked for', () => {
    const rolesIn = (round: number) =>
      makePersonas(
        { answers: { ...answers, businessModel: 'B2B', targetMarket: 'hotels' }, what: 'customers', taken: [], round },
        seededRandom(1),
      ).map(({ buyingRole }) => buyingRole);
    expect(rolesIn(0)).toEqual(['champion', 'budget', 'user']);
    expect(rolesIn(1)).toEqual(['blocker', 'budget', 'champion']);
    const anti = makeAnti({ answers, what: 'anti', taken: [], round: 0 }, seededRandom(2));
    expect(anti).toMatchObject({ isAnti: true, buyingRole: 'none', job: [], trigger: [] });
    expect(anti.reason).not.toBe('');
  });

  it('come from a model within limits', () => {
    const one = {
      name: 'n',
      age: 3,
      occupation: '',
      income: '',
      location: '',
      buyingRole: 'none',
      bio: '',
      goals: [],
      behaviors: [],
      painPoints: [],
      preferredChannels: [],
      job: [],
      trigger: [],
      alternatives: [],
    };
    const fits = (change: object) => personasReplySchema.safeParse({ personas: [{ ...one, ...change }] }).success;
    const limits = { name: 120, age: 40, occupation: 160, income: 120, location: 160, bio: 3000 };
    for (const [name, limit] of Object.entries(limits)) {
      expect([fits({ [name]: 'x'.repeat(limit) }), fits({ [name]: 'x'.repeat(limit + 1) })]).toEqual([true, false]);
    }
    expect([fits({ goals: Array(10).fill('x') }), fits({ goals: Array(11).fill('x') })]).toEqual([true, false]);
    expect([fits({ goals: ['x'.repeat(500)] }), fits({ goals: ['x'.repeat(501)] })]).toEqual([true, false]);
    const many = (count: number) => personasReplySchema.safeParse({ personas: Array.from({ length: count }, () => one) }).success;
    expect([many(5), many(6)]).toEqual([true, false]);
  });
});

it('a persona in one line is what is known of it', () => {
  expect(summarize(person())).toBe('— evidenced');
  expect(summarize(person({ isAnti: true, occupation: ' Shift\nworker ', location: 'Leeds', goals: [heard('3'), line('y')] }))).toBe(
    'Anti-persona · Shift worker · Leeds · 50% evidenced',
  );
});
