import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { platformLabels } from './content';
import { list } from './list';
import { searchText, shortText, state, type Post } from './model';
import { toFiles } from './download';

const titleOf = ({ platform, content }: Post) => (content.trim() === '' ? '' : `${platformLabels[platform]}: ${shortText(content.trim())}`);

export const shares = defineShares(state, {
  list,
  agenda: ({ records }) =>
    dueRecords(records, (post) => ({
      day: post.date,
      title: `${post.status === 'draft' ? 'Draft of a post' : 'Post'} on ${titleOf(post) || platformLabels[post.platform]}`,
      isDone: post.status === 'published',
    })),
  search: ({ records }) => findRecords(records, titleOf, searchText),
  files: toFiles,
});
