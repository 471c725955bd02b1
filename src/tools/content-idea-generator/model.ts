import type { Day } from '@/lib/dates';
import { choice, emptyDraft, findMissing, flag, longText, readDraft, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { foldText } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import type { TradeChoice } from '@/writer/trades/match';
import { goals, mixes, pillars, platformNames, platforms, sampleAnswers, tones, type Mix, type Pillar, type Platform } from './content';

export const fields = {
  industry: text('Industry/Business Type', {
    means: 'company.industry',
    required: 'Enter the industry.',
    placeholder: 'Bakery, bookkeeping software',
    maxLength: 200,
  }),
  targetAudience: text('Target Audience', {
    means: 'customers.who',
    required: 'Enter the audience.',
    placeholder: 'Busy parents, small clinics',
    maxLength: 200,
  }),
  contentGoal: choice('Content Goal', goals, { default: 'Brand Awareness' }),
  instagram: flag(platformNames.instagram, { default: true }),
  twitter: flag(platformNames.twitter, { default: true }),
  linkedin: flag(platformNames.linkedin),
  facebook: flag(platformNames.facebook),
  tiktok: flag(platformNames.tiktok),
  youtube: flag(platformNames.youtube),
  tone: choice('Tone', tones, {
    default: 'professional',
    labels: {
      professional: 'Professional',
      casual: 'Casual',
      humorous: 'Humorous',
      inspirational: 'Inspirational',
      educational: 'Educational',
      conversational: 'Conversational',
    },
  }),
  what: text('What you sell', { means: ['offer.what', 'offer.name'], maxLength: 200 }),
  problem: text('What goes wrong today', { means: 'customers.problem', maxLength: 200 }),
  rivals: text('What they use instead', { means: 'market.rivals', maxLength: 200 }),
  edge: text('Why you', { means: 'offer.edge', maxLength: 200 }),
  proof: text('What you can show for it', { means: 'business.proof', maxLength: 200 }),
};
/** Asked for beside the button; the rest is the form itself. */
export const moreFields = ['what', 'problem', 'rivals', 'edge', 'proof'] as const;
export type Answers = ValuesOf<typeof fields>;

/** What the user may change of an idea. */
export const ideaFields = {
  title: text('Title', { required: 'Give the idea a title.', maxLength: 300 }),
  description: longText('Description', { maxLength: 5_000 }),
  platform: choice('Platform', platforms, { labels: platformNames }),
  contentType: text('Content Type', { maxLength: 80 }),
  hashtags: text('Hashtags', { hint: 'Separate with spaces.', maxLength: 500 }),
};

/** The day and the network an idea is planned for. */
export interface Planned {
  day: Day;
  on: Platform;
}

export interface Idea {
  id: string;
  title: string;
  description: string;
  platform: Platform;
  contentType: string;
  hashtags: string[];
  pillar: Pillar;
  isFavourite: boolean;
  /** The model that wrote it, where the user took it over from one. */
  source?: string | undefined;
  /** Made from the sample answers, and nobody has changed it since. */
  isSample?: true | undefined;
  /** Its words were changed by hand: a new list leaves it where it is. */
  isEdited?: true | undefined;
  planned?: Planned | undefined;
  /** What the user filled in to write it from. */
  facts?: Record<string, string> | undefined;
}

export interface IdeasData {
  draft: DraftOf<typeof fields>;
  /** The trade whose topics are suggested: chosen, none wanted, or told by the industry. */
  trade?: TradeChoice;
  /** Parts of the list by pillar; null follows the goal. */
  mix: Mix | null;
  ideas: Idea[];
  /** Starred in earlier lists, and kept when a new one is made. */
  kept: Idea[];
  /** Titles of earlier lists, so that a new one brings something new. */
  used: string[];
  /** How often a list was made: the seed of the next one. */
  seed: number;
}

export const ideaCount = 15;
export const mostIdeas = 200;
const mostUsed = 600;

const startWith = (draft: IdeasData['draft']): IdeasData => ({ draft, mix: null, ideas: [], kept: [], used: [], seed: 0 });

/** Before version 2 fewer questions were asked. */
const addQuestions = (data: unknown) =>
  isObject(data) && 'draft' in data && isObject(data.draft) ? { ...data, draft: { ...emptyDraft(fields, ''), ...data.draft } } : data;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const state = defineState<IdeasData>({
  version: 2,
  migrate: addQuestions,
  isSample: (data) => hasSampleWork(data),
  start: ({ today }) => startWith(emptyDraft(fields, today)),
  sample: ({ today }) => startWith({ ...emptyDraft(fields, today), ...sampleAnswers }),
});

export const readAnswers = (draft: IdeasData['draft']): Answers => readDraft(fields, draft, { today: '', currency: 'USD' }).values;

export const chosenPlatforms = (answers: Answers): Platform[] => platforms.filter((platform) => answers[platform]);

/** What still has to be filled in, as the end of "Needs …"; empty when nothing is. */
export const listNeeds = (draft: IdeasData['draft']): string[] => [
  ...findMissing(fields, draft).flatMap((name) => nouns[name] ?? []),
  ...(platforms.some((platform) => draft[platform]) ? [] : ['a platform']),
];
const nouns: Partial<Record<string, string>> = { industry: 'an industry', targetAudience: 'a target audience' };

export const isSampleAnswers = ({ industry, targetAudience }: Pick<Answers, 'industry' | 'targetAudience'>) =>
  industry === sampleAnswers.industry && targetAudience === sampleAnswers.targetAudience;

export const mixOf = ({ mix }: Pick<IdeasData, 'mix'>, { contentGoal }: Pick<Answers, 'contentGoal'>): Mix => mix ?? mixes[contentGoal];

export const leastPillars = 3;
export const countPillars = (mix: Mix) => pillars.filter((pillar) => mix[pillar] > 0).length;

/** How many ideas each pillar gets: whole numbers that add up, the largest rests first. */
export function spreadIdeas(mix: Mix, count = ideaCount): Record<Pillar, number> {
  const total = pillars.reduce((sum, pillar) => sum + mix[pillar], 0);
  const exact = pillars.map((pillar) => ({ pillar, share: total > 0 ? (mix[pillar] / total) * count : count / pillars.length }));
  const spread = Object.fromEntries(exact.map(({ pillar, share }) => [pillar, Math.floor(share)])) as Record<Pillar, number>;
  const rest = count - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const byRest = [...exact].sort((a, b) => (b.share % 1) - (a.share % 1));
  for (const { pillar } of byRest.slice(0, rest)) spread[pillar] += 1;
  return spread;
}

export const countByPillar = (ideas: readonly Idea[]): Record<Pillar, number> =>
  Object.fromEntries(pillars.map((pillar) => [pillar, ideas.filter((idea) => idea.pillar === pillar).length])) as Record<Pillar, number>;

export const titleKey = (title: string) => foldText(title.trim());

/** Made from the sample answers: so marked until somebody changes it. */
export const sampleMark = (draft: IdeasData['draft']): Pick<Idea, 'isSample'> =>
  isSampleAnswers(readAnswers(draft)) ? { isSample: true } : {};

export const hasSample = (ideas: readonly Idea[]) => ideas.some(({ isSample }) => isSample);

/** The answers count only until there are ideas. */
export const hasSampleWork = ({ draft, ideas, kept }: IdeasData) =>
  ideas.length + kept.length > 0 ? hasSample([...ideas, ...kept]) : isSampleAnswers(readAnswers(draft));

/** A new list; what was starred is kept beside it, what was edited or taken over from a model stays in it. Ids are never used again: the calendar knows an idea by its own. */
export function putIdeas(data: IdeasData, made: readonly Omit<Idea, 'id' | 'isFavourite'>[], makeId: () => string): IdeasData {
  const starred = data.ideas.filter(({ isFavourite }) => isFavourite);
  const taken = data.ideas.filter(({ source, isEdited, isFavourite }) => (source !== undefined || isEdited) && !isFavourite);
  const mark = sampleMark(data.draft);
  return {
    ...data,
    ideas: [...taken.slice(0, mostIdeas - made.length), ...made.map((idea) => ({ ...idea, ...mark, id: makeId(), isFavourite: false }))],
    kept: [...starred, ...data.kept],
    used: [...data.ideas.map(({ title }) => titleKey(title)), ...data.used].slice(0, mostUsed),
    seed: data.seed + 1,
  };
}

export const changeIdea = (data: IdeasData, id: string, change: Partial<Idea>): IdeasData => ({
  ...data,
  ideas: replaceById(data.ideas, id, (idea) => ({ ...idea, ...change })),
  kept: replaceById(data.kept, id, (idea) => ({ ...idea, ...change })),
});

export const removeIdea = (data: IdeasData, id: string): IdeasData => ({
  ...data,
  ideas: data.ideas.filter((idea) => idea.id !== id),
  kept: data.kept.filter((idea) => idea.id !== id),
});

/** A star taken off in the list stays there; taken off what was kept, the idea goes. */
export function toggleFavourite(data: IdeasData, id: string): IdeasData {
  const kept = data.kept.some((idea) => idea.id === id);
  if (kept) return removeIdea(data, id);
  const idea = data.ideas.find((candidate) => candidate.id === id);
  return idea ? changeIdea(data, id, { isFavourite: !idea.isFavourite }) : data;
}

export const planIdea = (data: IdeasData, id: string, planned: Planned): IdeasData => changeIdea(data, id, { planned });

/** A change of its words makes it the user's own. */
export const editIdea = (data: IdeasData, id: string, change: Partial<Idea>): IdeasData =>
  changeIdea(data, id, { ...change, isSample: undefined, isEdited: true });

/** What an idea being edited is kept under, with the work: another screen or a filter must not swallow what was typed. */
export const slotOf = ({ id }: Pick<Idea, 'id'>) => `idea-${id}`;

/** What was typed for ideas that are still there. */
export function keepForms({ ideas, kept }: IdeasData, drafts: Record<string, unknown>): Record<string, unknown> {
  const open = new Set([...ideas, ...kept].map(slotOf));
  return Object.fromEntries(Object.entries(drafts).filter(([name]) => open.has(name)));
}

/** Hashtags as typed: with or without the sign, separated by spaces or commas. */
export const readHashtags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, ''))
      .filter((tag) => tag !== '')
      .slice(0, 30),
  ),
];

export const showHashtags = (hashtags: readonly string[]) => hashtags.map((tag) => `#${tag}`).join(' ');

/** An idea as it is copied. */
export const toIdeaText = ({ title, description, hashtags }: Idea) =>
  [title, description, showHashtags(hashtags)].filter((part) => part !== '').join('\n\n');
