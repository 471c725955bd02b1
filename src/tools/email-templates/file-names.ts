import { isSampleRecord } from '@/kinds/records/state';
import { toFileName } from '@/lib/text';
import type { Template } from './model';

/** Named after the template, as people wrote it. */
export function fileStemOf(template: Template, noun = 'template'): string {
  const name = template.name.trim();
  const stem = toFileName(name === '' ? '' : name.slice(0, 50), 'txt', 'untitled').replace(/\.txt$/, '');
  return `${isSampleRecord(template) ? 'sample-' : ''}${stem}-${noun}`;
}
