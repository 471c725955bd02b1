import { recordFiles, sampleStem } from '@/kinds/records/files';
import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { localZone } from '@/workspace/zone';
import { toAgenda } from './agenda';
import { fields, searchText, state } from './model';
import { renameZone } from './zones';

export const shares = defineShares(state, {
  agenda: ({ records }, { today }) => toAgenda(records, today),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: ({ records }, { currency }) => [
    ...recordFiles('meetings', 'Meetings', fields, records, currency),
    {
      label: 'Calendar',
      name: `${sampleStem('meetings', records)}.ics`,
      make: async () => {
        const [{ icsFile }, { toEntries }] = await Promise.all([import('@/formats/ics'), import('./invite')]);
        return icsFile('Meetings', toEntries(records, { zone: renameZone(localZone()) }));
      },
    },
  ],
});
