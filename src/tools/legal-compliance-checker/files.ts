import type { FileOffer } from '@/formats/file';
import type { Surroundings } from '@/lib/fields';
import { documentFiles } from '@/kinds/document/files';
import { calendarOffer, jsonOffer, sheetFiles } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import { toCalendar } from './calendar';
import type { Extra, Requirement } from './model';
import { toChecklistSheet, toReport } from './report';

/** The text first, then the report, the table and the calendar. */
export function checklistFiles(items: readonly Requirement[], extra: Extra, around: Surroundings): FileOffer[] {
  const stem = hasSample(items) ? 'sample-compliance-checklist' : 'compliance-checklist';
  const dates = toCalendar(items, (extra.made ?? extra.answers).formedOn);
  return [
    ...documentFiles(stem, toReport(items, extra, around), ['txt', 'pdf', 'docx', 'html', 'md'], around.currency),
    ...sheetFiles(stem, toChecklistSheet(items, around.currency)),
    jsonOffer(`${stem}.json`, { records: items, extra }),
    ...(dates.length > 0 ? [calendarOffer(`${stem}.ics`, 'Compliance dates', dates)] : []),
  ];
}
