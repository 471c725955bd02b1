import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '@/app/contract/arbitrary';
import { toText } from '@/lib/document-text';
import { sections, type Section } from './content';
import { toDocument } from './document';
import { computeEvidence, statusOf } from './evidence';
import {
  addPersona,
  changePersona,
  countExamples,
  mostPersonas,
  putPersonas,
  replaceExamples,
  type PersonasData,
  type Sketch,
} from './model';
import { takePersonas, toPersonasTask, type PersonasReply } from './proposal';
import { personasReplySchema } from './reply';
import { schema } from './schema';
import { start } from './test-data';

const lists = (what: string) =>
  Object.fromEntries(sections.map((section) => [section, [`${what}: ${section}`]])) as Record<Section, string[]>;
const sketch = (name: string): Sketch => ({
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
});
const person = (name: string, more: Partial<PersonasReply['personas'][number]> = {}): PersonasReply['personas'][number] => ({
  ...lists(name),
  name,
  age: 34,
  occupation: 'Clinic owner',
  income: '',
  location: 'Graz',
  bio: 'Runs a clinic.',
  buyingRole: 'budget',
  ...more,
});
const filled: PersonasData = { ...start, draft: { ...start.draft, industry: 'SaaS', targetMarket: 'Small clinics' } };
const made = putPersonas(filled, ['One', 'Two', 'Three'].map(sketch));
const reply: PersonasReply = { personas: [person('Ana Berger'), person('Ben Lutz'), person('Cleo Horn')] };
const all = new Set(['persona-1', 'persona-2', 'persona-3']);
const namesOf = ({ personas }: PersonasData) => personas.map(({ name }) => name);
const take = (data: PersonasData, chosen: Iterable<string> = all, given = reply) => takePersonas(data, given, new Set(chosen), 'gpt-test');

describe('what a model is asked', () => {
  it('is three people, from the answers, other than those who stay', () => {
    const edited = changePersona(made, made.personas[1]?.id ?? '', { name: 'Dora', occupation: 'Nurse' });
    const { request, data } = toPersonasTask(edited).prompt;
    expect(request).toContain('Exactly 3 people');
    expect(request).toContain('blocker (can stop it)');
    expect(data).toEqual({
      industry: 'SaaS',
      productType: '',
      targetMarket: 'Small clinics',
      businessModel: '',
      'Described already': 'Dora, Nurse',
    });
  });
});

describe('what a model proposes', () => {
  it('is a person each, said to be invented', () => {
    const parts = toPersonasTask(made).toParts({
      personas: [
        person('Ana  Berger'),
        person('ana berger'),
        person('  '),
        person('Nobody', Object.fromEntries(sections.map((section) => [section, [' ']]))),
      ],
    });
    expect(parts.map(({ title }) => title)).toEqual(['Persona 1: Ana Berger']);
    expect(parts[0]?.text).toContain('Clinic owner · age 34 · Graz · Budget');
    expect(parts[0]?.text).toContain('An invented example: every line is assumed.');
  });

  it('takes the place of our example, as an example and a guess', () => {
    const { data, problem } = take(made, ['persona-2']);
    expect(problem).toBe('');
    expect(namesOf(data)).toEqual(['One', 'Ben Lutz', 'Three']);
    const [, ben] = data.personas;
    expect(ben).toMatchObject({ isExample: true, source: 'gpt-test', age: '34', buyingRole: 'budget' });
    expect(data.selected).toBe(ben?.id);
    expect(ben && statusOf(ben).label).toBe('Example person - not research');
    expect(ben && computeEvidence([ben]).percent).toBe(0);
  });

  it('stays when other examples are made, and is not taken twice', () => {
    const { data } = take(made, ['persona-2']);
    expect(countExamples(data)).toBe(2);
    expect(namesOf(replaceExamples(data, ['Four', 'Five', 'Six'].map(sketch)))).toEqual(['Four', 'Ben Lutz', 'Five']);
    expect(namesOf(take(data, ['persona-2']).data)).toEqual(['One', 'Ben Lutz', 'Three']);
  });

  it('is added where somebody else’s work stands, and never over it', () => {
    const edited = changePersona(made, made.personas[0]?.id ?? '', { name: 'Dora' });
    expect(namesOf(take(edited).data)).toEqual(['Dora', 'Ben Lutz', 'Cleo Horn', 'Ana Berger']);
    const own = changePersona(take(made).data, take(made).data.personas[0]?.id ?? '', { bio: 'Met at a fair.' });
    expect(own.personas[0]).not.toHaveProperty('source');
    const again = take(own, ['persona-1']);
    expect(again.data).toBe(own);
    expect(again.problem).toBe('Ana Berger is already among your personas, so that one is kept.');
  });

  it('stops at five', () => {
    const five = Array.from({ length: mostPersonas }).reduce<PersonasData>((data) => addPersona(data), filled);
    const { data, problem } = take(five, ['persona-1']);
    expect(data).toBe(five);
    expect(problem).toBe('5 personas at most: delete one to take Ana Berger.');
  });

  it('is named in the files, and the template only where it was used', () => {
    const mixed = toText(toDocument(take(made, ['persona-1']).data));
    expect(mixed).toContain('Made on this device from a template and your own words. Written by gpt-test, accepted by you. Names, ages');
    const whole = toText(toDocument(take(made).data));
    expect(whole).not.toContain('template');
    expect(whole).toContain('Written by gpt-test, accepted by you. Names, ages and incomes are invented; nobody was asked.');
  });

  it('always gives a state that is taken back in, whatever fits the form of a reply', () => {
    const replies = arbitraryOf(personasReplySchema) as fc.Arbitrary<PersonasReply>;
    const states = arbitraryOf(schema) as fc.Arbitrary<PersonasData>;
    fc.assert(
      fc.property(replies, fc.oneof(fc.constant(made), states), (given, data) => {
        const parts = toPersonasTask(data).toParts(given);
        expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
        const next = take(
          data,
          parts.map(({ id }) => id),
          given,
        ).data;
        expect(schema.safeParse(next).success).toBe(true);
        expect(next.personas.filter(({ isExample, source }) => !isExample && source === 'gpt-test')).toEqual([]);
      }),
    );
  });
});
