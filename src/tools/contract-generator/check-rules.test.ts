import { describe, expect, it } from 'vitest';
import { findChecks } from './checks';
import type { ContractType } from './content';
import type { Draft, WorkerDraft } from './fields';
import { findPlace } from './places';
import { hintsFor, listNeeded, listOwn, listUnused } from './needed';
import { lacksCurrency } from './facts';
import { countryIn, stateIn, tidy } from './typed';
import { checkIds, factsOf, make, worker } from './test-data';
import { weighWorker } from './worker';

/** Among what is only to be looked at, not among the faults. */
const isFound = (id: string, type: ContractType, more: Partial<Draft> = {}) =>
  findChecks(factsOf(make(type, more)), worker).some((check) => check.id === id && check.isFault !== true);
const textOfCheck = (id: string, type: ContractType, more: Partial<Draft> = {}) =>
  findChecks(factsOf(make(type, more)), worker).find((check) => check.id === id)?.text ?? '';
const germany = { country: 'Germany', state: '', workLocation: 'Berlin' };
const uk = { country: 'United Kingdom', state: 'Scotland', workLocation: 'Glasgow, United Kingdom' };

describe('the worker check', () => {
  /** So many answers that speak for an employee, and so many for a contractor. */
  const told = (employee: number, contractor: number): WorkerDraft => {
    const forEmployee = ['controlsHow', 'setsHours', 'coreBusiness', 'openEnded', 'benefits'] as const;
    const forContractor = ['worksForOthers', 'ownTools', 'canLose', 'canSubstitute', 'ownBusiness'] as const;
    return {
      ...worker,
      ...Object.fromEntries(forEmployee.slice(0, employee).map((name) => [name, 'yes'])),
      ...Object.fromEntries(forContractor.slice(0, contractor).map((name) => [name, 'yes'])),
    };
  };

  it('leans no way below five answers', () => {
    expect(weighWorker(told(4, 0))).toEqual({ answered: 4, employee: 4, contractor: 0, lean: 'open' });
    expect(weighWorker(told(5, 0)).lean).toBe('employee');
    expect(weighWorker(told(0, 5)).lean).toBe('contractor');
    expect(weighWorker(told(3, 2)).lean).toBe('employee');
    expect(weighWorker(told(2, 3)).lean).toBe('contractor');
    expect(weighWorker(told(3, 3)).lean).toBe('mixed');
  });

  it('is spoken of only where somebody works, and what it says depends on the contract', () => {
    const ids = (type: ContractType, about: WorkerDraft) => checkIds(make(type), about).filter((id) => id.startsWith('worker'));
    const types = ['service', 'freelance', 'consulting', 'employment', 'nda', 'safe'] as const;
    expect(types.map((type) => ids(type, told(5, 0)))).toEqual([[], ['worker-employee'], ['worker-employee'], [], [], []]);
    expect(types.map((type) => ids(type, told(0, 5)))).toEqual([[], [], [], ['worker-contractor'], [], []]);
    expect(types.map((type) => ids(type, told(3, 3)))).toEqual([[], ['worker-mixed'], ['worker-mixed'], ['worker-mixed'], [], []]);
    expect(types.map((type) => ids(type, worker))).toEqual([[], ['worker-open'], [], ['worker-open'], [], []]);
  });
});

describe('what depends on the place', () => {
  it('is the law on freelancers of three states, for freelancers', () => {
    for (const state of ['New York', 'California', 'Illinois']) {
      expect(isFound('freelance-law', 'freelance', { state })).toBe(true);
      expect(isFound('freelance-law', 'consulting', { state })).toBe(false);
    }
    expect(isFound('freelance-law', 'freelance', { state: 'Oregon' })).toBe(false);
  });

  it('is a law that is not the one of the place of work, where both are known', () => {
    const elsewhere = (workLocation: string, country: string, type: ContractType = 'employment') =>
      isFound('law-elsewhere', type, { workLocation, country, state: '' });
    expect(elsewhere('Germany', 'United States')).toBe(true);
    expect(elsewhere('United States', 'Germany')).toBe(true);
    expect(elsewhere('Germany', 'United Kingdom')).toBe(true);
    expect(elsewhere('France', 'Germany')).toBe(false);
    expect(elsewhere('Peru', 'Germany')).toBe(false);
    expect(elsewhere('Germany', 'Peru')).toBe(false);
    expect(elsewhere('', 'Germany')).toBe(false);
    expect(elsewhere('Germany', 'United States', 'consulting')).toBe(false);
  });

  it('is the notice of its country, for a job that ends by notice and not by a day', () => {
    const job = { ...germany, ending: 'notice', endDate: '' } as const;
    expect(textOfCheck('notice', 'employment', job)).toMatch(/^Minimum notice in Germany.*Your notice must not be shorter\.$/);
    expect(isFound('notice', 'employment', { ...job, endDate: '2027-12-31' })).toBe(false);
    expect(isFound('notice', 'employment', { ...job, ending: 'at-will' })).toBe(false);
    expect(isFound('notice', 'employment', { ending: 'notice', endDate: '' })).toBe(false);
  });

  it('is what an employee in Europe must be told', () => {
    const told = { hours: '40 a week', leave: '28 days' };
    expect(isFound('particulars', 'employment', { ...germany, ...told })).toBe(false);
    expect(isFound('particulars', 'employment', { ...germany, ...told, hours: ' ' })).toBe(true);
    expect(isFound('particulars', 'employment', { ...uk, ...told, leave: '-' })).toBe(true);
    expect(isFound('particulars', 'employment', { hours: '', leave: '' })).toBe(false);
    expect(isFound('particulars', 'freelance', { ...germany, hours: '', leave: '' })).toBe(false);
    expect(isFound('fixed-term', 'employment', { ...germany, endDate: '2027-12-31' })).toBe(true);
    expect(isFound('fixed-term', 'employment', { ...germany, endDate: '' })).toBe(false);
    expect(isFound('fixed-term', 'employment', { endDate: '2027-12-31' })).toBe(false);
    expect(isFound('fixed-term', 'service', { ...germany, endDate: '2027-12-31' })).toBe(false);
  });

  it('is arbitration of a job outside Europe', () => {
    expect(isFound('arbitration', 'employment', { forum: 'arbitration' })).toBe(true);
    expect(isFound('arbitration', 'employment', { forum: 'courts' })).toBe(false);
    expect(isFound('arbitration', 'employment', { ...germany, forum: 'arbitration' })).toBe(false);
    expect(isFound('arbitration', 'employment', { ...uk, forum: 'arbitration' })).toBe(false);
    expect(isFound('arbitration', 'service', { forum: 'arbitration' })).toBe(false);
  });

  it('is which law of the United Kingdom it is, and at-will where no place is known', () => {
    expect(isFound('uk-law', 'service', { country: 'United Kingdom', state: '' })).toBe(true);
    expect(isFound('uk-law', 'service', { country: 'United Kingdom', state: 'Scotland' })).toBe(false);
    expect(isFound('uk-law', 'service')).toBe(false);
    const atWill = { ending: 'at-will', endDate: '', workLocation: '', country: '', state: '' } as const;
    expect(isFound('at-will-unknown', 'employment', atWill)).toBe(true);
    expect(isFound('at-will-unknown', 'employment', { ...atWill, country: 'United States', workLocation: 'Salem, Oregon' })).toBe(false);
    expect(isFound('at-will-unknown', 'service', atWill)).toBe(false);
  });
});

describe('what depends on the clauses', () => {
  it('is who owns the result, where something is made', () => {
    expect(isFound('no-ip', 'service', { ip: false })).toBe(true);
    expect(isFound('no-ip', 'service', { ip: true })).toBe(false);
    expect(isFound('no-ip', 'service', { ip: false, rental: 'yes' })).toBe(false);
    expect(isFound('no-ip', 'subscription', { ip: false })).toBe(false);
    expect(textOfCheck('no-ip', 'employment', { ip: false })).toContain('the employee often keeps the rights');
    expect(isFound('ip-added', 'service', { ip: true })).toBe(true);
    expect(isFound('ip-added', 'service', { ip: true, rental: 'yes' })).toBe(false);
  });

  it('is a rental that was only read as one', () => {
    const rental = { serviceDescription: 'Rental of two mixers', deliverables: 'Two mixers' };
    expect(isFound('rental', 'service', { ...rental, rental: 'auto' })).toBe(true);
    expect(isFound('rental', 'service', { ...rental, rental: 'yes' })).toBe(false);
    expect(isFound('rental', 'service', { ...rental, rental: 'no' })).toBe(false);
    expect(isFound('rental', 'freelance', { ...rental, rental: 'auto' })).toBe(false);
    // Software for a rental business is none.
    expect(isFound('rental', 'service', { ...rental, deliverables: 'A website', rental: 'auto' })).toBe(false);
  });

  it('is a promise that holds nowhere, or not everywhere', () => {
    const of = (state: string) => ({ state, workLocation: `${state}, United States`, nonCompete: true, nonSolicit: true });
    expect(isFound('non-compete', 'freelance', of('Oregon'))).toBe(true);
    expect(isFound('non-compete', 'freelance', { ...of('Oregon'), nonCompete: false })).toBe(false);
    // Void in California: a fault, not a question.
    expect(isFound('non-compete', 'freelance', of('California'))).toBe(false);
    expect(isFound('non-solicit', 'freelance', of('California'))).toBe(true);
    expect(isFound('non-solicit', 'employment', of('California'))).toBe(false);
    expect(isFound('non-solicit', 'freelance', of('Oregon'))).toBe(false);
    expect(isFound('non-solicit', 'freelance', { ...of('California'), nonSolicit: false })).toBe(false);
  });

  it('is what late payment may cost, by the law of the place', () => {
    const of = (more: Partial<Draft>) => textOfCheck('late-fee', 'service', { lateFee: true, lateFeeRate: '1', ...more });
    expect(of({})).toMatch(/^Many places limit/);
    expect(of(germany)).toMatch(/^Between businesses in the EU and the UK/);
    expect(of(uk)).toMatch(/^Between businesses in the EU and the UK/);
    expect(of({ lateFee: false })).toBe('');
  });

  it('is an amount of no currency', () => {
    const vague = '8,400 a month';
    expect(lacksCurrency(vague)).toBe(true);
    expect(textOfCheck('currency', 'service', { amount: vague })).toContain(`which currency this is in: ${vague}. Name`);
    expect(isFound('currency', 'employment', { salary: vague })).toBe(true);
    expect(isFound('currency', 'employment', { amount: vague })).toBe(false);
    expect(isFound('currency', 'safe', { amount: vague })).toBe(true);
    expect(isFound('currency', 'nda', { amount: vague })).toBe(false);
    for (const amount of ['8,400', '$8,400 a month', '8,400 euros a month', '8,400 EUR a month', 'by agreement'])
      expect(isFound('currency', 'service', { amount }), amount).toBe(false);
    const cap = { liabilityCap: true, capBasis: 'amount', capAmount: vague } as const;
    expect(isFound('currency', 'service', cap)).toBe(true);
    expect(isFound('currency', 'service', { ...cap, liabilityCap: false })).toBe(false);
    expect(isFound('currency', 'service', { ...cap, capBasis: 'fees' })).toBe(false);
  });
});

describe('what depends on the kind of contract', () => {
  it('is said of that kind only', () => {
    const kinds = { insurance: 'equipment', consumers: 'subscription', 'safe-form': 'safe' } as const;
    const types: ContractType[] = ['service', 'equipment', 'subscription', 'pilot', 'founders', 'safe'];
    for (const [id, kind] of Object.entries(kinds))
      expect(
        types.filter((type) => isFound(id, type)),
        id,
      ).toEqual([kind]);
    expect(isFound('pilot-end', 'pilot', { endDate: '' })).toBe(true);
    expect(isFound('pilot-end', 'pilot', { endDate: '2027-01-31' })).toBe(false);
    expect(isFound('pilot-end', 'service', { endDate: '' })).toBe(false);
  });

  it('is what founders and customers of a place should know', () => {
    const founders = (more: Partial<Draft>) => checkIds(make('founders', more)).filter((id) => id.startsWith('founders'));
    expect(founders({})).toEqual(['founders-tax']);
    expect(founders(germany)).toEqual(['founders-notary']);
    expect(founders({ country: 'France', state: '' })).toEqual(['founders-pacte']);
    expect(founders({ country: 'Peru', state: '' })).toEqual([]);
    const consumers = (more: Partial<Draft>) => textOfCheck('consumers', 'subscription', more);
    expect(consumers({})).toContain('such as on renewals');
    expect(consumers(germany)).toContain('withdraw within 14 days');
    expect(consumers(uk)).toContain('withdraw within 14 days');
    expect(textOfCheck('not-covered', 'founders', germany)).toMatch(/^Not covered for Germany: the articles/);
    expect(isFound('not-covered', 'safe')).toBe(false);
    expect(textOfCheck('not-covered', 'safe', germany)).toMatch(/^Not covered: companies outside the US/);
    expect(isFound('not-covered', 'safe', { country: '', state: '' })).toBe(false);
  });

  it('asks for what it prints and nothing else', () => {
    expect(listNeeded('').slice(-5)).toEqual(['amount', 'serviceDescription', 'deliverables', 'paymentTerms', 'country']);
    expect(listNeeded('nda').slice(6)).toEqual(['confidentialInformation', 'disclosurePurpose', 'country']);
    expect(listNeeded('safe').slice(6)).toEqual(['amount', 'safeVersion', 'safeHome', 'safeCap', 'country']);
    expect(listNeeded('safe', 'discount')).toContain('safeDiscount');
    expect(listNeeded('safe', 'mfn').slice(6)).toEqual(['amount', 'safeVersion', 'safeHome', 'country']);
    expect([listUnused(''), listUnused('service'), listUnused('subscription')]).toEqual([[], [], ['deliverables']]);
    expect(listOwn('', { safeForm: 'cap' })).toEqual([]);
    expect(listOwn('service', { safeForm: 'cap' })).toEqual([]);
    expect(listOwn('pilot', { safeForm: 'cap' })).toEqual(['successCriteria', 'exitDays']);
    expect(listOwn('safe', { safeForm: 'discount' })).toEqual(['safeForm', 'safeVersion', 'safeDiscount', 'safeHome', 'proRata']);
  });

  it('says who is who, and in a mutual NDA that both sides are the same', () => {
    expect(hintsFor('nda', false).clientName).toBe('Whose information is shared.');
    expect(hintsFor('nda', true)).toMatchObject({
      clientName: 'One side of the agreement.',
      providerName: 'The other side.',
      endDate: 'Leave empty if there is none.',
    });
    expect(hintsFor('employment', true).clientName).toBe('The employer.');
    expect(hintsFor('', true)).toEqual({});
  });
});

describe('what was typed', () => {
  it('is one line without what hangs off its end, or nothing', () => {
    expect([' Acme,\n Inc. ', 'Acme ; :', '—', '...', ' 7 '].map(tidy)).toEqual(['Acme, Inc.', 'Acme', '', '', '7']);
  });

  it('is a country without a full stop, and a state by its letters in the United States only', () => {
    expect(['Germany.', 'U.S.A.', 'Peru..', 'UK.'].map(countryIn)).toEqual(['Germany', 'U.S.A.', 'Peru', 'UK.']);
    expect(stateIn('or', 'USA')).toBe('Oregon');
    expect(stateIn('OR', 'United States.')).toBe('Oregon');
    expect(stateIn('or', 'Germany')).toBe('or');
    expect(stateIn('Bavaria', 'Germany')).toBe('Bavaria');
    expect(stateIn('Ohio', 'USA')).toBe('Ohio');
  });

  it('is found on the tab where it is asked', () => {
    expect(findPlace('Client Name')).toEqual({ tab: 'contract', name: 'clientName' });
    expect(findPlace('Nothing like it')).toEqual({ tab: 'contract', name: 'type' });
    expect(findPlace('Milestone')).toEqual({ tab: 'payments', name: 'milestone' });
    expect(findPlace('Late fee (% a month)')).toEqual({ tab: 'clauses', name: 'lateFeeRate' });
  });
});
