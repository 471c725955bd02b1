import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Surroundings } from '@/lib/fields';
import type { ListTopic } from '@/lib/topics';
import {
  amendDoc,
  amendPresent,
  changeWork,
  docOf,
  putDoc,
  redoWork,
  sayOf,
  undoWork,
  useWorkspace,
  type Company,
  type Doc,
  type How,
  type Work,
} from './store';
import { useSurroundings } from './surroundings';
import type { ShownList } from './lists';
import { loadShares } from './suite';
import { ToolIdContext } from './tool-id';
import { noteScreen, type Screen } from './travel';

/** A tool's whole state: one plain JSON value with a version; the schema.ts of its folder says what it must look like. */
export interface ToolState<T> {
  version: number;
  /** What a first visitor finds. `today` is empty while the page is being prerendered. */
  start: (around: Surroundings) => T;
  sample?: (around: Surroundings) => T;
  /** What a document is called until the user names it, such as its company or its number; empty where nothing says. */
  title?: (data: T) => string;
  /** Whether what it holds is made up, in whole or in part: until the last sample record or answer is gone. */
  isSample?: (data: T) => boolean;
  /** The list of the workspace that it shows, where it shows one; its shares say how. */
  list?: ListTopic;
  /** Brings work of an older version into this one's shape; the schema still has the last word. */
  migrate?: (data: unknown, version: number) => unknown;
  /** Older work may have kept versions within itself; what one of them was called, its day, and what was different then. */
  innerVersion?: (version: Record<string, unknown>) => { name: unknown; day: unknown; part: object };
}

export const defineState = <T>(state: ToolState<T>): ToolState<T> => state;

type WorkOf<T> = Work & { data: T };

export interface Tool<T> {
  data: T;
  drafts: Record<string, unknown>;
  /** What was taken from other documents. */
  taken: Work['taken'];
  around: Surroundings;
  /** `{ say }` shows a message with a way back, `{ key }` makes one step of quick edits. */
  change: (recipe: (data: T) => T, how?: How) => void;
  setDraft: (name: string, draft: unknown, how?: How) => void;
  /** The same without a step, for a form that was only opened or is closed as it was opened. */
  showDraft: (name: string, draft: unknown) => void;
  /** One step for all, such as adding a record and closing its form, or amounts and the currency they are in. */
  changeAll: (recipe: (work: WorkOf<T>) => WorkOf<T>, how?: How) => void;
  /** Figures stay as they are; only what they are in changes. */
  setCurrency: (code: string) => void;
  /** The message of the change just made, where only its outcome says what it is. */
  say: (text: string) => void;
}

/** How a tool's documents are begun and read, whether or not it is on screen. */
export const toScreen = <T>(state: ToolState<T>, around: Surroundings): Screen => ({
  version: state.version,
  start: { data: state.start(around), drafts: {} },
  title: (data) => state.title?.(data as T) ?? '',
  isSample: state.isSample as Screen['isSample'],
  read: async (envelope) => (await import('./read-envelope')).readEnvelope(state, envelope),
});

/** How it reads and writes the list it shows, loaded once there is any work that could be on it. */
function useList(tool: string, topic: ListTopic | undefined, around: Surroundings) {
  const [list, setList] = useState<ShownList>();
  /** The document as it was when it came on screen, until the list follows it. */
  const shown = useRef<{ doc: Doc | undefined }>(undefined);
  const hasWork = useWorkspace(({ docs, lists }) => Object.keys(docs).length + Object.keys(lists).length > 0);
  /** For a list that comes after its tool was left. */
  const lately = useRef(around);
  useEffect(() => {
    lately.current = around;
  }, [around]);
  useEffect(() => {
    let isGone = false;
    let came: ShownList | undefined;
    if (topic === undefined || !hasWork) return undefined;
    const before = { doc: docOf(useWorkspace.getState(), tool) };
    shown.current = before;
    const joinLate = () => came?.joinLate(tool, before.doc, lately.current);
    void loadShares(tool).then((shares) => {
      came = shares?.list;
      if (isGone) joinLate();
      else setList(came);
    }, console.warn);
    return () => {
      isGone = true;
      // It came, but the tool was left before it was drawn with it.
      if (shown.current === before) joinLate();
    };
  }, [tool, topic, hasWork]);
  useEffect(() => {
    if (!list) return undefined;
    list.settle(tool, shown.current?.doc);
    shown.current = undefined;
    return list.follow(tool, around);
  }, [tool, list, around]);
  return list;
}

type StartFrom = (data: unknown, around: Surroundings) => unknown;

/** How a tool starts from what is known of the company; loaded once anything is. */
function useCompanyStart(tool: string): StartFrom | undefined {
  const company = useWorkspace((workspace) => workspace.company);
  const [found, setFound] = useState<{ company: Company; start: StartFrom }>();
  useEffect(() => {
    let isGone = false;
    if (Object.keys(company).length === 1 && Object.keys(company.answers).length === 0) return undefined;
    void Promise.all([loadShares(tool), import('./company-start')]).then(([shares, { startFrom }]) => {
      if (shares && !isGone) setFound({ company, start: (data, around) => startFrom(shares, data, company, around) });
    }, console.warn);
    return () => {
      isGone = true;
    };
  }, [tool, company]);
  return found?.company === company ? found.start : undefined;
}

/** Puts what is known of the company into the document on screen, as part of its last step: for one that was just begun anew. */
export function useRefill(): () => void {
  const tool = use(ToolIdContext);
  const around = useSurroundings();
  const fill = useCompanyStart(tool);
  return () => {
    const doc = docOf(useWorkspace.getState(), tool);
    if (!doc || !fill) return;
    const { present } = doc.history;
    putDoc({ ...doc, history: { ...doc.history, present: { ...present, data: fill(present.data, around) } } });
  };
}

export function useTool<T>(state: ToolState<T>): Tool<T> {
  const tool = use(ToolIdContext);
  const around = useSurroundings();
  const list = useList(tool, state.list, around);
  const fill = useCompanyStart(tool);
  const lines = useWorkspace((workspace) => list?.linesToStartWith(workspace, tool));
  const start = useMemo<Work>(() => {
    const empty = state.start(around);
    const data = fill ? fill(empty, around) : empty;
    return { data: lines && list ? list.write(data, lines, { around, gone: new Set(), asides: [] }) : data, drafts: {} };
  }, [state, around, list, lines, fill]);
  const work = useWorkspace((workspace) => docOf(workspace, tool)?.history.present) ?? start;

  const hasArrived = useWorkspace(({ arrived }) => Object.values(arrived).some((envelope) => envelope.tool === tool));
  useEffect(() => {
    const screen = toScreen(state, around);
    noteScreen(tool, { ...screen, start });
    if (hasArrived) void import('./arrive').then(({ settleArrived }) => settleArrived(tool, { ...screen, start }), console.warn);
  }, [tool, state, start, around, hasArrived]);

  const commit = useCallback(
    (recipe: (work: Work) => Work, how?: How) =>
      changeWork(tool, state.version, start, (work) => keepCurrency(work, recipe(work), around.currency), how),
    [tool, state, start, around.currency],
  );
  return useMemo(
    () => ({
      data: work.data as T,
      drafts: work.drafts,
      taken: work.taken,
      around,
      change: (recipe, how) =>
        commit((current) => {
          const data = recipe(current.data as T);
          return Object.is(data, current.data) ? current : { ...current, data };
        }, how),
      setDraft: (name, draft, how) => commit((current) => withDraft(current, name, draft), how),
      showDraft: (name, draft) => amendPresent(tool, state.version, start, (current) => withDraft(current, name, draft)),
      changeAll: (recipe, how) =>
        commit((current) => {
          const next = recipe(current as WorkOf<T>);
          return next === current ? current : { ...current, ...next };
        }, how),
      setCurrency: (currency) => commit((current) => (current.currency === currency ? current : { ...current, currency })),
      say: (text) => sayOf(tool, text),
    }),
    [work, around, commit, tool, state, start],
  );
}

function withDraft(work: Work, name: string, draft: unknown): Work {
  const { [name]: _old, ...others } = work.drafts;
  return { ...work, drafts: draft === undefined ? others : { ...others, [name]: draft } };
}

/** Work keeps the currency it was begun in, whatever the setting says later. */
const keepCurrency = (before: Work, after: Work, currency: string): Work =>
  after === before || after.currency !== undefined ? after : { ...after, currency };

/** Changes what the tool remembers beside the user's work, in every state that undo can reach and not as a step. */
export function useAmend<T>(): (recipe: (data: T) => T) => void {
  const tool = use(ToolIdContext);
  return useCallback(
    (recipe) => {
      const doc = docOf(useWorkspace.getState(), tool);
      if (doc) amendDoc(doc.id, (work) => ({ ...work, data: recipe(work.data as T) }));
    },
    [tool],
  );
}

/** Says what the last change was, with a way back, for who did not make it. */
export function useSay(): (text: string) => void {
  const tool = use(ToolIdContext);
  return useCallback((text) => sayOf(tool, text), [tool]);
}

export function useUndo() {
  const tool = use(ToolIdContext);
  const canUndo = useWorkspace((state) => (docOf(state, tool)?.history.past.length ?? 0) > 0);
  const canRedo = useWorkspace((state) => (docOf(state, tool)?.history.future.length ?? 0) > 0);
  return { canUndo, canRedo, undo: () => undoWork(tool), redo: () => redoWork(tool) };
}
