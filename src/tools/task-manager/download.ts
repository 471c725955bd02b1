import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import type { Surroundings } from '@/lib/fields';
import { fields, toCalendar, type TaskData } from './model';

/** What the document can be taken away as. Where the zone is known, a task with a time stands at that time in the calendar. */
export const toFiles = ({ records }: TaskData, around: Surroundings, zone = '') => [
  ...recordFiles('tasks', 'Tasks', fields, records, around.currency),
  calendarOffer(`${sampleStem('tasks', records)}.ics`, 'Tasks', toCalendar(records, zone)),
  ...printFiles(sampleStem('tasks', records), around.currency, async () => (await import('./printed')).toPrintedTasks(records, around)),
];
