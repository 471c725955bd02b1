import type { Surroundings } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { markSamples } from '@/kinds/records/files';
import type { PrintedList } from '@/kinds/records/print-list';
import { isAllSample } from '@/kinds/records/state';
import { countByStatus, fields, isOverdue, type Task } from './model';

/** What is open and what is late, above the list. */
export function toPrintedTasks(tasks: readonly Task[], { currency, today }: Surroundings): PrintedList {
  const counts = countByStatus(tasks);
  const { title, assignee, priority, status, dueDate } = fields;
  return {
    title: 'Tasks',
    sheet: markSamples(toSheet('Tasks', fields, tasks, currency), tasks),
    today,
    isSample: isAllSample(tasks),
    shown: [title, assignee, priority, status, dueDate].map(({ label }) => label),
    above: [
      {
        kind: 'figures',
        items: [
          { label: 'to do', value: String(counts.todo) },
          { label: 'in progress', value: String(counts['in-progress']) },
          { label: 'completed', value: String(counts.completed) },
          { label: 'overdue', value: String(tasks.filter((task) => isOverdue(task, today)).length) },
        ],
      },
    ],
  };
}
