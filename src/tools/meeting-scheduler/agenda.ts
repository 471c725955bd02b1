import { addDays, isDay, type Day } from '@/lib/dates';
import { eachOnce, replaceById } from '@/lib/lists';
import { isSampleRecord } from '@/kinds/records/state';
import type { Due } from '@/workspace/shares';
import { completeDate, exceptionsOf } from './exceptions';
import type { Meeting } from './model';
import { listDays } from './recurrence';

/** How far ahead a series is looked at. */
const daysAhead = 60;

/** The dates of a series that lie ahead, on the clocks of its own zone. */
function datesAhead(meeting: Meeting, today: Day): { original: Day; day: Day }[] {
  if (!isDay(today)) return [];
  const last = addDays(today, daysAhead);
  const { skipped, moved } = exceptionsOf(meeting);
  const byRule = listDays(meeting, today, last, daysAhead + 1)
    .filter((day) => !skipped.has(day) && !moved.has(day))
    .map((day) => ({ original: day, day }));
  return [...byRule, ...[...moved.values()].filter(({ day }) => day >= today && day <= last)];
}

/** Meetings on their days; those called off are nobody's concern any more. */
export function toAgenda(meetings: readonly Meeting[], today: Day): Due[] {
  return eachOnce(meetings)
    .filter((meeting) => !isSampleRecord(meeting) && meeting.status !== 'cancelled')
    .flatMap((meeting) => {
      const title = `Meeting: ${meeting.title.trim() || 'untitled'}`;
      const isOver = meeting.status === 'completed';
      if (meeting.repeat === 'none') return isDay(meeting.date) ? [{ id: meeting.id, day: meeting.date, title, isDone: isOver }] : [];
      return datesAhead(meeting, today).map(({ original, day }) => ({
        id: `${meeting.id} ${original}`,
        day,
        title,
        isDone: isOver || meeting.done.includes(original),
      }));
    });
}

/** What it takes to complete a meeting, or one date of a series, by the id that the agenda gives it; nothing where it is another's. */
function completion(meeting: Meeting, id: string, isDone: boolean): Partial<Meeting> | undefined {
  const { status, repeat, done } = meeting;
  if (repeat === 'none') return meeting.id === id && status !== 'cancelled' ? { status: isDone ? 'completed' : 'scheduled' } : undefined;
  const original = id.slice(meeting.id.length + 1);
  // Dates of a series that is over as a whole are not opened one by one.
  if (status !== 'scheduled' || id !== `${meeting.id} ${original}` || !isDay(original)) return undefined;
  return isDone ? completeDate(meeting, original) : { done: done.filter((day) => day !== original) };
}

export function completeMeeting<T extends { records: Meeting[] }>(data: T, id: string, isDone: boolean): T {
  const meeting = data.records.find((one) => completion(one, id, isDone));
  const change = meeting && completion(meeting, id, isDone);
  return meeting && change ? { ...data, records: replaceById(data.records, meeting.id, (one) => ({ ...one, ...change })) } : data;
}
