import { fromAddressText, toAddressText } from '@/lib/bytes';
import { hashText } from '@/lib/random';
import { cleanName, mostOnBallot, nameKey, type Answer, type NameData } from './model';

const letters: Record<Exclude<Answer, ''>, string> = { yes: 'y', maybe: 'm', no: 'n' };

/** The names as one code that fits into a link. Nothing else is in it. */
export const toBallotCode = (names: readonly string[]) => toAddressText(new TextEncoder().encode(names.join('\n')));

/** The names of a ballot from its code or a link that ends in it; undefined where it is damaged. */
export function readBallot(typed: string): string[] | undefined {
  const code = typed.trim().replace(/^.*#vote=/s, '');
  if (!/^[\w-]{2,6000}$/.test(code)) return undefined;
  try {
    const bytes = fromAddressText(code);
    const names = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
    const isSound = names.length >= 2 && names.length <= mostOnBallot && names.every((name) => name !== '' && cleanName(name) === name);
    return isSound && new Set(names.map(nameKey)).size === names.length ? names : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a ballot someone sent before the user; the same one again keeps what was answered. Throws where it is damaged. */
export function openBallot(data: NameData, typed: string, mark: string): NameData {
  const names = readBallot(typed);
  if (!names) throw new Error('The ballot couldn’t be read.');
  const isSame = data.paper?.names.join('\n') === names.join('\n');
  return isSame ? data : { ...data, paper: { names, answers: names.map(() => '' as const), mark } };
}

const markOf = (names: readonly string[]) => hashText(names.join('\n')).toString(36);
/** Two letters that show whether a code was copied whole. */
const checkOf = (body: string) => (hashText(body) % 1296).toString(36).padStart(2, '0');

/** One person's answers as a code: which ballot, what was answered, and a mark that tells two people apart. No name is in it. */
export function toVoteCode(names: readonly string[], answers: readonly Answer[], unique: string): string {
  const given = names.map((_, index) => letters[answers[index] || 'no']).join('');
  const body = `${markOf(names)}-${given}-${hashText(unique).toString(36)}`;
  return `vote-${body}-${checkOf(body)}`;
}

export interface PastedVotes {
  /** Codes of this ballot that are new, each once. */
  codes: string[];
  /** How many of these come from someone who voted before: they take the place of the earlier vote. */
  changed: number;
  known: number;
  /** Codes of another ballot. */
  foreign: number;
  /** Codes that were not copied whole. */
  damaged: number;
}

interface ParsedVote {
  mark: string;
  given: string;
  voter: string;
  isWhole: boolean;
}

function parseVote(code: string): ParsedVote | undefined {
  const parts = /^vote-(([0-9a-z]{1,7})-([ymn]{1,12})-([0-9a-z]{1,7}))-([0-9a-z]{2})$/.exec(code);
  if (!parts) return undefined;
  const [, body = '', mark = '', given = '', voter = '', check = ''] = parts;
  return { mark, given, voter, isWhole: checkOf(body) === check };
}

const isOfBallot = (vote: ParsedVote, names: readonly string[]) =>
  vote.isWhole && vote.mark === markOf(names) && vote.given.length === names.length;

/** Finds vote codes in whatever was pasted: a message, a list, a whole chat. */
export function readVotes(pasted: string, names: readonly string[], known: readonly string[]): PastedVotes {
  const found = [...new Set((pasted.toLowerCase().match(/\bvote-[0-9a-z-]+/g) ?? []).map((code) => code.replace(/-+$/, '')))];
  const voters = new Set(known.map((code) => parseVote(code)?.voter));
  const result: PastedVotes = { codes: [], changed: 0, known: 0, foreign: 0, damaged: 0 };
  for (const code of found) {
    const vote = parseVote(code);
    if (known.includes(code)) result.known += 1;
    else if (!vote?.isWhole) result.damaged += 1;
    else if (isOfBallot(vote, names)) {
      result.codes.push(code);
      result.changed += voters.has(vote.voter) ? 1 : 0;
      voters.add(vote.voter);
    } else result.foreign += 1;
  }
  return result;
}

export interface Tally {
  name: string;
  yes: number;
  maybe: number;
  no: number;
  /** Two points for a yes, one for a maybe. */
  points: number;
}

/** The last word of each voter. The names by points, ties by the number of yes, then in the order of the ballot. */
export function countVotes(names: readonly string[], codes: readonly string[]): { tally: Tally[]; votes: number } {
  const valid = codes.flatMap((code) => parseVote(code) ?? []).filter((vote) => isOfBallot(vote, names));
  const votes = [...new Map(valid.map((vote) => [vote.voter, vote])).values()];
  const tally = names.map((name, index) => {
    const count = (letter: string) => votes.filter(({ given }) => given[index] === letter).length;
    const [yes, maybe, no] = [count('y'), count('m'), count('n')];
    return { name, yes, maybe, no, points: 2 * yes + maybe };
  });
  return { tally: tally.sort((one, other) => other.points - one.points || other.yes - one.yes), votes: votes.length };
}
