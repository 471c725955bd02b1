import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import type { Risk } from './model';

const formats = [
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
  ['PDF', 'pdf'],
  ['Word', 'docx'],
] as const;

/** The report itself arrives only when a file of it is asked for. */
export function riskFiles(risks: readonly Risk[], around: Surroundings): FileOffer[] {
  const stem = sampleStem('risk-register', risks);
  const reports = formats.map(([label, extension]) => {
    const name = `${stem}.${extension}`;
    const make = async () => {
      const { registerFiles } = await import('./report');
      const offer = registerFiles(stem, risks, around).find((candidate) => candidate.name === name);
      if (!offer) throw new Error('This format isn’t available.');
      return offer.make();
    };
    return { label, name, make };
  });
  if (!risks.some(({ reviewDate, status }) => reviewDate !== '' && status !== 'resolved')) return reports;
  const calendar: FileOffer = {
    label: 'Calendar',
    name: `${stem}.ics`,
    make: async () => {
      const [{ icsFile }, { toReviews }] = await Promise.all([import('@/formats/ics'), import('./starters')]);
      return icsFile('Risk reviews', toReviews(risks));
    },
  };
  return [...reports, calendar];
}
