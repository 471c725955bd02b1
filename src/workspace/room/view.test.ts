import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { KeptDocument, type Value } from '../keep/kept-document';
import { noRoom, useRoom } from '../rooms';
import type { Shares } from '../shares';
import { changeWork, emptyWorkspace, useWorkspace } from '../store';
import { connectSuite } from '../suite';
import { defineState } from '../tool-state';
import { enterRoom, serverOf } from './room';
import { showInView, viewId } from './view';
import { wordsFor } from './words';

const state = defineState({ version: 1, start: () => ({ n: 0 }) });
const summary = { id: 'plan', tool: 'plan', name: '', title: '', changedAt: 3, openedAt: 2, pictures: [] };
const value = (n: unknown, name = ''): Value => ({ tool: 'plan', version: 1, name, work: { data: { n }, drafts: {} } });
const shownNow = () => useWorkspace.getState().docs[viewId('plan')];

beforeEach(() => {
  connectSuite({
    schema: async (tool) => (tool === 'plan' ? z.object({ n: z.int() }) : undefined),
    load: async (tool) => (tool === 'plan' ? ({ state } as unknown as Shares) : undefined),
  });
  useWorkspace.setState(emptyWorkspace, true);
  useRoom.setState(noRoom, true);
});

describe('a room that is only looked at', () => {
  it('shows its documents as somebody else’s, and as they change', async () => {
    const [theirs, shown] = [new KeptDocument(summary), new Map<string, KeptDocument>()];
    const update = (next: Value) => ({ summary, update: theirs.write(next)! });
    await showInView(shown, [update(value(1, 'Theirs'))], new Map());
    expect(shownNow()).toMatchObject({ id: 'room-plan', name: 'Theirs', isPreview: true, list: 'apart', changedAt: 3 });
    expect(shownNow()?.history.present.data).toEqual({ n: 1 });
    await showInView(shown, [update(value(2, 'Renamed'))], new Map());
    expect(shownNow()).toMatchObject({ name: 'Renamed', isPreview: true });
    expect(shownNow()?.history).toMatchObject({ past: [], present: { data: { n: 2 } }, future: [] });
    changeWork('plan', 1, { data: { n: 0 }, drafts: {} }, (work) => ({ ...work, data: { n: 9 } }));
    expect(shownNow()?.history.present.data).toEqual({ n: 2 });
    await showInView(shown, [{ summary: { ...summary, deletedAt: 5 } }], new Map());
    expect(shownNow()).toBeUndefined();
    expect(Object.keys(useWorkspace.getState().docs)).toHaveLength(1);
    await showInView(shown, [{ summary }], new Map());
    expect(shownNow()?.history.present.data).toEqual({ n: 2 });
  });

  it('leaves out what is no document, or none that its tool can read', async () => {
    const shown = new Map<string, KeptDocument>();
    const entry = (id: string, next: Value) => ({ summary: { ...summary, id }, update: new KeptDocument(summary).write(next)! });
    const strange = [entry('company', { company: { answers: {} } }), entry('list-rivals', { lines: [] }), entry('a', value('x')), entry('b', { tool: 'plan' })]; // prettier-ignore
    await showInView(shown, strange, new Map());
    expect(useWorkspace.getState().docs).toEqual({});
    expect([...shown.keys()]).toEqual(['a', 'b']);
  });

  it('has the pictures that came with it', async () => {
    const photo = new Blob([new Uint8Array(600)], { type: 'image/png' });
    connectSuite({ schema: async () => z.object({ n: z.string() }) });
    const document = new KeptDocument(summary);
    const update = document.write(value('\u0001picture:seen-in-a-room'))!;
    await showInView(new Map(), [{ summary, update }], new Map([['seen-in-a-room', photo]]));
    expect(shownNow()?.history.present.data).toEqual({ n: `data:image/png;base64,${'A'.repeat(800)}` });
  });
});

describe('a room that cannot be entered', () => {
  const link = { as: 'edit' as const, seed: new Uint8Array(32), server: '' };

  it('to edit needs work that is kept on the device', async () => {
    await enterRoom({ link, name: 'Jo', scope: 'chosen', ids: [] }, 'join');
    expect(useRoom.getState()).toMatchObject({ is: 'refused', name: 'Jo', scope: 'chosen', people: [], isWaiting: false });
    expect(useRoom.getState().why).toMatch(/^Work has to be kept on this device for that/);
  });

  it('is on the server that its link names, and nowhere where none is known', () => {
    expect(serverOf({ ...link, server: 'wss://a.example/rooms' })).toBe('wss://a.example/rooms');
    expect(() => serverOf(link)).toThrow('This link names no server.');
  });

  it('says why, as the server does', () => {
    expect(wordsFor('closed')).toBe('This room was closed for everyone. Your copy of the work stays on this device.');
    expect(wordsFor('full')).toMatch(/^The room holds as much as the server allows/);
    expect(wordsFor('whatever')).toBe('The server refused the room. Nothing on this device has changed.');
  });
});
