import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import type { Feedback, FeedbackExtra } from './model';

const formats = [
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
  ['PDF', 'pdf'],
  ['Word', 'docx'],
] as const;

/** Without a name on it, whatever else is left out. */
export const roadmapFile = (all: readonly Feedback[], { hasFloor }: FeedbackExtra, { today }: Surroundings): FileOffer => ({
  label: 'Public roadmap page',
  name: `${sampleStem('roadmap', all)}.html`,
  make: async () => {
    const [{ toRoadmap }, { htmlFile }] = await Promise.all([import('./roadmap'), import('@/formats/html')]);
    return htmlFile(toRoadmap(all, today, hasFloor));
  },
});

/** The files on offer, each made only when asked for; who said something is in the lists only where that is wanted. */
export function offerFiles(all: readonly Feedback[], extra: FeedbackExtra, around: Surroundings, hasPersonal = false): FileOffer[] {
  const stem = sampleStem('user-feedback', all);
  const lists = formats.map(([label, extension]): FileOffer => {
    const name = `${stem}.${extension}`;
    return { label, name, make: async () => (await import('./files')).makeFile(stem, name, all, { around, hasPersonal }) };
  });
  return [...lists, roadmapFile(all, extra, around)];
}
