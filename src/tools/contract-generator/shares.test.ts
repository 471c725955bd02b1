import { describe, expect, it } from 'vitest';
import { putIntoForms } from '@/lib/fields/put-answers';

import type { Draft } from './fields';
import { state, type ContractData } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const contract = (answers: Partial<Draft>): ContractData => {
  const start = state.start(around);
  return { ...start, answers: { ...start.answers, type: 'service', ...answers } };
};

describe('what a contract brings into the agenda', () => {
  it('is its start and its end', () => {
    const answers = { clientName: 'Acre Foods', providerName: 'Own Ltd', startDate: '2026-11-01', endDate: '2026-12-01' };
    expect(shares.agenda(contract(answers), around)).toEqual([
      { id: 'start', day: '2026-11-01', title: 'Service contract between Acre Foods and Own Ltd starts', isDone: true },
      { id: 'end', day: '2026-12-01', title: 'Service contract between Acre Foods and Own Ltd ends', isDone: false },
    ]);
    expect(shares.agenda(contract({ type: 'nda', clientName: 'Acre Foods', endDate: '2026-12-01' }), around)).toMatchObject([
      { title: 'NDA with Acre Foods ends' },
    ]);
  });

  it('is nothing without a day, and nothing of the sample', () => {
    expect(shares.agenda(contract({ clientName: 'Acre Foods' }), around)).toEqual([]);
    expect(shares.agenda(state.sample!(around), around)).toEqual([]);
  });
});

it('the company is the side that sells or hires, once it is known which', () => {
  const start = state.start({ today: '2026-11-15', currency: 'USD' });
  const told = { 'company.name': 'Acme', 'company.address': '1 Mill Lane', 'company.country': 'Germany' };
  const { fill } = shares.profile;
  const filledFor = (type: string) => fill({ ...start, answers: { ...start.answers, type } }, told).data;
  expect(filledFor('').answers).toMatchObject({ clientName: '', providerName: '', country: 'Germany' });
  expect(filledFor('service').answers).toMatchObject({ clientName: '', providerName: 'Acme', providerAddress: '1 Mill Lane' });
  expect(filledFor('employment').answers).toMatchObject({ clientName: 'Acme', clientAddress: '1 Mill Lane', providerName: '' });
  const signed = filledFor('freelance');
  expect(shares.profile.read({ ...signed, answers: { ...signed.answers, providerName: 'Jo' } })).toEqual(told);
  expect(putIntoForms(shares.profile.forms?.(signed) ?? [], signed, { 'company.name': 'Bolt' }).answers).toMatchObject({
    clientName: 'Bolt',
    providerName: '',
  });
});
