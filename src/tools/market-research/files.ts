import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import type { Surroundings } from '@/lib/fields';
import { isAllSample, type ResearchData } from './model';

/** The report is written when a file is asked for. */
export const reportFiles = (data: ResearchData, { currency, today }: Surroundings): FileOffer[] =>
  documentFiles(
    isAllSample(data) ? 'sample-market-research' : 'market-research',
    async () => (await import('./report')).toReport(data, currency, today),
    ['pdf', 'docx', 'html', 'md', 'txt'],
    currency,
  );
