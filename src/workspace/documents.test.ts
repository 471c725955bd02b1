import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '@/platform/clock';
import { duplicateDoc, listDocs, openDoc, removeDoc, renameDoc, startNewDoc } from './documents';
import { addDoc, replaceOpen } from './from-file';
import { longestName } from './titles';
import { amendPresent, changeWork, docOf, emptyWorkspace, undoWork, useWorkspace, workOf, type Work } from './store';

const start: Work = { data: { n: 0 }, drafts: {} };
const screen = { version: 1, start };
const { getState } = useWorkspace;
const set = (n: number, tool = 't') => changeWork(tool, 1, start, (work) => ({ ...work, data: { n } }));
const openId = (tool = 't') => docOf(getState(), tool)?.id ?? '';
const listed = (tool = 't') => listDocs(getState(), tool).map(({ history }) => (history.present.data as { n: number }).n);

describe('the workspace', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T09:00:00Z') });
    useWorkspace.setState(emptyWorkspace, true);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = () => vi.setSystemTime(now() + 1_000);

  describe('the documents of a tool', () => {
    it('stand with the open one first, then by when they were opened, and only its own', () => {
      set(1);
      const first = openId();
      later();
      startNewDoc('t');
      set(2);
      later();
      startNewDoc('t');
      set(3);
      set(9, 'other');
      expect(listed()).toEqual([3, 2, 1]);
      later();
      openDoc(first);
      expect(listed()).toEqual([1, 3, 2]);
      later();
      startNewDoc('t');
      expect(listed()).toEqual([1, 3, 2]);
      expect(listed('other')).toEqual([9]);
    });

    it('opened in the same moment stand with the younger one first', () => {
      set(1);
      startNewDoc('t');
      set(2);
      startNewDoc('t');
      expect(listed()).toEqual([2, 1]);
    });

    it('include the open one before anything is in it, but not once it is left', () => {
      set(1);
      startNewDoc('t');
      amendPresent('t', 1, start, (work) => ({ ...work, drafts: { form: 'open' } }));
      expect(listed()).toEqual([0, 1]);
      startNewDoc('t');
      expect(Object.keys(getState().docs)).toHaveLength(1);
      expect(listed()).toEqual([1]);
    });

    it('are all kept when another is opened, also those of other tools', () => {
      set(1);
      set(9, 'other');
      const first = openId();
      startNewDoc('t');
      set(2);
      openDoc(first);
      expect(Object.keys(getState().docs)).toHaveLength(3);
      expect([getState().turns, openId('other') === '']).toEqual([{ t: 2 }, false]);
      openDoc('unknown');
      expect(getState().turns).toEqual({ t: 2 });
    });

    it('whose only change was undone are left behind', () => {
      set(1);
      undoWork('t');
      startNewDoc('t');
      expect(getState().docs).toEqual({});
    });
  });

  describe('one document', () => {
    it('has a name of up to 80 letters', () => {
      set(1);
      expect(longestName).toBe(80);
      renameDoc(openId(), `  ${'x'.repeat(81)}`);
      expect(docOf(getState(), 't')?.name).toBe('x'.repeat(80));
      addDoc('t', screen, { work: { data: { n: 2 }, drafts: {} }, versions: [] }, 'y'.repeat(81));
      expect(docOf(getState(), 't')?.name).toBe('y'.repeat(80));
      const before = getState();
      renameDoc('unknown', 'z');
      duplicateDoc('unknown', 'z');
      removeDoc('unknown')();
      expect(getState()).toBe(before);
    });

    it('is copied as it is now, apart from the list it was on', () => {
      set(1);
      set(2);
      duplicateDoc(openId(), 'Copy');
      expect(docOf(getState(), 't')).toMatchObject({ name: 'Copy', history: { past: [], present: { data: { n: 2 } } } });
      expect(docOf(getState(), 't')).not.toHaveProperty('list');
      const { docs } = getState();
      const id = openId();
      useWorkspace.setState({ docs: { ...docs, [id]: { ...docs[id]!, list: 'rivals' } } });
      duplicateDoc(id, 'Another');
      expect(docOf(getState(), 't')?.list).toBe('apart');
    });

    it('that is deleted while another is open leaves that one open', () => {
      set(1);
      const first = openId();
      startNewDoc('t');
      set(2);
      const turns = getState().turns.t;
      removeDoc(first);
      expect([listed(), getState().turns.t]).toEqual([[2], turns]);
    });

    it('from a file is the first one where there is none to replace', () => {
      const kept = (id: string, name: string, at: number) => ({ id, name, at, version: 1, data: { n: 0 } });
      replaceOpen('t', screen, { work: { data: { n: 5 }, drafts: {} }, versions: [kept('a', 'Sent', 2), kept('b', 'First', 1)] });
      expect(listed()).toEqual([5]);
      undoWork('t');
      expect(workOf(getState(), 't')).toEqual(start);
      set(6);
      later();
      replaceOpen('t', screen, { work: { data: { n: 7 }, drafts: {} }, versions: [kept('c', 'Sent', 2), kept('a', 'Between', 1.5)] });
      expect([listed(), docOf(getState(), 't')?.changedAt]).toEqual([[7], now()]);
      // Versions of both sides, each once and with an id of its own.
      const versions = docOf(getState(), 't')?.versions ?? [];
      expect(versions.map(({ name }) => name)).toEqual(['First', 'Between', 'Sent']);
      expect(new Set(versions.map(({ id }) => id)).size).toBe(3);
    });
  });
});
