import { textBlob, type FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { fileStem, type Answers, type Made } from './model';
import { toPlain } from './release';
import type { CalendarEntry } from '@/formats/ics';

/** Plain text without ruled headings, as it is pasted into a mail; then the formats people edit and print. */
const filesOf = (stem: string, document: Document, formats: readonly ('docx' | 'pdf' | 'html' | 'md')[], currency: string): FileOffer[] => [
  { label: 'Text', name: `${stem}.txt`, make: () => textBlob(toPlain(document), 'text/plain') },
  ...documentFiles(stem, document, formats, currency),
];

export const releaseFiles = ({ answers }: Made, document: Document, currency: string) =>
  filesOf(fileStem('press-release', answers), document, ['docx', 'pdf', 'html', 'md'], currency);

export const pitchFiles = ({ answers }: Made, document: Document, currency: string) =>
  filesOf(fileStem('email-pitch', answers), document, ['docx', 'html'], currency);

export const promptFiles = ({ answers }: Made, document: Document, currency: string) =>
  filesOf(fileStem('press-release-prompt', answers), document, ['md'], currency);

export const calendarFile = (answers: Answers, entries: readonly CalendarEntry[]): FileOffer => ({
  label: 'Calendar',
  name: `${fileStem('press-release', answers)}.ics`,
  make: async () => (await import('@/formats/ics')).icsFile('Press release', entries),
});
