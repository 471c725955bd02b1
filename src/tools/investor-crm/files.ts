import type { FileOffer } from '@/formats/file';
import type { CalendarEntry } from '@/formats/ics';
import { calendarOffer, recordFiles } from '@/kinds/records/files';
import { fields, isOpen, statusLabels, type Investor } from './model';

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

/** The list, and its follow-ups. The list's own files come first: they hold the whole work. */
export function investorFiles(investors: readonly Investor[], currency: string): { lists: FileOffer[]; calendar: FileOffer } {
  const lists = recordFiles('investors', 'Investors', fields, investors, currency);
  const stem = lists[0]?.name.replace(/\.csv$/, '') ?? 'investors';
  return { lists, calendar: calendarOffer(`${stem}-follow-ups.ics`, 'Investor follow-ups', toCalendar(investors)) };
}
