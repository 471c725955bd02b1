import { plural, toFileName } from '@/lib/text';
import { calendarOffer } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { toCalendarLinks, toEntries, toInviteText, toMailLink } from '../invite';
import { addressesOf, type Meeting } from '../model';
import type { Here } from '../schedule';
import type { MeetingRecords } from './use-meeting-form';
import { WorkingHours } from './working-hours';

interface InviteDialogProps {
  meeting: Meeting;
  records: MeetingRecords;
  here: Here;
  onClose: () => void;
}

/** Every way to tell people: none of them acts until the user does. */
export function InviteDialog({ meeting, records, here, onClose }: InviteDialogProps) {
  const addressed = addressesOf(meeting).length;
  const text = toInviteText(meeting, here);
  const isSample = hasSample([meeting]);
  const fileName = toFileName(`${isSample ? 'sample-' : ''}${meeting.title}`, 'ics', 'meeting');
  return (
    <Dialog title="Send invite" width="wide" onClose={onClose}>
      {isSample && (
        <p className="mb-2">
          <Chip tone="warn">Sample</Chip>
        </p>
      )}
      <p className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5 whitespace-pre-wrap">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <a className="btn btn-primary" href={toMailLink(meeting, here)}>
          <Icon icon="mail" />
          E-mail draft
        </a>
        <Copy text={text} label="Copy text" />
        <Download label="Calendar file" files={[calendarOffer(fileName, meeting.title, toEntries([meeting], here))]} />
      </div>
      <p className="mt-2 text-[13px] text-mute">
        {addressed > 0
          ? 'The draft opens in your mail app, addressed to the attendees. Attach the calendar file, then send it.'
          : 'No attendee has an e-mail address yet, so the draft is addressed to nobody.'}
        {addressed > 0 &&
          addressed < meeting.attendees.length &&
          ` ${plural(meeting.attendees.length - addressed, 'attendee')} without an address left out.`}
      </p>
      <h3 className="mt-5 mb-2 font-semibold">Your own calendar</h3>
      <ul className="grid gap-2">
        {toCalendarLinks(meeting, here).map(({ label, href, note }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a className="btn" href={href} target="_blank" rel="noopener noreferrer">
              <Icon icon="external-link" />
              {label}
            </a>
            {note && <span className="text-[13px] text-mute">{note}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[13px] text-mute">These open that service in a new tab and hand it the meeting's details.</p>
      <div className="mt-3">
        <WorkingHours meeting={meeting} records={records} zone={here.zone} />
      </div>
    </Dialog>
  );
}
