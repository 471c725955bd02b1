import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import { localZone } from '@/platform/zone';
import { shownFields, type state } from './model';
import type { FilesOf } from '@/workspace/shares';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = ({ records, extra }, { currency }) => [
  ...recordFiles('posts', 'Posts', shownFields, records, currency),
  {
    label: 'Calendar',
    name: `${sampleStem('posts', records)}.ics`,
    make: async () => {
      const { toEntries } = await import('./bulk');
      const title = isAllSample(records) ? 'Sample social media posts' : 'Social media posts';
      return calendarOffer('', title, toEntries(records, extra, localZone())).make();
    },
  },
];
