import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import type { Post } from './model';

/** What they are made with: the contents, and the zone that the times of the posts are in. */
const load = async () => {
  const [contents, { localZone }] = await Promise.all([import('./files'), import('@/workspace/surroundings')]);
  return { ...contents, zone: localZone() };
};

/** The ways out. What they hold is worked out when one is taken. */
export function offerFiles(posts: readonly Post[]): FileOffer[] {
  const isSample = posts.length > 0 && isAllSample(posts);
  const stem = sampleStem('content-calendar', posts);
  return [
    {
      label: 'CSV',
      name: `${stem}.csv`,
      make: async () => {
        const { toCalendarSheet, zone } = await load();
        return (await import('@/formats/csv')).csvFile(toCalendarSheet(posts, zone));
      },
    },
    {
      label: 'Bulk CSV, scheduled only',
      name: `${stem}-bulk.csv`,
      make: async () => {
        const { toBulkSheet, zone } = await load();
        return (await import('@/formats/csv')).csvFile(toBulkSheet(posts, zone));
      },
    },
    {
      label: 'Calendar (ICS)',
      name: `${stem}.ics`,
      make: async () => {
        const { toEntries, zone } = await load();
        return (await import('@/formats/ics')).icsFile(isSample ? 'Sample content calendar' : 'Content calendar', toEntries(posts, zone));
      },
    },
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const { toCalendarSheet, zone } = await load();
        return (await import('@/formats/xlsx')).xlsxFile([toCalendarSheet(posts, zone)]);
      },
    },
  ];
}
