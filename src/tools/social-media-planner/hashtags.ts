import type { Random } from '@/lib/random';
import { hashtagPool } from './content';
import { parseHashtags } from './counting';

export interface PickedTag {
  tag: string;
  /** Why it was picked, in words. */
  reason: string;
}

const mostTags = 3;
const chance = 0.3;

/** Whole words only: "ai" is not in "aim". */
const hasWord = (text: string, word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text);

/**
 * Up to three hashtags: those whose own word is in the text, then those a related word points to, then by chance.
 * Where nothing fits and chance picks none, the luckiest one is taken, so that asking is never for nothing.
 */
export function pickHashtags(content: string, random: Random): PickedTag[] {
  const text = content.toLowerCase();
  const picked: PickedTag[] = [];
  const rest = () => hashtagPool.filter(({ tag }) => picked.every((one) => one.tag !== tag));
  for (const { tag } of rest()) if (text.includes(tag)) picked.push({ tag, reason: `“${tag}” is in your text` });
  for (const { tag, words } of rest()) {
    const word = words.find((candidate) => hasWord(text, candidate));
    if (word) picked.push({ tag, reason: `“${word}” is in your text` });
  }
  const draws = rest().map(({ tag }) => ({ tag, draw: random() }));
  const lucky = draws.filter(({ draw }) => draw < chance);
  const luckiest = [...draws].sort((a, b) => a.draw - b.draw).slice(0, 1);
  for (const { tag } of picked.length + lucky.length > 0 ? lucky : luckiest) picked.push({ tag, reason: 'by chance' });
  return picked.slice(0, mostTags);
}

const isOwn = (tag: string) => hashtagPool.every((one) => `#${one.tag}` !== tag.toLowerCase());

/** New picks take the place of earlier ones; hashtags the user typed stay. */
export const mergeHashtags = (typed: string, picked: readonly PickedTag[]): string =>
  [...parseHashtags(typed).filter(isOwn), ...picked.map(({ tag }) => `#${tag}`)].join(' ');
