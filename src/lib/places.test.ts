import { describe, expect, it } from 'vitest';
import { euCountries, readLocation, readPlace, usStates } from './places';

describe('places', () => {
  it('are the fifty states with the district, and the twenty-seven of the Union', () => {
    expect(Object.keys(usStates)).toHaveLength(51);
    expect(new Set(euCountries).size).toBe(27);
  });

  it.each([
    ['', { region: 'unknown' }],
    ['Austin, TX', { region: 'US', state: 'TX' }],
    ['Austin, TX 78701', { region: 'US', state: 'TX' }],
    ['Washington, DC', { region: 'US', state: 'DC' }],
    ['Washington D.C.', { region: 'US', state: 'DC' }],
    ['Seattle, Washington', { region: 'US', state: 'WA' }],
    ['denver, co', { region: 'US', state: 'CO' }],
    ['NYC', { region: 'US', state: 'NY' }],
    ['Berlin, DE', { region: 'EU' }],
    ['Perth, WA, Australia', { region: 'other' }],
    ['Bogota, CO', { region: 'other' }],
    ['Deutschland', { region: 'EU' }],
    ['california', { region: 'US', state: 'CA' }],
    ['Boston, Massachusetts, USA', { region: 'US', state: 'MA' }],
    ['United States', { region: 'US' }],
    ['London, UK', { region: 'UK' }],
    ['Berlin, Germany', { region: 'EU' }],
    ['the Netherlands', { region: 'EU' }],
    ['The United States', { region: 'US' }],
    ['the UK', { region: 'UK' }],
    ['Lagos, Nigeria', { region: 'other' }],
    ['Tbilisi, Georgia', { region: 'other' }],
    ['Atlanta, Georgia, USA', { region: 'US', state: 'GA' }],
  ])('%s', (typed, place) => {
    expect(readPlace(typed)).toEqual(place);
  });

  it('takes nothing from what every object inherits', () => {
    for (const typed of ['__proto__', 'constructor', 'toString', 'Springfield, valueOf']) {
      const { label, region } = readLocation(typed);
      expect([typeof label, region]).toEqual(['string', 'other']);
    }
  });
});
