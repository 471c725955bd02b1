import type { FileOffer } from '@/formats/file';
import type { CalendarEntry } from '@/formats/ics';
import type { Fields, RecordOf } from '@/lib/fields';
import { toSheet, type Sheet } from '@/lib/sheet';
import { hasSample } from './state';

/** A table as CSV and Excel. */
export function sheetFiles(stem: string, sheet: Sheet): FileOffer[] {
  return [
    { label: 'CSV', name: `${stem}.csv`, make: async () => (await import('@/formats/csv')).csvFile(sheet) },
    { label: 'Excel', name: `${stem}.xlsx`, make: async () => (await import('@/formats/xlsx')).xlsxFile([sheet]) },
  ];
}

export const jsonOffer = (name: string, value: unknown): FileOffer => ({
  label: 'JSON',
  name,
  make: async () => (await import('@/formats/json')).jsonFile(value),
});

/** A list as CSV, Excel and JSON, with the words of the screen as headers. A file with sample records is named so. */
export function recordFiles<F extends Fields>(
  stem: string,
  sheetName: string,
  fields: F,
  records: readonly RecordOf<F>[],
  currency: string,
): FileOffer[] {
  const name = hasSample(records) ? `sample-${stem}` : stem;
  return [...sheetFiles(name, toSheet(sheetName, fields, records, currency)), jsonOffer(`${name}.json`, { records, currency })];
}

/** Days as a calendar file that any calendar program imports. */
export const calendarOffer = (name: string, title: string, entries: readonly CalendarEntry[]): FileOffer => ({
  label: 'Calendar',
  name,
  make: async () => (await import('@/formats/ics')).icsFile(title, entries),
});
