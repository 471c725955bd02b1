import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { categories, disclaimer } from './content';
import { toDocument } from './documents';
import { emptyAnswers, fields, labelOf, type Draft } from './model';
import { offeredOptions, templateIds, templateOf, templates, type TemplateId } from './templates';
import { filled, textOf, headingsOf } from './test-data';

describe('the templates', () => {
  it('are six in three categories', () => {
    expect(categories).toEqual(['Website Legal', 'Business Agreements', 'HR Documents']);
    expect(templates).toHaveLength(6);
    expect(new Set(templates.map(({ category }) => category)).size).toBe(3);
    for (const { name, description } of templates) expect(`${name}${description}`.length).toBeGreaterThan(20);
  });

  it('ask for the fields they are known by', () => {
    expect(templateOf('privacy-policy').fields).toEqual(['companyName', 'website', 'dataTypes', 'contactEmail', 'location']);
    expect(templateOf('nda').fields).toEqual(['companyName', 'otherParty', 'purpose', 'duration', 'location']);
  });

  it('label a field by its name split into words, and ask for it in lower case', () => {
    expect(labelOf('companyName')).toBe('Company Name');
    for (const { fields: names } of templates)
      for (const name of names) {
        expect(fields[name].label).toBe(labelOf(name));
        expect(fields[name].placeholder).toBe(`Enter ${labelOf(name).toLowerCase()}`);
      }
  });

  it('say that they are informational and no legal advice', () => {
    for (const part of [/informational/i, /not legal advice/, /qualified attorney/]) {
      expect(disclaimer).toMatch(part);
      for (const id of templateIds) expect(textOf(id)).toMatch(part);
    }
  });

  it('offer only the options that matter', () => {
    const template = templateOf('employment-contract');
    const offered = (more: Partial<Draft>) =>
      offeredOptions(template, [...template.options, ...template.moreOptions], { ...emptyAnswers(), ...more });
    expect(offered({})).not.toContain('paymentDays');
    expect(offered({ ending: 'at-will' })).not.toContain('probation');
    expect(offered({ engagement: 'contractor' })).not.toContain('nonCompete');
    expect(offered({ engagement: 'contractor' })).toContain('paymentDays');
    expect(offeredOptions(templateOf('service-agreement'), ['paymentDays'], emptyAnswers())).toEqual(['paymentDays']);
  });
});

describe('the options', () => {
  it('make an NDA mutual or one-way, with its own term and survival', () => {
    const mutual = textOf('nda');
    expect(mutual).toMatch(/^MUTUAL NON-DISCLOSURE AGREEMENT$/m);
    expect(mutual).toContain('Each party can be both.');
    expect(mutual).toContain('Its term is 2 years.');
    expect(mutual).toContain('continue for 3 years.');
    const oneWay = textOf('nda', { ndaKind: 'giving', survival: 'always' });
    expect(oneWay).toMatch(/^NON-DISCLOSURE AGREEMENT$/m);
    expect(oneWay).toContain('Acme Inc. (the "Discloser") and Harbor Press (the "Recipient")');
    expect(oneWay).not.toContain('Each party can be both.');
    expect(oneWay).toContain('continue for as long as the information stays confidential.');
    expect(textOf('nda', { ndaKind: 'receiving' })).toContain('Acme Inc. (the "Recipient") and Harbor Press (the "Discloser")');
    expect(textOf('nda', { nonSolicit: true })).toContain('No Soliciting of Staff');
  });

  it('hire an employee or engage a contractor', () => {
    const employee = textOf('employment-contract', { probation: '3 months', noticePeriod: '2 weeks' });
    expect(employee).toContain('the other 2 weeks of written notice');
    expect(employee).toContain('The first 3 months of work are a probation period');
    expect(employee).toContain('18 U.S.C. § 1833(b)');
    expect(textOf('employment-contract', { location: 'Dublin, Ireland' })).not.toContain('U.S.C.');
    const atWill = textOf('employment-contract', { ending: 'at-will', probation: '3 months' });
    expect(atWill).toContain('The employment is at will.');
    expect(atWill).not.toContain('probation');
    const contractor = textOf('employment-contract', { engagement: 'contractor', nonCompete: true, paymentDays: '14' });
    expect(contractor).toMatch(/^INDEPENDENT CONTRACTOR AGREEMENT$/m);
    expect(contractor).toContain('within 14 days of receiving an invoice');
    for (const word of ['Employee', 'salary', 'competitor', 'at will']) expect(contractor).not.toContain(word);
    expect(textOf('employment-contract', { vacationDays: '0' })).toContain('the paid vacation that the law grants');
    expect(textOf('employment-contract', { vacationDays: '1' })).toContain('1 day of paid vacation');
  });

  it('change who owns the results and how much is owed', () => {
    expect(textOf('service-agreement')).toContain('the results of the services belong to the Client');
    expect(textOf('service-agreement', { ownership: 'provider' })).toContain('The Provider keeps all rights in the results');
    expect(textOf('service-agreement', { liabilityCap: 'none' })).not.toMatch(/total liability|lost profits|The limits of this clause/);
    expect(textOf('service-agreement', { liabilityCap: 'none' })).toContain('does not limit that liability');
    // Corrections, ownership, secrecy, liability and law; the promise about staff only where it is made.
    expect(textOf('service-agreement')).toContain('Clauses 6, 7, 8, 9 and 13 remain in force after this Agreement ends');
    expect(textOf('service-agreement', { nonSolicit: true })).toContain(
      'Clauses 6, 7, 8, 9, 12 and 14 remain in force after this Agreement ends',
    );
    expect(textOf('service-agreement', { noticeDays: '1' })).toContain('giving the other one day’s written notice.');
    expect(textOf('service-agreement')).toContain('under clause 5.');
    expect(textOf('service-agreement')).toContain('limited to the fees that the Client paid or owed for the 12 months before');
    expect(textOf('service-agreement', { liabilityCap: 'total' })).toContain('limited to all the fees that the Client paid or owes');
    expect(textOf('service-agreement')).toContain('This does not excuse a failure to pay. If the event lasts');
    for (const [disputes, words] of [
      ['courts', 'by talking'],
      ['mediation', 'a mediator chosen together'],
      ['arbitration', 'within 14 days after a party asks for arbitration'],
    ] as const)
      expect(textOf('service-agreement', { disputes })).toContain(words);
  });

  it('each say what was chosen', () => {
    const says: [TemplateId, Partial<Draft>, string][] = [
      ['service-agreement', { billing: 'monthly' }, 'will invoice at the end of each month for the services of that month.'],
      ['service-agreement', { billing: 'completion' }, 'will invoice when the services are completed.'],
      ['service-agreement', { billing: 'halves' }, 'will invoice half of the fees when the services start and the other half when'],
      ['service-agreement', { billing: 'advance' }, 'will invoice before the services start, and start when the invoice is paid.'],
      ['service-agreement', { paymentDays: '45' }, 'The Client will pay within 45 days of receiving an invoice.'],
      ['service-agreement', { noticeDays: '60' }, 'giving the other 60 days’ written notice.'],
      ['service-agreement', { hasExpenses: true }, 'The Client will also pay expenses'],
      ['service-agreement', { hasExpenses: false }, 'The fees include the Provider’s expenses.'],
      ['nda', { survival: '1' }, 'continue for 1 year.'],
      ['nda', { survival: '2' }, 'continue for 2 years.'],
      ['nda', { survival: '3' }, 'continue for 3 years.'],
      ['nda', { survival: '5' }, 'continue for 5 years.'],
      ['partnership-agreement', { decisions: 'both' }, 'need the consent of both Partners:'],
      ['partnership-agreement', { buyout: 'expert' }, 'its fair market value'],
      ['employment-contract', { hoursPerWeek: '35' }, 'The normal working time is 35 hours a week.'],
      ['employment-contract', { vacationDays: '28' }, '28 days of paid vacation'],
      ['employment-contract', { noticePeriod: '3 months' }, 'giving the other 3 months of written notice.'],
      ['employment-contract', { probation: '6 months' }, 'The first 6 months of work are a probation period'],
      ['employment-contract', { nonSolicit: true }, 'will not actively solicit employees'],
      ['employment-contract', { nonCompete: true }, 'will not do similar work for a direct competitor'],
      ['employment-contract', { engagement: 'contractor', noticePeriod: '1 week' }, 'giving the other 1 week of written notice.'],
      ['privacy-policy', { childAge: '13' }, 'not meant for children under 13, and'],
      ['privacy-policy', { childAge: '16' }, 'not meant for children under 16, and'],
      ['terms-of-service', { minimumAge: '13' }, 'at least 13 years old'],
      ['terms-of-service', { minimumAge: '18' }, 'at least 18 years old to use the Service.\n'],
      ['terms-of-service', { hasPayments: true }, 'A subscription renews'],
      ['terms-of-service', { effectiveDate: '2027-01-01' }, 'Effective date: January 1, 2027'],
    ];
    for (const [template, more, part] of says) expect(textOf(template, more)).toContain(part);
    for (const engagement of ['employee', 'contractor'] as const) {
      const titles = (assignsInventions: boolean) =>
        headingsOf(toDocument(filled('employment-contract', { engagement, assignsInventions }))).join();
      expect(titles(true)).toContain('Work Results');
      expect(titles(false)).not.toContain('Work Results');
    }
    expect(textOf('employment-contract')).not.toMatch(/competitor|solicit customers/);
  });

  it('decide how partners decide and leave', () => {
    expect(textOf('partnership-agreement')).toContain('These decisions need the consent of both Partners:');
    expect(textOf('partnership-agreement', { decisions: 'shares' })).toContain('more than half of the profit shares');
    expect(textOf('partnership-agreement', { buyout: 'books' })).toContain('its value in the Partnership’s books');
    expect(textOf('partnership-agreement', { exclusive: false })).not.toContain('competes');
    expect(textOf('partnership-agreement', { withdrawalDays: '60' })).toContain('60 days’ written notice');
    expect(textOf('partnership-agreement')).toContain('Neither Partner has to contribute more. While the Partnership continues,');
  });

  it('add what Europe, California, ads and payments ask for', () => {
    const plain = headingsOf(toDocument(filled('privacy-policy')));
    expect(plain).toHaveLength(11);
    const all = headingsOf(toDocument(filled('privacy-policy', { servesEurope: true, servesCalifornia: true, sharesForAds: true })));
    expect(all).toEqual(expect.arrayContaining(['4. Legal Bases', '7. International Transfers', '11. People in California']));
    expect(all).toHaveLength(14);
    expect(textOf('privacy-policy')).toContain('We do not sell your personal information');
    expect(textOf('privacy-policy', { sharesForAds: true })).not.toContain('We do not sell');
    expect(textOf('privacy-policy', { usesCookies: false, servesEurope: true })).not.toMatch(/cookies/i);
    expect(textOf('privacy-policy', { sharesForAds: true, servesEurope: true })).toContain(
      'for example for advertising, cookies that are not necessary or newsletters (you may withdraw it at any time for the future);',
    );
    const terms = textOf('terms-of-service', { hasPayments: true, hasUserContent: true });
    expect(terms).toContain('content of users is covered by section 6');
    expect(textOf('terms-of-service', { audience: 'businesses' })).not.toContain('you are a consumer');
    const forBusinesses = toText(toDocument(filled('terms-of-service', { audience: 'businesses' }), true));
    expect(forBusinesses).not.toContain('Consumers keep');
    expect(textOf('terms-of-service', { minimumAge: '16' })).toContain('a parent or guardian');
    expect(textOf('terms-of-service', { minimumAge: '16', audience: 'businesses' })).not.toContain('a parent or guardian');
    expect(textOf('terms-of-service')).not.toContain('paid');
  });
});
