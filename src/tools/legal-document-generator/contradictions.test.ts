import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toDocument } from './documents';
import { findFaults, openFaults } from './faults';
import { acceptFault, applyFix, sampleAnswers, type Draft, type LegalData } from './model';
import { keepWordings } from './proposal';
import { templateIds, type TemplateId } from './templates';
import { make, filled, textOf, triggersOf } from './test-data';

describe('a document that contradicts itself', () => {
  const idsOf = (template: TemplateId, more: Partial<Draft> = {}) => findFaults(filled(template, more)).map(({ id }) => id);

  it('is a draft that names the fault on top, until it is changed or kept', () => {
    const bad = filled('employment-contract', { nonCompete: true, location: 'California' });
    const [fault] = openFaults(bad);
    expect(toDocument(bad).mark).toBe('Draft');
    expect(toText(toDocument(bad)).split('\n')[4]).toBe(`- ${fault?.text}`);
    const data: LegalData = { template: 'employment-contract', answers: bad.answers, made: bad, kept: null, hasNotes: false };
    const fixed = applyFix(data, fault?.fixes?.[0]?.change ?? {}, keepWordings);
    expect(fixed.made && toDocument(fixed.made).mark).toBeUndefined();
    expect(fixed.made && toText(toDocument(fixed.made))).not.toContain('competitor');
    const kept = acceptFault(data, fault?.text ?? '');
    expect(toDocument(bad, false, kept.accepted).mark).toBeUndefined();
    for (const id of templateIds) expect(openFaults(filled(id))).toEqual([]);
  });

  it('names what is left of the sample between answers of one’s own', () => {
    const half = make('employment-contract', { ...sampleAnswers(), companyName: 'Acme Inc.', employeeName: 'Ana Ruiz' });
    expect(findFaults(half).map(({ text }) => text)).toEqual(['Still from the sample: Work Location.']);
    expect(toDocument(half).mark).toBe('Draft');
    const partners = make('partnership-agreement', { ...sampleAnswers(), businessName: 'Acme Boxes', partnerOne: 'Ana Ruiz' });
    expect(findFaults(partners)[0]?.text).toBe('Still from the sample: Partner Two, Business Purpose and Contributions.');
    for (const id of templateIds) expect(findFaults(make(id, sampleAnswers()))).toEqual([]);
  });

  it('drops the new wording of a clause that a fix changes, and keeps the others', () => {
    const made = {
      ...filled('service-agreement', { paymentDays: '-4' }),
      rewordings: [
        { title: 'Fees and Payment', text: 'Pay within 1 day.' },
        { title: 'Timeline', text: 'It takes from March to May.' },
      ],
    };
    const data: LegalData = { template: 'service-agreement', answers: made.answers, made, kept: null, hasNotes: false };
    const fixed = applyFix(data, { paymentDays: '30' }, keepWordings).made;
    expect(fixed?.rewordings?.map(({ title }) => title)).toEqual(['Timeline']);
    expect(fixed && toText(toDocument(fixed))).toContain('within 30 days of receiving an invoice');
  });

  it('prints no other number than the one that was typed', () => {
    expect(idsOf('service-agreement', { paymentDays: '-4' })).toEqual(['range-paymentDays']);
    expect(textOf('service-agreement', { paymentDays: '-4' })).toContain('within [Number of Days] days');
    expect(textOf('service-agreement', { paymentDays: '-4' })).not.toContain('within 1 day');
    expect(textOf('employment-contract', { vacationDays: '-4' })).toContain('[Number of Days] days of paid vacation');
    expect(textOf('employment-contract', { vacationDays: '0' })).toContain('the paid vacation that the law grants');
    expect(textOf('employment-contract', { hoursPerWeek: '90' })).toContain('90 hours a week');
    expect(idsOf('employment-contract', { hoursPerWeek: '90' })).toEqual(['range-hoursPerWeek']);
    // A contractor has no hours, so they are no fault.
    expect(idsOf('employment-contract', { hoursPerWeek: '90', engagement: 'contractor' })).toEqual([]);
    expect(idsOf('nda', { paymentDays: '-4' })).toEqual([]);
  });

  it('questions amounts below zero, without a currency, or in one of another place', () => {
    for (const fees of ['-500', '-$500', '€ -500', '0', '-500 EUR in total'])
      expect(idsOf('service-agreement', { fees }), fees).toEqual(['amount']);
    expect(findFaults(filled('service-agreement', { fees: '8000' }))[0]).toMatchObject({
      id: 'no-currency',
      fixes: [{ label: 'Write “8,000 USD in total”', change: { fees: '8,000 USD in total' } }],
    });
    const berlin = { location: 'Germany', workLocation: 'Berlin' };
    expect(idsOf('employment-contract', { ...berlin, salary: '$84,000 a year' })).toEqual(['place-currency']);
    expect(idsOf('employment-contract', { ...berlin, salary: '84,000 euros a year' })).toEqual([]);
    expect(idsOf('employment-contract', { ...berlin, salary: '2,000 € a month' })).toEqual([]);
    expect(idsOf('service-agreement', { fees: '£90 an hour', location: 'Scotland' })).toEqual([]);
    expect(idsOf('service-agreement', { fees: '$90 an hour', location: 'Ontario, Canada' })).toEqual([]);
    expect(idsOf('service-agreement', { fees: 'by agreement' })).toEqual([]);
    // A range is no subtraction, and what reads differently elsewhere is not decided.
    for (const fees of ['$5,000-6,000', '5,000 - 6,000 USD', '$5–$6 an hour'])
      expect(idsOf('service-agreement', { fees }), fees).toEqual([]);
    expect(findFaults(filled('service-agreement', { fees: '5,000-6,000' }))[0]).toMatchObject({
      id: 'no-currency',
      fixes: [{ change: { fees: '5,000-6,000 USD in total' } }],
    });
    expect(findFaults(filled('employment-contract', { ...berlin, salary: '52.000' }))[0]).toMatchObject({
      id: 'no-currency',
      fixes: [{ change: { salary: '52.000 EUR a year' } }],
    });
    expect(idsOf('nda', { fees: '-5', salary: '-5' })).toEqual([]);
  });

  it('knows a timeline that ends before it starts', () => {
    expect(idsOf('service-agreement', { timeline: 'May 31 to March 1, 2027' })).toEqual(['timeline']);
    expect(idsOf('service-agreement', { timeline: 'from 1 May 2027 until 1 March 2027.' })).toEqual(['timeline']);
    for (const timeline of ['March 1 to May 31, 2027', 'December 1, 2026 to March 1, 2027', 'six weeks', 'two to three months', ''])
      expect(idsOf('service-agreement', { timeline }), timeline).toEqual([]);
  });

  it('does not hire at will where nobody can', () => {
    expect(idsOf('employment-contract', { ending: 'at-will', location: 'Montana' })).toEqual(['at-will']);
    expect(idsOf('employment-contract', { ending: 'at-will', location: 'France', salary: '€40,000 a year' })).toEqual(['at-will']);
    expect(idsOf('employment-contract', { ending: 'at-will' })).toEqual([]);
    expect(idsOf('employment-contract', { nonSolicit: true, location: 'California' })).toEqual(['solicit']);
  });

  it('goes by the place of work, whatever law was chosen', () => {
    const delaware = { location: 'Delaware', nonCompete: true, nonSolicit: true, ending: 'at-will' } as const;
    expect(idsOf('employment-contract', delaware)).toEqual([]);
    expect(idsOf('employment-contract', { ...delaware, workLocation: 'San Francisco, CA' })).toEqual(['non-compete', 'solicit']);
    expect(idsOf('employment-contract', { ...delaware, location: 'California', workLocation: 'Austin, TX' })).toEqual([
      'non-compete',
      'solicit',
    ]);
    expect(idsOf('employment-contract', { ...delaware, workLocation: 'Berlin', salary: '€60,000 a year' })).toEqual(['at-will']);
    expect(triggersOf('employment-contract', { location: 'Delaware', workLocation: 'Berlin' })).toEqual(['particulars']);
    // A place of work that is left over from another document says nothing.
    expect(textOf('terms-of-service', { hasPayments: true, workLocation: 'Berlin' })).not.toContain('without a fixed term');
  });

  it('does not renew a consumer’s subscription for the same time again in Germany', () => {
    const german = (more: Partial<Draft>) => textOf('terms-of-service', { hasPayments: true, location: 'Germany', ...more });
    expect(german({ audience: 'consumers' })).toContain('continues without a fixed term');
    expect(german({ audience: 'consumers' })).not.toContain('A subscription renews');
    expect(german({ audience: 'both' })).toContain('for your business, the following applies. A subscription renews');
    expect(german({ audience: 'businesses' })).not.toContain('without a fixed term');
    expect(triggersOf('terms-of-service', { location: 'Germany', audience: 'businesses' })).toEqual(['german']);
  });

  it('promises the pay that a non-compete needs in Germany', () => {
    const berlin = { nonCompete: true, location: 'Germany', workLocation: 'Berlin', salary: '€60,000 a year' };
    expect(textOf('employment-contract', berlin)).toContain('compensation of half of the contractual benefits');
    expect(textOf('employment-contract', { nonCompete: true })).not.toContain('HGB');
  });
});
