import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromBase64, toBase64 } from '@/lib/bytes';
import type { RoomKeys } from '@/platform/room-keys';
import { companyLook, companyName, isEmptyCompany, longestAnswer, readCompany, replaceCompany, tellCompany } from './company';
import { startHistory } from './history';
import { keepPreview, leavePreview, showPreview } from './preview';
import { watchPeople } from './room/people';
import { forgetRecord, hasOwnProfile, noRoom, readRecord, useRoom, writeRecord, type RoomRecord } from './rooms';
import { changeWork, emptyWorkspace, useWorkspace, type Doc } from './store';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  useWorkspace.setState(emptyWorkspace, true);
  useRoom.setState(noRoom, true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the company', () => {
  it('is told once, and an empty answer is none', () => {
    expect(isEmptyCompany(useWorkspace.getState().company)).toBe(true);
    tellCompany({ 'company.name': ' Acme ', 'company.email': 'x'.repeat(longestAnswer + 1) });
    expect(companyName()).toBe('Acme');
    expect(useWorkspace.getState().company.answers['company.email']).toHaveLength(longestAnswer);
    tellCompany({ 'company.email': ' ' });
    expect(Object.keys(useWorkspace.getState().company.answers)).toEqual(['company.name']);
    expect([isEmptyCompany({ answers: {}, look: { accent: '#123456' } }), isEmptyCompany({ answers: { 'company.name': 'x' } })]).toEqual([
      false,
      false,
    ]);
  });

  it('is replaced, and brought back', () => {
    tellCompany({ 'company.name': 'Acme' });
    const undo = replaceCompany({ answers: { 'company.name': 'Other' }, look: { accent: '#123456' } });
    expect([companyName(), companyLook()]).toEqual(['Other', { accent: '#123456' }]);
    undo();
    expect([companyName(), companyLook()]).toEqual(['Acme', undefined]);
  });

  it('is read without what is no fact of it', async () => {
    expect(
      await readCompany({ answers: { 'company.name': 'Acme', 'company.email': 3, nonsense: 'x' }, look: { accent: '#123456' } }),
    ).toEqual({ answers: { 'company.name': 'Acme' }, look: { accent: '#123456' } });
    for (const damaged of [null, undefined, 'x', 3, {}, { answers: null, look: 'x' }, { answers: 'x' }])
      expect(await readCompany(damaged)).toEqual({ answers: {} });
  });
});

describe('what is remembered of a room', () => {
  const record: RoomRecord = {
    link: { as: 'edit', seed: Uint8Array.of(1, 2, 3), server: 'wss://a.example/rooms' },
    name: 'Jo',
    scope: 'chosen',
    ids: ['a'],
  };

  it('comes back as it was, until it is forgotten', () => {
    expect(readRecord()).toBeUndefined();
    writeRecord(record);
    expect(readRecord()).toEqual(record);
    writeRecord({ ...record, scope: 'all' });
    expect(readRecord()?.scope).toBe('all');
    forgetRecord();
    expect(readRecord()).toBeUndefined();
  });

  it('is read as far as it can be', () => {
    writeRecord(record);
    const [key = ''] = stored.keys();
    const kept = JSON.parse(stored.get(key) ?? '') as object;
    const read = (more: object) => {
      stored.set(key, JSON.stringify({ ...kept, ...more }));
      return readRecord();
    };
    expect(read({ name: 3, scope: 'other', ids: 'x' })).toMatchObject({ name: '', scope: 'all', ids: [] });
    expect(read({ ids: [1, 'b'] })?.ids).toEqual(['1', 'b']);
    expect([read({ seed: 3 }), read({ server: null })]).toEqual([undefined, undefined]);
    stored.set(key, '"x"');
    expect(readRecord()).toBeUndefined();
  });

  it('asks for the profile only where there is one of one’s own', () => {
    expect(hasOwnProfile()).toBe(false);
    useWorkspace.setState({ lists: { rivals: [] } });
    expect(hasOwnProfile()).toBe(false);
    useWorkspace.setState({ lists: { rivals: [{}] } } as never);
    expect(hasOwnProfile()).toBe(true);
    useWorkspace.setState({ lists: {}, company: { answers: { 'company.name': 'Acme' } } });
    expect(hasOwnProfile()).toBe(true);
  });
});

describe('a document that came by a link', () => {
  const start = { data: { n: 0 }, drafts: {} };
  const theirs: Doc = {
    id: 'theirs',
    tool: 'plan',
    name: 'Theirs',
    version: 1,
    start,
    history: startHistory({ data: { n: 7 }, drafts: {} }),
    changedAt: 1,
    openedAt: 1,
    list: 'rivals',
  };
  const opened = () => {
    const { docs, open } = useWorkspace.getState();
    return docs[open.plan ?? ''];
  };

  it('is shown apart, and gone when it is left', () => {
    changeWork('plan', 1, start, (before) => ({ ...before, data: { n: 1 } }));
    const own = opened()?.id;
    showPreview(theirs);
    expect(opened()).toMatchObject({ isPreview: true, list: 'apart', name: 'Theirs' });
    expect(opened()?.id).not.toBe('theirs');
    leavePreview('none');
    expect(opened()?.isPreview).toBe(true);
    leavePreview(opened()?.id ?? '');
    expect(opened()?.id).toBe(own);
    expect(Object.keys(useWorkspace.getState().docs)).toEqual([own]);
  });

  it('is kept as a copy of one’s own', () => {
    showPreview(theirs);
    const shown = opened()?.id ?? '';
    keepPreview('none');
    expect(opened()?.isPreview).toBe(true);
    keepPreview(shown);
    expect(opened()?.isPreview).toBeUndefined();
    expect(opened()?.id).not.toBe(shown);
    expect(opened()?.changedAt).toBeGreaterThan(1);
    expect(Object.keys(useWorkspace.getState().docs)).toHaveLength(1);
  });
});

describe('people in a room', () => {
  /** Seals by turning the bytes around. */
  const keys = {
    seal: async (bytes: Uint8Array) => bytes.toReversed(),
    unseal: async (bytes: Uint8Array) => bytes.toReversed(),
  } as unknown as RoomKeys;
  const sealed = (value: unknown) => toBase64(new TextEncoder().encode(JSON.stringify(value)).reverse());
  const opened = (words: string | undefined) => JSON.parse(new TextDecoder().decode(fromBase64(words ?? '').reverse())) as unknown;
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  beforeEach(() => {
    vi.stubGlobal('location', { pathname: '/plan' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });

  it('are told where one is, once for each place', async () => {
    const said: string[] = [];
    const people = watchPeople(keys, { say: (words) => void said.push(words) }, 'Jo');
    await settle();
    expect(said.map(opened)).toEqual([{ name: 'Jo', tool: 'plan', document: '' }]);
    useWorkspace.setState({ isKept: true });
    await settle();
    expect(said).toHaveLength(1);
    changeWork('plan', 1, { data: { n: 0 }, drafts: {} }, (before) => ({ ...before, data: { n: 1 } }));
    const [doc] = Object.values(useWorkspace.getState().docs);
    if (doc) useWorkspace.setState({ docs: { [doc.id]: { ...doc, name: 'Bakery' } } });
    await settle();
    expect(said.slice(1).map(opened)).toEqual([{ name: 'Jo', tool: 'plan', document: 'Bakery' }]);
    people.stop();
    vi.stubGlobal('location', { pathname: '/other' });
    useWorkspace.setState({ isKept: false });
    await settle();
    expect(said).toHaveLength(2);
  });

  it('are shown with as much as they may say, and not after one has left', async () => {
    const people = watchPeople(keys, { say: () => undefined }, 'Jo');
    const ana = sealed({ name: 'A'.repeat(61), tool: 'plan', document: 3 });
    await people.show([
      { id: 1, words: ana },
      { id: 2, words: 'AAAA' },
      { id: 3, words: sealed('x') },
    ]);
    expect(useRoom.getState().people).toEqual([{ id: 1, name: 'A'.repeat(60), tool: 'plan', document: '' }]);
    people.stop();
    await people.show([]);
    expect(useRoom.getState().people).toHaveLength(1);
  });
});
