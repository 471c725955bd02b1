import { choice, day, email, emptyDraft, flag, integer, longText, text, url } from '@/lib/fields';
import type { DraftOf, Surroundings, ValuesOf } from '@/lib/fields';
import { toFileName, toSlug } from '@/lib/text';
import { hasSample } from '@/kinds/records/state';
import type { ListData } from '@/kinds/records/state';
import { defineState } from '@/workspace/tool-state';
import { dataHints, dataLabels, sampleCompany, sampleWebsite, thirdPartyLabels, type DataType, type ThirdParty } from './content';
import type { cookieFields, DetailDraft, processorFields } from './lists';

const collects = (type: DataType) => flag(dataLabels[type], { hint: dataHints[type] });
const shares = (type: ThirdParty) => flag(thirdPartyLabels[type]);

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
  email: email('Email', {
    hint: 'Optional, but the policy stays a draft until it has one.',
    autoComplete: 'email',
    means: 'company.email',
  }),
  effectiveDate: day('Effective Date', { default: 'today' }),
  collectsPersonal: collects('personal'),
  collectsContact: collects('contact'),
  collectsPayment: collects('payment'),
  collectsUsage: collects('usage'),
  collectsDevice: collects('device'),
  collectsLocation: collects('location'),
  collectsCookies: collects('cookies'),
  sharesAnalytics: shares('analytics'),
  sharesMarketing: shares('marketing'),
  sharesPayment: shares('payment'),
  sharesHosting: shares('hosting'),
  sharesSocial: shares('social'),
  userRights: flag('User rights', { default: true, hint: 'Promises six rights to everyone. Only promise what you will do.' }),
  cookies: flag('Cookies', { default: true, hint: 'On by default. Turn it off if your site sets none.' }),
  childrenPrivacy: flag("Children's privacy", { hint: 'Says the site is not for children under 13.' }),
  internationalTransfers: flag('International transfers', { hint: 'Says information may go to other countries.' }),
  answerDays: integer('Answer requests within (days)', { default: '30', min: 1, max: 365 }),

  gdpr: flag('EU: GDPR', { hint: 'You serve people in the EU or EEA, or watch what they do.' }),
  ukGdpr: flag('UK: UK GDPR', { hint: 'You serve people in the UK, or watch what they do.' }),
  ccpa: flag('California: CCPA', {
    hint: 'Over $26.625 million in revenue, data of 100,000 people or households, or half your revenue from selling or sharing data (limits of 2025).',
  }),
  usStates: flag('Other US states', { hint: 'The 19 other state laws in force in January 2026, each with limits of its own.' }),
  lgpd: flag('Brazil: LGPD', { hint: 'You serve people in Brazil, or collect data there.' }),
  dpdpa: flag('India: DPDPA', { hint: 'You serve people in India. Rules of November 2025; most duties start in May 2027.' }),

  address: longText('Postal address', { means: 'company.address' }),
  officer: text('Data protection officer', { placeholder: 'Name or role, and how to reach them' }),
  euRepresentative: text('Representative in the EU', { hint: 'Needed by most companies outside the EU that serve people there.' }),
  ukRepresentative: text('Representative in the UK', { hint: 'Needed by most companies outside the UK that serve people there.' }),
  grievanceContact: text('Grievance contact', { hint: 'The person in India’s law who answers questions about personal data.' }),
  automated: choice('Decisions by machine alone', ['no', 'yes'], {
    labels: { no: 'None with legal or similar effect', yes: 'Yes, we make them' },
    hint: 'Such as refusing credit without a person looking at it.',
  }),
  automatedLogic: longText('How those decisions are made', { placeholder: 'What is looked at, and what may follow for the person' }),
  safeguard: choice('Transfer safeguard', ['clauses', 'adequacy', 'both'], {
    labels: { clauses: 'Standard contract clauses', adequacy: 'Adequacy decisions', both: 'Adequacy, else standard clauses' },
  }),
  sale: choice('Sale and sharing', ['neither', 'share', 'sell'], {
    labels: { neither: 'We neither sell nor share', share: 'We share for targeted ads', sell: 'We sell, and may share' },
    hint: 'Advertising pixels and cookies usually count as sharing.',
  }),
  honorsSignal: flag('We honor Global Privacy Control', { hint: 'Tick it once your site really reads the browser’s signal.' }),
  optOutLink: url('Opt-out page', { placeholder: 'https://example.com/privacy-choices' }),
  requestLink: text('Where requests are sent', { placeholder: 'A form’s address; empty means by email' }),
  identityCheck: choice('Identity check', ['email', 'account', 'details'], {
    default: 'email',
    labels: { email: 'A reply from the address on file', account: 'Signing in to the account', details: 'Details we already hold' },
  }),
  authority: text('Complaint authority', {
    placeholder: 'Data Protection Commission, Ireland',
    hint: 'Your lead authority in the EU, if you have one.',
  }),
  security: longText('How you protect information', { placeholder: 'Encryption in transit, access on need, backups' }),
  hasDetails: flag('Show purposes and retention without a regime'),
  interests: longText('Your legitimate interests', { placeholder: 'Keeping the shop safe; learning which pages help' }),
  asksConsent: flag('We ask before setting cookies that are not necessary'),
  listsVersions: flag('List earlier versions in the policy'),
};
export type Answers = ValuesOf<typeof fields>;

const dataFlags = {
  personal: 'collectsPersonal',
  contact: 'collectsContact',
  payment: 'collectsPayment',
  usage: 'collectsUsage',
  device: 'collectsDevice',
  location: 'collectsLocation',
  cookies: 'collectsCookies',
} as const satisfies Record<DataType, keyof Answers>;

const shareFlags = {
  analytics: 'sharesAnalytics',
  marketing: 'sharesMarketing',
  payment: 'sharesPayment',
  hosting: 'sharesHosting',
  social: 'sharesSocial',
} as const satisfies Record<ThirdParty, keyof Answers>;

export const dataFlag = (type: DataType) => dataFlags[type];
export const shareFlag = (type: ThirdParty) => shareFlags[type];

/** Everything a policy is made from. */
export interface Work {
  answers: DraftOf<typeof fields>;
  details: Record<DataType, DetailDraft>;
  processors: ListData<typeof processorFields>;
  cookies: ListData<typeof cookieFields>;
}

export interface Version {
  id: string;
  day: string;
  note: string;
  work: Work;
  /** The words as they were then, whatever the template says by now. */
  text: string;
}

export interface PolicyData {
  work: Work;
  /** What the policy on the screen was made from; nothing until the first time. */
  made: Work | null;
  versions: Version[];
  /** Faults that the user has looked at and wants as they are, in the words they were shown in. */
  kept?: string[] | undefined;
}

const emptyDetail = (): DetailDraft => ({ purpose: '', basis: '', retention: '', people: '' });

export const emptyDetails = (): Work['details'] => ({
  personal: emptyDetail(),
  contact: emptyDetail(),
  payment: emptyDetail(),
  usage: emptyDetail(),
  device: emptyDetail(),
  location: emptyDetail(),
  cookies: emptyDetail(),
});

export const startWork = ({ today, currency }: Surroundings): Work => ({
  answers: emptyDraft(fields, today),
  details: emptyDetails(),
  processors: { records: [], currency },
  cookies: { records: [], currency },
});

const sampleEmail = `privacy@${sampleWebsite}`;

function sampleWork(around: Surroundings): Work {
  const work = startWork(around);
  return {
    ...work,
    answers: {
      ...work.answers,
      companyName: sampleCompany,
      website: sampleWebsite,
      email: sampleEmail,
      collectsContact: true,
      collectsPayment: true,
      collectsCookies: true,
      sharesPayment: true,
    },
    processors: {
      ...work.processors,
      records: [
        {
          id: 'sample-1',
          name: 'Stripe',
          service: 'payment',
          purpose: 'Takes card payments',
          country: 'United States',
          data: ['Payment', 'Contact'],
          link: 'https://stripe.com/privacy',
        },
      ],
    },
    cookies: {
      ...work.cookies,
      records: [
        {
          id: 'sample-2',
          name: 'basket',
          provider: sampleCompany,
          purpose: 'Remembers what is in your basket',
          duration: '14 days',
          kind: 'necessary',
        },
      ],
    },
  };
}

export const state = defineState<PolicyData>({
  version: 1,
  title: ({ work }) => work.answers.companyName,
  isSample: ({ work }) => isSampleWork(work),
  start: (around) => ({ work: startWork(around), made: null, versions: [] }),
  sample: (around) => {
    const work = sampleWork(around);
    return { work, made: work, versions: [] };
  },
});

export const isSampleWork = ({ answers, processors, cookies }: Work): boolean =>
  (answers.companyName === sampleCompany && answers.website === sampleWebsite) ||
  hasSample(processors.records) ||
  hasSample(cookies.records);

/** What is left of the sample between answers of one's own; nothing while all of it is the sample. */
export function listSampleAnswers(answers: Work['answers']): string[] {
  const { companyName, website, email } = answers;
  if (companyName === sampleCompany && website === sampleWebsite) return [];
  return [
    ...(companyName === sampleCompany ? [fields.companyName.label] : []),
    ...(website === sampleWebsite ? [fields.website.label] : []),
    ...(email === sampleEmail ? [fields.email.label] : []),
  ];
}

/** A fix changes the answers and makes the policy anew from them, so that no file keeps what was settled. */
export function applyFix(data: PolicyData, fix: Partial<Work['answers']>): PolicyData {
  const work = { ...data.work, answers: { ...data.work.answers, ...fix } };
  return { ...data, work, made: work };
}

export const keepFault = (data: PolicyData, fault: string): PolicyData => ({ ...data, kept: [...(data.kept ?? []), fault].slice(-100) });

/** Whether the policy on the screen no longer says what the form does. */
export const isStale = ({ work, made }: PolicyData) => made !== null && made !== work && JSON.stringify(made) !== JSON.stringify(work);

/** "privacy-policy-acme-inc": the company in lower case, spaces turned to hyphens. */
export function fileStem(prefix: string, work: Work): string {
  const slug = toSlug(work.answers.companyName);
  const stem = toFileName(slug === '' ? prefix : `${prefix}-${slug}`, 'txt', prefix).replace(/\.txt$/, '');
  return isSampleWork(work) ? `sample-${stem}` : stem;
}
