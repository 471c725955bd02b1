import { describe, expect, it } from 'vitest';
import { isDay } from '@/lib/dates';
import { usStates, euCountries } from '@/lib/places';
import { describeRule, firstDue } from './due';
import { makeRules } from './library';
import { businessTypes, emptyAnswers, industries, missingAnswers, questions, type Answers } from './model';
import { states } from './rules/us-states';
import type { Rule } from './rules/rule';
import { today, answers, listFor, namesOf, byKey } from './test-data';

const baseNames = [
  'Business registration',
  'Federal EIN',
  'Business license',
  "Workers' compensation",
  'Trademark',
  'Privacy policy',
  'Business bank account',
  'General liability insurance',
];
const badWords = /undefined| {2}|\.\.|the the|a LLC| ,|\ba [aeiou]\w* /;
const isLink = (link: string) => link === '' || URL.canParse(link);
function faultsOf({ key, description, asOf, need, test = '', resources, link = '', rule = '' }: Rule): string[] {
  const isFine = {
    asOf: asOf !== '',
    description: description.endsWith('.') && !badWords.test(description),
    test: need !== 'check' || test.includes('?'),
    resources: resources.length > 0 && resources.every((text) => text !== '' && !text.includes(',')),
    link: isLink(link),
    words: rule === '' || describeRule(rule) !== '',
    due: rule === '' || isDay(firstDue(rule, '2025-05-20', today)),
  };
  return Object.entries(isFine).flatMap(([name, fine]) => (fine ? [] : [`${key}: ${name}`]));
}

describe('the list', () => {
  it('has the eight base items for every type and place, and one more for three industries', () => {
    const more: Record<string, string> = {
      Healthcare: 'HIPAA compliance',
      Finance: 'SEC registration',
      'Food & Beverage': 'FDA registration',
    };
    for (const location of ['Austin, TX', 'United States', 'London, UK', 'Germany', 'Lagos'])
      for (const businessType of businessTypes)
        for (const industry of industries) {
          const expected = more[industry] ? [...baseNames, more[industry]] : baseNames;
          expect(namesOf(makeRules(answers({ location, businessType, industry })))).toEqual(expected);
        }
  });

  it('starts every item as not-started', () => {
    expect(listFor({ employees: true, local: true }).every(({ status }) => status === 'not-started')).toBe(true);
  });

  it('marks what no law requires as recommended, and US industry rules as to be checked', () => {
    for (const key of ['trademark', 'bank', 'liability']) expect(byKey({}, key).need).toBe('recommended');
    for (const [industry, key] of [
      ['Finance', 'sec'],
      ['Healthcare', 'hipaa'],
      ['Food & Beverage', 'fda'],
    ] as const) {
      expect(byKey({ industry }, key).need).toBe('check');
      expect(byKey({ industry }, key).test).toMatch(/\?/);
    }
    expect(byKey({ location: 'Berlin' }, 'ein')).toMatchObject({ need: 'check', priority: 'low' });
    expect(byKey({ location: 'Austin, TX' }, 'ein').priority).toBe('high');
    expect(byKey({ businessType: 'Corporation' }, 'ein').need).toBe('required');
  });

  it('words the registration by place and type', () => {
    expect(byKey({}, 'registration').description).toContain('File the Certificate of Formation with the Texas Secretary of State');
    expect(byKey({ businessType: 'Corporation', location: 'Delaware' }, 'registration').description).toContain(
      'File the Certificate of Incorporation with the Delaware Division of Corporations',
    );
    expect(byKey({ businessType: 'Non-Profit' }, 'registration').description).toContain('check it there');
    expect(byKey({ location: 'Germany' }, 'registration').description).toContain('Handelsregister');
    expect(byKey({ location: 'Leeds, England' }, 'registration').description).toContain('Companies House');
  });

  it('adds items with the reason for each answer', () => {
    for (const location of ['Texas', 'UK', 'Spain', 'Kenya'])
      for (const name of questions) {
        const plain = new Set(makeRules(answers({ location })).map(({ key }) => key));
        const added = makeRules(answers({ location, [name]: true })).filter(({ key }) => !plain.has(key));
        expect(added.length, `${location} ${name}`).toBeGreaterThan(0);
        for (const rule of added) expect(rule.reason).toMatch(/^You said /);
      }
  });

  it('adds local rules only when asked to', () => {
    const local = namesOf(makeRules(answers({ local: true })));
    expect(local).toContain('Texas: Franchise tax report and Public Information Report');
    expect(local).toContain('Estimated tax of the owners: Form 1040-ES');
    expect(local).toContain('Beneficial ownership report: check');
    expect(makeRules(answers({ location: 'Lagos', local: true }))).toHaveLength(8);
    expect(namesOf(makeRules(answers({ location: 'Ohio', local: true }))).some((name) => name.startsWith('Ohio'))).toBe(false);
    expect(byKey({ location: 'Ohio', businessType: 'Non-Profit', local: true }, 'state-annual').need).toBe('check');
  });

  it('says something sound for every state, country and answer', () => {
    const faults: string[] = [];
    const everything = Object.fromEntries([...questions, 'local'].map((name) => [name, true]));
    const places = [...Object.values(usStates).map((name) => `${name}, US`), ...euCountries, 'UK', 'Peru'];
    for (const location of places)
      for (const businessType of businessTypes) {
        const rules = makeRules(answers({ ...everything, location, businessType, formedOn: '2025-05-20' }));
        if (new Set(rules.map(({ key }) => key)).size !== rules.length) faults.push(`${location} ${businessType}: a key twice`);
        faults.push(...rules.flatMap(faultsOf).map((fault) => `${location} ${businessType} ${fault}`));
      }
    expect(faults).toEqual([]);
    expect(Object.keys(states)).toEqual(Object.keys(usStates));
  });

  it('says nothing for certain that depends', () => {
    const inPlace = (location: string, more: Partial<Answers> = {}) => ({ location, local: true, employees: true, ...more });
    // Alabama: no return where the tax comes to $100 or less; it goes to the tax office.
    expect(byKey(inPlace('Alabama'), 'state-annual')).toMatchObject({ need: 'check', resources: ['Alabama Department of Revenue'] });
    expect(byKey(inPlace('Texas'), 'state-annual').link).toBe('https://comptroller.texas.gov');
    expect(byKey(inPlace('Connecticut', { businessType: 'Corporation' }), 'state-annual').rule).toBeUndefined();
    expect(byKey(inPlace('Georgia, US', { businessType: 'Corporation' }), 'state-annual').description).toContain('within 90 days');
    for (const location of ['South Dakota', 'Wyoming', 'Georgia, US', 'Texas'])
      expect(byKey(inPlace(location), 'workers').need).toBe('check');
    expect(byKey(inPlace('Ohio'), 'workers').need).toBe('required');
    expect(byKey(inPlace('Delaware', { online: true }), 'us-sales-tax').description).not.toContain('your own state');
    expect(byKey(inPlace('Delaware', { businessType: 'Sole Proprietorship' }), 'registration').resources).not.toContain(
      'Delaware Division of Corporations',
    );
    // Users in Europe bring a business elsewhere under the GDPR only where it offers something there or watches them.
    expect(byKey(inPlace('Texas', { european: true }), 'gdpr-records').need).toBe('check');
    expect(byKey(inPlace('Spain', { european: true }), 'gdpr-records').need).toBe('required');
    expect(byKey({ personalData: true }, 'privacy').need).toBe('check');
    expect(byKey({ online: true }, 'privacy').need).toBe('required');
    expect(byKey({ location: 'Peru', personalData: true, online: true }, 'privacy').need).toBe('check');
    expect(byKey({ location: 'France', personalData: true }, 'privacy').need).toBe('required');
    expect(byKey(inPlace('UK', { businessType: 'Partnership' }), 'uk-self-assessment').description).not.toContain('Making Tax Digital');
    expect(byKey(inPlace('UK', { businessType: 'Sole Proprietorship' }), 'uk-self-assessment').need).toBe('check');
    expect(byKey(inPlace('California'), 'ca-franchise-first').rule).toBe('formed month + 3 months + 14 days');
    expect(byKey(inPlace('California'), 'ca-franchise').rule).toBe('each 04-15 later');
    expect(byKey(inPlace('New York'), 'us-boi').description).toContain('1 January 2026');
    expect(byKey(inPlace('Ohio'), 'us-boi').description).not.toContain('New York');
  });

  it('needs the three answers', () => {
    expect(missingAnswers(emptyAnswers())).toEqual(['business type', 'location', 'industry']);
    expect(missingAnswers(answers({ location: '   ' }))).toEqual(['location']);
    expect(missingAnswers(answers())).toEqual([]);
  });
});
