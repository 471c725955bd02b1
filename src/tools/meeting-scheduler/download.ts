import { recordFiles, sampleStem } from '@/kinds/records/files';
import { localZone } from '@/platform/zone';
import { fields } from './model';
import { renameZone } from './zones';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = ({ records }, { currency }) => [
  ...recordFiles('meetings', 'Meetings', fields, records, currency),
  {
    label: 'Calendar',
    name: `${sampleStem('meetings', records)}.ics`,
    make: async () => {
      const [{ icsFile }, { toEntries }] = await Promise.all([import('@/formats/ics'), import('./invite')]);
      return icsFile('Meetings', toEntries(records, { zone: renameZone(localZone()) }));
    },
  },
];
