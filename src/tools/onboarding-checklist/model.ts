import { choice, day, flag, integer, longText, text, type DraftOf, type RecordOf } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { formatNumber, parseNumber } from '@/lib/numbers';
import { foldText, plural } from '@/lib/text';
import { recordsState } from '@/kinds/records/state';
import { planFields, type DueDates, type holidayFields } from './calendar';
import { sampleTasks, startTasks } from './sample';

export const categories = [
  'Administrative',
  'IT',
  'Orientation',
  'Training',
  'Team Integration',
  'Role-Specific',
  'Benefits',
  'Security',
  'Culture',
] as const;

export const firstDay = 1;
export const lastDay = 90;
const longestRole = 60;

export const fields = {
  title: text('Title', { required: 'Give the task a title.' }),
  description: longText('Description'),
  category: choice('Category', categories, { default: 'Administrative' }),
  dueDay: integer('Due day', { default: String(firstDay), min: firstDay, max: lastDay }),
  before: flag('Before day 1', { hint: 'Counts back: 3 is three days before the start.' }),
  assignee: text('Assignee', { placeholder: 'Who does it' }),
  role: text('Role', { placeholder: 'Everyone', maxLength: longestRole, hint: 'Left empty, every hire gets it.' }),
  completed: flag('Completed'),
  /** The id of the task that has to be done first; after an import it may be its title. */
  after: text('Waits for', { maxLength: 500 }),
};
export type Task = RecordOf<typeof fields>;

export const hireFields = {
  name: text('Hire name', { placeholder: 'New hire' }),
  startDate: day('Start date', { hint: 'Gives every task a real due date.' }),
};

export interface Hire extends DraftOf<typeof hireFields> {
  id: string;
  /** Roles whose tasks this hire does not get. */
  without: string[];
  /** Ids of finished tasks, while another hire is on the screen; those of the hire on the screen are in the list itself. */
  done: string[];
}

export interface OnboardingExtra {
  hires: Hire[];
  selected: string;
  holidays: (DraftOf<typeof holidayFields> & { id: string })[];
  plan: DraftOf<typeof planFields>;
}

export const toHire = (id: string, more: Partial<Hire> = {}): Hire => ({ id, name: '', startDate: '', without: [], done: [], ...more });

/** The hire of a list that nobody has touched; the same everywhere, until it is somebody. */
export const firstHire = toHire('hire-1');

export const state = recordsState<typeof fields, OnboardingExtra>({
  version: 2,
  migrate: addWaiting,
  fields,
  start: startTasks,
  sample: sampleTasks,
  extra: {
    hires: [firstHire],
    selected: firstHire.id,
    holidays: [],
    plan: { weekend: planFields.weekend.default, counting: planFields.counting.default },
  },
});

/** In version 1 no task waited for another. */
function addWaiting(data: unknown): unknown {
  const { records, ...rest } = data as { records: object[] };
  return { ...rest, records: records.map((task) => ({ after: '', ...task })) };
}

/** The form takes what is typed, says what it counts as, and saves that. */
export const formFields = { ...fields, dueDay: integer(fields.dueDay.label, { default: String(firstDay) }) };

/** What a typed day counts as, where that is not what it says. */
export function describeTypedDay(typed: string, before: boolean): string {
  const counted = before ? 'the day before day 1' : 'day 1';
  if (typed.trim() === '') return `Without a number from ${firstDay} to ${lastDay} it counts as ${counted}.`;
  const parsed = parseNumber(typed);
  const whole = parsed.ok ? Math.trunc(parsed.value) : 0;
  if (settleDay(whole) !== whole) return `${typed.trim()} isn’t a number from ${firstDay} to ${lastDay}, so it counts as ${counted}.`;
  return parsed.ok && parsed.value !== whole ? `${formatNumber(parsed.value)} is read as ${whole}.` : '';
}

/** A day that is none counts as day 1; what is stored may have been left empty or come from elsewhere. */
export const settleDay = (dueDay: number) => (dueDay >= firstDay && dueDay <= lastDay ? dueDay : firstDay);

export const settleTask = (task: Task): Task =>
  settleDay(task.dueDay) === task.dueDay ? task : { ...task, dueDay: settleDay(task.dueDay) };

/** Days before the start are negative: -1 is the last one before day 1, and there is no day 0. */
export const signedDay = ({ dueDay, before }: Pick<Task, 'dueDay' | 'before'>) => (before ? -dueDay : dueDay);

/** A signed day as the list keeps it; 0 is taken as the day before day 1. */
export const fromSignedDay = (signed: number) => (signed > 0 ? { dueDay: signed, before: false } : { dueDay: -signed || 1, before: true });

/** Tasks of a file, where days before the start may be written with a minus. */
export const settleImported = (tasks: readonly Task[]): Task[] =>
  tasks.map((task) => (task.dueDay > 0 ? task : { ...task, ...fromSignedDay(task.dueDay) }));

/** With a real minus, as wide as a plus. */
export const formatDayNumber = (signed: number) => (signed < 0 ? `Day −${-signed}` : `Day ${signed}`);

export interface DayGroup {
  signed: number;
  tasks: Task[];
}

/** One group a day, earliest first; within a day the order of entry stands. */
export function toDayGroups(tasks: readonly Task[]): DayGroup[] {
  return [...groupBy(tasks, (task) => String(signedDay(task)))]
    .map(([signed, members]) => ({ signed: Number(signed), tasks: members }))
    .sort((a, b) => a.signed - b.signed);
}

export interface Progress {
  done: number;
  total: number;
  /** Done / total × 100; 0 where there is nothing to do. */
  share: number;
}

export function computeProgress(tasks: readonly Task[], isDone = (task: Task) => task.completed): Progress {
  const done = tasks.filter(isDone).length;
  const total = tasks.length;
  return { done, total, share: total > 0 ? done / total : 0 };
}

export const formatPercentDone = ({ share }: Progress) => `${Math.round(share * 100)}%`;

export const formatProgress = (progress: Progress) =>
  progress.total === 0
    ? `No tasks yet, ${formatPercentDone(progress)}`
    : `${progress.done} of ${plural(progress.total, 'task')} done, ${formatPercentDone(progress)}`;

export const roleKey = (role: string) => foldText(role.trim());

/** The roles that tasks are for, each once, in the words of the first task. */
export function rolesIn(tasks: readonly Task[]): string[] {
  const roles = new Map<string, string>();
  for (const { role } of tasks) {
    const key = roleKey(role);
    if (key !== '' && !roles.has(key)) roles.set(key, role.trim());
  }
  return [...roles.values()].sort((a, b) => a.localeCompare(b, 'en'));
}

export const isFor = (task: Task, { without }: Pick<Hire, 'without'>) => task.role.trim() === '' || !without.includes(roleKey(task.role));

/** Who tasks are assigned to, each once whatever the capitals. */
export function assigneesIn(tasks: readonly Task[]): string[] {
  const names = new Map<string, string>();
  for (const { assignee } of tasks) {
    const name = assignee.trim();
    if (name !== '' && !names.has(foldText(name))) names.set(foldText(name), name);
  }
  return [...names.values()].sort((a, b) => a.localeCompare(b, 'en'));
}

export const isAssignedTo = (task: Task, name: string) => foldText(task.assignee.trim()) === foldText(name);

export const dueDateOf = (task: Task, dates: DueDates) => dates.get(signedDay(task)) ?? '';

export function isOverdue(task: Task, dates: DueDates, today: string): boolean {
  const due = dueDateOf(task, dates);
  return !task.completed && due !== '' && today !== '' && due < today;
}

/** The same words on the same day for the same role are the same task, so a file imported twice adds nothing. */
export const taskIdentity = (task: Task) =>
  JSON.stringify([foldText(task.title.trim()), signedDay(settleImported([task])[0] ?? task), task.category, roleKey(task.role)]);

export const searchText = (task: Task) => `${task.title} ${task.description} ${task.category} ${task.assignee} ${task.role}`;

export interface Filter {
  query: string;
  category: string;
  status: 'all' | 'open' | 'ready' | 'done' | 'overdue';
  assignee: string;
}
export const everyone = 'all';
export const startFilter: Filter = { query: '', category: everyone, status: 'all', assignee: everyone };

/** An assignee is told from the choice of everyone by this, should anybody be called "all". */
export const assigneeValue = (name: string) => `=${name}`;

/** Everything but the words of the search. */
export function isKept(
  task: Task,
  { category, status, assignee }: Filter,
  dates: DueDates,
  today: string,
  isWaiting: (task: Task) => boolean = () => false,
): boolean {
  if (category !== everyone && task.category !== category) return false;
  if (assignee !== everyone && !isAssignedTo(task, assignee.slice(1))) return false;
  if (status === 'overdue') return isOverdue(task, dates, today);
  if (status === 'ready') return !task.completed && !isWaiting(task);
  return status === 'all' || task.completed === (status === 'done');
}
