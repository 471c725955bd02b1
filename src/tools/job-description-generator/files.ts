import type { FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import type { Facts } from './facts';
import { toJobAd, toJobAdJson, type JobAd } from './job-ad';
import type { Posting } from './model';

export const listingFile = (stem: string, ad: JobAd): FileOffer => ({
  label: 'JobPosting code, JSON-LD',
  name: `${stem}.json`,
  make: async () => (await import('@/formats/file')).textBlob(toJobAdJson(ad), 'application/ld+json'),
});

/** The text first, then the formats people edit, print and paste, then the listing for search engines. */
export const postingFiles = (stem: string, document: Document, facts: Facts, posting: Posting, currency: string): FileOffer[] => [
  ...documentFiles(stem, document, ['txt', 'docx', 'pdf', 'md', 'html'], currency),
  listingFile(stem, toJobAd(facts, posting)),
];
