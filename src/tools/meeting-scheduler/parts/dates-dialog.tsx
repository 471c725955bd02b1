import { useId, useState } from 'react';
import { isDay } from '@/lib/dates';
import { formatTime, isTime } from '@/lib/times';
import { toWallClock } from '@/lib/zones';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { completeDate, moveDate, restoreDate, skipDate } from '../exceptions';
import { isTooFar, type Meeting } from '../model';
import { describeRepeat, formatDate } from '../recurrence';
import { describeTime, zoneOf, type Here } from '../schedule';
import { listSeriesDates, type SeriesDate } from '../series-dates';
import type { MeetingRecords } from './use-meeting-form';

interface DatesDialogProps {
  meeting: Meeting;
  records: MeetingRecords;
  here: Here;
  onClose: () => void;
}

const portion = 8;

/** Complete, skip or move one date of a series; the others stay as they are. */
export function DatesDialog({ meeting, records, here, onClose }: DatesDialogProps) {
  const [ahead, setAhead] = useState(portion);
  const [moving, setMoving] = useState('');
  const [said, setSaid] = useState('');
  const dates = listSeriesDates(meeting, here, ahead);
  const hasMore = listSeriesDates(meeting, here, ahead + 1).length > dates.length;
  const change = (values: Partial<Meeting>, text: string) => {
    records.update(meeting.id, values);
    setMoving('');
    setSaid(text);
  };
  return (
    <Dialog title="Change one date" width="wide" onClose={onClose}>
      <p className="mb-1 font-[550] break-words">{meeting.title || 'Untitled'}</p>
      <p className="mb-4 text-mute">{describeRepeat(meeting)}. Changes here apply to that date only.</p>
      {dates.length === 0 && <p>This series has no dates ahead.</p>}
      <ul aria-label="Dates" className="rows">
        {dates.map((date) => (
          <DateRow
            key={date.original}
            date={date}
            here={here}
            isMoving={moving === date.original}
            onMoving={(isOn) => setMoving(isOn ? date.original : '')}
            onChange={change}
          />
        ))}
      </ul>
      {/* Messages of the page lie behind an open dialog. */}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {hasMore && <Button onClick={() => setAhead(ahead + portion)}>Show more dates</Button>}
        <span role="status" className="mr-auto text-mute">
          {said}
        </span>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

interface DateRowProps {
  date: SeriesDate;
  here: Here;
  isMoving: boolean;
  onMoving: (isOn: boolean) => void;
  onChange: (values: Partial<Meeting>, text: string) => void;
}

function DateRow({ date, here, isMoving, onMoving, onChange }: DateRowProps) {
  const { original, state, isMoved, one } = date;
  const { meeting } = one;
  const name = formatDate(one.ownDay);
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className={`font-[550] ${state === 'skipped' ? 'text-mute line-through' : ''}`}>{name}</p>
          <p className="text-[13px] text-mute">{describeTime(one, here)}</p>
          <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            {state === 'completed' && (
              <Chip tone="good" icon="check">
                Completed
              </Chip>
            )}
            {state === 'skipped' && <Chip icon="calendar-x">Skipped</Chip>}
            {state !== 'skipped' && isMoved && (
              <Chip icon="calendar-clock">Moved from {one.ownDay === original ? formatTime(meeting.time) : formatDate(original)}</Chip>
            )}
            {state === 'open' && one.end <= here.now && <Chip tone="warn">Needs outcome</Chip>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'open' && (
            <>
              <Button
                icon="check"
                aria-label={`Complete ${name}`}
                onClick={() => onChange(completeDate(meeting, original), `${name} completed.`)}
              >
                Complete
              </Button>
              <Button
                icon="calendar-x"
                aria-label={`Skip ${name}`}
                onClick={() => onChange(skipDate(meeting, original), `${name} skipped.`)}
              >
                Skip
              </Button>
              <Button icon="calendar-clock" aria-label={`Move ${name}`} aria-expanded={isMoving} onClick={() => onMoving(!isMoving)}>
                Move
              </Button>
            </>
          )}
          {(state !== 'open' || isMoved) && (
            <Button
              look="quiet"
              icon="undo-2"
              aria-label={`Put back ${name}`}
              onClick={() => onChange(restoreDate(meeting, original), `${formatDate(original)} is back in the series.`)}
            >
              Put back
            </Button>
          )}
        </div>
      </div>
      {isMoving && <MoveForm date={date} here={here} onCancel={() => onMoving(false)} onChange={onChange} />}
    </li>
  );
}

interface MoveFormProps extends Pick<DateRowProps, 'date' | 'here' | 'onChange'> {
  onCancel: () => void;
}

function MoveForm({ date: { original, one }, here, onChange, onCancel }: MoveFormProps) {
  const id = useId();
  const { meeting } = one;
  const [day, setDay] = useState(one.ownDay);
  const [time, setTime] = useState(() => toWallClock(one.start, zoneOf(meeting, here)).time);
  const [hasTried, setHasTried] = useState(false);
  const problem = !isDay(day) ? 'Choose a date.' : isTooFar(day) ? 'Choose a date before 2200.' : !isTime(time) ? 'Choose a time.' : '';
  return (
    <form
      noValidate
      aria-label={`Move ${formatDate(one.ownDay)}`}
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        if (problem === '') onChange(moveDate(meeting, original, day, time), `${formatDate(original)} moved to ${formatDate(day)}.`);
      }}
    >
      <div>
        <Label htmlFor={`${id}-day`}>New date</Label>
        <input
          id={`${id}-day`}
          type="date"
          autoFocus
          className="input w-auto!"
          max="2199-12-31"
          value={day}
          aria-invalid={hasTried && problem !== '' ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <div>
        <Label htmlFor={`${id}-time`}>New time</Label>
        <input id={`${id}-time`} type="time" className="input w-auto!" value={time} onChange={(event) => setTime(event.target.value)} />
      </div>
      <Button type="submit" look="primary">
        Move this date
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
      <p id={`${id}-problem`} role="status" className="w-full text-[13px] text-bad empty:hidden">
        {hasTried ? problem : ''}
      </p>
    </form>
  );
}
