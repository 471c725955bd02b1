import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates';
import { choice, day, flag, integer, longText, text, url, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { foldText, plural } from '@/lib/text';
import { asEdited, recordsState } from '@/kinds/records/state';
import { phases, phaseTitles } from './content';
import { computeDue, nextDue, repeatOptions, type KeyDates } from './due';

export const categories = [
  'Legal',
  'Finance',
  'Marketing',
  'Product',
  'Operations',
  'HR',
  'Technology',
  'Sales',
  'Customer Service',
  'Other',
] as const;

export const fields = {
  title: text('Title', { required: 'Give the task a title.' }),
  description: longText('Description'),
  category: choice('Category', categories, { required: 'Choose a category.', placeholder: 'Select a category' }),
  priority: choice('Priority', ['high', 'medium', 'low'], { default: 'medium', labels: { high: 'High', medium: 'Medium', low: 'Low' } }),
  status: choice('Status', ['pending', 'completed'], { default: 'pending', labels: { pending: 'Pending', completed: 'Completed' } }),
  dueDate: day('Due Date'),
  notes: longText('Notes'),
  /** The step that has to be done before: its id, or its title where it came from a file. */
  after: text('After'),
  repeats: choice('Repeats', repeatOptions, {
    default: 'never',
    labels: { never: 'Never', monthly: 'Every month', quarterly: 'Every quarter', yearly: 'Every year' },
  }),
  link: url('Link', { placeholder: 'https://' }),
  rule: text('Due rule'),
  started: flag('In Progress'),
  phase: choice('Stage', ['none', ...phases], { default: 'none', labels: { none: 'No stage', ...phaseTitles } }),
  repeatDay: integer('Repeat day'),
  owner: text('Owner', { placeholder: 'Who does it' }),
  evidence: text('Evidence', { placeholder: 'Certificate.pdf, in the safe' }),
  folder: text('Folder', { placeholder: 'Company papers' }),
};

export type Task = RecordOf<typeof fields>;

export const keyFields = { incorporatedOn: day('Incorporation date', { means: 'company.formed' }) };

const noKeyDates: KeyDates = { incorporatedOn: '', stockIssuedOn: '' };

export const state = recordsState({
  version: 3,
  fields,
  start: startTasks,
  sample: sampleTasks,
  extra: noKeyDates,
  migrate: addPhases,
});

/** Until version 2 tasks belonged to no stage; until version 3 to nobody, and nothing said where the proof is. */
function addPhases(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('records' in data) || !Array.isArray(data.records)) return data;
  return {
    ...data,
    records: data.records.map((record: unknown) =>
      typeof record === 'object' ? { phase: 'none', owner: '', evidence: '', folder: '', ...record } : record,
    ),
  };
}

/** A task with nothing but what is given; the rest stands at its default. */
export const toTask = (given: Pick<Task, 'id' | 'title' | 'category'> & Partial<Task>): Task => ({
  description: '',
  priority: 'medium',
  status: 'pending',
  dueDate: '',
  notes: '',
  after: '',
  repeats: 'never',
  link: '',
  rule: '',
  started: false,
  phase: 'none',
  repeatDay: 0,
  owner: '',
  evidence: '',
  folder: '',
  ...given,
});

const dayFrom = (today: Day, days: number) => (today === '' ? '' : addDays(today, days));

function startTasks({ today }: Surroundings): Task[] {
  return [
    toTask({
      id: 'sample-1',
      title: 'Register the company name',
      description: 'Check that the name is free, then register it.',
      category: 'Legal',
      priority: 'high',
      status: 'completed',
      dueDate: dayFrom(today, -3),
      notes: 'Keep the confirmation with the company papers.',
    }),
    toTask({
      id: 'sample-2',
      title: 'Compare business bank accounts',
      description: 'Company money stays apart from your own from the first day.',
      category: 'Finance',
      priority: 'high',
      dueDate: dayFrom(today, 7),
      notes: 'Three banks, monthly fees side by side.',
    }),
    toTask({
      id: 'sample-3',
      title: 'Publish a landing page',
      description: 'One page that says what you make and takes e-mail addresses.',
      category: 'Marketing',
      dueDate: dayFrom(today, 14),
      notes: 'Ask five people whether they understand it.',
    }),
  ];
}

function sampleTasks(around: Surroundings): Task[] {
  const { today } = around;
  return [
    ...startTasks(around),
    toTask({
      id: 'sample-4',
      title: 'Take out liability insurance',
      category: 'Operations',
      dueDate: dayFrom(today, -2),
      notes: 'Two quotes received.',
    }),
    toTask({ id: 'sample-5', title: 'Set up bookkeeping', category: 'Finance', after: 'sample-2', dueDate: dayFrom(today, 21) }),
    toTask({
      id: 'sample-6',
      title: 'Send the monthly update to advisers',
      category: 'Other',
      priority: 'low',
      repeats: 'monthly',
      dueDate: dayFrom(today, 16),
    }),
    toTask({ id: 'sample-7', title: 'Write the privacy policy', category: 'Legal', started: true, dueDate: dayFrom(today, 10) }),
  ];
}

export const isDone = ({ status }: Task) => status === 'completed';
export const isOverdue = (task: Task, today: Day) => !isDone(task) && task.dueDate !== '' && today !== '' && task.dueDate < today;

export interface Progress {
  done: number;
  total: number;
  /** From 0 to 1; nothing out of nothing is 0. */
  share: number;
}

export function computeProgress(tasks: readonly Task[]): Progress {
  const [done, total] = [tasks.filter(isDone).length, tasks.length];
  return { done, total, share: total > 0 ? done / total : 0 };
}

export function progressByCategory(tasks: readonly Task[]): (Progress & { category: string })[] {
  const groups = groupBy(tasks, ({ category }) => category);
  return categories.flatMap((category) => {
    const members = groups.get(category);
    return members ? [{ category, ...computeProgress(members) }] : [];
  });
}

export function describeDue(task: Task, today: Day): string {
  const { dueDate } = task;
  if (dueDate === '') return 'No due date';
  if (today === '') return formatDay(dueDate);
  const days = daysBetween(today, dueDate);
  if (isOverdue(task, today)) return `Overdue ${plural(-days, 'day')}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return `Due ${formatDay(dueDate, dueDate.slice(0, 4) === today.slice(0, 4) ? 'short' : 'medium')}`;
}

export const stages = ['todo', 'doing', 'done'] as const;
export type Stage = (typeof stages)[number];
export const stageOf = (task: Task): Stage => (isDone(task) ? 'done' : task.started ? 'doing' : 'todo');

/** The same title, category and day is the same task, so a file imported twice adds nothing. */
export const taskIdentity = ({ title, category, dueDate }: Task) => JSON.stringify([foldText(title), category, dueDate]);

/**
 * Moves one task to a stage. One that repeats leaves its next round behind when it is done, each round once:
 * ticking it off, on and off again adds no second copy.
 */
export function moveToStage(tasks: readonly Task[], id: string, stage: Stage, today: Day, newId: string): { tasks: Task[]; next?: Task } {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return { tasks: [...tasks] };
  const moved: Task = asEdited({ ...task, status: stage === 'done' ? 'completed' : 'pending', started: stage === 'doing' });
  const changed = tasks.map((candidate) => (candidate.id === id ? moved : candidate));
  const due = stage === 'done' && !isDone(task) ? nextDue(task, today) : undefined;
  if (!due) return { tasks: changed };
  const next: Task = { ...moved, ...due, id: newId, status: 'pending', started: false, evidence: '' };
  const isThere = tasks.some((candidate) => taskIdentity(candidate) === taskIdentity(next));
  return isThere ? { tasks: changed } : { tasks: [next, ...changed], next };
}

/** Due days that follow a key date move with it; those set by hand, and those of finished steps, stay. */
export function moveDueDays(tasks: readonly Task[], before: KeyDates, after: KeyDates, today: Day): Task[] {
  return tasks.map((task) => {
    if (task.rule === '' || isDone(task)) return task;
    const isOwn = task.dueDate !== '' && task.dueDate !== computeDue(task.rule, task.repeats, before, today);
    return isOwn ? task : { ...task, dueDate: computeDue(task.rule, task.repeats, after, today) };
  });
}

export const searchText = (task: Task) =>
  `${task.title} ${task.description} ${task.category} ${task.notes} ${task.owner} ${task.evidence} ${task.folder}`;

export interface Filter {
  query: string;
  category: string;
  status: 'all' | Task['status'];
  sort: 'suggested' | 'due' | 'priority' | 'newest';
}
export const startFilter: Filter = { query: '', category: 'all', status: 'all', sort: 'suggested' };

export const passes = (task: Task, { category, status }: Filter) =>
  (category === 'all' || task.category === category) && (status === 'all' || task.status === status);

export const priorityRank = { high: 0, medium: 1, low: 2 };
