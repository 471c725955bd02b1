import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Told } from '@/lib/told';
import { addAll, packWorkspace, readBackup, readDocuments, replaceAll } from './backup';
import { listDocs } from './documents';
import type { Shares } from './shares';
import { changeWork, emptyWorkspace, useWorkspace } from './store';
import { connectSuite } from './suite';
import { defineState } from './tool-state';

const state = defineState({ version: 2, start: () => ({ n: 0 }), migrate: (data) => data });
const around = { today: '2026-11-16', currency: 'USD' };
const start = { data: { n: 0 }, drafts: {} };
const work = (n: number) => changeWork('plan', 2, start, (before) => ({ ...before, data: { n } }));
const numbers = () => listDocs(useWorkspace.getState(), 'plan').map(({ history }) => (history.present.data as { n: number }).n);
const reopened = async () => {
  const backup = readBackup(JSON.parse(JSON.stringify(packWorkspace())) as unknown);
  return { backup, ...(await readDocuments(backup.documents, around)) };
};

beforeEach(() => {
  connectSuite({
    schema: async (tool) => (tool === 'plan' ? z.object({ n: z.int() }) : undefined),
    load: async (tool) => (tool === 'plan' ? ({ state } as Shares) : undefined),
  });
  useWorkspace.setState(emptyWorkspace);
});

describe('a backup', () => {
  it('comes back whole where there is nothing, with the same names and times', async () => {
    work(7);
    const before = Object.values(useWorkspace.getState().docs).map(({ id, name, changedAt }) => ({ id, name, changedAt }));
    const { readable, refused } = await reopened();
    useWorkspace.setState(emptyWorkspace);
    expect(await addAll(readable, { lists: {} }, '(backup)')).toMatchObject({ added: 1, same: 0 });
    expect(refused).toEqual([]);
    expect(numbers()).toEqual([7]);
    expect(Object.values(useWorkspace.getState().docs).map(({ id, name, changedAt }) => ({ id, name, changedAt }))).toEqual(before);
  });

  it('added to what is there changes none of it: what differs comes as a copy, what is the same does not come twice', async () => {
    work(7);
    const { readable } = await reopened();
    expect(await addAll(readable, { lists: {} }, '(backup)')).toMatchObject({ added: 0, same: 1 });
    work(8);
    const { added, undo } = await addAll(readable, { lists: {} }, '(backup of Nov 16, 2026)');
    expect([added, numbers().toSorted()]).toEqual([1, [7, 8]]);
    expect(Object.values(useWorkspace.getState().docs).map(({ name }) => name)).toContain('Copy (backup of Nov 16, 2026)');
    undo();
    expect(numbers()).toEqual([8]);
  });

  it('in the place of everything can be taken back', async () => {
    work(7);
    const { readable } = await reopened();
    work(9);
    const undo = await replaceAll(readable, [], { lists: {} });
    expect(numbers()).toEqual([7]);
    undo();
    expect(numbers()).toEqual([9]);
  });

  it('leaves aside what its tool cannot read, and what has no tool', async () => {
    const envelope = { app: 'groundwork' as const, tool: 'plan', version: 2, data: { n: 'seven' } };
    const { readable, refused } = await readDocuments(
      [envelope, { ...envelope, tool: 'x' }, { ...envelope, version: 3, data: { n: 1 } }],
      around,
    );
    expect([readable, refused.length]).toEqual([[], 3]);
  });

  it('that is no backup, or a newer one, is refused in words, and harms nothing', () => {
    const packed = packWorkspace();
    expect(() => readBackup({ ...packed, format: 2 })).toThrow(/newer version/);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          expect(readBackup(value).documents.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(Told);
        }
      }),
      { numRuns: 200 },
    );
    for (const documents of [5, null, [{ app: 'groundwork' }], 'x']) expect(readBackup({ ...packed, documents }).documents).toEqual([]);
  });
});
