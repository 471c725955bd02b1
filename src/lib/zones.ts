import { isDay, type Day } from './dates';
import { isTime, type Time } from './times';

/** A wall clock somewhere: the day and the time it shows. */
export interface WallClock {
  day: Day;
  time: Time;
}

const millisecondsPerMinute = 60_000;
const millisecondsPerDay = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formatters.set(zone, known);
  return known;
}

export function isZone(zone: string): boolean {
  if (zone === '' || zone.length > 64) return false;
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/** Every zone the browser knows, UTC first. */
export function listZones(): string[] {
  const zones = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return ['UTC', ...zones.filter((zone) => zone !== 'UTC')];
}

/** What the clocks of a zone show at an instant, read as if it were UTC. */
function wallOf(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterFor(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
export const offsetAt = (instant: number, zone: string): number =>
  Math.round((wallOf(instant, zone) - Math.floor(instant / 1000) * 1000) / millisecondsPerMinute);

/**
 * The instant at which a zone's clocks show a day and time. An hour that is skipped when clocks go forward is
 * taken as the hour after; of an hour that comes twice the first is taken.
 */
export function toInstant({ day, time }: WallClock, zone: string): number | undefined {
  if (!isDay(day) || !isTime(time) || !isZone(zone)) return undefined;
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(wall - millisecondsPerDay, zone);
  const after = offsetAt(wall + millisecondsPerDay, zone);
  const fitting = [before, after]
    .map((offset) => ({ offset, instant: wall - offset * millisecondsPerMinute }))
    .filter(({ offset, instant }) => offsetAt(instant, zone) === offset)
    .map(({ instant }) => instant);
  return fitting.length > 0 ? Math.min(...fitting) : wall - before * millisecondsPerMinute;
}

/** What the clocks of a zone show at an instant. */
export function toWallClock(instant: number, zone: string): WallClock {
  const text = new Date(wallOf(instant, zone)).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** "UTC+5:30" */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** "Asia/Kolkata" is read "Kolkata"; the offset says the rest. */
export const formatZone = (zone: string, instant: number): string =>
  `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')}${zone === 'UTC' ? '' : ` (${formatOffset(offsetAt(instant, zone))})`}`;

export interface ClockChange {
  /** When the clocks change, as an instant. */
  instant: number;
  offsetBefore: number;
  offsetAfter: number;
}

/** The clock changes of a zone between two instants, each found to the minute. */
export function findClockChanges(zone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const step = 7 * millisecondsPerDay;
  for (let start = from; start < to; start += step) {
    const offsetBefore = offsetAt(start, zone);
    const offsetAfter = offsetAt(start + step, zone);
    if (offsetBefore === offsetAfter) continue;
    let low = start;
    let high = start + step;
    while (high - low > millisecondsPerMinute) {
      const middle = low + Math.floor((high - low) / 2 / millisecondsPerMinute) * millisecondsPerMinute;
      if (offsetAt(middle, zone) === offsetBefore) low = middle;
      else high = middle;
    }
    changes.push({ instant: high, offsetBefore, offsetAfter });
  }
  return changes;
}
