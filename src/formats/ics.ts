import ical, { ICalCalendarMethod } from 'ical-generator';
import { addDays, type Day } from '@/lib/dates';
import { cleanText } from '@/lib/text';
import { textBlob } from './file';

/** An all-day entry: a due date belongs to a day, not to an hour in some time zone. */
export interface CalendarEntry {
  /** The same entry exported twice keeps its id, so a calendar updates it instead of doubling it. */
  id: string;
  day: Day;
  title: string;
  details?: string;
}

/** Calendar files write all-day dates as they stand; the library wants an instant, so it is given noon in UTC. */
const floating = (day: Day) => new Date(`${day}T12:00:00Z`);

export function toIcs(name: string, entries: readonly CalendarEntry[], made: Date): string {
  const calendar = ical({
    name: cleanText(name),
    prodId: { company: 'Groundwork', product: 'Groundwork' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, day, title, details } of entries) {
    calendar.createEvent({
      id: `${id}@groundwork`,
      stamp: made,
      start: floating(day),
      end: floating(addDays(day, 1)),
      allDay: true,
      timezone: 'UTC',
      summary: cleanText(title),
      ...(details ? { description: cleanText(details) } : {}),
    });
  }
  return calendar.toString();
}

export const icsFile = (name: string, entries: readonly CalendarEntry[]) => textBlob(toIcs(name, entries, new Date()), 'text/calendar');
