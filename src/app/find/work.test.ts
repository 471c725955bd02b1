import { beforeEach, describe, expect, it } from 'vitest';
import { toEntry } from '@/tools/define-tool';
import { defineShares, type Found } from '@/workspace/shares';
import { docOf, emptyWorkspace, makeDoc, putDoc, useWorkspace, type Doc, type Work } from '@/workspace/store';
import { defineState } from '@/workspace/tool-state';
import { readWork } from './work';

interface Data {
  title: string;
  found: Found[];
}

let asked = 0;
const state = defineState<Data>({
  version: 1,
  start: () => ({ title: '', found: [] }),
  title: ({ title }) => title,
  isSample: ({ title }) => title === 'Sample',
});
const shares = defineShares(state, {
  search: ({ found }: Data) => {
    asked += 1;
    return found;
  },
});
const tools = ['Task Manager', 'Market Map', 'Rival List'].map((name) =>
  toEntry(name.toLowerCase().replace(' ', '-'), { name, description: '', category: 'Planning', icon: 'x', keywords: [] }),
);
const start: Work = { data: { title: '', found: [] }, drafts: {} };
const record = (id: string, title: string, text = ''): Found => ({ id, title, text });

let opened = 0;
function add(tool: string, data: Partial<Data>, rest: Partial<Doc> = {}): Doc {
  const doc = makeDoc(tool, 1, start);
  opened += 1;
  const work = { data: { ...(start.data as Data), ...data }, drafts: {} };
  const made = { ...doc, history: { ...doc.history, past: [start], present: work }, openedAt: opened, ...rest };
  putDoc(made);
  return made;
}

const read = (loaded: readonly string[] = tools.map(({ id }) => id)) =>
  readWork({
    docs: useWorkspace.getState().docs,
    // The workspace holds them without their types.
    shares: Object.fromEntries(loaded.map((id) => [id, shares as unknown as ReturnType<typeof defineShares>])),
    tools,
    today: '2026-11-15',
    currency: 'EUR',
  });
const recordsFor = (query: string, most = 8) =>
  read()
    .findRecords(query, most)
    .map(({ choice }) => `${choice.name} | ${choice.detail}`);

beforeEach(() => {
  useWorkspace.setState(emptyWorkspace, true);
});

describe('documents', () => {
  it('are listed by when they were opened, as they are called, and found by name, tool and words', () => {
    add('task-manager', { title: 'Launch' });
    add('market-map', { found: [record('document', 'Whole', 'sourdough in Lisbon')] });
    add('task-manager', { title: 'Sample' });
    const { recent, findDocuments } = read();
    expect(recent.map(({ name, detail, isSample }) => [name, detail, isSample])).toEqual([
      ['Sample', 'Task Manager', true],
      ['Untitled', 'Market Map', false],
      ['Launch', 'Task Manager', false],
    ]);
    const namesFor = (query: string) => findDocuments(query).map(({ choice }) => choice.name);
    expect(namesFor('launch')).toEqual(['Launch']);
    expect(namesFor('task')).toEqual(['Sample', 'Launch']);
    expect(namesFor('lisbon')).toEqual(['Untitled']);
    // The whole is no record of its own.
    expect(recordsFor('lisbon')).toEqual([]);
  });

  it('are listed while nothing is known of their tool, and not at all without one, untouched or only looked at', () => {
    add('task-manager', { title: 'Launch' });
    add('gone', { title: 'Old' });
    add('task-manager', { title: 'Theirs' }, { isPreview: true });
    putDoc(makeDoc('task-manager', 1, start));
    expect(read([]).recent.map(({ name }) => name)).toEqual(['Untitled']);
    expect(read().recent.map(({ name }) => name)).toEqual(['Launch']);
  });

  it('say what is in them where they have no name', () => {
    add('task-manager', { found: [record('1', 'Call Ana'), record('2', 'Pay Ben')] });
    expect(read().recent[0]).toMatchObject({ name: 'Untitled', detail: 'Task Manager · Call Ana' });
  });

  it('open where they were', () => {
    const first = add('task-manager', { title: 'One' });
    add('task-manager', { title: 'Two' });
    const choice = read().recent[1];
    expect(choice).toMatchObject({ name: 'One', href: '/task-manager' });
    choice?.run?.();
    expect(docOf(useWorkspace.getState(), 'task-manager')?.id).toBe(first.id);
  });
});

describe('records', () => {
  it('are found in all documents, titles first, and lead to theirs', () => {
    add('task-manager', { title: 'Launch', found: [record('1', 'Call Ana', 'about the oven'), record('2', 'Oven', '')] });
    const other = add('task-manager', { found: [record('1', 'Pay Ana', '')] });
    expect(recordsFor('oven')).toEqual(['Oven | Task Manager · Launch', 'Call Ana | Task Manager · Launch']);
    expect(recordsFor('pay an')).toEqual(['Pay Ana | Task Manager']);
    expect(recordsFor('ana', 1)).toHaveLength(1);
    read().findRecords('pay', 8)[0]?.choice.run?.();
    expect(docOf(useWorkspace.getState(), 'task-manager')?.id).toBe(other.id);
  });

  it('are not guessed in one document where another has the very word', () => {
    add('task-manager', { found: [record('1', 'Marta')] });
    add('task-manager', { found: [record('1', 'Martha')] });
    expect(recordsFor('martha')).toEqual(['Martha | Task Manager']);
    expect(recordsFor('marhta')).toHaveLength(2);
  });

  it('of a list that several tools show are found once, where they were opened last', () => {
    add('market-map', { found: [record('competitor 7', 'Crumb'), record('competitor 8', 'Loaf')] }, { list: 'rivals' });
    add('rival-list', { found: [record('7', 'Crumb & Co'), record('9', 'Loaf'), record('10', 'Loaf')] }, { list: 'rivals' });
    add('rival-list', { found: [record('7', 'Crumb')] }, { list: 'apart' });
    expect(recordsFor('crumb').sort()).toEqual(['Crumb & Co | Rival List', 'Crumb | Rival List']);
    expect(recordsFor('loaf')).toEqual(['Loaf | Rival List', 'Loaf | Rival List']);
  });

  it('are read once for each state of a document', () => {
    const doc = add('task-manager', { found: [record('1', 'Oven')] });
    asked = 0;
    recordsFor('oven');
    recordsFor('ove');
    expect(asked).toBe(1);
    putDoc({ ...doc, history: { ...doc.history, present: { data: { title: '', found: [record('1', 'Stove')] }, drafts: {} } } });
    expect(recordsFor('stove')).toHaveLength(1);
    expect(asked).toBe(2);
  });
});
