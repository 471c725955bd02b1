import { describe, expect, it } from 'vitest';
import { usStates } from '@/lib/places';
import { findFaults } from './faults';
import { describeNonCompete, isAtWillPlace, readNonCompete, readWorkPlace } from './jurisdiction';
import type { Draft } from './fields';
import { make, documentOf, textOf, factsOf, checkIds } from './test-data';

describe('the place', () => {
  const place = (workLocation: string, country = '', stateName = '') =>
    readWorkPlace({ workLocation, country, state: stateName }, 'employment');

  it('decides whether at-will holds', () => {
    expect(isAtWillPlace(place('Austin, TX'))).toBe(true);
    expect(isAtWillPlace(place('Remote', 'United States', 'Oregon'))).toBe(true);
    expect(isAtWillPlace(place('Helena, Montana', 'United States', 'Oregon'))).toBe(false);
    expect(isAtWillPlace(place('Berlin, Germany', 'United States', 'Delaware'))).toBe(false);
    expect(isAtWillPlace(place('Toronto, Canada', 'United States'))).toBe(false);
    expect(isAtWillPlace(place('', 'Germany'))).toBe(false);
    // "CA" as a country is Canada as well as California.
    expect(isAtWillPlace(place('', 'CA'))).toBe(false);
    expect(isAtWillPlace(place(''))).toBe(false);
  });

  it('brings the notice periods of its own country, not those of a place with a like name', () => {
    const country = (...typed: Parameters<typeof place>) => place(...typed).notice?.country;
    expect(country('Sydney, New South Wales, Australia')).toBe('Australia');
    expect(country('Remote', 'Australia', 'New South Wales')).toBe('Australia');
    expect(country('London, Ontario, Canada')).toBe('Canada');
    expect(country('London')).toBe('the United Kingdom');
    expect(country('Cardiff, Wales')).toBe('the United Kingdom');
    expect(country('Belfast, Northern Ireland')).toBe('the United Kingdom');
    expect(country('Cork, Ireland')).toBe('Ireland');
    expect(country('Berlin')).toBe('Germany');
    expect(country('London, Kentucky')).toBeUndefined();
    expect(isAtWillPlace(place('London, Kentucky'))).toBe(true);
    expect(country('New England', 'United States', 'Maine')).toBeUndefined();
  });

  it('puts the warning beside the contract and into the file', () => {
    const german = make('employment', { endDate: '', country: 'Germany', state: '', workLocation: 'Berlin' });
    const atWill = (answers: Draft) => findFaults(factsOf(answers)).find(({ id }) => id === 'at-will')?.text ?? '';
    expect(atWill(german)).toContain('exists only in the US');
    expect(atWill(german)).toContain('Minimum notice in Germany, as of 2025');
    expect(textOf(german)).toContain('at-will employment');
    expect(textOf(german)).toMatch(/^\[Draft\]\n\nDraft\..*\n\n(- .*\n)*- At-will employment exists only in the US\./);
    expect(atWill({ ...german, ending: 'notice' })).toBe('');
    expect(checkIds({ ...german, country: '', workLocation: '' })).toContain('at-will-unknown');
    expect(checkIds({ ...german, ending: 'notice' })).toEqual(expect.arrayContaining(['notice', 'particulars']));
    expect(checkIds(make('employment', { workLocation: 'Berlin, Germany' }))).toContain('law-elsewhere');
    const oregon = make('employment', { endDate: '' });
    expect(checkIds(oregon)).not.toContain('law-elsewhere');
    expect(atWill(oregon)).toBe('');
    expect(documentOf(oregon).mark).toBeUndefined();
    const montana = make('employment', { endDate: '', state: 'Montana', workLocation: '' });
    expect(atWill(montana)).toContain('good cause');
  });

  it('knows where non-competes hold', () => {
    expect((['CA', 'MN', 'ND', 'OK'] as const).map(readNonCompete)).toEqual(['void', 'void', 'void', 'void']);
    // As of 2025; every other state asks what is reasonable.
    expect((Object.keys(usStates) as (keyof typeof usStates)[]).filter((code) => readNonCompete(code) === 'limited')).toEqual([
      'CO',
      'DC',
      'IL',
      'ME',
      'MD',
      'MA',
      'NV',
      'NH',
      'OR',
      'RI',
      'VA',
      'WA',
      'WY',
    ]);
    expect(readNonCompete('TX')).toBe('reasonable');
    expect(describeNonCompete({ region: 'US', state: 'CA' })).toMatch(/^California does not enforce .* August 2024.* As of 2025\.$/);
    expect(describeNonCompete({ region: 'EU' })).toContain('does not cover');
    expect(describeNonCompete({ region: 'unknown' })).toContain('Enter the country');
  });

  it('brings the notice of US trade secret law to people in the US', () => {
    expect(textOf(make('nda'))).toContain('18 U.S.C. § 1833(b)');
    expect(textOf(make('employment'))).toContain('18 U.S.C. § 1833(b)');
    expect(textOf(make('nda', { country: 'France', state: '' }))).not.toContain('1833');
  });
});
