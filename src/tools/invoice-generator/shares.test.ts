import { describe, expect, it } from 'vitest';

import { startInvoice, startLine, state, type Invoice } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const invoice = (id: string, head: Partial<Invoice['head']>, more: Partial<Invoice> = {}): Invoice => ({
  ...startInvoice(id, around, { clientName: 'Acre Foods', dueDate: '2026-12-01', ...head }),
  lines: [startLine('1', { description: 'Brand workshop', rate: '100' })],
  ...more,
});
const agendaOf = (...invoices: Invoice[]) => shares.agenda({ invoices, openId: '1' }, around);

describe('what invoices bring into the agenda', () => {
  it('is the day they are due, with what is still owed', () => {
    expect(agendaOf(invoice('1', { taxPercent: '0', deposit: '40' }))).toEqual([
      { id: '1', day: '2026-12-01', title: 'Invoice INV-001 to Acre Foods is due', isDone: false, amount: 6000 },
    ]);
    expect(agendaOf(invoice('1', {}, { status: 'paid' }))).toMatchObject([{ isDone: true }]);
    expect(agendaOf(invoice('1', { currency: 'EUR' }))).toMatchObject([{ currency: 'EUR' }]);
  });

  it('is the day a quote runs out, over by itself', () => {
    const quote = { kind: 'quote', invoiceNumber: 'QUO-007' } as const;
    expect(agendaOf(invoice('1', quote))).toMatchObject([{ title: 'Quote QUO-007 to Acre Foods runs out', isDone: false }]);
    expect(agendaOf(invoice('1', { ...quote, dueDate: '2026-11-14' }))).toMatchObject([{ isDone: true }]);
  });

  it('is nothing without a day, and nothing of the sample', () => {
    expect(agendaOf(invoice('1', { dueDate: '' }), invoice('2', { dueDate: 'soon' }))).toEqual([]);
    expect(shares.agenda(state.sample!(around), around)).toEqual([]);
  });
});

it('an invoice is found by its client and by its items', () => {
  expect(shares.search({ invoices: [invoice('1', { notes: 'Thank you' })], openId: '1' }, around)).toEqual([
    { id: '1', title: 'Invoice INV-001 to Acre Foods', text: 'Brand workshop\nThank you' },
  ]);
});

it('the company goes into the invoice that is open', () => {
  const answers = { 'company.name': 'Harbor Studio' };
  const data = { invoices: [invoice('2', { companyName: 'Own Ltd' }), invoice('1', {})], openId: '1' };
  const { fill } = shares.profile;
  const { data: filled, names } = fill(data, answers);
  expect(filled.invoices.map(({ head }) => head.companyName)).toEqual(['Own Ltd', 'Harbor Studio']);
  expect(names).toEqual(['Company Name']);
});

it('a first invoice is due when customers have to pay, at the company’s own tax', () => {
  const start = state.start(around);
  const headOf = (days: string) => shares.profile.fill(start, { 'sales.days': days, 'sales.tax': '19' }).data.invoices[0]?.head;
  expect(headOf('30 days')).toMatchObject({ dueDate: '2026-12-15', taxPercent: '19' });
  expect(headOf('at once')).toMatchObject({ dueDate: '', taxPercent: '19' });
});
