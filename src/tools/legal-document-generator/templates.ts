import type { Category } from './content';
import type { FieldName, OptionName, PartyName } from './model';

export const templateIds = [
  'privacy-policy',
  'terms-of-service',
  'nda',
  'service-agreement',
  'partnership-agreement',
  'employment-contract',
] as const;
export type TemplateId = (typeof templateIds)[number];

export interface Template {
  id: TemplateId;
  name: string;
  icon: string;
  description: string;
  category: Category;
  /** Policies are published, agreements are signed. */
  kind: 'policy' | 'agreement';
  /** One text input each. */
  fields: readonly FieldName[];
  /** What changes the text most, and what stands folded below it. */
  options: readonly OptionName[];
  moreOptions: readonly OptionName[];
  /** Addresses, and who signs for an organization. */
  parties: readonly PartyName[];
  /** Whether the fields are our own choice rather than given. */
  hasChosenFields: boolean;
  hints: Partial<Record<FieldName | OptionName, string>>;
}

const lawHint = 'Whose law applies, such as Oregon or Ireland.';

const all: Record<TemplateId, Omit<Template, 'id'>> = {
  'privacy-policy': {
    name: 'Privacy Policy',
    icon: 'shield-check',
    description: 'Tells visitors what you collect, why, who receives it and what they can ask for.',
    category: 'Website Legal',
    kind: 'policy',
    fields: ['companyName', 'website', 'dataTypes', 'contactEmail', 'location'],
    options: ['servesEurope', 'servesCalifornia', 'usesCookies', 'sharesForAds'],
    moreOptions: ['childAge', 'effectiveDate'],
    parties: [],
    hasChosenFields: false,
    hints: { dataTypes: 'What you collect, such as names, email addresses and orders.', location: 'Where the company is based.' },
  },
  'terms-of-service': {
    name: 'Terms of Service',
    icon: 'scroll-text',
    description: 'The rules for using your site or app: what people may do, what you promise and what you do not.',
    category: 'Website Legal',
    kind: 'policy',
    fields: ['companyName', 'website', 'serviceDescription', 'contactEmail', 'location'],
    options: ['audience', 'minimumAge', 'hasPayments', 'hasUserContent'],
    moreOptions: ['governingLaw', 'effectiveDate'],
    parties: [],
    hasChosenFields: true,
    hints: { serviceDescription: 'What the site or app does, such as an online bookshop.', location: lawHint },
  },
  nda: {
    name: 'Non-Disclosure Agreement',
    icon: 'lock',
    description: 'Keeps what you tell a partner, supplier or investor confidential, one-way or for both sides.',
    category: 'Business Agreements',
    kind: 'agreement',
    fields: ['companyName', 'otherParty', 'purpose', 'duration', 'location'],
    options: ['ndaKind', 'survival'],
    moreOptions: ['governingLaw', 'disputes', 'effectiveDate', 'nonSolicit'],
    parties: ['companyAddress', 'companySigner', 'otherPartyAddress', 'otherPartySigner'],
    hasChosenFields: false,
    hints: {
      purpose: 'Why information is shared, such as talks about a joint product.',
      duration: 'How long the agreement runs, such as 2 years.',
      location: lawHint,
    },
  },
  'service-agreement': {
    name: 'Service Agreement',
    icon: 'briefcase',
    description: 'What you do for a client, for how much and by when, and who owns the result.',
    category: 'Business Agreements',
    kind: 'agreement',
    fields: ['companyName', 'clientName', 'services', 'fees', 'timeline', 'location'],
    options: ['billing', 'paymentDays', 'ownership', 'liabilityCap'],
    moreOptions: ['noticeDays', 'governingLaw', 'disputes', 'effectiveDate', 'hasExpenses', 'nonSolicit'],
    parties: ['companyAddress', 'companySigner', 'clientAddress', 'clientSigner'],
    hasChosenFields: true,
    hints: {
      companyName: 'The company that provides the services.',
      services: 'What is delivered. One per line makes a list.',
      fees: 'Such as $8,000 in total, or $120 an hour.',
      timeline: 'Such as March 1 to May 31, 2027.',
      location: lawHint,
    },
  },
  'partnership-agreement': {
    name: 'Partnership Agreement',
    icon: 'handshake',
    description: 'Two partners, one business: who puts in what, who decides, how profit is shared and how one leaves.',
    category: 'Business Agreements',
    kind: 'agreement',
    fields: ['businessName', 'partnerOne', 'partnerTwo', 'businessPurpose', 'contributions', 'profitSplit', 'location'],
    options: ['decisions', 'buyout'],
    moreOptions: ['withdrawalDays', 'governingLaw', 'disputes', 'effectiveDate', 'exclusive'],
    parties: ['partnerOneAddress', 'partnerTwoAddress'],
    hasChosenFields: true,
    hints: {
      contributions: 'Who puts in what: money, property, work. One per line makes a list.',
      profitSplit: 'Such as 50% to each partner. In 60/40, partner one gets the first share.',
      location: lawHint,
    },
  },
  'employment-contract': {
    name: 'Employment Contract',
    icon: 'user-check',
    description: 'Hires an employee, or engages an independent contractor: role, pay, time, confidentiality and how it ends.',
    category: 'HR Documents',
    kind: 'agreement',
    fields: ['companyName', 'employeeName', 'jobTitle', 'startDate', 'salary', 'workLocation', 'location'],
    options: ['engagement', 'ending', 'noticePeriod', 'probation', 'paymentDays'],
    moreOptions: [
      'hoursPerWeek',
      'vacationDays',
      'governingLaw',
      'disputes',
      'effectiveDate',
      'assignsInventions',
      'nonSolicit',
      'nonCompete',
    ],
    parties: ['companyAddress', 'companySigner', 'employeeAddress'],
    hasChosenFields: true,
    hints: {
      startDate: 'Such as March 1, 2027.',
      salary: 'Such as $60,000 a year, or $90 an hour for a contractor.',
      workLocation: 'An address, a city, or the home office.',
      location: lawHint,
      nonSolicit: 'A promise not to win over staff or customers for 12 months.',
    },
  },
};

export const templates: readonly Template[] = templateIds.map((id) => ({ id, ...all[id] }));

export function templateOf(id: TemplateId): Template {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  return template;
}

type Engagement = { engagement: string; ending: string };

function isOffered(name: OptionName, { engagement, ending }: Engagement): boolean {
  const isContractor = engagement === 'contractor';
  switch (name) {
    case 'ending':
    case 'hoursPerWeek':
    case 'vacationDays':
    case 'nonCompete':
      return !isContractor;
    case 'probation':
      return !isContractor && ending !== 'at-will';
    case 'noticePeriod':
      return isContractor || ending !== 'at-will';
    // Only contractors write invoices.
    case 'paymentDays':
      return isContractor;
    default:
      return true;
  }
}

/** Only the options that matter for the answers so far. */
export const offeredOptions = ({ id }: Template, names: readonly OptionName[], draft: Engagement): OptionName[] =>
  names.filter((name) => id !== 'employment-contract' || isOffered(name, draft));
