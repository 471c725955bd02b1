import type { Day } from '@/lib/dates';
import type { Fields } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { toSheet, type Sheet } from '@/lib/sheet';
import { calendarOffer, jsonOffer, sheetFiles } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import type { KeyDates } from './due';
import { fields, isDone, type Task } from './model';
import { makePlan } from './order';

const alwaysThere = ['title', 'description', 'category', 'priority', 'status', 'dueDate', 'notes'] as const;

/** Columns that are there once a task uses them, and what an unused one holds. */
const thereWhenUsed = { after: '', repeats: 'never', link: '', rule: '', started: false } as const;

/** A step before is written as its title, which means something outside this screen. */
export function toChecklistSheet(tasks: readonly Task[], today: Day, currency: string): Sheet {
  const { before } = makePlan(tasks, today);
  const rows = tasks.map((task) => ({ ...task, after: before.get(task.id)?.title ?? '' }));
  const used = (Object.keys(thereWhenUsed) as (keyof typeof thereWhenUsed)[]).filter((name) =>
    rows.some((row) => row[name] !== thereWhenUsed[name]),
  );
  const columns: Fields = Object.fromEntries([...alwaysThere, ...used].map((name) => [name, fields[name]]));
  return toSheet('Checklist', columns, rows, currency);
}

/** What is still to be done, on its day. */
export const toCalendar = (tasks: readonly Task[]) =>
  tasks
    .filter((task) => task.dueDate !== '' && !isDone(task))
    .map(({ id, dueDate, title, description, category, notes, link }) => ({
      id: `checklist-${id}`,
      day: dueDate,
      title,
      details: [description, `Category: ${category}`, notes, safeUrl(link)].filter(Boolean).join('\n'),
    }));

export function checklistFiles(tasks: readonly Task[], keyDates: KeyDates, today: Day, currency: string) {
  const stem = hasSample(tasks) ? 'sample-startup-checklist' : 'startup-checklist';
  const dated = toCalendar(tasks);
  return [
    ...sheetFiles(stem, toChecklistSheet(tasks, today, currency)),
    jsonOffer(`${stem}.json`, { records: tasks, keyDates }),
    ...(dated.length > 0 ? [calendarOffer(`${stem}.ics`, 'Startup checklist', dated)] : []),
  ];
}
