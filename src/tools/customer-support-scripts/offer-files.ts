import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import type { Script, ScriptsExtra } from './model';

const formats = [
  ['Markdown', 'md'],
  ['PDF', 'pdf'],
  ['Word', 'docx'],
  ['Text', 'txt'],
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
] as const;

/** What the files hold is put together only when one is asked for. */
export function offerFiles(all: readonly Script[], extra: ScriptsExtra, currency: string): FileOffer[] {
  const stem = sampleStem('customer-support-scripts', all);
  return formats.map(([label, extension]) => {
    const name = `${stem}.${extension}`;
    return { label, name, make: async () => (await import('./files')).makeFile(stem, name, all, extra, currency) };
  });
}
