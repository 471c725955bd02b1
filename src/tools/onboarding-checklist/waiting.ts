import { foldText } from '@/lib/text';
import type { Task } from './model';

/** What each task waits for directly, by id. A circle holds nobody up: it could never be left. */
export function findWaits(tasks: readonly Task[]): Map<string, Task> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const byTitle = new Map(tasks.map((task) => [foldText(task.title.trim()), task]));
  const find = ({ id, after }: Task) => {
    if (after.trim() === '') return undefined;
    const found = byId.get(after) ?? byTitle.get(foldText(after.trim()));
    return found?.id === id ? undefined : found;
  };
  const waits = new Map<string, Task>();
  for (const task of tasks) {
    const first = find(task);
    if (!first) continue;
    const seen = new Set([task.id]);
    let step: Task | undefined = first;
    while (step && !seen.has(step.id)) {
      seen.add(step.id);
      step = find(step);
    }
    // The walk came back to where it began.
    if (step?.id !== task.id) waits.set(task.id, first);
  }
  return waits;
}

/** What a task waits for, while that is not done: the whole of a hire's own tasks decides. */
export function waitingFor(task: Task, waits: ReadonlyMap<string, Task>): Task | undefined {
  const first = waits.get(task.id);
  return first && !first.completed ? first : undefined;
}

/** The tasks that one may wait for: all but itself and those that wait for it, at any distance. */
export function mayWaitFor(id: string, tasks: readonly Task[]): Task[] {
  const waits = findWaits(tasks);
  return tasks.filter((candidate) => {
    const seen = new Set<string>();
    for (let step: Task | undefined = candidate; step && !seen.has(step.id); step = waits.get(step.id)) {
      if (step.id === id) return false;
      seen.add(step.id);
    }
    return true;
  });
}
