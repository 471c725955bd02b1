import { describe, expect, it } from 'vitest';
import { sampleAnswers, sections, type Section } from './content';
import {
  addPersona,
  duplicatePersona,
  hasSample,
  idFor,
  isAllSample,
  isSampleAnswers,
  isSamplePersona,
  isTemplate,
  listNeeds,
  putPersonas,
  readAnswers,
  removePersona,
  replaceExamples,
  state,
  type PersonasData,
  type Sketch,
} from './model';
import { takePersonas, toPersonasTask, type PersonasReply } from './proposal';
import { sample, start } from './test-data';

const own: PersonasData = { ...start, draft: { ...start.draft, industry: 'SaaS', targetMarket: 'Small clinics' } };
const lists = (what: string) =>
  Object.fromEntries(sections.map((section) => [section, [`${what} ${section}`]])) as Record<Section, string[]>;
const sketch = (name: string, more: Partial<Sketch> = {}): Sketch => ({
  ...lists(name),
  name,
  age: '30',
  occupation: 'Clerk',
  income: '',
  location: '',
  bio: '',
  buyingRole: 'none',
  isAnti: false,
  reason: '',
  ...more,
});
const made = putPersonas(
  own,
  ['One', 'Two', 'Three'].map((name) => sketch(name)),
);
const namesOf = ({ personas }: PersonasData) => personas.map(({ name }) => name);
const idsOf = ({ personas }: PersonasData) => personas.map(({ id }) => id);

describe('personas', () => {
  it('are numbered on, and say in their ids whether the answers are the sample’s', () => {
    expect([idsOf(made), made.selected, made.made, made.seed]).toEqual([['persona-1', 'persona-2', 'persona-3'], 'persona-1', 3, 1]);
    expect(putPersonas(own, [])).toMatchObject({ personas: [], selected: '', made: 0, seed: 1 });
    const sample = { draft: { ...start.draft, ...sampleAnswers } };
    expect([idFor(sample, 4), idFor(own, 4)]).toEqual(['sample-persona-4', 'persona-4']);
    const answers = readAnswers(sample.draft);
    expect([
      isSampleAnswers(answers),
      isSampleAnswers({ ...answers, industry: 'SaaS' }),
      isSampleAnswers({ ...answers, targetMarket: 'Clinics' }),
    ]).toEqual([true, false, false]);
  });

  it('are samples until they are edited, the work as long as one is', () => {
    expect([
      isSamplePersona({ id: 'sample-1' }),
      isSamplePersona({ id: 'sample-1', isEdited: true }),
      isSamplePersona({ id: 'x' }),
    ]).toEqual([true, false, false]);
    const mixed = { ...sample, personas: [...sample.personas.slice(0, 1), ...made.personas.slice(0, 1)] };
    expect([hasSample(sample), isAllSample(sample), hasSample(mixed), isAllSample(mixed), isAllSample(start)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([state.isSample?.(start), state.isSample?.({ ...start, draft: sample.draft }), state.isSample?.(made)]).toEqual([
      false,
      true,
      false,
    ]);
    // Only an example of ours that nobody chose makes way.
    const [first] = made.personas;
    if (!first) throw new Error('no persona');
    expect([isTemplate(first), isTemplate({ ...first, isAnti: true }), isTemplate({ ...first, isExample: false })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isTemplate({ ...first, source: 'gpt-test' })).toBe(false);
  });

  it('make way for others in their places, as many as there are', () => {
    const kept = {
      ...made,
      personas: made.personas.map((one, index) => (index === 1 ? { ...one, isExample: false } : one)),
      selected: 'persona-3',
    };
    const next = replaceExamples(kept, [sketch('A'), sketch('B'), sketch('C')]);
    expect([namesOf(next), idsOf(next), next.selected, next.made, next.seed]).toEqual([
      ['A', 'Two', 'B'],
      ['persona-4', 'persona-2', 'persona-5'],
      'persona-5',
      5,
      2,
    ]);
    expect(namesOf(replaceExamples(made, [sketch('A')]))).toEqual(['A', 'Two', 'Three']);
  });

  it('are copied and removed, with the neighbour open then', () => {
    const copied = duplicatePersona(made, 'persona-1');
    expect([namesOf(copied).slice(0, 2), copied.selected, copied.made]).toEqual([['One', 'One (copy)'], 'persona-4', 4]);
    expect(duplicatePersona(made, 'gone')).toBe(made);
    const open = (selected: string, id: string) => removePersona({ ...made, selected }, id).selected;
    expect([open('persona-1', 'persona-1'), open('persona-3', 'persona-3'), open('persona-1', 'persona-2')]).toEqual([
      'persona-2',
      'persona-2',
      'persona-1',
    ]);
    expect(removePersona({ ...made, personas: made.personas.slice(0, 1) }, 'persona-1')).toMatchObject({ personas: [], selected: '' });
    const blank = addPersona(made);
    expect([blank.selected, blank.seed, addPersona(made, sketch('New')).seed]).toEqual(['persona-4', made.seed, made.seed + 1]);
  });

  it('need an industry and a target market', () => {
    expect([listNeeds(start.draft), listNeeds(own.draft)]).toEqual([['an industry', 'a target market'], []]);
  });

  it('of an older version get the questions that were not asked', () => {
    expect(state.migrate?.({ draft: { industry: 'SaaS' }, personas: [] }, 1)).toEqual({
      draft: { ...start.draft, industry: 'SaaS' },
      personas: [],
    });
    for (const none of [null, 'x', {}, { draft: 'x' }, { draft: null }]) expect(state.migrate?.(none, 1)).toBe(none);
  });
});

describe('people of a reply', () => {
  const person = (name: string, more: Partial<PersonasReply['personas'][number]> = {}): PersonasReply['personas'][number] => ({
    ...lists(name),
    name,
    age: 34,
    occupation: 'Owner',
    income: '',
    location: 'Graz',
    bio: 'Runs a clinic.',
    buyingRole: 'none',
    ...more,
  });
  const nothing = Object.fromEntries(sections.map((section) => [section, [] as string[]])) as Record<Section, string[]>;
  const partsOf = (...personas: PersonasReply['personas']) => toPersonasTask(own).toParts({ personas });

  it('are those with a name and a statement, each name once', () => {
    const parts = partsOf(person('Ana'), person(' ANA '), person(' '), person('Ben', nothing), person('Cleo'));
    expect(parts.map(({ id, title }) => [id, title])).toEqual([
      ['persona-1', 'Persona 1: Ana'],
      ['persona-2', 'Persona 2: Cleo'],
    ]);
  });

  it('are told by what is known of them, lists only where there are some', () => {
    const [section] = sections;
    const [part] = partsOf(person('Ana', { ...nothing, [section]: ['One', 'One', ' ', 'Two'], income: '$5', location: '' }));
    const blocks = part?.text?.split('\n\n') ?? [];
    expect(blocks[0]).toBe('Owner · age 34 · $5');
    expect(blocks[1]).toBe('Runs a clinic.');
    expect(blocks[2]?.split('\n').slice(1)).toEqual(['- One', '- Two']);
    expect(blocks).toHaveLength(4);
  });

  it('are refused by name where they are there already, or no place is left', () => {
    const take = (data: PersonasData, ...names: string[]) =>
      takePersonas(
        data,
        { personas: names.map((name) => person(name)) },
        new Set(names.map((_, index) => `persona-${index + 1}`)),
        's'.repeat(201),
      );
    const taken = take(made, 'Ana', 'Ben');
    expect([namesOf(taken.data), taken.data.selected, taken.data.made, taken.problem]).toEqual([
      ['Ana', 'Ben', 'Three'],
      'persona-4',
      5,
      '',
    ]);
    expect(taken.data.personas[0]?.source).toHaveLength(200);
    const yours = { ...made, personas: made.personas.map((one) => ({ ...one, isExample: false })) };
    expect(take(yours, 'one').problem).toBe('one is already among your personas, so that one is kept.');
    const full = take(yours, 'Ana', 'Ben', 'Cleo');
    expect([namesOf(full.data).length, full.problem]).toEqual([5, '5 personas at most: delete one to take Cleo.']);
  });
});
