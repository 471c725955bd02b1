import { textBlob } from '@/formats/file';
import type { FileOffer } from '@/lib/files';
import { documentFiles, type DocumentFormat } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { fileStem, type Answers, type PressData } from './model';
import type { CalendarEntry } from '@/formats/ics';

/** Plain text without ruled headings, as it is pasted into a mail; then the formats people edit and print. */
const filesOf = (stem: string, write: () => Promise<Document>, formats: readonly DocumentFormat[], currency: string): FileOffer[] => [
  {
    label: 'Text',
    name: `${stem}.txt`,
    make: async () => textBlob((await import('./release')).toPlain(await write()), 'text/plain'),
  },
  ...documentFiles(stem, write, formats, currency),
];

export type Page = 'release' | 'pitch' | 'prompt';

/** The release, or one of the pages made from it. */
export function pressFiles({ made, kept }: PressData, currency: string, page: Page = 'release'): FileOffer[] {
  if (!made) return [];
  const { answers } = made;
  if (page === 'pitch') {
    const pitch = async () => (await import('./pitch')).toPitchDocument(made);
    return filesOf(fileStem('email-pitch', answers), pitch, ['docx', 'html'], currency);
  }
  if (page === 'prompt') {
    const prompt = async () => (await import('./prompt')).toPrompt(made);
    return filesOf(fileStem('press-release-prompt', answers), prompt, ['md'], currency);
  }
  const release = async () => (await import('./release')).toRelease(made, kept);
  return filesOf(fileStem('press-release', answers), release, ['docx', 'pdf', 'html', 'md'], currency);
}

export const calendarFile = (answers: Answers, entries: readonly CalendarEntry[]): FileOffer => ({
  label: 'Calendar',
  name: `${fileStem('press-release', answers)}.ics`,
  make: async () => (await import('@/formats/ics')).icsFile('Press release', entries),
});
