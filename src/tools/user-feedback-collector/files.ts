import type { FileOffer } from '@/lib/files';
import type { Fields, Surroundings } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { fields, type Feedback } from './model';

const personal: ReadonlySet<string> = new Set(['userEmail', 'otherEmails', 'voters']);

/** The columns of a file; those that name a person can be left out. */
const columnsFor = (hasPersonal: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => hasPersonal || !personal.has(name)));

export function makeFile(
  stem: string,
  name: string,
  entries: readonly Feedback[],
  { around, hasPersonal }: { around: Surroundings; hasPersonal: boolean },
): ReturnType<FileOffer['make']> {
  const { currency } = around;
  const sheet = markSamples(toSheet('Feedback', columnsFor(hasPersonal), entries, currency), entries);
  const offers = [
    ...sheetFiles(stem, sheet),
    ...printFiles(stem, currency, async () => (await import('./printed')).toPrintedFeedback(entries, sheet, around, hasPersonal)),
  ];
  const offer = offers.find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
