import { useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatTime } from '@/lib/times';
import { emptyDraft, hasProblems, readDraft, type DraftOf, type Messages, type ValuesOf } from '@/lib/fields';
import { Chip } from '@/ui/layout';
import { fields, peopleIn } from '../model';
import type { TaskRecords } from './use-tasks';
import type { parseQuickTask } from '../quick-add';
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
  const [parse, setParse] = useState<typeof parseQuickTask>();
  const people = useMemo(() => peopleIn(records.all), [records.all]);
  const understand = (read: typeof parseQuickTask) => {
    const { draft: preset, notes } = read(text, today, people);
    // Whoever names nobody means to do it.
    const { values, problems } = readDraft(fields, { ...emptyDraft(fields, today), assignee: 'Me', ...preset }, records.tool.around);
    return { preset, notes, values, problems };
  };
  const load = async () => {
    const { parseQuickTask: read } = await import('../quick-add');
    setParse(() => read);
    return read;
  };
  const add = async () => {
    if (text.trim() === '') return;
    const { preset, values, problems } = understand(parse ?? (await load()));
    if (hasProblems(problems)) onIncomplete(preset);
    else records.add(values, { say: 'Task added' });
    setText('');
  };
  return (
    <div className="mb-4">
      <input
        aria-label="Quick add"
        placeholder="Quick add: Pay rent tomorrow 3pm !high @Ana #finance"
        className="input bg-surface!"
        value={text}
        onFocus={() => void load().catch(console.warn)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && void add().catch(console.warn)}
      />
      {text.trim() !== '' && parse && <Understood {...understand(parse)} />}
    </div>
  );
}

interface UnderstoodProps {
  values: ValuesOf<typeof fields>;
  problems: Messages;
  notes: readonly string[];
}

/** What will come of the line. */
function Understood({ values, problems, notes }: UnderstoodProps) {
  const repeat = parseRepeat(values.repeat);
  return (
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
      <span className="text-mute">{hasProblems(problems) ? 'Enter opens the form for the rest' : 'Enter adds it'}</span>
    </p>
  );
}
