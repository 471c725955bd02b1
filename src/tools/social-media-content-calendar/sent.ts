import type { SentPost } from '@/workspace/sent-posts';
import { makePost, platforms, type Post } from './model';

/** Posts another tool sent, as drafts; one that was sent before is replaced, not doubled. */
export function takeSentPosts(records: readonly Post[], sent: readonly SentPost[]): Post[] {
  const made = sent.map(({ key, title, content, platform, contentType, scheduledDate, hashtags, isSample }) =>
    makePost(`${isSample ? 'sample-' : ''}sent-${key}`, title, scheduledDate, {
      content,
      platform: platforms.find((known) => known === platform) ?? 'instagram',
      contentType,
      hashtags,
      status: 'draft',
    }),
  );
  const ids = new Set(made.map(({ id }) => id));
  return [...made, ...records.filter(({ id }) => !ids.has(id))];
}
