import { foldText } from '@/lib/text';
import { tradeWords } from './lexicon';
import { readBasis, readPairs, type Basis } from './roots';
import type { Answers } from './model';
import * as words from './style-words';

export type StrengthClass = 'fanciful' | 'arbitrary' | 'suggestive' | 'descriptive' | 'generic';

export interface Strength {
  kind: StrengthClass;
  /** Why this name is put into this class. */
  reason: string;
}

/** The five classes that US courts sort marks into, from strongest to weakest. */
export const classes: Record<StrengthClass, { label: string; meaning: string; isWeak: boolean }> = {
  fanciful: { label: 'Fanciful', meaning: 'A made-up word. The strongest kind of trademark.', isWeak: false },
  arbitrary: { label: 'Arbitrary', meaning: 'A real word that has nothing to do with what you sell. Strong.', isWeak: false },
  suggestive: { label: 'Suggestive', meaning: 'Hints at what you sell; it takes a thought to get there. Can be protected.', isWeak: false },
  descriptive: {
    label: 'Descriptive',
    meaning: 'Says what you sell. Hard to protect until buyers have come to know it as yours.',
    isWeak: true,
  },
  generic: { label: 'Generic', meaning: 'The common name for the thing itself. Cannot be protected.', isWeak: true },
};

const toKey = (word: string) => foldText(word);
const keysOf = (list: string) => readPairs(list).flatMap(({ word }) => word.split(' ').map(toKey));

const fillers = new Set(
  'the a an of and for by at to in on with from your our before after me it is in one out all more than just'.split(' '),
);
const firmWords = new Set([
  ...keysOf(words.firmWords),
  ...keysOf(words.places),
  ...'company co group inc llc ltd limited trading partners holdings house hall office direct specialists solutions services global hub pro online international'.split(
    ' ',
  ),
]);
/** Praise and plain qualities, which any seller may use. */
const plainWords = new Set([
  ...keysOf(words.plainOpeners),
  ...keysOf(words.modernOpeners),
  ...keysOf(words.plainClosers),
  ...keysOf(words.plainSeconds),
  ...'simply best better great quality premium super smart easy quick fast cheap pure real fresh new old first top prime express'.split(
    ' ',
  ),
]);
/** Ordinary words that only the phrases have. */
const phraseWords = Object.values(tradeWords).flatMap(({ phrases }) => foldText(phrases).match(/[a-z]{2,}/g) ?? []);
const moodWords = new Set([
  ...phraseWords,
  ...keysOf(words.moods),
  ...Object.values(words.likeSounding).flatMap((list) => list.split(';').map(toKey)),
]);
const realWords = new Set(
  [
    words.modernSeconds,
    words.classicOpeners,
    words.beasts,
    words.objects,
    words.hours,
    words.modernEnds,
    words.classicEnds,
    words.creativeEnds,
  ].flatMap(keysOf),
);

interface Told {
  /** What the word says about the business: from nothing to everything. */
  kind: StrengthClass | 'weightless';
  reason: string;
}

function judgeWord(shown: string, basis: Basis): Told {
  const key = toKey(shown);
  if (fillers.has(key) || firmWords.has(key)) return { kind: 'weightless', reason: '' };
  const own = basis.own.find((root) => toKey(root.full) === key || (root.stem === key && key.length > 3));
  if (basis.kinds.some((kind) => toKey(kind) === key)) return { kind: 'generic', reason: `“${shown}” is what such a business is called` };
  if (own)
    return own.from === 'industry'
      ? { kind: 'generic', reason: `“${shown}” is your industry’s own word` }
      : { kind: 'descriptive', reason: `“${shown}” is one of your keywords, so we take it to describe what you sell` };
  if (plainWords.has(key)) return { kind: 'descriptive', reason: `“${shown}” is a word that any seller may use` };
  if (basis.trade.evoke.some((root) => toKey(root.full) === key))
    return { kind: 'suggestive', reason: `“${shown}” brings your trade to mind without naming it` };
  if (moodWords.has(key)) return { kind: 'suggestive', reason: `“${shown}” sets a mood rather than naming the thing` };
  if (realWords.has(key)) return { kind: 'arbitrary', reason: `“${shown}” is an ordinary word from elsewhere` };
  const part = [...basis.own, ...basis.trade.evoke].find(({ stem }) => stem.length > 2 && (key.startsWith(stem) || key.endsWith(stem)));
  if (part) {
    const left = key.startsWith(part.stem) ? key.slice(part.stem.length) : key.slice(0, -part.stem.length);
    const isJoined = realWords.has(left) || [...basis.own, ...basis.trade.evoke].some(({ stem }) => stem.endsWith(left) && left.length > 2);
    return isJoined
      ? { kind: 'suggestive', reason: `“${shown}” joins words, and “${part.full}” is still seen in it` }
      : { kind: 'fanciful', reason: `“${shown}” is a new word, though it starts from “${part.full}”` };
  }
  return { kind: 'fanciful', reason: `“${shown}” is no word we know; if it is an ordinary one, the name counts as arbitrary` };
}

const strongest: readonly StrengthClass[] = ['fanciful', 'arbitrary', 'suggestive', 'descriptive'];

/** The class of a name by its strongest word; undefined for names without a Latin letter, whose words we cannot know. */
export function judgeStrength(
  name: string,
  answers: Pick<Answers, 'industry' | 'keywords'>,
  basis = readBasis(answers),
): Strength | undefined {
  if (!/[a-z]/.test(foldText(name))) return undefined;
  const parts = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const told = parts.map((part) => judgeWord(part, basis)).filter(({ kind }) => kind !== 'weightless');
  for (const kind of strongest) {
    const word = told.find((candidate) => candidate.kind === kind);
    if (word) return { kind, reason: `${word.reason}.` };
  }
  const [plain] = told;
  return plain
    ? { kind: 'generic', reason: `${plain.reason}, and nothing else is added.` }
    : { kind: 'descriptive', reason: 'It has only words that many firms use in their names.' };
}
