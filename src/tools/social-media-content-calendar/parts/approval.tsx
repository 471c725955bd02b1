import { ApprovalDialog } from '@/kinds/posts/approval-dialog';
import { toPostText } from '../post-text';
import { describeMoment, listToReview, type Here } from '../schedule';
import type { PostRecords } from './use-posts';

/** Posts that lie ahead, drafts included, for somebody else to read. */
export function Approval({ records, here, onClose }: { records: PostRecords; here: Here; onClose: () => void }) {
  const posts = listToReview(records.all, here).map((post) => ({
    ...post,
    network: post.platform,
    when: describeMoment(post),
    text: toPostText(post),
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
