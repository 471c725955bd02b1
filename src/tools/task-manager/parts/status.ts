import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { showToast } from '@/ui/toast';
import { statusLabels, type Status, type Task } from '../model';
import { nextOf } from '../follow';
import type { TaskRecords } from './use-tasks';

/** Completed is final on the screen; the ten seconds of Undo and a fresh copy are the two ways back. */
export function setStatus(records: TaskRecords, tasks: readonly Task[], status: Status): void {
  const open = tasks.filter((task) => task.status !== 'completed' && task.status !== status);
  const final = tasks.filter((task) => task.status === 'completed' && task.status !== status);
  const only = final[0];
  if (open.length === 0) {
    if (only && final.length === 1) {
      showToast('Completed is final.', { label: 'Reopen as new task', run: () => reopenAsNew(records, only) });
    } else if (only) showToast('Completed is final: nothing changed.');
    return;
  }
  records.updateAll(
    open.map(({ id }) => id),
    { status },
  );
  const what = open.length === 1 ? 'Task' : plural(open.length, 'task');
  const next = status === 'completed' ? open.map((task) => nextOf(task, records.tool.around.today)?.dueDate).filter(Boolean) : [];
  const again =
    next.length === 0
      ? ''
      : open.length === 1
        ? ` It comes back on ${formatDay(next[0] ?? '')}.`
        : ` ${plural(next.length, 'task')} will come back.`;
  const left = final.length > 0 ? ` ${plural(final.length, 'completed task')} left as they were.` : '';
  if (status === 'completed' || open.length > 1) records.tool.say(`${what} moved to ${statusLabels[status]}.${again}${left}`);
}

export function reopenAsNew(records: TaskRecords, { id: _old, ...task }: Task): void {
  records.add({ ...task, status: 'todo', createdAt: records.tool.around.today }, { say: 'Added again as a new task' });
}
