import { cleanText, foldText } from '@/lib/text';
import { requestFor } from '@/writer/prompts';
import type { Task } from '@/writer/task';
import { buyingRoles, roleHints, roleNames, sections, sectionTitles, type BuyingRole, type Section } from './content';
import { idFor, isFull, isTemplate, mostPersonas, personaFields, readAnswers, toPersona, type PersonasData, type Sketch } from './model';
import { personasWriter } from './writer';

/** What a model is asked for: whole people, every statement a guess until someone has been asked. */
export interface PersonasReply {
  personas: ({ name: string; age: string | number; occupation: string; income: string; location: string; bio: string } & {
    buyingRole: BuyingRole;
  } & Record<Section, string[]>)[];
}

const asked = 3;

/** How many statements of each kind make a persona one can read at a glance. */
const counts: Record<Section, string> = {
  goals: 'three or four',
  behaviors: 'three or four',
  painPoints: 'three or four',
  preferredChannels: 'two or three',
  job: 'one, as “When …, I want …, so that …”',
  trigger: 'one',
  alternatives: 'two',
};

const oneLine = (text: string, longest: number) => cleanText(text).replace(/\s+/g, ' ').trim().slice(0, longest);
const nameKey = (name: string) => foldText(name.trim().replace(/\s+/g, ' '));

/** The people of a reply as our own writer would give them; one without a name or a statement is nobody. */
function toSketches({ personas }: PersonasReply): Sketch[] {
  const known = new Set<string>();
  return personas.flatMap((person): Sketch[] => {
    const short = (name: 'name' | 'occupation' | 'income' | 'location') => oneLine(person[name], personaFields[name].maxLength);
    const lists = Object.fromEntries(
      sections.map((section) => [section, [...new Set(person[section].map((line) => oneLine(line, 500)))].filter((line) => line !== '')]),
    ) as Record<Section, string[]>;
    const name = short('name');
    if (name === '' || known.has(nameKey(name)) || sections.every((section) => lists[section].length === 0)) return [];
    known.add(nameKey(name));
    return [
      {
        name,
        age: oneLine(String(person.age), personaFields.age.maxLength),
        occupation: short('occupation'),
        income: short('income'),
        location: short('location'),
        buyingRole: person.buyingRole,
        bio: cleanText(person.bio).trim(),
        isAnti: false,
        reason: '',
        ...lists,
      },
    ];
  });
}

function toText(sketch: Sketch): string {
  const { age, occupation, income, location, bio, buyingRole } = sketch;
  const facts = [occupation, age === '' ? '' : `age ${age}`, income, location, buyingRole === 'none' ? '' : roleNames[buyingRole]];
  return [
    facts.filter((fact) => fact !== '').join(' · '),
    bio,
    ...sections.map((section) =>
      sketch[section].length === 0 ? '' : [sectionTitles[section], ...sketch[section].map((line) => `- ${line}`)].join('\n'),
    ),
    'An invented example: every line is assumed.',
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

const partId = (index: number) => `persona-${index + 1}`;

/** Who is there already and stays: those the user wrote, changed or took. */
const keptPersonas = ({ personas }: PersonasData) => personas.filter((persona) => !isTemplate(persona));

export const toPersonasTask = (data: PersonasData): Task<PersonasReply> => ({
  prompt: {
    request: [
      requestFor(personasWriter.type),
      `Exactly ${asked} people who choose in different ways. They are invented examples and are shown as such, so each has an invented first and last name, an age, an occupation, an income and a place; leave the income empty where it changes nothing.`,
      `For each: a bio of three or four sentences and short statements: ${sections.map((section) => `${section} (${counts[section]})`).join(', ')}.`,
      `buyingRole is one of ${buyingRoles.map((role) => (role === 'none' ? 'none (where people buy for themselves)' : `${role} (${roleHints[role]})`)).join(', ')}.`,
      'Claim no research, survey, interview or statistic: every statement is a guess to be checked with real people. Describe nobody who is listed as described already.',
    ].join('\n'),
    data: {
      ...personasWriter.payload({ answers: readAnswers(data.draft), what: 'customers', taken: [], round: 0 }),
      'Described already': keptPersonas(data)
        .map(({ name, occupation, isAnti }) => [name.trim(), occupation.trim(), isAnti ? 'not served' : ''].filter(Boolean).join(', '))
        .filter((who) => who !== '')
        .join('\n'),
    },
  },
  schema: async () => (await import('./reply')).personasReplySchema,
  toParts: (reply) =>
    toSketches(reply).map((sketch, index) => ({
      id: partId(index),
      title: `Persona ${index + 1}: ${oneLine(sketch.name, 60)}`,
      text: toText(sketch),
    })),
});

/** Where a person of a reply goes: over the example of ours at the same place, over an unchanged one of the same name, or to the end. */
function findPlace({ personas }: PersonasData, sketch: Sketch, index: number): number | 'there' | 'full' {
  const same = personas.findIndex((persona) => !isTemplate(persona) && nameKey(persona.name) === nameKey(sketch.name));
  if (same >= 0) return personas[same]?.isExample && !personas[same].isAnti ? same : 'there';
  const example = personas[index];
  if (example && isTemplate(example)) return index;
  return isFull({ personas }) ? 'full' : personas.length;
}

interface Taken {
  data: PersonasData;
  /** What could not be taken, and why; empty where everything was. */
  problem: string;
}

export function takePersonas(data: PersonasData, reply: PersonasReply, chosen: ReadonlySet<string>, source: string): Taken {
  const problems: string[] = [];
  let next = data;
  let opened = '';
  toSketches(reply).forEach((sketch, index) => {
    if (!chosen.has(partId(index))) return;
    const place = findPlace(next, sketch, index);
    if (place === 'there') problems.push(`${sketch.name} is already among your personas, so that one is kept.`);
    else if (place === 'full') problems.push(`${mostPersonas} personas at most: delete one to take ${sketch.name}.`);
    else {
      const before = next.personas[place];
      const photo = before && nameKey(before.name) === nameKey(sketch.name) ? before.photo : '';
      const persona = { ...toPersona(sketch, idFor(next, next.made + 1)), photo, source: source.slice(0, 200) };
      opened ||= persona.id;
      next = { ...next, personas: next.personas.toSpliced(place, 1, persona), made: next.made + 1, selected: opened };
    }
  });
  return { data: next, problem: problems.join(' ') };
}
