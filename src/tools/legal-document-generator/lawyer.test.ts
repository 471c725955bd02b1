import { describe, expect, it } from 'vitest';
import { findFaults } from './faults';
import { findTriggers } from './lawyer';
import { templateIds } from './templates';
import { make, filled, triggersOf } from './test-data';

describe('asking a lawyer', () => {
  it('always has its reasons', () => {
    for (const id of templateIds) expect(findTriggers(make(id)).always.length).toBeGreaterThanOrEqual(3);
  });

  it('follows from the answers', () => {
    expect(triggersOf('nda')).toEqual([]);
    expect(triggersOf('nda', { location: '' })).toEqual(['law']);
    expect(triggersOf('nda', { location: 'United States' })).toEqual(['state']);
    expect(triggersOf('nda', { location: 'USA', governingLaw: 'Delaware' })).toEqual([]);
    expect(triggersOf('nda', { survival: 'always', ndaKind: 'receiving' })).toEqual(['always', 'receiving']);
    expect(triggersOf('employment-contract', { ending: 'at-will', location: 'France' })).toEqual(['particulars']);
    expect(triggersOf('nda', { location: 'UK' })).toEqual(['kingdom']);
    expect(triggersOf('nda', { location: 'England and Wales' })).toEqual([]);
    expect(triggersOf('employment-contract', { engagement: 'contractor', location: 'New York, NY', ending: 'at-will' })).toEqual([
      'misclassified',
      'freelance',
    ]);
    expect(triggersOf('privacy-policy', { dataTypes: 'names and health data', location: 'Ireland' })).toEqual(['europe', 'sensitive']);
    expect(triggersOf('privacy-policy', { location: 'Ireland', governingLaw: 'California' })).toEqual(['europe']);
    for (const profitSplit of ['50/50', '1:1', '50-50', 'equal shares', '50% each'])
      expect(triggersOf('partnership-agreement', { decisions: 'shares', profitSplit }), profitSplit).toEqual(['deadlock']);
    for (const profitSplit of ['60/40', '50/40'])
      expect(triggersOf('partnership-agreement', { decisions: 'shares', profitSplit }), profitSplit).toEqual([]);
    expect(triggersOf('service-agreement', { liabilityCap: 'none' })).toEqual(['uncapped']);
    expect(triggersOf('service-agreement', { location: 'Ireland', paymentDays: '60' })).toEqual([]);
    expect(triggersOf('service-agreement', { location: 'Ireland', paymentDays: '61' })).toEqual(['late']);
    for (const location of ['California', 'Illinois', 'New York']) {
      expect(triggersOf('service-agreement', { location, paymentDays: '30' })).toEqual([]);
      expect(triggersOf('service-agreement', { location, paymentDays: '31' })).toEqual(['freelance']);
    }
    for (const location of ['California', 'Minnesota', 'North Dakota', 'Oklahoma'])
      expect(findFaults(filled('employment-contract', { nonCompete: true, location }))[0]?.text).toMatch(
        new RegExp(`^${location} does not enforce most non-competes`),
      );
    expect(findTriggers(filled('employment-contract', { nonCompete: true })).answered[0]?.text).toMatch(
      /^Non-competes are limited or void/,
    );
    expect(triggersOf('terms-of-service', { minimumAge: '13', hasPayments: true, hasUserContent: true })).toEqual([
      'minors',
      'renewal',
      'content',
    ]);
    expect(triggersOf('terms-of-service', { location: 'Ireland' })).toEqual(['consumers']);
    expect(triggersOf('terms-of-service', { location: 'Ireland', audience: 'businesses' })).toEqual([]);
    expect(triggersOf('privacy-policy', { sharesForAds: true, location: 'California' })).toEqual(['california', 'ads']);
    expect(triggersOf('nda', { nonSolicit: true, disputes: 'arbitration' })).toEqual(['arbitration', 'solicit']);
  });
});
