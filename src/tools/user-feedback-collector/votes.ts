import { longTextLimit, shortTextLimit } from '@/lib/fields';
import { clamp } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import { asEdited } from '@/kinds/records/state';
import { clampCount, toMergedLine, userTypes, type Feedback, type UserType, type Weights } from './model';

/** The one who runs the list, by the name their own vote stands under. */
export const self = 'You';

/** As many names as a list can be kept with. */
const mostVoters = 500;

interface Voter {
  name: string;
  userType: UserType | '';
}

const written = new RegExp(`^(.+) \\((${userTypes.join('|')})\\)$`);

export function parseVoter(text: string): Voter {
  const [, name, userType] = written.exec(text.trim()) ?? [];
  return name ? { name: name.trim(), userType: userType as UserType } : { name: text.trim(), userType: '' };
}

/** Names stand in one list, so a comma inside one would make it two. */
const formatVoter = ({ name, userType }: Voter) => {
  const { name: clean } = parseVoter(name.replace(/[\s,]+/g, ' '));
  return userType ? `${clean} (${userType})` : clean;
};

const keyOf = (text: string) => foldText(parseVoter(text).name).replace(/\s+/g, ' ').trim();

/** Each name once, the first way it was written. */
function uniqueVoters(voters: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const voter of voters) {
    const key = keyOf(voter);
    if (key !== '' && !seen.has(key)) seen.set(key, voter);
  }
  return [...seen.values()];
}

export const votersOf = (entry: Feedback): Voter[] => uniqueVoters(entry.voters).map(parseVoter);

const isNamed = (entry: Feedback, name: string) => {
  const key = keyOf(formatVoter({ name, userType: '' }));
  return entry.voters.some((voter) => keyOf(voter) === key);
};

export const hasOwnVote = (entry: Feedback) => entry.voters.length > 0 && isNamed(entry, self);

/** Why this person cannot vote here, or nothing. */
export function refuseVoter(entry: Feedback, name: string): string | undefined {
  const { name: clean } = parseVoter(formatVoter({ name, userType: '' }));
  if (keyOf(clean) === '') return 'Enter a name.';
  if (clean.length > shortTextLimit - 20) return 'This name is too long.';
  if (isNamed(entry, clean)) return `${clean} has already voted. Everyone has one vote.`;
  return entry.voters.length >= mostVoters ? `${mostVoters} names are the most one entry can hold.` : undefined;
}

export const addVoter = (entry: Feedback, voter: Voter): Partial<Feedback> => ({
  votes: clampCount(entry.votes + 1),
  voters: [...entry.voters, formatVoter(voter)],
});

export function removeVoter(entry: Feedback, name: string): Partial<Feedback> {
  const key = keyOf(formatVoter({ name, userType: '' }));
  return { votes: clampCount(entry.votes - 1), voters: entry.voters.filter((voter) => keyOf(voter) !== key) };
}

/** Named voters count by their own plan; all other votes by that of the person who sent the entry in. */
export function computeScore(entry: Feedback, weights: Weights): number {
  const voters = votersOf(entry);
  const named = voters.reduce((sum, { userType }) => sum + weights[userType || entry.userType], 0);
  return named + (entry.votes - voters.length) * weights[entry.userType];
}

const union = (...lists: (readonly string[])[]): string[] => {
  const seen = new Map<string, string>();
  for (const item of lists.flat()) if (item.trim() !== '' && !seen.has(foldText(item.trim()))) seen.set(foldText(item.trim()), item);
  return [...seen.values()];
};

/**
 * What stays has the words and the status of the first; votes, voters, tags, sources, addresses, revenue and ratings of both.
 * Someone who voted for both has one vote.
 */
export function mergeEntries(into: Feedback, from: Feedback): Feedback {
  const voters = uniqueVoters([...into.voters, ...from.voters]);
  const twice = uniqueVoters(into.voters).length + uniqueVoters(from.voters).length - voters.length;
  const [userEmail = '', ...otherEmails] = union([into.userEmail, from.userEmail], into.otherEmails, from.otherEmails);
  return {
    ...into,
    votes: clampCount(into.votes + from.votes - twice),
    voters,
    tags: union(into.tags, from.tags),
    sources: union(into.sources, from.sources),
    userEmail,
    otherEmails,
    revenue: clamp(into.revenue + from.revenue, 0, Number.MAX_SAFE_INTEGER),
    mergedFrom: [into.mergedFrom, toMergedLine(from), from.mergedFrom].filter((part) => part !== '').join('\n'),
  };
}

/** Lists and texts have a most they can hold; a merge past it would lose something. */
export function canMerge(into: Feedback, from: Feedback): boolean {
  const { voters, tags, sources, otherEmails, mergedFrom } = mergeEntries(into, from);
  return [voters, tags, sources, otherEmails].every(({ length }) => length <= mostVoters) && mergedFrom.length <= longTextLimit;
}

/** The list with one entry gone into the other. */
export const mergeWithin = (entries: readonly Feedback[], into: Feedback, from: Feedback): Feedback[] =>
  entries.flatMap((entry) => (entry.id === from.id ? [] : [entry.id === into.id ? asEdited(mergeEntries(into, from)) : entry]));
