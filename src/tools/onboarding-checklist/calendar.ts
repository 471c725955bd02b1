import { addDays, isDay, weekdayOf, type Day } from '@/lib/dates';
import { choice, day, text, type DraftOf } from '@/lib/fields';
import { plural } from '@/lib/text';

/** How far a due day may lie from the start, either way. */
const farthest = 90;

/** Weekdays without work, by number; 0 is Sunday. */
const weekends = { 'sat-sun': [6, 0], 'fri-sat': [5, 6], sun: [0], none: [] } as const satisfies Record<string, readonly number[]>;
type Weekend = keyof typeof weekends;
const weekendNames = Object.keys(weekends) as Weekend[];

export const planFields = {
  weekend: choice('Weekend', weekendNames, {
    default: 'sat-sun',
    labels: { 'sat-sun': 'Saturday and Sunday', 'fri-sat': 'Friday and Saturday', sun: 'Sunday only', none: 'No weekend' },
  }),
  // 30, 60 and 90 days mean one, two and three months to most people, so weekends count unless told otherwise.
  counting: choice('Count', ['calendar', 'working'], {
    default: 'calendar',
    labels: { calendar: 'Calendar days', working: 'Working days' },
  }),
};

export const holidayFields = {
  day: day('Day off', { required: 'Choose a day.' }),
  name: text('What it is', { placeholder: 'Optional' }),
};

export interface WorkCalendar {
  weekend: readonly number[];
  holidays: ReadonlySet<Day>;
  counting: 'working' | 'calendar';
}

export function toWorkCalendar(plan: DraftOf<typeof planFields>, holidays: readonly { day: string }[]): WorkCalendar {
  const weekend = weekendNames.find((name) => name === plan.weekend) ?? 'sat-sun';
  return {
    weekend: weekends[weekend],
    holidays: new Set(holidays.map((holiday) => holiday.day).filter(isDay)),
    counting: plan.counting === 'working' ? 'working' : 'calendar',
  };
}

export const isWorkday = (date: Day, { weekend, holidays }: WorkCalendar) => !weekend.includes(weekdayOf(date)) && !holidays.has(date);

/** The date itself or the nearest working day after (1) or before (-1) it; nothing past the end of the calendar. */
export function findWorkday(from: Day, direction: 1 | -1, calendar: WorkCalendar): Day {
  let date = from;
  while (isDay(date)) {
    if (isWorkday(date, calendar)) return date;
    date = addDays(date, direction);
  }
  return '';
}

/** How dates come about, in a sentence that files carry too. */
export function describeCounting({ weekend, holidays, counting }: WorkCalendar): string {
  const [hasWeekend, hasHolidays] = [weekend.length > 0, holidays.size > 0];
  if (counting === 'calendar') {
    const off = [hasWeekend && 'at the weekend', hasHolidays && 'on a listed holiday'].filter(Boolean).join(' or ');
    return `Calendar days${off ? `; a date ${off} moves to a working day` : ''}.`;
  }
  const off = [hasWeekend && 'weekends', hasHolidays && plural(holidays.size, 'listed holiday')].filter(Boolean).join(' and ');
  return off ? `Working days, without ${off}.` : 'Every day is a working day.';
}

/** Where days 30, 60 and 90 lie under this way of counting. */
export function describeMilestones({ weekend, counting }: WorkCalendar): string {
  const workdays = 7 - weekend.length;
  if (counting === 'calendar' || workdays === 7)
    return 'Every day counts, so days 30, 60 and 90 end about one, two and three months. To count working days instead, see Holidays and weekend.';
  const [first, second, third] = [30, 60, 90].map((day) => day / workdays);
  return `You count working days, so days 30, 60 and 90 end ${first}, ${second} and ${third} weeks, later with holidays. To end after one, two and three months, choose calendar days under Holidays and weekend.`;
}

/** The date of each signed day. */
export type DueDates = ReadonlyMap<number, Day>;
export const noDates: DueDates = new Map();

/**
 * Real dates for every day from 90 before to 90 after the start. Day 1 is the start, or the first working day after it.
 * Working days count only those; calendar days count all, and a date that falls on a day off moves away from day 1's eve:
 * forward after the start, backward before it, so that what must be ready is ready.
 */
export function computeDueDates(start: Day, calendar: WorkCalendar): DueDates {
  if (!isDay(start)) return noDates;
  const dates = new Map<number, Day>();
  const walk = (direction: 1 | -1) => {
    let current = direction === 1 ? start : addDays(start, -1);
    for (let count = 1; count <= farthest && isDay(current); count += 1) {
      const date = findWorkday(current, direction, calendar);
      if (date === '') return;
      dates.set(direction * count, date);
      current = addDays(calendar.counting === 'working' ? date : current, direction);
    }
  };
  walk(1);
  walk(-1);
  return dates;
}
