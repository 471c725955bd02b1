import type { FileOffer } from '@/formats/file';
import type { Surroundings } from '@/lib/fields';
import { isAllSample, type ResearchData } from './model';

/** The report is written when a file is asked for. */
export function reportFiles(data: ResearchData, { currency, today }: Surroundings): FileOffer[] {
  const stem = isAllSample(data) ? 'sample-market-research' : 'market-research';
  const offer = (label: string, extension: string, format: 'docx' | 'pdf' | 'html' | 'md' | 'txt'): FileOffer => ({
    label,
    name: `${stem}.${extension}`,
    make: async () => {
      const [{ toReport }, { documentFiles }] = await Promise.all([import('./report'), import('@/kinds/document/files')]);
      const [file] = documentFiles(stem, toReport(data, currency, today), [format], currency);
      if (!file) throw new Error('There is no such file.');
      return file.make();
    },
  });
  return [
    offer('PDF', 'pdf', 'pdf'),
    offer('Word', 'docx', 'docx'),
    offer('HTML', 'html', 'html'),
    offer('Markdown', 'md', 'md'),
    offer('Text', 'txt', 'txt'),
  ];
}
