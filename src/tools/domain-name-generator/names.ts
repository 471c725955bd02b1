import { blendWords } from '@/kinds/names/sounds';
import { findCoarse } from '@/kinds/names/unwanted';
import { mixesAlphabets, toDomain } from '@/lib/domains';
import { affixes, keywordAffixes, type Ending } from './content';
import { toVariants } from './ideas';
import { isGerman, listSpelled, toKeywords, toPlain, toSpelled } from './keywords';
import { toExactLabel, toWords } from './labels';
import type { Idea } from './model';

export type Category = 'Exact Match' | 'Variation' | 'Idea';

/** What a name was made from. */
export type Source = 'name' | 'keyword' | 'model';

export interface Variant {
  label: string;
  /** How it was made, in a few words. */
  how: string;
  source: Source;
  /** Only with this ending, where the ending is a part of the word. */
  only?: Ending;
}

export interface Candidate extends Omit<Variant, 'only'> {
  /** As people write it: café.com. */
  shown: string;
  /** As registries write it: xn--caf-dma.com. */
  domain: string;
  ending: string;
  category: Category;
  /** Coarse words that can be read where the words of the name meet. */
  readAs: string[];
}

export const mostKeywords = 6;
const longestJoined = 24;

/** "walllab": nobody types the right number of them. */
const threefold = /(\p{L})\1\1/u;

const fix = (affix: string, label: string) => (affix.endsWith('-') ? affix.slice(0, -1) + label : label + affix.slice(1));
const describeFix = (affix: string) =>
  affix.endsWith('-') ? `“${affix.slice(0, -1)}” before the name` : `“${affix.slice(1)}” after the name`;

export function makeNameVariants(businessName: string, write = toPlain): Variant[] {
  const words = toWords(businessName);
  const exact = words.join('');
  if (exact === '') return [];
  const written = words.map(write);
  const base = written.join('');
  const source = 'name';
  const and = words.length > 2 && /[&＆]/.test(businessName) ? words.indexOf('and') : -1;
  const isBetween = and > 0 && and < words.length - 1;
  const variants: Variant[] = [
    { label: exact, how: isBetween ? 'The name, with “and” for “&”' : 'The name itself', source },
    ...(words.length > 1 ? [{ label: written.join('-'), how: 'A hyphen between the words', source } as const] : []),
    ...(isBetween ? [{ label: written.toSpliced(and, 1).join(''), how: 'The name without “&”', source } as const] : []),
    ...(isBetween && write === toSpelled
      ? [{ label: written.with(and, 'und').join(''), how: 'The name, with “und” for “&”', source } as const]
      : []),
    ...(listSpelled(exact) === '' ? [] : [{ label: toSpelled(exact), how: `Spelled with ${listSpelled(exact)}`, source } as const]),
    { label: toPlain(exact), how: 'Spelled with plain letters', source },
    ...affixes.map((affix) => ({ label: fix(affix, base), how: describeFix(affix), source }) as const),
  ];
  return distinct(variants);
}

function makeKeywordVariants(name: string, keywords: readonly string[]): Variant[] {
  const source = 'keyword';
  const each = keywords.map((word): Variant[] => {
    const blended = blendWords(name, word) ?? blendWords(word, name);
    // A word that the name has already, or one that makes it too long to type, adds nothing.
    const isApart = !name.includes(word) && name.length + word.length <= longestJoined;
    return [
      ...(isApart
        ? ([
            { label: name + word, how: `The name and “${word}”`, source },
            { label: word + name, how: `“${word}” and the name`, source },
          ] as const)
        : []),
      ...(blended ? [{ label: blended, how: `A blend of the name and “${word}”`, source } as const] : []),
      ...keywordAffixes.map(
        (affix) => ({ label: fix(affix, word), how: describeFix(affix).replace('the name', `“${word}”`), source }) as const,
      ),
    ];
  });
  const pairs = keywords.flatMap((one, index) =>
    keywords.slice(index + 1).map((other) => ({ label: one + other, how: `“${one}” and “${other}”`, source }) as const),
  );
  // By turns, so that every keyword is among the first.
  const longest = Math.max(0, ...each.map(({ length }) => length));
  return [...Array.from({ length: longest }, (_, index) => each.flatMap((variants) => variants[index] ?? [])).flat(), ...pairs];
}

/** Words that end as an ending does: "radio" with .io is rad.io. */
function makeHacks(words: readonly { word: string; source: Source }[], chosen: readonly Ending[]): Variant[] {
  return words.flatMap(({ word, source }) =>
    chosen
      .filter((ending) => word.endsWith(ending) && word.length >= ending.length + 2)
      .map((ending) => ({ label: word.slice(0, -ending.length), how: `The ending completes “${word}”`, source, only: ending })),
  );
}

function distinct(variants: readonly Variant[]): Variant[] {
  const seen = new Set<string>();
  return variants.filter(({ label, only = '' }) => {
    const key = `${label}.${only}`;
    if (seen.has(key) || seen.has(`${label}.`)) return false;
    seen.add(key);
    return true;
  });
}

const alternate = <T>(one: readonly T[], other: readonly T[]): T[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [
    ...one.slice(index, index + 1),
    ...other.slice(index, index + 1),
  ]).flat();

export interface Wanted {
  businessName: string;
  keywords: string;
  endings: readonly Ending[];
  /** What the user took over from a model. */
  ideas?: readonly Idea[];
}

/** Every name, crossed with every chosen ending: the exact one first, then what was taken over, those of the name and of the keywords by turns. */
export function makeCandidates({ businessName, keywords, endings: chosen, ideas = [] }: Wanted): Candidate[] {
  const exact = toExactLabel(businessName);
  // One spelling for all that is put together.
  const write = isGerman(`${businessName} ${keywords}`) || (chosen.includes('de') && /[äöü]/i.test(exact)) ? toSpelled : toPlain;
  const plain = write(exact);
  const words = toKeywords(keywords, write)
    .filter((word) => word !== plain)
    .slice(0, mostKeywords);
  const [first, ...named] = makeNameVariants(businessName, write);
  if (!first) return [];
  const hacks = makeHacks([{ word: plain, source: 'name' }, ...words.map((word) => ({ word, source: 'keyword' }) as const)], chosen);
  // What the name itself can be read as is said; what we put together must not add to it.
  const typed = toWords(businessName).map(write);
  // Registries refuse a label that mixes alphabets.
  const isFit = ({ label }: Variant) =>
    !mixesAlphabets(label) &&
    findCoarse(toPlain(label), [plain, toPlain(exact), ...words]).length === 0 &&
    (!threefold.test(label) || [plain, ...words].some((word) => threefold.test(word)));
  const own = distinct([first, ...alternate(named, [...hacks, ...makeKeywordVariants(plain, words)]).filter(isFit)]);
  const variants = [first, ...toVariants(ideas, own), ...own.slice(1)];
  const seen = new Set<string>();
  return variants.flatMap(({ only, ...variant }) => {
    // The ending does not change how the rest is written.
    const coded = toDomain(variant.label, 'com')?.slice(0, -'.com'.length);
    if (coded === undefined) return [];
    const readAs = findCoarse(toPlain(variant.label), [...typed, ...words]);
    return (only ? [only] : chosen).flatMap((ending) => {
      const domain = `${coded}.${ending}`;
      if (seen.has(domain)) return [];
      seen.add(domain);
      const category: Category = variant.source === 'model' ? 'Idea' : variant.label === exact ? 'Exact Match' : 'Variation';
      return [{ ...variant, ending, domain, shown: `${variant.label}.${ending}`, category, readAs }];
    });
  });
}
