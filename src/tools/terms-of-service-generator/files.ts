import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { fileStem, type TermsData } from './model';

const formats = ['txt', 'md', 'html', 'docx', 'pdf'] as const;

export type Page = 'terms' | 'short';

/** The terms, or what they say in plain English. */
export function termsFiles({ made, kept }: TermsData, currency: string, page: Page = 'terms'): FileOffer[] {
  if (!made) return [];
  const { answers } = made;
  if (page === 'terms') {
    return documentFiles(fileStem(answers), async () => (await import('./terms')).toTerms(made, kept), formats, currency);
  }
  const short = async () => (await import('./terms')).toShortVersion(made, kept);
  return documentFiles(fileStem(answers, 'terms-in-plain-english'), short, formats, currency);
}
