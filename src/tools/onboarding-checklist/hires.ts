import { isDay } from '@/lib/dates';
import { replaceById } from '@/lib/lists';
import type { HireLine } from '@/lib/topics/people';
import type { RecordsData } from '@/kinds/records/state';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { computeDueDates, toWorkCalendar, type DueDates } from './calendar';
import {
  computeProgress,
  firstHire,
  hireFields,
  isFor,
  isOverdue,
  roleKey,
  settleTask,
  toHire,
  type fields,
  type Hire,
  type OnboardingExtra,
  type Progress,
  type Task,
} from './model';

export type OnboardingData = RecordsData<typeof fields, OnboardingExtra>;

const nobody = firstHire;

/** There is always one, if only without a name. */
export const hiresOf = ({ hires }: OnboardingExtra): readonly Hire[] => (hires.length > 0 ? hires : [nobody]);

export const selectedHire = (extra: OnboardingExtra): Hire =>
  hiresOf(extra).find(({ id }) => id === extra.selected) ?? hiresOf(extra)[0] ?? nobody;

export function hireTitle(hire: Hire, extra: OnboardingExtra): string {
  const all = hiresOf(extra);
  const name = hire.name.trim();
  if (name !== '') return name;
  return all.length > 1 ? `New hire ${all.findIndex(({ id }) => id === hire.id) + 1}` : 'New hire';
}

const completedIds = (tasks: readonly Task[]) => tasks.filter(({ completed }) => completed).map(({ id }) => id);

/** What is ticked on the screen goes to the hire it was ticked for. */
export function keepTicks({ records, extra }: Pick<OnboardingData, 'records' | 'extra'>): Hire[] {
  const current = selectedHire(extra);
  return hiresOf(extra).map((hire) => (hire.id === current.id ? { ...hire, done: completedIds(records) } : hire));
}

/** A record that stays as it was stays the same object, so that lists redraw less. */
function putTicks(tasks: readonly Task[], { done }: Hire): Task[] {
  const ticked = new Set(done);
  return tasks.map((task) => (task.completed === ticked.has(task.id) ? task : { ...task, completed: ticked.has(task.id) }));
}

const show = (data: OnboardingData, hires: Hire[], hire: Hire): OnboardingData => ({
  ...data,
  records: putTicks(data.records, hire),
  extra: { ...data.extra, hires, selected: hire.id },
});

export function selectHire(data: OnboardingData, id: string): OnboardingData {
  if (selectedHire(data.extra).id === id) return data;
  const hires = keepTicks(data);
  const hire = hires.find((candidate) => candidate.id === id);
  return hire ? show(data, hires, hire) : data;
}

/** A new hire starts from the same tasks with nothing done. */
export function addHire(data: OnboardingData, id: string): OnboardingData {
  const hire = toHire(id);
  return show(data, [...keepTicks(data), hire], hire);
}

/** People who are about to start, told by another tool: the nameless first hire makes room for them. */
export function planHires(data: OnboardingData, lines: readonly HireLine[], source: Source): Plan<OnboardingData> {
  let next = data;
  const names: string[] = [];
  const changed: string[] = [];
  for (const { key, name, day } of lines) {
    const id = takenId(source, key);
    const told = { name: name.slice(0, hireFields.name.maxLength), startDate: day };
    const old = hiresOf(next.extra).find((hire) => hire.id === id);
    if (old && old.name === told.name && old.startDate === told.startDate) continue;
    (old ? changed : names).push(told.name.trim() || 'New hire');
    if (old) next = { ...next, extra: { ...next.extra, hires: replaceById(next.extra.hires, id, (hire) => ({ ...hire, ...told })) } };
    else {
      const [only, ...others] = hiresOf(next.extra);
      const isFree = others.length === 0 && only?.id === nobody.id && only.name === '' && only.startDate === '';
      const hire = toHire(id, { ...told, done: isFree ? completedIds(next.records) : [] });
      next = isFree
        ? { ...next, extra: { ...next.extra, hires: [hire], selected: id } }
        : { ...next, extra: { ...next.extra, hires: [...hiresOf(next.extra), hire] } };
    }
  }
  return names.length + changed.length === 0 ? { data, names: [] } : { data: next, names, changed };
}

/** The last one leaves a hire without a name and nothing done behind. */
export function removeHire(data: OnboardingData, id: string): OnboardingData {
  const all = keepTicks(data);
  const index = all.findIndex((hire) => hire.id === id);
  if (index < 0) return data;
  const left = all.filter((hire) => hire.id !== id);
  const current = selectedHire(data.extra);
  const next = current.id === id ? (left[Math.min(index, left.length - 1)] ?? nobody) : current;
  if (left.length === 0) return show(data, [nobody], nobody);
  return current.id === id ? show(data, left, next) : { ...data, extra: { ...data.extra, hires: left } };
}

/** The first hire gets an id of their own with the first thing that is known of them, so that no two lists share a hire. */
export function changeHire(extra: OnboardingExtra, id: string, change: Partial<Hire>, freshId: string): OnboardingExtra {
  const own = id === nobody.id ? freshId : id;
  return {
    ...extra,
    selected: selectedHire(extra).id === id ? own : extra.selected,
    hires: hiresOf(extra).map((hire) => (hire.id === id ? { ...hire, ...change, id: own } : hire)),
  };
}

/** One task of one hire, as the agenda names the two; whoever is on the screen has their ticks in the list itself. */
export function tickTask(data: OnboardingData, id: string, isDone: boolean): OnboardingData {
  const [pair] = hiresOf(data.extra).flatMap((one) =>
    data.records.filter((task) => id === `${one.id} ${task.id}`).map((task) => [one, task] as const),
  );
  if (!pair) return data;
  const [hire, task] = pair;
  if (hire.id === selectedHire(data.extra).id)
    return { ...data, records: replaceById(data.records, task.id, (one) => ({ ...one, completed: isDone })) };
  const others = hire.done.filter((done) => done !== task.id);
  const ticked = { ...hire, done: isDone ? [...others, task.id] : others };
  return { ...data, extra: { ...data.extra, hires: replaceById(data.extra.hires, hire.id, () => ticked) } };
}

export interface HireView {
  hire: Hire;
  title: string;
  isSelected: boolean;
  /** This hire's tasks with this hire's ticks. */
  tasks: Task[];
  dates: DueDates;
  progress: Progress;
  overdue: number;
}

/** Every hire with what is theirs: tasks of their roles, ticks, dates, progress. */
export function toHireViews({ records, extra }: OnboardingData, today: string): HireView[] {
  const settled = records.map(settleTask);
  const calendar = toWorkCalendar(extra.plan, extra.holidays);
  const current = selectedHire(extra);
  return hiresOf(extra).map((hire) => {
    const isSelected = hire === current;
    const own = settled.filter((task) => isFor(task, hire));
    const tasks = isSelected ? own : putTicks(own, hire);
    const dates = computeDueDates(isDay(hire.startDate) ? hire.startDate : '', calendar);
    return {
      hire,
      title: hireTitle(hire, extra),
      isSelected,
      tasks,
      dates,
      progress: computeProgress(tasks),
      overdue: tasks.filter((task) => isOverdue(task, dates, today)).length,
    };
  });
}

/**
 * Tasks of a pack below those that are there; none twice. A role new to the list goes to the hire on the screen,
 * not to others who were hired for something else.
 */
export function addPack(data: OnboardingData, tasks: readonly Task[], identity: (task: Task) => string): OnboardingData {
  const known = new Set(data.records.map(identity));
  const added = tasks.filter((task) => !known.has(identity(task)));
  if (added.length === 0) return data;
  const knownRoles = new Set(data.records.map(({ role }) => roleKey(role)));
  const newRoles = [...new Set(added.map(({ role }) => roleKey(role)))].filter((role) => role !== '' && !knownRoles.has(role));
  const current = selectedHire(data.extra);
  const hires = hiresOf(data.extra).map((hire) =>
    hire.id === current.id ? hire : { ...hire, without: [...new Set([...hire.without, ...newRoles])] },
  );
  return { ...data, records: [...data.records, ...added], extra: { ...data.extra, hires } };
}
