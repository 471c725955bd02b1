/** Undo and redo over whole values. Past states are shared, not copied, so a long history stays small. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Edits with the same key in quick succession, such as typing in one field, undo as one step. */
  lastKey?: string | undefined;
  lastTime: number;
}

const mostSteps = 200;
const typingPauseMs = 1500;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], lastTime: 0 });

export function pushChange<T>(history: History<T>, next: T, time: number, key?: string): History<T> {
  if (Object.is(next, history.present)) return history;
  const isContinued = key !== undefined && key === history.lastKey && time - history.lastTime < typingPauseMs;
  const past = isContinued ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present: next, future: [], lastKey: key, lastTime: time };
}

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1);
  if (history.past.length === 0) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous as T,
    future: [history.present, ...history.future],
    lastTime: 0,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (history.future.length === 0) return history;
  return { past: [...history.past, history.present], present: next as T, future, lastTime: 0 };
}
