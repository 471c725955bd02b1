import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { localZone } from '@/workspace/zone';
import { platformLabels } from './content';
import { fields, searchText, shortText, state, type Post } from './model';

const titleOf = ({ platform, content }: Post) => (content.trim() === '' ? '' : `${platformLabels[platform]}: ${shortText(content.trim())}`);

export const shares = defineShares(state, {
  agenda: ({ records }) =>
    dueRecords(records, (post) => ({
      day: post.date,
      title: `${post.status === 'draft' ? 'Draft of a post' : 'Post'} on ${titleOf(post) || platformLabels[post.platform]}`,
      isDone: post.status === 'published',
    })),
  search: ({ records }) => findRecords(records, titleOf, searchText),
  files: ({ records, extra }, { currency }) => [
    ...recordFiles('posts', 'Posts', fields, records, currency),
    {
      label: 'Calendar',
      name: `${sampleStem('posts', records)}.ics`,
      make: async () => {
        const { toEntries } = await import('./bulk');
        const title = isAllSample(records) ? 'Sample social media posts' : 'Social media posts';
        return calendarOffer('', title, toEntries(records, extra, localZone())).make();
      },
    },
  ],
});
