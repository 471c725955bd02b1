import type { FileOffer } from '@/formats/file';
import { recordFiles } from '@/kinds/records/files';
import type { CalendarEntry } from '@/formats/ics';
import { fields, isOpen, statusLabels, type Investor } from './model';

/** The file of that name among those a list can become. */
export function makeFile(stem: string, name: string, investors: readonly Investor[], currency: string): ReturnType<FileOffer['make']> {
  const offer = recordFiles(stem, 'Investors', fields, investors, currency).find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format is not on offer.');
  return offer.make();
}

/** Follow-ups of open investors as days of a calendar. */
export const toCalendar = (investors: readonly Investor[]): CalendarEntry[] =>
  investors
    .filter((investor) => isOpen(investor) && investor.nextFollowUp !== '')
    .map(({ id, nextFollowUp, name, firm, email, phone, status }) => ({
      id,
      day: nextFollowUp,
      title: `${id.startsWith('sample-') ? 'Sample: ' : ''}Follow up with ${name}, ${firm}`,
      details: [statusLabels[status], email, phone].filter(Boolean).join('\n'),
    }));
