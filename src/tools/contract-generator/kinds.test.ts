import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { findChecks } from './checks';
import type { ContractType } from './content';
import { toContract } from './contract';
import { readFacts } from './facts';
import { fields, type Draft } from './fields';
import { workerFields } from './row-fields';
import { discountIn } from './kinds-safe';
import { listNeeded, listOwn } from './needed';
import { shares } from './shares';
import { state } from './model';

const make = (type: ContractType, more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(fields, ''),
  type,
  clientName: 'Acre Ltd',
  startDate: '2027-01-01',
  amount: '120',
  ...more,
});
const textOf = (answers: Draft) => toText(toContract({ answers, exhibits: [], currency: 'USD' }));
const checksOf = (answers: Draft) => {
  const facts = readFacts({ answers, exhibits: [], currency: 'USD' });
  return facts ? findChecks(facts, emptyDraft(workerFields, '')).map(({ id }) => id) : [];
};
const switches: Partial<Draft> = { ip: true, lateFee: true, liabilityCap: true, nonSolicit: true, nonCompete: true, endDate: '2027-12-31' };

describe('a kind of contract', () => {
  it.each<[ContractType, RegExp]>([
    ['subscription', /Deliverable|Work Product|\bClient\b|Equipment|Employee|Pilot|Founder|non-compete/],
    ['equipment', /Deliverable|Work Product|\bClient\b|\bFee\b|Service|software|Employee|Founder|personal data/],
    ['pilot', /Deliverable|Work Product|\bClient\b|Equipment|Employee|Founder|renew/],
    ['intent', /Deliverable|Work Product|\bClient\b|Equipment|Employee|Founder|this Agreement|\bFee\b/],
    ['founders', /Deliverable|Work Product|\bClient\b(?! (Address|Name))|Equipment|Employee|\bFee\b|Customer/],
    ['safe', /Deliverable|Work Product|\bClient\b(?! (Address|Name))|this Agreement|\bFee\b|liability|confidential/],
  ])('%s holds no clause of another', (type, others) => {
    for (const country of ['United States', 'Germany', 'France', 'England'])
      expect(
        others.exec(textOf(make(type, { ...switches, country, state: 'Oregon' })).replaceAll('[Client Address]', ''))?.[0],
      ).toBeUndefined();
  });

  it('asks for what only it needs, and a SAFE for what its form leaves blank', () => {
    expect(listNeeded('safe', 'cap')).toContain('safeCap');
    expect(listNeeded('safe', 'discount')).not.toContain('safeCap');
    expect(listOwn('safe', { safeForm: 'mfn' })).not.toContain('safeDiscount');
    expect(discountIn('20')).toBe('20%, which the form writes as a Discount Rate of 80%');
    expect(discountIn('12.5 %')).toContain('87.5%');
    expect(discountIn('as in the side letter')).toBe('as in the side letter');
  });

  it('renews only where it has a last day, and only if it should', () => {
    const renewing = make('subscription', { endDate: '2027-12-31', noticeDays: '60' });
    expect(textOf(renewing)).toContain('at least 60 days before the term ends');
    expect(textOf({ ...renewing, renewal: 'month' })).toContain('it renews for one month');
    expect(textOf({ ...renewing, renewal: 'no' })).toContain('This Agreement runs for its full term.');
    expect(textOf({ ...renewing, endDate: '' })).toContain("at least 60 days' notice in writing");
  });

  it('earns shares by its years, and all at once without any', () => {
    expect(textOf(make('founders', { vestingYears: '1', cliffMonths: '36' }))).toContain('In the first 12 months nothing is earned');
    const atOnce = textOf(make('founders', { vestingYears: '0' }));
    expect(atOnce).not.toContain('earned');
    expect(atOnce).toContain('A Founder who leaves keeps their shares.');
  });

  it('says which parts of a letter bind, and which last', () => {
    const letter = textOf(make('intent', { exclusiveDays: '30' }));
    expect(letter).toContain('Only clauses 3, 4, 5, 6, 7, 8, 9 and 10 are legally binding.');
    expect(letter).toContain('Clauses 3 and 4 remain in force');
    expect(textOf(make('intent', { confidentiality: false }))).not.toContain('remain in force after that');
  });

  it('names what its place asks for', () => {
    const germany = { country: 'Germany', state: '' };
    expect(checksOf(make('founders', germany))).toEqual(expect.arrayContaining(['founders-notary', 'not-covered']));
    expect(checksOf(make('safe', { ...germany, amount: '€5' }))).toContain('not-covered');
    expect(checksOf(make('safe', { country: 'United States', state: 'Delaware' }))).toEqual(['safe-form']);
    expect(textOf(make('freelance', germany))).toContain('section 29 of the Copyright Act');
    expect(textOf(make('freelance', { country: 'UK', state: 'England' }))).toContain(
      'Late Payment of Commercial Debts (Interest) Act 1998',
    );
    expect(textOf(make('freelance', { country: 'France' }))).toContain('article L. 131-3');
  });

  it('is billed where it costs something', () => {
    const data = state.start({ today: '', currency: 'USD' });
    const bills = (answers: Draft) => shares.offers.agreements?.({ ...data, answers }, { today: '', currency: 'USD' });
    expect(bills(make('equipment', { items: 'A mixer\nA bowl', amountBasis: 'month' }))).toMatchObject([{ work: 'A mixer', per: 'month' }]);
    expect(bills(make('subscription', { serviceDescription: 'An app', amountBasis: 'year' }))).toMatchObject([
      { work: 'An app, one year', per: 'total', amount: 12_000 },
    ]);
    expect(bills(make('pilot', { amount: '' }))).toEqual([]);
    for (const type of ['safe', 'founders', 'intent'] as const) expect(bills(make(type))).toEqual([]);
  });
});
