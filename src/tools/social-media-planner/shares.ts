import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { fields, state } from './model';

export const shares = defineShares(state, {
  files: ({ records, extra }, { currency }) => [
    ...recordFiles('posts', 'Posts', fields, records, currency),
    {
      label: 'Calendar',
      name: `${sampleStem('posts', records)}.ics`,
      make: async () => {
        const [{ toEntries }, { localZone }] = await Promise.all([import('./bulk'), import('@/workspace/surroundings')]);
        const title = isAllSample(records) ? 'Sample social media posts' : 'Social media posts';
        return calendarOffer('', title, toEntries(records, extra, localZone())).make();
      },
    },
  ],
});
