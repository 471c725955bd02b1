import { addDays, daysBetween, type Day } from '@/lib/dates';
import { capitalise, foldText, plural } from '@/lib/text';
import { phases, phaseTitles } from './content';
import { isElectionRunning } from './due';
import { describeDue, isDone, isOverdue, priorityRank, type Task } from './model';

/** What waits for what, and in which order it is best done. */
export interface Plan {
  /** The step before each step, whether done or not. */
  before: Map<string, Task>;
  /** The unfinished step that holds each waiting step up. */
  waitsFor: Map<string, Task>;
  /** How many unfinished steps come after each, near or far. */
  unlocks: Map<string, number>;
  /** The earliest due day of a step and of all that come after it. */
  neededBy: Map<string, Day>;
  /** Place in the suggested order. */
  rank: Map<string, number>;
  next?: Task;
}

/** A step is soon due from this many days before. */
const soonDays = 14;

/** A step of a pack goes by this in every list; behind it comes what is the list's own. */
export const packKeyOf = (id: string) => id.split('~')[0] ?? id;

function findBefore(byId: Map<string, Task>): Map<string, Task> {
  const byTitle = new Map<string, Task>();
  const byKey = new Map<string, Task>();
  for (const task of byId.values()) {
    const key = packKeyOf(task.id);
    if (!byKey.has(key)) byKey.set(key, task);
    const title = foldText(task.title);
    if (!byTitle.has(title)) byTitle.set(title, task);
  }
  const before = new Map<string, Task>();
  for (const task of byId.values()) {
    const found = task.after === '' ? undefined : (byId.get(task.after) ?? byKey.get(task.after) ?? byTitle.get(foldText(task.after)));
    if (found && found.id !== task.id) before.set(task.id, found);
  }
  return before;
}

/** Steps from a file name the one before by its title; as ids, the links outlast a new title. */
export function linkById(added: readonly Task[], existing: readonly Task[]): Task[] {
  const before = findBefore(new Map([...added, ...existing].map((task) => [task.id, task])));
  return added.map((task) => ({ ...task, after: before.get(task.id)?.id ?? task.after }));
}

/** Every step ahead of the one it comes after. Steps in a ring cannot be ordered: the ring is opened, so that none waits for ever. */
function sortLastFirst(byId: Map<string, Task>, before: Map<string, Task>): Task[] {
  const followers = new Map<string, number>();
  for (const { id } of before.values()) followers.set(id, (followers.get(id) ?? 0) + 1);
  const sorted = [...byId.values()].filter(({ id }) => !followers.has(id));
  for (const task of sorted) {
    const earlier = before.get(task.id);
    if (!earlier) continue;
    const left = (followers.get(earlier.id) ?? 0) - 1;
    followers.set(earlier.id, left);
    if (left === 0) sorted.push(earlier);
  }
  const isSorted = new Set(sorted.map(({ id }) => id));
  for (const task of byId.values()) {
    if (isSorted.has(task.id)) continue;
    before.delete(task.id);
    sorted.push(task);
  }
  return sorted;
}

export function makePlan(tasks: readonly Task[], today: Day): Plan {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const before = findBefore(byId);
  const lastFirst = sortLastFirst(byId, before);
  const waitsFor = new Map<string, Task>();
  const unlocks = new Map<string, number>();
  const neededBy = new Map<string, Day>();
  const priority = new Map<string, number>();
  const depth = new Map<string, number>();
  for (const task of byId.values()) {
    neededBy.set(task.id, task.dueDate);
    priority.set(task.id, priorityRank[task.priority]);
  }
  for (const task of lastFirst) {
    const earlier = before.get(task.id);
    if (!earlier || isDone(task) || isDone(earlier)) continue;
    waitsFor.set(task.id, earlier);
    unlocks.set(earlier.id, (unlocks.get(earlier.id) ?? 0) + (unlocks.get(task.id) ?? 0) + 1);
    const due = neededBy.get(task.id) ?? '';
    const own = neededBy.get(earlier.id) ?? '';
    if (due !== '' && (own === '' || due < own)) neededBy.set(earlier.id, due);
    priority.set(earlier.id, Math.min(priority.get(earlier.id) ?? 2, priority.get(task.id) ?? 2));
  }
  const isRunning = (task: Task) => !isDone(task) && isElectionRunning(task, today);
  for (const task of lastFirst) if (isRunning(task)) waitsFor.delete(task.id);
  for (const task of [...lastFirst].reverse()) {
    const earlier = waitsFor.get(task.id);
    depth.set(task.id, earlier ? (depth.get(earlier.id) ?? 0) + 1 : 0);
  }
  const soon = today === '' ? '' : addDays(today, soonDays);
  const urgency = (due: Day) => (due === '' || today === '' ? 2 : due < today ? 0 : due <= soon ? 1 : 2);
  const keyOf = (task: Task) => {
    const due = neededBy.get(task.id) ?? '';
    return [
      isDone(task) ? 1 : 0,
      isRunning(task) ? 0 : 1,
      depth.get(task.id) ?? 0,
      urgency(due),
      priority.get(task.id) ?? 2,
      -(unlocks.get(task.id) ?? 0),
      due || '9999-99-99',
    ] as const;
  };
  const keyed = [...byId.values()].map((task) => ({ task, key: keyOf(task) }));
  keyed.sort(({ key: a }, { key: b }) => {
    const at = a.findIndex((part, index) => part !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
  });
  const first = keyed[0]?.task;
  return {
    before,
    waitsFor,
    unlocks,
    neededBy,
    rank: new Map(keyed.map(({ task }, index) => [task.id, index])),
    ...(first && !isDone(first) ? { next: first } : {}),
  };
}

const uncapitalise = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Why this step and not another, in a line. */
export function explainNext(task: Task, plan: Plan, today: Day): string {
  const count = plan.unlocks.get(task.id) ?? 0;
  const needed = plan.neededBy.get(task.id) ?? '';
  const left = daysBetween(today || task.dueDate, task.dueDate);
  const reasons = [
    ...(isElectionRunning(task, today) && left > 0 ? [`${plural(left, 'day')} left and no extension`] : []),
    ...(task.dueDate === '' ? [] : [uncapitalise(describeDue(task, today))]),
    `${task.priority} priority`,
    ...(count > 0 ? [`${plural(count, 'step')} ${count === 1 ? 'waits' : 'wait'} for it`] : []),
    ...(needed !== '' && needed !== task.dueDate ? [`the first is ${uncapitalise(describeDue({ ...task, dueDate: needed }, today))}`] : []),
  ];
  return capitalise(reasons.join(', '));
}

/** Steps that this one may come after: all but itself and those that come after it. */
export function possibleBefore(tasks: readonly Task[], plan: Plan, id: string): Task[] {
  if (id === '') return [...tasks];
  const verdicts = new Map<string, boolean>([[id, true]]);
  for (const task of tasks) {
    const path: string[] = [];
    let at: Task | undefined = task;
    while (at && !verdicts.has(at.id)) {
      path.push(at.id);
      at = plan.before.get(at.id);
    }
    const comesAfter = at ? verdicts.get(at.id) === true : false;
    for (const passed of path) verdicts.set(passed, comesAfter);
  }
  return tasks.filter((task) => verdicts.get(task.id) !== true);
}

interface PhaseGroup {
  /** Empty where no task of the list belongs to a stage. */
  title: string;
  tasks: Task[];
}

interface Section {
  title: 'Overdue' | 'To do' | 'Waiting for another step' | 'Completed';
  tasks: Task[];
  /** The same tasks by stage, in the order of the way. */
  groups: PhaseGroup[];
}

function toGroups(tasks: readonly Task[]): PhaseGroup[] {
  if (tasks.every(({ phase }) => phase === 'none')) return [{ title: '', tasks: [...tasks] }];
  const inPhase = (wanted: Task['phase']) => tasks.filter(({ phase }) => phase === wanted);
  return [
    ...phases.map((phase) => ({ title: phaseTitles[phase], tasks: inPhase(phase) })),
    { title: 'Other tasks', tasks: inPhase('none') },
  ].filter((group) => group.tasks.length > 0);
}

export function toSections(tasks: readonly Task[], plan: Plan, today: Day): Section[] {
  const titleOf = (task: Task): Section['title'] => {
    if (isDone(task)) return 'Completed';
    if (isOverdue(task, today)) return 'Overdue';
    return plan.waitsFor.has(task.id) ? 'Waiting for another step' : 'To do';
  };
  const titles = ['Overdue', 'To do', 'Waiting for another step', 'Completed'] as const;
  return titles
    .map((title) => ({ title, tasks: tasks.filter((task) => titleOf(task) === title) }))
    .filter((section) => section.tasks.length > 0)
    .map((section) => ({ ...section, groups: toGroups(section.tasks) }));
}

export const sortings = (plan: Plan) => ({
  suggested: { by: ({ id }: Task) => plan.rank.get(id) ?? 0 },
  due: { by: ({ dueDate }: Task) => dueDate },
  priority: { by: ({ priority }: Task) => priorityRank[priority] },
  newest: undefined,
});
