import { describe, expect, it } from 'vitest';
import { toEntries, type Entry } from './list';
import { startInvoice, startLine, state, type Head, type Invoice, type Status } from './model';
import { toPaidLines, withPaid } from './paid';

const around = { today: '2026-11-16', currency: 'USD' };
const entry = (id: string, head: Partial<Head>, status: Status = 'paid', rate = '100'): Entry => {
  const invoice: Invoice = { ...startInvoice(id, around, head), status, lines: [startLine('1', { rate })] };
  return toEntries([invoice], around)[0] as Entry;
};
const amounts = (one: Entry) => toPaidLines(one, around.today).map(({ name, amount }) => [name, amount]);

describe('what a paid document brought in', () => {
  it('is its total, tax included, under its number and client', () => {
    // 100.00 and 10% tax
    expect(toPaidLines(entry('1', { clientName: 'Acre Foods' }), around.today)).toEqual([
      { key: '1 INV-001', name: 'INV-001, Acre Foods', group: 'Sales', type: 'income', amount: 11_000, repeats: 'once', month: '2026-11' },
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

describe('the parcel that waits', () => {
  it('gathers what is paid, each once, and loses what is marked back', () => {
    const first = withPaid(undefined, entry('1', {}), around.today);
    const both = withPaid(first, entry('2', { invoiceNumber: 'INV-002', deposit: '10' }), around.today);
    expect(both).toMatchObject({ from: 'invoice-generator-USD', currency: 'USD', isSample: false });
    expect(both.lines.map(({ key }) => key)).toEqual(['1 INV-001', '2 INV-002 deposit', '2 INV-002']);
    expect(withPaid(both, entry('1', {}), around.today).lines).toHaveLength(3);
    expect(withPaid(both, entry('2', { invoiceNumber: 'INV-002', deposit: '10' }, 'sent'), around.today).lines).toEqual(first.lines);
  });

  it('holds one currency and says what is a sample', () => {
    expect(withPaid(undefined, entry('1', { currency: 'EUR' }), around.today)).toMatchObject({
      from: 'invoice-generator-EUR',
      currency: 'EUR',
    });
    const sample = state.sample?.(around).invoices[0] as Invoice;
    const paid = toEntries([{ ...sample, status: 'paid' }], around)[0] as Entry;
    expect(withPaid(undefined, paid, around.today).isSample).toBe(true);
    expect(withPaid(withPaid(undefined, paid, around.today), { ...paid, invoice: sample }, around.today)).toMatchObject({
      isSample: false,
      lines: [],
    });
  });
});
