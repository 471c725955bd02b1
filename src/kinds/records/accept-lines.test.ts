import { describe, expect, it } from 'vitest';
import { choice, money, text } from '@/lib/fields';
import { acceptLines } from './accept-lines';

const fields = {
  title: text('Title', { maxLength: 12 }),
  owner: text('Owner', { default: 'Nobody' }),
  size: choice('Size', ['s', 'm'], { default: 'm' }),
  cost: money('Cost'),
};
const around = { today: '2026-11-17', currency: 'USD' };
const source = { doc: 'd1', tool: 'Other', name: '' };
const accept = acceptLines<typeof fields, null, { key: string; title: string; owner: string }>(fields, {
  noun: 'thing',
  told: ({ title }) => ({ title }),
  start: ({ owner }) => (owner === '' ? {} : { owner }),
  nameOf: ({ title }) => title,
});
const empty = { records: [], currency: 'USD', extra: null };
const line = (title: string, owner = '') => ({ key: 'a', title, owner });

describe('lines of other tools', () => {
  it('become records with the defaults of the fields, cut to what fits', () => {
    const { data, names } = accept.plan(empty, [line('Sourdough starter', 'Ana')], source, around);
    expect(names).toEqual(['Sourdough st']);
    expect(data.records).toEqual([{ id: 'd1-a', title: 'Sourdough st', owner: 'Ana', size: 'm', cost: 0 }]);
  });

  it('taken again change only what they tell', () => {
    const taken = accept.plan(empty, [line('Bread', 'Ana')], source, around).data;
    const edited = { ...taken, records: taken.records.map((record) => ({ ...record, owner: 'Jo', size: 's' as const })) };
    expect(accept.plan(edited, [line('Bread', 'Ana')], source, around)).toEqual({ data: edited, names: [] });
    const { data, names, changed } = accept.plan(edited, [line('Rolls', 'Mara')], source, around);
    expect([names, changed]).toEqual([[], ['Rolls']]);
    expect(data.records).toEqual([{ id: 'd1-a', title: 'Rolls', owner: 'Jo', size: 's', cost: 0 }]);
  });

  it('come before what is there, in the document’s new currency', () => {
    const own = { ...empty, records: [{ id: '1', title: 'Mine', owner: '', size: 'm' as const, cost: 500 }] };
    const { data } = accept.plan(own, [line('Bread')], source, { ...around, currency: 'JPY' });
    expect(data.currency).toBe('JPY');
    expect(data.records.map(({ title, cost }) => [title, cost])).toEqual([
      ['Bread', 0],
      ['Mine', 5],
    ]);
  });
});
