import { describe, expect, it } from 'vitest';
import type { BookingLine } from '@/lib/topics/money';
import { computeTotals, state, type Transaction } from './model';
import { splitTransaction } from './splitting';
import { planBookings } from './taking';
import { schema } from './schema';

const around = { today: '2026-11-16', currency: 'USD' };
const line = (amount: number, more: Partial<BookingLine> = {}): BookingLine => ({
  key: '1 INV-001',
  name: 'INV-001, Acre Foods',
  group: 'Sales',
  type: 'income',
  amount,
  currency: 'USD',
  day: '',
  ...more,
});
const source = { doc: 'invoices', tool: 'Invoice Generator', name: '' };
const start = state.start(around);
const take = (records: Transaction[], lines: readonly BookingLine[], from = source) =>
  planBookings({ ...start, records }, lines, from, around);

describe('a paid invoice', () => {
  it('comes in as income of the day it is taken, or of the day that was written down', async () => {
    const { data, names } = take([], [line(803_000)]);
    expect(data.records).toMatchObject([
      {
        type: 'income', category: 'Sales', amount: 803_000, description: 'INV-001, Acre Foods', date: around.today, refund: false,
      },
    ]); // prettier-ignore
    expect(names).toEqual(['INV-001, Acre Foods']);
    expect(schema.safeParse(data).success).toBe(true);
    expect(take([], [line(1, { day: '2026-11-03' })]).data.records[0]?.date).toBe('2026-11-03');
    const both = take([], [line(803_000), line(-3_000, { key: '2 CN-001' })]).data.records;
    expect(computeTotals(both)).toMatchObject({ income: 800_000, net: 800_000 });
  });

  it('is not counted twice when it is taken again, and keeps what was set here', () => {
    const first = take([], [line(100)]).data.records.map((one) => ({ ...one, category: 'Consulting', date: '2026-11-03' }));
    const again = take(first, [line(150)]);
    expect(again).toMatchObject({ names: [], changed: ['INV-001, Acre Foods'] });
    expect(again.data.records).toHaveLength(1);
    expect(again.data.records[0]).toMatchObject({ id: first[0]?.id, amount: 150, category: 'Consulting', date: '2026-11-03' });
    expect(planBookings(again.data, [line(150)], source, around).data).toBe(again.data);
    // The same key of another document is another invoice.
    expect(take(first, [line(100)], { ...source, doc: 'other' }).data.records).toHaveLength(2);
  });

  it('that was split here stays split', () => {
    const [sale] = take([], [line(100)]).data.records;
    const data = { ...start, records: splitTransaction(sale as Transaction, { part: 40, category: 'Sales' }, 'b') };
    expect(data.records).toHaveLength(2);
    expect(planBookings(data, [line(150)], source, around).data).toBe(data);
  });

  it('is nothing without an amount', () => {
    const { data } = take([], []);
    expect(planBookings(data, [line(0), line(NaN)], source, around).data).toBe(data);
  });
});
