import { applyMove, type Move } from '@/kinds/board/moves';
import { longText, readDraft, emptyDraft, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { capitalise, toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { quadrants, sampleAnswers, type Quadrant, type StrategyKind } from './content';

export const fields = {
  companyName: text('Company Name', { required: 'Enter the company name.', autoComplete: 'organization', means: 'company.name' }),
  industry: text('Industry', { means: 'company.industry', required: 'Enter the industry.', placeholder: 'Restaurants, fintech' }),
  businessModel: text('Business Model', { means: 'business.model', placeholder: 'Monthly subscription' }),
  targetMarket: text('Target Market', { means: 'customers.who', placeholder: 'Independent clinics' }),
  keyProducts: longText('Key Products/Services', { means: ['offer.name', 'offer.what'], placeholder: 'Online booking, reminders' }),
  mainCompetitors: longText('Main Competitors', { means: 'market.rivals', placeholder: 'One or more, separated by commas' }),
};
export type Answers = ValuesOf<typeof fields>;

export interface Item {
  id: string;
  quadrant: Quadrant;
  text: string;
  evidence: string;
  weight: number;
  /** Suggestions count for nothing until they are kept. */
  isKept: boolean;
  /** The model whose words these are, as long as nobody has changed them. */
  by?: string | undefined;
}

/** As many as a saved file may hold. */
export const mostItems = 2000;

export interface Strategy {
  id: string;
  kind: StrategyKind;
  text: string;
  /** Ids of the items it links; their numbers are looked up when shown, so moves never break them. */
  links: string[];
  /** Written by the tool and not touched since. */
  isDraft: boolean;
}

export interface SwotData {
  draft: DraftOf<typeof fields>;
  hasResult: boolean;
  items: Item[];
  strategies: Strategy[];
  /** How often suggestions were written: the seed of the next set. */
  seed: number;
  /** Counts everything ever added, so that no id is used twice. */
  made: number;
}

export const state = defineState<SwotData>({
  version: 3,
  migrate: (data, version) => (version === 1 ? withoutCoaching(data) : data),
  innerVersion: ({ company, day, items }) => ({ name: company, day, part: { items, hasResult: true } }),
  title: ({ draft }) => draft.companyName,
  isSample: (data) => isSample(data),
  start: ({ today }) => emptyAnalysis(emptyDraft(fields, today)),
  sample: () => emptyAnalysis({ ...sampleAnswers }),
});

const sampleNames = Object.keys(sampleAnswers) as (keyof typeof sampleAnswers)[];
const isSampleAnswer = (draft: SwotData['draft'], name: keyof typeof sampleAnswers) =>
  sampleAnswers[name] !== '' && draft[name] === sampleAnswers[name];

/** The company of the sample, however far its analysis has come; changing one answer does not make the others the user's own. */
export const isSample = ({ draft }: Pick<SwotData, 'draft'>) => sampleNames.filter((name) => isSampleAnswer(draft, name)).length > 1;

/** What stands on its papers: whole only while none of the answers is the user's own. */
export function sampleMark({ draft }: Pick<SwotData, 'draft'>): '' | 'Sample' | 'Partly sample' {
  if (!isSample({ draft })) return '';
  return sampleNames.every((name) => draft[name].trim() === '' || isSampleAnswer(draft, name)) ? 'Sample' : 'Partly sample';
}

/** Beside answers of the user's own, those of the sample. */
export const isMarkedAnswer = ({ draft }: Pick<SwotData, 'draft'>, name: keyof typeof sampleAnswers): boolean =>
  sampleMark({ draft }) === 'Partly sample' && isSampleAnswer(draft, name);

const emptyAnalysis = (draft: SwotData['draft']): SwotData => ({
  draft,
  hasResult: false,
  items: [],
  strategies: [],
  seed: 0,
  made: 0,
});

export const readAnswers = ({ draft }: SwotData): Answers => readDraft(fields, draft, { today: '', currency: 'USD' }).values;

/** In version 1 a suggestion was advice around a subject. As a point of the analysis the subject is what was meant. */
function withoutCoaching(data: unknown): unknown {
  const old = data as { items: OldItem[] };
  const settle = ({ subject, ...item }: OldItem) => (subject === '' ? item : { ...item, text: capitalise(subject) });
  return { ...old, items: old.items.map(settle) };
}
interface OldItem {
  subject: string;
  text: string;
}

export type Suggestions = Record<Quadrant, string[]>;

const suggestedPerQuadrant = 8;
const usualWeight = 3;
export const weights = [1, 2, 3, 4, 5] as const;

const newItem = (id: number, quadrant: Quadrant, more: Partial<Item>): Item => ({
  id: `item-${id}`,
  quadrant,
  text: '',
  evidence: '',
  weight: usualWeight,
  isKept: false,
  ...more,
});

/** Kept items stay; every quadrant is filled up to eight with suggestions it does not hold yet. */
export function putSuggestions(data: SwotData, suggestions: Suggestions): SwotData {
  let made = data.made;
  const items = quadrants.flatMap((quadrant) => {
    const kept = data.items.filter((item) => item.quadrant === quadrant && item.isKept);
    const added = suggestions[quadrant]
      .filter((suggested) => !kept.some((item) => item.text === suggested))
      .slice(0, Math.max(0, suggestedPerQuadrant - kept.length))
      .map((suggested) => newItem((made += 1), quadrant, { text: suggested }));
    return [...kept, ...added];
  });
  return { ...data, items, made, hasResult: true, seed: data.seed + 1 };
}

export function addItem(data: SwotData, quadrant: Quadrant, typed: string, by?: string): SwotData {
  const made = data.made + 1;
  const item = newItem(made, quadrant, { text: typed.trim(), isKept: true, ...(by ? { by } : {}) });
  return { ...data, made, items: [...data.items, item] };
}

export const changeItem = (data: SwotData, id: string, change: Partial<Item>): SwotData => ({
  ...data,
  items: replaceById(data.items, id, (item) => ({ ...item, ...change })),
});

/** What the user wrote is the user's own: it counts as kept. An emptied text leaves the item as it was. */
export function rewriteItem(data: SwotData, id: string, typed: string): SwotData {
  const item = data.items.find((candidate) => candidate.id === id);
  const written = typed.trim();
  if (!item || written === '' || written === item.text) return data;
  return changeItem(data, id, { text: written, isKept: true, by: undefined });
}

export const removeItems = (data: SwotData, isGone: (item: Item) => boolean): SwotData => ({
  ...data,
  items: data.items.filter((item) => !isGone(item)),
});

export const moveItem = (data: SwotData, move: Move): SwotData => ({
  ...data,
  items: applyMove(
    data.items,
    move,
    ({ quadrant }) => quadrant,
    (item, column) => ({ ...item, quadrant: quadrants.find((quadrant) => quadrant === column) ?? item.quadrant }),
  ),
});

/** Back to the form with the answers as they were; dated versions stay. */
export const startOver = (data: SwotData): SwotData => ({ ...data, hasResult: false, items: [], strategies: [], seed: 0 });

export interface Numbered extends Item {
  /** "S2": its place in its quadrant. */
  number: string;
  isTop: boolean;
}
export type Board = Record<Quadrant, Numbered[]>;

const topCount = 3;

export function toBoard(items: readonly Item[]): Board {
  const column = (quadrant: Quadrant): Numbered[] => {
    const members = items.filter((item) => item.quadrant === quadrant);
    const top = new Set(rankItems(members.filter(({ isKept }) => isKept)).slice(0, topCount));
    const letter = quadrant.charAt(0).toUpperCase();
    return members.map((item, index) => ({ ...item, number: `${letter}${index + 1}`, isTop: top.has(item) }));
  };
  return {
    strengths: column('strengths'),
    weaknesses: column('weaknesses'),
    opportunities: column('opportunities'),
    threats: column('threats'),
  };
}

/** What was kept, under the numbers it has on the screen. */
export const keptOn = (board: Board): Board => {
  const kept = (items: readonly Numbered[]) => items.filter(({ isKept }) => isKept);
  return {
    strengths: kept(board.strengths),
    weaknesses: kept(board.weaknesses),
    opportunities: kept(board.opportunities),
    threats: kept(board.threats),
  };
};

/** Kept before suggested, heavy before light; equals keep their order. */
export const rankItems = <T extends Item>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => Number(b.isKept) - Number(a.isKept) || b.weight - a.weight);

/** Only what is kept has weight. */
export const totalOf = (items: readonly Item[]) => items.reduce((sum, { isKept, weight }) => sum + (isKept ? weight : 0), 0);

const vagueWords =
  /\b(good|great|best|better|nice|strong|solid|excellent|high|quality|innovative|experienced|unique|bad|poor|weak|low|small|big|large|many|lots|some|several|few|various|competition|growth)\b/i;

/** "Good team" cannot be checked; a figure or evidence can. */
export function isVague({ text: written, evidence, isKept }: Item): boolean {
  if (!isKept || evidence.trim() !== '' || /\p{N}/u.test(written)) return false;
  const words = written.split(/\s+/).filter(Boolean).length;
  return words <= 3 || (words <= 7 && vagueWords.test(written));
}

export const companyOf = (data: SwotData) => data.draft.companyName.replace(/\s+/g, ' ').trim();

export function fileStem(data: SwotData): string {
  const short = Array.from(toSlug(companyOf(data)))
    .slice(0, 50)
    .join('');
  const stem = toFileName(`${short}-swot-analysis`, 'txt', 'swot-analysis').replace(/\.txt$/, '');
  return sampleMark(data) === 'Sample' ? `sample-${stem}` : stem;
}
