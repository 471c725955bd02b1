import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import type { Surroundings } from '@/lib/fields';
import { toJobAd, toJobAdJson, type JobAd } from './job-ad';
import { readFacts } from './facts';
import { fileStem, isSample, type JobData } from './model';

export const listingFile = (stem: string, ad: JobAd): FileOffer => ({
  label: 'JobPosting code, JSON-LD',
  name: `${stem}.json`,
  make: async () => (await import('@/formats/file')).textBlob(toJobAdJson(ad), 'application/ld+json'),
});

/** The text first, then the formats people edit, print and paste, then the listing for search engines. */
export function postingFiles({ answers, posting, kept = [] }: JobData, { currency }: Surroundings): FileOffer[] {
  if (!posting) return [];
  const stem = fileStem(answers);
  const facts = readFacts(answers, currency);
  const document = async () => {
    const [{ findFaults }, { toDocument }] = await Promise.all([import('./checks'), import('./document')]);
    const faults = findFaults(answers, facts, currency).map(({ text }) => text);
    return toDocument(
      facts,
      posting,
      isSample(answers),
      faults.filter((text) => !kept.includes(text)),
    );
  };
  return [...documentFiles(stem, document, ['txt', 'docx', 'pdf', 'md', 'html'], currency), listingFile(stem, toJobAd(facts, posting))];
}
