import type { FileOffer } from '@/lib/files';
import { hasSample } from '@/kinds/records/state';
import type { Mail } from '../mail';
import { fileStemOf } from '../file-names';
import type { Template } from '../model';

const mailFormats = [
  ['Text', 'txt'],
  ['HTML', 'html'],
  ['Email (.eml)', 'eml'],
  ['Markdown', 'md'],
  ['Word', 'docx'],
  ['PDF', 'pdf'],
] as const;

/** A template with its placeholders is no message yet, so it is not offered as one. Files are made only when asked for. */
export function mailOffers(template: Template, mail: Mail, from: string, currency: string, isTemplate = false): FileOffer[] {
  const stem = fileStemOf(template);
  const isSample = hasSample([template]);
  return mailFormats
    .filter(([, extension]) => !(isTemplate && extension === 'eml'))
    .map(([label, extension]) => ({
      label,
      name: `${stem}.${extension}`,
      make: async () => (await import('../files')).makeMailFile(extension, { stem, mail, from, isSample, currency }),
    }));
}
