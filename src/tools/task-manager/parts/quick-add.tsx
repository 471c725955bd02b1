import { useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatTime } from '@/lib/times';
import { emptyDraft, hasProblems, readDraft, type DraftOf } from '@/lib/fields';
import { Chip } from '@/ui/layout';
import { fields, peopleIn } from '../model';
import type { TaskRecords } from './use-tasks';
import { parseQuickTask } from '../quick-add';
import { describeRepeat, parseRepeat } from '../repeat';

interface QuickAddProps {
  today: string;
  records: TaskRecords;
  /** Opens the form with what was understood, when something required is missing. */
  onIncomplete: (preset: Partial<DraftOf<typeof fields>>) => void;
}

/** One line in, one task out, with what was understood shown before Enter. */
export function QuickAdd({ today, records, onIncomplete }: QuickAddProps) {
  const [text, setText] = useState('');
  const people = useMemo(() => peopleIn(records.all), [records.all]);
  const { draft: preset, notes } = parseQuickTask(text, today, people);
  // Whoever names nobody means to do it.
  const reading = readDraft(fields, { ...emptyDraft(fields, today), assignee: 'Me', ...preset }, records.tool.around);
  const { values } = reading;
  const repeat = parseRepeat(values.repeat);
  const add = () => {
    if (text.trim() === '') return;
    if (hasProblems(reading.problems)) onIncomplete(preset);
    else {
      records.add(values, { say: 'Task added' });
    }
    setText('');
  };
  return (
    <div className="mb-4">
      <input
        aria-label="Quick add"
        placeholder="Quick add: Pay rent tomorrow 3pm !high @Ana #finance"
        className="input bg-surface!"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      {text.trim() !== '' && (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-2 text-[13px]">
          <strong className="min-w-0 break-words">{values.title || 'No title yet'}</strong>
          <Chip>{fields.priority.labels?.[values.priority]}</Chip>
          <Chip>{values.assignee}</Chip>
          <Chip tone={values.dueDate ? 'plain' : 'warn'}>
            {[formatDay(values.dueDate, 'full') || 'add a day', formatTime(values.time)].filter(Boolean).join(', ')}
          </Chip>
          {repeat && <Chip icon="repeat">{describeRepeat(repeat)}</Chip>}
          {values.tags.map((tag) => (
            <Chip key={tag}>#{tag}</Chip>
          ))}
          {notes.map((note) => (
            <span key={note} className="text-warn">
              {note}
            </span>
          ))}
          <span className="text-mute">{hasProblems(reading.problems) ? 'Enter opens the form for the rest' : 'Enter adds it'}</span>
        </p>
      )}
    </div>
  );
}
