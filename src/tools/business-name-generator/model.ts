import { choice, emptyDraft, text, type DraftOf } from '@/lib/fields';
import { foldText, toFileName, toSlug } from '@/lib/text';
import { toDomain } from '@/lib/domains';
import { defineState } from '@/workspace/tool-state';
import { lengths, sampleAnswers, styles } from './content';

export const fields = {
  industry: text('Industry', {
    means: 'company.industry',
    placeholder: 'Bakery, pet food delivery, tax software',
    required: 'Enter your industry.',
  }),
  keywords: text('Keywords', {
    placeholder: 'rye, morning, hearth',
    hint: 'Optional. Words that belong to your business, separated by commas.',
  }),
  style: choice('Style', styles, {
    default: 'modern',
    labels: { modern: 'Modern', classic: 'Classic', creative: 'Creative', descriptive: 'Descriptive', abstract: 'Abstract' },
  }),
  length: choice('Length', lengths, {
    default: 'medium',
    labels: { short: 'Short (1-2 words)', medium: 'Medium (2-3 words)', long: 'Long (3+ words)' },
  }),
};
export type Answers = DraftOf<typeof fields>;
export type Style = (typeof styles)[number];
export type Length = (typeof lengths)[number];

/** What a list was made from. The same of these gives the same names. */
export interface Made {
  answers: Answers;
  /** Which list; "Regenerate" goes on to the next. */
  seed: number;
  /** A name of the list that more are wanted of: made the same way, from the same word. */
  like?: Like | undefined;
}

export interface Like {
  name: string;
  category: string;
  /** The user's word in it; empty where there is none. */
  word: string;
}

/** A name on the shortlist. */
export interface Shortlisted {
  id: string;
  name: string;
  /** How it came about, in a sentence. */
  origin: string;
  note: string;
  /** A sample that was noted on is the user's own. */
  isEdited?: true | undefined;
}

/** A name a model came up with and the user took over. */
export interface Idea {
  name: string;
  description: string;
  /** Which model. */
  source: string;
}

/** A ballot someone sent, and what is answered on it so far. */
export interface Paper {
  names: string[];
  answers: Answer[];
  /** Tells this vote from another with the same answers. */
  mark: string;
}
export type Answer = 'yes' | 'maybe' | 'no' | '';

export interface NameData {
  answers: Answers;
  made: Made | null;
  ideas?: Idea[] | undefined;
  shortlist: Shortlisted[];
  /** The name that was decided on; other tools are offered it. */
  chosen?: string | undefined;
  /** The names put to the vote; empty before. */
  ballot: string[];
  /** Vote codes that came back. */
  votes: string[];
  paper: Paper | null;
}

export const longestName = 80;
export const mostPicks = 60;
export const mostOnBallot = 12;
export const mostVotes = 500;
export const mostSeeds = 100_000;

export const state = defineState<NameData>({
  version: 1,
  isSample: (data) => hasSample(data),
  start: ({ today }) => ({ answers: emptyDraft(fields, today), made: null, shortlist: [], ballot: [], votes: [], paper: null }),
  sample: () => ({
    answers: sampleAnswers,
    made: { answers: sampleAnswers, seed: 0 },
    shortlist: [
      { id: 'sample-1', name: 'Ryeloft', origin: '“Rye” and “loft” in one word.', note: 'Short enough for the sign' },
      { id: 'sample-2', name: 'Hearth & Rye', origin: 'Two of your words side by side.', note: '' },
      { id: 'sample-3', name: 'Morning Assembly', origin: '“Morning” with people coming together.', note: 'Ask the neighbors' },
    ],
    ballot: [],
    votes: [],
    paper: null,
  }),
});

const hasSampleAnswers = ({ industry, keywords }: Answers) => industry === sampleAnswers.industry && keywords === sampleAnswers.keywords;

export const isSamplePick = ({ id, isEdited }: Shortlisted) => id.startsWith('sample-') && isEdited !== true;

/** While anything of the sample is left, the screen says so. */
export const hasSample = ({ answers, shortlist }: Pick<NameData, 'answers' | 'shortlist'>) =>
  shortlist.some(isSamplePick) || hasSampleAnswers(answers);

export const isStale = ({ answers, made }: NameData) =>
  made !== null && (Object.keys(fields) as (keyof Answers)[]).some((name) => answers[name].trim() !== made.answers[name].trim());

/** The choices as they are meant, whatever a file from elsewhere holds. */
export const readStyle = (typed: string): Style => styles.find((style) => style === typed) ?? 'modern';
export const readLength = (typed: string): Length => lengths.find((length) => length === typed) ?? 'medium';

/** A name without capitals, accents, spaces and marks: two names that share it are the same name. */
export const nameKey = (name: string) =>
  foldText(name)
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** "pineandparcel.com"; undefined where no domain can be made of the name. */
export function domainOf(name: string, ending = 'com'): string | undefined {
  const label = foldText(name.replaceAll('ß', 'ss'))
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}-]/gu, '');
  return toDomain(label, ending);
}

export const countWords = (name: string) => name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Names typed or pasted: one a line or with commas between them, each once. */
export function readNames(typed: string): string[] {
  const seen = new Set<string>();
  return typed
    .split(/[,;\n]/)
    .map((part) => cleanName(part))
    .filter((name) => {
      const key = nameKey(name);
      return key === '' || seen.has(key) ? false : seen.add(key);
    });
}

/** One line without control characters, no longer than a name may be. */
export const cleanName = (typed: string) =>
  Array.from(typed.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, longestName)
    .join('')
    .trim();

export const hasPick = (shortlist: readonly Shortlisted[], name: string) => shortlist.some((pick) => nameKey(pick.name) === nameKey(name));

export function addPicks(data: NameData, added: readonly Shortlisted[]): NameData {
  const fresh = added.filter((pick, index) => !hasPick(data.shortlist, pick.name) && !hasPick(added.slice(0, index), pick.name));
  return fresh.length === 0 ? data : { ...data, shortlist: [...data.shortlist, ...fresh].slice(0, mostPicks) };
}

export const removePick = (data: NameData, name: string): NameData => ({
  ...data,
  shortlist: data.shortlist.filter((pick) => nameKey(pick.name) !== nameKey(name)),
});

export const notePick = (data: NameData, id: string, note: string): NameData => ({
  ...data,
  shortlist: data.shortlist.map((pick) =>
    pick.id === id ? { ...pick, note, ...(isSamplePick(pick) ? { isEdited: true as const } : {}) } : pick,
  ),
});

type ListKind = 'business-names' | 'name-shortlist';

/** "business-names-bakery". A file is a sample's only where nothing in it is the user's own. */
export function fileStem(data: NameData, kind: ListKind): string {
  const { answers } = data.made ?? data;
  const slug = toSlug(answers.industry);
  const stem = toFileName(slug === '' ? kind : `${kind}-${slug}`, 'csv', kind).replace(/\.csv$/, '');
  const { shortlist } = data;
  const isSample = kind === 'name-shortlist' ? shortlist.length > 0 && shortlist.every(isSamplePick) : hasSampleAnswers(answers);
  return isSample ? `sample-${stem}` : stem;
}
