import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { defineShares } from '@/workspace/shares';
import { fields, state, toCalendar } from './model';

export const shares = defineShares(state, {
  files: ({ records }, { currency }) => [
    ...recordFiles('tasks', 'Tasks', fields, records, currency),
    calendarOffer(`${sampleStem('tasks', records)}.ics`, 'Tasks', toCalendar(records)),
  ],
});
