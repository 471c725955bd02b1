import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import type { Surroundings } from '@/lib/fields';
import { fileStem, type PricingData } from './model';

export function pricingFiles(data: PricingData, around: Surroundings): FileOffer[] {
  const document = async () => {
    const [{ analyse }, { writeAdvice }, { toDocument }] = await Promise.all([
      import('./evidence'),
      import('./advice'),
      import('./document'),
    ]);
    const analysis = analyse(data, around);
    return toDocument(data, analysis, writeAdvice(analysis.evidence.answers, data), around);
  };
  return documentFiles(fileStem(data), document, ['pdf', 'docx', 'html', 'md', 'txt'], around.currency);
}
