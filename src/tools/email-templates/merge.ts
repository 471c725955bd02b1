import { plural } from '@/lib/text';
import { describeAddresses, describeRows, mergeRows, type Addressed } from '@/kinds/mail-merge/merge';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';
import { computeMail, type Mail } from './mail';
import type { Template, TemplatesExtra } from './model';
import { typedValueOf } from './values';

export interface MergedMail extends Addressed {
  mail: Mail;
}

/** What the list does not hold is what the user typed; a sample never goes to a real person. */
export const mergeMails = (template: Template, table: ImportedTable, mapping: Mapping, { values, sender }: TemplatesExtra): MergedMail[] =>
  mergeRows(table, mapping, (valueOf) => ({
    mail: computeMail(template, (key) => ({ text: valueOf(key) ?? typedValueOf(values, key), isSample: false }), sender),
  }));

/** What is not as it should be in a list of mails, in whole sentences. */
export function describeMerge(mails: readonly MergedMail[]): string[] {
  const open = mails.filter(({ mail }) => mail.open.length > 0);
  return [
    ...(open.length > 0
      ? [`${plural(open.length, 'email')} with open places (${describeRows(open)}), marked [Draft] in the subject.`]
      : []),
    ...describeAddresses(mails),
  ];
}
