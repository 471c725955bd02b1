import { toFileName } from '@/lib/text';
import type { Template } from './model';

const isSample = ({ id }: Template) => id.startsWith('sample-');

/** Named after the template, as people wrote it. */
export function fileStemOf(template: Template, noun = 'template'): string {
  const name = template.name.trim();
  const stem = toFileName(name === '' ? '' : name.slice(0, 50), 'txt', 'untitled').replace(/\.txt$/, '');
  return `${isSample(template) ? 'sample-' : ''}${stem}-${noun}`;
}
