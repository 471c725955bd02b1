import { describe, expect, it } from 'vitest';
import { ukGap } from './content';
import { nameOf, toEntry } from './files';
import { fields, type Draft } from './fields';
import { findPlace } from './places';
import { exhibitFields, paymentFields } from './row-fields';
import { documentOf, headingsOf, madeOf, make } from './test-data';

describe('a contract as an entry of the register', () => {
  const entryOf = (type: Draft['type'], more: Partial<Draft> = {}) => {
    const { title, party, ends, renews, renewMonths, notice } = toEntry(madeOf({ ...make(''), ...more, type }));
    return { title, party, ends, renews, renewMonths, notice };
  };

  it('has its kind, the other side and its last day', () => {
    expect(entryOf('service')).toEqual({
      title: 'Service contract',
      party: 'Acme Inc.',
      ends: '2027-03-31',
      renews: 'no',
      renewMonths: 12,
      notice: 0,
    });
    // An employer's other side is the employee.
    expect(entryOf('employment', { providerName: '  Jo Park ' }).party).toBe('Jo Park');
    expect(entryOf('', { endDate: 'soon' })).toMatchObject({ title: 'Contract', ends: '' });
  });

  it('renews only where it is a subscription that goes on after its last day', () => {
    const goesOn = { renewal: 'month', noticeDays: '30' };
    expect(entryOf('subscription', goesOn)).toMatchObject({ renews: 'yes', renewMonths: 1, notice: 30 });
    expect(entryOf('subscription', { ...goesOn, renewal: 'year' })).toMatchObject({ renews: 'yes', renewMonths: 12 });
    for (const other of [
      entryOf('subscription', { ...goesOn, renewal: 'no' }),
      entryOf('subscription', { ...goesOn, endDate: '' }),
      entryOf('service', goesOn),
    ])
      expect(other).toMatchObject({ renews: 'no', notice: 0 });
  });

  it.each([
    ['0', 0],
    ['-3', 0],
    ['14.9', 14],
    ['999', 999],
    ['5000', 999],
    ['a month', 0],
  ])('takes “%s” days of notice as %s', (noticeDays, notice) => {
    expect(entryOf('subscription', { renewal: 'month', noticeDays }).notice).toBe(notice);
  });

  it('is named by whoever is known', () => {
    expect(nameOf({ answers: make('service') })).toBe('Service contract between Acme Inc. and Jo Park');
    expect(nameOf({ answers: make('service', { clientName: ' ' }) })).toBe('Service contract with Jo Park');
    expect(nameOf({ answers: make('', { clientName: '', providerName: '' }) })).toBe('Contract');
  });
});

describe('where an open place is filled in', () => {
  it.each([
    [exhibitFields.title.label, 'exhibits', 'title'],
    [exhibitFields.text.label, 'exhibits', 'text'],
    [fields.clientName.label, 'contract', 'clientName'],
    [fields.amount.label, 'contract', 'amount'],
    [fields.priorInventions.label, 'exhibits', 'priorInventions'],
    [fields.clientSigner.label, 'exhibits', 'clientSigner'],
    [ukGap, 'contract', 'state'],
    ['no field is called this', 'contract', 'type'],
  ])('%s: %s', (label, tab, name) => {
    expect(findPlace(label)).toEqual({ tab, name });
  });

  it('is the payments for each field of a payment, and the clauses for what a switch asks', () => {
    for (const [name, { label }] of Object.entries(paymentFields)) expect(findPlace(label)).toEqual({ tab: 'payments', name });
    expect(findPlace(fields.noticeDays.label).name).toBe('noticeDays');
  });
});

it('exhibits go on after Z with two letters', () => {
  const exhibits = Array.from({ length: 53 }, (_, index) => ({ id: `${index}`, title: `Annex ${index + 1}`, text: 'Text' }));
  const named = headingsOf(documentOf(make('nda'), exhibits)).filter((text) => text.startsWith('Exhibit '));
  expect([0, 25, 26, 27, 51, 52].map((index) => named[index])).toEqual([
    expect.stringMatching(/^Exhibit A\b.*Annex 1$/),
    expect.stringMatching(/^Exhibit Z\b.*Annex 26$/),
    expect.stringMatching(/^Exhibit AA\b.*Annex 27$/),
    expect.stringMatching(/^Exhibit AB\b.*Annex 28$/),
    expect.stringMatching(/^Exhibit AZ\b.*Annex 52$/),
    expect.stringMatching(/^Exhibit BA\b.*Annex 53$/),
  ]);
});
