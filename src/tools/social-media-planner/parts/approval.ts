import { approvalOf } from '@/kinds/posts/approval-dialog';
import { toPostText } from '../counting';
import { formatWhen, listToReview, type Moment, type Post } from '../model';
import type { PostRecords } from './use-post-form';

export const Approval = approvalOf<Post, PostRecords, Moment>({
  ahead: listToReview,
  when: formatWhen,
  text: (post, { extra }) => toPostText(post, extra).text,
});
