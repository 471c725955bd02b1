import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pushChange, redo, startHistory, undo } from './history';
import { duplicateDoc, listDocs, openDoc, removeDoc, renameDoc, startNewDoc } from './documents';
import { addDoc, replaceOpen } from './from-file';
import {
  amendDoc,
  changeWork,
  docOf,
  emptyWorkspace,
  hasAnyWork,
  hasWorkIn,
  takeBack,
  tellChanges,
  redoWork,
  undoWork,
  useWorkspace,
  workOf,
  type Envelope,
  type Work,
} from './store';
import { connectSuite } from './suite';
import { readEnvelope } from './read-envelope';
import { defineState } from './tool-state';
import { settleArrived } from './arrive';
import { collectWork, noteScreen, packOpen, readEnvelopes, receiveWork } from './travel';

const start: Work = { data: { n: 0 }, drafts: {} };
const state = defineState({ version: 1, start: () => ({ n: 0 }) });
const present = (tool: string) => workOf(useWorkspace.getState(), tool)?.data;
const screen = { version: 1, start, title: () => '', read: (envelope: Envelope) => readEnvelope(state, envelope) };
const set = (n: number, key?: string) => changeWork('t', 1, start, (work) => ({ ...work, data: { n } }), { key, say: 'Changed' });

beforeEach(() => {
  connectSuite({ schema: async () => z.object({ n: z.int() }) });
  useWorkspace.setState(emptyWorkspace);
});

describe('history', () => {
  it('takes typing in one field as one step, and a pause as a new one', () => {
    let history = startHistory('');
    history = pushChange(history, 'a', 1000, 'title');
    history = pushChange(history, 'ab', 1400, 'title');
    history = pushChange(history, 'abc', 9000, 'title');
    expect(undo(history).present).toBe('ab');
    expect(undo(undo(history)).present).toBe('');
  });

  it('comes back to where it was after any 200 steps and 200 undos', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 200 }), (values) => {
        let history = startHistory(-1);
        for (const value of values) history = pushChange(history, value, 0);
        const end = history.present;
        for (let step = 0; step < 200; step += 1) history = undo(history);
        expect(history.present).toBe(-1);
        for (let step = 0; step < 200; step += 1) history = redo(history);
        expect(history.present).toBe(end);
      }),
    );
  });
});

describe('workspace', () => {
  it('holds a tool’s work from its first change, and nothing before', () => {
    expect(hasAnyWork()).toBe(false);
    set(1);
    expect(hasAnyWork()).toBe(true);
    undoWork('t');
    expect(hasAnyWork()).toBe(false);
    redoWork('t');
    expect(present('t')).toEqual({ n: 1 });
  });

  it('carries work across a reload', async () => {
    set(5);
    const carried: unknown = JSON.parse(JSON.stringify(collectWork()));
    useWorkspace.setState(emptyWorkspace);
    receiveWork(carried);
    expect(hasAnyWork()).toBe(true);
    await settleArrived('t', screen);
    expect(present('t')).toEqual({ n: 5 });
  });

  it('refuses garbage and newer versions, and keeps them aside unchanged', async () => {
    const newer: Envelope = { app: 'groundwork', tool: 't', version: 2, data: { n: 1, more: true } };
    receiveWork([newer, 'x', null, { app: 'other' }]);
    await settleArrived('t', screen);
    expect(present('t')).toBeUndefined();
    expect(Object.values(useWorkspace.getState().refused)).toEqual([newer]);
    expect(collectWork()).toEqual([newer]);
  });

  it('brings older work along where the tool knows how', async () => {
    const migrate = (data: unknown) => ({ n: (data as { count: number }).count });
    const next = defineState({ ...state, version: 2, migrate });
    const old: Envelope = { app: 'groundwork', tool: 't', version: 1, data: { count: 7 } };
    expect((await readEnvelope(next, old))?.work.data).toEqual({ n: 7 });
    expect(await readEnvelope(next, { ...old, data: null })).toBeUndefined();
    expect(await readEnvelope(next, { ...old, version: 3 })).toBeUndefined();
    expect(await readEnvelope(defineState({ ...state, version: 2 }), old)).toBeUndefined();
  });

  it('survives anything that arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (data) => {
        useWorkspace.setState(emptyWorkspace);
        receiveWork([{ app: 'groundwork', tool: 't', version: 1, data }]);
        await settleArrived('t', screen);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
    );
  });
});

describe('documents', () => {
  const names = () => listDocs(useWorkspace.getState(), 't').map(({ name }) => name);
  const openId = () => docOf(useWorkspace.getState(), 't')?.id ?? '';

  it('are several a tool, each with its own history', () => {
    set(1);
    renameDoc(openId(), ' First ');
    const first = openId();
    startNewDoc('t');
    expect(present('t')).toBeUndefined();
    set(2);
    renameDoc(openId(), 'Second');
    undoWork('t');
    expect(present('t')).toEqual({ n: 0 });
    redoWork('t');
    openDoc(first);
    expect(present('t')).toEqual({ n: 1 });
    expect(names()).toEqual(['First', 'Second']);
    undoWork('t');
    expect(present('t')).toEqual({ n: 0 });
    expect(collectWork().map(({ data }) => data)).toEqual([{ n: 2 }]);
  });

  it('that were only looked at are not kept', () => {
    set(1);
    startNewDoc('t');
    startNewDoc('t');
    expect(names()).toHaveLength(1);
  });

  it('start their screen anew, but not with the first change', () => {
    const turns = () => useWorkspace.getState().turns.t ?? 0;
    set(1);
    expect(turns()).toBe(0);
    const first = openId();
    startNewDoc('t');
    expect(turns()).toBe(1);
    set(2);
    expect(turns()).toBe(1);
    openDoc(first);
    expect(turns()).toBe(2);
  });

  it('are duplicated without sharing what follows', () => {
    set(1);
    const first = openId();
    duplicateDoc(first, 'Copy');
    set(2);
    expect(present('t')).toEqual({ n: 2 });
    openDoc(first);
    expect(present('t')).toEqual({ n: 1 });
  });

  it('come back whole after they were deleted', () => {
    set(1);
    const first = openId();
    startNewDoc('t');
    set(2);
    set(3);
    const second = openId();
    const bringBack = removeDoc(second);
    expect(openId()).toBe(first);
    bringBack();
    expect(openId()).toBe(second);
    undoWork('t');
    expect(present('t')).toEqual({ n: 2 });
    removeDoc(second);
    removeDoc(first);
    expect(hasWorkIn(useWorkspace.getState(), 't')).toBe(false);
    expect(hasAnyWork()).toBe(false);
  });

  it('from a file are new, or take the place of the open one with a way back', () => {
    set(1);
    addDoc('t', screen, { work: { data: { n: 7 }, drafts: {} }, versions: [] }, 'From a file');
    expect(present('t')).toEqual({ n: 7 });
    expect(names()).toEqual(['From a file', '']);
    replaceOpen('t', screen, { work: { data: { n: 8 }, drafts: {} }, versions: [] });
    expect(present('t')).toEqual({ n: 8 });
    undoWork('t');
    expect(present('t')).toEqual({ n: 7 });
  });

  it('travel with their names, and the one that was open is open again', async () => {
    set(1);
    renameDoc(openId(), 'First');
    const first = openId();
    startNewDoc('t');
    set(2);
    openDoc(first);
    const carried: unknown = JSON.parse(JSON.stringify(collectWork()));
    useWorkspace.setState(emptyWorkspace);
    receiveWork(carried);
    await settleArrived('t', screen);
    expect(present('t')).toEqual({ n: 1 });
    expect(openId()).toBe(first);
    expect(names()).toHaveLength(2);
  });

  it('are saved as what is on the screen, before the first change, too', () => {
    noteScreen('t', screen);
    expect(packOpen('t')).toMatchObject({ app: 'groundwork', tool: 't', version: 1, data: { n: 0 } });
    set(4);
    const packed = packOpen('t');
    expect(packed).toMatchObject({ data: { n: 4 } });
    expect(packed).not.toHaveProperty('drafts');
    expect(readEnvelopes(packed)).toEqual([packed]);
    expect(readEnvelopes({ records: [] })).toEqual([]);
  });

  it('take a change back where it was made, whatever is on the screen now', () => {
    set(1);
    const first = openId();
    startNewDoc('t');
    changeWork('t', 1, start, (work) => ({ ...work, data: { n: 5 } }));
    expect(takeBack()).toBe(0);
    expect(present('t')).toEqual({ n: 5 });
    openDoc(first);
    expect(present('t')).toEqual({ n: 0 });
  });
});

describe('what a change says', () => {
  const start = { data: { list: ['a'] } as unknown, drafts: {} };
  const set = (data: unknown, drafts: Record<string, unknown> = {}, say?: string) =>
    changeWork('t', 1, start, () => ({ data, drafts }), { say });
  const present = () => workOf(useWorkspace.getState(), 't');

  it('is told once, with a way back, and only where something changed', () => {
    const told: string[] = [];
    let undoIt: (() => void) | undefined;
    const stop = tellChanges((text, action) => {
      told.push(text);
      undoIt = action?.run;
    });
    changeWork('t', 1, start, (work) => work, { say: 'Nothing' });
    set({ list: [] }, {}, 'Emptied');
    expect(told).toEqual(['Emptied']);
    set({ list: ['b'] });
    undoIt?.();
    expect(told).toEqual(['Emptied', 'Undone, with the change made after it. Redo brings them back.']);
    expect(present()?.data).toEqual({ list: ['a'] });
    stop();
  });

  it('leaves what was typed into a form since then', () => {
    const emptied = { list: [] };
    set(emptied, {}, 'Emptied');
    set(emptied, { record: 'typed' });
    expect(takeBack()).toBe(0);
    expect(present()).toEqual({ data: { list: ['a'] }, drafts: { record: 'typed' } });
  });

  it('takes later changes back with it, says how many, and all can be redone', () => {
    set({ list: [] }, {}, 'Emptied');
    set({ list: ['b'] });
    set({ list: ['b', 'c'] });
    expect(takeBack()).toBe(2);
    expect(present()?.data).toEqual({ list: ['a'] });
    for (let count = 0; count < 3; count += 1) redoWork('t');
    expect(present()?.data).toEqual({ list: ['b', 'c'] });
  });

  it('cannot be taken back twice', () => {
    set({ list: [] }, {}, 'Emptied');
    undoWork('t');
    expect(takeBack()).toBe(0);
    expect(present()).toEqual(start);
  });

  it('takes nothing else back once it was undone and something else was changed', () => {
    const told: string[] = [];
    let undoIt: (() => void) | undefined;
    const stop = tellChanges((text, action) => {
      told.push(text);
      undoIt = action?.run;
    });
    set({ list: [] }, {}, 'Emptied');
    const way = undoIt;
    undoWork('t');
    redoWork('t');
    undoWork('t');
    set({ list: ['b'] });
    way?.();
    expect(present()?.data).toEqual({ list: ['b'] });
    expect(told).toEqual(['Emptied', 'This was undone already.']);
    stop();
  });

  it('is still taken back after it was undone and redone', () => {
    set({ list: [] }, {}, 'Emptied');
    undoWork('t');
    redoWork('t');
    takeBack();
    expect(present()?.data).toEqual({ list: ['a'] });
  });

  it('stays what it speaks of when the document is amended beneath it', () => {
    set({ list: [] }, {}, 'Emptied');
    const { said } = useWorkspace.getState();
    amendDoc(said?.doc ?? '', (work) => ({ ...work, taken: { x: 'y' } }));
    expect(useWorkspace.getState().said?.id).toBe(said?.id);
    expect(takeBack()).toBe(0);
    expect(present()).toEqual({ ...start, taken: { x: 'y' } });
  });
});
