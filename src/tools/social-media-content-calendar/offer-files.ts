import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import { localZone } from '@/platform/zone';
import type { Post } from './model';

/** The ways out. What they hold is worked out when one is taken. */
export function offerFiles(posts: readonly Post[]): FileOffer[] {
  const isSample = posts.length > 0 && isAllSample(posts);
  const stem = sampleStem('content-calendar', posts);
  const contents = () => import('./files');
  return [
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => (await import('@/formats/csv')).csvFile((await contents()).toCalendarSheet(posts, localZone())),
    },
    {
      label: 'Bulk CSV, scheduled only',
      name: `${stem}-bulk.csv`,
      make: async () => (await import('@/formats/csv')).csvFile((await contents()).toBulkSheet(posts, localZone())),
    },
    {
      label: 'Calendar (ICS)',
      name: `${stem}.ics`,
      make: async () =>
        (await import('@/formats/ics')).icsFile(
          isSample ? 'Sample content calendar' : 'Content calendar',
          (await contents()).toEntries(posts, localZone()),
        ),
    },
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => (await import('@/formats/xlsx')).xlsxFile([(await contents()).toCalendarSheet(posts, localZone())]),
    },
  ];
}
