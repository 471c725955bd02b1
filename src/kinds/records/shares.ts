import { listDue, listFound } from '@/workspace/share-parts';
import type { Due, Found } from '@/workspace/shares';
import { isSampleRecord } from './state';

interface Marked {
  id: string;
  isEdited?: true;
}

const ownOf = <T extends Marked>(records: readonly T[]) => records.filter((record) => !isSampleRecord(record));

/** What is due of the user's own records, where a record has a real day. A second list of a document says what its ids begin with. */
export const dueRecords = <T extends Marked>(records: readonly T[], toDue: (record: T) => Omit<Due, 'id'>, prefix = ''): Due[] =>
  listDue(ownOf(records).map((record) => ({ id: prefix + record.id, ...toDue(record) })));

/** The user's own records that have a title, to be found by their words. */
export const findRecords = <T extends Marked>(
  records: readonly T[],
  titleOf: (record: T) => string,
  textOf: (record: T) => string,
  prefix = '',
): Found[] => listFound(ownOf(records).map((record) => ({ id: prefix + record.id, title: titleOf(record).trim(), text: textOf(record) })));
