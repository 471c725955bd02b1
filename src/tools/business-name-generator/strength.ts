import { foldText, joinWords } from '@/lib/text';
import { readBasis, readPairs, type Basis } from './roots';
import type { Answers } from './model';
import { pictures } from './lexicon';
import * as words from './style-words';

export type StrengthClass = 'fanciful' | 'arbitrary' | 'suggestive' | 'descriptive' | 'generic' | 'unsure';

export interface Strength {
  kind: StrengthClass;
  /** Why this name is put into this class. */
  reason: string;
}

/** The five classes that US courts sort marks into, from strongest to weakest; and what we cannot tell. */
export const classes: Record<StrengthClass, { label: string; meaning: string; isWeak: boolean }> = {
  fanciful: { label: 'Fanciful', meaning: 'A made-up word. The strongest kind of trademark.', isWeak: false },
  arbitrary: { label: 'Arbitrary', meaning: 'A real word that has nothing to do with what you sell. Strong.', isWeak: false },
  suggestive: { label: 'Suggestive', meaning: 'Hints at what you sell; it takes a moment’s thought. Can be protected.', isWeak: false },
  descriptive: {
    label: 'Descriptive',
    meaning: 'Says what you sell or what it is like. Hard to protect until buyers know it as yours.',
    isWeak: true,
  },
  generic: { label: 'Generic', meaning: 'The common name for the thing itself. Can’t be protected.', isWeak: true },
  unsure: { label: 'Not sure', meaning: 'Our word lists can’t tell.', isWeak: false },
};

const keysOf = (list: string) => readPairs(list).flatMap(({ word }) => word.split(' ').map(foldText));

/** Said of any firm: they neither help nor harm. */
const weightless = new Set([
  ...'the a an of and for by at to in on with from your our before after me it is one out all more than just hey hello next open every common first comes'.split(
    ' ',
  ),
  ...keysOf(words.firmWords),
  ...keysOf(words.places),
  ...'company co group inc llc ltd limited trading partners holdings house hall office project hub online international studio works workshop'.split(
    ' ',
  ),
]);
/** Praise and plain qualities, which any seller may use. */
const qualities = new Set([
  ...keysOf(words.plainOpeners),
  ...keysOf(words.plainClosers),
  ...keysOf(words.plainSeconds),
  ...'simply best better great good quality premium super smart easy quick fast cheap pure real fresh new old top prime express bright clear kind plain fair direct specialists done right'.split(
    ' ',
  ),
]);
const elsewhere = new Set([
  ...[words.modernSeconds, words.classicOpeners, words.beasts, words.objects, words.hours, words.moods, pictures].flatMap(keysOf),
  ...[words.modernEnds, words.classicEnds, words.creativeEnds].flatMap(keysOf),
  ...Object.values(words.likeSounding).flatMap((list) => list.split(';').map(foldText)),
]);
const endings = [words.endingsAfterConsonant, words.endingsAfterVowel].flatMap((list) => list.split(';'));

type Part = 'thing' | 'own quality' | 'quality' | 'keyword' | 'elsewhere' | 'joined' | 'coined' | 'unknown';

interface Told {
  part: Part;
  word: string;
  /** The user's word that can still be seen in it. */
  seen?: string;
}

function readPart(word: string, { own, sold, traits, buyers, kinds }: Basis): Told[] {
  const typedKey = foldText(word);
  // "Tile" is what sells tiles, too.
  const key = sold.has(`${typedKey}s`) || own.some(({ full }) => foldText(full) === `${typedKey}s`) ? `${typedKey}s` : typedKey;
  // "Bakery" is what it is called, even where a firm may have it in its name.
  if (sold.has(key) || foldText(kinds[0] ?? '') === key) return weightless.has(key) ? [] : [{ part: 'thing', word }];
  if (weightless.has(key)) return [];
  const typed = own.find(({ full, stem }) => foldText(full) === key || (stem === key && key.length > 3));
  if (typed) return [{ part: typed.isAdjective ? 'own quality' : 'keyword', word }];
  if (traits.has(key)) return [{ part: 'own quality', word }];
  if (buyers.has(key)) return [{ part: 'keyword', word }];
  if (qualities.has(key)) return [{ part: 'quality', word }];
  if (elsewhere.has(key)) return [{ part: 'elsewhere', word }];
  const inside = own.find(({ stem }) => stem.length > 2 && (key.startsWith(stem) || key.endsWith(stem)));
  const roots = [...own.map(({ stem }) => stem), ...elsewhere].filter((stem) => stem.length > 2);
  const isJoined = roots.some(
    (stem) => key.startsWith(stem) && roots.some((other) => key.slice(stem.length - 2).includes(other) && key.endsWith(other)),
  );
  if (isJoined) return [{ part: 'joined', word, ...(inside ? { seen: inside.full } : {}) }];
  const hasEnding = endings.some((ending) => key.endsWith(ending));
  if (hasEnding && roots.some((stem) => key.startsWith(stem.slice(0, 4)))) return [{ part: 'coined', word }];
  return [{ part: 'unknown', word }];
}

const quote = (told: readonly Told[]) => joinWords(told.map(({ word }) => `“${word}”`));
/** "“Rye” says", "“Rye” and “Oat” say". */
const tell = (told: readonly Told[], one: string, many: string) => `${quote(told)} ${told.length === 1 ? one : many}`;

/** The class of a name, worked out from what is sold; undefined for names without a Latin letter, whose words we cannot know. */
export function judgeStrength(
  name: string,
  answers: Pick<Answers, 'industry' | 'keywords'>,
  basis = readBasis(answers),
): Strength | undefined {
  if (!/[a-z]/.test(foldText(name))) return undefined;
  const told = (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => readPart(word, basis));
  const of = (...parts: Part[]) => told.filter(({ part }) => parts.includes(part));
  const [things, plain, keywords] = [of('thing', 'own quality'), of('quality'), of('keyword')];
  const own = of('elsewhere', 'joined', 'coined', 'unknown');
  if (told.length === 0) return { kind: 'descriptive', reason: 'It has only words that many firms use in their names.' };
  if (things.length > 0) {
    const isCommonName = basis.head === '' || things.some(({ word }) => foldText(word) === basis.head);
    if (things.length === told.length && isCommonName)
      return { kind: 'generic', reason: `${tell(things, 'is', 'are')} what you sell, and nothing else is added.` };
    const added = own.length > 0 ? ` Only ${quote(own)} could be yours alone.` : '';
    return { kind: 'descriptive', reason: `${tell(things, 'says', 'say')} what you sell or what it is like.${added}` };
  }
  if (own.length === 0 && keywords.length === 0)
    return { kind: 'descriptive', reason: `${tell(plain, 'is', 'are')} praise that any seller may claim.` };
  if (own.length === 0)
    return {
      kind: 'unsure',
      reason: `${tell(keywords, 'comes', 'come')} from your answers. As a part or a quality of what you sell, the name is descriptive; as a mere hint at it, suggestive.`,
    };
  const unknown = of('unknown');
  if (unknown.length > 0)
    return {
      kind: 'unsure',
      reason: `We don’t know ${quote(unknown)}. As a word from the dictionary it would be arbitrary; as a new word, fanciful.`,
    };
  const seen = own.find((part) => part.seen !== undefined);
  if (seen) return { kind: 'suggestive', reason: `“${seen.seen}” can still be seen in “${seen.word}”.` };
  if (keywords.length > 0)
    return { kind: 'suggestive', reason: `${tell(keywords, 'hints', 'hint')} at what you sell; ${tell(own, 'is', 'are')} from elsewhere.` };
  if (plain.length > 0)
    return { kind: 'suggestive', reason: `${tell(plain, 'is', 'are')} praise; ${tell(own, 'is', 'are')} from elsewhere.` };
  const coined = of('coined', 'joined');
  if (coined.length > 0) return { kind: 'fanciful', reason: `${tell(coined, 'is a new word', 'are new words')}.` };
  return {
    kind: 'arbitrary',
    reason: `${tell(own, 'is an ordinary word that has', 'are ordinary words that have')} nothing to do with what you sell.`,
  };
}
