import type { Day } from '@/lib/dates';
import type { Fields } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { hashText } from '@/lib/random';
import { toSheet, type Sheet } from '@/lib/sheet';
import { calendarOffer, markSamples, sampleStem, sheetFiles } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { sampleMark } from './content';
import { fields, isDone, type Task } from './model';
import { makePlan } from './order';

const alwaysThere = ['title', 'description', 'category', 'priority', 'status', 'dueDate', 'notes'] as const;

/** Columns beyond those, only where they are asked for and a task uses them, and what an unused one holds. */
const thereWhenUsed = {
  phase: 'none',
  after: '',
  repeats: 'never',
  link: '',
  rule: '',
  started: false,
  owner: '',
  evidence: '',
  folder: '',
} as const;

/** A step before is written as its title, which means something outside this screen. */
export function toChecklistSheet(tasks: readonly Task[], today: Day, currency: string, hasEverything = false): Sheet {
  const { before } = makePlan(tasks, today);
  // The seven columns leave no room for another, so beside own tasks a sample says so in its notes.
  const notesOf = (task: Task) =>
    isSampleRecord(task) && !hasEverything && !isAllSample(tasks) ? `${sampleMark} ${task.notes}`.trim() : task.notes;
  const rows = tasks.map((task) => ({ ...task, notes: notesOf(task), after: before.get(task.id)?.title ?? '' }));
  const others = hasEverything ? (Object.keys(thereWhenUsed) as (keyof typeof thereWhenUsed)[]) : [];
  const used = others.filter((name) => rows.some((row) => row[name] !== thereWhenUsed[name]));
  const columns: Fields = Object.fromEntries([...alwaysThere, ...used].map((name) => [name, fields[name]]));
  const sheet = toSheet('Checklist', columns, rows, currency);
  return hasEverything ? markSamples(sheet, tasks) : sheet;
}

/** A sample has the same id everywhere, so once it is somebody's own its words tell it apart in a calendar that two people share. */
const calendarId = ({ id, title, category, dueDate }: Task) =>
  isSampleRecord({ id }) ? `checklist-${id}-${hashText(JSON.stringify([title, category, dueDate])).toString(36)}` : `checklist-${id}`;

/** What is still to be done, on its day. */
export const toCalendar = (tasks: readonly Task[]) =>
  tasks
    .filter((task) => task.dueDate !== '' && !isDone(task))
    .map((task) => ({
      id: calendarId(task),
      day: task.dueDate,
      title: `${isSampleRecord(task) ? 'Sample: ' : ''}${task.title}`,
      details: [task.description, `Category: ${task.category}`, task.owner && `Owner: ${task.owner}`, task.notes, safeUrl(task.link)]
        .filter(Boolean)
        .join('\n'),
    }));

export function checklistFiles(tasks: readonly Task[], today: Day, currency: string) {
  const stem = sampleStem('startup-checklist', tasks);
  const dated = toCalendar(tasks);
  const full = toChecklistSheet(tasks, today, currency, true);
  const hasMore = full.columns.length > alwaysThere.length;
  const everything = sheetFiles(`${stem}-all-columns`, full).map((offer) => ({ ...offer, label: `${offer.label}, all columns` }));
  return [
    ...sheetFiles(stem, toChecklistSheet(tasks, today, currency)),
    ...(hasMore ? everything : []),
    ...(dated.length > 0 ? [calendarOffer(`${stem}.ics`, 'Startup checklist', dated)] : []),
    ...printFiles(stem, currency, async () => (await import('./printed')).toPrintedChecklist(tasks, full, today)),
  ];
}
