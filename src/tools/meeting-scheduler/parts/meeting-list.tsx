import { useId, useState } from 'react';
import { formatTime } from '@/lib/times';
import { Button, IconButton } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { lazyPart } from '@/ui/lazy-part';
import { durationLabels, statusLabels, typeLabels, typeLooks } from '../content';
import type { Meeting } from '../model';
import { countExceptions } from '../exceptions';
import { describeRepeat, formatDate } from '../recurrence';
import { describeStart, describeTime, findNext, firstOf, isElsewhere, needsOutcome, type Clash, type Here } from '../schedule';
import { StatusButtons } from './meeting-actions';
import type { MeetingForm, MeetingRecords } from './use-meeting-form';

const DatesDialog = lazyPart(async () => (await import('./dates-dialog')).DatesDialog);
const RunDialog = lazyPart(async () => (await import('./run-dialog')).RunDialog);
const InviteDialog = lazyPart(async () => (await import('./invite-dialog')).InviteDialog);

interface MeetingListProps {
  meetings: Meeting[];
  records: MeetingRecords;
  form: MeetingForm;
  here: Here;
  clashes: ReadonlyMap<string, Clash>;
}

export function MeetingList({ meetings, records, form, here, clashes }: MeetingListProps) {
  const [open, setOpen] = useState<{ id: string; what: 'invite' | 'dates' | 'run' }>();
  const shown = open && records.all.find(({ id }) => id === open.id);
  const close = () => setOpen(undefined);
  return (
    <>
      <VirtualList
        label="All Meetings"
        items={meetings}
        row={(meeting) => (
          <MeetingRow
            meeting={meeting}
            records={records}
            form={form}
            here={here}
            clash={clashes.get(meeting.id)}
            onOpen={(what) => setOpen({ id: meeting.id, what })}
          />
        )}
      />
      {shown && (
        <>
          {open.what === 'invite' && <InviteDialog meeting={shown} records={records} here={here} onClose={close} />}
          {open.what === 'run' && <RunDialog meeting={shown} records={records} onClose={close} />}
          {open.what === 'dates' && <DatesDialog meeting={shown} records={records} here={here} onClose={close} />}
        </>
      )}
    </>
  );
}

const statusTones = { scheduled: 'plain', completed: 'good', cancelled: 'bad' } as const;
const statusIcons = { scheduled: 'calendar', completed: 'check', cancelled: 'ban' } as const;

interface MeetingRowProps extends Omit<MeetingListProps, 'meetings' | 'clashes'> {
  meeting: Meeting;
  clash: Clash | undefined;
  onOpen: (what: 'invite' | 'dates' | 'run') => void;
}

function MeetingRow({ meeting, records, form, here, clash, onOpen }: MeetingRowProps) {
  const id = useId();
  const { title, status, type, attendees, location, description, actions, decisions } = meeting;
  const first = firstOf(meeting, here);
  const isOpen = status === 'scheduled';
  const next = isOpen && meeting.repeat !== 'none' ? findNext(meeting, here) : undefined;
  const one = next ?? first;
  const repeat = describeRepeat(meeting);
  const named = title || 'meeting';
  return (
    <div className="row px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p id={id} className={`min-w-0 truncate font-[550] ${isOpen ? '' : 'text-mute'}`} title={title}>
          {title || 'Untitled'}
        </p>
        <Chip tone={statusTones[status]} icon={statusIcons[status]}>
          {statusLabels[status]}
        </Chip>
        {needsOutcome(meeting, here) && <Chip tone="warn">Needs outcome</Chip>}
        {clash && isOpen && (
          <Chip tone="warn" icon="triangle-alert">
            Clashes with {clash.other.title || 'another meeting'}
          </Chip>
        )}
      </div>
      <p className="mt-0.5 text-[14px]">
        {one ? `${formatDate(one.ownDay)} · ${describeTime(one, here)}` : `${formatDate(meeting.date)} ${formatTime(meeting.time)}`}
        <span className="text-mute"> · {durationLabels[meeting.duration]}</span>
        {one && isElsewhere(one, here) && <span className="text-mute"> · {describeStart(one.start, here)} for you</span>}
      </p>
      {repeat && (
        <p className="text-[13px] text-mute">
          {[repeat, countExceptions(meeting)].filter(Boolean).join('. ')}. Complete and Cancel end the whole series.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-[13px] text-mute">
        <span className="inline-flex items-center gap-1.5">
          <Icon icon={typeLooks[type].icon} size={14} />
          {typeLabels[type]}
        </span>
        {location && <span className="max-w-full truncate">{location}</span>}
        {attendees.length > 0 && (
          <span className="max-w-full truncate" title={attendees.join(', ')}>
            {attendees.join(', ')}
          </span>
        )}
      </p>
      {description.trim() && <p className="mt-0.5 line-clamp-2 text-[13px] whitespace-pre-line text-mute">{description.trim()}</p>}
      {decisions.trim() && (
        <p className="mt-0.5 text-[13px] whitespace-pre-line">
          <span className="text-mute">Decisions:</span> {decisions.trim()}
        </p>
      )}
      {actions.trim() && (
        <p className="mt-0.5 text-[13px] whitespace-pre-line">
          <span className="text-mute">Actions:</span> {actions.trim()}
        </p>
      )}
      <div className="no-print mt-2 flex flex-wrap items-center gap-2">
        <StatusButtons records={records} meeting={meeting} describedBy={id} />
        <span className="ml-auto inline-flex">
          <Fold label={`Actions for ${named}`}>
            <Button look="quiet" icon="notebook-pen" aria-describedby={id} onClick={() => onOpen('run')}>
              Agenda and notes
            </Button>
            {isOpen && first && repeat && (
              <Button look="quiet" icon="calendar-clock" aria-describedby={id} onClick={() => onOpen('dates')}>
                Change one date
              </Button>
            )}
            {isOpen && first && (
              <Button look="quiet" icon="send" aria-describedby={id} onClick={() => onOpen('invite')}>
                Send invite
              </Button>
            )}
            <IconButton icon="pencil" label={`Edit ${named}`} onClick={() => form.edit(meeting)} />
            <IconButton icon="copy-plus" label={`Duplicate ${named}`} onClick={() => records.duplicate(meeting.id)} />
            <IconButton icon="trash-2" label={`Delete ${named}`} onClick={() => records.remove([meeting.id])} />
          </Fold>
        </span>
      </div>
    </div>
  );
}
