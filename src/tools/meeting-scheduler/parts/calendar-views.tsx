import { useState } from 'react';
import { addDays, daysBetween, formatDay, weekdayOf, type Day } from '@/lib/dates';
import { formatTime } from '@/lib/times';
import { toWallClock } from '@/lib/zones';
import { Button, IconButton } from '@/ui/button';
import { MonthCalendar } from '@/ui/month-calendar';
import { showToast } from '@/ui/toast';
import { weekdayNames } from '../content';
import type { Meeting } from '../model';
import { moveByDays } from '../recurrence';
import { listOccurrences, type Here, type Occurrence } from '../schedule';
import type { MeetingRecords } from './use-meeting-form';

interface CalendarProps {
  meetings: readonly Meeting[];
  records: MeetingRecords;
  here: Here;
  onOpen: (meeting: Meeting) => void;
}

const millisecondsPerDay = 86_400_000;
const nameOf = ({ start, meeting }: Occurrence, zone: string) =>
  `${formatTime(toWallClock(start, zone).time)} ${meeting.title || 'Untitled'}${meeting.status === 'scheduled' ? '' : `, ${meeting.status}`}`;

const listBetween = (meetings: readonly Meeting[], here: Here, after: number, before: number) =>
  meetings.flatMap((meeting) => listOccurrences(meeting, here, after, before)).sort((a, b) => a.start - b.start);

function move(records: MeetingRecords, { meeting }: Occurrence, days: number): void {
  records.update(meeting.id, moveByDays(meeting, days));
  showToast(meeting.repeat === 'none' ? 'Meeting moved' : 'The whole series moved', { label: 'Undo', run: records.tool.undo });
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
        onOpen={(one) => onOpen(one.meeting)}
        onMove={(one, day) => move(records, one, daysBetween(one.day, day))}
      />
      <p className="mt-2 text-[13px] text-mute">
        Drag a meeting to another day, or press Alt with an arrow key. A series moves as a whole and is shown for a year and a half.
      </p>
    </>
  );
}

const mondayOf = (day: Day) => addDays(day, -((weekdayOf(day) + 6) % 7));

export function WeekView({ meetings, records, here, onOpen }: CalendarProps) {
  const { today } = records.tool.around;
  const [chosen, setChosen] = useState('');
  if (today === '') return null;
  const monday = chosen || mondayOf(today);
  const start = Date.parse(`${monday}T00:00:00Z`);
  const all = listBetween(meetings, here, start - millisecondsPerDay, start + 8 * millisecondsPerDay);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return (
    <section aria-label="Meetings by week">
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <IconButton icon="chevron-left" label="Previous week" onClick={() => setChosen(addDays(monday, -7))} />
        <h3 className="min-w-44 text-center font-semibold" aria-live="polite">
          {formatDay(monday, 'short')} – {formatDay(addDays(monday, 6))}
        </h3>
        <IconButton icon="chevron-right" label="Next week" onClick={() => setChosen(addDays(monday, 7))} />
        <Button look="quiet" onClick={() => setChosen('')}>
          This week
        </Button>
      </div>
      <ol className="grid grid-cols-1 gap-px overflow-hidden rounded-(--radius-panel) border border-line bg-line md:grid-cols-7">
        {days.map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined} className="min-h-14 min-w-0 bg-surface p-2 md:min-h-48">
            <p className={`mb-1 text-[13px] ${day === today ? 'font-semibold text-accent' : 'text-mute'}`}>
              {weekdayNames[weekdayOf(day)]} {formatDay(day, 'short')}
            </p>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {all
                .filter((one) => one.day === day)
                .map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      className={`block min-h-6 w-full rounded-md bg-accent-soft px-1.5 py-0.5 text-left text-[12.5px] break-words text-ink hover:outline hover:outline-1 ${one.meeting.status === 'scheduled' ? '' : 'line-through'}`}
                      onClick={() => onOpen(one.meeting)}
                    >
                      {nameOf(one, here.zone)}
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
