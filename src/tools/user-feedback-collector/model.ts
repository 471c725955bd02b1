import { isDay, type Day } from '@/lib/dates';
import { choice, day, decimal, email, flag, integer, list, longText, money, range, text, type DraftOf, type RecordOf } from '@/lib/fields';
import { clamp, parseNumber } from '@/lib/numbers';
import { capitalise, foldText } from '@/lib/text';
import { recordsState } from '@/kinds/records/state';
import { sampleFeedback } from './sample';

export const types = ['bug', 'feature', 'improvement', 'general'] as const;
export const userTypes = ['free', 'trial', 'paid'] as const;
export type UserType = (typeof userTypes)[number];
export const categories = [
  'User Interface',
  'Performance',
  'Mobile App',
  'API',
  'Documentation',
  'Billing',
  'Security',
  'Integration',
  'Other',
] as const;
export const statuses = ['new', 'reviewing', 'planned', 'in-progress', 'completed', 'rejected'] as const;
export type Status = (typeof statuses)[number];
export const priorities = ['low', 'medium', 'high'] as const;

const labelsOf = <T extends string>(options: readonly T[]) =>
  Object.fromEntries(options.map((option) => [option, capitalise(option)])) as Record<T, string>;
export const typeLabels = labelsOf(types);
export const userTypeLabels = labelsOf(userTypes);
export const statusLabels = labelsOf(statuses);
export const priorityLabels = labelsOf(priorities);

export const fields = {
  type: choice('Type', types, { default: 'general', labels: typeLabels }),
  title: text('Title', { required: 'Enter a title.' }),
  description: longText('Description', { required: 'Enter a description.' }),
  rating: range('Rating', { min: 1, max: 5, default: '5', unit: ' of 5' }),
  ratingChosen: flag('Chosen by the user', { hint: 'Ticked once you pick a rating. Until then it is 5.' }),
  userEmail: email('User Email', { placeholder: 'Optional', autoComplete: 'off' }),
  userType: choice('User Type', userTypes, { default: 'free', labels: userTypeLabels }),
  category: choice('Category', categories, { default: 'Other' }),
  status: choice('Status', statuses, { default: 'new', labels: statusLabels }),
  priority: choice('Priority', priorities, { default: 'medium', labels: priorityLabels }),
  votes: integer('Votes', { default: '0' }),
  date: day('Submission Date', { default: 'today' }),
  tags: list('Tags', { placeholder: 'onboarding, dark mode' }),
  sources: list('Sources', { placeholder: 'Call, support mail, app store' }),
  revenue: money('Monthly Revenue', { min: 0, hint: 'What those asking for it pay you a month, added up' }),
  isPrivate: flag('Keep off the public roadmap'),
  voters: list('Voters'),
  otherEmails: list('Other Emails'),
  mergedFrom: longText('Merged From'),
};
export type Feedback = RecordOf<typeof fields>;

/** Beside the list: what a vote is worth, and where counting stops. */
export const optionFields = {
  weightBy: choice('Weigh votes by', ['nothing', 'plan', 'revenue'], {
    default: 'nothing',
    labels: { nothing: 'Nothing: one vote is one vote', plan: 'Plan of the voter', revenue: 'Monthly revenue behind it' },
  }),
  free: decimal('Weight of a free user', { default: '1', min: 0, max: 1_000_000 }),
  trial: decimal('Weight of a trial user', { default: '2', min: 0, max: 1_000_000 }),
  paid: decimal('Weight of a paid user', { default: '5', min: 0, max: 1_000_000 }),
  hasFloor: flag('Stop votes at 0', { hint: 'Votes below zero then show as 0. The count itself is kept, and is in the files.' }),
  formTitle: text('Title of the form', { placeholder: 'Your feedback' }),
  formIntro: longText('Words above it', { placeholder: 'What you would like to hear about' }),
  formEmail: email('Replies go to', { hint: 'Optional: your address, for the mail with the code.' }),
};
export type FeedbackExtra = DraftOf<typeof optionFields>;

export const state = recordsState<typeof fields, FeedbackExtra>({
  version: 2,
  fields,
  sample: sampleFeedback,
  extra: {
    weightBy: optionFields.weightBy.default,
    free: optionFields.free.default,
    trial: optionFields.trial.default,
    paid: optionFields.paid.default,
    hasFloor: false,
    formTitle: '',
    formIntro: '',
    formEmail: '',
  },
  migrate: addForm,
});

/** Version 1 had no form for others. */
function addForm(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('extra' in data) || typeof data.extra !== 'object') return data;
  return { ...data, extra: { formTitle: '', formIntro: '', formEmail: '', ...data.extra } };
}

/** A bug starts high, everything else in the middle. */
export const startPriority = (type: string) => (type === 'bug' ? 'high' : 'medium');

export interface Rated {
  day: Day;
  rating: number;
  isChosen: boolean;
}

const mergedLine = /^(\d{4}-\d{2}-\d{2}|undated) · rated ([1-5])( by default)? · /;

/** An entry that became part of another, on one line that can be read back. */
export function toMergedLine({ date, rating, ratingChosen, title, description }: Feedback): string {
  const words = `${title}: ${description}`.replace(/\s+/g, ' ').trim();
  return `${date || 'undated'} · rated ${clamp(rating, 1, 5)}${ratingChosen ? '' : ' by default'} · ${words}`;
}

/** Its own rating and those of what was merged into it, so that merging never changes an average. */
export function ratingsOf({ date, rating, ratingChosen, mergedFrom }: Feedback): Rated[] {
  const own = { day: date, rating, isChosen: ratingChosen };
  if (mergedFrom === '') return [own];
  const merged = mergedFrom.split('\n').flatMap((line): Rated[] => {
    const [, when = '', stars, byDefault] = mergedLine.exec(line) ?? [];
    return stars ? [{ day: isDay(when) ? when : '', rating: Number(stars), isChosen: !byDefault }] : [];
  });
  return [own, ...merged];
}

/** The mean, or nothing where there is nothing to divide by. */
export const averageOf = (ratings: readonly Rated[]): number | undefined =>
  ratings.length === 0 ? undefined : ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length;

export const shownVotes = ({ votes }: Feedback, hasFloor: boolean) => (hasFloor ? Math.max(0, votes) : votes);

const largestCount = Number.MAX_SAFE_INTEGER;
export const clampCount = (count: number) => clamp(count, -largestCount, largestCount);

/** One up or one down from what is shown. */
export function toVoted(entry: Feedback, step: 1 | -1, hasFloor: boolean): number {
  const next = clampCount(shownVotes(entry, hasFloor) + step);
  return hasFloor ? Math.max(0, next) : next;
}

interface Summary {
  total: number;
  fresh: number;
  votes: number;
  average: number | undefined;
  chosenAverage: number | undefined;
  chosen: number;
  ratings: number;
}

export function computeSummary(entries: readonly Feedback[], hasFloor: boolean): Summary {
  const ratings = entries.flatMap(ratingsOf);
  const chosen = ratings.filter(({ isChosen }) => isChosen);
  return {
    total: entries.length,
    fresh: entries.filter(({ status }) => status === 'new').length,
    votes: entries.reduce((sum, entry) => sum + shownVotes(entry, hasFloor), 0),
    average: averageOf(ratings),
    chosenAverage: averageOf(chosen),
    chosen: chosen.length,
    ratings: ratings.length,
  };
}

/** The board: every status and what stands in it, in the order of the list. */
export function toColumns(entries: readonly Feedback[]): { status: Status; entries: Feedback[] }[] {
  const columns = statuses.map((status) => ({ status, entries: [] as Feedback[] }));
  const byStatus = new Map(columns.map((column) => [column.status, column]));
  for (const entry of entries) byStatus.get(entry.status)?.entries.push(entry);
  return columns;
}

export const searchText = (entry: Feedback) =>
  [
    entry.title,
    entry.description,
    entry.category,
    entry.userEmail,
    entry.tags.join(' '),
    entry.sources.join(' '),
    entry.voters.join(' '),
    entry.otherEmails.join(' '),
    entry.mergedFrom,
  ].join(' ');

export interface Filter {
  query: string;
  type: 'all' | (typeof types)[number];
  status: 'all' | Status;
  userType: 'all' | UserType;
  tag: string;
  sort: 'newest' | 'votes' | 'score' | 'low' | 'priority';
}
export const startFilter: Filter = { query: '', type: 'all', status: 'all', userType: 'all', tag: 'all', sort: 'newest' };

/** A tag may be called "all", so in the filter a tag is told from that word by a mark. */
export const tagValue = (tag: string) => `#${tag}`;

/** Everything but the words of the search. */
export const isKept = (entry: Feedback, { type, status, userType, tag }: Filter): boolean =>
  (type === 'all' || entry.type === type) &&
  (status === 'all' || entry.status === status) &&
  (userType === 'all' || entry.userType === userType) &&
  (tag === 'all' || entry.tags.some((own) => foldText(tagValue(own)) === foldText(tag)));

/** What a typed weight means; what cannot be read counts as nothing, as the form says. */
const weightIn = (typed: string) => {
  const parsed = parseNumber(typed);
  return parsed.ok ? clamp(parsed.value, 0, 1_000_000) : 0;
};
export type Weights = Record<UserType, number>;
export const weightsOf = ({ free, trial, paid }: FeedbackExtra): Weights => ({
  free: weightIn(free),
  trial: weightIn(trial),
  paid: weightIn(paid),
});

const plain = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/** The same words are the same feedback, whenever and however they came in. */
export const identify = ({ title, description }: Feedback) => JSON.stringify([plain(title), plain(description)]);
