import { addDays, isDay } from '@/lib/dates';
import { choice, day, decimal, emptyDraft, flag, integer, longText, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { defineState } from '@/workspace/tool-state';
import { contractTypes, sampleClient, sampleProvider, typeLabels, type ContractType } from './content';

export const fields = {
  type: choice('Contract Type', contractTypes, {
    required: 'Choose which contract you need.',
    placeholder: 'Select a type',
    labels: typeLabels,
  }),
  clientName: text('Client Name'),
  clientAddress: text('Client Address'),
  providerName: text('Provider Name'),
  providerAddress: text('Provider Address'),
  startDate: day('Start Date'),
  endDate: day('End Date'),
  amount: text('Amount', { placeholder: '5,000' }),
  amountBasis: choice('Charged', ['total', 'hour', 'day', 'month'], {
    default: 'total',
    labels: { total: 'In total', hour: 'Per hour', day: 'Per day', month: 'Per month' },
  }),
  serviceDescription: longText('Service Description'),
  deliverables: longText('Deliverables', { placeholder: 'One on each line' }),
  paymentTerms: longText('Payment Terms', { placeholder: 'Half at the start, half on delivery, 14 days after the invoice' }),
  cancellationTerms: longText('Cancellation Terms', { placeholder: 'Leave empty for the usual notice' }),
  position: text('Position', { placeholder: 'Product designer' }),
  salary: text('Salary', { placeholder: '72,000' }),
  salaryPeriod: choice('Pay period', ['year', 'month', 'week', 'hour'], {
    default: 'year',
    labels: { year: 'Per year', month: 'Per month', week: 'Per week', hour: 'Per hour' },
  }),
  benefits: longText('Benefits', { placeholder: 'One on each line' }),
  workLocation: text('Work Location', { means: 'company.place', placeholder: 'Austin, TX' }),
  confidentialInformation: longText('Confidential Information', { placeholder: 'Customer lists, prices, source code' }),
  disclosurePurpose: longText('Disclosure Purpose', { placeholder: 'Deciding whether to work together' }),
  additionalTerms: longText('Additional Terms', { placeholder: 'Anything else, in your own words. It comes last.' }),
  country: text('Country', { autoComplete: 'country-name', hint: 'Whose law applies.', means: 'company.country' }),
  state: text('State', { placeholder: 'Or province', means: 'company.region' }),

  rental: choice('Rented items', ['auto', 'yes', 'no'], {
    default: 'auto',
    labels: { auto: 'If the description says so', yes: 'Yes, they go back at the end', no: 'No, they are handed over for good' },
    hint: 'Rented items stay the provider’s. The contract then covers care, damage and return.',
  }),
  ip: flag('Intellectual property', {
    default: true,
    hint: 'Added for you: who owns the result. Without it, the maker usually keeps the rights.',
  }),
  ipWhen: choice('Rights pass', ['payment', 'creation'], {
    default: 'payment',
    labels: { payment: 'When the work is paid', creation: 'As soon as it is made' },
  }),
  confidentiality: flag('Confidentiality', {
    default: true,
    hint: 'Added for you: what each side learns about the other stays between them.',
  }),
  confidentialYears: integer('Kept confidential for (years)', { default: '3', min: 1, max: 99 }),
  lateFee: flag('Late fee', { hint: 'What a late payment costs. Many places limit the rate.' }),
  lateFeeRate: decimal('Late fee (% a month)', { default: '1', min: 0, max: 20 }),
  liabilityCap: flag('Liability cap', { hint: 'The most one side can owe the other.' }),
  capBasis: choice('The cap is', ['fees', 'amount'], {
    default: 'fees',
    labels: { fees: 'The fees of this contract', amount: 'A fixed amount' },
  }),
  capAmount: text('Cap amount', { placeholder: '10,000' }),
  nonSolicit: flag('Non-solicitation', { hint: 'Neither side lures away the other’s people.' }),
  nonSolicitMonths: integer('Non-solicitation (months)', { default: '12', min: 1, max: 60 }),
  nonCompete: flag('Non-compete', { hint: 'No work for competitors for a time. Void in some places, limited in many.' }),
  nonCompeteMonths: integer('Non-compete (months)', { default: '6', min: 1, max: 60 }),
  nonCompeteArea: text('Non-compete area', { placeholder: 'The city of Portland' }),
  forum: choice('Disputes go to', ['courts', 'mediation', 'arbitration'], {
    default: 'courts',
    labels: { courts: 'The courts', mediation: 'Mediation, then the courts', arbitration: 'Arbitration' },
  }),
  arbitrator: text('Arbitration provider', { placeholder: 'Whose rules apply' }),
  seat: text('Place of arbitration', { placeholder: 'Portland, Oregon' }),
  noticeDays: integer('Notice to end (days)', { default: '30', min: 1, max: 365, hint: 'Used where there are no cancellation terms.' }),
  acceptDays: integer('Days to check a delivery', { default: '10', min: 1, max: 365 }),
  ending: choice('Without an end date', ['at-will', 'notice'], {
    default: 'at-will',
    labels: { 'at-will': 'At will (most US states)', notice: 'Either side gives notice' },
  }),
  hours: text('Hours', { means: 'company.hours', placeholder: '40 hours a week, Monday to Friday' }),
  leave: text('Paid leave', { placeholder: '25 days a year' }),
  probation: text('Trial period', { placeholder: 'The first three months' }),
  mutual: flag('Both sides share information', { hint: 'A mutual NDA: each side protects what the other tells it.' }),
  hasNotes: flag('Plain-English note with each clause', { hint: 'Adds an “In short” line to every clause of the file.' }),

  clientSigner: text('Signs for the client', { placeholder: 'Name and title' }),
  providerSigner: text('Signs for the provider', { placeholder: 'Name and title' }),
  workExhibit: flag('Work in an exhibit', { hint: 'Moves the description and the deliverables into Exhibit A.' }),
  initials: flag('Initials under each exhibit', { default: true, hint: 'A line for each side, so that no page is exchanged later.' }),
  priorInventions: longText('Own inventions', {
    placeholder: 'What the employee made before and keeps. One on each line.',
    hint: 'Ask the employee. If there are none, write “None”.',
  }),
};
export type Answers = ValuesOf<typeof fields>;
export type Draft = DraftOf<typeof fields>;
export type FieldName = keyof typeof fields;

export const exhibitFields = {
  title: text('Exhibit Title', { placeholder: 'Price list' }),
  text: longText('Exhibit Text', { placeholder: 'One point on each line' }),
};
/** As many as a saved file may hold. */
export const mostExhibits = 200;
export type Exhibit = DraftOf<typeof exhibitFields> & { id: string };

export const paymentFields = {
  milestone: text('Milestone', { placeholder: 'Design accepted' }),
  due: day('Due Date', { hint: 'Leave empty if the milestone decides.' }),
  installment: text('Installment', { placeholder: '2,800' }),
};
export const mostPayments = 60;
export type Payment = DraftOf<typeof paymentFields> & { id: string };
export const isSaid = ({ milestone, due, installment }: Payment) => [milestone, due, installment].some((typed) => typed.trim() !== '');

const yesOrNo = ['yes', 'no'] as const;
const question = (label: string) => choice(label, yesOrNo, { labels: { yes: 'Yes', no: 'No' }, placeholder: 'Not answered' });

/** Asked before somebody is hired one way or the other; no answer is a part of the contract. */
export const workerFields = {
  controlsHow: question('Do you decide how the work is done, not only what comes out?'),
  setsHours: question('Do you set the hours or the place of work?'),
  worksForOthers: question('Does the person work for other clients too, or is free to?'),
  coreBusiness: question('Is the work a usual part of what your business does?'),
  ownTools: question('Does the person bring their own tools and pay their own costs?'),
  canLose: question('Can the person make a loss on the job, or earn more by working better?'),
  openEnded: question('Is the work open-ended rather than one project?'),
  canSubstitute: question('May the person send somebody else to do it?'),
  ownBusiness: question('Does the person run a business of their own, with its own customers?'),
  benefits: question('Do you pay a regular wage, leave or other benefits?'),
};
export type WorkerDraft = DraftOf<typeof workerFields>;

export interface Work {
  answers: Draft;
  exhibits: Exhibit[];
  /** The fee in installments, where it is paid in several. */
  payments?: Payment[] | undefined;
}

/** The answers as they were when the contract was made, and the currency of their amounts. */
export interface Made extends Work {
  currency: string;
}

export interface ContractData extends Work {
  worker: WorkerDraft;
  /** What the contract on the screen was made from; nothing until the first time. */
  made: Made | null;
  /** Faults that the user has looked at and wants as they are, in the words they were shown in: another figure is another fault. */
  kept?: string[] | undefined;
}

export const sampleAnswers = (today: string): Draft => ({
  ...emptyDraft(fields, today),
  type: 'service',
  clientName: sampleClient,
  clientAddress: '12 Market Street, Portland, OR 97201',
  providerName: sampleProvider,
  providerAddress: '48 Pier Road, Astoria, OR 97103',
  startDate: today === '' ? '' : addDays(today, 14),
  endDate: today === '' ? '' : addDays(today, 92),
  amount: '8,400',
  serviceDescription: 'Design and build of a new online bookshop',
  deliverables: 'Design of all pages\nThe finished shop, tested on phones and computers\nA two-hour training for the staff',
  paymentTerms: 'One third at the start, one third when the design is accepted and one third on delivery, each 14 days after the invoice',
  country: 'United States',
  state: 'Oregon',
});

/** Before version 2 nobody was asked about rented items. */
function addRental(data: unknown): unknown {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const withRental = (from: object) =>
    'answers' in from && isObject(from.answers) ? { ...from, answers: { rental: 'auto', ...from.answers } } : from;
  if (!isObject(data)) return data;
  return 'made' in data && isObject(data.made) ? { ...withRental(data), made: withRental(data.made) } : withRental(data);
}

export const state = defineState<ContractData>({
  version: 2,
  migrate: addRental,
  title: ({ answers }) => [answers.clientName, answers.providerName].filter(Boolean).join(' and '),
  isSample: ({ answers }) => isSample(answers),
  start: ({ today }) => ({ answers: emptyDraft(fields, today), exhibits: [], worker: emptyDraft(workerFields, today), made: null }),
  sample: ({ today, currency }) => {
    const answers = sampleAnswers(today);
    return { answers, exhibits: [], worker: emptyDraft(workerFields, today), made: { answers, exhibits: [], currency } };
  },
});

export const isSample = ({ clientName, providerName }: Draft) => clientName === sampleClient && providerName === sampleProvider;

const telling = [
  'clientName',
  'clientAddress',
  'providerName',
  'providerAddress',
  'serviceDescription',
  'deliverables',
  'paymentTerms',
] as const;

/** What is left of the sample between answers of one's own; nothing while all of it is the sample. */
export function listSampleAnswers(answers: Draft): FieldName[] {
  const sample = sampleAnswers('');
  return isSample(answers) ? [] : telling.filter((name) => answers[name] === sample[name]);
}

/** Which side the company usually is on: it sells services and advice, and hires, engages and tells. */
const ownSides: Record<ContractType, 'client' | 'provider'> = {
  service: 'provider',
  consulting: 'provider',
  employment: 'client',
  freelance: 'client',
  nda: 'client',
};

/** The fields with what they mean: one's own name and address are on either side, and nobody knows where before there is a type. */
export function toSidedFields(type: ContractType | ''): typeof fields {
  if (type === '') return fields;
  const side = ownSides[type];
  return {
    ...fields,
    [`${side}Name`]: { ...fields[`${side}Name`], means: 'company.name' },
    [`${side}Address`]: { ...fields[`${side}Address`], means: 'company.address' },
  };
}

export const typeOf = (answers: Pick<Draft, 'type'>): ContractType | '' => contractTypes.find((type) => type === answers.type) ?? '';

/** Whether the contract on the screen no longer says what the form does. */
export const isStale = ({ answers, exhibits, payments = [], made }: ContractData, currency: string) =>
  made !== null &&
  JSON.stringify([made.answers, made.exhibits, made.payments ?? [], made.currency]) !==
    JSON.stringify([answers, exhibits, payments, currency]);

/** A fix changes the answers and makes the contract anew from them, so that no file keeps what was settled. */
export function applyFix(data: ContractData, { currency, ...fix }: Partial<Draft> & { currency?: string }, usual: string): ContractData {
  const answers = { ...data.answers, ...fix };
  return { ...data, answers, made: { answers, exhibits: data.exhibits, payments: data.payments, currency: currency ?? usual } };
}

export const keepFault = (data: ContractData, fault: string): ContractData => ({
  ...data,
  kept: [...(data.kept ?? []), fault].slice(-100),
});

export const endsBeforeStart = ({ startDate, endDate }: Pick<Draft, 'startDate' | 'endDate'>) =>
  isDay(startDate) && isDay(endDate) && endDate < startDate;

/** "service_contract": named after the type. */
export function fileStem(answers: Draft): string {
  const type = typeOf(answers);
  const stem = type === '' ? 'contract' : `${type}_contract`;
  return isSample(answers) ? `sample-${stem}` : stem;
}
