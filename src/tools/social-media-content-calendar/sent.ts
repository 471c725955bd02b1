import { plural } from '@/lib/text';
import type { PostLine } from '@/lib/topics/posts';
import { makePost, platforms, type Post } from './model';

export interface Taken {
  records: Post[];
  added: number;
  /** Here already, with the same words: only the day changed. */
  moved: number;
  /** Here already, as it was sent. */
  known: number;
}

const wordsOf = ({ title, content, platform, contentType, hashtags }: Post) =>
  JSON.stringify([title, content, platform, contentType, hashtags]);

/** The next free id that begins so. */
function freeId(stem: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const id = `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * Posts another tool sent, as drafts. One that is here already is not doubled: it moves to the new day. One whose words
 * were changed here stays as it is, and what was sent stands beside it.
 */
export function takeSentPosts(records: readonly Post[], sent: readonly PostLine[]): Taken {
  return sent.reduce<Taken>(
    (taken, { key, title, content, platform, contentType, scheduledDate, hashtags, isSample }) => {
      const id = `${isSample ? 'sample-' : ''}sent-${key}`;
      const post = makePost(id, title, scheduledDate, {
        content,
        platform: platforms.find((known) => known === platform) ?? 'instagram',
        contentType,
        hashtags,
        status: 'draft',
      });
      const ids = new Set(taken.records.map((record) => record.id));
      if (!ids.has(id)) return { ...taken, records: [post, ...taken.records], added: taken.added + 1 };
      const same = taken.records.find(
        (record) => (record.id === id || record.id.startsWith(`${id}-`)) && wordsOf(record) === wordsOf(post),
      );
      if (!same) return { ...taken, records: [{ ...post, id: freeId(id, ids) }, ...taken.records], added: taken.added + 1 };
      if (same.scheduledDate === scheduledDate) return { ...taken, known: taken.known + 1 };
      const records = taken.records.map((record) => (record === same ? { ...record, scheduledDate } : record));
      return { ...taken, records, moved: taken.moved + 1 };
    },
    { records: [...records], added: 0, moved: 0, known: 0 },
  );
}

/** "2 posts added, 1 moved to another day" */
export function describeTaken({ added, moved, known }: Taken): string {
  const parts = [
    ...(added > 0 ? [`${plural(added, 'post')} added as ${added === 1 ? 'a draft' : 'drafts'}`] : []),
    ...(moved > 0 ? [`${plural(moved, 'post')} moved to another day`] : []),
    ...(known > 0 ? [`${plural(known, 'post')} already here`] : []),
  ];
  return parts.join(', ');
}
