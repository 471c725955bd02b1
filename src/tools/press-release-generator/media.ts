import { mergeRows } from '@/kinds/mail-merge/merge';
import type { PlainMail } from '@/kinds/mail-merge/mail-files';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';
import { showGaps } from '@/lib/gaps';
import type { Made } from './model';
import { toPitch } from './pitch';
import { toPlain, toRelease } from './release';

/** What a list of reporters says of each. */
export const mediaPlaces = [
  { key: 'name', name: 'First name' },
  { key: 'outlet', name: 'Outlet' },
];
export const mediaNames = {
  name: 'first name,name,given name,reporter,journalist,contact,contact name,full name,editor,vorname,ansprechpartner,ansprechpartnerin,ansprechperson,redakteur,redakteurin,prenom,nombre,nome'.split(
    ',',
  ),
  outlet:
    'outlet,publication,medium,media,paper,newspaper,magazine,company,organisation,organization,zeitung,redaktion,titel,sender,medio,journal,testata'.split(
      ',',
    ),
};

const rule = '\n\n----------\n\n';

/** The pitch to each reporter by name, with the release below it where that is wanted. */
export function toMediaMails(
  made: Made,
  table: ImportedTable,
  mapping: Mapping,
  hasRelease: boolean,
  kept: readonly string[] = [],
): PlainMail[] {
  const release = hasRelease ? `${rule}${toPlain(toRelease(made, kept))}` : '';
  return mergeRows(table, mapping, (valueOf) => {
    // A cell is one line: it cannot add lines to a mail.
    const cell = (key: string) => (valueOf(key) ?? '').replace(/\s+/g, ' ').trim();
    const { subject, body } = toPitch(made, { name: cell('name'), outlet: cell('outlet'), hasRelease });
    return { subject: showGaps(subject), body: `${showGaps(body.join('\n\n'))}${release}` };
  });
}
