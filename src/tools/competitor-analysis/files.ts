import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import type { Competitor, CompetitorExtra } from './model';

const formats = [
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
  ['PDF', 'pdf'],
  ['Word', 'docx'],
  ['PowerPoint', 'pptx'],
] as const;

/** The report itself arrives only when a file of it is asked for. */
export function competitorFiles(all: readonly Competitor[], extra: CompetitorExtra, around: Surroundings): FileOffer[] {
  const stem = sampleStem('competitors', [...all, ...extra.features, ...extra.deals.records]);
  return formats.map(([label, extension]) => {
    const name = `${stem}.${extension}`;
    return { label, name, make: async () => (await import('./report')).makeFile(name, stem, all, extra, around) };
  });
}
