import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar, type ICalDateTimeValue } from 'ical-generator';
import { addDays, type Day } from '@/lib/dates';
import { cleanText } from '@/lib/text';
import type { Time } from '@/lib/times';
import { findClockChanges, offsetAt, toInstant, toWallClock, type WallClock } from '@/lib/zones';
import { textBlob } from './file';

/** An entry of a calendar: a whole day, or a time on the clocks of one zone. */
export interface CalendarEntry {
  /** The same entry exported twice keeps its id, so a calendar updates it instead of doubling it. */
  id: string;
  day: Day;
  title: string;
  details?: string;
  location?: string;
  /** Without it the entry takes the whole day: a due date belongs to a day, not to an hour in some time zone. */
  at?: { time: Time; minutes: number; zone: string };
  /** How it repeats, as a calendar rule: "FREQ=WEEKLY;COUNT=5". */
  repeat?: string;
  isCancelled?: boolean;
  /** Minutes before the start at which the calendar reminds. */
  remindBefore?: number;
}

/** Calendar files write all-day dates as they stand; the library wants an instant, so it is given noon in UTC. */
const floating = (day: Day) => new Date(`${day}T12:00:00Z`);

const twoDigits = (value: number) => String(value).padStart(2, '0');
const stamp = ({ day, time }: { day: Day; time: Time }) => ({ date: day.replaceAll('-', ''), time: `${time.replace(':', '')}00` });

/**
 * An instant shown on the clocks of a zone, in the shape the library takes for zoned times. A series keeps its typed
 * clock: where its first time is skipped, the ones after it are not.
 */
function zonedTime(instant: number, zone: string, typed?: WallClock): ICalDateTimeValue {
  const shownIn = (shownZone: string) => ({
    format: (pattern?: string) => {
      const { date, time } = stamp(typed && shownZone === zone ? typed : toWallClock(instant, shownZone));
      return pattern === 'YYYYMMDD' ? date : time;
    },
    isValid: () => true,
    toDate: () => new Date(instant),
    toJSON: () => new Date(instant).toISOString(),
    tz: () => shownIn(zone),
    utc: () => shownIn('UTC'),
  });
  return shownIn(zone);
}

const formatFileOffset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}${twoDigits(Math.abs(minutes) % 60)}`;

/** The clocks of a zone over the years of the entries, so that no calendar has to guess them. */
function describeZone(zone: string, from: number, to: number): string {
  const part = (instant: number, before: number, after: number, isSummer: boolean) => {
    // A change is dated by the clock that ends with it.
    const { date, time } = stamp(toWallClock(instant + before * 60_000, 'UTC'));
    const name = isSummer ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${date}T${time}`,
      `TZOFFSETFROM:${formatFileOffset(before)}`,
      `TZOFFSETTO:${formatFileOffset(after)}`,
      `END:${name}`,
    ];
  };
  const first = offsetAt(from, zone);
  const changes = findClockChanges(zone, from, to);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part(from, first, first, changes[0] !== undefined && changes[0].offsetAfter < first),
    ...changes.flatMap(({ instant, offsetBefore, offsetAfter }) => part(instant, offsetBefore, offsetAfter, offsetAfter > offsetBefore)),
    'END:VTIMEZONE',
  ].join('\r\n');
}

const yearsAhead = 6;
const mostYears = 100;

/** Zones are described from the year before the first entry to some years after the last, for those that repeat. */
function describeZones(calendar: ICalCalendar, entries: readonly CalendarEntry[]): void {
  const years = entries.filter(({ at }) => at).map(({ day }) => Number(day.slice(0, 4)));
  if (years.length === 0) return;
  const from = Date.UTC(Math.min(...years) - 1, 0, 1);
  // A date typed far off must not cost a walk through all the years to it.
  const last = Math.min(Math.max(...years), Math.min(...years) + mostYears);
  const to = Date.UTC(last + yearsAhead, 0, 1);
  calendar.timezone({ name: null, generator: (zone) => describeZone(zone, from, to) });
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry, made: Date): void {
  const { id, day, title, details, location, at, repeat, isCancelled, remindBefore } = entry;
  const start = at && toInstant({ day, time: at.time }, at.zone);
  const event = calendar.createEvent({
    id: `${id}@groundwork`,
    stamp: made,
    ...(at && start !== undefined
      ? {
          start: zonedTime(start, at.zone, repeat ? { day, time: at.time } : undefined),
          end: zonedTime(start + at.minutes * 60_000, at.zone),
          timezone: at.zone,
        }
      : { start: floating(day), end: floating(addDays(day, 1)), allDay: true, timezone: 'UTC' }),
    summary: cleanText(title),
    ...(details ? { description: cleanText(details) } : {}),
    ...(location ? { location: cleanText(location) } : {}),
    ...(repeat ? { repeating: repeat } : {}),
    ...(isCancelled ? { status: ICalEventStatus.CANCELLED } : {}),
  });
  if (remindBefore !== undefined) event.createAlarm({ trigger: remindBefore * 60, description: cleanText(title) });
}

export function toIcs(name: string, entries: readonly CalendarEntry[], made: Date): string {
  const calendar = ical({
    name: cleanText(name),
    prodId: { company: 'Groundwork', product: 'Groundwork' },
    method: ICalCalendarMethod.PUBLISH,
  });
  describeZones(calendar, entries);
  for (const entry of entries) addEntry(calendar, entry, made);
  return calendar.toString();
}

export const icsFile = (name: string, entries: readonly CalendarEntry[]) => textBlob(toIcs(name, entries, new Date()), 'text/calendar');
