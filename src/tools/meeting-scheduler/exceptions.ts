import { isDay, type Day } from '@/lib/dates';
import { formatTime, isTime, type Time } from '@/lib/times';
import { plural } from '@/lib/text';
import type { Meeting } from './model';
import { formatDate, listDays } from './recurrence';

/** One date of a series that takes place at another time. */
export interface MovedDate {
  /** The day the rule of the series gives. */
  original: Day;
  day: Day;
  time: Time;
}

export interface Exceptions {
  skipped: ReadonlySet<Day>;
  moved: ReadonlyMap<Day, MovedDate>;
}

const written = /^(\S+) to (\S+) (\S+)$/;

function readMoved(text: string): MovedDate | undefined {
  const [, original = '', day = '', time = ''] = written.exec(text.trim()) ?? [];
  return isDay(original) && isDay(day) && isTime(time) ? { original, day, time } : undefined;
}

const writeMoved = ({ original, day, time }: MovedDate) => `${original} to ${day} ${time}`;

const none: Exceptions = { skipped: new Set(), moved: new Map() };

/** Meetings never change in place, so their exceptions are read once. */
const known = new WeakMap<Meeting, Exceptions>();

function readExceptions(meeting: Meeting): Exceptions {
  const isOfSeries = (day: Day) => isDay(day) && listDays(meeting, day, day, 1).length > 0;
  const skipped = new Set(meeting.skipped.filter(isOfSeries));
  const moved = meeting.moved.flatMap((text) => readMoved(text) ?? []).filter(({ original }) => isOfSeries(original));
  return { skipped, moved: new Map(moved.filter(({ original }) => !skipped.has(original)).map((one) => [one.original, one])) };
}

/** What is different about single dates; of a rule that was changed since, only what still belongs to it. */
export function exceptionsOf(meeting: Meeting): Exceptions {
  if (meeting.repeat === 'none' || meeting.skipped.length + meeting.moved.length === 0) return none;
  const read = known.get(meeting) ?? readExceptions(meeting);
  known.set(meeting, read);
  return read;
}

type Change = Pick<Meeting, 'done' | 'skipped' | 'moved'>;

/** A list holds no more than this; the oldest dates go first. */
const mostDates = 500;
const keep = (dates: readonly string[]) => [...new Set(dates)].sort().slice(-mostDates);

/** One date as the rule has it. */
export function restoreDate({ done, skipped, moved }: Meeting, original: Day): Change {
  return {
    done: done.filter((day) => day !== original),
    skipped: skipped.filter((day) => day !== original),
    moved: moved.filter((text) => readMoved(text)?.original !== original),
  };
}

export function skipDate(meeting: Meeting, original: Day): Change {
  const plain = restoreDate(meeting, original);
  return { ...plain, skipped: keep([...plain.skipped, original]) };
}

/** It stays where it was moved to, and the series goes on. */
export const completeDate = (meeting: Meeting, original: Day): Pick<Change, 'done' | 'skipped'> => ({
  done: keep([...meeting.done, original]),
  skipped: meeting.skipped.filter((day) => day !== original),
});

/** Moved back to where the rule has it, it is no exception any more. */
export function moveDate(meeting: Meeting, original: Day, day: Day, time: Time): Change {
  const plain = restoreDate(meeting, original);
  return day === original && time === meeting.time
    ? plain
    : { ...plain, moved: keep([...plain.moved, writeMoved({ original, day, time })]) };
}

/** "2 dates skipped, 1 moved" */
export function countExceptions(meeting: Meeting): string {
  const { skipped, moved } = exceptionsOf(meeting);
  if (skipped.size === 0) return moved.size === 0 ? '' : `${plural(moved.size, 'date')} moved`;
  return `${plural(skipped.size, 'date')} skipped${moved.size === 0 ? '' : `, ${moved.size.toLocaleString('en-US')} moved`}`;
}

const mostNamed = 10;
const nameFew = (dates: readonly string[]) =>
  dates.length > mostNamed ? `${dates.slice(0, mostNamed).join('; ')}; and ${dates.length - mostNamed} more` : dates.join('; ');

/** For an invitation, date by date. */
export function describeExceptions(meeting: Meeting): string[] {
  const { skipped, moved } = exceptionsOf(meeting);
  return [
    skipped.size > 0 ? `Not on: ${nameFew([...skipped].sort().map(formatDate))}` : '',
    moved.size > 0
      ? `Moved: ${nameFew(
          [...moved.values()]
            .sort((a, b) => (a.original < b.original ? -1 : 1))
            .map(({ original, day, time }) => `${formatDate(original)} to ${formatDate(day)}, ${formatTime(time)}`),
        )}`
      : '',
  ].filter(Boolean);
}
