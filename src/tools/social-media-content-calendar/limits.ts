import { countCharacters, networks } from '@/lib/networks';
import { platformNames, type Post } from './model';
import { toHashtag, toPostText, type PostWords } from './post-text';

type Measured = PostWords & Pick<Post, 'platform' | 'title'>;

interface Measure {
  count: number;
  limit: number;
  /** Characters too many; 0 when it fits. */
  over: number;
}

const measure = (count: number, limit: number): Measure => ({ count, limit, over: Math.max(0, count - limit) });

/** The text as the platform counts it. A pin has its own field for the link. */
export function measureText(post: Measured): Measure {
  const network = networks[post.platform];
  const counted = post.platform === 'pinterest' ? { ...post, linkUrl: '' } : post;
  return measure(countCharacters(toPostText(counted), network), network.limit);
}

const pinTitleLimit = 100;

/** Only pins show their title; elsewhere it is for you alone. */
export const measureTitle = ({ platform, title }: Measured): Measure | undefined =>
  platform === 'pinterest' ? measure(title.trim().length, pinTitleLimit) : undefined;

export const formatCount = (count: number) => count.toLocaleString('en-US');

/** What does not fit, in words; empty when everything does. */
export function describeExcess(post: Measured): string {
  const text = measureText(post).over;
  const title = measureTitle(post)?.over ?? 0;
  if (text > 0) return `${formatCount(text)} over the ${platformNames[post.platform]} limit`;
  return title > 0 ? `Title ${formatCount(title)} over the Pinterest limit` : '';
}

/** Networks end a hashtag at the first space. */
export function describeHashtags(hashtags: readonly string[]): string {
  const spaced = hashtags.find((tag) => /\s/.test(toHashtag(tag)));
  return spaced === undefined ? '' : `“${spaced}” has a space; networks end a hashtag there.`;
}
