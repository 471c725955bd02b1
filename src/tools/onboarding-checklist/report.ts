import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { toSheet, type Sheet } from '@/lib/sheet';
import { markSamples } from '@/kinds/records/files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { describeCounting, type WorkCalendar } from './calendar';
import type { HireView } from './hires';
import { findWaits } from './waiting';
import { dueDateOf, fields, formatDayNumber, formatProgress, toDayGroups, type DayGroup, type Task } from './model';

const byDay = (tasks: readonly Task[]) => toDayGroups(tasks).flatMap((group) => group.tasks);

const itemText = (task: Task, isMarked: boolean, first: Task | undefined) => {
  const details = [
    task.category,
    task.assignee.trim(),
    task.role.trim() && `for ${task.role.trim()}`,
    first && `after ${first.title.trim() || 'a task without a title'}`,
    isMarked && 'sample',
  ]
    .filter(Boolean)
    .join(', ');
  const about = task.description.trim();
  return `[${task.completed ? 'x' : ' '}] ${task.title}${about ? `: ${about}` : ''} (${details})`;
};

/** Beside own tasks each sample says that it is one; alone, the whole document does. */
const groupBlocks = (
  level: 2 | 3,
  { signed, tasks }: DayGroup,
  { dates, tasks: all }: HireView,
  waits: ReadonlyMap<string, Task>,
): Block[] => [
  heading(level, [formatDayNumber(signed), formatDay(dates.get(signed) ?? '', 'full')].filter(Boolean).join(', ')),
  { kind: 'list', items: tasks.map((task) => itemText(task, isSampleRecord(task) && !isAllSample(all), waits.get(task.id))) },
];

export function toChecklistDocument(view: HireView, all: readonly HireView[], calendar: WorkCalendar): Document {
  const { tasks, progress, dates, hire, title } = view;
  const groups = toDayGroups(tasks);
  const waits = findWaits(tasks);
  const early = groups.filter(({ signed }) => signed < 0);
  const name = hire.name.trim() === '' ? 'Onboarding checklist' : `Onboarding checklist: ${title}`;
  const blocks: Block[] = [heading(1, name)];
  if (dates.size > 0) blocks.push(paragraph(`Start date: ${formatDay(hire.startDate, 'full')}. ${describeCounting(calendar)}`));
  blocks.push(paragraph(`Progress: ${formatProgress(progress)}`, 'strong'));
  if (early.length > 0) blocks.push(heading(2, 'Before day 1'), ...early.flatMap((group) => groupBlocks(3, group, view, waits)));
  blocks.push(...groups.filter(({ signed }) => signed > 0).flatMap((group) => groupBlocks(2, group, view, waits)));
  if (all.length > 1) {
    blocks.push(heading(2, 'All hires'), {
      kind: 'table',
      columns: [{ label: 'Hire' }, { label: 'Start date' }, { label: 'Progress' }, { label: 'Overdue', align: 'right' }],
      rows: all.map((other) => [
        other.title,
        formatDay(other.hire.startDate) || 'Not set',
        formatProgress(other.progress),
        other.dates.size > 0 ? String(other.overdue) : 'No dates',
      ]),
    });
  }
  return { title: name, blocks, ...(tasks.length > 0 && isAllSample(tasks) ? { mark: 'Sample' } : {}) };
}

/** The boxes of a task list are the one mark of Markdown that is meant as such; every item of a list begins with one. */
export const openBoxes = (markdown: string) => markdown.replace(/^- \\\[( |x)\\\] /gm, '- [$1] ');

/** Every field, and the date where there is a start; an import passes over the date. */
export function toTaskSheet({ tasks, dates }: HireView, currency: string): Sheet {
  const sorted = byDay(tasks);
  // In a file a task is known by its title.
  const waits = findWaits(tasks);
  const named = sorted.map((task) => ({ ...task, after: waits.get(task.id)?.title.trim() ?? '' }));
  const plain = toSheet('Onboarding checklist', fields, named, currency);
  if (dates.size === 0) return markSamples(plain, sorted);
  const dated: Sheet = {
    ...plain,
    columns: [...plain.columns, { label: 'Due date', kind: 'day' }],
    rows: plain.rows.map((row, index) => {
      const task = sorted[index];
      return [...row, (task && dueDateOf(task, dates)) || null];
    }),
  };
  return markSamples(dated, sorted);
}

export const toHireSheet = (views: readonly HireView[]): Sheet => ({
  name: 'Hires',
  columns: [
    { label: 'Hire', kind: 'text' },
    { label: 'Start date', kind: 'day' },
    { label: 'Tasks done', kind: 'number' },
    { label: 'Tasks', kind: 'number' },
    { label: 'Progress', kind: 'percent' },
    { label: 'Overdue', kind: 'number' },
  ],
  rows: views.map(({ title, hire, progress, overdue, dates }) => [
    title,
    dates.size > 0 ? hire.startDate : null,
    progress.done,
    progress.total,
    progress.share,
    overdue,
  ]),
});
