import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { fields, toCalendar } from './model';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = ({ records }, { currency }) => [
  ...recordFiles('tasks', 'Tasks', fields, records, currency),
  calendarOffer(`${sampleStem('tasks', records)}.ics`, 'Tasks', toCalendar(records)),
];
