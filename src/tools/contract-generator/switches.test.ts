import { describe, expect, it } from 'vitest';
import { contractTypes } from './content';
import { toSections } from './contract';
import { sampleAnswers, state } from './model';
import { hintsFor } from './needed';
import { make, textOf, factsOf, titlesOf, gapsOf, checkIds } from './test-data';

describe('the switches', () => {
  const on = { lateFee: true, liabilityCap: true, nonSolicit: true, nonCompete: true, nonCompeteArea: 'Salem' };

  it('add their clauses where the type knows them, and the numbers follow', () => {
    expect(titlesOf(make('service', on))).toEqual(expect.arrayContaining(['Limit of Liability', 'Non-Solicitation']));
    expect(titlesOf(make('service', on))).not.toContain('Non-Compete');
    expect(titlesOf(make('consulting', on))).toContain('Non-Compete');
    expect(titlesOf(make('nda', on))).not.toContain('Limit of Liability');
    expect(titlesOf(make('employment', on))).toEqual(expect.arrayContaining(['Non-Solicitation', 'Non-Compete']));
    expect(textOf(make('freelance', { ...on, lateFeeRate: '1.5' }))).toContain('a late fee of 1.5% per month');
    expect(textOf(make('service', { forum: 'arbitration', arbitrator: 'American Arbitration Association', seat: 'Salem' }))).toContain(
      'under the rules of the American Arbitration Association. The place of arbitration is Salem.',
    );
    expect(textOf(make('service', { forum: 'arbitration', arbitrator: 'JAMS' }))).toContain('under the rules of JAMS.');
    expect(textOf(make('service'))).not.toContain('late fee');
  });

  it('assign the result by default, on payment or at once', () => {
    expect(textOf(make('freelance'))).toContain("as long as they last, with effect from the Client's full payment for it. Until then");
    expect(textOf(make('freelance', { ipWhen: 'creation' }))).toContain('as long as they last, with effect from its creation.');
    expect(titlesOf(make('freelance', { ip: false }))).not.toContain('Intellectual Property');
  });

  it('send disputes where they should go', () => {
    expect(textOf(make('service'))).toContain('decided by the courts of Oregon, United States.');
    expect(textOf(make('service', { forum: 'mediation' }))).toContain('neutral mediator');
    expect(gapsOf(make('service', { forum: 'arbitration' }))).toEqual(['Arbitration provider', 'Place of arbitration']);
  });

  it('explain each clause in plain English when asked to', () => {
    for (const type of contractTypes) {
      const answers = make(type, { ...on, hasNotes: true });
      expect(textOf(answers).match(/^In short: /gm)).toHaveLength(toSections(factsOf(answers)).length);
    }
    expect(textOf(make('service'))).not.toContain('In short');
  });

  it('make an NDA mutual', () => {
    const text = textOf(make('nda', { mutual: true }));
    expect(text.startsWith('MUTUAL NON-DISCLOSURE AGREEMENT')).toBe(true);
    expect(hintsFor('nda', true).providerName).not.toBe(hintsFor('nda', false).providerName);
    expect(text).toContain('(the "First Party"); and');
    expect(text).toContain('the party that receives is the "Receiving Party"');
  });
});

describe('a rental', () => {
  const rented = { serviceDescription: 'Rental of two water stations', deliverables: 'Two water stations' };

  it('stays the provider’s, comes back, and runs for its term', () => {
    const text = textOf(make('service', rented));
    expect(text).toContain('The Equipment remains the property of the Provider.');
    expect(text).toContain('This Agreement runs for its full term.');
    expect(text).not.toMatch(/Deliverable|Work Product|Intellectual Property/);
    expect(checkIds(make('service', rented))).toContain('rental');
  });

  it('is one only where something is rented out, or somebody says so', () => {
    for (const more of [{}, { serviceDescription: 'Design of a website for a rental firm' }, { ...rented, rental: 'no' }])
      expect(textOf(make('service', more))).not.toContain('Equipment');
    expect(textOf(make('service', { rental: 'yes' }))).toContain('(the "Equipment")');
    expect(textOf(make('freelance', rented))).not.toContain('Equipment');
  });

  it('is asked about in work from before', () => {
    const { rental: _rental, ...before } = sampleAnswers('2027-01-01');
    const old = { answers: before, exhibits: [], made: { answers: before, exhibits: [], currency: 'USD' } };
    expect(state.migrate?.(old, 1)).toMatchObject({ answers: { rental: 'auto' }, made: { answers: { rental: 'auto' } } });
    expect(state.migrate?.({ ...old, made: null }, 1)).toMatchObject({ answers: { rental: 'auto' }, made: null });
    expect(state.migrate?.(null, 1)).toBeNull();
  });
});
