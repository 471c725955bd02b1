import { addDays, isDay, type Day } from '@/lib/dates';
import { clamp } from '@/lib/numbers';
import { formatTime, type Time } from '@/lib/times';
import { formatZone, isZone, offsetAt, toInstant, toWallClock } from '@/lib/zones';
import { exceptionsOf } from './exceptions';
import type { Filter, Meeting } from './model';
import { formatDate, listDays } from './recurrence';

/** One time that a meeting takes place. */
export interface Occurrence {
  id: string;
  meeting: Meeting;
  start: number;
  end: number;
  /** The day the rule of a series gives, which stays the same when this date is moved. */
  original: Day;
  /** The day on the clocks of the meeting's own zone. */
  ownDay: Day;
  /** The day on the user's clock. */
  day: Day;
}

const millisecondsPerMinute = 60_000;
const lastDay = '9999-12-31';
/** Later clocks would have to show a year of five digits. */
const lastPlace = '9999-12-28';

/** What the user needs to know of a moment: the running minute and the zone they are in. */
export interface Here {
  now: number;
  zone: string;
}

/** Keeps what was worked out before: reading clocks is slow, and every minute asks the same again. */
function remember<T>(most: number, work: (...parts: string[]) => T): (...parts: string[]) => T {
  const known = new Map<string, { value: T }>();
  return (...parts) => {
    const key = parts.join('\n');
    const found = known.get(key);
    if (found) return found.value;
    if (known.size >= most) known.clear();
    const value = work(...parts);
    known.set(key, { value });
    return value;
  };
}

const isKnownZone = remember(1_000, (zone = '') => isZone(zone));

const readClocks = remember(50_000, (day = '', time = '', there = '', here = '') => {
  const start = day > lastPlace ? undefined : toInstant({ day, time }, there);
  return start === undefined ? undefined : { start, day: toWallClock(start, here).day };
});

export const zoneOf = (meeting: Pick<Meeting, 'zone'>, { zone }: Pick<Here, 'zone'>) => (isKnownZone(meeting.zone) ? meeting.zone : zone);

function place(meeting: Meeting, original: Day, zone: string, at: { day: Day; time: Time }): Occurrence | undefined {
  const read = readClocks(at.day, at.time, zoneOf(meeting, { zone }), zone);
  if (!read) return undefined;
  const end = read.start + Number(meeting.duration) * millisecondsPerMinute;
  return { id: `${meeting.id} ${original}`, meeting, start: read.start, end, original, ownDay: at.day, day: read.day };
}

const placeByRule = (meeting: Meeting, day: Day, zone: string) => place(meeting, day, zone, { day, time: meeting.time });

/** One date of a series where it takes place, moved or not. */
export const placeDate = (meeting: Meeting, original: Day, zone: string) => {
  const moved = exceptionsOf(meeting).moved.get(original);
  return moved ? place(meeting, original, zone, moved) : placeByRule(meeting, original, zone);
};

/** The first day as the rule has it. */
export const firstOf = (meeting: Meeting, { zone }: Pick<Here, 'zone'>) => placeByRule(meeting, meeting.date, zone);

/** The times of a meeting that end after one instant and start before another; `most` bounds an endless series. */
export function listOccurrences(meeting: Meeting, here: Pick<Here, 'zone'>, after: number, before: number, most = 400): Occurrence[] {
  const isWithin = (one: Occurrence | undefined): one is Occurrence => one !== undefined && one.end > after && one.start < before;
  if (meeting.repeat === 'none') return [firstOf(meeting, here)].filter(isWithin);
  // A day to either side holds what other clocks call that day.
  const from = addDays(toWallClock(after, 'UTC').day, -2);
  const to = before < Date.UTC(9999, 11, 25) ? addDays(toWallClock(before, 'UTC').day, 2) : lastDay;
  const { skipped, moved } = exceptionsOf(meeting);
  // Days just before the window take places too, and so do those that are left out below.
  const byRule = listDays(meeting, from, to, most + 4 + skipped.size + moved.size)
    .filter((day) => !skipped.has(day) && !moved.has(day))
    .map((day) => placeByRule(meeting, day, here.zone))
    .filter(isWithin);
  if (moved.size === 0) return byRule.slice(0, most);
  const elsewhere = [...moved.keys()].map((original) => placeDate(meeting, original, here.zone)).filter(isWithin);
  return [...byRule, ...elsewhere].sort(byStart).slice(0, most);
}

export const isDone = ({ meeting, original }: Occurrence) => meeting.done.includes(original);
const byStart = (a: Occurrence, b: Occurrence) => a.start - b.start;

/** The next time that lies ahead; for a series, the next of its times. */
export function findNext(meeting: Meeting, here: Here): Occurrence | undefined {
  const ahead = listOccurrences(meeting, here, here.now, Infinity, 8 + meeting.done.length);
  return ahead.find((one) => one.start > here.now && !isDone(one));
}

/** Scheduled meetings that lie ahead, by start. */
export const listUpcoming = (meetings: readonly Meeting[], here: Here): Occurrence[] =>
  meetings
    .filter(({ status }) => status === 'scheduled')
    .flatMap((meeting) => findNext(meeting, here) ?? [])
    .sort(byStart);

/** Scheduled meetings of a day on the user's clock, sorted by time. */
export function listOnDay(meetings: readonly Meeting[], day: Day, here: Pick<Here, 'zone'>): Occurrence[] {
  if (!isDay(day)) return [];
  const noon = Date.parse(`${day}T12:00:00Z`);
  const reach = 2 * 86_400_000;
  return meetings
    .filter(({ status }) => status === 'scheduled')
    .flatMap((meeting) => listOccurrences(meeting, here, noon - reach, noon + reach))
    .filter((one) => one.day === day && !isDone(one))
    .sort(byStart);
}

/** Still scheduled though its last time is over: someone has to say how it ended. */
export function needsOutcome(meeting: Meeting, here: Here): boolean {
  if (meeting.status !== 'scheduled' || !firstOf(meeting, here)) return false;
  return listOccurrences(meeting, here, here.now, Infinity, 1).length === 0;
}

const farApart = 1e15;

/** What needs an answer first, then what comes next, then what is over, the latest first. */
export const sortings: Record<Filter['sort'], ((here: Here) => (meeting: Meeting) => string | number) | undefined> = {
  next: (here) => (meeting) => {
    const first = firstOf(meeting, here)?.start;
    if (first === undefined) return 4 * farApart;
    if (meeting.status !== 'scheduled') return 3 * farApart - first;
    return needsOutcome(meeting, here) ? first - farApart : (listOccurrences(meeting, here, here.now, Infinity, 1)[0]?.start ?? first);
  },
  entry: undefined,
  title: () => (meeting) => meeting.title,
};

/** What an hour means that the clocks skip or show twice; empty for every other. */
export function describeClockChange({ date, time }: Pick<Meeting, 'date' | 'time'>, zone: string): string {
  const start = toInstant({ day: date, time }, zone);
  if (start === undefined) return '';
  const where = formatPlace(zone);
  const read = toWallClock(start, zone).time;
  if (read !== time) return `Clocks in ${where} skip ${formatTime(time)} that day, so ${formatTime(read)} is used.`;
  // Clocks go back by an hour, on one island by half of it.
  const isTwice = [30, 60].some((minutes) => toWallClock(start + minutes * millisecondsPerMinute, zone).time === time);
  return isTwice ? `Clocks in ${where} show ${formatTime(time)} twice that day. The first one is used.` : '';
}

export interface Clash {
  other: Meeting;
  start: number;
}

const horizonMs = 366 * 86_400_000;
const mostTimesAhead = 200;
const mostIntervals = 20_000;

/** For each scheduled meeting the first clash that lies ahead, within a year. */
export function findClashes(meetings: readonly Meeting[], here: Here): Map<string, Clash> {
  const open = meetings.filter(({ status }) => status === 'scheduled');
  const most = clamp(Math.floor(mostIntervals / Math.max(1, open.length)), 3, mostTimesAhead);
  const times = open
    .flatMap((meeting) => listOccurrences(meeting, here, here.now, here.now + horizonMs, most))
    .filter((one) => !isDone(one))
    .sort(byStart);
  const clashes = new Map<string, Clash>();
  let running: Occurrence[] = [];
  for (const one of times) {
    running = running.filter(({ end }) => end > one.start);
    for (const other of running) {
      if (other.meeting.id === one.meeting.id) continue;
      if (!clashes.has(one.meeting.id)) clashes.set(one.meeting.id, { other: other.meeting, start: one.start });
      if (!clashes.has(other.meeting.id)) clashes.set(other.meeting.id, { other: one.meeting, start: one.start });
    }
    running.push(one);
  }
  return clashes;
}

/** "America/New_York" is read "New York". */
const formatPlace = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const formatClock = (instant: number, zone: string) => formatTime(toWallClock(instant, zone).time);

/** "2:30 PM – 3:30 PM" */
const formatSpan = ({ start, end }: Occurrence, zone: string) => `${formatClock(start, zone)} – ${formatClock(end, zone)}`;

/** "2:30 PM – 3:30 PM, Berlin (UTC+1)": for those who may be elsewhere. */
export const describeZonedTime = (one: Occurrence, here: Pick<Here, 'zone'>) => {
  const zone = zoneOf(one.meeting, here);
  return `${formatSpan(one, zone)}, ${formatZone(zone, one.start)}`;
};

/** On the clocks of the meeting's zone, which is named where they differ from the user's. */
export const describeTime = (one: Occurrence, here: Pick<Here, 'zone'>) =>
  isElsewhere(one, here) ? describeZonedTime(one, here) : formatSpan(one, zoneOf(one.meeting, here));

/** Whether clocks there and here differ at that moment. */
export const isElsewhere = (one: Occurrence, here: Pick<Here, 'zone'>) =>
  offsetAt(one.start, zoneOf(one.meeting, here)) !== offsetAt(one.start, here.zone);

/** "Tue 17 Nov 2026, 8:30 AM" on the user's clock. */
export const describeStart = (start: number, { zone }: Pick<Here, 'zone'>) =>
  `${formatDate(toWallClock(start, zone).day)}, ${formatClock(start, zone)}`;
