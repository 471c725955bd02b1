import { completeDate, skipDate } from '../exceptions';
import type { Meeting } from '../model';
import { formatDate } from '../recurrence';
import type { Occurrence } from '../schedule';
import { Button } from '@/ui/button';
import type { MeetingRecords } from './use-meeting-form';

interface ActionsProps {
  records: MeetingRecords;
  meeting: Meeting;
  /** What the buttons are about, for people who cannot see the row. */
  describedBy: string;
}

function setStatus(records: MeetingRecords, meeting: Meeting, status: 'completed' | 'cancelled'): void {
  records.update(meeting.id, { status }, { say: `${meeting.repeat === 'none' ? 'Meeting' : 'Series'} ${status}` });
}

/** Only a scheduled meeting can still go either way. */
export function StatusButtons({ records, meeting, describedBy }: ActionsProps) {
  if (meeting.status !== 'scheduled') return null;
  return (
    <>
      <Button icon="check" aria-describedby={describedBy} onClick={() => setStatus(records, meeting, 'completed')}>
        Complete
      </Button>
      <Button icon="ban" aria-describedby={describedBy} onClick={() => setStatus(records, meeting, 'cancelled')}>
        Cancel
      </Button>
    </>
  );
}

type OccurrenceProps = Omit<ActionsProps, 'meeting'> & { occurrence: Occurrence };

/** One date of a series is done without ending the series. */
export function CompleteOccurrence({ records, occurrence, describedBy }: OccurrenceProps) {
  const { meeting, original } = occurrence;
  const complete = () => {
    if (meeting.repeat === 'none') return setStatus(records, meeting, 'completed');
    records.update(meeting.id, completeDate(meeting, original), { say: 'This date is completed, the series goes on' });
  };
  return (
    <Button icon="check" aria-describedby={describedBy} onClick={complete}>
      Complete
    </Button>
  );
}

/** A series does without one date and goes on. */
export function SkipOccurrence({ records, occurrence, describedBy }: OccurrenceProps) {
  const { meeting, original, ownDay } = occurrence;
  if (meeting.repeat === 'none') return null;
  const skip = () => records.update(meeting.id, skipDate(meeting, original), { say: `${formatDate(ownDay)} skipped, the series goes on` });
  return (
    <Button icon="calendar-x" aria-describedby={describedBy} onClick={skip}>
      Skip
    </Button>
  );
}
