import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { awaitEarly, isEarly, settleArrived } from './arrive';
import { listDocs } from './documents';
import { addDoc } from './from-file';
import { changeWork, docOf, emptyWorkspace, redoWork, takeBack, undoWork, useWorkspace, workOf, type Envelope, type Work } from './store';
import { connectSuite } from './suite';
import { readEnvelope } from './read-envelope';
import { defineState } from './tool-state';
import { receiveWork } from './travel';

interface Plan {
  title: string;
  town: string;
  tasks: { id: string; text: string }[];
}
const empty: Plan = { title: '', town: '', tasks: [] };
const start: Work = { data: empty, drafts: {} };
const state = defineState({ version: 1, start: () => empty });
const screen = {
  version: 1,
  start,
  title: () => '',
  isSample: (data: unknown) => (data as Plan).title === 'Sample',
  read: (envelope: Envelope) => readEnvelope(state, envelope),
};
const kept: Plan = { title: 'Loam', town: 'Leeds', tasks: [{ id: 'a', text: 'Bake' }] };
const schema = z.object({
  title: z.string(),
  town: z.string(),
  tasks: z.array(z.object({ id: z.string(), text: z.string() })).check(z.maxLength(2)),
});

const change = (part: Partial<Plan>, say?: string) =>
  changeWork('plan', 1, start, (work) => ({ ...work, data: { ...(work.data as Plan), ...part }, currency: 'USD' }), { say });
const present = () => workOf(useWorkspace.getState(), 'plan');
const titles = () => listDocs(useWorkspace.getState(), 'plan').map(({ history }) => (history.present.data as Plan).title);

function arrive(isAwaited = true) {
  const envelope: Envelope = { app: 'groundwork', tool: 'plan', version: 1, id: 'kept', data: kept, currency: 'EUR', isOpen: true };
  if (isAwaited) awaitEarly(envelope);
  receiveWork(envelope);
}

describe('what was typed before the kept document has come', () => {
  beforeEach(() => {
    useWorkspace.setState(emptyWorkspace);
    connectSuite({ schema: async () => schema });
  });

  it('is laid over it, step by step, and undone like anything else', async () => {
    change({ town: 'York' });
    change({ tasks: [{ id: 'b', text: 'Sell' }] });
    arrive();
    const early = docOf(useWorkspace.getState(), 'plan');
    expect(early && isEarly(useWorkspace.getState(), early)).toBe(true);
    await settleArrived('plan', screen);
    expect(docOf(useWorkspace.getState(), 'plan')?.id).toBe('kept');
    expect(present()?.data).toEqual({ ...kept, town: 'York', tasks: [{ id: 'b', text: 'Sell' }, ...kept.tasks] });
    expect(present()?.currency).toBe('EUR');
    expect(Object.keys(useWorkspace.getState().docs)).toEqual(['kept']);
    // The screen goes on as it is, with the caret where it was.
    expect(useWorkspace.getState().turns).toEqual({});
    undoWork('plan');
    expect(present()?.data).toEqual({ ...kept, town: 'York' });
    undoWork('plan');
    expect(present()?.data).toEqual(kept);
    redoWork('plan');
    expect(present()?.data).toEqual({ ...kept, town: 'York' });
  });

  it('brings its message along, whose way back still works', async () => {
    change({ title: 'New' }, 'Renamed');
    arrive();
    await settleArrived('plan', screen);
    expect(present()?.data).toEqual({ ...kept, title: 'New' });
    takeBack();
    expect(present()?.data).toEqual(kept);
  });

  it('stays a document of its own where both together are nothing the tool can read, or it is a sample', async () => {
    change({
      tasks: [
        { id: 'b', text: 'Sell' },
        { id: 'c', text: 'Rest' },
      ],
    });
    arrive();
    await settleArrived('plan', screen);
    expect(present()?.data).toEqual(kept);
    expect(titles().toSorted()).toEqual(['', 'Loam']);

    useWorkspace.setState(emptyWorkspace);
    change({ title: 'Sample' });
    arrive();
    await settleArrived('plan', screen);
    expect(titles()).toEqual(['Loam', 'Sample']);
  });

  it('is not mixed with what comes from a file, nor is a document that was opened on purpose', async () => {
    change({ title: 'Mine' });
    arrive(false);
    await settleArrived('plan', screen);
    expect(titles().toSorted()).toEqual(['Loam', 'Mine']);

    useWorkspace.setState(emptyWorkspace);
    addDoc('plan', screen, { work: { data: { ...empty, title: 'From a file' }, drafts: {} }, versions: [] }, '');
    arrive();
    await settleArrived('plan', screen);
    expect(titles().toSorted()).toEqual(['From a file', 'Loam']);
  });
});
