import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readEnvelope } from './read-envelope';
import { connectSuite } from './suite';
import { defineState } from './tool-state';

const record = z.object({ id: z.string(), title: z.string().check(z.maxLength(20)) });
const state = defineState<unknown>({ version: 1, start: () => ({}) });
const read = (data: unknown) => readEnvelope(state, { app: 'groundwork', tool: 't', version: 1, data });
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index), title: 'Bread' }));

describe('work from outside', () => {
  beforeEach(() => connectSuite({ schema: async () => z.object({ records: z.array(record).check(z.minLength(100)) }) }));

  it('is read whole, however long its lists are', async () => {
    for (const count of [100, 200, 201, 5_000]) expect((await read({ records: rows(count) }))?.work.data).toEqual({ records: rows(count) });
    // A list that may not be short is not taken for short because only a part of it was tried.
    expect(await read({ records: rows(99) })).toBeUndefined();
  });

  it('is refused for a single fault, wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(999), async (place) => {
        const records = rows(1_000).map((row, index) => (index === place ? { ...row, title: 5 } : row));
        expect(await read({ records })).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  it('is refused before all of its faults are counted', async () => {
    let seen = 0;
    const counting = z.object({ id: z.string().check(z.refine(() => (seen += 1) < 0)) });
    connectSuite({ schema: async () => z.object({ records: z.array(counting) }) });
    expect(await read({ records: rows(40_000) })).toBeUndefined();
    expect(seen).toBeLessThan(100);
  });

  it('is refused where reading it breaks down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    connectSuite({
      schema: async () =>
        z.any().check(
          z.refine(() => {
            throw new RangeError('too deep');
          }),
        ),
    });
    expect(await read([])).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
