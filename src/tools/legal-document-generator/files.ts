import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { fileStem, type LegalData } from './model';

export function legalFiles({ made, hasNotes, accepted }: LegalData, currency: string): FileOffer[] {
  if (!made) return [];
  const document = async () => (await import('./documents')).toDocument(made, hasNotes, accepted);
  return documentFiles(fileStem(made), document, ['txt', 'docx', 'pdf', 'md', 'html'], currency);
}
