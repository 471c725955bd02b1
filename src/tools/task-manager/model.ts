import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates';
import { choice, day, list, longText, text, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { hashText } from '@/lib/random';
import { capitalise, plural } from '@/lib/text';
import { isSampleRecord, recordsState, type RecordsData } from '@/kinds/records/state';

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

/** Whoever does it, where a file does not say. */
export const nobody = 'Unassigned';

/** Lists of other programs often leave open who does something and when. */
export const importFields = {
  ...fields,
  assignee: { ...fields.assignee, default: nobody },
  dueDate: { ...fields.dueDate, default: 'today' as const },
};

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

export const state = recordsState<typeof fields, TaskExtra>({
  version: 1,
  fields,
  sample: sampleTasks,
  extra: { savedFilters: [] },
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

/** Said of a day that was just chosen: it is taken, but nobody should set it unaware. */
export const describePast = (day: Day, today: Day) =>
  day === '' || today === '' || day >= today ? '' : `${formatDay(day)} has already passed.`;

export const isOverdue = (task: Task, today: Day) => task.status !== 'completed' && task.dueDate !== '' && task.dueDate < today;

export function describeDue({ status, dueDate }: Task, today: Day): string {
  if (dueDate === '' || today === '') return formatDay(dueDate, 'short');
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 0 && status !== 'completed') return `Overdue ${plural(-days, 'day')}`;
  return formatDay(dueDate, dueDate.slice(0, 4) === today.slice(0, 4) ? 'short' : 'medium');
}

/** Everybody who has a task, each once. */
export const peopleIn = (tasks: readonly Task[]): string[] =>
  [...new Set(tasks.map(({ assignee }) => assignee))].filter((name) => name !== nobody);

/** The colours people know from lights. */
export const priorityTones = { low: 'good', medium: 'warn', high: 'bad' } as const;

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

/** A sample has the same id everywhere, so once it is somebody's own its words tell it apart in a calendar that two people share. */
const calendarId = ({ id, title, assignee, dueDate }: Task) =>
  isSampleRecord({ id }) ? `task-${id}-${hashText(JSON.stringify([title, assignee, dueDate])).toString(36)}` : `task-${id}`;

export const toCalendar = (tasks: readonly Task[]) =>
  tasks
    .filter((task) => task.dueDate !== '')
    .map((task) => ({
      id: calendarId(task),
      day: task.dueDate,
      title: `${isSampleRecord(task) ? 'Sample: ' : ''}${task.title}`,
      details: [
        task.description,
        `Assignee: ${task.assignee}`,
        `Priority: ${capitalise(task.priority)}`,
        `Status: ${statusLabels[task.status]}`,
      ]
        .filter(Boolean)
        .join('\n'),
    }));

/** The same title, person and day is the same task, so a file imported twice adds nothing. */
export const taskIdentity = ({ title, assignee, dueDate }: Task) => JSON.stringify([title.toLowerCase(), assignee.toLowerCase(), dueDate]);
