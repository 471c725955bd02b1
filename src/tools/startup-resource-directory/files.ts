import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import type { Resource } from './model';

const formats = [
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
  ['Web page', 'html'],
  ['OPML', 'opml'],
] as const;

/** What the files hold is put together only when one is asked for. */
export function resourceFiles(all: readonly Resource[], currency: string): FileOffer[] {
  const stem = sampleStem('resources', all);
  return formats.map(([label, extension]) => {
    const name = `${stem}.${extension}`;
    return { label, name, make: async () => (await import('./report')).makeFile(extension, stem, all, currency) };
  });
}
