import type { FileOffer } from '@/lib/files';
import type { CalendarEntry } from '@/formats/ics';
import type { Surroundings } from '@/lib/fields';
import { calendarOffer, recordFiles, sampleStem } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { isSampleRecord } from '@/kinds/records/state';
import { hashText } from '@/lib/random';
import { fields, isOpen, statusLabels, type Investor } from './model';

/** A sample has the same id everywhere, so its words tell it apart in a calendar that two people share. */
const calendarId = ({ id, name, firm }: Investor) =>
  isSampleRecord({ id }) ? `${id}-${hashText(JSON.stringify([name, firm])).toString(36)}` : id;

/** Follow-ups of open investors as days of a calendar. */
export const toCalendar = (investors: readonly Investor[]): CalendarEntry[] =>
  investors
    .filter((investor) => isOpen(investor) && investor.nextFollowUp !== '')
    .map((investor) => ({
      id: calendarId(investor),
      day: investor.nextFollowUp,
      title: `${isSampleRecord(investor) ? 'Sample: ' : ''}Follow up with ${investor.name}, ${investor.firm}`,
      details: [statusLabels[investor.status], investor.email, investor.phone].filter(Boolean).join('\n'),
    }));

/** The list, and its follow-ups. The list's own files come first: they hold the whole work. */
export function investorFiles(
  investors: readonly Investor[],
  around: Surroundings,
): { lists: FileOffer[]; printed: FileOffer[]; calendar: FileOffer } {
  const stem = sampleStem('investors', investors);
  const lists = recordFiles('investors', 'Investors', fields, investors, around.currency);
  const printed = printFiles(stem, around.currency, async () => (await import('./printed')).toPrintedInvestors(investors, around));
  return { lists, printed, calendar: calendarOffer(`${stem}-follow-ups.ics`, 'Investor follow-ups', toCalendar(investors)) };
}
