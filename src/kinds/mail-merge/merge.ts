import { text, type TextField } from '@/lib/fields';
import { isAddress, mostMails } from '@/lib/mail-parts';
import { foldText, plural, toFileName } from '@/lib/text';
import { guessMapping, type ImportedTable, type Mapping } from '@/kinds/records/import-records';

/** A place in a letter that a list may fill. */
interface Place {
  key: string;
  /** As it was written. */
  name: string;
}

/** A mail made from one row of the list. */
export interface Addressed {
  /** As the list numbers its rows, below the headers. */
  row: number;
  to: string;
}

const addressColumn = 'to';
const addressNames = ['email', 'email address', 'mail', 'address', 'recipient', 'send to'];
/** With a mark in front, so that no place's name can be one that objects already have. */
export const columnOf = (key: string) => `field:${key}`;

/** What can be matched with a column of the list. */
export const mergeColumns = (places: readonly Place[]): (readonly [name: string, label: string])[] => [
  [addressColumn, 'Send to'],
  ...places.map(({ key, name }) => [columnOf(key), name] as const),
];

/** Whatever its name is, the column of addresses is the one that holds them; -1 where none does. */
function findAddresses({ headers, rows }: ImportedTable): number {
  const counts = headers.map((_, column) => rows.filter((cells) => isAddress((cells[column] ?? '').trim())).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** `otherNames` are usual headers of other programs, by a place's key. */
export function guessColumns(
  places: readonly Place[],
  { headers, rows }: ImportedTable,
  otherNames: Record<string, readonly string[]> = {},
): Mapping {
  const columns: Record<string, TextField> = Object.fromEntries(mergeColumns(places).map(([name, label]) => [name, text(label)]));
  const named = Object.entries(otherNames).map(([key, names]) => [columnOf(key), names] as const);
  const mapping = guessMapping(columns, headers, { [addressColumn]: addressNames, ...Object.fromEntries(named) });
  return mapping[addressColumn] === -1 ? { ...mapping, [addressColumn]: findAddresses({ headers, rows }) } : mapping;
}

/** One mail for each row, made from what the row has for each place; nothing where no column is matched with it. */
export function mergeRows<Mail>(
  table: ImportedTable,
  mapping: Mapping,
  write: (valueOf: (key: string) => string | undefined) => Mail,
): (Mail & Addressed)[] {
  return table.rows.slice(0, mostMails).map((cells, index) => {
    const cell = (name: string) => {
      const column = mapping[name] ?? -1;
      return column >= 0 ? (cells[column] ?? '') : undefined;
    };
    return { ...write((key) => cell(columnOf(key))), row: index + 1, to: (cell(addressColumn) ?? '').trim() };
  });
}

/** "rows 1, 2, 3, 4, 5 and more" */
export const describeRows = (mails: readonly Addressed[]) =>
  `${mails.length === 1 ? 'row' : 'rows'} ${mails
    .slice(0, 5)
    .map(({ row }) => row)
    .join(', ')}${mails.length > 5 ? ' and more' : ''}`;

/** What is not as it should be with the addresses, in whole sentences. */
export function describeAddresses(mails: readonly Addressed[]): string[] {
  const unaddressed = mails.filter(({ to }) => !isAddress(to));
  const seen = new Set<string>();
  const doubles = mails.filter(({ to }) => {
    const address = foldText(to);
    const isDouble = isAddress(to) && seen.has(address);
    seen.add(address);
    return isDouble;
  });
  return [
    ...(unaddressed.length > 0 ? [`${plural(unaddressed.length, 'email')} without a valid address (${describeRows(unaddressed)}).`] : []),
    ...(doubles.length > 0
      ? [`${plural(doubles.length, 'email')} to an address that’s already in the list (${describeRows(doubles)}).`]
      : []),
  ];
}

/** "001-ana@example.com.eml": the number keeps names apart and in the order of the list. */
export const mergedFileName = ({ row, to }: Addressed) =>
  toFileName(`${String(row).padStart(3, '0')}-${isAddress(to) ? to : 'no-address'}`, 'eml', String(row));

/** All mails of a merge in one archive, each as a file for a mail program. */
export const zipMails = async <Mail extends Addressed>(mails: readonly Mail[], toEml: (mail: Mail) => string): Promise<Blob> =>
  (await import('@/formats/zip')).zipFile(Object.fromEntries(mails.map((mail) => [mergedFileName(mail), toEml(mail)])));
