import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubFonts } from '@/formats/pdf/test-data';
import { stubCanvas } from '@/formats/test-data';
import type { Block } from '@/lib/blocks';
import { seededRandom } from '@/lib/random';
import { mostCompared, pickCompared, toCompareRows } from './compare';
import { sections, type Section } from './content';
import { toCardDocument, toDocument } from './document';
import { addInterviews, addQuote, removeInterview, removeQuote, sayings, whoOf } from './interviews';
import { addLine, addPersona, changeLine, changePersona, mostLines, readAnswers, setPhoto, type Persona, type PersonasData } from './model';
import { makeCardPdf, makePersonasPdf } from './pdf';
import { makePersonas } from './personas';
import { takePersonas, toPersonasTask, type PersonasReply } from './proposal';
import { readInterviews } from './read-interviews';
import { shares } from './shares';
import { around, sample, start } from './test-data';

/** As many empty personas as asked for, each with one statement. */
const withPersonas = (count: number): PersonasData =>
  Array.from({ length: count }).reduce<PersonasData>((data) => {
    const next = addPersona(data);
    return addLine(next, next.selected, 'goals');
  }, start);
const one = withPersonas(1);
const first = one.personas[0] as Persona;
const lineId = first.goals[0]?.id ?? '';
const unlimited = { lines: Infinity, letters: Infinity };

describe('those compared', () => {
  it('are those chosen, three at most, else the first three', () => {
    const { personas } = withPersonas(5);
    const ids = (chosen: string[]) => pickCompared(personas, chosen).map(({ id }) => personas.findIndex((persona) => persona.id === id));
    const [, second, , fourth] = personas.map(({ id }) => id);
    expect(ids([])).toEqual([0, 1, 2]);
    expect(ids(['gone'])).toEqual([0, 1, 2]);
    expect(ids([fourth ?? '', second ?? ''])).toEqual([1, 3]);
    expect(ids([fourth ?? ''])).toEqual([3]);
    expect(ids(personas.map(({ id }) => id))).toHaveLength(mostCompared);
    expect(mostCompared).toBe(3);
  });

  it('have a row for what any of them answers', () => {
    const [a, b] = withPersonas(2).personas as [Persona, Persona];
    const rows = toCompareRows([
      { ...a, occupation: ' Baker ', isAnti: true, reason: ' ' },
      { ...b, goals: b.goals.map((line) => ({ ...line, text: 'Sleep', evidence: 'heard', people: '2' })) },
    ]);
    const row = (label: string) =>
      rows.find((each) => each.label === label)?.cells.map((cell) => cell.map(({ text, note }) => text + note));
    expect(row('Occupation')).toEqual([['Baker'], []]);
    expect(row('Anti-persona')).toEqual([['Not served'], []]);
    expect(row('Age')).toBeUndefined();
    expect(row('Goals')?.[0]).toEqual([]);
    expect(row('Goals')?.[1]?.[0]).toMatch(/^Sleep.*2 people/i);
  });
});

describe('statements', () => {
  it('are thirty of a kind at most, each with an id of its own', () => {
    const full = Array.from({ length: mostLines - 1 }).reduce<PersonasData>((data) => addLine(data, first.id, 'goals'), one);
    const ids = full.personas[0]?.goals.map(({ id }) => id) ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
    expect(addLine(full, first.id, 'goals')).toBe(full);
    // Another kind still has room, with an id that no line had before.
    const other = addLine(full, first.id, 'painPoints').personas[0]?.painPoints[0]?.id ?? '';
    expect(ids).not.toContain(other);
    expect(Number(other.replace('line-', ''))).toBe(full.made + 1);
    expect(addLine(one, 'gone', 'goals')).toBe(one);
    expect(changeLine(one, 'gone', 'goals', lineId, { text: 'x' })).toBe(one);
  });
});

describe('quotes', () => {
  const heard = addInterviews(one, [
    { who: 'Ana', notes: 'It takes hours.' },
    { who: '', notes: 'It costs too much.' },
  ]).data;
  const [ana, other] = heard.interviews ?? [];
  const quote = (interview = ana?.id ?? '', text = 'It takes hours.', line = lineId) => ({ persona: first.id, line, interview, text });
  const peopleOf = ({ personas }: PersonasData) => [personas[0]?.goals[0]?.evidence, personas[0]?.goals[0]?.people];

  it('come in once, and again where anything about them differs', () => {
    const data = addQuote(heard, quote());
    expect(addQuote(data, quote())).toBe(data);
    const more = addLine(data, first.id, 'goals');
    const second = more.personas[0]?.goals[1]?.id ?? '';
    for (const next of [quote(other?.id), quote(ana?.id, 'Hours.'), quote(ana?.id, 'It takes hours.', second)])
      expect(addQuote(more, next).quotes).toHaveLength(2);
    expect(addQuote(more, { ...quote(), persona: 'else' }).quotes).toHaveLength(2);
    // Two quotes of one person are one person, of two people two.
    expect(peopleOf(addQuote(data, quote(ana?.id, 'Hours.')))).toEqual(['heard', '1']);
    expect(peopleOf(addQuote(data, quote(other?.id)))).toEqual(['heard', '2']);
  });

  it('are 2,000 at most, of 1,000 letters each', () => {
    const quotes = Array.from({ length: 1999 }, (_, index) => ({ ...quote(ana?.id, `Quote ${index}`), id: `quote-${index}` }));
    const full = addQuote({ ...heard, quotes }, quote(ana?.id, 'x'.repeat(1001)));
    expect(full.quotes).toHaveLength(2000);
    expect(full.quotes?.at(-1)?.text).toHaveLength(1000);
    expect(addQuote(full, quote(ana?.id, 'One more'))).toBe(full);
  });

  it('go with their interview, and take the evidence along', () => {
    const data = addQuote(addQuote(heard, quote()), quote(other?.id));
    const left = removeInterview(data, ana?.id ?? '');
    expect([left.quotes?.length, left.interviews?.length, ...peopleOf(left)]).toEqual([1, 1, 'heard', '1']);
    expect(peopleOf(removeQuote(left, left.quotes?.[0]?.id ?? ''))).toEqual(['assumed', '']);
    expect(removeQuote(left, 'gone')).toBe(left);
    // Whoever wrote down more people than were quoted keeps that number.
    const counted = changeLine(data, first.id, 'goals', lineId, { people: '7' });
    expect(peopleOf(removeInterview(counted, ana?.id ?? ''))).toEqual(['heard', '7']);
    // A figure stays a figure.
    const figure = changeLine(data, first.id, 'goals', lineId, { evidence: 'data' });
    expect(peopleOf(removeInterview(figure, ana?.id ?? ''))[0]).toBe('data');
  });

  it('are named by who said them, and notes are read sentence by sentence', () => {
    const [named, unnamed] = heard.interviews ?? [];
    expect([named, unnamed].map((interview) => interview && whoOf(heard.interviews ?? [], interview))).toEqual(['Ana', 'Interview 2']);
    expect(sayings({ notes: '- It is slow. “Too slow!” she said. it is.\n\n * Costs 3.5 a day\n' })).toEqual([
      'It is slow.',
      '“Too slow!” she said. it is.',
      'Costs 3.5 a day',
    ]);
  });

  it('come from 200 interviews at most, the same notes once', () => {
    const read = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ who: '', notes: `Notes ${from + index}` }));
    const full = addInterviews(start, read(200));
    expect([full.added, full.isCut, full.data.made]).toEqual([200, false, 200]);
    expect(addInterviews(start, read(201))).toMatchObject({ added: 200, isCut: true });
    expect(addInterviews(full.data, read(1, 200))).toMatchObject({ data: full.data, added: 0, isCut: true });
    const again = addInterviews(heard, [{ who: 'Ben', notes: ' it takes HOURS. ' }]);
    expect([again.data === heard, again.added, again.isCut]).toEqual([true, 0, false]);
    const long = addInterviews(start, [{ who: 'w'.repeat(121), notes: 'n'.repeat(20_000) }]);
    expect([long.isCut, long.data.interviews?.[0]?.who.length]).toEqual([false, 120]);
    const cut = addInterviews(start, [{ who: '', notes: 'n'.repeat(20_001) }]);
    expect([cut.isCut, cut.data.interviews?.[0]?.notes.length]).toEqual([true, 20_000]);
  });
});

describe('interviews in a table', () => {
  it('have their notes in any column, with the other answers below', async () => {
    expect(await readInterviews('Notes,Name,Age\nToo slow,Ana,40\nFine,,')).toEqual([
      { who: 'Ana', notes: 'Too slow\nAge: 40' },
      { who: '', notes: 'Fine' },
    ]);
    expect(await readInterviews('Name,Notes\nAna,Too slow')).toEqual([{ who: 'Ana', notes: 'Too slow' }]);
    // Two columns that could mean anything, or one alone, are notes as they stand.
    expect(await readInterviews('A,B\nx,y')).toEqual([{ who: '', notes: 'A,B\nx,y' }]);
    expect(await readInterviews('Notes\nToo slow')).toEqual([{ who: '', notes: 'Notes\nToo slow' }]);
  });

  it('or one below the other, each below its name', async () => {
    expect(await readInterviews('Interview with Ana:\nToo slow\nInterview 2\n\nFine')).toEqual([
      { who: 'Ana', notes: 'Too slow' },
      { who: '2', notes: 'Fine' },
    ]);
    await expect(readInterviews('Interview with Ana')).rejects.toThrow('There are no notes in it.');
  });
});

describe('invented people', () => {
  it('share no initial with one another, nor with those on the page', () => {
    const answers = { ...readAnswers(start.draft), industry: 'Bakery', targetMarket: 'parents' };
    for (let seed = 0; seed < 60; seed += 1) {
      const taken = ['Ana Berger', 'Ben Lutz', 'Mara Horn'];
      const names = makePersonas({ answers, what: 'customers', taken, round: 0 }, seededRandom(seed)).map(({ name }) => name);
      expect(new Set([...names, ...taken].map((name) => name.charAt(0))).size).toBe(6);
    }
  });

  it('are a third of the ages apart', () => {
    const ages = (targetMarket: string) =>
      makePersonas(
        { answers: { ...readAnswers(start.draft), industry: 'Bakery', targetMarket }, what: 'customers', taken: [], round: 0 },
        seededRandom(1),
      ).map(({ age }) => age);
    // 30 to 45 in steps of 5, 18 to 29 in steps of 3⅔.
    expect(ages('millennials')).toEqual(['30–35', '35–40', '40–45']);
    expect(ages('Gen Z')).toEqual(['18–22', '22–25', '25–29']);
  });
});

describe('people of a model', () => {
  const lists = Object.fromEntries(sections.map((section) => [section, ['One']])) as Record<Section, string[]>;
  const person = (name: string): PersonasReply['personas'][number] => ({
    ...lists,
    name,
    age: 30,
    occupation: 'Clerk',
    income: '',
    location: '',
    bio: '',
    buyingRole: 'none',
  });

  it('keep the picture of whom they replace by name, and of nobody else', () => {
    const made = takePersonas(start, { personas: [person('Ana'), person('Ben')] }, new Set(['persona-1', 'persona-2']), 'm').data;
    const withPhoto = setPhoto(made, made.personas[0]?.id ?? '', 'AAAA');
    const templates = { ...withPhoto, personas: withPhoto.personas.map(({ source: _source, ...persona }) => persona) };
    const photos = (...names: string[]) =>
      takePersonas(templates, { personas: names.map(person) }, new Set(['persona-1', 'persona-2']), 'm').data.personas.map(
        ({ name, photo }) => `${name} ${photo}`,
      );
    expect(photos('ana', 'Cleo')).toEqual(['ana AAAA', 'Cleo ']);
    expect(photos('Cleo')).toEqual(['Cleo ', 'Ben ']);
  });

  it('are named in sixty letters', () => {
    const title = (length: number) => toPersonasTask(start).toParts({ personas: [person('x'.repeat(length))] })[0]?.title;
    expect([title(60), title(61)]).toEqual([`Persona 1: ${'x'.repeat(60)}`, `Persona 1: ${'x'.repeat(60)}`]);
  });
});

describe('documents', () => {
  const textsOf = (blocks: readonly Block[]) => JSON.stringify(blocks);
  const figuresOf = (data: PersonasData) => {
    const [, figures] = toDocument(data).blocks;
    return figures?.kind === 'figures' ? figures.items.map(({ label, value }) => [label, value]) : [];
  };

  it('count people and what is known of them', () => {
    expect(figuresOf(one)).toEqual([
      ['persona', '1'],
      ['share of statements with evidence', '—'],
    ]);
    const said = (data: PersonasData) => changeLine(data, first.id, 'goals', lineId, { text: 'Sleep', evidence: 'heard', people: '2' });
    expect(figuresOf(said(withPersonas(2)))).toEqual([
      ['personas', '2'],
      ['share of statements with evidence', '100%'],
      ['statements with evidence', '1 of 1'],
    ]);
  });

  it('say of samples that they are made up, of one’s own people not', () => {
    const [made] = sample.personas as [Persona];
    const card = (data: PersonasData, persona: Persona) => textsOf(toCardDocument(data, persona, unlimited).blocks);
    expect(card(sample, made)).toContain('Sample data: these people are made up.');
    expect(card(one, first)).not.toContain('made up');
    expect(textsOf(toDocument(one).blocks)).not.toContain('Sample');
    expect(textsOf(toDocument(sample).blocks)).toContain('Sample data: these people are made up.');
    const mixed = { ...sample, personas: [...sample.personas, first] };
    expect(textsOf(toDocument(mixed).blocks)).toContain('Personas marked “Sample” are made up.');
  });

  it('begin with a title, and each person with one below it', () => {
    const headings = toDocument(one).blocks.flatMap((block) => (block.kind === 'heading' ? [[block.level, block.text]] : []));
    expect(headings).toEqual([
      [1, 'Customer personas'],
      [2, 'Persona 1'],
    ]);
    expect(toCardDocument(one, first, unlimited).blocks[0]).toMatchObject({ kind: 'heading', level: 1, text: 'Persona 1' });
  });
});

describe('pages', () => {
  beforeAll(() => {
    stubFonts();
    stubCanvas();
  });
  afterAll(() => void vi.unstubAllGlobals());

  const pagesOf = async (pdf: Blob) => (await pdf.text()).match(/\/Type \/Page\b/g)?.length;
  const lines = (count: number, words: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `l${index}`, text: words, evidence: 'assumed', people: '', source: '' }));
  const crowded: Persona = {
    ...first,
    bio: 'Long story. '.repeat(300),
    ...Object.fromEntries(sections.map((section) => [section, lines(30, 'A statement of some length that fills its line. '.repeat(4))])),
  };

  it('are one for a card, however much there is to say', async () => {
    expect(await pagesOf(await makeCardPdf(one, first, 'USD'))).toBe(1);
    expect(await pagesOf(await makeCardPdf({ ...one, personas: [crowded] }, crowded, 'USD'))).toBe(1);
  });

  it('are one for each person after the first, and more where a person needs them', async () => {
    expect(await pagesOf(await makePersonasPdf(sample, 'USD'))).toBe(sample.personas.length + 1);
    expect(await pagesOf(await makePersonasPdf({ ...one, personas: [crowded] }, 'USD'))).toBeGreaterThan(2);
  });
});

describe('what Find shows of it', () => {
  it('is everybody but the samples, with all their words', () => {
    const said = changeLine(changePersona(one, first.id, { name: 'Ana' }), first.id, 'goals', lineId, { text: 'Sleep' });
    const [found, ...others] = shares.search?.({ ...said, personas: [...said.personas, ...sample.personas.slice(1)] }, around) ?? [];
    expect([found?.id, found?.text.includes('Sleep'), others]).toEqual([first.id, true, []]);
  });
});
