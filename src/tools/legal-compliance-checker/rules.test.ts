import { describe, expect, it } from 'vitest';
import { makeRules } from './library';
import type { Answers } from './model';
import { answers, byKey } from './test-data';

type Form = Answers['businessType'];
const keysOf = (more: Partial<Answers>) => makeRules(answers(more)).map(({ key }) => key);
const base = ['registration', 'ein', 'license', 'workers', 'trademark', 'privacy', 'bank', 'liability'];
const extraKeys = (more: Partial<Answers>) => keysOf(more).filter((key) => !base.includes(key));
const isListed = (more: Partial<Answers>, ...keys: string[]) => keys.map((key) => keysOf(more).includes(key));

describe('what each form of business files', () => {
  const local = (location: string, businessType: Form) => extraKeys({ location, businessType, local: true });

  it('in a state with filings of its own', () => {
    expect(local('California', 'LLC')).toEqual([
      'state-annual',
      'ca-first-statement',
      'ca-franchise-first',
      'ca-franchise',
      'us-return',
      'us-estimated',
      'us-boi',
    ]);
    expect(local('California', 'Corporation')).toEqual([
      'state-annual',
      'ca-first-statement',
      'ca-franchise',
      'us-return',
      'us-estimated',
      'us-boi',
    ]);
    expect(local('California', 'Non-Profit')).toEqual(['state-annual', 'us-return', 'us-exempt', 'us-boi']);
    expect(local('New York', 'LLC')).toContain('ny-publication');
    expect(local('New York', 'Corporation')).not.toContain('ny-publication');
    expect(local('Texas', 'LLC')).not.toContain('ny-publication');
    // No filing brings these into being, so there is none to renew.
    expect(local('California', 'Sole Proprietorship')).toEqual(['us-return', 'us-estimated']);
    expect(local('California', 'Partnership')).toEqual(['us-return', 'us-estimated']);
    expect(local('Texas', 'S-Corporation')).toEqual(['state-annual', 'us-return', 'us-estimated', 'us-2553', 'us-boi']);
    expect(local('United States', 'LLC')).toEqual(['us-return', 'us-estimated', 'us-boi']);
  });

  it('with the tax office of the United States, and by when', () => {
    const due = (businessType: Form, key: string) => byKey({ businessType, local: true }, key).rule;
    const forms: Form[] = ['Sole Proprietorship', 'Partnership', 'LLC', 'S-Corporation', 'Corporation', 'Non-Profit'];
    expect(forms.map((form) => due(form, 'us-return')?.slice(5, 10))).toEqual(['04-15', '03-15', '03-15', '03-15', '04-15', '05-15']);
    expect(due('Corporation', 'us-estimated')).toBe('each 04-15,06-15,09-15,12-15');
    expect(due('LLC', 'us-estimated')).toBe('each 01-15,04-15,06-15,09-15');
    expect(byKey({ businessType: 'Corporation', local: true }, 'us-estimated').test).toContain('$500');
    expect(byKey({ businessType: 'Partnership', local: true }, 'us-estimated').test).toContain('$1,000');
    expect(byKey({ businessType: 'LLC', location: 'California', local: true }, 'ca-franchise').description).toContain('An LLC pays $800');
    expect(byKey({ businessType: 'Corporation', location: 'California', local: true }, 'ca-franchise').description).toContain(
      'A corporation pays at least $800',
    );
  });

  it('in New York tells LLCs of its own register of owners', () => {
    const owners = (businessType: Form, location: string) => byKey({ businessType, location, local: true }, 'us-boi');
    expect(owners('LLC', 'New York')).toMatchObject({ asOf: 'January 2026', cost: 'Free with FinCEN; New York charges a fee' });
    expect(owners('Corporation', 'New York')).toMatchObject({ asOf: 'March 2025', cost: 'Free' });
    expect(owners('LLC', 'Texas')).toMatchObject({ asOf: 'March 2025', cost: 'Free' });
  });

  it('in the United Kingdom', () => {
    const companies = ['uk-confirmation', 'uk-accounts', 'uk-accounts-yearly', 'uk-corporation-tax'];
    expect(local('UK', 'LLC')).toEqual(companies);
    expect(local('UK', 'Corporation')).toEqual(companies);
    expect(local('UK', 'Non-Profit')).toEqual(['uk-charity-return']);
    expect(local('UK', 'Partnership')).toEqual(['uk-self-assessment']);
    expect(local('UK', 'Sole Proprietorship')).toEqual(['uk-self-assessment']);
    const selfOf = (businessType: Form) => byKey({ location: 'UK', businessType, local: true }, 'uk-self-assessment');
    expect(selfOf('Partnership')).toMatchObject({ need: 'required' });
    expect(selfOf('Partnership').description).toContain('The partnership files a return of its own');
    expect(selfOf('Sole Proprietorship').description).toContain('Making Tax Digital');
    expect(selfOf('Sole Proprietorship').test).toContain('£1,000');
  });

  it('in the countries of the EU', () => {
    expect(local('Spain', 'Sole Proprietorship')).toEqual(['eu-tax-number']);
    expect(local('Spain', 'LLC')).toEqual(['eu-tax-number', 'eu-owners', 'eu-accounts']);
    expect(local('Berlin', 'Partnership')).toEqual(['eu-tax-number', 'de-impressum']);
    expect(local('Paris', 'Partnership')).toEqual(['eu-tax-number', 'fr-cfe', 'fr-e-invoice']);
    expect(local('Paris', 'Non-Profit')).toEqual(['eu-tax-number', 'fr-cfe', 'fr-e-invoice', 'fr-accounts', 'eu-owners', 'eu-accounts']);
    expect(local('Utrecht, Netherlands', 'Sole Proprietorship')).toEqual(['eu-tax-number', 'nl-kvk']);
    expect(local('Utrecht, Netherlands', 'Non-Profit')).toEqual(['eu-tax-number', 'nl-kvk', 'nl-accounts', 'eu-owners', 'eu-accounts']);
    expect(byKey({ location: 'Spain', businessType: 'Non-Profit', local: true }, 'eu-accounts').need).toBe('check');
    expect(byKey({ location: 'Spain', businessType: 'Corporation', local: true }, 'eu-accounts').need).toBe('required');
    const taxOf = (location: string) => byKey({ location, local: true }, 'eu-tax-number');
    expect(['Berlin', 'Paris', 'Amsterdam', 'Madrid', 'European Union'].map((place) => taxOf(place).resources[0])).toEqual([
      'ELSTER: online tax office',
      'Service des impôts des entreprises (SIE)',
      'Belastingdienst: btw',
      'Tax office of Spain',
      'National tax office',
    ]);
    expect([taxOf('European Union').reason, taxOf('Madrid').reason]).toEqual([
      'The business is in the European Union.',
      'The business is in Spain.',
    ]);
  });
});

describe('how a form of business is registered', () => {
  const of = (location: string, businessType: Form) => byKey({ location, businessType }, 'registration');

  it('is a question where only a trade name is filed, and required where the filing makes the business', () => {
    const forms: Form[] = ['Sole Proprietorship', 'Partnership', 'LLC', 'S-Corporation', 'Corporation', 'Non-Profit'];
    const needs = (location: string) => forms.map((form) => of(location, form).need);
    expect(needs('Texas')).toEqual(['check', 'check', 'required', 'required', 'required', 'required']);
    expect(needs('UK')).toEqual(['check', 'required', 'required', 'required', 'required', 'check']);
    for (const place of ['Spain', 'Berlin', 'Paris', 'Amsterdam', 'Peru']) expect(needs(place)).toEqual(forms.map(() => 'required'));
  });

  it('names what is filed, where, and what else a form needs', () => {
    expect(of('Texas', 'Partnership').description).toContain('Limited partnerships and LLPs are formed by a filing with the Texas');
    expect(of('United States', 'Partnership').description).toContain('by a filing with your state’s filing office.');
    expect(of('United States', 'Partnership').resources).toEqual(['SBA: register your business', 'State or county clerk']);
    expect(of('Texas', 'Partnership').resources).toContain('Texas Secretary of State');
    expect(of('Texas', 'Sole Proprietorship').description).not.toContain('Limited partnerships');
    expect(of('Texas', 'Sole Proprietorship').resources).not.toContain('Texas Secretary of State');
    expect(of('Texas', 'S-Corporation').description).toContain('form the company first, then file Form 2553');
    expect(of('Texas', 'Corporation').description).not.toContain('2553');
    expect(of('Texas', 'Non-Profit').description).toContain('does not make a nonprofit tax-exempt');
    expect(of('Texas', 'LLC').description).not.toContain('tax-exempt');
    expect(of('Texas', 'LLC').reason).toBe('The state’s filing is what brings this kind of business into being.');
    expect(of('United States', 'LLC')).toMatchObject({ reason: '', resources: ['State filing office', 'SBA: register your business'] });
    expect(of('United States', 'LLC').description).toContain('File the formation document with your state’s filing office');
  });

  it('names the nearest form abroad of those that are American', () => {
    const nearest = (location: string, form: Form) => /the nearest here is ([^.]+)\./.exec(of(location, form).description)?.[1];
    expect(['UK', 'Berlin', 'Paris', 'Amsterdam', 'Madrid'].map((place) => nearest(place, 'LLC'))).toEqual([
      'a private limited company',
      'a GmbH or UG',
      'a SARL or SAS',
      'a BV',
      'a private limited company under national law',
    ]);
    expect(nearest('Berlin', 'S-Corporation')).toBe('a GmbH or UG');
    for (const form of ['Corporation', 'Non-Profit', 'Partnership'] as const) expect(nearest('Madrid', form)).toBeUndefined();
  });

  it('says in Germany what a nonprofit, a company and a partnership go through', () => {
    expect(of('Berlin', 'Non-Profit').description).toMatch(/Vereinsregister.*If it also trades, report the trade/);
    expect(of('Berlin', 'Corporation').description).toMatch(/^A notary records the articles.*Then report the trade/);
    expect(of('Berlin', 'Partnership').description).toContain('Each partner of a GbR reports');
    expect(of('Berlin', 'Sole Proprietorship').description).not.toContain('GbR');
    const register = 'Handelsregister (commercial register)';
    const forms: Form[] = ['Sole Proprietorship', 'Partnership', 'LLC', 'Non-Profit'];
    expect(forms.map((form) => of('Berlin', form).resources.includes(register))).toEqual([false, true, true, true]);
    // A notary is paid for a company only.
    expect(forms.map((form) => of('Berlin', form).cost?.includes('Notary'))).toEqual([false, false, true, false]);
  });

  it('costs in France and the Netherlands what its form costs', () => {
    const forms: Form[] = ['Sole Proprietorship', 'Partnership', 'LLC', 'Corporation', 'Non-Profit'];
    const few = 'Legal notice and register, a few hundred euros';
    expect(forms.map((form) => of('Paris', form).cost)).toEqual(['Mostly free', few, few, few, 'Mostly free']);
    expect(forms.map((form) => of('Amsterdam', form).cost?.startsWith('Notary'))).toEqual([false, false, true, true, false]);
    expect(of('Paris', 'Non-Profit')).toMatchObject({
      link: 'https://www.service-public.fr/associations',
      resources: ['Service-Public: créer une association', 'Registry of associations (greffe des associations)'],
    });
    expect(of('Paris', 'LLC').resources[0]).toBe('Guichet unique of INPI');
    // A form that is not told yet.
    expect(of('Paris', '').description).toBe('Every business is registered through the guichet unique of INPI.');
    expect(of('Amsterdam', '').description).toBe('Every business is registered with the KVK.');
  });

  it('says in other countries of the EU which register it is', () => {
    expect(of('Madrid', 'Sole Proprietorship').description).toMatch(/^Register the business as your country asks/);
    expect(of('Madrid', 'Corporation').description).toMatch(/^Register the business with the /);
    expect(of('European Union', 'Corporation')).toMatchObject({
      resources: ['National business register', 'Your Europe: start-ups'],
      asOf: '2025',
    });
    expect(of('European Union', 'Corporation').description).toContain('with the national business register');
    expect(of('Madrid', 'Non-Profit').description).toContain('Associations and foundations often have a register of their own');
    expect(of('Madrid', 'Corporation').description).not.toContain('Associations');
  });
});

describe('what each answer adds', () => {
  const added = (location: string, more: Partial<Answers>) => {
    const before = new Set(keysOf({ location }));
    return keysOf({ location, ...more }).filter((key) => !before.has(key));
  };
  const privacy = ['gdpr-records', 'gdpr-cookies'];

  it('with employees', () => {
    expect(added('Texas', { employees: true })).toEqual(['us-payroll', 'us-w2', 'us-hire', 'us-unemployment', 'us-posters']);
    expect(added('UK', { employees: true })).toEqual(['uk-paye', 'uk-pension', 'uk-right-to-work']);
    expect(added('Madrid', { employees: true })).toEqual(['eu-employer', 'eu-terms']);
    expect(added('Paris', { employees: true })).toEqual(['fr-dpae', 'eu-employer', 'eu-terms']);
    expect(added('Amsterdam', { employees: true })).toEqual(['nl-payroll', 'nl-rie', 'eu-employer', 'eu-terms']);
    expect(added('Peru', { employees: true })).toEqual(['any-employer']);
    const account = (location: string) => byKey({ location, employees: true }, 'us-unemployment').requirement;
    expect(account('Texas')).toBe('Texas: unemployment insurance account');
    expect(account('United States')).toBe('State unemployment insurance account');
  });

  it('with online sales', () => {
    expect(added('Texas', { online: true })).toEqual(['us-sales-tax', 'us-orders']);
    expect(added('UK', { online: true })).toEqual(['uk-vat', 'uk-distance']);
    expect(added('Madrid', { online: true })).toEqual(['eu-distance', 'eu-vat-oss', 'eu-accessibility']);
    expect(added('Berlin', { online: true }).slice(0, 2)).toEqual(['de-impressum', 'de-consumers']);
    expect(added('Peru', { online: true })).toEqual(['any-online']);
    const tax = (location: string) => byKey({ location, online: true }, 'us-sales-tax').description;
    expect(tax('Texas')).toMatch(/^Register in your own state/);
    expect(tax('United States')).toMatch(/^Register in your own state/);
    expect(tax('Oregon')).toMatch(/^Oregon has no general state sales tax/);
    expect(tax('Oregon')).not.toContain('Alaska');
    expect(tax('Alaska')).toContain('Many Alaska towns have one of their own.');
  });

  it('with personal data, or users in Europe', () => {
    expect(added('Texas', { personalData: true })).toEqual(['us-privacy-laws', 'us-breach']);
    expect(added('UK', { personalData: true })).toEqual(['uk-data-fee', ...privacy]);
    expect(added('Madrid', { personalData: true })).toEqual(privacy);
    expect(added('Peru', { personalData: true })).toEqual(['any-privacy']);
    for (const place of ['Texas', 'UK', 'Madrid', 'Peru'])
      expect(added(place, { european: true })).toEqual([...privacy, 'gdpr-representative']);
    const named = (location: string) => byKey({ location, european: true }, 'gdpr-representative').requirement;
    expect(['Texas', 'UK', 'Madrid', 'Peru'].map(named)).toEqual([
      'GDPR: representatives in the EU and the UK',
      'GDPR: representative in the EU',
      'GDPR: representative in the UK',
      'GDPR: representatives in the EU and the UK',
    ]);
    const records = (location: string, more: Partial<Answers>) => byKey({ location, ...more }, 'gdpr-records');
    expect(records('UK', { personalData: true })).toMatchObject({
      reason: 'You said the business handles personal data.',
      link: 'https://ico.org.uk',
      resources: ['Information Commissioner’s Office', 'GDPR Articles 28 and 30'],
    });
    expect(records('UK', { european: true }).reason).toBe('You said the business has users in the EU or the UK.');
    expect(records('Texas', { european: true, personalData: true })).toMatchObject({
      reason: 'You said the business has users in the EU or the UK.',
      link: 'https://www.edpb.europa.eu',
      resources: ['European Data Protection Board', 'GDPR Article 3', 'GDPR Articles 28 and 30'],
    });
  });

  it('with payments and with children', () => {
    for (const place of ['Texas', 'UK', 'Madrid', 'Peru']) expect(added(place, { payments: true })).toEqual(['pci', 'money-license']);
    expect(byKey({ payments: true }, 'money-license').requirement).toBe('Money transmitter license');
    expect(byKey({ payments: true, location: 'UK' }, 'money-license').requirement).toBe('Payment services license');
    expect(added('Texas', { children: true })).toEqual(['coppa']);
    expect(added('Peru', { children: true })).toEqual(['coppa']);
    expect(added('UK', { children: true })).toEqual(['children-europe']);
    expect(added('Madrid', { children: true })).toEqual(['children-europe']);
    const european = { european: true, children: true };
    expect(isListed({ location: 'Texas', ...european }, 'coppa', 'children-europe')).toEqual([true, true]);
    expect(isListed({ location: 'Madrid', ...european }, 'coppa', 'children-europe')).toEqual([false, true]);
    expect([byKey({ children: true }, 'coppa').need, byKey({ location: 'Peru', children: true }, 'coppa').need]).toEqual([
      'required',
      'check',
    ]);
    expect(byKey({ location: 'Peru', ...european }, 'children-europe').need).toBe('check');
    expect(byKey({ location: 'UK', ...european }, 'children-europe').need).toBe('required');
  });
});
