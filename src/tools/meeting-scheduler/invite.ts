import type { CalendarEntry } from '@/formats/ics';
import type { Day } from '@/lib/dates';
import { hashText } from '@/lib/random';
import { cleanText } from '@/lib/text';
import type { Time } from '@/lib/times';
import { toInstant, toWallClock } from '@/lib/zones';
import { isSampleRecord } from '@/kinds/records/state';
import { durationLabels, typeLabels } from './content';
import { addressesOf, isTooFar, type Meeting } from './model';
import { describeExceptions, exceptionsOf } from './exceptions';
import { describeRepeat, formatDate, toRepeatRule } from './recurrence';
import { describeZonedTime, firstOf, listOccurrences, zoneOf, type Here, type Occurrence } from './schedule';

type Place = Pick<Here, 'zone'>;

/** Half a character, as an unlucky cut leaves it, cannot be written into an address. */
const encode = (text: string) => encodeURIComponent(cleanText(text).replace(/\p{Cs}/gu, '\uFFFD'));

const toQuery = (parts: Record<string, string>) =>
  Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

/** Mail and calendar programs refuse addresses that are too long. */
const mostDetails = 1_200;

function shorten(text: string): string {
  const marks = Array.from(text);
  return marks.length > mostDetails ? `${marks.slice(0, mostDetails).join('')}…` : text;
}

const monthMs = 31 * 86_400_000;

/** The invitation in words: what, when, where, how often, and the agenda. */
export function toInviteText(meeting: Meeting, here: Place): string {
  const byRule = firstOf(meeting, here);
  // Of a series, the first date that takes place, which may have been moved forward.
  const first = byRule && (listOccurrences(meeting, here, byRule.start - monthMs, Infinity, 1)[0] ?? byRule);
  const when = first ? `${formatDate(first.ownDay)}, ${describeZonedTime(first, here)}` : '';
  const lines = [
    meeting.title,
    when && `When: ${when}`,
    describeRepeat(meeting) && `Repeats: ${describeRepeat(meeting)}`,
    ...describeExceptions(meeting),
    meeting.location ? `Where: ${meeting.location} (${typeLabels[meeting.type]})` : `Type: ${typeLabels[meeting.type]}`,
    meeting.description.trim() && `\nAgenda:\n${meeting.description.trim()}`,
  ];
  return lines.filter(Boolean).join('\n');
}

interface InviteLink {
  label: string;
  href: string;
  /** What the other program will not take over. */
  note?: string;
}

/** "20261115T093000" on the clocks of a zone. */
const wallStamp = (instant: number, zone: string) => {
  const { day, time } = toWallClock(instant, zone);
  return `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
};

export function toMailLink(meeting: Meeting, here: Place): string {
  const addresses = addressesOf(meeting)
    .map((address) => encode(address).replaceAll('%40', '@'))
    .join(',');
  const body = encode(shorten(toInviteText(meeting, here))).replaceAll('%0A', '%0D%0A');
  return `mailto:${addresses}?subject=${encode(meeting.title)}&body=${body}`;
}

/** Pages of calendar services with the meeting filled in; nothing is saved there until the user says so. */
export function toCalendarLinks(meeting: Meeting, here: Place): InviteLink[] {
  const first = firstOf(meeting, here);
  if (!first) return [];
  const zone = zoneOf(meeting, here);
  const rule = toRepeatRule(meeting, zone);
  const details = shorten(meeting.description.trim());
  const { zone: shownIn } = toWritten(meeting, first, zone);
  const google = toQuery({
    action: 'TEMPLATE',
    text: meeting.title,
    dates: `${wallStamp(first.start, shownIn)}/${wallStamp(first.end, shownIn)}`,
    ctz: shownIn,
    details,
    location: meeting.location,
    add: addressesOf(meeting).join(','),
    recur: rule ? `RRULE:${rule}` : '',
  });
  const outlook = toQuery({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: meeting.title,
    startdt: new Date(first.start).toISOString(),
    enddt: new Date(first.end).toISOString(),
    body: details,
    location: meeting.location,
    to: addressesOf(meeting).join(','),
  });
  const note = rule ? { note: 'Only the first time: set the repeat there.' } : {};
  const hasExceptions = describeExceptions(meeting).length > 0;
  const plainOnly = hasExceptions ? { note: 'Without skipped and moved dates: the calendar file has them.' } : {};
  return [
    { label: 'Add to Google Calendar', href: `https://calendar.google.com/calendar/render?${google}`, ...plainOnly },
    { label: 'Add to Outlook.com', href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`, ...note },
    { label: 'Add to Microsoft 365', href: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}`, ...note },
  ];
}

/** When to write a meeting: on the clocks of its zone, or in UTC where its end falls into an hour that comes twice. */
function toWritten(meeting: Meeting, { start, end }: Occurrence, zone: string) {
  const isUnclear = meeting.repeat === 'none' && toInstant(toWallClock(end, zone), zone) !== end;
  return isUnclear ? { ...toWallClock(start, 'UTC'), zone: 'UTC' } : { day: meeting.date, time: meeting.time, zone };
}

/** A moment on the clocks of a zone, as a property of a calendar writes it: ";TZID=Europe/Berlin:20261116T093000". */
function toStamp(day: Day, time: Time, zone: string): string {
  const clock = `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
  return zone === 'UTC' ? `:${clock}Z` : `;TZID=${zone}:${clock}`;
}

/** The rule, and behind it a line for each date that is left out. */
function toRepeat(meeting: Meeting, zone: string): string | undefined {
  const rule = toRepeatRule(meeting, zone);
  if (!rule) return undefined;
  const skipped = isTooFar(meeting.date) ? [] : [...exceptionsOf(meeting).skipped].sort();
  return skipped.length === 0 ? rule : [`RRULE:${rule}`, ...skipped.map((day) => `EXDATE${toStamp(day, meeting.time, zone)}`)].join('\r\n');
}

/** A moved date is an entry with the series' own id that says which date it replaces. The second line keeps it from being read as a rule. */
const toReplaced = (meeting: Meeting, original: Day, zone: string) =>
  `RECURRENCE-ID${toStamp(original, meeting.time, zone)}\r\nCLASS:PUBLIC`;

/** A sample has the same id everywhere, so once it is somebody's own its words tell it apart in a calendar that two people share. */
const calendarId = ({ id, title, date, time, attendees }: Meeting) =>
  isSampleRecord({ id }) ? `meeting-${id}-${hashText(JSON.stringify([title, date, time, attendees])).toString(36)}` : `meeting-${id}`;

/** Calendar entries of the meetings that have a day and a time. */
export function toEntries(meetings: readonly Meeting[], here: Place): CalendarEntry[] {
  return meetings.flatMap((meeting) => {
    const first = firstOf(meeting, here);
    if (!first) return [];
    const zone = zoneOf(meeting, here);
    const repeat = toRepeat(meeting, zone);
    const written = toWritten(meeting, first, zone);
    const isFar = isTooFar(meeting.date);
    const minutes = Number(meeting.duration);
    const details = [
      meeting.description.trim(),
      meeting.attendees.length > 0 ? `Attendees: ${meeting.attendees.join(', ')}` : '',
      `Type: ${typeLabels[meeting.type]}`,
      isFar ? `Time: ${describeZonedTime(first, here)}` : '',
      `Duration: ${durationLabels[meeting.duration]}`,
    ];
    const entry: CalendarEntry = {
      id: calendarId(meeting),
      day: written.day,
      title: `${isSampleRecord(meeting) ? 'Sample: ' : ''}${meeting.title}`,
      details: details.filter(Boolean).join('\n'),
      ...(isFar ? {} : { at: { time: written.time, minutes, zone: written.zone } }),
      ...(meeting.location ? { location: meeting.location } : {}),
      ...(meeting.status === 'cancelled' ? { isCancelled: true } : {}),
      ...(meeting.reminder === 'none' || meeting.status !== 'scheduled' ? {} : { remindBefore: Number(meeting.reminder) }),
    };
    if (!repeat) return [entry];
    // Dates centuries away are written without a time, and so cannot be told apart by one.
    const moved = isFar ? [] : [...exceptionsOf(meeting).moved.values()];
    const replaced = moved.map(({ original, day, time }) => ({
      ...entry,
      day,
      at: { time, minutes, zone },
      repeat: toReplaced(meeting, original, zone),
    }));
    return [{ ...entry, repeat }, ...replaced];
  });
}
