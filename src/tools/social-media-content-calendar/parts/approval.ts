import { approvalOf } from '@/kinds/posts/approval-dialog';
import type { Post } from '../model';
import { toPostText } from '../post-text';
import { describeMoment, listToReview, type Here } from '../schedule';
import type { PostRecords } from './use-posts';

export const Approval = approvalOf<Post, PostRecords, Here>({ ahead: listToReview, when: describeMoment, text: toPostText });
