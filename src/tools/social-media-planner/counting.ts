import { safeUrl } from '@/lib/links';
import { countCharacters, networks, type Network } from '@/lib/networks';
import { platforms, type Platform, type PlannerExtra, type Post } from './model';

export const toPlatform = (typed: string): Platform => platforms.find((platform) => platform === typed) ?? 'twitter';

/** Facebook takes far more than anyone reads, so its limit is the user's to raise. */
export const limitOf = (platform: Platform, { facebookLimit }: PlannerExtra): number =>
  platform === 'facebook' ? Number(facebookLimit) : networks[platform].limit;

/** How far past the limit a text is; 0 where it fits. */
export const countOver = (text: string, platform: Platform, extra: PlannerExtra): number =>
  Math.max(0, countCharacters(text, networks[platform]) - limitOf(platform, extra));

export const isApproaching = (count: number, limit: number): boolean => count > limit * 0.9;

/** The longest text the form holds: more than any network takes. */
export const longestKept = 70_000;

interface Capped {
  text: string;
  /** How many characters were cut, as the network counts them. */
  cut: number;
}

const longestLink = 2_100;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isHighHalf = (text: string) => /[\uD800-\uDBFF]$/.test(text);
const isLowHalf = (text: string) => /^[\uDC00-\uDFFF]/.test(text);

/** What stood there before, what was put in, what stood after: characters are never split. */
function findInsertion(before: string, after: string): { head: string; inserted: string; tail: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (isHighHalf(after.slice(0, start))) start -= 1;
  if (end > 0 && isLowHalf(after.slice(after.length - end))) end -= 1;
  return { head: after.slice(0, start), inserted: after.slice(start, after.length - end), tail: after.slice(after.length - end) };
}

/**
 * The limit cuts what is being put in, never what stood there. A text that is already too long, since the platform
 * was changed under it, may shrink but not grow.
 */
export function capText(before: string, after: string, network: Pick<Network, 'counting'>, limit: number): Capped {
  const count = (text: string) => countCharacters(text, network);
  // Far past any limit, letters are enough to know; counting a pasted book would take seconds.
  const isHuge = after.length > longestKept;
  const wanted = isHuge ? after.length : count(after);
  if (!isHuge && wanted <= limit) return { text: after, cut: 0 };
  const held = count(before);
  if (held > limit) return wanted <= held && !isHuge ? { text: after, cut: 0 } : { text: before, cut: Math.max(1, wanted - held) };
  const { head, inserted, tail } = findInsertion(before, after);
  // Links count less than their letters, but no link is longer than this.
  const pieces = Array.from(segmenter.segment(inserted.slice(0, limit + longestLink)), ({ segment }) => segment);
  const pieceOf = (length: number) => pieces.slice(0, length).join('');
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (count(head + pieceOf(middle) + tail) <= limit) low = middle;
    else high = middle - 1;
  }
  const text = head + pieceOf(low) + tail;
  const kept = count(text) <= limit ? text : before;
  return { text: kept, cut: wanted - (isHuge ? kept.length : count(kept)) };
}

/** "#startup, growth" as "#startup" and "#growth": each once. */
export function parseHashtags(typed: string): string[] {
  const tags = typed
    .split(/[\s,;#]+/)
    .filter(Boolean)
    .map((tag) => `#${tag}`);
  return tags.filter((tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index);
}

interface PostText {
  text: string;
  /** Hashtags for which the network has no room. */
  leftOff: string[];
}

/** What is posted: the content, then as many of the hashtags it does not hold already as fit. */
export function toPostText(post: Pick<Post, 'content' | 'hashtags' | 'platform'>, extra: PlannerExtra): PostText {
  const limit = limitOf(post.platform, extra);
  let text = post.content.trim();
  const leftOff: string[] = [];
  const present = new Set(text.toLowerCase().match(/#[\p{L}\p{N}_]+/gu) ?? []);
  for (const tag of parseHashtags(post.hashtags).filter((each) => !present.has(each.toLowerCase()))) {
    const longer = text === '' ? tag : `${text} ${tag}`;
    if (leftOff.length === 0 && countCharacters(longer, networks[post.platform]) <= limit) text = longer;
    else leftOff.push(tag);
  }
  return { text, leftOff };
}

interface Composer {
  href: string;
  /** What the network does not take over from a link. */
  note?: string;
}

const homes: Partial<Record<Platform, string>> = { facebook: 'https://www.facebook.com/', instagram: 'https://www.instagram.com/' };

const findLink = (text: string) => safeUrl(/https?:\/\/[^\s<>"]+/i.exec(text)?.[0].replace(/[.,;:!?)\]'"]+$/, '') ?? '') ?? '';

/** Opens the network where the post is written; nothing is sent from here. */
export function toComposer(post: Pick<Post, 'content' | 'hashtags' | 'platform'>, extra: PlannerExtra): Composer {
  const { platform } = post;
  const { text } = toPostText(post, extra);
  const { composer, name } = networks[platform];
  const note = `${name} takes no text from a link: copy it first, then paste it there.`;
  if (platform === 'facebook') {
    const link = findLink(text);
    return { href: link && composer ? composer('', link) : (homes.facebook ?? ''), note };
  }
  return composer ? { href: composer(text, '') } : { href: homes[platform] ?? '', note };
}
