import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { applyEdits, fileStem, listObjections, type PitchData } from './model';

export function pitchFiles(data: PitchData, currency: string): FileOffer[] {
  const { made, edits } = data;
  if (!made) return [];
  const document = async () => {
    const [{ writePitch }, { toDocument }] = await Promise.all([import('./pitch'), import('./document')]);
    const { texts, objections } = writePitch(made);
    return toDocument(made.answers, applyEdits(data, texts), listObjections(data, objections), edits);
  };
  return documentFiles(fileStem(made.answers), document, ['txt', 'docx', 'pdf', 'md', 'html'], currency);
}
