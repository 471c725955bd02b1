import { describe, expect, it } from 'vitest';
import type { RivalLine } from '@/lib/topics/rivals';
import { removeCompetitor, saveCompetitor, state, type Product } from './model';
import { list } from './rivals';
import { schema } from './schema';

type Data = ReturnType<typeof state.start>;

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) ?? start;
const product = (id: string, competitor: string): Product => ({ ...(sample.records[0] as Product), id, competitor, website: '' });
const line = (id: string, name: string, more: Partial<RivalLine> = {}): RivalLine => ({
  id,
  name,
  website: 'https://acme.example',
  strengths: [],
  weaknesses: [],
  pricing: '',
  ...more,
});
const write = (data: Data, lines: RivalLine[], gone: string[] = []) =>
  list.write(
    data,
    lines.map((one) => ({ ...one })),
    { around, gone: new Set(gone), asides: [] },
  ) as Data;
const idsIn = (data: Data) => list.read(data).map(({ id }) => id);

describe('the company’s rivals', () => {
  it('come back as they were written, and writing them twice changes nothing', async () => {
    const data = write(start, [line('a', 'Acme'), line('b', 'Borealis')]);
    expect(list.read(data)).toEqual(expect.arrayContaining([line('a', 'Acme'), line('b', 'Borealis')]));
    expect(list.read(data)).toHaveLength(2);
    expect(write(data, [line('a', 'Acme'), line('b', 'Borealis')])).toBe(data);
    expect(schema.safeParse(data).success).toBe(true);
    // What this tool does not show is not asked of it.
    expect(list.read(write(start, [line('a', 'Acme', { pricing: '$9', strengths: ['fast'] })]))).toEqual([line('a', 'Acme')]);
  });

  it('take their new name and website, and their products with them', () => {
    const data = { ...write(start, [line('a', 'Acme')]), records: [product('p', 'acme'), product('own', '')] };
    const renamed = write(data, [line('a', 'Acme Two', { website: 'https://two.example' })]);
    expect(renamed.records.map(({ competitor, website }) => [competitor, website])).toEqual([
      ['Acme Two', 'https://two.example'],
      ['', ''],
    ]);
    expect(list.read(renamed)).toEqual([line('a', 'Acme Two', { website: 'https://two.example' })]);
  });

  it('are those that a product names, under an id that stays with a new name', () => {
    const data = { ...start, records: [product('p', 'Acme'), product('own', '')] };
    expect(idsIn(data)).toEqual(['rival-acme']);
    const renamed = saveCompetitor(data, 'acme', { name: 'Acme Two', website: '' });
    expect(list.read(renamed)).toMatchObject([{ id: 'rival-acme', name: 'Acme Two' }]);
    expect(list.read(removeCompetitor(renamed, 'acme two'))).toEqual([]);
    // The one of the list and the one a product names are the same rival.
    expect(idsIn(write(data, [line('a', 'ACME')]))).toEqual(['a']);
  });

  it('leave when they are gone, unless their prices are known here', () => {
    const data = write(start, [line('a', 'Acme'), line('b', 'Borealis')]);
    expect(idsIn(write(data, [], ['a']))).toEqual(['b']);
    const priced = { ...data, records: [product('p', 'Acme')] };
    expect(idsIn(write(priced, [], ['a', 'b']))).toEqual(['a']);
    expect(write(priced, [], ['a']).records).toEqual(priced.records);
  });

  it('are no samples', () => {
    expect(sample.records.some(({ competitor }) => competitor !== '')).toBe(true);
    expect(list.read(sample)).toEqual([]);
    expect(idsIn(write(sample, [line('a', 'Acme')]))).toEqual(['a']);
    const edited: Data = {
      ...sample,
      records: sample.records.map((one) => (one.id === 'sample-3' ? { ...one, competitor: 'Mine', isEdited: true } : one)),
    };
    expect(list.read(edited)).toMatchObject([{ id: 'rival-mine', name: 'Mine' }]);
  });
});
