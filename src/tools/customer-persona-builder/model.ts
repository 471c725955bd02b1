import { choice, emptyDraft, findMissing, flag, integer, longText, readDraft, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { defineState } from '@/workspace/tool-state';
import type { TradeChoice } from '@/writer/trades/match';
import {
  businessModels,
  buyingRoles,
  evidenceKinds,
  roleNames,
  sampleAnswers,
  sections,
  type BusinessModel,
  type BuyingRole,
  type Section,
} from './content';
import type { Interview, Quote } from './quote';
import { samplePersonas } from './sample';

export const fields = {
  industry: text('Industry', {
    means: 'company.industry',
    required: 'Enter the industry.',
    placeholder: 'Bakery, bookkeeping software',
    maxLength: 200,
  }),
  productType: text('Product Type', {
    means: ['offer.what', 'offer.name'],
    placeholder: 'Mobile app, fresh bread, consulting',
    maxLength: 200,
  }),
  targetMarket: text('Target Market', {
    means: 'customers.who',
    required: 'Enter the target market.',
    placeholder: 'Busy parents, small clinics in Austria',
    maxLength: 300,
  }),
  businessModel: choice('Business Model', businessModels, { means: 'business.kind', placeholder: 'Select a business model' }),
  problem: text('What goes wrong today', { means: 'customers.problem', maxLength: 300 }),
  rivals: text('What they use instead', { means: 'market.rivals', hint: 'Separate with commas.', maxLength: 300 }),
  edge: text('Why you', { means: 'offer.edge', maxLength: 300 }),
  place: text('Where they are', { means: ['market.place', 'company.place'], maxLength: 160 }),
};
/** Asked for beside the button; the rest is the form itself. */
export const moreFields = ['problem', 'rivals', 'edge', 'place'] as const;
export type Answers = Omit<ValuesOf<typeof fields>, 'businessModel'> & { businessModel: BusinessModel | '' };

export const personaFields = {
  name: text('Name', { maxLength: 120, placeholder: 'A name you will remember' }),
  age: text('Age', { maxLength: 40, hint: 'Optional. A range will do.' }),
  occupation: text('Occupation', { maxLength: 160 }),
  income: text('Income', { maxLength: 120, hint: 'Optional.' }),
  location: text('Location', { maxLength: 160 }),
  buyingRole: choice('Buying role', buyingRoles, {
    default: 'none',
    labels: roleNames,
    hint: 'Where companies buy: who uses it, argues for it, can stop it, or pays.',
  }),
  bio: longText('Bio', { maxLength: 5_000 }),
  isAnti: flag('Anti-persona', { hint: 'Someone you decide not to serve.' }),
  reason: text('Why you do not serve them', { maxLength: 500 }),
};

export const lineFields = {
  text: text('Statement', { maxLength: 500 }),
  evidence: choice('Evidence', evidenceKinds, {
    default: 'assumed',
    labels: { assumed: 'Assumed', heard: 'Heard from people', data: 'Data' },
  }),
  people: integer('How many people', { min: 1, max: 1_000_000, placeholder: 'How many' }),
  source: text('Source', { maxLength: 300, placeholder: 'Where the figure is from' }),
};
export type Line = DraftOf<typeof lineFields> & { id: string };

type Lists = Record<Section, Line[]>;

export interface Persona extends DraftOf<typeof personaFields>, Lists {
  id: string;
  /** As it was made: nobody has changed a word of it. */
  isExample: boolean;
  /** The model that wrote it, as long as nobody has changed a word: "gemini-2.5-flash". */
  source?: string | undefined;
  /** One of the sample that was changed by hand: no longer a sample. */
  isEdited?: true | undefined;
  /** A square PNG of the user's own, in base64; empty where initials stand. */
  photo: string;
}

/** What a writer gives: words only. */
export type Sketch = Pick<Persona, 'name' | 'age' | 'occupation' | 'income' | 'location' | 'bio' | 'isAnti' | 'reason'> & {
  buyingRole: BuyingRole;
} & Record<Section, string[]>;

export interface PersonasData {
  draft: DraftOf<typeof fields>;
  interviews?: Interview[] | undefined;
  quotes?: Quote[] | undefined;
  personas: Persona[];
  selected: string;
  /** The trade whose questions are suggested: chosen, none wanted, or told by the industry. */
  trade?: TradeChoice;
  /** How often examples were made: the seed of the next ones. */
  seed: number;
  /** Counts ids, so that none comes twice. */
  made: number;
  /** Whether files carry age and income; null follows what became of the examples. */
  hasFigures: boolean | null;
}

export const mostPersonas = 5;
export const mostLines = 30;

const startWith = (draft: PersonasData['draft']): PersonasData => ({
  draft,
  personas: [],
  selected: '',
  seed: 0,
  made: 0,
  hasFigures: null,
});

/** Before version 2 fewer questions were asked. */
const addQuestions = (data: unknown) =>
  isObject(data) && 'draft' in data && isObject(data.draft) ? { ...data, draft: { ...emptyDraft(fields, ''), ...data.draft } } : data;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const state = defineState<PersonasData>({
  version: 2,
  migrate: addQuestions,
  isSample: ({ draft, personas }) => (personas.length > 0 ? hasSample({ personas }) : isSampleAnswers(readAnswers(draft))),
  start: ({ today }) => startWith(emptyDraft(fields, today)),
  sample: ({ today }) => {
    const start = startWith({ ...emptyDraft(fields, today), ...sampleAnswers });
    const made = samplePersonas.map((sketch, index) => toPersona(sketch, `sample-persona-${index + 1}`));
    const [first, ...others] = made;
    if (!first) return start;
    const heard = (line: Line, index: number): Line => (index === 0 ? { ...line, evidence: 'heard', people: '6' } : line);
    const asked = {
      ...first,
      isExample: false,
      goals: first.goals.map(heard),
      painPoints: first.painPoints.map(heard),
      preferredChannels: first.preferredChannels.map((line, index) =>
        index === 0 ? { ...line, evidence: 'data', source: 'Order book, made up for this sample' } : line,
      ),
    };
    return { ...start, personas: [asked, ...others], selected: asked.id, made: made.length };
  },
});

export const readAnswers = (draft: PersonasData['draft']): Answers => readDraft(fields, draft, { today: '', currency: 'USD' }).values;

/** What still has to be filled in, as the end of "Needs …"; empty when nothing is. */
export const listNeeds = (draft: PersonasData['draft']): string[] => findMissing(fields, draft).flatMap((name) => nouns[name] ?? []);
const nouns: Partial<Record<string, string>> = { industry: 'an industry', targetMarket: 'a target market' };

/** Answers nobody has made their own give personas that are nobody's. */
export const isSampleAnswers = ({ industry, targetMarket }: Pick<Answers, 'industry' | 'targetMarket'>) =>
  industry === sampleAnswers.industry && targetMarket === sampleAnswers.targetMarket;

/** An example of ours that nobody chose or changed: the only kind that makes way for others. */
export const isTemplate = ({ isExample, isAnti, source }: Persona) => isExample && !isAnti && source === undefined;

export const idFor = ({ draft }: Pick<PersonasData, 'draft'>, number: number) =>
  `${isSampleAnswers(readAnswers(draft)) ? 'sample-' : ''}persona-${number}`;

export const isSamplePersona = ({ id, isEdited }: Pick<Persona, 'id' | 'isEdited'>) => id.startsWith('sample-') && isEdited !== true;
export const hasSample = ({ personas }: Pick<PersonasData, 'personas'>) => personas.some(isSamplePersona);
/** Whether none of them is the user's own. */
export const isAllSample = ({ personas }: Pick<PersonasData, 'personas'>) => personas.length > 0 && personas.every(isSamplePersona);

export const emptyLine = (id: string, words = ''): Line => ({ ...emptyDraft(lineFields, ''), id, text: words });

export function toPersona(sketch: Sketch, id: string): Persona {
  const lists = Object.fromEntries(
    sections.map((section) => [section, sketch[section].map((words, index) => emptyLine(`${id}-${section}-${index + 1}`, words))]),
  ) as Lists;
  return { ...sketch, ...lists, id, isExample: true, photo: '' };
}

const emptyPersona = (id: string): Persona => ({
  ...emptyDraft(personaFields, ''),
  ...(Object.fromEntries(sections.map((section) => [section, []])) as unknown as Lists),
  id,
  isExample: false,
  photo: '',
});

/** The first answer to "Generate": the examples, with the first one open. */
export function putPersonas(data: PersonasData, sketches: readonly Sketch[]): PersonasData {
  const made = sketches.map((sketch, index) => toPersona(sketch, idFor(data, data.made + index + 1)));
  return { ...data, personas: made, selected: made[0]?.id ?? '', seed: data.seed + 1, made: data.made + made.length, hasFigures: null };
}

/** Others in place of the examples nobody has touched; what was changed stays. */
export function replaceExamples(data: PersonasData, sketches: readonly Sketch[]): PersonasData {
  const fresh = [...sketches];
  let made = data.made;
  let { selected } = data;
  const personas = data.personas.map((persona) => {
    if (!isTemplate(persona)) return persona;
    const sketch = fresh.shift();
    if (!sketch) return persona;
    made += 1;
    const next = toPersona(sketch, idFor(data, made));
    if (selected === persona.id) selected = next.id;
    return next;
  });
  return { ...data, personas, selected, made, seed: data.seed + 1 };
}

export const countExamples = ({ personas }: Pick<PersonasData, 'personas'>) => personas.filter(isTemplate).length;

export const isFull = ({ personas }: Pick<PersonasData, 'personas'>) => personas.length >= mostPersonas;

export function addPersona(data: PersonasData, sketch?: Sketch): PersonasData {
  if (isFull(data)) return data;
  const id = sketch ? idFor(data, data.made + 1) : `persona-${data.made + 1}`;
  const persona = sketch ? toPersona(sketch, id) : emptyPersona(id);
  return { ...data, personas: [...data.personas, persona], selected: id, made: data.made + 1, seed: data.seed + (sketch ? 1 : 0) };
}

export function duplicatePersona(data: PersonasData, id: string): PersonasData {
  const index = data.personas.findIndex((persona) => persona.id === id);
  const original = data.personas[index];
  if (!original || isFull(data)) return data;
  const copyId = `${isSamplePersona(original) ? 'sample-' : ''}persona-${data.made + 1}`;
  const copy = { ...original, id: copyId, name: original.name.trim() === '' ? '' : `${original.name} (copy)`.slice(0, 120) };
  return { ...data, personas: data.personas.toSpliced(index + 1, 0, copy), selected: copyId, made: data.made + 1 };
}

export function removePersona(data: PersonasData, id: string): PersonasData {
  const index = data.personas.findIndex((persona) => persona.id === id);
  const personas = data.personas.filter((persona) => persona.id !== id);
  const selected = data.selected === id ? (personas[Math.min(index, personas.length - 1)]?.id ?? '') : data.selected;
  return { ...data, personas, selected };
}

/** What the user writes makes the persona theirs: no longer an example. */
export const changePersona = (data: PersonasData, id: string, change: Partial<Persona>): PersonasData => ({
  ...data,
  personas: replaceById(data.personas, id, ({ source: _before, ...persona }) => ({
    ...persona,
    ...change,
    isExample: false,
    ...(isSamplePersona(persona) ? { isEdited: true as const } : {}),
  })),
});

/** A picture says nothing about the words. */
export const setPhoto = (data: PersonasData, id: string, photo: string): PersonasData => ({
  ...data,
  personas: replaceById(data.personas, id, (persona) => ({ ...persona, photo })),
});

export function addLine(data: PersonasData, id: string, section: Section): PersonasData {
  const persona = data.personas.find((candidate) => candidate.id === id);
  if (!persona || persona[section].length >= mostLines) return data;
  const line = emptyLine(`line-${data.made + 1}`);
  return { ...changePersona(data, id, { [section]: [...persona[section], line] }), made: data.made + 1 };
}

export function changeLine(data: PersonasData, id: string, section: Section, lineId: string, change: Partial<Line>): PersonasData {
  const persona = data.personas.find((candidate) => candidate.id === id);
  if (!persona) return data;
  return changePersona(data, id, { [section]: replaceById(persona[section], lineId, (line) => ({ ...line, ...change })) });
}

export function removeLine(data: PersonasData, id: string, section: Section, lineId: string): PersonasData {
  const persona = data.personas.find((candidate) => candidate.id === id);
  if (!persona) return data;
  return changePersona(data, id, { [section]: persona[section].filter((line) => line.id !== lineId) });
}

/** 'Create New': the answers stay, the personas go. */
export const startOver = (data: PersonasData): PersonasData => ({ ...data, personas: [], selected: '', seed: 0, hasFigures: null });

export const selectedPersona = ({ personas, selected }: PersonasData): Persona | undefined =>
  personas.find(({ id }) => id === selected) ?? personas[0];

const longestTitle = 40;

/** What a persona is called where there is little room; never empty. */
export function nameOf(personas: readonly Persona[], persona: Persona): string {
  const name = persona.name.trim().replace(/\s+/g, ' ');
  if (name === '') return `Persona ${personas.findIndex(({ id }) => id === persona.id) + 1}`;
  const letters = Array.from(name);
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : name;
}

/** Once someone has worked on them, guesses about age and money stay out of the files unless asked for. */
export const showsFigures = ({ hasFigures, personas }: Pick<PersonasData, 'hasFigures' | 'personas'>): boolean =>
  hasFigures ?? personas.every(({ isExample }) => isExample);
