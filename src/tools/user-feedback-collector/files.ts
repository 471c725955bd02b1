import type { FileOffer } from '@/lib/files';
import type { Fields } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { fields, type Feedback } from './model';

const personal: ReadonlySet<string> = new Set(['userEmail', 'otherEmails', 'voters']);

/** The columns of a file; those that name a person can be left out. */
const columnsFor = (hasPersonal: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => hasPersonal || !personal.has(name)));

export function makeFile(
  stem: string,
  name: string,
  entries: readonly Feedback[],
  options: { currency: string; hasPersonal: boolean },
): ReturnType<FileOffer['make']> {
  const { currency, hasPersonal } = options;
  const offers = [...sheetFiles(stem, markSamples(toSheet('Feedback', columnsFor(hasPersonal), entries, currency), entries))];
  const offer = offers.find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
