import { describe, expect, it } from 'vitest';
import { toEntries, type Entry } from './list';
import { startInvoice, startLine, state, type Head, type Invoice, type Status } from './model';
import { toPaidLines } from './paid';
import { shares } from './shares';

const around = { today: '2026-11-16', currency: 'USD' };
const invoiceOf = (id: string, head: Partial<Head>, status: Status = 'paid', rate = '100'): Invoice => ({
  ...startInvoice(id, around, head),
  status,
  lines: [startLine('1', { rate })],
});
const entry = (...given: Parameters<typeof invoiceOf>) => toEntries([invoiceOf(...given)], around)[0] as Entry;
const amounts = (one: Entry) => toPaidLines(one).map(({ name, amount }) => [name, amount]);

describe('what a paid document brought in', () => {
  it('is its total, tax included, under its number and client', () => {
    // 100.00 and 10% tax
    expect(toPaidLines(entry('1', { clientName: 'Acre Foods' }))).toEqual([
      { key: '1 INV-001', name: 'INV-001, Acre Foods', group: 'Sales', type: 'income', amount: 11_000, currency: 'USD', day: '' },
    ]);
    expect(amounts(entry('1', { deposit: '30' }))).toEqual([['INV-001: deposit', 3_000], ['INV-001: balance', 8_000]]); // prettier-ignore
    expect(amounts(entry('1', { deposit: '110' }))).toEqual([['INV-001: deposit', 11_000]]);
  });

  it('is taken back by a credit note, and nothing for a quote or what is not paid', () => {
    expect(amounts(entry('1', { kind: 'credit-note', invoiceNumber: 'CN-001' }))).toEqual([['CN-001', -11_000]]);
    expect(amounts(entry('1', { kind: 'quote' }))).toEqual([]);
    expect(amounts(entry('1', {}, 'sent'))).toEqual([]);
    expect(amounts(entry('1', {}, 'paid', '0'))).toEqual([]);
  });
});

describe('what the tool offers', () => {
  const offered = (invoices: Invoice[]) => shares.offers?.bookings?.({ ...state.start(around), invoices }, around) ?? [];

  it('gathers what is paid, each once, and loses what is marked back', () => {
    const first = invoiceOf('1', {});
    const second = (status: Status) => invoiceOf('2', { invoiceNumber: 'INV-002', deposit: '10' }, status);
    expect(offered([first, second('paid')]).map(({ key }) => key)).toEqual(['1 INV-001', '2 INV-002 deposit', '2 INV-002']);
    expect(offered([first, second('sent')])).toEqual(offered([first]));
  });

  it('names the currency of each document', () => {
    expect(offered([invoiceOf('1', { currency: 'EUR' }), invoiceOf('2', {})]).map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  });

  it('keeps samples, and what is too large to add up, where they are', () => {
    const sample = state.sample?.(around).invoices ?? [];
    expect(sample.length).toBeGreaterThan(0);
    expect(offered(sample.map((one) => ({ ...one, status: 'paid' })))).toEqual([]);
    expect(offered([invoiceOf('1', {}, 'paid', '9'.repeat(15))])).toEqual([]);
  });
});
