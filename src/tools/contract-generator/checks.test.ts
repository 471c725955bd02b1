import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { findChecks } from './checks';
import { contractTypes } from './content';
import { toContract } from './contract';
import { readFacts } from './facts';
import { findFaults, openFaults } from './faults';
import { fields, type Draft, type WorkerDraft } from './fields';
import { applyFix, isStale, keepFault, sampleAnswers, type ContractData } from './model';
import { weighWorker } from './worker';
import { today, make, madeOf, textOf, factsOf, worker, checkIds } from './test-data';

describe('the checks', () => {
  it('flag what was added and what is missing', () => {
    expect(checkIds(make('service'))).toEqual(['ip-added', 'confidentiality-added']);
    expect(checkIds(make('freelance', { ip: false, confidentiality: false, state: 'New York' }))).toEqual([
      'worker-open',
      'freelance-law',
      'no-ip',
    ]);
    expect(checkIds(make('nda'))).toEqual([]);
    expect(checkIds(make('service', { startDate: '2027-02-01', endDate: '2027-01-01' }))).toContain('dates');
    expect(checkIds(make('service', { amount: '-5' }))).toContain('amount');
    for (const amount of ['', '5,000-6,000', '€5']) expect(checkIds(make('service', { amount }))).not.toContain('amount');
  });

  it('offer fixes that settle them', () => {
    const flags = Object.fromEntries(Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'flag' ? [[name, fc.boolean()]] : [])));
    fc.assert(
      fc.property(
        fc.record(flags),
        fc.constantFrom(...contractTypes),
        fc.constantFrom('Oregon', 'California', 'Montana'),
        fc.constantFrom('United States', 'Germany', 'United Kingdom'),
        (on, type, stateName, country) => {
          const answers = make(type, { ...on, state: stateName, country, forum: 'arbitration', startDate: '2028-01-01' });
          for (const { id, fixes = [] } of findChecks(factsOf(answers), worker))
            for (const {
              change: { currency = 'USD', ...change },
            } of fixes) {
              const fixed = readFacts(madeOf({ ...answers, ...change }, [], currency));
              expect(fixed && findChecks(fixed, worker).map((check) => check.id)).not.toContain(id);
            }
        },
      ),
      { numRuns: atMost(200) },
    );
  });
});

describe('the worker check', () => {
  const employee: WorkerDraft = {
    controlsHow: 'yes',
    setsHours: 'yes',
    worksForOthers: 'no',
    coreBusiness: 'yes',
    ownTools: 'no',
    canLose: 'no',
    openEnded: 'yes',
    canSubstitute: 'no',
    ownBusiness: 'no',
    benefits: 'yes',
  };
  const opposite = Object.fromEntries(
    Object.entries(employee).map(([name, answer]) => [name, answer === 'yes' ? 'no' : 'yes']),
  ) as WorkerDraft;

  it('counts which way the answers point', () => {
    expect(weighWorker(worker)).toEqual({ answered: 0, employee: 0, contractor: 0, lean: 'open' });
    expect(weighWorker(employee)).toEqual({ answered: 10, employee: 10, contractor: 0, lean: 'employee' });
    expect(weighWorker(opposite)).toEqual({ answered: 10, employee: 0, contractor: 10, lean: 'contractor' });
    // Five of each.
    const half = { ...opposite, controlsHow: 'yes', setsHours: 'yes', coreBusiness: 'yes', openEnded: 'yes', benefits: 'yes' };
    expect(weighWorker(half)).toMatchObject({ employee: 5, contractor: 5, lean: 'mixed' });
    expect(weighWorker({ ...worker, setsHours: 'maybe', controlsHow: 'yes' })).toMatchObject({ answered: 1, lean: 'open' });
  });

  it('speaks up when the type does not fit', () => {
    expect(checkIds(make('freelance'), employee)).toContain('worker-employee');
    expect(checkIds(make('employment'), opposite)).toContain('worker-contractor');
    expect(checkIds(make('employment'), employee).filter((id) => id.startsWith('worker'))).toEqual([]);
    expect(checkIds(make('nda'), employee)).toEqual([]);
  });
});

describe('a contract that contradicts itself', () => {
  const faultIds = (answers: Draft, currency = 'USD') => {
    const facts = readFacts(madeOf(answers, [], currency));
    return facts ? findFaults(facts).map(({ id }) => id) : [];
  };
  const first = (answers: Draft, kept: string[] = [], currency = 'USD') => toContract(madeOf(answers, [], currency), kept);

  it('is a draft that names the fault on top, until it is changed or kept', () => {
    const bad = make('service', { startDate: '2027-02-01', endDate: '2027-01-01', amount: '-5000' });
    const texts = openFaults(factsOf(bad)).map(({ text }) => text);
    expect(texts).toEqual([
      'The contract ends on January 1, 2027, before it starts on February 1, 2027.',
      'The fee is -$5,000.00. It should be more than zero.',
    ]);
    expect(first(bad).mark).toBe('Draft');
    expect(toText(first(bad)).indexOf(texts[0] ?? '')).toBeLessThan(toText(first(bad)).indexOf('SERVICE AGREEMENT'));
    expect(toText(first(bad, texts.slice(0, 1)))).not.toContain('before it starts');
    expect(first(bad, texts).mark).toBeUndefined();
    // Another figure is another fault.
    expect(first({ ...bad, amount: '-6000' }, texts).mark).toBe('Draft');
    expect(first(make('service')).mark).toBeUndefined();
  });

  it('names what is left of the sample between answers of one’s own', () => {
    const sample = sampleAnswers(today);
    expect(faultIds(sample)).toEqual([]);
    expect(first(sample).mark).toBe('Sample');
    const half = { ...sample, clientName: 'Acme Inc.', clientAddress: '1 Main Street, Salem', serviceDescription: 'Web design' };
    expect(first(half).mark).toBe('Draft');
    expect(openFaults(factsOf(half))[0]?.text).toBe(
      'Still from the sample: Provider Name, Provider Address, Deliverables and Payment Terms.',
    );
    // An NDA prints none of the work.
    expect(openFaults(factsOf({ ...half, type: 'nda' }))[0]?.text).toBe('Still from the sample: Provider Name and Provider Address.');
    expect(faultIds(make('service'))).toEqual([]);
  });

  it('reads what is not above zero in every spelling', () => {
    for (const amount of ['-5', '(500)', '500-', '€ -500', '-€500', '0', '-500 EUR'])
      expect(faultIds(make('service', { amount })), amount).toContain('amount');
    for (const amount of ['', '5,000-6,000', '€5', 'by agreement', '$5 - $6 an hour'])
      expect(faultIds(make('service', { amount })), amount).not.toContain('amount');
    expect(faultIds(make('employment', { salary: '-1' }))).toContain('amount');
    expect(faultIds(make('nda', { amount: '-1' }))).toEqual([]);
    expect(faultIds(make('service', { liabilityCap: true, capBasis: 'amount', capAmount: '-1' }))).toContain('cap');
  });

  it('asks which is meant where an amount reads differently elsewhere', () => {
    const german = make('employment', { country: 'Germany', state: '', workLocation: 'Berlin', salary: '84.000' });
    expect(textOf(german)).toContain('84.000 (USD) per year');
    const [fault] = openFaults(readFacts(madeOf(german, [], 'EUR')) ?? factsOf(german));
    expect(fault).toMatchObject({
      id: 'reading-salary',
      text: 'The salary “84.000” could mean 84,000, or 84 with three decimals.',
      fixes: [{ label: 'Write 84,000' }, { label: 'Write 84.00' }],
    });
    expect(textOf({ ...german, ...fault?.fixes?.[0]?.change })).toContain('$84,000.00 (USD) per year');
    expect(faultIds({ ...german, salary: '€84.000' })).toEqual(['reading-salary']);
    for (const salary of ['€84,000', '€84.00', '€84.000,00', '0.125']) expect(faultIds({ ...german, salary }, 'EUR'), salary).toEqual([]);
    expect(faultIds(make('service', { amount: '5.125', country: 'Kuwait', state: '' }), 'KWD')).toEqual([]);
  });

  it('prints no other number than the one that was typed', () => {
    const late = make('service', { acceptDays: '-4', cancellationTerms: '' });
    expect(faultIds(late)).toEqual(['range-acceptDays']);
    expect(textOf(late)).not.toContain('within 1 day');
    expect(textOf(late)).toContain('within [Days to check a delivery] days');
    const long = make('service', { acceptDays: '400' });
    expect(faultIds(long)).toEqual(['range-acceptDays']);
    expect(textOf(long)).toContain('within 400 days');
    expect(faultIds(make('freelance', { lateFee: true, lateFeeRate: '45' }))).toEqual(['range-lateFeeRate']);
    // What this contract does not print is no fault of it.
    expect(faultIds(make('nda', { acceptDays: '-4', noticeDays: 'soon' }))).toEqual([]);
    expect(faultIds(make('service', { noticeDays: '0', cancellationTerms: 'Two weeks' }))).toEqual([]);
  });

  it('asks whether the currency fits the place, and offers the one that does', () => {
    const german = make('employment', { country: 'Germany', state: '', workLocation: 'Berlin', salary: '84000' });
    const [fault] = openFaults(factsOf(german));
    expect(fault).toMatchObject({
      id: 'place-currency',
      text: 'The salary is in USD, but the place is Berlin, where people pay in EUR.',
      fixes: [{ label: 'Use EUR', change: { currency: 'EUR' } }],
    });
    const data: ContractData = { answers: german, exhibits: [], worker, made: madeOf(german) };
    const fixed = applyFix(data, fault?.fixes?.[0]?.change ?? {}, 'USD');
    expect(fixed.made && toText(toContract(fixed.made))).toContain('The salary is €84,000.00 (EUR) per year');
    expect(faultIds(german, 'EUR')).toEqual([]);
    // Whatever is printed with the currency of the contract is in it.
    for (const salary of ['84k', '0.125', '80,000-90,000']) {
      expect(textOf({ ...german, salary })).toContain(`${salary} (USD) per year`);
      expect(faultIds({ ...german, salary }), salary).toEqual(['place-currency']);
      expect(faultIds({ ...german, salary }, 'EUR'), salary).toEqual([]);
    }
    expect(openFaults(factsOf(make('service', { country: 'Netherlands', state: '' })))[0]?.text).toContain('the place is the Netherlands,');
    // A sign that was typed is never replaced.
    const pounds = make('service', { country: 'Germany', state: '', amount: '£200k' });
    expect(openFaults(factsOf(pounds))[0]).toMatchObject({ id: 'place-currency' });
    expect(openFaults(factsOf(pounds))[0]?.fixes).toBeUndefined();
    expect(textOf(pounds)).toContain('£200k in total');
    expect(faultIds(make('service', { country: 'Germany', state: '', amount: '€5,000' }))).toEqual([]);
    expect(faultIds(make('service', { liabilityCap: true, capBasis: 'amount', capAmount: '€10,000' }))).toContain('currencies');
    expect(faultIds(make('nda', { country: 'Germany', state: '' }))).toEqual([]);
  });

  it('does not hold a clause that is void where the work is done', () => {
    const california = make('employment', { state: 'California', workLocation: 'Oakland, CA', nonCompete: true, nonSolicit: true });
    expect(faultIds(california)).toEqual(['non-compete', 'non-solicit']);
    expect(faultIds(make('employment', { nonCompete: true }))).toEqual([]);
    const london = make('employment', { country: 'United Kingdom', state: 'England', workLocation: 'London', forum: 'arbitration' });
    expect(faultIds(london, 'GBP')).toEqual(['arbitration']);
  });

  it('promises the pay that a non-compete needs in Germany', () => {
    const german = make('employment', {
      country: 'Germany',
      state: '',
      workLocation: 'Berlin',
      nonCompete: true,
      nonCompeteArea: 'Berlin',
    });
    expect(textOf(german)).toContain('compensation of half of the contractual benefits');
    expect(textOf(make('employment', { nonCompete: true }))).not.toContain('HGB');
    expect(faultIds(german, 'EUR')).toEqual([]);
    expect(faultIds({ ...german, nonCompeteMonths: '25' }, 'EUR')).toEqual(['non-compete-long']);
    // A fixed term, too, holds there only with signatures on paper; without either, a contract may be signed anyhow.
    expect(textOf({ ...german, nonCompete: false })).toContain('signed by hand, on paper');
    expect(textOf({ ...german, nonCompete: false, endDate: '', ending: 'notice' })).not.toContain('by hand');
    const freelancer = factsOf({ ...german, type: 'freelance' });
    expect(findChecks(freelancer, worker).find(({ id }) => id === 'non-compete')?.text).toContain('does not cover');
  });

  it('is made anew by a fix, so that text and files no longer hold it', () => {
    const answers = make('service', { startDate: '2027-02-01', endDate: '2027-01-01' });
    const data: ContractData = { answers, exhibits: [], worker, made: madeOf(answers) };
    const [fault] = openFaults(factsOf(answers));
    const fixed = applyFix(data, fault?.fixes?.[0]?.change ?? {}, 'USD');
    expect(isStale(fixed, 'USD')).toBe(false);
    expect(fixed.made && toText(toContract(fixed.made))).toContain('starts on January 1, 2027, and ends on February 1, 2027');
    const kept = keepFault(data, fault?.text ?? '');
    expect(kept.made && toContract(kept.made, kept.kept).mark).toBeUndefined();
  });

  it('says that no inventions were listed only where somebody was asked', () => {
    const job = (priorInventions: string) => textOf(make('employment', { priorInventions }));
    expect(job('')).not.toMatch(/inventions of their own|named none/);
    expect(job('None.')).toContain('was asked to list inventions made before the employment and listed none');
    expect(job('None.')).not.toContain('Exhibit');
    expect(job('A lamp')).toContain('The inventions listed in Exhibit A belong to the Employee');
  });
});
