import type { FileOffer } from '@/formats/file';
import { sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import type { Post } from '../model';

/** The ways out. What they hold is worked out when one is taken. */
export function toOffers(posts: readonly Post[], zone: string): FileOffer[] {
  const isSample = posts.length > 0 && isAllSample(posts);
  const stem = sampleStem('content-calendar', posts);
  const contents = () => import('../files');
  return [
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => (await import('@/formats/csv')).csvFile((await contents()).toCalendarSheet(posts, zone)),
    },
    {
      label: 'Bulk CSV, scheduled only',
      name: `${stem}-bulk.csv`,
      make: async () => (await import('@/formats/csv')).csvFile((await contents()).toBulkSheet(posts, zone)),
    },
    {
      label: 'Calendar (ICS)',
      name: `${stem}.ics`,
      make: async () =>
        (await import('@/formats/ics')).icsFile(
          isSample ? 'Sample content calendar' : 'Content calendar',
          (await contents()).toEntries(posts, zone),
        ),
    },
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => (await import('@/formats/xlsx')).xlsxFile([(await contents()).toCalendarSheet(posts, zone)]),
    },
  ];
}
