import { addDays, mondayOf, type Day } from '@/lib/dates';
import { joinWords } from '@/lib/text';
import { findCircle, resolveLinks, targetsOf } from '@/lib/title-links';
import { isOverdue, type Filter, type Task } from './model';
import { parseRepeat } from './repeat';

/** What each task still waits for: those named that are not completed. */
export function findWaiting(tasks: readonly Task[]): Map<string, Task[]> {
  if (!tasks.some(({ dependencies }) => dependencies.length > 0)) return new Map();
  const links = resolveLinks(tasks);
  return new Map(
    tasks.flatMap(({ id, status }) => {
      const open = status === 'completed' ? [] : targetsOf(links, id).filter((target) => target.status !== 'completed' && target.id !== id);
      return open.length > 0 ? [[id, open] as const] : [];
    }),
  );
}

export const describeWaiting = (open: readonly Task[]) => `Waits for ${joinWords(open.map(({ title }) => `“${title}”`))}`;

type Asked = Pick<Task, 'title' | 'dependencies' | 'repeat' | 'startDate' | 'dueDate'>;

/** What no field can know alone; each message stands beside the field it names. */
export function checkTask(
  asked: Asked,
  id: string,
  tasks: readonly Task[],
): Partial<Record<'dependencies' | 'repeat' | 'startDate', string>> {
  const problems: ReturnType<typeof checkTask> = {};
  if (asked.repeat.trim() !== '' && !parseRepeat(asked.repeat)) {
    problems.repeat = 'Write it like “every monday”, “every 2 weeks”, “monthly on the 15th” or “every weekday”.';
  }
  if (asked.startDate !== '' && asked.dueDate !== '' && asked.startDate > asked.dueDate) problems.startDate = 'It starts after it is due.';
  const circle = circleOf(asked, id, tasks);
  if (circle.length > 0) problems.dependencies = `That goes round in a circle: ${circle.join(' → ')}.`;
  return problems;
}

function circleOf(asked: Asked, id: string, tasks: readonly Task[]): string[] {
  if (asked.dependencies.length === 0) return [];
  const item = { id: id || '\u0000new', title: asked.title.trim(), dependencies: asked.dependencies };
  const others = tasks
    .filter((task) => task.id !== item.id)
    .map(({ id: other, title, dependencies }) => ({ id: other, title, dependencies }));
  return findCircle(item, resolveLinks([item, ...others]));
}

/** Names of tasks that are none, for a word beside the field. */
export function unknownNames(dependencies: readonly string[], tasks: readonly Task[]): string[] {
  const asked = { id: '\u0000asked', title: '', dependencies };
  return (resolveLinks([asked, ...tasks.map(({ id, title }) => ({ id, title, dependencies: [] }))]).get(asked.id) ?? []).flatMap(
    ({ name, target }) => (target ? [] : [name]),
  );
}

const tests: Record<Filter['only'], (task: Task, today: Day, waiting: ReadonlyMap<string, unknown>) => boolean> = {
  all: () => true,
  overdue: isOverdue,
  week: ({ dueDate }, today) => today !== '' && dueDate >= mondayOf(today) && dueDate <= addDays(mondayOf(today), 6),
  ready: ({ id, status, startDate }, today, waiting) => status !== 'completed' && !waiting.has(id) && startDate <= today,
  waiting: ({ id }, _today, waiting) => waiting.has(id),
  repeating: ({ repeat, status }) => status !== 'completed' && parseRepeat(repeat) !== undefined,
};

/** Whether a task is one of those asked for. */
export const isAsked = (task: Task, filter: Filter, today: Day, waiting: ReadonlyMap<string, unknown>) =>
  (filter.status === 'all' || task.status === filter.status) &&
  (filter.who === '' || task.assignee === filter.who) &&
  tests[filter.only](task, today, waiting);
