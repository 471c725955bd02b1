import type { FileOffer } from '@/lib/files';
import type { Fields, Surroundings } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { isAllSample } from '@/kinds/records/state';
import { fields, type Feedback } from './model';

const personal: ReadonlySet<string> = new Set(['userEmail', 'otherEmails', 'voters']);

/** The columns of a file; those that name a person can be left out. */
const columnsFor = (hasPersonal: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => hasPersonal || !personal.has(name)));

const shown = [fields.title, fields.type, fields.status, fields.rating].map(({ label }) => label);

export function makeFile(
  stem: string,
  name: string,
  entries: readonly Feedback[],
  { around, hasPersonal }: { around: Surroundings; hasPersonal: boolean },
): ReturnType<FileOffer['make']> {
  const { currency, today } = around;
  const sheet = markSamples(toSheet('Feedback', columnsFor(hasPersonal), entries, currency), entries);
  const offers = [
    ...sheetFiles(stem, sheet),
    ...printFiles(stem, currency, () => ({ title: 'User feedback', sheet, today, isSample: isAllSample(entries), shown })),
  ];
  const offer = offers.find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
