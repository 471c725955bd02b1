import type { FileOffer } from '@/lib/files';
import type { Surroundings } from '@/lib/fields';
import { documentFiles } from '@/kinds/document/files';
import { calendarOffer, markSamples, sampleStem, sheetFiles } from '@/kinds/records/files';
import { toCalendar } from './calendar';
import type { Extra, Requirement } from './model';
import { toChecklistSheet, toReport } from './report';

/** The text first, then the report, the table and the calendar. */
export function checklistFiles(items: readonly Requirement[], extra: Extra, around: Surroundings): FileOffer[] {
  const stem = sampleStem('compliance-checklist', items);
  const dates = toCalendar(items, (extra.made ?? extra.answers).formedOn);
  const plain = async () => toReport(items, extra, around);
  return [
    ...documentFiles(stem, plain, ['txt'], around.currency),
    ...documentFiles(stem, async () => toReport(items, extra, around, true), ['pdf', 'docx', 'html'], around.currency),
    ...documentFiles(stem, plain, ['md'], around.currency),
    ...sheetFiles(stem, markSamples(toChecklistSheet(items, around.currency), items)),
    ...(dates.length > 0 ? [calendarOffer(`${stem}.ics`, 'Compliance dates', dates)] : []),
  ];
}
