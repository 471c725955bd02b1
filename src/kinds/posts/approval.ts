import type { Answers, AskSheet } from '@/lib/ask';
import { networks, type NetworkId } from '@/lib/networks';
import { plural } from '@/lib/text';
import { wordingOf, type PostMore } from './fields';

/** A post as a reviewer reads it. */
export interface Reviewed extends PostMore {
  id: string;
  network: NetworkId;
  /** "18 Nov 2026, 9:00 AM" */
  when: string;
  /** What was typed: a change of it asks for another look. */
  content: string;
  /** What is posted. */
  text: string;
}

/** More would not be read. */
export const mostAsked = 40;
const longestText = 3_900;
const sheetId = 'posts';

const keyOf = ({ id, content }: Reviewed) => `${wordingOf(id)}.${wordingOf(content)}`;
const noteKey = (key: string) => `${key}.note`;

/** One question for each post, with its words, and room for a note. */
export const toApprovalSheet = (posts: readonly Reviewed[], replyTo: string): AskSheet => ({
  kind: 'posts',
  id: sheetId,
  title: 'Posts to approve',
  intro: 'Please read these posts and say which may go out. Your answer becomes a code to send back.',
  replyTo,
  nameLabel: 'Your name',
  questions: posts.slice(0, mostAsked).flatMap((post) => {
    const key = keyOf(post);
    const label = `${networks[post.network].name}, ${post.when}`;
    const alt = post.picture === '' ? '' : '\n\n(with a picture)';
    return [
      {
        id: key,
        label,
        type: 'choice' as const,
        hint: `${post.text.slice(0, longestText)}${alt}`,
        options: [
          { value: 'approved', label: 'Approve' },
          { value: 'changes', label: 'Needs changes' },
        ],
      },
      { id: noteKey(key), label: `Note on ${label}`, type: 'text' as const },
    ];
  }),
});

type Change = Pick<PostMore, 'review' | 'reviewedBy' | 'reviewNote' | 'reviewOf'>;

/** What the answers say of each post, by its id; the last one counts. Of posts that are gone nothing is said. */
export function readApprovals(posts: readonly Pick<Reviewed, 'id'>[], answers: readonly Answers[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  const ids = new Map(posts.map(({ id }) => [wordingOf(id), id]));
  for (const { name, answers: given } of answers) {
    for (const [key, answer] of Object.entries(given)) {
      const [post = '', wording = '', rest] = key.split('.');
      const id = ids.get(post);
      if (id === undefined || rest !== undefined || (answer !== 'approved' && answer !== 'changes')) continue;
      const note = given[noteKey(key)] ?? '';
      changes.set(id, { review: answer, reviewedBy: name.slice(0, 200), reviewNote: note.slice(0, 2_000), reviewOf: wording.slice(0, 40) });
    }
  }
  return changes;
}

/** "2 posts approved, 1 needs changes." */
export function describeApprovals(changes: ReadonlyMap<string, Change>): string {
  const approved = [...changes.values()].filter(({ review }) => review === 'approved').length;
  const others = changes.size - approved;
  const parts = [
    ...(approved > 0 ? [`${plural(approved, 'post')} approved`] : []),
    ...(others > 0 ? [`${plural(others, 'post')} with changes wanted`] : []),
  ];
  return parts.length === 0 ? 'That reply says nothing about the posts here.' : `${parts.join(', ')}.`;
}
