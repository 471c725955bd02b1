import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RivalLine } from '@/lib/topics/rivals';
import { duplicateDoc, removeDoc, startNewDoc } from './documents';
import { defineList } from './lists';
import { changeWork, docOf, emptyWorkspace, redoWork, undoWork, useWorkspace, workOf } from './store';
import { receiveTab } from './receive-tab';
import { settleArrived } from './arrive';
import { packTab } from './travel';

interface Note {
  id: string;
  name: string;
  /** What only this tool knows. */
  own?: string;
}
interface Data {
  notes: Note[];
  isSample?: boolean;
}

const blank = { website: '', strengths: [], weaknesses: [], pricing: '' };

/** A tool that knows names only; what it does not know stays with the list. */
const list = defineList<Data, 'rivals'>({
  topic: 'rivals',
  isAside: ({ isSample }) => isSample === true,
  read: ({ notes }) => notes.map(({ id, name }) => ({ id, name, ...blank })),
  write: (data, lines, { gone, asides }) => {
    const past = (id: string) => asides.flatMap(({ notes }) => notes).find((note) => note.id === id);
    const told = new Map(lines.map((line) => [line.id, line]));
    const kept = data.notes.filter(({ id }) => !gone.has(id)).map((note) => ({ ...note, name: told.get(note.id)?.name ?? note.name }));
    const known = new Set(data.notes.map(({ id }) => id));
    return { ...data, notes: [...kept, ...lines.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ ...past(id), id, name }))] };
  },
});

const around = { today: '2026-11-15', currency: 'USD' };
const { getState } = useWorkspace;

const opened: (() => void)[] = [];

/** What a tool's screen does while it is open. */
function open(tool: string) {
  const lines = list.linesToStartWith(getState(), tool) ?? [];
  const start = { data: list.write({ notes: [] }, lines, { around, gone: new Set(), asides: [] }), drafts: {} };
  const close = list.follow(tool, around);
  opened.push(close);
  return {
    close,
    start,
    change: (recipe: (data: Data) => Data) => changeWork(tool, 1, start, (work) => ({ ...work, data: recipe(work.data as Data) })),
    names: () => ((workOf(getState(), tool) ?? start).data as Data).notes.map(({ name }) => name),
  };
}
const add =
  (id: string, name: string, own = '') =>
  (data: Data) => ({ ...data, notes: [...data.notes, { id, name, own }] });
const drop = (id: string) => (data: Data) => ({ ...data, notes: data.notes.filter((note) => note.id !== id) });

beforeEach(() => useWorkspace.setState(emptyWorkspace, true));
// A screen left open would go on listening in the tests of other files.
afterEach(() => opened.splice(0).forEach((close) => close()));

describe('one list for several tools', () => {
  it('shows in the second tool what was added in the first, and the other way round', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.close();
    const second = open('b');
    expect(second.names()).toEqual(['Acme']);
    second.change(add('2', 'Bolt'));
    second.close();
    expect(open('a').names()).toEqual(['Acme', 'Bolt']);
  });

  it('keeps what was done before it was there to follow, and what others did meanwhile', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.change(add('2', 'Bolt'));
    first.close();
    const second = open('b');
    second.change(add('3', 'Cord'));
    second.close();
    // The tool is on screen again, and its user is quicker than the list: Bolt is taken back, Acme gets another name.
    const shown = docOf(getState(), 'a');
    undoWork('a');
    first.change(({ notes }) => ({ notes: notes.map((note) => ({ ...note, name: `${note.name} Ltd` })) }));
    list.settle('a', shown);
    expect(open('a').names()).toEqual(['Acme Ltd', 'Cord']);
    expect(open('b').names()).toEqual(['Acme Ltd', 'Cord']);
  });

  it('brings in what was done in a tool that was left before the list was there, and shows it at once', () => {
    // Nobody followed the first tool: its screen was gone too soon.
    const begin = { data: { notes: [] }, drafts: {} };
    changeWork('a', 1, begin, (work) => ({ ...work, data: add('1', 'Acme')(work.data as Data) }));
    const second = open('b');
    second.change(add('2', 'Bolt'));
    list.joinLate('a', undefined, around);
    expect(second.names()).toEqual(['Bolt', 'Acme']);
    const shown = docOf(getState(), 'a');
    changeWork('a', 1, begin, (work) => ({ ...work, data: drop('2')(work.data as Data) }));
    list.joinLate('a', shown, around);
    expect(second.names()).toEqual(['Acme']);
    undoWork('b');
    expect(second.names()).toEqual(['Acme']);
    second.close();
    expect(open('a').names()).toEqual(['Acme']);
  });

  it('takes nothing from a document that stands apart, shows a sample, or is another one', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.close();
    const shown = docOf(getState(), 'a');
    first.change(drop('1'));
    list.settle('a', undefined);
    list.settle('a', shown && { ...shown, list: 'apart' });
    list.settle('a', shown && { ...shown, id: 'other' });
    list.settle('b', shown);
    first.change((data) => ({ ...data, isSample: true }));
    list.settle('a', shown);
    expect(open('b').names()).toEqual(['Acme']);
  });

  it('lets an undo in one tool be an undo in all, and leaves the other tool its own steps', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.close();
    const second = open('b');
    second.change(add('2', 'Bolt'));
    second.close();
    const again = open('a');
    undoWork('a');
    expect(again.names()).toEqual(['Bolt']);
    redoWork('a');
    expect(again.names()).toEqual(['Acme', 'Bolt']);
    undoWork('a');
    again.close();
    const back = open('b');
    expect(back.names()).toEqual(['Bolt']);
    undoWork('b');
    expect(back.names()).toEqual([]);
  });

  it('takes the first thing a tool does with it as seriously as any: a line deleted there is deleted', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.change(add('2', 'Bolt'));
    first.close();
    const second = open('b');
    second.change(drop('1'));
    expect(second.names()).toEqual(['Bolt']);
    second.close();
    expect(open('a').names()).toEqual(['Bolt']);
  });

  it('brings a line back with what only that tool knew of it', () => {
    const first = open('a');
    first.change(add('1', 'Acme', 'kept'));
    first.close();
    const second = open('b');
    second.change(drop('1'));
    second.close();
    const without = open('a');
    expect(without.names()).toEqual([]);
    without.close();
    const undone = open('b');
    undoWork('b');
    undone.close();
    open('a');
    expect(workOf(getState(), 'a')?.data).toEqual({ notes: [{ id: '1', name: 'Acme', own: 'kept' }] });
  });

  it('changes of a line only what the tool changed', () => {
    const line: RivalLine = { id: '1', name: 'Acme', website: 'acme.test', strengths: ['Fast'], weaknesses: [], pricing: '$9' };
    useWorkspace.setState({ lists: { rivals: [line] } });
    const first = open('a');
    first.change((data) => ({ ...data, notes: data.notes.map((note) => ({ ...note, name: 'Acme Inc' })) }));
    expect(getState().lists.rivals).toEqual([{ ...line, name: 'Acme Inc' }]);
  });

  it('is left alone by a second document and by a copy', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.close();
    startNewDoc('a');
    const second = open('a');
    expect(second.names()).toEqual([]);
    second.change(add('2', 'Bolt'));
    second.close();
    expect(getState().lists.rivals?.map(({ name }) => name)).toEqual(['Acme']);
    const [id] = Object.keys(getState().docs);
    duplicateDoc(id ?? '', 'Copy');
    const copy = open('a');
    copy.change(drop('1'));
    expect(getState().lists.rivals?.map(({ name }) => name)).toEqual(['Acme']);
  });

  it('is neither filled nor emptied by a sample', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.change(() => ({ notes: [{ id: 's', name: 'Sample' }], isSample: true }));
    expect(getState().lists.rivals?.map(({ name }) => name)).toEqual(['Acme']);
    undoWork('a');
    expect(first.names()).toEqual(['Acme']);
    expect(getState().lists.rivals?.map(({ name }) => name)).toEqual(['Acme']);
  });

  it('gets nothing of a sample, and the tool gets the list once the sample is gone', () => {
    const first = open('a');
    first.change(() => ({ notes: [{ id: 's', name: 'Sample' }], isSample: true }));
    expect(getState().lists.rivals ?? []).toEqual([]);
    useWorkspace.setState({ lists: { rivals: [{ id: '1', name: 'Acme', ...blank }] } });
    first.change(() => ({ notes: [], isSample: false }));
    expect(first.names()).toEqual(['Acme']);
    first.change(add('2', 'Bolt'));
    expect(
      getState()
        .lists.rivals?.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Acme', 'Bolt']);
  });

  it('goes with the last document that shows it, and comes back with it', () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    const bringBack = removeDoc(docOf(getState(), 'a')?.id ?? '');
    expect(getState().lists.rivals).toBeUndefined();
    expect(open('b').names()).toEqual([]);
    bringBack();
    expect(getState().lists.rivals?.map(({ name }) => name)).toEqual(['Acme']);
  });

  it('survives a reload with what other tools have not seen yet', async () => {
    const first = open('a');
    first.change(add('1', 'Acme'));
    first.close();
    const second = open('b');
    second.change(add('2', 'Bolt'));
    second.close();
    const carried: unknown = JSON.parse(JSON.stringify(packTab()));
    useWorkspace.setState(emptyWorkspace, true);
    await receiveTab(carried);
    const again = open('a');
    const read = (envelope: { data: unknown }) => Promise.resolve({ work: { data: envelope.data, drafts: {} }, versions: [] });
    await settleArrived('a', { version: 1, start: again.start, title: () => '', read });
    expect(again.names()).toEqual(['Acme', 'Bolt']);
  });

  it('refuses what a page of another kind carried', async () => {
    await receiveTab({ documents: 5, lists: { rivals: [{ id: 5 }], posts: 'x', shoes: [] } });
    expect(getState().lists).toEqual({ rivals: [] });
    await receiveTab(null);
    await receiveTab([{ app: 'groundwork', tool: 'a', version: 1, data: {} }]);
    expect(Object.keys(getState().arrived)).toHaveLength(1);
  });
});
