import type { Meeting } from './model';
import { describeTime, isDone, listOccurrences, type Here, type Occurrence } from './schedule';

const millisecondsPerMinute = 60_000;
const longestNotice = 1_440 * millisecondsPerMinute;
/** A clock that looks every half minute must not miss a reminder for the start itself. */
const grace = 2 * millisecondsPerMinute;

export const keyOf = ({ id, start }: Occurrence) => `${id} ${start}`;

/** What has to be said now: the reminder's time has come and the meeting has not begun. */
export function listDue(meetings: readonly Meeting[], here: Here): Occurrence[] {
  return meetings
    .filter(({ status, reminder }) => status === 'scheduled' && reminder !== 'none')
    .flatMap((meeting) => listOccurrences(meeting, here, here.now - grace, here.now + longestNotice + grace, 4))
    .filter((one) => {
      const { meeting, start } = one;
      const remindAt = start - Number(meeting.reminder) * millisecondsPerMinute;
      return here.now >= remindAt && here.now < Math.max(start, remindAt + grace) && !isDone(one);
    });
}

export const describeReminder = (one: Occurrence, here: Here) => {
  const minutes = Math.ceil((one.start - here.now) / millisecondsPerMinute);
  const when = minutes <= 0 ? 'starts now' : minutes <= 90 ? `starts in ${minutes} min` : `starts at ${describeTime(one, here)}`;
  return `${one.meeting.title || 'A meeting'} ${when}`;
};
