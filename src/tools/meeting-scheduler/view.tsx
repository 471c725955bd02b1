import { useCallback, useMemo, useState } from 'react';
import { toWallClock } from '@/lib/zones';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, StatRow } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useMinute, useZone } from '@/workspace/surroundings';
import { otherNames } from './content';
import { fields, meetingIdentity, partAttendees, state, type Meeting } from './model';
import { AllMeetings } from './parts/all-meetings';
import { DayPanels } from './parts/day-panels';
import { MeetingForm } from './parts/meeting-form';
import { useMeetingForm } from './parts/use-meeting-form';
import { useReminders } from './parts/use-reminders';
import { listOnDay, listUpcoming, zoneOf } from './schedule';
import { toFiles } from './download';
import { renameZone } from './zones';

// Asked for by a button, so loaded only then.
const PollDialog = lazyPart(async () => (await import('./parts/poll-dialog')).PollDialog);

export const about =
  'Plan meetings in any time zone, see clashes and working hours before you save, and repeat what repeats. Ask by link who is free when, run the agenda with a timer, and keep notes, decisions and actions. Send invites as an e-mail draft or a calendar file; nothing leaves this page until you open one.';

export const related = ['task-manager', 'investor-crm', 'email-templates'];

export default function MeetingScheduler() {
  const records = useRecords(state, fields, 'Meeting');
  const now = useMinute();
  const zone = renameZone(useZone());
  const here = useMemo(() => ({ now, zone }), [now, zone]);
  const form = useMeetingForm(records, zone);
  const importing: typeof records = {
    ...records,
    addAll: (added, how) => records.addAll(added.map(partAttendees), how),
    replaceAll: (meetings, how) => records.replaceAll(meetings.map(partAttendees), how),
  };
  const identity = useCallback((meeting: Meeting) => meetingIdentity(meeting, zoneOf(meeting, { zone })), [zone]);
  const [isPolling, setIsPolling] = useState(false);
  const reminders = useReminders(records.all, here);
  const { all, tool } = records;
  const { today } = tool.around;
  const utcDay = now > 0 ? toWallClock(now, 'UTC').day : today;
  const days = useMemo(
    () => ({
      today: listOnDay(all, today, here),
      inUtc: utcDay === today ? [] : listOnDay(all, utcDay, here),
      upcoming: listUpcoming(all, here),
    }),
    [all, today, utcDay, here],
  );
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton
          records={importing}
          identity={identity}
          otherNames={otherNames}
          hint="A CSV with a title, a date and a time in each row. Without a time zone, a meeting is in your own."
        />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button icon="vote" onClick={() => setIsPolling(true)}>
          Find a time
        </Button>
        <Button look="primary" icon="plus" aria-expanded={form.isOpen} onClick={() => (form.isOpen ? form.close() : form.open())}>
          Schedule Meeting
        </Button>
      </WorkBar>
      <StatRow
        stats={[
          { label: "Today's Meetings", figure: days.today.length },
          { label: 'Upcoming', figure: days.upcoming.length },
          { label: 'Total Scheduled', figure: all.filter(({ status }) => status === 'scheduled').length },
        ]}
      />
      <div className={form.isOpen ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]' : ''}>
        {form.isOpen && (
          <div className="min-w-0">
            <MeetingForm key={form.target} form={form} records={records} here={here} />
          </div>
        )}
        <div className="min-w-0">
          {(days.today.length > 0 || days.inUtc.length > 0 || days.upcoming.length > 0) && (
            <DayPanels records={records} today={today} utcDay={utcDay} days={days} here={here} reminders={reminders} />
          )}
          <h2 className="mb-3 font-semibold">All Meetings</h2>
          {all.length === 0 ? (
            <Empty
              text="No meetings yet"
              hint="Say what it is about and when. Attendees, place and agenda can follow."
              action={{ label: 'Schedule Your First Meeting', onClick: () => form.open() }}
              onSample={records.loadSample}
            />
          ) : (
            <AllMeetings records={records} form={form} here={here} />
          )}
        </div>
      </div>
      {isPolling && <PollDialog records={records} form={form} zone={zone} onClose={() => setIsPolling(false)} />}
    </>
  );
}
