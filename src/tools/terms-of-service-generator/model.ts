import { choice, day, email, emptyDraft, flag, integer, longText, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import type { ImprintDraft } from './imprint';
import { ages, sampleCompany, sampleWebsite } from './content';

export const fields = {
  companyName: text('Company Name', {
    required: 'Enter the company name.',
    autoComplete: 'organization',
    means: 'company.name',
  }),
  website: text('Website', {
    required: 'Enter the website.',
    placeholder: 'example.com',
    autoComplete: 'url',
    means: 'company.website',
  }),
  serviceType: text('Service Type', { placeholder: 'Online bookshop', means: 'offer.name' }),
  country: text('Country', { autoComplete: 'country-name', means: 'company.country' }),
  state: text('State', { placeholder: 'Or province', means: 'company.region' }),
  userAgeRestriction: choice('User Age Restriction', ages, { default: '18' }),
  includePrivacyPolicy: flag('Include Privacy Policy'),
  includeRefundPolicy: flag('Include Refund Policy'),
  includeCookiePolicy: flag('Include Cookie Policy'),
  additionalClauses: longText('Additional Clauses', { placeholder: 'Anything else, in your own words. It comes last.' }),

  privacyUrl: text('Privacy Policy link', { placeholder: 'https://example.com/privacy' }),
  refundDays: integer('Refund period (days)', { min: 1, max: 3650 }),
  cookieUrl: text('Cookie Policy link', { placeholder: 'https://example.com/cookies' }),

  audience: choice('Customers', ['everyone', 'consumers', 'businesses'], {
    default: 'everyone',
    labels: { everyone: 'Consumers and businesses', consumers: 'Consumers only (B2C)', businesses: 'Businesses only (B2B)' },
  }),
  region: choice('Region', ['country', 'us', 'eu', 'uk', 'other'], {
    default: 'country',
    labels: {
      country: 'As the country says',
      us: 'United States',
      eu: 'European Union or EEA',
      uk: 'United Kingdom',
      other: 'Somewhere else',
    },
    hint: 'Where most of your customers live. The EU and the UK bring their consumer rules with them.',
  }),
  offer: choice('What you sell', ['services', 'content', 'goods'], {
    default: 'services',
    labels: { services: 'An online service', content: 'Downloads or other digital content', goods: 'Goods that are shipped' },
    hint: 'Decides how the 14 days to withdraw are counted.',
  }),
  contactEmail: email('Contact Email', { autoComplete: 'email', means: 'company.email' }),
  mediator: text('Consumer Mediator', {
    placeholder: 'Name, postal address and website',
    hint: 'Companies in France must name one to consumers.',
  }),
  address: text('Postal Address', { means: 'company.address', hint: 'Consumers in the EU and the UK must be given one.' }),

  accounts: flag('Accounts', { hint: 'Sign-up, passwords, closing an account.' }),
  subscriptions: flag('Subscriptions and automatic renewal', { hint: 'Prices, trials, renewal, canceling.' }),
  trialDays: integer('Free trial (days)', { min: 0, max: 3650, hint: 'Leave empty if there is none.' }),
  cancelPath: text('How to cancel', { placeholder: 'in your account, under Billing' }),
  reminderDays: integer('Renewal reminder (days before)', { min: 0, max: 365, hint: 'Leave empty to promise none.' }),
  userContent: flag('User content license', { hint: 'What people post stays theirs; you may show it.' }),
  dmca: flag('Copyright complaints (DMCA)', { hint: 'How to report a copy, and how to answer a report.' }),
  agentName: text('Copyright agent', { placeholder: 'Name or role' }),
  agentEmail: email('Copyright agent’s email'),
  ai: flag('AI features', { hint: 'What AI output is, and what it is not.' }),
  aiTraining: choice('Training on user content', ['never', 'consent', 'yes'], {
    labels: { never: 'Never', consent: 'Only if the user agrees', yes: 'Yes, unless the user opts out' },
  }),
  api: flag('API access', { hint: 'Keys, limits, changes.' }),
  arbitration: flag('Arbitration', { hint: 'Disputes go to an arbitrator instead of a court. Ask a lawyer first.' }),
  arbitrator: text('Arbitration provider', { placeholder: 'Whose rules apply' }),
  optOutDays: integer('Days to opt out', { default: '30', min: 1, max: 365 }),
  classWaiver: flag('Class action waiver', { hint: 'Claims are brought one by one. Not valid everywhere.' }),
  liabilityCap: flag('Liability cap', { default: true, hint: 'The most you pay in total.' }),
  capBasis: choice('The cap is', ['fees', 'amount', 'greater'], {
    default: 'fees',
    labels: { fees: 'What the user paid', amount: 'A fixed amount', greater: 'The higher of the two' },
  }),
  capMonths: integer('Months of payments', { default: '12', min: 1, max: 120 }),
  capAmount: text('Cap amount', { placeholder: '$100' }),
  noticeDays: integer('Notice of changes (days)', { default: '30', min: 1, max: 365 }),
  hasSummary: flag('Plain-English summary with each section', { hint: 'Adds an “In short” line to every section of the file.' }),

  effectiveDate: day('Effective Date', { hint: 'The day the terms start to apply. Empty leaves the line out.' }),
  version: text('Version', { placeholder: '1.0' }),
  changeSummary: longText('Change Summary', { placeholder: 'What is different from the last version' }),

  termsUrl: text('Terms link', { placeholder: 'https://example.com/terms' }),
  buttonLabel: text('Button', { default: 'Create account' }),
};
export type Answers = ValuesOf<typeof fields>;
export type Draft = DraftOf<typeof fields>;

/** The answers as they were, and the day they were made into terms. */
export interface Made {
  answers: Draft;
  day: string;
}

export interface Version extends Made {
  id: string;
  note: string;
  /** The words as they were then, whatever the template says by now. */
  text: string;
}

export interface TermsData {
  answers: Draft;
  /** What the terms on the screen were made from; nothing until the first time. */
  made: Made | null;
  versions: Version[];
  /** Who runs the website, where a country wants it published. */
  imprint?: ImprintDraft | undefined;
  /** Faults that the user has looked at and wants as they are, in the words they were shown in. */
  kept?: string[] | undefined;
}

export const sampleAnswers = (today: string): Draft => ({
  ...emptyDraft(fields, today),
  companyName: sampleCompany,
  website: sampleWebsite,
  serviceType: 'Online bookshop',
  country: 'United States',
  state: 'Oregon',
});

export const state = defineState<TermsData>({
  version: 1,
  title: ({ answers }) => answers.companyName,
  isSample: ({ answers }) => isSample(answers),
  start: ({ today }) => ({ answers: emptyDraft(fields, today), made: null, versions: [] }),
  sample: ({ today }) => {
    const answers = sampleAnswers(today);
    return { answers, made: { answers, day: today }, versions: [] };
  },
});

export const isSample = ({ companyName, website }: Draft) => companyName === sampleCompany && website === sampleWebsite;

/** What is left of the sample between answers of one's own; nothing while all of it is the sample. */
export const listSampleAnswers = (answers: Draft) =>
  isSample(answers)
    ? []
    : [
        ...(answers.companyName === sampleCompany ? [fields.companyName.label] : []),
        ...(answers.website === sampleWebsite ? [fields.website.label] : []),
      ];

/** A fix changes the answers and makes the terms anew from them, so that no file keeps what was settled. */
export function applyFix(data: TermsData, fix: Partial<Draft>, day: string): TermsData {
  const answers = { ...data.answers, ...fix };
  return { ...data, answers, made: { answers, day } };
}

export const keepFault = (data: TermsData, fault: string): TermsData => ({ ...data, kept: [...(data.kept ?? []), fault].slice(-100) });

/** Whether the terms on the screen no longer say what the form does. */
export const isStale = ({ answers, made }: TermsData) =>
  made !== null && made.answers !== answers && JSON.stringify(made.answers) !== JSON.stringify(answers);

/** "acme-inc-terms-of-service": the company in lower case, spaces turned to hyphens, then what it is. */
export function fileStem(answers: Draft, what = 'terms-of-service'): string {
  const slug = toSlug(answers.companyName);
  // The name is cut before it is joined, so that a long one still says what the file is.
  const company = slug === '' ? '' : toFileName(slug.slice(0, 50), 'txt', '').replace(/\.txt$/, '');
  const stem = company === '' ? what : `${company}-${what}`;
  return isSample(answers) ? `sample-${stem}` : stem;
}
