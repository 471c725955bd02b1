import { choice, completeDraft, day, email, emptyDraft, flag, integer, longText, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { usStates } from '@/lib/places';
import type { Rewording } from '@/lib/rewording';
import { toFileName, toSlug } from '@/lib/text';
import type { WithRegister } from '@/kinds/register/register';
import { defineState } from '@/workspace/tool-state';
import { sampleBusiness, sampleCompany } from './content';
import type { TemplateId } from './templates';
import { isObject } from '@/lib/objects';

/** "companyName" reads "Company Name". */
export const labelOf = (name: string) => name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

const worded = (name: string) => ({ placeholder: `Enter ${labelOf(name).toLowerCase()}` });
const line = (name: string, autoComplete?: string) => text(labelOf(name), { ...worded(name), ...(autoComplete ? { autoComplete } : {}) });
const lines = (name: string) => longText(labelOf(name), worded(name));

/** One text input each; templates share those that mean the same. */
const textFields = {
  companyName: { ...line('companyName', 'organization'), means: 'company.name' as const },
  website: { ...line('website', 'url'), means: 'company.website' as const },
  dataTypes: lines('dataTypes'),
  contactEmail: email(labelOf('contactEmail'), { ...worded('contactEmail'), autoComplete: 'email', means: 'company.email' }),
  location: { ...line('location'), means: 'company.place' as const },
  otherParty: line('otherParty'),
  purpose: lines('purpose'),
  duration: line('duration'),
  serviceDescription: { ...lines('serviceDescription'), means: 'offer.name' as const },
  employeeName: line('employeeName'),
  jobTitle: line('jobTitle'),
  startDate: line('startDate'),
  salary: line('salary'),
  workLocation: line('workLocation'),
  clientName: line('clientName'),
  services: lines('services'),
  fees: line('fees'),
  timeline: line('timeline'),
  businessName: line('businessName'),
  partnerOne: line('partnerOne'),
  partnerTwo: line('partnerTwo'),
  businessPurpose: lines('businessPurpose'),
  contributions: lines('contributions'),
  profitSplit: line('profitSplit'),
};

const otherLaws = [
  'England and Wales', 'Scotland', 'Northern Ireland', 'Ireland', 'Austria', 'Belgium', 'Denmark', 'Estonia', 'Finland', 'France',
  'Germany', 'Italy', 'Luxembourg', 'the Netherlands', 'Norway', 'Poland', 'Portugal', 'Spain', 'Sweden', 'Switzerland',
  'Alberta, Canada', 'British Columbia, Canada', 'Ontario, Canada', 'Quebec, Canada', 'New South Wales, Australia',
  'Victoria, Australia', 'New Zealand', 'India', 'Singapore', 'Japan',
] as const; // prettier-ignore

const laws = [...Object.values(usStates), ...otherLaws];

const optionFields = {
  governingLaw: choice('Governing law', ['location', ...laws], {
    default: 'location',
    hint: 'A law chosen here replaces Location in the text.',
    labels: { location: 'The place under Location', 'the Netherlands': 'Netherlands' },
  }),
  disputes: choice('Disputes go to', ['courts', 'mediation', 'arbitration'], {
    default: 'courts',
    labels: { courts: 'The courts', mediation: 'Mediation, then the courts', arbitration: 'Arbitration' },
  }),
  effectiveDate: day('Effective date', { hint: 'Empty: the day it is last signed or published.' }),

  ndaKind: choice('Who shares information', ['mutual', 'giving', 'receiving'], {
    default: 'mutual',
    labels: { mutual: 'Both sides (mutual)', giving: 'Only your company (one-way)', receiving: 'Only the other party (one-way)' },
  }),
  survival: choice('Secrecy after the end', ['1', '2', '3', '5', 'always'], {
    default: '3',
    labels: { '1': '1 year', '2': '2 years', '3': '3 years', '5': '5 years', always: 'As long as it stays confidential' },
  }),
  nonSolicit: flag('No soliciting', { hint: 'A promise not to poach staff for 12 months.' }),

  billing: choice('Invoices are sent', ['monthly', 'completion', 'halves', 'advance'], {
    default: 'monthly',
    labels: { monthly: 'Every month', completion: 'On completion', halves: 'Half at the start, half at the end', advance: 'In advance' },
  }),
  paymentDays: integer('Days to pay an invoice', { default: '30', min: 1, max: 365 }),
  ownership: choice('Who owns the results', ['client', 'provider'], {
    default: 'client',
    labels: { client: 'The client, once paid', provider: 'The provider; the client may use them' },
  }),
  liabilityCap: choice('Limit of liability', ['year', 'total', 'none'], {
    default: 'year',
    labels: { year: 'Fees of 12 months', total: 'All fees of this agreement', none: 'No limit' },
  }),
  noticeDays: integer('Days of notice to end it', { default: '30', min: 1, max: 365 }),
  hasExpenses: flag('Expenses are paid on top', { hint: 'Those the client approved in writing first.' }),

  decisions: choice('Big decisions need', ['both', 'shares'], {
    default: 'both',
    labels: { both: 'Both partners', shares: 'More than half of the profit shares' },
  }),
  buyout: choice('A leaving partner’s share is valued', ['expert', 'books'], {
    default: 'expert',
    labels: { expert: 'By an independent expert', books: 'By the books' },
  }),
  withdrawalDays: integer('Days of notice to leave', { default: '90', min: 1, max: 730 }),
  exclusive: flag('No competing business', { default: true, hint: 'While they are partners.' }),

  engagement: choice('Hired as', ['employee', 'contractor'], {
    default: 'employee',
    labels: { employee: 'Employee', contractor: 'Independent contractor' },
  }),
  ending: choice('How it ends', ['notice', 'at-will'], {
    default: 'notice',
    labels: { notice: 'With notice', 'at-will': 'At will (United States)' },
  }),
  noticePeriod: choice('Notice', ['1 week', '2 weeks', '1 month', '2 months', '3 months'], { default: '1 month' }),
  probation: choice('Probation', ['none', '1 month', '3 months', '6 months'], { default: 'none', labels: { none: 'None' } }),
  hoursPerWeek: integer('Hours a week', { default: '40', min: 1, max: 80 }),
  vacationDays: integer('Vacation days a year', { default: '20', min: 0, max: 100, hint: '0: what the law grants.' }),
  assignsInventions: flag('Work results belong to the company', { default: true }),
  nonCompete: flag('Non-compete for 6 months', { hint: 'Not allowed in many places. Ask a lawyer first.' }),

  servesEurope: flag('People in the EU or the UK use the site', { hint: 'Adds what GDPR and UK GDPR ask for.' }),
  servesCalifornia: flag('California’s privacy law (CCPA) applies', { hint: 'Adds the rights of people in California.' }),
  usesCookies: flag('The site uses cookies', { default: true, hint: 'Turn it off if it sets none.' }),
  sharesForAds: flag('Data is shared for targeted ads', { hint: 'Off: the policy says that you do not sell or share data for ads.' }),
  childAge: choice('Not meant for children under', ['13', '16'], { default: '13' }),

  audience: choice('Who uses it', ['both', 'consumers', 'businesses'], {
    default: 'both',
    labels: { both: 'Consumers and businesses', consumers: 'Consumers', businesses: 'Businesses only' },
  }),
  minimumAge: choice('Minimum age', ['13', '16', '18'], { default: '18' }),
  hasPayments: flag('People pay for it', { hint: 'Adds prices, renewals and cancellation.' }),
  hasUserContent: flag('People post content', { hint: 'What they post stays theirs; you may show it.' }),
};

const signer = (label: string) => text(label, { placeholder: 'Name and title' });

/** Where the parties are and who signs for them; what is left empty is a line to fill in by hand. */
const partyFields = {
  companyAddress: { ...line('companyAddress', 'street-address'), means: 'company.address' as const },
  otherPartyAddress: line('otherPartyAddress'),
  clientAddress: line('clientAddress'),
  employeeAddress: line('employeeAddress'),
  partnerOneAddress: line('partnerOneAddress'),
  partnerTwoAddress: line('partnerTwoAddress'),
  companySigner: signer('Signs for the company'),
  otherPartySigner: signer('Signs for the other party'),
  clientSigner: signer('Signs for the client'),
};

export const fields = { ...textFields, ...optionFields, ...partyFields };
export type FieldName = keyof typeof textFields;
export type OptionName = keyof typeof optionFields;
export type PartyName = keyof typeof partyFields;
export type Answers = ValuesOf<typeof fields>;
export type Draft = DraftOf<typeof fields>;

/** The answers as they were, and the day they were made into a document. */
export interface Made {
  template: TemplateId;
  answers: Draft;
  day: string;
  /** Clauses in other words, taken over by the user. */
  rewordings?: Rewording[] | undefined;
}

export interface LegalData extends WithRegister {
  /** Empty while the templates are shown. */
  template: TemplateId | '';
  answers: Draft;
  /** What the document on the screen was made from; nothing until it is asked for. */
  made: Made | null;
  /** Answers that were cleared, for as long as they can be brought back. */
  kept: Draft | null;
  /** Whether each clause carries its plain-English note, on the screen and in the files. */
  hasNotes: boolean;
  /** Faults that the user has looked at and wants as they are, in the words they were shown in. */
  accepted?: string[] | undefined;
}

export const emptyAnswers = (): Draft => emptyDraft(fields, '');

export const sampleAnswers = (): Draft => ({
  ...emptyAnswers(),
  companyName: sampleCompany,
  website: 'fernhillbooks.example',
  dataTypes: 'names, email addresses, delivery addresses and orders',
  contactEmail: 'hello@fernhillbooks.example',
  location: 'Oregon, United States',
  otherParty: 'Harbor Press',
  purpose: 'talks about selling Harbor Press titles in Fernhill’s shops',
  duration: '2 years',
  serviceDescription: 'an online bookshop with monthly reading boxes',
  employeeName: 'Jordan Ellis',
  jobTitle: 'Shop Manager',
  startDate: 'March 1, 2027',
  salary: '$52,000 a year',
  workLocation: 'the shop at 12 Mill Street, Salem',
  clientName: 'Cedar Street School',
  services: 'Choosing 400 books for the school library\nDelivering and shelving them\nTraining two librarians',
  fees: '$8,000 in total',
  billing: 'halves',
  timeline: 'March 1 to May 31, 2027',
  businessName: sampleBusiness,
  partnerOne: 'Dana Whitfield',
  partnerTwo: 'Morgan Reyes',
  businessPurpose: 'a monthly box of books for children',
  contributions: 'Dana Whitfield: $20,000 in cash\nMorgan Reyes: the website and full-time work',
  profitSplit: '50% to each partner',
});

/** The first version asked for no addresses and no names of those who sign. */
function addParties(data: unknown): unknown {
  if (!isObject(data)) return data;
  const whole = (answers: unknown) => (isObject(answers) ? completeDraft(fields, answers, '') : answers);
  const { made } = data;
  return {
    ...data,
    answers: whole(data.answers),
    kept: whole(data.kept),
    made: isObject(made) ? { ...made, answers: whole(made.answers) } : made,
  };
}

export const state = defineState<LegalData>({
  version: 2,
  migrate: addParties,
  isSample: (data) => isSample(data.made ?? data),
  start: () => ({ template: '', answers: emptyAnswers(), made: null, kept: null, hasNotes: false }),
  sample: ({ today }) => {
    const answers = sampleAnswers();
    return { template: 'nda', answers, made: { template: 'nda', answers, day: today }, kept: null, hasNotes: false };
  },
});

const names = Object.keys(fields) as (keyof Draft)[];

const ownerOf = ({ template, answers }: Pick<LegalData, 'template' | 'answers'>) =>
  template === 'partnership-agreement' ? answers.businessName : answers.companyName;

/** Whether the names are still those of the sample. */
export const isSample = (data: Pick<LegalData, 'template' | 'answers'>) => [sampleCompany, sampleBusiness].includes(ownerOf(data));

/** The result and the answers go; the answers can be brought back. */
export const editDetails = (data: LegalData): LegalData => ({
  ...data,
  template: data.made?.template ?? data.template,
  answers: emptyAnswers(),
  made: null,
  kept: data.made?.answers ?? data.kept,
});

export const startNew = (data: LegalData): LegalData => ({ ...editDetails(data), template: '' });

/** A fix changes the answers and makes the document anew from them; the caller says which new wordings still fit. */
export function applyFix(data: LegalData, fix: Partial<Draft>, fitting: (before: Made, after: Made) => Made): LegalData {
  const { made } = data;
  if (!made) return { ...data, answers: { ...data.answers, ...fix } };
  const answers = { ...made.answers, ...fix };
  return { ...data, answers, made: fitting(made, { ...made, answers }) };
}

export const acceptFault = (data: LegalData, fault: string): LegalData => ({
  ...data,
  accepted: [...(data.accepted ?? []), fault].slice(-100),
});

/** What was typed since stays; everything else is as it was. */
export function restoreAnswers(data: LegalData): LegalData {
  const { kept, answers } = data;
  if (!kept) return data;
  const empty = emptyAnswers();
  const since = Object.fromEntries(names.filter((name) => answers[name] !== empty[name]).map((name) => [name, answers[name]]));
  return { ...data, answers: { ...kept, ...since }, kept: null };
}

/** "nda-acme-inc": the document, then the company. */
export function fileStem(made: Made): string {
  const { template } = made;
  const slug = toSlug(ownerOf(made));
  const stem = toFileName(slug === '' ? template : `${template}-${slug}`, 'txt', template).replace(/\.txt$/, '');
  return isSample(made) ? `sample-${stem}` : stem;
}
