import { MonthCalendar } from '@/ui/month-calendar';
import { Timeline } from '@/ui/timeline';
import { WeekCalendar } from '@/ui/week-calendar';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { plural } from '@/lib/text';
import { formatTime } from '@/lib/times';
import { addDays } from '@/lib/dates';
import { describePast, isOverdue, moveSpan, toSpans, type Task } from '../model';
import type { TaskRecords } from './use-tasks';

interface DatesProps {
  tasks: readonly Task[];
  records: TaskRecords;
  onOpen: (task: Task) => void;
}

/** A day in the past is taken, with a word and a way back. */
function moveTo(records: DatesProps['records'], id: string, change: Partial<Pick<Task, 'startDate' | 'dueDate'>>): void {
  records.update(id, change);
  const past = describePast(change.dueDate ?? '', records.tool.around.today);
  if (past) records.tool.say(`Task moved. ${past}`);
}

export function TaskCalendar({ tasks, records, onOpen }: DatesProps) {
  return (
    <MonthCalendar
      label="Tasks by due date"
      today={records.tool.around.today}
      items={tasks}
      dayOf={(task) => task.dueDate}
      nameOf={(task) => task.title}
      onOpen={onOpen}
      onMove={(task, dueDate) => moveTo(records, task.id, { dueDate })}
    />
  );
}

export function TaskTimeline({ tasks, records, onOpen }: DatesProps) {
  const { today } = records.tool.around;
  const open = (id: string) => {
    const task = tasks.find((candidate) => candidate.id === id);
    if (task) onOpen(task);
  };
  return (
    <Timeline
      label="Tasks over time"
      today={today}
      spans={toSpans(tasks, today)}
      onOpen={open}
      onMove={(id, grip, days) => {
        const task = tasks.find((candidate) => candidate.id === id);
        if (task) moveTo(records, id, moveSpan(task, grip, days));
      }}
    />
  );
}

/** A week to be planned: what is late is offered for today, everything else is moved to the day it will be done. */
export function TaskWeek({ tasks, records, onOpen }: DatesProps) {
  const { today } = records.tool.around;
  const late = tasks.filter((task) => isOverdue(task, today));
  const itemsOf = (monday: string) =>
    tasks
      .filter(({ dueDate }) => dueDate >= monday && dueDate <= addDays(monday, 6))
      .sort((a, b) => (a.time || '99').localeCompare(b.time || '99'));
  return (
    <>
      {late.length > 0 && (
        <div className="mb-3">
          <Notice>
            <span className="flex flex-wrap items-center gap-2">
              {plural(late.length, 'task')} overdue.
              <Button
                onClick={() =>
                  records.updateAll(
                    late.map(({ id }) => id),
                    { dueDate: today },
                    { say: `Moved ${plural(late.length, 'task')} to today` },
                  )
                }
              >
                Plan for today
              </Button>
            </span>
          </Notice>
        </div>
      )}
      <WeekCalendar
        label="Week plan"
        today={today}
        itemsOf={itemsOf}
        dayOf={(task) => task.dueDate}
        nameOf={(task) => task.title}
        entry={(task) => (
          <span className={task.status === 'completed' ? 'text-mute line-through' : ''}>
            {task.time !== '' && <span className="text-mute">{formatTime(task.time)} </span>}
            {task.title} <span className="block text-mute">{task.assignee}</span>
          </span>
        )}
        onOpen={onOpen}
        onMove={(task, dueDate) => moveTo(records, task.id, { dueDate })}
      />
    </>
  );
}
