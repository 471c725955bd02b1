import { text, type TextField } from '@/lib/fields';
import { cleanText, foldText, joinWords, plural, toFileName } from '@/lib/text';
import { guessMapping, type ImportedTable, type Mapping } from '@/kinds/records/import-records';
import { splitLetter, type Letter } from './checks';
import { isAddress, mostMails } from '@/lib/mail-parts';
import type { PitchData } from './model';
import { fillVariables, findVariables, type Variable } from './variables';

export const addressColumn = 'to';
/** With a mark in front, so that no field's name can be one that objects already have. */
const columnOf = (key: string) => `field:${key}`;

const addressNames = ['email', 'email address', 'mail', 'address', 'recipient', 'send to'];
const otherNames: Record<string, readonly string[]> = {
  [columnOf('first_name')]: ['first name', 'name', 'given name', 'contact'],
  [columnOf('company')]: ['company name', 'organization', 'organisation', 'business', 'account'],
};

/** What can be matched with a column of the list. */
export const mergeColumns = (letter: string): (readonly [name: string, label: string])[] => [
  [addressColumn, 'Send to'],
  ...findVariables(letter).map(({ key, name }) => [columnOf(key), name] as const),
];

export function guessColumns(letter: string, headers: readonly string[]): Mapping {
  const columns: Record<string, TextField> = Object.fromEntries(mergeColumns(letter).map(([name, label]) => [name, text(label)]));
  return guessMapping(columns, headers, { [addressColumn]: addressNames, ...otherNames });
}

/** Fields that the list has no column for: they read the same for everyone. */
export const sharedFields = (letter: string, mapping: Mapping): Variable[] =>
  findVariables(letter).filter(({ key }) => (mapping[columnOf(key)] ?? -1) < 0);

export interface MergedMail extends Letter {
  /** As the list numbers its rows, below the headers. */
  row: number;
  to: string;
  /** Names of the fields that nothing was given for: such a mail does not go out. */
  open: string[];
}

export function mergeMails(letter: string, table: ImportedTable, mapping: Mapping, values: PitchData['values']): MergedMail[] {
  return table.rows.slice(0, mostMails).map((cells, index) => {
    const cell = (name: string) => {
      const column = mapping[name] ?? -1;
      return column >= 0 ? (cells[column] ?? '') : undefined;
    };
    // A cell is one line: it cannot add lines to a mail, or a header to its subject.
    const lookup = (key: string) => (cell(columnOf(key)) ?? values.find((value) => value.key === key)?.value ?? '').replace(/\s+/g, ' ');
    const filled = fillVariables(cleanText(letter), lookup);
    return { row: index + 1, to: (cell(addressColumn) ?? '').trim(), open: filled.open, ...splitLetter(filled.text) };
  });
}

/** Those that may go out: nothing in them is left open. */
export const readyMails = (mails: readonly MergedMail[]) => mails.filter(({ open, subject }) => open.length === 0 && subject !== '');

/** What is not as it should be in a list of mails, in whole sentences. */
export function describeMerge(mails: readonly MergedMail[]): { blocked: string[]; notes: string[] } {
  const open = mails.filter((mail) => mail.open.length > 0);
  const names = [...new Set(open.flatMap((mail) => mail.open))];
  const untitled = mails.filter(({ subject }) => subject === '');
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
  const given = (list: readonly MergedMail[], line: string) => (list.length > 0 ? [line] : []);
  return {
    blocked: [
      ...given(open, `${plural(open.length, 'email')} left out, since nothing is given for ${joinWords(names)} (${rows(open)}).`),
      ...given(untitled, 'An email needs a subject: begin its text with “Subject: ” and one line.'),
    ],
    notes: [
      ...given(unaddressed, `${plural(unaddressed.length, 'email')} without a valid address (${rows(unaddressed)}).`),
      ...given(doubles, `${plural(doubles.length, 'email')} to an address that is in the list already (${rows(doubles)}).`),
    ],
  };
}

/** "001-ana@example.com.eml": the number keeps names apart and in the order of the list. */
export const mergedFileName = ({ row, to }: MergedMail) =>
  toFileName(`${String(row).padStart(3, '0')}-${isAddress(to) ? to : 'no-address'}`, 'eml', String(row));
