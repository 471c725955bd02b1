import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates';
import { choice, day, list, longText, text, time, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { hashText } from '@/lib/random';
import { capitalise, plural } from '@/lib/text';
import { formatTime } from '@/lib/times';
import { isSampleRecord, recordsState, type RecordsData } from '@/kinds/records/state';
import { complete } from './complete';
import { parseRepeat, toCalendarRule } from './repeat';
import { countSubtasks, readSubtasks } from './subtasks';

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
  startDate: day('Start Date'),
  time: time('Time'),
  repeat: text('Repeats', { placeholder: 'every monday', maxLength: 80 }),
  dependencies: list('Waits For', { placeholder: 'Titles, separated by commas' }),
  subtasks: longText('Subtasks', { placeholder: 'One per line', hint: 'One per line. A line that starts with [x] is done.' }),
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

export const onlies = ['all', 'overdue', 'week', 'ready', 'waiting', 'repeating'] as const;

export interface Filter {
  name: string;
  query: string;
  status: 'all' | Status;
  /** Which of them by their days and by what they wait for. */
  only: (typeof onlies)[number];
  /** Whose; empty for everybody's. */
  who: string;
  sort: 'newest' | 'due' | 'priority' | 'title' | 'assignee';
  group: 'due' | 'assignee' | 'none';
}
export const startFilter: Filter = { name: '', query: '', status: 'all', only: 'all', who: '', sort: 'newest', group: 'due' };

/** What was said of a task, or happened to it. */
export interface Note {
  day: Day;
  kind: 'comment' | 'log';
  text: string;
}

export interface TaskExtra {
  savedFilters: Filter[];
  /** By the id of the task, oldest first. */
  notes: Record<string, Note[]>;
}
export type TaskData = RecordsData<typeof fields, TaskExtra>;

export const state = recordsState<typeof fields, TaskExtra>({
  version: 2,
  fields,
  sample: sampleTasks,
  extra: { savedFilters: [], notes: {} },
  migrate: complete,
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
    startDate: '',
    time: '',
    repeat: '',
    dependencies: [],
    subtasks: '',
    ...more,
  });
  return [
    task(
      'sample-1',
      'File the 83(b) election',
      { priority: 'high', tags: ['legal'], description: 'Certified mail, keep the receipt.' },
      -2,
    ),
    task('sample-2', 'Send Acre Foods invoice', { assignee: 'Me', tags: ['finance'], repeat: 'every month' }, 0),
    task(
      'sample-3',
      'Draft seed deck, market slide',
      {
        priority: 'high',
        status: 'in-progress',
        assignee: 'Jon',
        tags: ['fundraising'],
        startDate: addDays(today, -1),
        subtasks: '[x] Collect the figures\n[ ] Draw the chart\n[ ] Ask Ana to read it',
      },
      4,
    ),
    task(
      'sample-4',
      'Trademark search for the name',
      { priority: 'low', tags: ['legal', 'brand'], dependencies: ['File the 83(b) election'] },
      9,
    ),
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

export function describeDue(task: Task, today: Day): string {
  const at = formatTime(task.time);
  return at === '' ? describeDay(task, today) : `${describeDay(task, today)}, ${at}`;
}

function describeDay({ status, dueDate }: Task, today: Day): string {
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

export const searchText = (task: Task) =>
  `${task.title} ${task.description} ${task.assignee} ${task.tags.join(' ')} ${readSubtasks(task.subtasks)
    .map(({ text: words }) => words)
    .join(' ')}`;

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

/** Where its bar begins: the day it starts, or else the day it was written down. */
function startOf({ startDate, createdAt, dueDate }: Task): Day {
  const start = startDate || createdAt;
  return start === '' || start > dueDate ? dueDate : start;
}

/** A bar moved by some days, whole or at one end. A task without a start keeps having none, unless the start is what was moved. */
export function moveSpan(task: Task, grip: 'start' | 'end' | 'whole', days: number): Pick<Task, 'startDate' | 'dueDate'> {
  const { startDate, dueDate } = task;
  if (grip === 'start') {
    const start = addDays(startOf(task), days);
    return { startDate: start > dueDate ? dueDate : start, dueDate };
  }
  const due = addDays(dueDate, days);
  if (grip === 'end') return { startDate, dueDate: startDate !== '' && due < startDate ? startDate : due };
  return { startDate: startDate === '' ? '' : addDays(startDate, days), dueDate: due };
}

export const toSpans = (tasks: readonly Task[], today: Day) =>
  tasks
    .filter((task) => task.dueDate !== '')
    .map((task) => ({
      id: task.id,
      name: task.title,
      from: startOf(task),
      to: task.dueDate,
      isDone: task.status === 'completed',
      isLate: isOverdue(task, today),
    }));

/** A sample has the same id everywhere, so once it is somebody's own its words tell it apart in a calendar that two people share. */
const calendarId = ({ id, title, assignee, dueDate }: Task) =>
  isSampleRecord({ id }) ? `task-${id}-${hashText(JSON.stringify([title, assignee, dueDate])).toString(36)}` : `task-${id}`;

/** A task that comes back is one entry that repeats; those of its days that are done stay as they were. */
export const toCalendar = (tasks: readonly Task[], zone = '') =>
  tasks
    .filter((task) => task.dueDate !== '')
    .map((task) => {
      const repeat = task.status === 'completed' ? undefined : parseRepeat(task.repeat);
      const steps = countSubtasks(task.subtasks);
      return {
        id: calendarId(task),
        day: task.dueDate,
        title: `${isSampleRecord(task) ? 'Sample: ' : ''}${task.title}`,
        details: [
          task.description,
          `Assignee: ${task.assignee}`,
          `Priority: ${capitalise(task.priority)}`,
          `Status: ${statusLabels[task.status]}`,
          steps.all > 0 ? `Subtasks: ${steps.done} of ${steps.all} done` : '',
          task.time === '' || zone !== '' ? '' : `Time: ${formatTime(task.time)}`,
        ]
          .filter(Boolean)
          .join('\n'),
        ...(task.time !== '' && zone !== '' ? { at: { time: task.time, minutes: 30, zone } } : {}),
        ...(repeat ? { repeat: toCalendarRule(repeat) } : {}),
      };
    });

/** The same title, person and day is the same task, so a file imported twice adds nothing. */
export const taskIdentity = ({ title, assignee, dueDate }: Task) => JSON.stringify([title.toLowerCase(), assignee.toLowerCase(), dueDate]);
