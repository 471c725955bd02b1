import { describe, expect, it } from 'vitest';
import { findAges, findGender, findGroups, findPlace, findStage } from './audience';
import {
  addInterviews,
  addQuote,
  longestNotes,
  mostInterviews,
  quotesFor,
  removeInterview,
  removeQuote,
  sayings,
  whoOf,
} from './interviews';
import { addLine, addPersona, changeLine, nameOf, setPhoto, startOver, type Line, type PersonasData } from './model';
import { shares } from './shares';
import { around, start } from './test-data';

const blank = addPersona(start);
const persona = blank.personas[0];
if (!persona) throw new Error('no persona');
const withLine = addLine(blank, persona.id, 'goals');
const lineId = withLine.personas[0]?.goals[0]?.id ?? '';
const change = (data: PersonasData, line: Partial<Line>) => changeLine(data, persona.id, 'goals', lineId, line);
const lineOf = ({ personas }: PersonasData) => personas[0]?.goals[0];
const quote = (interview: string, text = 'It takes too long.') => ({ persona: persona.id, line: lineId, interview, text });

describe('interviews', () => {
  const read = (count: number) => Array.from({ length: count }, (_, index) => ({ who: `P${index}`, notes: `Notes ${index}` }));

  it('come in once, each with an id of its own', () => {
    const first = addInterviews(blank, read(2));
    expect([first.added, first.isCut]).toEqual([2, false]);
    expect(first.data.interviews?.map(({ id, who }) => [id, who])).toEqual([
      [`interview-${blank.made + 1}`, 'P0'],
      [`interview-${blank.made + 2}`, 'P1'],
    ]);
    expect(first.data.made).toBe(blank.made + 2);
    // The same notes, whoever said them and however they are written.
    const again = addInterviews(first.data, [{ who: 'X', notes: ' NOTES 1 ' }]);
    expect(again).toEqual({ data: first.data, added: 0, isCut: false });
    expect(again.data).toBe(first.data);
    expect(addInterviews(blank, [...read(1), ...read(1)]).added).toBe(1);
  });

  it('are two hundred at most, with so many letters of notes, and say what was cut', () => {
    expect(addInterviews(blank, read(mostInterviews))).toMatchObject({ added: mostInterviews, isCut: false });
    expect(addInterviews(blank, read(mostInterviews + 1))).toMatchObject({ added: mostInterviews, isCut: true });
    const long = (count: number) => addInterviews(blank, [{ who: 'x'.repeat(121), notes: 'n'.repeat(count) }]);
    expect(long(longestNotes).isCut).toBe(false);
    expect(long(longestNotes + 1).isCut).toBe(true);
    expect(long(longestNotes + 1).data.interviews?.[0]?.notes).toHaveLength(longestNotes);
    expect(long(1).data.interviews?.[0]?.who).toHaveLength(120);
  });

  it('are called by a name, or by their place', () => {
    const [first, second] = [
      { id: 'a', who: ' Ana ', notes: '' },
      { id: 'b', who: ' ', notes: '' },
    ];
    expect([whoOf([first, second], first), whoOf([first, second], second)]).toEqual(['Ana', 'Interview 2']);
  });

  it('are read sentence by sentence, without the signs of a list', () => {
    expect(sayings({ notes: '- It is slow. We wait! Why?\n\n• “So be it.” they said. and on' })).toEqual([
      'It is slow.',
      'We wait!',
      'Why?',
      '“So be it.” they said. and on',
    ]);
    expect(sayings({ notes: ' \n' })).toEqual([]);
  });

  it('say how many people a statement was heard from, and take it back when the quote goes', () => {
    const one = addQuote(withLine, quote('a'));
    expect(lineOf(one)).toMatchObject({ evidence: 'heard', people: '1' });
    // The same person twice is one; the same words twice are one quote.
    const twice = addQuote(one, quote('a', 'Other words'));
    expect(lineOf(twice)?.people).toBe('1');
    expect(addQuote(one, quote('a'))).toBe(one);
    const two = addQuote(twice, quote('b'));
    expect(lineOf(two)?.people).toBe('2');
    expect(quotesFor(two, persona.id, lineId)).toHaveLength(3);
    expect(quotesFor(two, persona.id, 'other')).toEqual([]);
    expect(quotesFor(two, 'other', lineId)).toEqual([]);
    expect(lineOf(removeInterview(two, 'a'))?.people).toBe('1');
    const none = removeInterview(removeInterview(two, 'a'), 'b');
    expect(lineOf(none)).toMatchObject({ evidence: 'assumed', people: '' });
    expect(none.quotes).toEqual([]);
    expect(removeQuote(two, 'gone')).toBe(two);
  });

  it('leave a higher number that somebody wrote, and figures', () => {
    const written = change(withLine, { evidence: 'heard', people: '5' });
    expect(lineOf(addQuote(written, quote('a')))?.people).toBe('5');
    expect(lineOf(removeInterview(addQuote(written, quote('a')), 'a'))?.people).toBe('5');
    const figures = change(withLine, { evidence: 'data' });
    expect(lineOf(addQuote(figures, quote('a')))?.evidence).toBe('data');
    expect(addQuote(withLine, { ...quote('a'), text: 'x'.repeat(1001) }).quotes?.[0]?.text).toHaveLength(1000);
    expect(addQuote(withLine, { ...quote('a'), line: 'gone' }).quotes).toHaveLength(1);
  });
});

describe('a target market', () => {
  it('says ages by a generation, a range, a decade or a bound', () => {
    const said: [string, readonly number[] | undefined][] = [
      ['Gen Z', [18, 29]],
      ['millennials', [30, 45]],
      ['Generation X', [46, 61]],
      ['boomers', [62, 76]],
      ['young adults', [19, 32]],
      ['aged 25-40', [25, 40]],
      ['15 to 90', [15, 90]],
      ['14 to 90', undefined],
      ['40 to 25', undefined],
      ['30 to 30', undefined],
      ['in their 40s', [40, 49]],
      ['in their 10s', [15, 19]],
      ['over 50', [50, 75]],
      ['over 70', [70, 90]],
      ['30+', [30, 55]],
      ['over 95', undefined],
      ['under 30', [18, 29]],
      // Eighteen is too old for those below 19: four years below the bound.
      ['under 19', [15, 18]],
      ['under 22', [18, 21]],
      ['under 21', [17, 20]],
      ['under 16', [15, 15]],
      ['under 15', undefined],
      ['children under 12', undefined],
      ['over 50 employees', undefined],
      ['20-80 beds', undefined],
      ['homes', undefined],
    ];
    expect(said.map(([text]) => [text, findAges(text)])).toEqual(said);
  });

  it('says a stage of life, the sex and the place where they are named', () => {
    expect(['grandparents', 'expectant mothers', 'students', 'teens who surf', 'parents', 'firms'].map(findStage)).toEqual([
      [62, 80],
      [22, 42],
      [18, 28],
      [15, 18],
      [26, 50],
      undefined,
    ]);
    expect(['women', 'dads', 'women and men', 'people'].map(findGender)).toEqual(['women', 'men', undefined, undefined]);
    expect(
      ['clinics in Austria.', 'shops across the North of England', 'tourists in Rome', 'interested in Yoga', 'in town'].map(findPlace),
    ).toEqual(['Austria', expect.stringContaining('North of England'), '', '', '']);
  });

  it('is several groups where they are listed, and one where the words belong together', () => {
    expect(findGroups('Tenants; landlords;')).toEqual(['Tenants', 'landlords']);
    expect(findGroups('Florists, bakeries, labs')).toEqual(['Florists', 'bakeries', 'labs']);
    expect(findGroups('UK care homes, 20-80 beds')).toEqual(['UK care homes, 20-80 beds']);
    expect(findGroups('Architects and people who renovate')).toEqual(['Architects', 'people who renovate']);
    expect(findGroups('site managers at contractors in Germany and Denmark')).toHaveLength(1);
    expect(findGroups('Cafés')).toEqual(['Cafés']);
    expect(findGroups('')).toEqual([]);
  });
});

describe('a persona', () => {
  it('is called by forty letters of its name, or by its place', () => {
    const named = (name: string) => ({ ...persona, name });
    expect(nameOf([], named('x'.repeat(40)))).toBe('x'.repeat(40));
    expect(nameOf([], named('x'.repeat(41)))).toBe(`${'x'.repeat(40)}…`);
    expect(nameOf([persona, { ...persona, id: 'b' }], { ...persona, id: 'b', name: ' ' })).toBe('Persona 2');
  });

  it('keeps its words when it gets a photo, and only the one meant', () => {
    const two = addPersona(blank);
    const [first, second] = setPhoto(two, persona.id, 'AAAA').personas;
    expect([first?.photo, second?.photo, first?.isExample]).toEqual(['AAAA', two.personas[1]?.photo, persona.isExample]);
    expect(startOver(two)).toMatchObject({ personas: [], selected: '', seed: 0, hasFigures: null, draft: two.draft });
  });

  it('tells other tools three statements of the user’s own people, those with evidence first', () => {
    const lines = (texts: [string, Partial<Line>][]): Line[] =>
      texts.map(([text, more], index) => ({ id: `l${index}`, text, evidence: 'assumed', people: '', source: '', ...more }));
    const own = {
      ...persona,
      isExample: false,
      painPoints: lines([
        ['One', {}],
        ['Two', {}],
        [' ', {}],
        ['Three', { evidence: 'heard', people: '3' }],
        ['Four', {}],
      ]),
    };
    const told = (personas: PersonasData['personas']) =>
      shares.offers?.texts?.({ ...blank, personas }, around)?.find(({ means }) => means === 'customers.problem')?.text;
    expect(told([own])).toBe('Three; One; Two');
    expect(told([{ ...own, isExample: true }])).toBeUndefined();
    expect(told([{ ...own, isAnti: true }])).toBeUndefined();
  });
});
