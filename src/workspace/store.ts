import { create } from 'zustand';
import { now } from '@/platform/clock';
import { pushChange, redo, startHistory, undo, type History } from './history';

/** What one tool holds: its data, and the forms that are open but not saved. */
export interface Work {
  data: unknown;
  drafts: Record<string, unknown>;
  /** The currency of its amounts, from the first change on; until then the setting's. */
  currency?: string;
}

/** How a tool's work travels: across a reload, into a backup file, later into storage. */
export interface Envelope {
  app: 'groundwork';
  tool: string;
  version: number;
  data: unknown;
  drafts?: Record<string, unknown>;
  currency?: string;
}

interface WorkspaceState {
  tools: Record<string, { history: History<Work>; start: Work; version: number }>;
  /** Work that arrived from outside and waits for its tool's schema. */
  arrived: Record<string, Envelope>;
  /** Work that could not be read: kept aside for download, never deleted. */
  refused: Record<string, Envelope>;
}

export const useWorkspace = create<WorkspaceState>(() => ({ tools: {}, arrived: {}, refused: {} }));

const { getState, setState } = useWorkspace;

function putHistory(tool: string, history: History<Work>): void {
  const entry = getState().tools[tool];
  if (entry) setState(({ tools }) => ({ tools: { ...tools, [tool]: { ...entry, history } } }));
}

interface Step {
  tool: string;
  before: Work;
  after: Work;
}

/** The change made last, in whatever tool: what a message shown with it speaks of. */
let lastStep: Step | undefined;
/** Those that a message still speaks of; only a few are ever on screen. */
let keptSteps: Step[] = [];
const mostKept = 20;

/** A tool enters the workspace with its first change; `start` is what it held before. */
export function changeWork(tool: string, version: number, start: Work, change: (work: Work) => Work, key?: string): void {
  const entry = getState().tools[tool] ?? { history: startHistory(start), start, version };
  const history = pushChange(entry.history, change(entry.history.present), now(), key);
  if (history !== entry.history) {
    setState(({ tools }) => ({ tools: { ...tools, [tool]: { ...entry, history } } }));
    lastStep = { tool, before: history.past.at(-1) ?? start, after: history.present };
  }
}

/**
 * Changes what a tool remembers beside the user's own work, such as what it last agreed on with another tool:
 * in every state undo and redo can reach, and not as a step of its own.
 */
export function amendWork(tool: string, recipe: (work: Work) => Work): void {
  const entry = getState().tools[tool];
  if (!entry) return;
  const amended = new Map([...entry.history.past, entry.history.present, ...entry.history.future].map((work) => [work, recipe(work)]));
  const amend = (work: Work) => amended.get(work) ?? recipe(work);
  const { past, present, future } = entry.history;
  putHistory(tool, { ...entry.history, past: past.map(amend), present: amend(present), future: future.map(amend) });
  for (const step of new Set([...keptSteps, ...(lastStep ? [lastStep] : [])])) {
    if (step.tool === tool) Object.assign(step, { before: amend(step.before), after: amend(step.after) });
  }
}

/**
 * Keeps hold of the change just made, to take it back later. What was typed into open forms since then stays.
 * Where other changes were made since, they go back with it; the answer is how many. Nothing happens to a step that is already gone.
 * Undefined where it is still the last: a plain undo does then.
 */
export function keepStep(): () => number | undefined {
  const step = lastStep;
  if (step) keptSteps = [step, ...keptSteps].slice(0, mostKept);
  return () => {
    const history = step && getState().tools[step.tool]?.history;
    if (!history) return undefined;
    const { tool, before, after } = step;
    if (history.present === after) return undefined;
    if (history.present.data === after.data) {
      putHistory(tool, pushChange(history, { ...before, drafts: history.present.drafts }, now()));
      return 0;
    }
    const place = history.past.lastIndexOf(before);
    if (place === -1) return 0;
    for (let count = history.past.length - place; count > 0; count -= 1) undoWork(tool);
    return history.past.length - place - 1;
  };
}

export function undoWork(tool: string): void {
  const entry = getState().tools[tool];
  if (entry) putHistory(tool, undo(entry.history));
}

export function redoWork(tool: string): void {
  const entry = getState().tools[tool];
  if (entry) putHistory(tool, redo(entry.history));
}

/** Changes what is present without a step: a form that was only opened is nothing to undo. */
export function amendPresent(tool: string, version: number, start: Work, change: (work: Work) => Work): void {
  const entry = getState().tools[tool] ?? { history: startHistory(start), start, version };
  const history = { ...entry.history, present: change(entry.history.present) };
  setState(({ tools }) => ({ tools: { ...tools, [tool]: { ...entry, history } } }));
}

/** The currency that was typed with an amount; one step with the typing. */
export function adoptCurrency(tool: string, currency: string): void {
  const entry = getState().tools[tool];
  if (entry) putHistory(tool, { ...entry.history, present: { ...entry.history.present, currency } });
}

/** A step of its own; false where there is no work yet that could have a currency. */
export function chooseCurrency(tool: string, currency: string): boolean {
  const entry = getState().tools[tool];
  if (!entry) return false;
  putHistory(tool, pushChange(entry.history, { ...entry.history.present, currency }, now()));
  return true;
}

/** Puts a tool's arrived work in place, or aside when its schema refuses it. What was there before is one undo away. */
export async function settleArrived(
  tool: string,
  version: number,
  start: Work,
  read: (envelope: Envelope) => Promise<Work | undefined>,
): Promise<void> {
  const envelope = getState().arrived[tool];
  if (!envelope) return;
  const work = await read(envelope);
  if (getState().arrived[tool] !== envelope) return;
  setState(({ arrived: { [tool]: _settled, ...arrived }, refused }) =>
    work ? { arrived } : { arrived, refused: { ...refused, [tool]: envelope } },
  );
  if (work) changeWork(tool, version, start, () => work);
}

/** A form that was only opened is no work. */
const isChanged = ({ history, start }: WorkspaceState['tools'][string]) =>
  history.present !== start && (history.past.length > 0 || history.present.data !== start.data);

export const hasWorkIn = (state: WorkspaceState, tool: string) => {
  const entry = state.tools[tool];
  return entry !== undefined && isChanged(entry);
};

export const hasAnyWork = () => Object.values(getState().tools).some(isChanged) || Object.keys(getState().arrived).length > 0;

/** All work of the tab, one envelope a tool, in whatever state it is. */
export function collectWork(only?: string): Envelope[] {
  const { tools, arrived, refused } = getState();
  const open = Object.entries(tools)
    .filter(([, entry]) => isChanged(entry))
    .map(([tool, { history, version }]) => ({
      app: 'groundwork' as const,
      tool,
      version,
      ...history.present,
    }));
  return [...open, ...Object.values(arrived), ...Object.values(refused)].filter(({ tool }) => !only || tool === only);
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'app' in value &&
  value.app === 'groundwork' &&
  'tool' in value &&
  typeof value.tool === 'string' &&
  'version' in value &&
  typeof value.version === 'number' &&
  'data' in value;

export function receiveWork(value: unknown): void {
  if (!Array.isArray(value)) return;
  const envelopes = value.filter(isEnvelope).map((envelope) => [envelope.tool, envelope] as const);
  setState(({ arrived }) => ({ arrived: { ...arrived, ...Object.fromEntries(envelopes) } }));
}
