import { addDays, type Day } from '@/lib/dates';
import { toWallClock } from '@/lib/zones';
import { exceptionsOf } from './exceptions';
import type { Meeting } from './model';
import { listDays } from './recurrence';
import { placeDate, zoneOf, type Here, type Occurrence } from './schedule';

/** One date of a series, whether or not it takes place. */
export interface SeriesDate {
  original: Day;
  state: 'open' | 'completed' | 'skipped';
  isMoved: boolean;
  /** When it takes place, or would have. */
  one: Occurrence;
}

const pastDays = 100;
const mostPast = 3;

/** The last few dates of a series and as many of the next as asked for, in the order in which they take place. */
export function listSeriesDates(meeting: Meeting, here: Here, ahead: number): SeriesDate[] {
  const { day: today } = toWallClock(here.now, zoneOf(meeting, here));
  const past = listDays(meeting, addDays(today, -pastDays), addDays(today, -1), pastDays).slice(-mostPast);
  const { skipped, moved } = exceptionsOf(meeting);
  return [...past, ...listDays(meeting, today, '9999-12-31', ahead)]
    .flatMap((original): SeriesDate[] => {
      const one = placeDate(meeting, original, here.zone);
      if (!one) return [];
      const state = skipped.has(original) ? 'skipped' : meeting.done.includes(original) ? 'completed' : 'open';
      return [{ original, state, isMoved: moved.has(original), one }];
    })
    .sort((a, b) => a.one.start - b.one.start);
}
