import { useState } from 'react';
import { formatDay } from '@/lib/dates';
import { longTextLimit } from '@/lib/fields';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { describeDue, fields, priorityTones, statusLabels, type Note, type Task } from '../model';
import { describeRepeat, parseRepeat } from '../repeat';
import { readSubtasks, writeSubtasks, type Subtask } from '../subtasks';
import { describeWaiting } from '../waiting';
import type { TaskRecords } from './use-tasks';

interface TaskDetailsProps {
  task: Task;
  waiting: readonly Task[];
  records: TaskRecords;
  onEdit: () => void;
  onClose: () => void;
}

/** One task with its steps, what was said of it and what happened to it. */
export function TaskDetails({ task, waiting, records, onEdit, onClose }: TaskDetailsProps) {
  const { today } = records.tool.around;
  const repeat = parseRepeat(task.repeat);
  const facts = [
    ['Status', statusLabels[task.status]],
    ['Assignee', task.assignee],
    ['Due Date', describeDue(task, today)],
    ['Start Date', formatDay(task.startDate)],
    ['Repeats', repeat ? describeRepeat(repeat) : ''],
  ].filter(([, value]) => value);
  return (
    <Dialog title={task.title || 'Untitled task'} onClose={onClose}>
      <p className="mb-3 flex flex-wrap gap-1.5">
        <Chip tone={priorityTones[task.priority]}>{fields.priority.labels?.[task.priority]}</Chip>
        {task.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </p>
      <dl className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-mute">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {task.description && <p className="mb-3 wrap-anywhere whitespace-pre-line">{task.description}</p>}
      {waiting.length > 0 && <p className="mb-3 wrap-anywhere text-warn">{describeWaiting(waiting)}</p>}
      <Steps task={task} records={records} />
      <Comments task={task} records={records} />
      <div className="mt-4 flex gap-2">
        <Button icon="pencil" onClick={onEdit}>
          Edit task
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

interface PartProps {
  task: Task;
  records: TaskRecords;
}

function Steps({ task, records }: PartProps) {
  const [text, setText] = useState('');
  const steps = readSubtasks(task.subtasks);
  const write = (next: readonly Subtask[], say?: string) =>
    records.update(task.id, { subtasks: writeSubtasks(next) }, say ? { say } : undefined);
  const add = () => {
    if (text.trim() === '') return;
    write([...steps, { text, isDone: false }]);
    setText('');
  };
  return (
    <section aria-label="Subtasks" className="mb-4">
      <h3 className="mb-1 font-semibold">
        Subtasks
        {steps.length > 0 && (
          <span className="font-normal text-mute">
            {' '}
            {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
          </span>
        )}
      </h3>
      <ul>
        {steps.map((step, index) => (
          <li key={`${step.text} ${index}`} className="flex items-center gap-2">
            <label className="flex min-h-8 min-w-0 flex-1 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5 flex-none accent-accent"
                checked={step.isDone}
                onChange={(event) => write(steps.map((one, place) => (place === index ? { ...one, isDone: event.target.checked } : one)))}
              />
              <span className={`wrap-anywhere ${step.isDone ? 'text-mute line-through' : ''}`}>{step.text}</span>
            </label>
            <IconButton
              icon="x"
              label={`Delete subtask ${step.text}`}
              onClick={() =>
                write(
                  steps.filter((_, place) => place !== index),
                  'Subtask deleted',
                )
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-1 flex gap-2">
        <input
          aria-label="New subtask"
          className="input"
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <Button className="flex-none" onClick={add}>
          Add subtask
        </Button>
      </div>
    </section>
  );
}

function Comments({ task, records }: PartProps) {
  const [text, setText] = useState('');
  const notes = records.extra.notes[task.id] ?? [];
  const setNotes = (change: (notes: readonly Note[]) => Note[], say?: string) =>
    records.setExtra(
      (extra) => ({ ...extra, notes: { ...extra.notes, [task.id]: change(extra.notes[task.id] ?? []) } }),
      say ? { say } : undefined,
    );
  const add = () => {
    if (text.trim() === '') return;
    setNotes((before) => [...before, { day: records.tool.around.today, kind: 'comment', text: text.trim() }]);
    setText('');
  };
  return (
    <section aria-label="Comments and log">
      <h3 className="mb-1 font-semibold">Comments and log</h3>
      <textarea
        aria-label="New comment"
        rows={2}
        className="input"
        value={text}
        maxLength={longTextLimit}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className="mt-1" onClick={add}>
        Add comment
      </Button>
      <ol reversed className="mt-2 grid gap-1.5">
        {notes
          .map((note, index) => ({ ...note, index }))
          .reverse()
          .map(({ index, day, kind, text: said }) => (
            <li key={index} className="flex items-start gap-2">
              <p className={`min-w-0 flex-1 wrap-anywhere whitespace-pre-line ${kind === 'log' ? 'text-[13px] text-mute' : ''}`}>
                <span className="text-[13px] text-mute">{formatDay(day)}</span> {said}
              </p>
              {kind === 'comment' && (
                <IconButton
                  icon="x"
                  label={`Delete comment ${said.slice(0, 40)}`}
                  onClick={() => setNotes((before) => before.filter((_, place) => place !== index), 'Comment deleted')}
                />
              )}
            </li>
          ))}
        <li className="text-[13px] text-mute">
          <span>{formatDay(task.createdAt)}</span> Created
        </li>
      </ol>
    </section>
  );
}
