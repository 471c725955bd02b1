import type { FileOffer } from '@/lib/files';
import type { Surroundings } from '@/lib/fields';
import { sampleStem } from '@/kinds/records/files';
import type { PricingExtra, Product } from './model';

const formats = [
  ['Text', 'txt'],
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
  ['PDF', 'pdf'],
  ['Word', 'docx'],
] as const;

/** The analysis as text first; the report is written when one of its files is asked for. */
export function analysisFiles(products: readonly Product[], extra: PricingExtra, around: Surroundings): FileOffer[] {
  const stem = sampleStem('pricing-analysis', products);
  return formats.map(([label, ending]) => {
    const name = `${stem}.${ending}`;
    return {
      label,
      name,
      make: async () => {
        const { makeOffers } = await import('./report');
        const offer = makeOffers(stem, products, extra, around).find((candidate) => candidate.name === name);
        if (!offer) throw new Error(`There is no ${label} file.`);
        return offer.make();
      },
    };
  });
}
