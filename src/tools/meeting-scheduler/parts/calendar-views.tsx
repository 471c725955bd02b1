import { addDays, daysBetween, type Day } from '@/lib/dates';
import { formatTime } from '@/lib/times';
import { toWallClock } from '@/lib/zones';
import { MonthCalendar } from '@/ui/month-calendar';
import { WeekCalendar } from '@/ui/week-calendar';
import type { Meeting } from '../model';
import { moveDate } from '../exceptions';
import { formatDate } from '../recurrence';
import { isDone, listOccurrences, zoneOf, type Here, type Occurrence } from '../schedule';
import type { MeetingRecords } from './use-meeting-form';

interface CalendarProps {
  meetings: readonly Meeting[];
  records: MeetingRecords;
  here: Here;
  onOpen: (meeting: Meeting) => void;
}

const millisecondsPerDay = 86_400_000;
/** A date that was completed alone, or the outcome of the whole. */
const outcomeOf = (one: Occurrence) => (one.meeting.status !== 'scheduled' ? one.meeting.status : isDone(one) ? 'completed' : '');

const nameOf = (one: Occurrence, zone: string) =>
  [`${formatTime(toWallClock(one.start, zone).time)} ${one.meeting.title || 'Untitled'}`, outcomeOf(one)].filter(Boolean).join(', ');

const keyOf = ({ meeting }: Occurrence) => meeting.id;

const listBetween = (meetings: readonly Meeting[], here: Here, after: number, before: number) =>
  meetings.flatMap((meeting) => listOccurrences(meeting, here, after, before)).sort((a, b) => a.start - b.start);

/** Of a series only the date that was dragged moves. */
function move(records: MeetingRecords, here: Here, { meeting, original, ownDay, start }: Occurrence, days: number): void {
  const day = addDays(ownDay, days);
  const { time } = toWallClock(start, zoneOf(meeting, here));
  const isSeries = meeting.repeat !== 'none';
  records.update(meeting.id, isSeries ? moveDate(meeting, original, day, time) : { date: day }, {
    say: isSeries ? `Only this date moved, to ${formatDate(day)}. The series stays.` : 'Meeting moved',
  });
}

const monthReach = 550 * millisecondsPerDay;

export function MonthView({ meetings, records, here, onOpen }: CalendarProps) {
  const { today } = records.tool.around;
  const single = meetings.filter(({ repeat }) => repeat === 'none');
  const series = meetings.filter(({ repeat }) => repeat !== 'none');
  const items = [
    ...listBetween(single, here, -Infinity, Infinity),
    ...listBetween(series, here, here.now - monthReach, here.now + monthReach),
  ].sort((a, b) => a.start - b.start);
  return (
    <>
      <MonthCalendar
        label="Meetings by month"
        today={today}
        items={items}
        dayOf={(one) => one.day}
        nameOf={(one) => nameOf(one, here.zone)}
        keyOf={keyOf}
        onOpen={(one) => onOpen(one.meeting)}
        onMove={(one, day) => move(records, here, one, daysBetween(one.day, day))}
      />
      <p className="mt-2 text-[13px] text-mute">
        Drag a meeting to another day, or press Alt and an arrow key. In a series, only that date moves; edit the meeting to move them all.
        A series is shown for a year and a half.
      </p>
    </>
  );
}

export function WeekView({ meetings, records, here, onOpen }: CalendarProps) {
  const itemsOf = (monday: Day) => {
    const start = Date.parse(`${monday}T00:00:00Z`);
    return listBetween(meetings, here, start - millisecondsPerDay, start + 8 * millisecondsPerDay);
  };
  return (
    <>
      <WeekCalendar
        label="Meetings by week"
        today={records.tool.around.today}
        itemsOf={itemsOf}
        dayOf={(one) => one.day}
        nameOf={(one) => nameOf(one, here.zone)}
        keyOf={keyOf}
        entry={(one) => <span className={outcomeOf(one) === '' ? '' : 'line-through'}>{nameOf(one, here.zone)}</span>}
        onOpen={(one) => onOpen(one.meeting)}
        onMove={(one, day) => move(records, here, one, daysBetween(one.day, day))}
      />
      <p className="mt-2 text-[13px] text-mute">
        Drag a meeting to another day, or press Alt and an arrow key. In a series, only that date moves; edit the meeting to move them all.
      </p>
    </>
  );
}
