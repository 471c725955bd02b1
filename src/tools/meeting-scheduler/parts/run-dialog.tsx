import { useState } from 'react';
import { Copy } from '@/kinds/work/copy';
import { useSeconds } from '@/kinds/work/use-seconds';
import { useLiveForm } from '@/kinds/work/live-form';
import { draftFrom } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { fields, type Meeting } from '../model';
import { describeLeft, readPoints, toMinutes } from '../points';
import type { MeetingRecords } from './use-meeting-form';

const written = { notes: fields.notes, decisions: fields.decisions, actions: fields.actions };

/** The meeting as it takes place: its points with a clock, and what is written down meanwhile. */
export function RunDialog({ meeting, records, onClose }: { meeting: Meeting; records: MeetingRecords; onClose: () => void }) {
  const { notes, decisions, actions } = meeting;
  const form = useLiveForm(written, draftFrom(written, { notes, decisions, actions }, ''), records.tool.around, (draft, name) => {
    const key = name as keyof typeof written;
    records.update(meeting.id, { [key]: draft[key] }, { key: `run.${meeting.id}.${key}` });
  });
  return (
    <Dialog title={meeting.title || 'Untitled'} width="wide" onClose={onClose}>
      <Agenda meeting={meeting} />
      <div className="grid grid-cols-1 gap-3">
        <Field of={form} name="notes" />
        <Field of={form} name="decisions" />
        <Field of={form} name="actions" />
      </div>
      <p className="mt-2 text-[13px] text-mute">Everything here is kept with the meeting. Actions can become tasks in the task manager.</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Copy text={toMinutes(meeting)} label="Copy minutes" />
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

function Agenda({ meeting }: { meeting: Meeting }) {
  const points = readPoints(meeting);
  const [place, setPlace] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const { seconds, reset } = useSeconds(isRunning);
  if (points.length === 0)
    return <p className="mb-4 text-mute">No agenda yet. Write one point a line into the description, with minutes if you like.</p>;
  const current = points[Math.min(place, points.length - 1)];
  const goTo = (next: number) => {
    setPlace(next);
    reset();
  };
  return (
    <section aria-label="Agenda" className="mb-4">
      <h3 className="mb-1 font-semibold">Agenda</h3>
      <ol className="mb-2 list-decimal pl-6">
        {points.map(({ title, minutes }, index) => (
          <li key={index} aria-current={index === place ? 'step' : undefined} className={index === place ? 'font-[550]' : 'text-mute'}>
            <span className="wrap-anywhere">{title}</span> <span className="font-normal text-mute">{minutes} min</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        {current && (
          <span role="timer" className={`min-w-16 text-xl ${seconds > current.minutes * 60 ? 'text-bad' : ''}`}>
            {describeLeft(current.minutes, seconds)}
          </span>
        )}
        <Button look="primary" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? 'Pause' : 'Start timer'}
        </Button>
        <Button disabled={place === 0} onClick={() => goTo(place - 1)}>
          Previous point
        </Button>
        <Button disabled={place >= points.length - 1} onClick={() => goTo(place + 1)}>
          Next point
        </Button>
      </div>
    </section>
  );
}
