import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { findFaults } from './faults';
import { readFacts } from './facts';
import type { Draft } from './fields';
import { sumPayments, paymentFault, toDates, toSchedule } from './payments';
import type { Payment } from './row-fields';
import { documentOf, factsOf, make, madeOf } from './test-data';

const endingOf = (more: Partial<Draft>) => {
  const text = toText(documentOf(make('intent', more)));
  return /This Letter ends when[^]*?(?=\n\n\d+\. )/.exec(text)?.[0] ?? '';
};

describe('how a letter of intent ends', () => {
  it('is when the contract is signed, and at the latest on its last day', () => {
    expect(endingOf({ endDate: '' })).toContain('This Letter ends when the Planned Agreement is signed.');
    expect(endingOf({ endDate: '2027-03-31' })).toContain('is signed, and at the latest on March 31, 2027.');
  });

  it('leaves one promise or two in force, each by the number of its clause', () => {
    const lasting = (exclusiveDays: string, confidentiality: boolean) => {
      const found = /(Clauses? [^.]*?) remains? in force after that/.exec(endingOf({ exclusiveDays, confidentiality }))?.[0] ?? '';
      return found.replace(/\d+/g, '#');
    };
    expect(lasting('0', false)).toBe('');
    expect(lasting('30', false)).toBe('Clause # remains in force after that');
    expect(lasting('0', true)).toBe('Clause # remains in force after that');
    expect(lasting('30', true)).toBe('Clauses # and # remain in force after that');
    expect(lasting('1', false)).toBe('Clause # remains in force after that');
  });
});

describe('an amount that can be read two ways', () => {
  const faultOf = (amount: string, currency = 'USD') => {
    const facts = readFacts(madeOf(make('service', { amount }), [], currency));
    return facts && findFaults(facts).find(({ id }) => id === 'reading-amount');
  };

  it('is a fault until one of both is chosen; two decimals only where the third is zero', () => {
    expect(faultOf('84.000')).toMatchObject({ isFault: true, fixes: [{ label: 'Write 84,000' }, { label: 'Write 84.00' }] });
    expect(faultOf('84.125')?.fixes).toHaveLength(1);
    expect(faultOf('$1.500 net')?.fixes?.map(({ change }) => change.amount)).toEqual(['$1,500 net', '$1.50 net']);
    for (const amount of ['84', '84.00', '0.125', '8,400.125', '1.234.567']) expect(faultOf(amount), amount).toBeUndefined();
    // Dinars have three decimals.
    expect(faultOf('84.125', 'KWD')).toBeUndefined();
  });
});

describe('a fee in installments', () => {
  const payment = (installment: string, more: Partial<Payment> = {}): Payment => ({
    id: installment,
    milestone: 'Start',
    due: '',
    installment,
    ...more,
  });
  const withPayments = (payments: Payment[], more: Partial<Draft> = {}) => {
    const facts = readFacts({ ...madeOf(make('service', { amountBasis: 'total', ...more })), payments });
    if (!facts) throw new Error('no type');
    return facts;
  };

  it('is added up while each is a plain figure', () => {
    expect(sumPayments([payment('1,000'), payment('$500.50')], 'USD')).toBe(150_050);
    expect(sumPayments([payment('1,000'), payment('a third')], 'USD')).toBeUndefined();
    expect(sumPayments([], 'USD')).toBe(0);
  });

  it('must come to the fee, where the fee is one sum', () => {
    const fault = (payments: Payment[], more: Partial<Draft> = {}) => paymentFault(withPayments(payments, more));
    expect(fault([payment('2,000'), payment('3,000')])).toBe(false);
    expect(fault([payment('2,000'), payment('2,000')])).toMatchObject({
      isFault: true,
      text: 'The installments come to $4,000.00, but the fee is $5,000.00.',
      fixes: [{ change: { amount: expect.stringMatching(/^4,?000/) as string } }],
    });
    expect(fault([payment('2,000')], { amountBasis: 'month' })).toBe(false);
    expect(fault([payment('a third')])).toBe(false);
    expect(fault([payment('2,000')], { amount: 'by agreement' })).toBe(false);
    expect(fault([])).toBe(false);
  });

  it('is a table of what is due when, with a total where there is one', () => {
    const [, table] = toSchedule(
      withPayments([payment('2,000'), payment('3,000', { milestone: '', due: '2027-02-01' }), payment('', { milestone: ' ', due: '' })]),
    );
    expect(table).toMatchObject({
      rows: [
        ['Start', 'On the milestone', '$2,000.00'],
        ['Payment', 'February 1, 2027', '$3,000.00'],
      ],
      foot: [['Total', '', '$5,000.00']],
    });
    const [, open] = toSchedule(withPayments([payment('a third')]));
    expect(open).not.toHaveProperty('foot');
    expect(toSchedule(factsOf(make('service')))).toEqual([]);
  });

  it('stands in a calendar on the days that there are', () => {
    const days = (payments: Payment[], more: Partial<Draft> = {}) =>
      toDates({ ...madeOf(make('service', more)), payments }, 'Web design').map(({ day, title }) => `${day} ${title}`);
    expect(days([payment('2,000', { due: '2027-02-01' }), payment('3,000', { milestone: '', due: '2027-03-01' }), payment('1')])).toEqual([
      '2027-01-11 Web design starts',
      '2027-03-31 Web design ends',
      '2027-02-01 Payment due: Start',
      '2027-03-01 Payment due: Web design',
    ]);
    expect(days([], { startDate: '', endDate: '' })).toEqual([]);
  });
});
