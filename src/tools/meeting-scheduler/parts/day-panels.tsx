import { useId, type ComponentProps } from 'react';
import { formatDay, type Day } from '@/lib/dates';
import { Icon } from '@/ui/icon';
import { Chip, Panel } from '@/ui/layout';
import { typeLabels, typeLooks } from '../content';
import { formatDate } from '../recurrence';
import { describeStart, describeTime, isElsewhere, type Here, type Occurrence } from '../schedule';
import { CompleteOccurrence, SkipOccurrence } from './meeting-actions';
import { ReminderLine } from './reminder-line';
import type { MeetingRecords } from './use-meeting-form';

interface DayPanelsProps extends Pick<TodayPanelProps, 'records' | 'today' | 'utcDay' | 'here'> {
  days: { today: readonly Occurrence[]; inUtc: readonly Occurrence[]; upcoming: readonly Occurrence[] };
  reminders: ComponentProps<typeof ReminderLine>;
}

/** What today and the next days hold; nothing where they hold nothing. */
export function DayPanels({ records, today, utcDay, days, here, reminders }: DayPanelsProps) {
  return (
    <>
      <TodayPanel records={records} today={today} utcDay={utcDay} occurrences={days.today} inUtc={days.inUtc} here={here} />
      <UpcomingPanel upcoming={days.upcoming} records={records} here={here} />
      {days.upcoming.length > 0 && <ReminderLine {...reminders} />}
    </>
  );
}

interface TodayPanelProps {
  records: MeetingRecords;
  today: Day;
  utcDay: Day;
  occurrences: readonly Occurrence[];
  /** Those of the day it is in UTC, where that is another day. */
  inUtc: readonly Occurrence[];
  here: Here;
}

function TodayPanel({ records, today, utcDay, occurrences, inUtc, here }: TodayPanelProps) {
  if (occurrences.length + inUtc.length === 0) return null;
  const isSplit = inUtc.length > 0;
  return (
    <Panel title="Today's Meetings" className="mb-5">
      {isSplit && <h3 className="mb-1 text-[13px] text-mute">Today where you are ({formatDay(today, 'short')})</h3>}
      {occurrences.length > 0 ? (
        <OccurrenceList label="Today's Meetings" occurrences={occurrences} records={records} here={here} isToday />
      ) : (
        <p>Nothing today where you are.</p>
      )}
      {isSplit && (
        <>
          <h3 className="mt-4 mb-1 text-[13px] text-mute">Today in UTC ({formatDay(utcDay, 'short')})</h3>
          <OccurrenceList label="Today in UTC" occurrences={inUtc} records={records} here={here} isToday />
        </>
      )}
    </Panel>
  );
}

const shownAhead = 3;

function UpcomingPanel({ upcoming, records, here }: { upcoming: readonly Occurrence[]; records: MeetingRecords; here: Here }) {
  if (upcoming.length === 0) return null;
  return (
    <Panel
      title="Upcoming"
      className="mb-5"
      aside={
        upcoming.length > shownAhead && <span className="text-[13px] text-mute">Next 3 of {upcoming.length.toLocaleString('en-US')}</span>
      }
    >
      <OccurrenceList label="Upcoming" occurrences={upcoming.slice(0, shownAhead)} records={records} here={here} />
    </Panel>
  );
}

interface OccurrenceListProps {
  label: string;
  occurrences: readonly Occurrence[];
  records: MeetingRecords;
  here: Here;
  isToday?: boolean;
}

function OccurrenceList({ label, occurrences, records, here, isToday }: OccurrenceListProps) {
  const id = useId();
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {occurrences.map((one) => {
        const rowId = `${id}-${one.id.replaceAll(' ', '-')}`;
        return (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <div className="min-w-0 flex-1 basis-56">
              <p id={rowId} className="truncate font-[550]" title={one.meeting.title}>
                {one.meeting.title || 'Untitled'}
              </p>
              <p className="text-[14px] text-mute">
                {isToday ? '' : `${formatDate(one.ownDay)} · `}
                {describeTime(one, here)}
                {isElsewhere(one, here) && ` · ${describeStart(one.start, here)} for you`}
              </p>
            </div>
            <span className="inline-flex items-center gap-1.5 text-[13px] text-mute">
              <Icon icon={typeLooks[one.meeting.type].icon} size={14} />
              {typeLabels[one.meeting.type]}
            </span>
            {isToday && one.end <= here.now && <Chip tone="warn">Needs outcome</Chip>}
            <span className="no-print inline-flex flex-wrap gap-2 empty:hidden">
              {isToday && <CompleteOccurrence records={records} occurrence={one} describedBy={rowId} />}
              <SkipOccurrence records={records} occurrence={one} describedBy={rowId} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
