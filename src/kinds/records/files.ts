import type { FileOffer } from '@/lib/files';
import type { CalendarEntry } from '@/formats/ics';
import type { Fields, RecordOf } from '@/lib/fields';
import { toSheet, type Sheet } from '@/lib/sheet';
import { isAllSample, isSampleRecord } from './state';

/** A table as CSV and Excel. */
export function sheetFiles(stem: string, sheet: Sheet): FileOffer[] {
  return [
    { label: 'CSV', name: `${stem}.csv`, make: async () => (await import('@/formats/csv')).csvFile(sheet) },
    { label: 'Excel', name: `${stem}.xlsx`, make: async () => (await import('@/formats/xlsx')).xlsxFile([sheet]) },
  ];
}

/** The header and the mark of the column that tells samples from one's own records. */
export const sampleWord = 'Sample';

/** Beside records of the user's own, those that are still samples say so in a last column; alone, the file's name does. */
export function markSamples(sheet: Sheet, records: readonly { id: string; isEdited?: true }[]): Sheet {
  const marks = records.map(isSampleRecord);
  if (!marks.includes(true) || !marks.includes(false)) return sheet;
  return {
    ...sheet,
    columns: [...sheet.columns, { label: sampleWord, kind: 'text' }],
    rows: sheet.rows.map((row, index) => [...row, marks[index] ? sampleWord : '']),
  };
}

export const sampleStem = (stem: string, records: readonly { id: string; isEdited?: true }[]) =>
  records.length > 0 && isAllSample(records) ? `sample-${stem}` : stem;

/** A list as CSV and Excel, with the words of the screen as headers. */
export function recordFiles<F extends Fields>(
  stem: string,
  sheetName: string,
  fields: F,
  records: readonly RecordOf<F>[],
  currency: string,
): FileOffer[] {
  const name = sampleStem(stem, records);
  const sheet = markSamples(toSheet(sheetName, fields, records, currency), records);
  return sheetFiles(name, sheet);
}

/** Days as a calendar file that any calendar program imports. */
export const calendarOffer = (name: string, title: string, entries: readonly CalendarEntry[]): FileOffer => ({
  label: 'Calendar',
  name,
  make: async () => (await import('@/formats/ics')).icsFile(title, entries),
});
