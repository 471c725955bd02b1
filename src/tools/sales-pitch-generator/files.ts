import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { applyEdits, fileStem, listObjections, type PitchData } from './model';

export function pitchFiles(data: PitchData, currency: string): FileOffer[] {
  const { made, edits } = data;
  if (!made) return [];
  const document = async () => {
    const [{ writePitch }, { toDocument }, { roiBlocks }, { trialBlocks, trialsOf }] = await Promise.all([
      import('./pitch'),
      import('./document'),
      import('./roi'),
      import('./trials'),
    ]);
    const { texts, objections } = writePitch(made);
    return toDocument(made.answers, applyEdits(data, texts), listObjections(data, objections), edits, [
      ...roiBlocks(data.roi, made.answers.productName, { today: '', currency }),
      ...trialBlocks(trialsOf(data)),
    ]);
  };
  return documentFiles(fileStem(made.answers), document, ['txt', 'docx', 'pdf', 'md', 'html'], currency);
}
