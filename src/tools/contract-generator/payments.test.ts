import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toContract } from './contract';
import { readFacts } from './facts';
import { openFaults } from './faults';
import { contractFiles } from './files';
import type { Payment } from './row-fields';
import { sampleAnswers, state, type Made } from './model';
import { shares } from './shares';
import { sumPayments } from './payments';

const around = { today: '2026-11-17', currency: 'USD' };
const row = (id: string, milestone: string, due: string, installment: string): Payment => ({ id, milestone, due, installment });
const payments = [
  row('a', 'Contract signed', '2026-12-01', '2,800'),
  row('b', 'Design accepted', '', '$2,800'),
  row('c', 'Shop delivered', '2027-02-15', '2,800.00'),
  row('d', '', '', ''),
];
const answers = { ...sampleAnswers(around.today), clientName: 'Fjord Books', providerName: 'Ana Ruiz', paymentTerms: '' };
const made: Made = { answers, exhibits: [], payments, currency: 'USD' };
const factsOf = (changed: Partial<Made>) => {
  const facts = readFacts({ ...made, ...changed });
  if (!facts) throw new Error('A type is chosen.');
  return facts;
};

describe('a fee in installments', () => {
  it('is printed as a table in the clause about the fee, with its sum', () => {
    const text = toText(toContract(made));
    expect(text).toContain('The Fee is paid in the following installments.');
    expect(text).toMatch(/Contract signed.*December 1, 2026.*\$2,800\.00/);
    expect(text).toMatch(/Design accepted.*On the milestone.*\$2,800\.00/);
    expect(text).toMatch(/Total.*\$8,400\.00/);
    expect(text).not.toContain('[Payment Terms]');
    expect(sumPayments(payments, 'USD')).toBe(840_000);
  });

  it('keeps terms of payment that were typed, and asks for them only where there is neither', () => {
    const typed = { ...answers, paymentTerms: 'Each within 14 days of the invoice' };
    expect(toText(toContract({ ...made, answers: typed }))).toContain('Each within 14 days of the invoice');
    expect(toText(toContract({ ...made, payments: [] }))).toContain('[Payment Terms]');
  });

  it('is a fault where it does not come to the fee, until the fee is made to fit', () => {
    const fault = (changed: Partial<Made>) => openFaults(factsOf(changed)).find(({ id }) => id === 'payments');
    expect(fault({})).toBeUndefined();
    const short = fault({ payments: payments.slice(0, 2) });
    expect(short?.text).toBe('The installments come to $5,600.00, but the fee is $8,400.00.');
    expect(short?.fixes?.[0]?.change).toEqual({ amount: '5600.00' });
    expect(fault({ payments: payments.slice(0, 2), answers: { ...answers, amount: '5,600.00' } })).toBeUndefined();
    expect(fault({ payments: [row('a', 'Start', '', 'a third')] })).toBeUndefined();
    expect(fault({ payments: payments.slice(0, 1), answers: { ...answers, amountBasis: 'hour' } })).toBeUndefined();
  });

  it('becomes an invoice each, and a day on the agenda where it has one', () => {
    const data = { ...state.start(around), answers, payments };
    expect(shares.offers?.agreements?.(data, around)).toMatchObject([
      {
        key: 'payment-a',
        client: 'Fjord Books',
        work: 'Design and build of a new online bookshop: Contract signed',
        amount: 280_000,
        per: 'total',
      },
      { key: 'payment-b', amount: 280_000 },
      { key: 'payment-c', amount: 280_000 },
    ]);
    const due = shares.agenda?.(data, around) ?? [];
    expect(due.map(({ day, title }) => `${day} ${title}`)).toEqual(
      expect.arrayContaining(['2026-12-01 Payment due: Contract signed', '2027-02-15 Payment due: Shop delivered']),
    );
  });

  it('is in the calendar beside the start and the end', async () => {
    const file = contractFiles({ ...state.start(around), answers, payments, made }, around).find(({ name }) => name.endsWith('.ics'));
    const text = (await (await file?.make())?.text()) ?? '';
    expect(file?.name).toBe('service_contract_dates.ics');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(text).toContain('SUMMARY:Payment due: Shop delivered');
    expect(text).toContain('DTSTART;VALUE=DATE:20270215');
  });
});
