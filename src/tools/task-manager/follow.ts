import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates';
import { longestId } from '@/lib/fields';
import { renameLinks } from '@/lib/title-links';
import { fields, statusLabels, type Note, type Task, type TaskData } from './model';
import { anchored, describeRepeat, nextDay, parseRepeat } from './repeat';
import { readSubtasks, writeSubtasks } from './subtasks';

const mostNotes = 500;

const names = {
  title: (value: string) => `“${value}”`,
  status: (value: Task['status']) => statusLabels[value],
  assignee: (value: string) => value || 'nobody',
  dueDate: (value: Day) => formatDay(value) || 'no day',
  startDate: (value: Day) => formatDay(value) || 'no day',
  priority: (value: Task['priority']) => fields.priority.labels?.[value] ?? value,
};

/** What was changed, in words: "Due Date: 20 Nov 2026 to 23 Nov 2026". */
export function describeChanges(before: Task, after: Task): string[] {
  return Object.entries(names).flatMap(([name, word]) => {
    const key = name as keyof typeof names;
    const say = word as (value: string) => string;
    return before[key] === after[key] ? [] : [`${fields[key].label}: ${say(before[key])} to ${say(after[key])}`];
  });
}

/** The same task on its next day has the next number, however often its day is ticked. */
function nextId(id: string): string {
  const [, root = id, count = '1'] = /^(.*)\+(\d+)$/.exec(id) ?? [];
  const end = `+${Number(count) + 1}`;
  return `${root.slice(0, longestId - end.length)}${end}`;
}

/** What a task that was done becomes on its next day; nothing where it does not come back. */
export function nextOf(task: Task, today: Day): Task | undefined {
  const repeat = parseRepeat(task.repeat);
  if (!repeat || task.dueDate === '' || today === '') return undefined;
  const rule = anchored(repeat, task.dueDate);
  const dueDate = nextDay(rule, task.dueDate, today);
  const days = daysBetween(task.dueDate, dueDate);
  return {
    ...task,
    id: nextId(task.id),
    status: 'todo',
    dueDate,
    startDate: task.startDate === '' ? '' : addDays(task.startDate, days),
    createdAt: today,
    repeat: rule === repeat ? task.repeat : describeRepeat(rule),
    subtasks: writeSubtasks(readSubtasks(task.subtasks).map((step) => ({ ...step, isDone: false }))),
  };
}

/** Others that wait for a task follow it to its new title. */
function followTitles(before: readonly Task[], records: Task[]): Task[] {
  const old = new Map(before.map((task) => [task.id, task.title]));
  const renamed = records.filter(({ id, title }) => old.has(id) && old.get(id) !== title);
  let next = records;
  for (const { id, title } of renamed) {
    const asBefore = next.map((task) => (task.id === id ? { ...task, title: old.get(id) ?? title } : task));
    next = renameLinks(asBefore, id, title).map((task) => (task.id === id ? { ...task, title } : task));
  }
  return next;
}

/** Everything that follows from a change of the list: what comes back, who is waited for, and what is written down of it. */
export function follow(before: TaskData, records: Task[], today: Day): TaskData {
  const old = new Map(before.records.map((task) => [task.id, task]));
  const known = new Set(records.map(({ id }) => id));
  const news = new Map<string, string[]>();
  const all = followTitles(before.records, records).flatMap((task) => {
    const was = old.get(task.id);
    const said = was === undefined || was === task ? [] : describeChanges(was, task);
    const next = was && was.status !== 'completed' && task.status === 'completed' ? nextOf(task, today) : undefined;
    const isNew = next !== undefined && !known.has(next.id);
    if (isNew) said.push(`Comes back on ${formatDay(next.dueDate)}`);
    if (said.length > 0) news.set(task.id, said);
    return isNew ? [next, task] : [task];
  });
  const notes: Record<string, Note[]> = {};
  for (const { id } of all) {
    const added = (news.get(id) ?? []).map((text): Note => ({ day: today, kind: 'log', text: text.slice(0, 1000) }));
    const kept = [...(before.extra.notes[id] ?? []), ...added];
    if (kept.length > 0) notes[id] = kept.slice(-mostNotes);
  }
  return { ...before, records: all, extra: { ...before.extra, notes } };
}

/** A task ticked off, or not done after all: then its next day goes again, unless somebody has begun with it. */
export function setDone(data: TaskData, id: string, isDone: boolean, today: Day): TaskData {
  const task = data.records.find((one) => one.id === id);
  if (!task) return data;
  const records = data.records.map((one): Task => (one.id === id ? { ...one, status: isDone ? 'completed' : 'todo' } : one));
  if (isDone) return follow(data, records, today);
  const next = nextOf(task, today);
  const isUntouched = (one: Task) =>
    next !== undefined && JSON.stringify({ ...one, createdAt: '' }) === JSON.stringify({ ...next, createdAt: '' });
  return follow(
    data,
    records.filter((one) => one.id !== next?.id || !isUntouched(one)),
    today,
  );
}
