import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import type { Surroundings } from '@/lib/fields';
import { findIdea, fileStem, type IdeaData } from './model';

/** The report that is open, or that of the first idea. */
export function reportFiles(data: IdeaData, { today, currency }: Surroundings): FileOffer[] {
  const idea = findIdea(data, data.open) ?? data.ideas[0];
  if (!idea) return [];
  const document = async () => (await import('./document')).toDocument(idea, today);
  return documentFiles(fileStem('idea-validation', idea), document, ['pdf', 'docx', 'html', 'md', 'txt'], currency);
}
