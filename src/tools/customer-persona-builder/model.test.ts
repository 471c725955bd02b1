import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { seededRandom } from '@/lib/random';
import { initialsOf } from '@/lib/avatars';
import { rooms, toCard } from './card';
import { pickCompared, toCompareRows } from './compare';
import { businessModels, sections } from './content';
import { cardStem, toCardDocument, toDocument } from './document';
import { fileStem } from './files';
import { computeEvidence, formatShare, readLine, statusOf } from './evidence';
import {
  addLine,
  addPersona,
  changeLine,
  changePersona,
  countExamples,
  duplicatePersona,
  emptyLine,
  hasSample,
  listNeeds,
  isSamplePersona,
  isFull,
  mostPersonas,
  nameOf,
  putPersonas,
  removeLine,
  removePersona,
  replaceExamples,
  selectedPersona,
  setPhoto,
  showsFigures,
  startOver,
  state,
  type Answers,
  type Persona,
  type PersonasData,
  type Sketch,
} from './model';
import { addInterviews, addQuote, removeInterview, sayings } from './interviews';
import { readInterviews } from './read-interviews';
import { schema } from './schema';
import { makeAnti, makePersonas } from './personas';
import { toPicture } from './picture';
import { personasWriter } from './writer';
import { around } from './test-data';

const answersWith = (more: Partial<Answers> = {}): Answers => ({
  industry: 'Bakery',
  productType: 'Sourdough bread',
  targetMarket: 'busy parents',
  businessModel: 'B2C',
  problem: 'Sold out by eight',
  rivals: '',
  edge: 'Ordered the evening before',
  place: '',
  ...more,
});
const make = (answers = answersWith(), seed = 1, round = 0) =>
  makePersonas({ answers, what: 'customers', taken: [], round }, seededRandom(seed));
const textsOf = (sketch: Sketch): string[] => [
  sketch.name,
  sketch.occupation,
  sketch.income,
  sketch.location,
  sketch.bio,
  ...(sketch.reason === '' ? [] : [sketch.reason]),
  ...sections.flatMap((section) => sketch[section]),
];
const start = () => state.start(around);
const filled = () => putPersonas(start(), make());
const firstOf = ({ personas }: PersonasData) => personas[0] as Persona;

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'SaaS',
    'Dental clinics in Austria',
    'candles (hand-made)',
    'People!!',
    'a'.repeat(300),
    'Parents, teachers…',
    'x. y.',
    '#..y',
    'so?!. z',
    'Mothers and fathers in Rome',
    'Landlords, tenants or students',
    'Women over 80',
    'Gen Z and teachers',
    'Plumbers and electricians under 30',
    'Start-ups in the North West',
  ),
);
const answersArbitrary = fc.record({
  industry: words,
  productType: words,
  targetMarket: words,
  businessModel: fc.constantFrom(...businessModels, '' as const),
  problem: words,
  rivals: words,
  edge: words,
  place: words,
});

describe('what is asked for', () => {
  it('needs an industry and a target market, and no more', () => {
    expect(listNeeds(start().draft)).toEqual(['an industry', 'a target market']);
    expect(listNeeds(answersWith({ industry: '  ' }))).toEqual(['an industry']);
    expect(listNeeds(answersWith({ productType: '', businessModel: '' }))).toEqual([]);
  });

  it('is what a model would be sent, under the type "personas"', () => {
    expect(personasWriter.type).toBe('personas');
    expect(personasWriter.payload({ answers: answersWith(), what: 'customers', taken: [], round: 0 })).toEqual({
      industry: 'Bakery',
      productType: 'Sourdough bread',
      targetMarket: 'busy parents',
      businessModel: 'B2C',
      problem: 'Sold out by eight',
      edge: 'Ordered the evening before',
    });
  });
});

describe('the examples', () => {
  it('are three, different from one another and complete, whatever was typed', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.nat(), fc.nat(20), (answers, seed, round) => {
        const sketches = make(answers, seed, round);
        expect(sketches).toHaveLength(3);
        for (const key of ['name', 'bio', 'age'] as const) expect(new Set(sketches.map((sketch) => sketch[key])).size).toBe(3);
        expect(new Set(sketches.map(({ name }) => initialsOf(name).charAt(0))).size).toBe(3);
        for (const sketch of [...sketches, makeAnti({ answers, what: 'anti', taken: [], round }, seededRandom(seed))]) {
          expect(sketch.occupation.length).toBeLessThanOrEqual(160);
          for (const section of ['goals', 'painPoints', 'behaviors', 'preferredChannels'] as const)
            expect(sketch[section].length).toBeGreaterThan(0);
          const isBad = (text: string) => /undefined|null|NaN| {2}/.test(text) || text.trim() !== text || text === '';
          expect(textsOf(sketch).filter(isBad)).toEqual([]);
        }
      }),
    );
  });

  it('are the same for the same answers, seed and round, and others when they are asked for again', () => {
    expect(make()).toEqual(make());
    const waysOf = (round: number) => make(answersWith(), 1, round).map(({ trigger }) => trigger[0]);
    expect(waysOf(1).filter((way) => waysOf(0).includes(way))).toEqual([]);
  });

  it('use the typed words as they are, and say less where there are none', () => {
    for (const { bio, painPoints } of make()) {
      expect(bio).toMatch(/: busy parents\. .*: sold out by eight\. .*: Sourdough bread\.$/);
      expect(painPoints[0]).toBe('Sold out by eight');
    }
    for (const { bio, painPoints } of make(answersWith({ productType: '', problem: '' }))) {
      expect(bio).toMatch(/your offer\.$/);
      expect(painPoints).toHaveLength(2);
    }
    const asked = make(answersWith({ targetMarket: 'Our customers are dog owners.', problem: 'Who walks him today?' }));
    for (const { bio } of asked) expect(bio).toMatch(/: dog owners\. .*: Who walks him today\? /);
  });

  it('have the occupation, the age, the sex and the place that the target market names', () => {
    const cast = (targetMarket: string, more: Partial<Answers> = {}) => make(answersWith({ targetMarket, ...more }));
    const [first] = cast('Women over 50 in Berlin');
    expect(first).toMatchObject({ age: '50–58', location: 'Berlin', occupation: 'Private customer (Women over 50 in Berlin)' });
    for (const { name } of cast('Women over 50')) expect(name).not.toMatch(/^(Björn|Dmitri|Farid|Hugo|Jonas|Leon|Nils|Quentin|Samuel) /);
    const companies = cast('Heads of Security at fintechs', { businessModel: 'B2B' });
    expect(new Set(companies.map(({ occupation }) => occupation))).toEqual(new Set(['Head of Security at a fintech']));
    expect(companies.map(({ buyingRole }) => buyingRole)).toEqual(['champion', 'budget', 'user']);
    expect(companies.map(({ income }) => income)).toEqual(Array(3).fill('A salary; the company pays for this'));
    expect(cast('Tenants; landlords').map(({ bio }) => /: (\w+)\./.exec(bio)?.[1])).toEqual(['tenants', 'landlords', 'tenants']);
    const owner = cast('Owners of independent cafés', { businessModel: '' })[2];
    expect(owner).toMatchObject({
      occupation: 'Owner of an independent café',
      buyingRole: 'budget',
      income: 'Depends on how the business does',
    });
    expect(cast('Small dairy farmers in Nakuru County', { businessModel: '' })[0]).toMatchObject({
      buyingRole: 'budget',
      income: 'Depends on how the business does',
    });
    expect(cast('Offices', { place: 'Cork' })[0]?.location).toBe('Cork');
    expect(cast('Offices', { place: '' })[0]?.location).toBe('Wherever you sell');
  });

  it('bring an anti-persona with a reason', () => {
    const anti = makeAnti({ answers: answersWith(), what: 'anti', taken: [], round: 3 }, seededRandom(3));
    expect(anti.isAnti).toBe(true);
    expect(anti.reason).not.toBe('');
    expect(anti.bio).toContain('busy parents');
  });
});

describe('work of earlier versions', () => {
  it('opens, with the questions that were not asked then left open', () => {
    const { problem: _one, rivals: _two, edge: _three, place: _four, ...asked } = filled().draft;
    expect(state.migrate?.({ ...filled(), draft: asked }, 1)).toEqual(filled());
    expect(state.migrate?.('garbage', 1)).toBe('garbage');
  });
});

describe('the list', () => {
  it('starts with three and the first one open, and is cleared by Create New', () => {
    const data = filled();
    expect(data.personas).toHaveLength(3);
    expect(selectedPersona(data)).toBe(data.personas[0]);
    expect(startOver(data)).toMatchObject({ personas: [], selected: '' });
    expect(startOver(data).draft).toBe(data.draft);
  });

  it('grows to five by blank ones and copies, and no further', () => {
    let data = duplicatePersona(addPersona(filled()), 'persona-1');
    expect(data.personas.map(({ id }) => id)).toEqual(['persona-1', 'persona-5', 'persona-2', 'persona-3', 'persona-4']);
    expect(data.selected).toBe('persona-5');
    expect(data.personas[1]?.name).toBe(`${data.personas[0]?.name} (copy)`);
    expect(isFull(data)).toBe(true);
    expect(addPersona(data)).toBe(data);
    expect(duplicatePersona(data, 'persona-1')).toBe(data);
    data = removePersona(data, 'persona-5');
    expect(data.selected).toBe('persona-2');
    expect(data.personas).toHaveLength(mostPersonas - 1);
    expect(data.personas.reduce(({ personas }, { id }) => removePersona({ ...data, personas }, id), data).personas).toEqual([]);
  });

  it('keeps what was changed when other examples are asked for', () => {
    const changed = changePersona(filled(), 'persona-2', { name: 'Mine' });
    expect(countExamples(changed)).toBe(2);
    const next = replaceExamples(changed, make(answersWith(), 2));
    expect(next.personas.map(({ id }) => id)).toEqual(['persona-4', 'persona-2', 'persona-5']);
    expect(next.personas[1]?.name).toBe('Mine');
    expect(next.selected).toBe('persona-4');
    expect(next.seed).toBe(changed.seed + 1);
  });

  it('has lines that are added, changed and deleted', () => {
    let data = addLine(filled(), 'persona-1', 'goals');
    const added = firstOf(data).goals.at(-1)?.id ?? '';
    data = changeLine(data, 'persona-1', 'goals', added, { text: 'New goal' });
    expect(firstOf(data).goals.at(-1)?.text).toBe('New goal');
    expect(firstOf(data).isExample).toBe(false);
    expect(firstOf(removeLine(data, 'persona-1', 'goals', added)).goals).toHaveLength(3);
    expect(addLine(data, 'gone', 'goals')).toBe(data);
  });

  it('names a persona without a name by its place', () => {
    const data = addPersona(filled());
    expect(nameOf(data.personas, data.personas[3] as Persona)).toBe('Persona 4');
  });
});

describe('evidence', () => {
  const line = (evidence: string, people = '', source = '') => ({ ...emptyLine('x', 'words'), evidence, people, source });

  it('is read from each line and counts only with a number or a source', () => {
    expect(readLine(line('assumed'))).toMatchObject({ isEvidenced: false, label: 'Assumed' });
    expect(readLine(line('heard', '5'))).toMatchObject({ isEvidenced: true, label: 'Heard from 5 people' });
    expect(readLine(line('heard', '1')).label).toBe('Heard from 1 person');
    for (const people of ['', '0', '-3', 'many']) expect(readLine(line('heard', people)).isEvidenced).toBe(false);
    expect(readLine(line('data', '', 'Order book'))).toMatchObject({ isEvidenced: true, label: 'Data: Order book' });
    expect(readLine(line('data')).label).toBe('Data, source missing');
    expect(readLine(line('nonsense')).kind).toBe('assumed');
  });

  it('is a share of all statements', () => {
    const persona = (count: number, proven: number): Persona => ({
      ...firstOf(addPersona(start())),
      goals: Array.from({ length: count }, (_, index) => ({ ...line(index < proven ? 'heard' : 'assumed', '2'), id: String(index) })),
    });
    // 3 of 25 lines are proven: 3 / 25 = 12 %.
    expect(formatShare(computeEvidence([persona(25, 3)]))).toBe('12% evidenced');
    // 1 of 3 rounds to 33 %; 2 of 3 to 67 %; together 3 of 6 are 50 %.
    expect(computeEvidence([persona(3, 1)]).percent).toBe(33);
    expect(computeEvidence([persona(3, 1), persona(3, 2)]).percent).toBe(50);
    // 1 of 300 is not nothing, 299 of 300 is not all.
    expect(computeEvidence([persona(300, 1)]).percent).toBe(1);
    expect(computeEvidence([persona(300, 299)]).percent).toBe(99);
    expect(formatShare(computeEvidence([persona(0, 0)]))).toBe('— evidenced');
    expect(statusOf(persona(3, 3)).label).toBe('Evidence for every statement');
    expect(statusOf(persona(3, 2)).label).toBe('Hypothesis - not confirmed');
  });

  it('leaves an example an example until someone changes it; a photo does not', () => {
    const data = filled();
    expect(statusOf(firstOf(data)).label).toBe('Example person - not research');
    expect(firstOf(setPhoto(data, 'persona-1', 'AAAA')).isExample).toBe(true);
    expect(statusOf(firstOf(changePersona(data, 'persona-1', { age: '40' }))).label).toBe('Hypothesis - not confirmed');
  });
});

describe('files', () => {
  it('carry age and income of untouched examples only, unless told otherwise', () => {
    const data = filled();
    const edited = changePersona(data, 'persona-1', { bio: 'Mine' });
    expect(showsFigures(data)).toBe(true);
    expect(toText(toDocument(data))).toContain(`Age: ${firstOf(data).age}`);
    expect(showsFigures(edited)).toBe(false);
    expect(toText(toDocument(edited))).not.toMatch(/Age:|Income:/);
    expect(toPicture(edited, firstOf(edited)).svg).not.toContain('Age:');
    expect(toText(toDocument({ ...edited, hasFigures: true }))).toContain('Income:');
  });

  it('say what is an example, a hypothesis and a sample', () => {
    const data = filled();
    expect(toDocument(data).mark).toBe('Example people - not research');
    expect(toText(toDocument(data))).toContain('nobody was asked');
    const own = changePersona(addPersona(start()), 'persona-1', { goals: [emptyLine('1', 'Goal')] });
    expect(toDocument(own).mark).toBe('Hypotheses - not confirmed');
    const sample = state.sample?.(around) as PersonasData;
    expect(hasSample(sample)).toBe(true);
    expect(fileStem(sample)).toBe('sample-customer-personas');
    expect(toText(toDocument(sample))).toContain('Sample data');
    expect(toText(toDocument(sample))).toContain('(heard from 6 people)');
    expect(toText(toDocument(sample))).toContain('Anti-persona: someone you decide not to serve. Opening two hours earlier');
    // Made anew from the sample's answers, they are still a sample.
    expect(hasSample(putPersonas(startOver(sample), make()))).toBe(true);
    expect(hasSample(filled())).toBe(false);
    // One of the user's own beside it, or one changed: the file is theirs, and each sample says so.
    const mixed = changePersona(sample, 'sample-persona-2', { name: 'Mine' });
    expect(mixed.personas.map(isSamplePersona)).toEqual([true, false, true]);
    expect(fileStem(mixed)).toBe('customer-personas');
    expect(toText(toDocument(mixed)).match(/^Sample$/gm)).toHaveLength(2);
    expect(toText(toDocument(mixed))).toContain('Personas marked “Sample” are made up.');
    expect(hasSample(removePersona(duplicatePersona(sample, 'sample-persona-1'), 'sample-persona-1'))).toBe(true);
  });

  it('hold everything that is said', () => {
    const data = filled();
    const text = toText(toDocument(data));
    for (const persona of data.personas) {
      for (const part of [persona.name, persona.bio, persona.occupation, persona.location]) expect(text).toContain(part);
      for (const section of sections) for (const line of persona[section]) expect(text).toContain(line.text);
    }
  });

  it('are named by the persona, safely', () => {
    const data = changePersona(filled(), 'persona-1', { name: '../Ada <Lovelace>' });
    expect(cardStem(data.personas, firstOf(data))).toMatch(/^persona-[^/\\<>:"|?*]+$/);
    const blank = addPersona(start());
    expect(cardStem(blank.personas, firstOf(blank))).toBe('persona-persona-1');
  });

  it('cut a card to its page and count what is missing', () => {
    const long = changePersona(filled(), 'persona-1', {
      bio: 'word '.repeat(900),
      goals: Array.from({ length: 30 }, (_, index) => emptyLine(String(index), `Goal ${index} ${'and more '.repeat(40)}`)),
    });
    const lengths = rooms.map((room) => toText(toCardDocument(long, firstOf(long), room)).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(lengths.at(-1)).toBeLessThan(1_500);
    const card = toCard(long.personas, firstOf(long), true, rooms.at(-1));
    expect(card.rows[0]?.[0]?.items).toEqual([expect.stringMatching(/^Goal 0 .*…$/), 'and 29 more']);
    expect(toPicture(long, firstOf(long)).svg).toMatch(/and \d+ more/);
  });

  it('draw every persona inside its sheet', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 30 }), fc.string({ maxLength: 3000 }), (texts, bio) => {
        const lines = texts.map((text, index) => emptyLine(String(index), text));
        const data = changePersona(filled(), 'persona-1', { bio, goals: lines, painPoints: lines, alternatives: lines });
        const { svg } = toPicture(data, firstOf(data));
        const lowest = Math.max(...[...svg.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y)));
        expect(lowest).toBeLessThanOrEqual(1414);
        expect(svg).not.toMatch(/NaN|undefined|<script/);
      }),
      { numRuns: atMost(60) },
    );
  });
});

describe('comparing', () => {
  it('shows two or three side by side and leaves out what nobody has', () => {
    const data = filled();
    const shown = pickCompared(data.personas, ['persona-1', 'persona-3']);
    expect(shown.map(({ id }) => id)).toEqual(['persona-1', 'persona-3']);
    expect(pickCompared(data.personas, ['gone'])).toHaveLength(3);
    const rows = toCompareRows(shown);
    expect(rows.map(({ label }) => label)).not.toContain('Buying role');
    expect(rows.map(({ label }) => label)).not.toContain('Anti-persona');
    expect(rows.find(({ label }) => label === 'Goals')?.cells.map((cell) => cell.length)).toEqual([3, 3]);
  });
});

describe('initials', () => {
  it('come from the first and the last word', () => {
    expect(initialsOf('Ada Byron Lovelace')).toBe('AL');
    expect(initialsOf('Ada Lovelace (copy)')).toBe('AL');
    expect(initialsOf('élise')).toBe('É');
    expect(initialsOf('  ')).toBe('?');
  });
});

describe('interviews', () => {
  const table = 'Name,Role,Notes\nAna,Baker,"I throw away ten loaves. Nobody buys at six."\nBo,Owner,I throw bread away too';
  it('come from notes with names, or from a table with a column for them', async () => {
    expect(await readInterviews('Interview with Ana:\nToo slow.\n\nInterview with Bo\nToo dear.\nReally.')).toEqual([
      { who: 'Ana', notes: 'Too slow.' },
      { who: 'Bo', notes: 'Too dear.\nReally.' },
    ]);
    expect(await readInterviews('Just one talk.')).toEqual([{ who: '', notes: 'Just one talk.' }]);
    expect((await readInterviews(table))[0]).toEqual({ who: 'Ana', notes: 'I throw away ten loaves. Nobody buys at six.\nRole: Baker' });
    await expect(readInterviews('Interview with Ana\n\n')).rejects.toThrow('no notes');
  });
  it('count the people behind a statement by their quotes, and take it back with them', async () => {
    const read = await readInterviews(table);
    const blank = addPersona(state.start({ today: '', currency: 'USD' }));
    const persona = blank.personas[0]?.id ?? '';
    const withLine = addLine(blank, persona, 'painPoints');
    const line = withLine.personas[0]?.painPoints[0]?.id ?? '';
    const { data, added } = addInterviews(withLine, read);
    expect(added).toBe(2);
    expect(addInterviews(data, read).added).toBe(0);
    const [ana, bo] = data.interviews ?? [];
    expect(ana && sayings(ana)).toEqual(['I throw away ten loaves.', 'Nobody buys at six.', 'Role: Baker']);
    const said = (interview: string, text: string) => ({ persona, line, interview, text });
    const quoted = [
      said(ana?.id ?? '', 'I throw away ten loaves.'),
      said(ana?.id ?? '', 'Nobody buys at six.'),
      said(bo?.id ?? '', 'I throw bread away too'),
    ].reduce(addQuote, data);
    const lineOf = (current: PersonasData) => current.personas[0]?.painPoints[0];
    expect(lineOf(quoted)).toMatchObject({ evidence: 'heard', people: '2' });
    expect(schema.safeParse(quoted).success).toBe(true);
    // A number somebody wrote down is not taken away by fewer quotes.
    const typed = changeLine(withLine, persona, 'painPoints', line, { evidence: 'heard', people: '6' });
    const one = addQuote({ ...typed, interviews: data.interviews }, said(ana?.id ?? '', 'Nobody buys at six.'));
    expect(lineOf(one)).toMatchObject({ evidence: 'heard', people: '6' });
    expect(lineOf(removeInterview(one, ana?.id ?? ''))).toMatchObject({ evidence: 'heard', people: '6' });
    const less = removeInterview(quoted, bo?.id ?? '');
    expect(lineOf(less)).toMatchObject({ evidence: 'heard', people: '1' });
    expect(lineOf(removeInterview(less, ana?.id ?? ''))).toMatchObject({ evidence: 'assumed', people: '' });
  });
});
