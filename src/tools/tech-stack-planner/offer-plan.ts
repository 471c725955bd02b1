import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import type { Technology } from './model';

const planFormats = [
  ['Markdown', 'md'],
  ['Word', 'docx'],
  ['PDF', 'pdf'],
] as const;

/** The plan itself is made only when a file of it is asked for. */
export function offerPlan(all: readonly Technology[], around: Surroundings): FileOffer[] {
  const stem = sampleStem('tech-stack-plan', all);
  return planFormats.map(([label, extension]) => {
    const name = `${stem}.${extension}`;
    return { label, name, make: async () => (await import('./plan')).makePlanFile(name, stem, all, around) };
  });
}
