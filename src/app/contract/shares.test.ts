/** What every tool owes the others, checked over all of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { atMost } from '../../../build/runs';
import { isDay } from '@/lib/dates';
import type { Topic } from '@/lib/topics';
import { lineSchemas, readLines } from '@/lib/topics/schema';
import { meanings } from '@/lib/topics/texts';
import type { Acceptance, Shares } from '@/workspace/shares';
import type { ToolState } from '@/workspace/tool-state';
import { catalogue } from '@/tools/registry';
import { loadSchema } from '@/tools/schemas';
import { arbitraryOf, plainText } from './arbitrary';

const around = { today: '2026-11-15', currency: 'USD' };
const source = { doc: '1763200000000', tool: 'Another Tool', name: 'Plan B' };
const runs = atMost(40);

const found = import.meta.glob<Shares>('../../tools/*/shares.ts', { import: 'shares', eager: true });
const models = import.meta.glob<{ state: ToolState<unknown> }>('../../tools/*/model.ts', { eager: true });
const sharesOf = (id: string) => found[`../../tools/${id}/shares.ts`];
const schemaOf = async (id: string) => (await loadSchema(id)) as ZodMiniType;
const stateOf = (id: string) => models[`../../tools/${id}/model.ts`]?.state;

type Make = (data: unknown, around: { today: string; currency: string }) => readonly unknown[];

describe.each(catalogue.filter(({ id }) => sharesOf(id)))('$id shares', ({ id, offers: saidToOffer = [], accepts: saidToAccept = [] }) => {
  const shares = sharesOf(id) as Shares;
  const { state } = shares;
  const offers = Object.entries(shares.offers ?? {}) as [Topic, Make][];
  const accepts = Object.entries(shares.accepts ?? {}) as [Topic, Acceptance<unknown, unknown>][];

  it('says in the catalogue what it offers and accepts, of the state it keeps', () => {
    expect(offers.map(([topic]) => topic).sort()).toEqual([...saidToOffer].sort());
    expect(accepts.map(([topic]) => topic).sort()).toEqual([...saidToAccept].sort());
    expect(state).toBe(stateOf(id));
  });

  it.each([
    ['its start', state.start(around)],
    ['its sample', state.sample?.(around)],
  ])('offers nothing of %s, and has nothing due or to be found in it', (_what, data) => {
    if (data === undefined) return;
    for (const [, make] of offers) expect(make(data, around)).toEqual([]);
    expect(shares.agenda?.(data, around) ?? []).toEqual([]);
    expect(shares.search?.(data, around) ?? []).toEqual([]);
  });

  it('offers what its topic’s schema takes, whatever state it is in', async () => {
    fc.assert(
      fc.property(arbitraryOf(await schemaOf(id)), (data) => {
        for (const [topic, make] of offers) {
          const lines = make(data, around);
          if (readLines(topic, lines).length !== lines.length) throw new Error(`${topic}: ${JSON.stringify(lines)}`);
        }
        const due = shares.agenda?.(data, around) ?? [];
        const texts = shares.search?.(data, around) ?? [];
        expect([...due.filter(({ day }) => !isDay(day)), ...texts.filter(({ title }) => title.trim() === '')]).toEqual([]);
        expect([new Set(due.map((one) => one.id)).size, new Set(texts.map((one) => one.id)).size]).toEqual([due.length, texts.length]);
      }),
      { numRuns: runs },
    );
  });

  it('ticks off what is due and opens it again, whatever state it is in', async () => {
    const { agenda, done } = shares;
    if (!agenda || !done) return;
    const schema = await schemaOf(id);
    const find = (data: unknown, key: string) => agenda(data, around).find((due) => due.id === key);
    fc.assert(
      fc.property(arbitraryOf(schema), (data) => {
        for (const due of agenda(data, around)) {
          const next = done(data, due.id, !due.isDone, around);
          expect(schema.safeParse(next).success).toBe(true);
          if (next === data) continue;
          expect(find(next, due.id)?.isDone).toBe(!due.isDone);
          expect(find(done(next, due.id, due.isDone, around), due.id)?.isDone).toBe(due.isDone);
        }
      }),
      { numRuns: runs },
    );
  });

  it.each(accepts)('takes %s once, however often, and what comes of it is its own', async (topic, { plan }) => {
    const schema = await schemaOf(id);
    const lines = fc.uniqueArray(arbitraryOf(lineSchemas[topic]) as fc.Arbitrary<Record<string, unknown>>, {
      maxLength: 4,
      selector: ({ key, id: lineId, means, text }) => key ?? lineId ?? means ?? text,
    });
    fc.assert(
      fc.property(fc.oneof(fc.constant(state.start(around)), arbitraryOf(schema)), lines, (data, offered) => {
        const first = plan(data, offered, source, around);
        const again = plan(first.data, offered, source, around);
        expect(again.data).toEqual(first.data);
        expect([...again.names, ...(again.changed ?? [])]).toEqual([]);
        expect(schema.safeParse(first.data).success).toBe(true);
        if (first.names.length + (first.changed?.length ?? 0) === 0) expect(first.data).toBe(data);
      }),
      { numRuns: runs },
    );
  });

  it('fills in facts of the company only where nothing stands yet', async () => {
    const { profile } = shares;
    if (!profile) return;
    const schema = await schemaOf(id);
    const facts = fc.record(Object.fromEntries(Object.keys(meanings).map((means) => [means, plainText])), { requiredKeys: [] });
    fc.assert(
      fc.property(arbitraryOf(schema), facts, (data, answers) => {
        const before = profile.read(data);
        const { data: filled } = profile.fill(data, answers);
        expect(profile.read(filled)).toMatchObject(before);
        expect(schema.safeParse(filled).success).toBe(true);
        expect(profile.fill(filled, answers).data).toBe(filled);
      }),
      { numRuns: runs },
    );
  });
});

describe.each(catalogue.filter(({ list }) => list !== undefined))('$id shows a list of the company', ({ id, list: topic }) => {
  it('reads what it wrote, changes nothing the second time, and leaves samples out', async () => {
    const state = stateOf(id);
    const list = sharesOf(id)?.list;
    if (!state || !list) throw new Error(`${id} names a list and has none`);
    expect([list.topic, state.list]).toEqual([topic, topic]);
    for (const data of [state.start(around), state.sample?.(around)]) {
      if (data !== undefined && !list.isAside?.(data)) expect(list.read(data)).toEqual([]);
    }
    const schema = await schemaOf(id);
    type Line = ReturnType<typeof list.read>[number];
    const lines = fc.uniqueArray(arbitraryOf(lineSchemas[list.topic]) as fc.Arbitrary<Line>, {
      maxLength: 4,
      selector: (line) => line.id,
    });
    const context = { around, gone: new Set<string>(), asides: [] };
    fc.assert(
      fc.property(lines, (given) => {
        const once = list.write(state.start(around), given, context);
        const shown = list.read(once);
        expect(schema.safeParse(once).success).toBe(true);
        expect(list.read(list.write(once, given, context))).toEqual(shown);
        const left = list.write(once, [], { ...context, gone: new Set(shown.map((line) => line.id)) });
        expect(list.read(left)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
