import { pick } from '@/writer/words';
import type { Random } from '@/lib/random';
import type { Category } from './patterns';
import type { Root } from './roots';

/** What a name was put together from. */
export interface Origin {
  category: Category;
  root: Root;
  /** The word beside it and what that hints at; nothing for another word of the user. */
  partner?: { word: string; hint: string } | undefined;
  /** A coined word's ending. */
  ending?: string | undefined;
}

/** r is the root, w the word beside it, h what it hints at, e an ending. */
const sentences: Record<Category, readonly string[]> = {
  Compound: [
    '“{r}” and “{w}” in one word: a hint of {h}.',
    'One word made of “{r}” and “{w}”, which suggests {h}.',
    '“{r}” joined with “{w}”. It suggests {h}.',
  ],
  Blend: [
    '“{r}” runs into “{w}”, for {h}.',
    '“{r}” and “{w}” overlap and become one word: {h}.',
    'A blend of “{r}” and “{w}”, with {h} in it.',
    '“{r}” and “{w}” run into each other and make one word.',
  ],
  'Two words': ['“{r}” beside “{w}”: {h}.', '“{w}” adds {h} to “{r}”.', '“{r}” and “{w}”, which suggests {h}.'],
  Pair: ['“{r}” and “{w}” side by side: {h}.', 'A pair that is easy to picture; “{w}” suggests {h}.', '“{r}” with “{w}”, for {h}.'],
  'Firm name': [
    'Built on “{r}”, with “{w}” for {h}.',
    '“{r}” leads, and “{w}” brings in {h}.',
    'A firm named after “{r}”; “{w}” suggests {h}.',
  ],
  Picture: [
    'A picture to draw: “{r}” and “{w}”, for {h}.',
    '“{w}” gives “{r}” a face: {h}.',
    'Puts “{r}” in a scene with “{w}”, which means {h}.',
  ],
  Alliteration: [
    'Begins twice with the same sound, so “{r}” sticks.',
    'Two words with one first letter: easy on the ear, with “{r}” at its heart.',
    '“{r}” with a word that echoes its first letter.',
  ],
  Descriptive: [
    'Says plainly what it is about: “{r}”.',
    '“{r}” says at once what it is about.',
    'Names “{r}” outright, which helps search and weakens a trademark.',
  ],
  Coined: [
    'A made-up word that starts from “{r}” and ends in “{e}”.',
    '“{r}” bent into something new with “{e}”; it has no other meaning.',
    'Coined from “{r}”, with “{e}” for its sound.',
  ],
  Phrase: [
    'A phrase around “{r}” that people can quote.',
    'A small story with “{r}” in it.',
    'Longer than most, and harder to forget: a line about “{r}”.',
  ],
};

/** The same words without a partner to speak of. */
const short: Partial<Record<Category, string>> = {
  'Firm name': 'Built on “{r}”, like a firm that has been there a while.',
  'Two words': 'Puts “{r}” first.',
  Compound: 'One new word that starts from “{r}”.',
  Blend: 'One new word with “{r}” in it.',
  Pair: 'Sets “{r}” beside something to remember it by.',
  Picture: 'A picture with “{r}” in it.',
};

/** One sentence on how the name came about, from the words it was made of. */
export function describeOrigin({ category, root, partner, ending }: Origin, random: Random): string {
  const choices = sentences[category].filter(
    (sentence) =>
      (partner || !sentence.includes('{w}')) && (partner?.hint || !sentence.includes('{h}')) && (ending || !sentence.includes('{e}')),
  );
  const sentence = choices.length > 0 ? pick(choices, random) : (short[category] ?? 'Built on “{r}”.');
  const told = sentence
    .replaceAll('{r}', () => root.full)
    .replaceAll('{w}', () => partner?.word ?? '')
    .replaceAll('{h}', () => partner?.hint ?? '')
    .replaceAll('{e}', () => `-${ending ?? ''}`);
  return root.from === 'picture' ? `${told} “${root.full}” suggests ${root.hint ?? 'something to remember'}.` : told;
}
