import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usStates, euCountries, type UsState } from '@/lib/places';
import { readLocation } from '@/lib/places';
import { makeRules } from './library';
import { emptyAnswers, type Answers } from './model';
import { describeLocation } from './place';
import { findNews, toChecklist } from './update';
import { byKey } from './test-data';

describe('places', () => {
  it('reads states, countries and well-known cities, and nothing it is not sure of', () => {
    const read = (typed: string) => readLocation(typed).label;
    expect(read('Austin, TX')).toBe('Texas, United States');
    expect(read('Berlin')).toBe('Germany');
    expect(read('Berlin, DE')).toBe('Germany');
    expect(read('Wilmington, DE')).toBe('Delaware, United States');
    expect(read('Dublin, OH')).toBe('Ohio, United States');
    expect(read('london')).toBe('United Kingdom');
    expect(read('San Francisco')).toBe('California, United States');
    for (const typed of ['austin, tx', 'Austin , Tx.', 'Austin TX', 'Austin TX 78701', 'austin, tx 78701-1234'])
      expect(read(typed)).toBe('Texas, United States');
    expect(readLocation('made in').region).toBe('other');
    expect(read('Hannover, DE')).toBe('Germany');
    expect(read('Berlin DE')).toBe('Germany');
    expect(read('España')).toBe('Spain');
    expect(read('Atlanta, Georgia')).toBe('Georgia, United States');
    expect(describeLocation(readLocation('Tbilisi, Georgia'))).toContain('Georgia, US');
    expect(readLocation('Perth, WA, Australia').region).toBe('other');
    expect(readLocation('Toronto, CA').region).toBe('other');
    expect(readLocation('Mumbai, IN').region).toBe('other');
    expect(readLocation('Georgia').region).toBe('other');
    expect(describeLocation(readLocation('Georgia'))).toContain('Georgia, US');
    expect(readLocation('Georgia, US').state).toBe('GA');
    expect(describeLocation(readLocation('Narnia'))).toMatch(/^No local rules loaded - general list/);
    for (const state of Object.keys(usStates) as UsState[]) expect(readLocation(`${usStates[state]}, USA`).state).toBe(state);
    for (const country of euCountries) expect(readLocation(`Somewhere, ${country}`).country).toBe(country);
  });

  it('never fails on what is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => void describeLocation(readLocation(typed))));
  });
});

describe('Germany', () => {
  const german = (more: Partial<Answers> = {}) => ({ location: 'Berlin', ...more });

  it('names the trade office on the eight-item list', () => {
    for (const businessType of ['Sole Proprietorship', 'Partnership', 'LLC', 'Corporation'] as const)
      expect(byKey(german({ businessType }), 'registration').description).toContain('Gewerbeanmeldung, section 14 GewO');
    expect(byKey(german({ businessType: 'Sole Proprietorship' }), 'registration').description).toContain('Free professions');
    expect(byKey({ location: 'Paris' }, 'registration').description).not.toContain('Gewerbe');
  });

  it('asks for an Impressum once, with online sales or with local rules', () => {
    const keysOf = (answers: Partial<Answers>) => makeRules({ ...emptyAnswers(), ...answers }).map(({ key }) => key);
    expect(keysOf(german())).not.toContain('de-impressum');
    for (const answers of [german({ online: true }), german({ local: true }), german({ online: true, local: true })])
      expect(keysOf(answers).filter((key) => key === 'de-impressum')).toHaveLength(1);
    expect(byKey(german({ online: true }), 'de-impressum').need).toBe('required');
    expect(keysOf({ location: 'Paris', online: true, local: true })).not.toContain('de-impressum');
  });

  it('says of other countries what is not covered', () => {
    expect(describeLocation(readLocation('Madrid'))).toContain('other rules of Spain are not covered');
    expect(describeLocation(readLocation('Paris'))).toContain('the main national ones');
    expect(describeLocation(readLocation('Berlin'))).toContain('not covered');
  });
});

describe('France and the Netherlands', () => {
  const keysOf = (answers: Partial<Answers>) => makeRules({ ...emptyAnswers(), ...answers }).map(({ key }) => key);
  const national = (location: string, mark: string) =>
    keysOf({ location, local: true, online: true, employees: true, businessType: 'Corporation' }).filter((key) => key.startsWith(mark));

  it('have rules of their own, each once, with a source and a date', () => {
    expect(national('Lyon, France', 'fr-')).toEqual([
      'fr-cfe',
      'fr-e-invoice',
      'fr-accounts',
      'fr-dpae',
      'fr-mentions',
      'fr-mediator',
      'fr-cancel',
    ]);
    expect(national('Utrecht, Netherlands', 'nl-')).toEqual(['nl-kvk', 'nl-accounts', 'nl-payroll', 'nl-rie', 'nl-website', 'nl-renewal']);
    for (const place of ['Madrid', 'Berlin', 'Texas']) expect([...national(place, 'fr-'), ...national(place, 'nl-')]).toEqual([]);
    for (const location of ['Paris', 'Amsterdam, Netherlands'])
      for (const rule of makeRules({ ...emptyAnswers(), location, local: true, online: true, employees: true, businessType: 'LLC' })) {
        expect(rule.asOf, rule.key).toMatch(/20\d\d/);
        expect(rule.resources.length, rule.key).toBeGreaterThan(0);
      }
  });
  it('say what each form of business asks for', () => {
    const said = (location: string, businessType: Answers['businessType']) => byKey({ location, businessType }, 'registration').description;
    expect(said('Lyon, France', 'Sole Proprietorship')).toMatch(/entreprise individuelle.*15 days/);
    expect(said('Lyon, France', 'Partnership')).toMatch(/SNC.*liable/);
    expect(said('Lyon, France', 'LLC')).toMatch(/a fifth.*SARL or SAS/s);
    expect(said('Lyon, France', 'Corporation')).toContain('€37,000');
    expect(said('Lyon, France', 'Non-Profit')).toContain('prefecture');
    expect(said('Utrecht, Netherlands', 'Sole Proprietorship')).toContain('no notary');
    expect(said('Utrecht, Netherlands', 'Partnership')).toContain('VOF');
    expect(said('Utrecht, Netherlands', 'LLC')).toMatch(/BV.*one cent/);
    expect(said('Utrecht, Netherlands', 'Corporation')).toContain('€45,000');
    expect(said('Utrecht, Netherlands', 'Non-Profit')).toContain('stichting');
    for (const place of ['Lyon, France', 'Utrecht, Netherlands'])
      expect(said(place, 'S-Corporation'), 'an American form').not.toBe(said(place, 'Corporation'));
  });

  it('are told to whoever made a list before they were there', () => {
    const answers = { ...emptyAnswers(), location: 'Paris', local: true };
    const rules = makeRules(answers);
    const older = toChecklist(rules, answers, '2026-11-15', () => 'x').filter(({ key }) => !key.startsWith('fr-'));
    const before = older.map((item) => (item.key === 'eu-tax-number' ? { ...item, revision: 1 } : item));
    const news = findNews(
      before,
      rules,
      before.map(({ key }) => key),
    );
    expect(news.added.map(({ key }) => key)).toEqual(['fr-cfe', 'fr-e-invoice']);
    expect(news.changed.map(({ rule }) => rule.change)).toEqual(['it now names the French offices.']);
  });
});
