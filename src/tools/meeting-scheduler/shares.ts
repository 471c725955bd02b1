import { recordFiles, sampleStem } from '@/kinds/records/files';
import { defineShares } from '@/workspace/shares';
import { fields, state } from './model';
import { renameZone } from './zones';

export const shares = defineShares(state, {
  files: ({ records }, { currency }) => [
    ...recordFiles('meetings', 'Meetings', fields, records, currency),
    {
      label: 'Calendar',
      name: `${sampleStem('meetings', records)}.ics`,
      make: async () => {
        const [{ icsFile }, { toEntries }, { localZone }] = await Promise.all([
          import('@/formats/ics'),
          import('./invite'),
          import('@/workspace/surroundings'),
        ]);
        return icsFile('Meetings', toEntries(records, { zone: renameZone(localZone()) }));
      },
    },
  ],
});
