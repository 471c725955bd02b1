import { calendarOffer, markSamples, recordFiles, sampleStem } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { isAllSample } from '@/kinds/records/state';
import type { Surroundings } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { fields, toCalendar, type TaskData } from './model';

/** What the document can be taken away as. Where the zone is known, a task with a time stands at that time in the calendar. */
export const toFiles = ({ records }: TaskData, { currency, today }: Surroundings, zone = '') => [
  ...recordFiles('tasks', 'Tasks', fields, records, currency),
  calendarOffer(`${sampleStem('tasks', records)}.ics`, 'Tasks', toCalendar(records, zone)),
  ...printFiles(sampleStem('tasks', records), currency, () => ({
    title: 'Tasks',
    sheet: markSamples(toSheet('Tasks', fields, records, currency), records),
    today,
    isSample: isAllSample(records),
  })),
];
