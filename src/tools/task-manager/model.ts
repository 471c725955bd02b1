import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates';
import { parseDay } from '@/lib/parse-day';
import { choice, day, list, longText, text, type DraftOf, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { capitalise, plural } from '@/lib/text';
import { recordsState, type RecordsData } from '@/kinds/records/state';

export const statuses = ['todo', 'in-progress', 'completed'] as const;
export const statusLabels = { todo: 'To Do', 'in-progress': 'In Progress', completed: 'Completed' } as const;
export type Status = (typeof statuses)[number];

export const fields = {
  title: text('Title', { required: 'Give the task a title.' }),
  description: longText('Description'),
  priority: choice('Priority', ['low', 'medium', 'high'], { default: 'medium', labels: { low: 'Low', medium: 'Medium', high: 'High' } }),
  status: choice('Status', statuses, { default: 'todo', labels: statusLabels }),
  assignee: text('Assignee', { required: 'Say who does it.' }),
  dueDate: day('Due Date', { required: 'Choose a due date.', earliest: 'today' }),
  tags: list('Tags', { placeholder: 'finance, legal' }),
  createdAt: day('Created', { default: 'today' }),
};

export type Task = RecordOf<typeof fields>;

export interface Filter {
  name: string;
  query: string;
  status: 'all' | Status;
  sort: 'newest' | 'due' | 'priority' | 'title' | 'assignee';
  group: 'due' | 'assignee' | 'none';
}
export const startFilter: Filter = { name: '', query: '', status: 'all', sort: 'newest', group: 'due' };

export interface TaskExtra {
  savedFilters: Filter[];
}
export type TaskData = RecordsData<typeof fields, TaskExtra>;

export const state = recordsState({
  version: 1,
  fields,
  sample: sampleTasks,
  extra: { schema: async () => (await import('./schema')).extraSchema, start: { savedFilters: [] } },
});

function sampleTasks({ today }: Surroundings): Task[] {
  const task = (id: string, title: string, more: Partial<Task>, dueIn: number): Task => ({
    id,
    title,
    description: '',
    priority: 'medium',
    status: 'todo',
    assignee: 'Ana',
    dueDate: addDays(today, dueIn),
    tags: [],
    createdAt: addDays(today, Math.min(0, dueIn) - 5),
    ...more,
  });
  return [
    task(
      'sample-1',
      'File the 83(b) election',
      { priority: 'high', tags: ['legal'], description: 'Certified mail, keep the receipt.' },
      -2,
    ),
    task('sample-2', 'Send Acre Foods invoice', { assignee: 'Me', tags: ['finance'] }, 0),
    task(
      'sample-3',
      'Draft seed deck, market slide',
      { priority: 'high', status: 'in-progress', assignee: 'Jon', tags: ['fundraising'] },
      4,
    ),
    task('sample-4', 'Trademark search for the name', { priority: 'low', tags: ['legal', 'brand'] }, 9),
    task('sample-5', 'Open business bank account', { status: 'completed', assignee: 'Me', tags: ['finance'] }, -5),
  ];
}

export const countByStatus = (tasks: readonly Task[]): Record<Status, number> => {
  const counts = { todo: 0, 'in-progress': 0, completed: 0 };
  for (const task of tasks) counts[task.status] += 1;
  return counts;
};

export const isOverdue = (task: Task, today: Day) => task.status !== 'completed' && task.dueDate !== '' && task.dueDate < today;

export function describeDue({ status, dueDate }: Task, today: Day): string {
  if (dueDate === '' || today === '') return formatDay(dueDate, 'short');
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 0 && status !== 'completed') return `Overdue ${plural(-days, 'day')}`;
  return formatDay(dueDate, dueDate.slice(0, 4) === today.slice(0, 4) ? 'short' : 'medium');
}

const priorityRank = { high: 0, medium: 1, low: 2 };

export const sortings: Record<Filter['sort'], ((task: Task) => string | number) | undefined> = {
  newest: undefined,
  due: (task) => task.dueDate,
  priority: (task) => priorityRank[task.priority],
  title: (task) => task.title,
  assignee: (task) => task.assignee,
};

export const searchText = (task: Task) => `${task.title} ${task.description} ${task.assignee} ${task.tags.join(' ')}`;

export interface Section {
  title: string;
  tasks: Task[];
}

/** By due day the late ones come first; by assignee in the order of the alphabet. */
export function toSections(tasks: Task[], group: Filter['group'], today: Day): Section[] {
  if (group === 'none') return [{ title: 'Tasks', tasks }];
  if (group === 'assignee') {
    const groups = groupBy(tasks, (task) => task.assignee);
    return [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([title, members]) => ({ title, tasks: members }));
  }
  const titles = ['Overdue', 'Today', 'Upcoming', 'Completed'] as const;
  const groups = groupBy(tasks, (task) =>
    task.status === 'completed' ? 'Completed' : isOverdue(task, today) ? 'Overdue' : task.dueDate === today ? 'Today' : 'Upcoming',
  );
  return titles.flatMap((title) => (groups.has(title) ? [{ title, tasks: groups.get(title) ?? [] }] : []));
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const weekdays = 'mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun';
const datePattern = new RegExp(
  `\\b(?:(?:due|by|on)\\s+)?(today|tomorrow|in \\d{1,3} (?:days?|weeks?)|next week|(?:${weekdays})(?:day)?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2} (?:${months})[a-z]*(?: \\d{4})?|(?:${months})[a-z]* \\d{1,2}(?:,? \\d{4})?)(?=[,.]?(?:\\s|$))`,
  'gi',
);

function readPhrase(phrase: string, today: Day): Day | undefined {
  const relative = /^in (\d+) (day|week)/i.exec(phrase);
  if (relative) return addDays(today, Number(relative[1]) * (relative[2] === 'week' ? 7 : 1));
  return /^next week$/i.test(phrase) ? addDays(today, 7) : parseDay(phrase, today);
}

/** "Pay rent tomorrow !high @Ana #finance": the marks are taken out, what is left is the title. */
export function parseQuickTask(input: string, today: Day): Partial<DraftOf<typeof fields>> {
  let rest = ` ${input} `;
  const take = (pattern: RegExp): string[] => {
    const found = [...rest.matchAll(pattern)].map((match) => match[1] ?? '');
    rest = rest.replace(pattern, ' ');
    return found;
  };
  const priority = take(/\s!(low|medium|high)(?=\s)/gi).at(-1);
  const assignee = take(/\s@([\p{L}\p{N}_.-]+)(?=\s)/gu).at(-1);
  const tags = take(/\s#([\p{L}\p{N}_-]+)(?=\s)/gu);
  const phrase = [...rest.matchAll(datePattern)].at(-1);
  const dueDate = phrase && readPhrase(phrase[1] ?? '', today);
  if (phrase && dueDate) rest = rest.slice(0, phrase.index) + rest.slice(phrase.index + phrase[0].length);
  return {
    title: rest.replace(/\s+/g, ' ').trim(),
    ...(priority ? { priority: priority.toLowerCase() } : {}),
    ...(assignee ? { assignee: assignee.replaceAll('_', ' ') } : {}),
    ...(tags.length > 0 ? { tags: tags.join(', ') } : {}),
    ...(dueDate ? { dueDate } : {}),
  };
}

export const toSpans = (tasks: readonly Task[], today: Day) =>
  tasks
    .filter((task) => task.dueDate !== '')
    .map((task) => ({
      id: task.id,
      name: task.title,
      from: task.createdAt === '' || task.createdAt > task.dueDate ? task.dueDate : task.createdAt,
      to: task.dueDate,
      isDone: task.status === 'completed',
      isLate: isOverdue(task, today),
    }));

export const toCalendar = (tasks: readonly Task[]) =>
  tasks
    .filter((task) => task.dueDate !== '')
    .map(({ id, dueDate, title, description, assignee, status, priority }) => ({
      id: `task-${id}`,
      day: dueDate,
      title,
      details: [description, `Assignee: ${assignee}`, `Priority: ${capitalise(priority)}`, `Status: ${statusLabels[status]}`]
        .filter(Boolean)
        .join('\n'),
    }));

/** The same title, person and day is the same task, so a file imported twice adds nothing. */
export const taskIdentity = ({ title, assignee, dueDate }: Task) => JSON.stringify([title.toLowerCase(), assignee.toLowerCase(), dueDate]);
