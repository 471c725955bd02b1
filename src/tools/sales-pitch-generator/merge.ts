import { cleanText, joinWords, plural } from '@/lib/text';
import { columnOf, describeAddresses, describeRows, mergeRows, type Addressed } from '@/kinds/mail-merge/merge';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';
import { splitLetter, type Letter } from './checks';
import type { PitchData } from './model';
import { fillVariables, findVariables, type Variable } from './variables';

export const otherNames = {
  first_name: ['first name', 'name', 'given name', 'contact'],
  company: ['company name', 'organization', 'organisation', 'business', 'account'],
};

/** Fields that the list has no column for: they read the same for everyone. */
export const sharedFields = (letter: string, mapping: Mapping): Variable[] =>
  findVariables(letter).filter(({ key }) => (mapping[columnOf(key)] ?? -1) < 0);

export interface MergedMail extends Letter, Addressed {
  /** Names of the fields that nothing was given for: such a mail does not go out. */
  open: string[];
}

export const mergeMails = (letter: string, table: ImportedTable, mapping: Mapping, values: PitchData['values']): MergedMail[] =>
  mergeRows(table, mapping, (valueOf) => {
    // A cell is one line: it cannot add lines to a mail, or a header to its subject.
    const lookup = (key: string) => (valueOf(key) ?? values.find((value) => value.key === key)?.value ?? '').replace(/\s+/g, ' ');
    const filled = fillVariables(cleanText(letter), lookup);
    return { open: filled.open, ...splitLetter(filled.text) };
  });

/** Those that may go out: nothing in them is left open. */
export const readyMails = (mails: readonly MergedMail[]) => mails.filter(({ open, subject }) => open.length === 0 && subject !== '');

/** What is not as it should be in a list of mails, in whole sentences. */
export function describeMerge(mails: readonly MergedMail[]): { blocked: string[]; notes: string[] } {
  const open = mails.filter((mail) => mail.open.length > 0);
  const names = [...new Set(open.flatMap((mail) => mail.open))];
  return {
    blocked: [
      ...(open.length > 0
        ? [`${plural(open.length, 'email')} left out, since nothing is given for ${joinWords(names)} (${describeRows(open)}).`]
        : []),
      ...(mails.some(({ subject }) => subject === '') ? ['An email needs a subject: begin its text with “Subject: ” and one line.'] : []),
    ],
    notes: describeAddresses(mails),
  };
}
