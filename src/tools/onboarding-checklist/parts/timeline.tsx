import { useId, useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { RowActions } from '@/kinds/records/row-actions';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { dueDateOf, formatDayNumber, isOverdue, signedDay, toDayGroups, type DayGroup, type Task } from '../model';
import { findWaits, waitingFor } from '../waiting';
import type { Onboarding, TaskForm } from './use-onboarding';

interface TimelineProps {
  tasks: readonly Task[];
  onboarding: Onboarding;
  form: TaskForm;
}

/** Past this many, one list that draws only what is in view; each row then says its day. */
const longTimeline = 300;

/** The tasks by day, earliest first; what comes before the start stands under a heading of its own. */
export function Timeline({ tasks, onboarding, form }: TimelineProps) {
  const groups = toDayGroups(tasks);
  const waits = useMemo(() => findWaits(onboarding.view.tasks), [onboarding.view.tasks]);
  const row = (hasDay: boolean) => (task: Task) => (
    <TaskRow task={task} hasDay={hasDay} onboarding={onboarding} form={form} first={waitingFor(task, waits)} />
  );
  if (tasks.length > longTimeline) {
    return <VirtualList label="Tasks by day" items={groups.flatMap((group) => group.tasks)} row={row(true)} />;
  }
  const early = groups.filter(({ signed }) => signed < 0);
  const section = (level: 'h3' | 'h4') => (group: DayGroup) => (
    <DaySection key={group.signed} group={group} level={level} date={onboarding.view.dates.get(group.signed) ?? ''} row={row(false)} />
  );
  return (
    <>
      {early.length > 0 && (
        <section aria-label="Before day 1" className="mb-6">
          <h3 className="mb-2 font-semibold">Before day 1</h3>
          {early.map(section('h4'))}
        </section>
      )}
      {groups.filter(({ signed }) => signed > 0).map(section('h3'))}
    </>
  );
}

interface DaySectionProps {
  group: DayGroup;
  level: 'h3' | 'h4';
  date: string;
  row: (task: Task) => React.ReactNode;
}

function DaySection({ group: { signed, tasks }, level: Heading, date, row }: DaySectionProps) {
  const name = formatDayNumber(signed);
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <section aria-label={name} className="mb-6">
      <Heading className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <span className={Heading === 'h3' ? 'font-semibold' : 'font-[550]'}>{name}</span>{' '}
        {date && <span className="text-mute">{formatDay(date, 'full')}</span>}{' '}
        <span className="text-[13px] text-mute">
          {done > 0 ? `${done} of ${plural(tasks.length, 'task')} done` : plural(tasks.length, 'task')}
        </span>
      </Heading>
      <VirtualList label={name} items={tasks} row={row} />
    </section>
  );
}

interface TaskRowProps {
  task: Task;
  hasDay: boolean;
  onboarding: Onboarding;
  form: TaskForm;
  /** What has to be done before. */
  first: Task | undefined;
}

function TaskRow({ task, hasDay, onboarding, form, first }: TaskRowProps) {
  const noteId = useId();
  const isLocked = first !== undefined && !task.completed;
  const { records, view, today } = onboarding;
  const title = task.title || 'task without a title';
  const due = dueDateOf(task, view.dates);
  const people = [task.assignee.trim(), task.role.trim() && `${task.role.trim()} role`].filter(Boolean).join(' · ');
  return (
    <div className="row grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2.5 ">
      <input
        type="checkbox"
        className={`mt-0.5 size-4.5 accent-accent ${isLocked ? '' : 'cursor-pointer'}`}
        aria-label={`Complete ${title}`}
        disabled={isLocked}
        aria-describedby={isLocked ? noteId : undefined}
        checked={task.completed}
        onChange={(event) => records.update(task.id, { completed: event.target.checked })}
      />
      <div className="min-w-0">
        <p className={`line-clamp-2 font-[550] break-words ${task.completed ? 'text-mute line-through' : ''}`} title={task.title}>
          {title}
        </p>
        {task.description.trim() && (
          <p className="line-clamp-2 text-[13px] text-mute" title={task.description}>
            {task.description}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          {isLocked && (
            <span id={noteId} title={first.title} className="grid max-w-full min-w-0 grid-cols-[minmax(0,1fr)]">
              <Chip icon="lock">
                <span className="truncate">Waits for {first.title.trim() || 'a task without a title'}</span>
              </Chip>
            </span>
          )}
          {isOverdue(task, view.dates, today) && (
            <Chip tone="bad" icon="circle-alert">
              Overdue
            </Chip>
          )}
          {!task.completed && due !== '' && due === today && (
            <Chip tone="warn" icon="clock">
              Due today
            </Chip>
          )}
          {hasDay && <Chip>{[formatDayNumber(signedDay(task)), formatDay(due)].filter(Boolean).join(', ')}</Chip>}
          <Chip>{task.category}</Chip>
          {people && (
            <span className="inline-flex min-w-0 items-center gap-1 text-[13px] text-mute">
              <Icon icon="user" size={13} />
              <span className="truncate">{people}</span>
            </span>
          )}
        </p>
      </div>
      <span className="-mr-2.5 sm:mr-0">
        <RowActions records={records} form={form} record={task} title={task.title} />
      </span>
    </div>
  );
}
