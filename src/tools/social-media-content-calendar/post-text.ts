import { cleanText } from '@/lib/text';
import type { Post } from './model';

export type PostWords = Pick<Post, 'content' | 'hashtags' | 'linkUrl'>;

export function toHashtag(typed: string): string {
  const word = typed.trim().replace(/^#+\s*/, '');
  return word === '' ? '' : `#${word}`;
}

/** What is posted: the content, then hashtags and link that it does not hold already. */
export function toPostText({ content, hashtags, linkUrl }: PostWords): string {
  const present = new Set(content.toLowerCase().match(/#[\p{L}\p{N}_]+/gu) ?? []);
  const tags = hashtags.map(toHashtag).filter((tag) => tag !== '' && !present.has(tag.toLowerCase()));
  const link = content.includes(linkUrl.trim()) ? '' : linkUrl.trim();
  return cleanText([content.trim(), tags.join(' '), link].filter((part) => part !== '').join('\n\n'));
}
