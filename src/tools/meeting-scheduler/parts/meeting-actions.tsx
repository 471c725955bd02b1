import { showToast } from '@/ui/toast';
import type { Meeting } from '../model';
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
  records.update(meeting.id, { status });
  showToast(`${meeting.repeat === 'none' ? 'Meeting' : 'Series'} ${status}`, { label: 'Undo', run: records.tool.undo });
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

/** One time of a series is done without ending the series. */
export function CompleteOccurrence({ records, occurrence, describedBy }: Omit<ActionsProps, 'meeting'> & { occurrence: Occurrence }) {
  const { meeting, ownDay } = occurrence;
  const complete = () => {
    if (meeting.repeat === 'none') return setStatus(records, meeting, 'completed');
    records.update(meeting.id, { done: [...meeting.done, ownDay].slice(-500) });
    showToast('This time completed, the series goes on', { label: 'Undo', run: records.tool.undo });
  };
  return (
    <Button icon="check" aria-describedby={describedBy} onClick={complete}>
      Complete
    </Button>
  );
}
