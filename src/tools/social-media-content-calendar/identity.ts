import { toPostText } from './post-text';
import type { Post } from './model';
import { instantOf } from './schedule';

/** The same text on the same platform at the same time is the same post, whichever file it came in. */
export const identityIn = (zone: string) => (post: Post) =>
  JSON.stringify([toPostText(post), post.platform, instantOf(post, zone) ?? post.scheduledDate]);
