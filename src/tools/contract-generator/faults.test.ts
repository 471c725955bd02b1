import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import type { ContractType } from './content';
import { readFacts } from './facts';
import { findFaults } from './faults';
import { fields, type Draft } from './fields';
import { endsBeforeStart } from './model';

const make = (type: ContractType, more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(fields, '2026-11-15'),
  type,
  clientName: 'Brack Mills',
  providerName: 'Jo Park',
  amount: '$5,000',
  salary: '$72,000',
  workLocation: 'Salem, Oregon',
  country: 'United States',
  state: 'Oregon',
  ...more,
});
const faultsOf = (type: ContractType, more: Partial<Draft> = {}, currency = 'USD') =>
  findFaults(readFacts({ answers: make(type, more), exhibits: [], currency })!);
const ids = (type: ContractType, more: Partial<Draft> = {}, currency = 'USD') => faultsOf(type, more, currency).map(({ id }) => id);

describe('faults of a contract', () => {
  it('are none in a plain one', () => {
    for (const type of ['service', 'employment', 'nda'] as const) expect(ids(type)).toEqual([]);
  });

  it('are dates in the wrong order', () => {
    const dates = (startDate: string, endDate: string) => endsBeforeStart({ startDate, endDate });
    expect([
      dates('2026-01-02', '2026-01-01'),
      dates('2026-01-01', '2026-01-01'),
      dates('', '2026-01-01'),
      dates('2026-01-01', ''),
    ]).toEqual([true, false, false, false]);
    expect(faultsOf('service', { startDate: '2026-01-02', endDate: '2026-01-01' })[0]?.fixes?.[0]?.change).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-01-02',
    });
  });

  it('are a rent in total that is paid by the month', () => {
    expect(ids('equipment', { paymentTerms: 'Monthly in advance' })).toContain('basis');
    expect(ids('equipment', { paymentTerms: 'Monthly in advance', amountBasis: 'month' })).not.toContain('basis');
    expect(ids('subscription', { paymentTerms: 'In 12 monthly installments' })).not.toContain('basis');
    expect(ids('service', { paymentTerms: 'Invoiced monthly' })).not.toContain('basis');
  });

  it('are amounts that are not above zero', () => {
    expect([
      ids('service', { amount: '0' }),
      ids('service', { amount: '-500' }),
      ids('service', { amount: '$ -500' }),
      ids('service', { amount: '1' }),
      ids('service', { amount: '400 - 500 dollars' }),
    ]).toEqual([['amount'], ['amount'], ['amount'], [], []]);
    expect([ids('employment', { salary: '0', amount: '0' }), ids('nda', { amount: '0', salary: '0' })]).toEqual([['amount'], []]);
  });

  it('are amounts that can be read in two ways', () => {
    const [reading] = faultsOf('service', { amount: '84.000' });
    expect(reading?.fixes?.map(({ label }) => label)).toEqual(['Write 84,000', 'Write 84.00']);
    expect(faultsOf('service', { amount: '$84.125' })[0]?.fixes?.map(({ label }) => label)).toEqual(['Write $84,125']);
    expect([ids('service', { amount: '84.00' }), ids('service', { amount: '84,000' }), ids('service', { amount: '0.840' })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('are currencies of another place', () => {
    expect(ids('service', { amount: '€5,000' })).toEqual(['place-currency']);
    expect(faultsOf('service', { amount: '5,000', country: 'Germany', state: '' })[0]?.fixes?.[0]).toMatchObject({
      label: 'Use EUR',
      change: { currency: 'EUR' },
    });
    expect(faultsOf('service', { amount: '€5,000' })[0]).not.toHaveProperty('fixes');
    expect(ids('service', { amount: '5,000', country: 'Germany', state: '' }, 'EUR')).toEqual([]);
    expect(ids('employment', { salary: '€72,000', workLocation: 'Berlin, Germany', ending: 'notice' })).toEqual([]);
    expect(ids('service', { liabilityCap: true, capBasis: 'amount', capAmount: '€900' })).toEqual(['place-currency', 'currencies']);
  });

  it.each([
    ['confidentialYears', 'nda', {}, 1, 99],
    ['lateFeeRate', 'service', { lateFee: true }, 0, 20],
    ['nonSolicitMonths', 'service', { nonSolicit: true }, 1, 60],
    ['nonCompeteMonths', 'employment', { nonCompete: true, ending: 'notice' }, 1, 60],
    ['noticeDays', 'service', {}, 1, 365],
    ['acceptDays', 'service', { deliverables: 'Flour' }, 1, 365],
  ] as const)('%s lies within its range', (name, type, on, min, max) => {
    const has = (value: number) => ids(type, { ...on, [name]: String(value) }).includes(`range-${name}`);
    expect([has(min - 1), has(min), has(max), has(max + 1)]).toEqual([true, false, false, true]);
    expect(ids(type, { ...on, [name]: '' }).includes(`range-${name}`)).toBe(false);
  });

  it('are clauses that the law of the place does not take', () => {
    const berlin = { country: 'Germany', state: '', workLocation: 'Berlin, Germany', salary: '€72,000' };
    const california = { state: 'California', workLocation: 'Fresno, California' };
    const has = (id: string, type: ContractType, more: Partial<Draft>) => ids(type, more).includes(id);
    expect([
      has('at-will', 'employment', { ...berlin, ending: 'at-will' }),
      has('at-will', 'employment', { ending: 'at-will' }),
      has('at-will', 'employment', { ...berlin, ending: 'notice' }),
    ]).toEqual([true, false, false]);
    expect([
      has('non-compete', 'employment', { ...california, nonCompete: true }),
      has('non-compete', 'employment', california),
      has('non-compete', 'employment', { nonCompete: true }),
    ]).toEqual([true, false, false]);
    expect([
      has('non-solicit', 'employment', { ...california, nonSolicit: true }),
      has('non-solicit', 'service', { ...california, nonSolicit: true }),
      has('non-solicit', 'employment', { nonSolicit: true }),
    ]).toEqual([true, false, false]);
    const german = (nonCompeteMonths: string) =>
      has('non-compete-long', 'employment', { ...berlin, ending: 'notice', nonCompete: true, nonCompeteMonths });
    expect([german('24'), german('25')]).toEqual([false, true]);
    expect([
      has('arbitration', 'employment', { ...berlin, ending: 'notice', forum: 'arbitration' }),
      has('arbitration', 'employment', { forum: 'arbitration' }),
      has('arbitration', 'service', { ...berlin, amount: '€5', forum: 'arbitration' }),
    ]).toEqual([true, false, false]);
  });
});
