import type { FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { toFileName } from '@/lib/text';
import { isAllSample, type PlanData } from './model';

const longestName = 50;

/** "Acme-business-plan", or "business-plan" while the company has no name. */
export function fileStem(companyName: string, noun: string, data: PlanData): string {
  const company = Array.from(companyName.trim()).slice(0, longestName).join('').trim();
  const prefix = isAllSample(data) ? 'sample-' : '';
  return toFileName(`${prefix}${company}${company === '' ? '' : '-'}${noun}`, 'txt', noun).replace(/\.txt$/, '');
}

export function planFiles(stem: string, text: Document, rich: Document, currency: string): FileOffer[] {
  return [
    { label: 'Text', name: `${stem}.txt`, make: async () => (await import('@/formats/text')).textFile(text) },
    ...documentFiles(stem, rich, ['docx', 'pdf', 'html', 'md'], currency),
  ];
}

export const pitchFiles = (stem: string, pitch: Document, currency: string): FileOffer[] =>
  documentFiles(stem, pitch, ['pdf', 'docx', 'html', 'md', 'txt'], currency);
