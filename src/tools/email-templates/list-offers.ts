import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import type { Template } from './model';

const listFormats = [
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
] as const;

export function listOffers(templates: readonly Template[], currency: string): FileOffer[] {
  const stem = sampleStem('email-templates', templates);
  return listFormats.map(([label, extension]) => ({
    label,
    name: `${stem}.${extension}`,
    make: async () => (await import('./files')).makeListFile(extension, templates, currency),
  }));
}
