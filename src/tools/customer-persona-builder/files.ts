import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { isAllSample, type PersonasData } from './model';

export const fileStem = (data: Pick<PersonasData, 'personas'>) => (isAllSample(data) ? 'sample-customer-personas' : 'customer-personas');

/** The page for the browser first. */
export function personaFiles(data: PersonasData, currency: string): FileOffer[] {
  const stem = fileStem(data);
  const document = async () => (await import('./document')).toDocument(data);
  const pdf: FileOffer = {
    label: 'PDF',
    name: `${stem}.pdf`,
    make: async () => (await import('./pdf')).makePersonasPdf(data, currency),
  };
  return [...documentFiles(stem, document, ['html'], currency), pdf, ...documentFiles(stem, document, ['docx', 'md', 'txt'], currency)];
}
