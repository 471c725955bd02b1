import type { Records } from '@/kinds/records/use-records';
import { MonthCalendar } from '@/ui/month-calendar';
import { Timeline } from '@/ui/timeline';
import { describePast, toSpans, type fields, type Task, type TaskExtra } from '../model';

interface DatesProps {
  tasks: readonly Task[];
  records: Records<typeof fields, TaskExtra>;
  onOpen: (task: Task) => void;
}

/** A day in the past is taken, with a word and a way back. */
function moveTo(records: DatesProps['records'], id: string, dueDate: string): void {
  records.update(id, { dueDate });
  const past = describePast(dueDate, records.tool.around.today);
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
      onMove={(task, dueDate) => moveTo(records, task.id, dueDate)}
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
      onMove={(id, dueDate) => moveTo(records, id, dueDate)}
    />
  );
}
