import { describe, expect, it } from 'vitest';
import type { RivalLine } from '@/lib/topics/rivals';
import { list } from './rivals';
import { state } from './model';
import { schema } from './schema';

type Data = ReturnType<typeof state.start>;

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) ?? start;
const line = (id: string, name: string, more: Partial<RivalLine> = {}): RivalLine => ({
  id,
  name,
  website: 'acme.example',
  strengths: ['fast', 'cheap'],
  weaknesses: [],
  pricing: '$9',
  ...more,
});
const write = (data: Data, lines: RivalLine[], gone: string[] = [], asides: Data[] = []) =>
  list.write(
    data,
    lines.map((one) => ({ ...one })),
    { around, gone: new Set(gone), asides },
  ) as Data;
const withShare = (data: Data): Data => ({ ...data, records: data.records.map((rival) => ({ ...rival, marketShare: '25%' })) });

describe('the company’s rivals', () => {
  it('come back as they were written, and writing them twice changes nothing more', async () => {
    const data = write(start, [line('a', 'Acme'), line('b', 'Borealis')]);
    expect(list.read(data)).toEqual([line('a', 'Acme'), line('b', 'Borealis')]);
    expect(data.records[0]).toMatchObject({ tier: 'direct', marketShare: '', tags: [] });
    expect(write(data, [line('a', 'Acme'), line('b', 'Borealis')])).toEqual(data);
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('follow a change elsewhere and keep what only this tool knows', () => {
    const data = withShare(write(start, [line('a', 'Acme')]));
    const changed = write(data, [line('a', 'Acme Two', { weaknesses: ['old'] })]);
    expect(changed.records).toMatchObject([{ id: 'a', name: 'Acme Two', weaknesses: ['old'], marketShare: '25%' }]);
  });

  it('leave when they are gone, and come back with what only this tool knew', () => {
    const data = withShare(write(start, [line('a', 'Acme'), line('b', 'Borealis')]));
    const without = write(data, [], ['a']);
    expect(without.records.map(({ id }) => id)).toEqual(['b']);
    const back = write(without, [line('a', 'Acme Two')], [], [data]);
    expect(back.records[0]).toMatchObject({ id: 'a', name: 'Acme Two', marketShare: '25%' });
    // Of several, what was known last counts.
    const older = { ...data, records: data.records.map((rival) => ({ ...rival, marketShare: '1%' })) };
    expect(write(without, [line('a', 'Acme')], [], [data, older]).records[0]?.marketShare).toBe('25%');
  });

  it('are no samples; one that was edited goes by an id of its own and comes back to its place', () => {
    expect(sample.records.length).toBeGreaterThan(0);
    expect(list.read(sample)).toEqual([]);
    const edited: Data = {
      ...sample,
      records: sample.records.map((rival) => (rival.id === 'sample-1' ? { ...rival, name: 'Mine', isEdited: true } : rival)),
    };
    const [mine, ...others] = list.read(edited) as unknown as RivalLine[];
    expect(mine).toMatchObject({ id: 'competitor-sample-1', name: 'Mine' });
    expect(others).toEqual([]);
    const renamed = { ...(mine as RivalLine), name: 'Still mine' };
    expect(write(edited, [renamed]).records.map(({ id }) => id)).toEqual(sample.records.map(({ id }) => id));
    // Also where nobody remembers the sample it was made of.
    for (const data of [edited, sample, start]) expect(list.read(write(data, [renamed]))).toEqual([renamed]);
    expect(write(edited, [], ['competitor-sample-1']).records.map(({ id }) => id)).not.toContain('sample-1');
  });
});
