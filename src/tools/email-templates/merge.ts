import { text, type TextField } from '@/lib/fields';
import { foldText, plural, toFileName } from '@/lib/text';
import { guessMapping, type ImportedTable, type Mapping } from '@/kinds/records/import-records';
import { isAddress, mostMails } from '@/lib/mail-parts';
import { computeMail, type Mail } from './mail';
import type { Template, TemplatesExtra } from './model';
import { typedValueOf, variablesOf } from './values';

export const addressColumn = 'to';
/** With a mark in front, so that no variable's name can be one that objects already have. */
const columnOf = (key: string) => `variable:${key}`;

const addressNames = ['email', 'email address', 'mail', 'address', 'recipient', 'send to'];

/** What can be matched with a column of the list. */
export const mergeColumns = (template: Template): (readonly [name: string, label: string])[] => [
  [addressColumn, 'Send to'],
  ...variablesOf(template).map(({ key, name }) => [columnOf(key), name] as const),
];

export function guessColumns(template: Template, headers: readonly string[]): Mapping {
  const columns: Record<string, TextField> = Object.fromEntries(mergeColumns(template).map(([name, label]) => [name, text(label)]));
  return guessMapping(columns, headers, { [addressColumn]: addressNames });
}

export interface MergedMail {
  /** As the list numbers its rows, below the headers. */
  row: number;
  to: string;
  mail: Mail;
}

/** One mail for each row. What the list does not hold is what the user typed; a sample never goes to a real person. */
export function mergeMails(template: Template, table: ImportedTable, mapping: Mapping, extra: TemplatesExtra): MergedMail[] {
  return table.rows.slice(0, mostMails).map((cells, index) => {
    const cell = (name: string) => {
      const column = mapping[name] ?? -1;
      return column >= 0 ? (cells[column] ?? '') : undefined;
    };
    const lookup = (key: string) => ({ text: cell(columnOf(key)) ?? typedValueOf(extra.values, key), isSample: false });
    return { row: index + 1, to: (cell(addressColumn) ?? '').trim(), mail: computeMail(template, lookup, extra.sender) };
  });
}

/** What is not as it should be in a list of mails, in whole sentences. */
export function describeMerge(mails: readonly MergedMail[]): string[] {
  const open = mails.filter(({ mail }) => mail.open.length > 0);
  const unaddressed = mails.filter(({ to }) => !isAddress(to));
  const seen = new Set<string>();
  const doubles = mails.filter(({ to }) => {
    const address = foldText(to);
    const isDouble = isAddress(to) && seen.has(address);
    seen.add(address);
    return isDouble;
  });
  const rows = (list: readonly MergedMail[]) =>
    `${list.length === 1 ? 'row' : 'rows'} ${list
      .slice(0, 5)
      .map(({ row }) => row)
      .join(', ')}${list.length > 5 ? ' and more' : ''}`;
  return [
    open.length > 0 && `${plural(open.length, 'email')} with open places (${rows(open)}), marked [Draft] in the subject.`,
    unaddressed.length > 0 && `${plural(unaddressed.length, 'email')} without a valid address (${rows(unaddressed)}).`,
    doubles.length > 0 && `${plural(doubles.length, 'email')} to an address that is in the list already (${rows(doubles)}).`,
  ].filter((line) => line !== false);
}

/** "001-ana@example.com.eml": the number keeps names apart and in the order of the list. */
export const mergedFileName = ({ row, to }: MergedMail) =>
  toFileName(`${String(row).padStart(3, '0')}-${isAddress(to) ? to : 'no-address'}`, 'eml', String(row));
