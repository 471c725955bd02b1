import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toHtml } from '@/formats/html';
import type { Document } from '@/lib/blocks';
import { danglingReferences } from '@/lib/clauses';
import type { TextLine } from '@/lib/topics/texts';
import { toText } from '@/lib/document-text';
import { setMonthFirst } from '@/lib/dates';
import { listGaps } from '@/lib/gaps';
import { seededRandom } from '@/lib/random';
import { longDay, readAnswers } from './facts';
import { categories, disclaimer } from './content';
import { toDocument, toSections } from './documents';
import { findFaults, openFaults } from './faults';
import { canRestore, planAnswers } from './known';
import { findTriggers } from './lawyer';
import {
  acceptFault,
  applyFix,
  editDetails,
  emptyAnswers,
  fields,
  fileStem,
  isSample,
  labelOf,
  restoreAnswers,
  sampleAnswers,
  startNew,
  state,
  type Draft,
  type FieldName,
  type LegalData,
} from './model';
import { keepWordings } from './proposal';
import { schema } from './schema';
import { offeredOptions, templateIds, templateOf, templates, type TemplateId } from './templates';
import { legalWriter } from './writer';

const day = '2026-11-15';
const around = { today: day, currency: 'USD' };
const make = (template: TemplateId, more: Partial<Draft> = {}) => ({ template, answers: { ...emptyAnswers(), ...more }, day });
/** The words of the sample, typed by somebody else: a space behind them tells them from the sample's. */
const texts = new Set<string>(templates.flatMap(({ fields: names }) => names));
const retyped = Object.fromEntries(
  Object.entries(sampleAnswers()).map(([name, answer]) => [name, texts.has(name) ? `${String(answer)} ` : answer]),
) as Draft;
const filled = (template: TemplateId, more: Partial<Draft> = {}) =>
  make(template, { ...retyped, companyName: 'Acme Inc.', businessName: 'Acme Boxes', ...more });
const textOf = (template: TemplateId, more: Partial<Draft> = {}) => toText(toDocument(filled(template, more)));
const headingsOf = ({ blocks }: Document) => blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
const gapsOf = (document: Document) => listGaps(document.blocks);
const triggersOf = (template: TemplateId, more: Partial<Draft> = {}) => findTriggers(filled(template, more)).answered.map(({ id }) => id);

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

describe('the steps', () => {
  const answers = { ...emptyAnswers(), companyName: 'Acme', purpose: 'talks', ndaKind: 'giving', nonSolicit: true };
  const shown: LegalData = { ...state.start(around), template: 'nda', answers, made: { template: 'nda', answers, day } };

  it('clear the result and the answers on Edit Details, and bring the answers back', () => {
    const cleared = editDetails(shown);
    expect(cleared).toMatchObject({ template: 'nda', made: null, answers: emptyAnswers(), kept: answers });
    expect(restoreAnswers(cleared)).toMatchObject({ answers, kept: null });
  });

  it('keep what was typed since', () => {
    const cleared = editDetails(shown);
    const typed = { ...cleared, answers: { ...cleared.answers, companyName: 'Borealis' } };
    expect(restoreAnswers(typed).answers).toEqual({ ...answers, companyName: 'Borealis' });
    expect(restoreAnswers({ ...typed, kept: null })).toEqual({ ...typed, kept: null });
  });

  it('return to the templates with New Document', () => {
    expect(startNew(shown)).toMatchObject({ template: '', made: null, answers: emptyAnswers(), kept: answers });
  });

  it('offer to restore only what this form can use', () => {
    const nda = templateOf('nda');
    expect(canRestore(nda, emptyAnswers(), null)).toBe(false);
    expect(canRestore(nda, emptyAnswers(), emptyAnswers())).toBe(false);
    expect(canRestore(nda, emptyAnswers(), answers)).toBe(true);
    expect(canRestore(nda, answers, answers)).toBe(false);
    expect(canRestore(templateOf('partnership-agreement'), emptyAnswers(), answers)).toBe(false);
  });

  it('take answers of other tools for what this form asks and is still empty, once', () => {
    const known: TextLine[] = [
      { means: 'company.name', text: 'Acme' },
      { means: 'company.website', text: 'acme.example' },
      { means: 'company.email', text: 'a@acme.example' },
      { means: 'company.place', text: 'Oregon, United States' },
      { means: 'offer.name', text: 'Shop' },
      { means: 'customers.who', text: 'Families' },
    ];
    const open = (template: LegalData['template'], more: Partial<Draft> = {}): LegalData => ({
      ...state.start(around),
      template,
      answers: { ...emptyAnswers(), ...more },
    });
    const typed = open('nda', { companyName: 'Mine' });
    const nda = planAnswers(typed, known);
    expect(nda.names).toEqual([labelOf('location')]);
    expect(nda.data.answers).toEqual({ ...typed.answers, location: 'Oregon, United States' });
    expect(planAnswers(nda.data, known).data).toBe(nda.data);
    // What changed there since is not put over what stands here.
    expect(planAnswers(nda.data, [{ means: 'company.place', text: 'Leeds, UK' }]).data).toBe(nda.data);
    expect(planAnswers(open('privacy-policy'), known).data.answers).toMatchObject({
      companyName: 'Acme',
      website: 'acme.example',
      contactEmail: 'a@acme.example',
    });
    expect(planAnswers(open('terms-of-service'), known).data.answers.serviceDescription).toBe('Shop');
    const none = open('');
    expect(planAnswers(none, known).data).toBe(none);
  });

  it('name the file after the document and its owner', () => {
    expect(fileStem(make('nda', { companyName: 'Acme  Inc' }))).toBe('nda-acme-inc');
    expect(fileStem(make('nda'))).toBe('nda');
    expect(fileStem(make('privacy-policy', { companyName: '../<x>' }))).not.toMatch(/[/<>]/);
    expect(fileStem(make('partnership-agreement', { businessName: 'Two Birds', companyName: 'Acme' }))).toBe(
      'partnership-agreement-two-birds',
    );
    expect(fileStem({ ...make('nda'), answers: sampleAnswers() })).toBe('sample-nda-fernhill-books');
    expect(isSample({ template: 'partnership-agreement', answers: sampleAnswers() })).toBe(true);
  });
});

describe('the writer', () => {
  it('is asked for a legal text with the entered values, and writes the same each time', async () => {
    const made = make('nda', { companyName: 'Acme', otherParty: 'Borealis' });
    expect(legalWriter.type).toBe('legal');
    expect(legalWriter.payload(made)).toEqual({
      template: 'nda',
      companyName: 'Acme',
      otherParty: 'Borealis',
      purpose: '',
      duration: '',
      location: '',
    });
    const write = async (seed: number) => toText(await legalWriter.write(made, seededRandom(seed)));
    expect(await write(1)).toBe(await write(2));
  });
});

describe('the documents', () => {
  it('use every field of their form, and leave its bracketed name where it is empty', () => {
    for (const { id, fields: names } of templates) {
      const values = Object.fromEntries(names.map((name, index) => [name, `Answer${index}`]));
      const text = toText(toDocument(make(id, values)));
      for (const value of Object.values(values)) expect(text).toContain(value);
      const empty = toDocument(make(id));
      expect(gapsOf(empty).toSorted()).toEqual(names.map((name) => fields[name].label).toSorted());
      for (const name of names) expect(toText(empty)).toContain(`[${fields[name].label}]`);
    }
    expect(toText(toDocument(make('privacy-policy')))).toContain('[Company Name]');
  });

  it('are drafts until nothing is open, and the sample says so', () => {
    for (const id of templateIds) {
      expect(toDocument(make(id)).mark).toBe('Draft');
      expect(toDocument(filled(id)).mark).toBeUndefined();
      expect(toDocument({ ...make(id), answers: sampleAnswers() }).mark).toBe('Sample');
    }
    expect(toDocument(filled('service-agreement', { paymentDays: '0' })).mark).toBe('Draft');
  });

  it('end with signature lines where they are signed', () => {
    const signed = (id: TemplateId, more: Partial<Draft> = {}) => {
      const last = toDocument(filled(id, more)).blocks.at(-1);
      return last?.kind === 'signatures' ? last.parties.map(({ role, name }) => `${role}: ${name}`) : [];
    };
    expect(signed('nda')).toEqual(['Company: Acme Inc.', 'Other Party: Harbor Press']);
    expect(signed('nda', { ndaKind: 'receiving' })).toEqual(['Recipient: Acme Inc.', 'Discloser: Harbor Press']);
    expect(signed('employment-contract', { engagement: 'contractor' })).toEqual(['Company: Acme Inc.', 'Contractor: Jordan Ellis']);
    expect(signed('partnership-agreement')).toEqual(['First Partner: Dana Whitfield', 'Second Partner: Morgan Reyes']);
    expect(signed('service-agreement')).toEqual(['Provider: Acme Inc.', 'Client: Cedar Street School']);
    expect(signed('privacy-policy')).toEqual([]);
    const line = '______________________';
    // A company signs by somebody with a name and a title; a person signs alone.
    expect(textOf('employment-contract')).toContain(
      `Company: Acme Inc.\n\nSignature: ${line}\nName: ${line}\nTitle: ${line}\nAddress: ${line}\nPlace: ${line}\nDate: ${line}`,
    );
    expect(textOf('employment-contract')).toContain(
      `Employee: Jordan Ellis\n\nSignature: ${line}\nAddress: ${line}\nPlace: ${line}\nDate: ${line}`,
    );
    const known = { clientAddress: '5 Cedar Street, Salem', clientSigner: 'Ada Fern, principal' };
    expect(textOf('service-agreement', known)).toContain('Cedar Street School, 5 Cedar Street, Salem (the "Client")');
    expect(textOf('service-agreement', known)).toContain(
      `Client: Cedar Street School\n\nSignature: ${line}\nName: Ada Fern\nTitle: principal\nPlace: ${line}\nDate: ${line}`,
    );
  });

  it('carry a plain-English note for every clause, when asked', () => {
    for (const id of templateIds) {
      const text = toText(toDocument(filled(id), true));
      expect(text.match(/^In plain English: .+\.$/gm)).toHaveLength(toSections(filled(id)).length);
      expect(text).toContain('They are not part of the');
      expect(textOf(id)).not.toContain('In plain English');
    }
  });

  it('name the law that was chosen, else the place that was typed', () => {
    expect(textOf('nda')).toContain('This Agreement is governed by the laws in force in Oregon, United States, without');
    expect(textOf('nda', { location: 'Berlin, Germany.' })).toContain('the laws in force in Berlin, Germany, without');
    expect(textOf('nda', { governingLaw: 'Delaware' })).toContain('the laws in force in Delaware, United States, without');
    expect(textOf('nda', { governingLaw: 'England and Wales' })).toContain('courts with jurisdiction in England and Wales');
    expect(textOf('nda', { location: 'U.S.A.', disputes: 'arbitration' })).toContain('is in the U.S.A. Either party');
    for (const place of ['United States', 'USA', 'United Kingdom', 'Netherlands', 'United States of America'])
      expect(textOf('nda', { location: place })).toContain(`governed by the laws in force in the ${place}, without`);
    expect(textOf('nda', { governingLaw: 'District of Columbia' })).toContain(
      'in force in the District of Columbia, United States, without',
    );
    expect(textOf('nda', { location: 'Uruguay' })).toContain('the laws in force in Uruguay, without');
    expect(textOf('privacy-policy', { location: 'United Kingdom' })).toContain('based in the United Kingdom, handles');
    // With a law from the list, the place is no longer needed.
    expect(gapsOf(toDocument(filled('nda', { location: '', governingLaw: 'Delaware' })))).toEqual([]);
  });

  it('say when they take effect', () => {
    expect(textOf('nda')).toContain('It takes effect on the date of the last signature below (the "Effective Date").');
    expect(textOf('nda', { effectiveDate: '2027-01-01' })).toContain('It takes effect on January 1, 2027 (the "Effective Date").');
    expect(textOf('privacy-policy')).toContain('Last updated: November 15, 2026');
    expect(gapsOf(toDocument({ ...filled('privacy-policy'), day: '' }))).toEqual(['Last Updated']);
  });

  it('take a sign alone for no answer, and a loose one off the end', () => {
    const signs = toDocument(filled('nda', { companyName: '.', otherParty: '-', purpose: '?', location: ' , ' }));
    expect(gapsOf(signs)).toEqual(['Company Name', 'Other Party', 'Purpose', 'Location']);
    const loose = textOf('terms-of-service', { companyName: 'Acme,', website: 'acme.com.', contactEmail: 'hi@acme.com.' });
    for (const part of ['you and Acme ("we"', 'use acme.com and', 'write to hi@acme.com first', 'at hi@acme.com.\n'])
      expect(loose).toContain(part);
    expect(findFaults(filled('employment-contract', { ending: 'at-will', location: 'France.' })).map(({ id }) => id)).toContain('at-will');
  });

  it('list what has several lines, and keep what has one in the sentence', () => {
    expect(textOf('service-agreement', { services: '- Design\n- Code; Tests' })).toContain('(a) Design\n(b) Code\n(c) Tests');
    expect(textOf('service-agreement', { services: 'Design and code.' })).toContain('services to the Client: Design and code.\n');
    expect(textOf('nda', { purpose: 'a joint product\na joint shop' })).toContain(
      '(the "Purpose"):\n\n(a) a joint product\n(b) a joint shop',
    );
    expect(textOf('terms-of-service', { serviceDescription: 'a shop\na blog' })).toContain('The Service is:\n\n(a) a shop\n(b) a blog');
    expect(textOf('partnership-agreement', { businessPurpose: 'cakes\ntea' })).toContain('Partnership is:\n\n(a) cakes\n(b) tea');
    expect(textOf('privacy-policy', { dataTypes: 'names, emails' })).toContain('following information: names, emails.');
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

describe('a profit split', () => {
  const split = (profitSplit: string) =>
    /share profits as follows: (.*?)\. They/.exec(textOf('partnership-agreement', { profitSplit }))?.[1];
  const idsOf = (profitSplit: string) => findFaults(filled('partnership-agreement', { profitSplit })).map(({ id }) => id);

  it('in two numbers names who gets what', () => {
    for (const typed of ['60/40', '60 / 40', '60-40', '60:40', '60% and 40%', '60 to 40.', '60 percent / 40 percent'])
      expect(split(typed), typed).toBe('60% to Dana Whitfield and 40% to Morgan Reyes');
    expect(split('33.3/66.7')).toBe('33.3% to Dana Whitfield and 66.7% to Morgan Reyes');
    expect(split('2:1')).toBe('in the ratio of 2 for Dana Whitfield to 1 for Morgan Reyes');
    expect(split('50% to each partner')).toBe('50% to each partner');
    expect(split('')).toBe('[Profit Split]');
  });

  it('adds up by exact hundredths, not by rounded ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2001, max: 9999 }), fc.integer({ min: 2001, max: 9999 }), (first, second) => {
        const typed = `${first / 100}/${second / 100}`;
        expect(idsOf(typed), typed).toEqual(first + second === 10_000 ? [] : ['split-sum']);
        const other = 10_000 - first;
        if (other > 2000) expect(idsOf(`${first / 100}/${other / 100}`)).toEqual([]);
      }),
      { numRuns: atMost(100) },
    );
  });

  it('has to add up, and to say whose share it is', () => {
    expect(idsOf('60/50')).toEqual(['split-sum']);
    expect(idsOf('60%')).toEqual(['split-one']);
    for (const typed of ['60/40', '2:1', 'equal shares', '']) expect(idsOf(typed), typed).toEqual([]);
  });
});

describe('work from before there were addresses', () => {
  it('is taken over whole', () => {
    const { companyAddress: _none, clientSigner: _nobody, ...old } = sampleAnswers();
    const data = { template: 'nda', answers: old, made: { template: 'nda', answers: old, day }, kept: null, hasNotes: false };
    const migrated = schema.safeParse(state.migrate?.(data, 1));
    expect(migrated.success && migrated.data.made?.answers).toEqual(sampleAnswers());
  });
});

describe('whatever the answers', () => {
  const word = fc.constantFrom(
    '',
    ' ',
    'Acme',
    'Acme Inc.',
    'two words',
    'Oregon, United States',
    'One\nTwo',
    'a; b',
    '2 years',
    'x.',
    '.',
    '-',
    'Acme,',
  );
  const pick = (name: keyof typeof fields): fc.Arbitrary<string | boolean> => {
    const field = fields[name];
    if (field.kind === 'flag') return fc.boolean();
    if (field.kind === 'choice') return fc.constantFrom(...field.options);
    if (field.kind === 'integer') return fc.constantFrom('', '0', '1', '30', '-5', '1e9', 'many');
    if (field.kind === 'day') return fc.constantFrom('', '2027-01-01', 'soon');
    return word;
  };
  const answers = fc.record(
    Object.fromEntries(Object.keys(fields).map((name) => [name, pick(name as keyof typeof fields)])),
  ) as fc.Arbitrary<Draft>;
  const template = fc.constantFrom(...templateIds);

  it('the text is whole and the numbers are unbroken', () => {
    fc.assert(
      fc.property(template, answers, fc.boolean(), (id, draft, hasNotes) => {
        const made = { template: id, answers: draft, day };
        const document = toDocument(made, hasNotes);
        const text = toText(document).replace(/_+ {2}/g, '');
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|""|''|\[\]|\(\)|\S {2,}\S| [,.;:](\s|$)|\.\.|,,|[\uE000-\uE003]/);
        const numbers = headingsOf(document).flatMap((heading) => /^(\d+)\. /.exec(heading)?.[1] ?? []);
        expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
        expect(danglingReferences(toSections(made))).toEqual([]);
        expect(text).not.toMatch(/(clause|section|Clauses) (?!\d|and )\W/);
        expect(document.mark === 'Draft').toBe(gapsOf(document).length + openFaults(made).length > 0);
      }),
      { numRuns: atMost(250) },
    );
  });

  it('no attack survives in a file for the web', () => {
    const attacks = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'];
    for (const id of templateIds)
      for (const attack of attacks) {
        const typed = Object.fromEntries(templateOf(id).fields.map((name: FieldName) => [name, attack]));
        const html = toHtml(toDocument(make(id, typed), true));
        expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript:/i);
      }
  });
});

describe('days in the text', () => {
  it('name the month, as the law of the document does', () => {
    const dayUnder = (location: string) => longDay('2026-11-15', readAnswers(make('nda', { location })));
    setMonthFirst(true);
    expect([dayUnder(''), dayUnder('Portland, Oregon'), dayUnder('Leeds, England')]).toEqual([
      'November 15, 2026',
      'November 15, 2026',
      '15 November 2026',
    ]);
    setMonthFirst(false);
    expect(dayUnder('Portland, Oregon')).toBe('November 15, 2026');
  });
});
