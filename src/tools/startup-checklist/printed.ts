import { formatDay, type Day } from '@/lib/dates';
import { formatNumber } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import type { PrintedList } from '@/kinds/records/print-list';
import { isAllSample } from '@/kinds/records/state';
import { fields, isDone, isOverdue, type Task } from './model';

/** What is late first, then by day, what is done last; each with everything that is known of it. */
export function toPrintedChecklist(tasks: readonly Task[], sheet: Sheet, today: Day): PrintedList {
  const dayOf = ({ dueDate }: Task) => dueDate || '9999';
  const byDay = tasks
    .map((task, place) => ({ task, place }))
    .sort((a, b) => (dayOf(a.task) < dayOf(b.task) ? -1 : dayOf(a.task) > dayOf(b.task) ? 1 : 0));
  const rowsOf = (isWanted: (task: Task) => boolean) => byDay.filter(({ task }) => isWanted(task)).map(({ place }) => place);
  const late = rowsOf((task) => isOverdue(task, today));
  const open = rowsOf((task) => !isDone(task) && !isOverdue(task, today));
  const done = rowsOf(isDone);
  const next = open.map((place) => tasks[place]?.dueDate ?? '').find((day) => day !== '');
  const { title, category, priority, owner, dueDate } = fields;
  const shown = [title, category, priority, ...(tasks.some((task) => task.owner !== '') ? [owner] : []), dueDate];
  const weights = new Map([
    [title.label, 3.2],
    [dueDate.label, 1.2],
  ]);
  return {
    title: 'Startup checklist',
    sheet,
    today,
    isSample: isAllSample(tasks),
    shown: shown.map(({ label }) => label),
    weights: shown.map(({ label }) => weights.get(label) ?? 1),
    told: [fields.status.label],
    above: [
      {
        kind: 'figures',
        items: [
          { label: 'done', value: `${formatNumber(done.length)} of ${formatNumber(tasks.length)}` },
          { label: 'overdue', value: formatNumber(late.length) },
          { label: 'still to do', value: formatNumber(late.length + open.length) },
          ...(next ? [{ label: 'next due date', value: formatDay(next) }] : []),
        ],
      },
    ],
    parts: [
      { title: 'Overdue', rows: late },
      { title: 'To do', rows: open },
      { title: 'Done', rows: done },
    ],
  };
}
