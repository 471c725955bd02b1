import { isDay } from '@/lib/dates';
import type { Due, Found } from '@/workspace/shares';
import { isSampleRecord } from './state';

interface Marked {
  id: string;
  isEdited?: true;
}

/** A file from elsewhere may give two records one id; the first keeps it. */
export const eachOnce = <T extends { id: string }>(items: readonly T[]): T[] => {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
};

const ownOnce = <T extends Marked>(records: readonly T[]) => eachOnce(records.filter((record) => !isSampleRecord(record)));

/** What is due of the user's own records, where a record has a real day. A second list of a document says what its ids begin with. */
export const dueRecords = <T extends Marked>(records: readonly T[], toDue: (record: T) => Omit<Due, 'id'>, prefix = ''): Due[] =>
  ownOnce(records)
    .map((record) => ({ id: prefix + record.id, ...toDue(record) }))
    .filter(({ day }) => isDay(day));

/** The user's own records that have a title, to be found by their words. */
export const findRecords = <T extends Marked>(
  records: readonly T[],
  titleOf: (record: T) => string,
  textOf: (record: T) => string,
  prefix = '',
): Found[] =>
  ownOnce(records)
    .map((record) => ({ id: prefix + record.id, title: titleOf(record).trim(), text: textOf(record) }))
    .filter(({ title }) => title !== '');
