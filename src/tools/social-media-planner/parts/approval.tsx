import { ApprovalDialog } from '@/kinds/posts/approval-dialog';
import { toPostText } from '../counting';
import { formatWhen, listToReview, type Moment } from '../model';
import type { PostRecords } from './use-post-form';

/** Posts that lie ahead, drafts included, for somebody else to read. */
export function Approval({ records, now, onClose }: { records: PostRecords; now: Moment; onClose: () => void }) {
  const posts = listToReview(records.all, now).map((post) => ({
    ...post,
    network: post.platform,
    when: formatWhen(post),
    text: toPostText(post, records.extra).text,
  }));
  return (
    <ApprovalDialog
      posts={posts}
      onTake={(changes) =>
        records.replaceAll(
          records.all.map((post) => ({ ...post, ...changes.get(post.id) })),
          { say: 'Reviews taken in' },
        )
      }
      onClose={onClose}
    />
  );
}
