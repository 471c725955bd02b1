import { choice, day, decimal, flag, integer, longText, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { contractTypes, typeLabels } from './content';

/** What a contract asks for, said once: labels, defaults and what may be typed. */
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
  amountBasis: choice('Charged', ['total', 'hour', 'day', 'month', 'year'], {
    default: 'total',
    labels: { total: 'In total', hour: 'Per hour', day: 'Per day', month: 'Per month', year: 'Per year' },
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
  clientSignPlace: text('The client signs in', { placeholder: 'Leeds' }),
  providerSignPlace: text('The provider signs in', { placeholder: 'Leeds' }),
  workExhibit: flag('Work in an exhibit', { hint: 'Moves the description and the deliverables into Exhibit A.' }),
  initials: flag('Initials under each exhibit', { default: true, hint: 'A line for each side, so that no page can be swapped later.' }),
  priorInventions: longText('Own inventions', {
    placeholder: 'What the employee made before and keeps. One on each line.',
    hint: 'Ask the employee. If there are none, write “None”.',
  }),

  planLimits: longText('Plan and limits'),
  uptime: text('Availability', { hint: 'Only if you promise one.' }),
  renewal: choice('At the end of the term', ['year', 'month', 'no'], {
    default: 'year',
    labels: { year: 'It renews for a year', month: 'It renews month by month', no: 'It ends' },
  }),
  exitDays: integer('Days to take data out', { default: '30', min: 1, max: 365 }),
  items: longText('Items', { placeholder: 'One on each line' }),
  usePlace: text('Place of use'),
  deposit: text('Deposit', { hint: 'Leave empty if there is none.' }),
  successCriteria: longText('Success criteria', { placeholder: 'One on each line' }),
  mainPoints: longText('Main points', { placeholder: 'One on each line' }),
  exclusiveDays: integer('Exclusive talks (days)', { default: '0', min: 0, max: 365 }),
  venture: text('Business'),
  shareSplit: longText('Shares', { placeholder: 'Ada Fern: 60%\nJo Park: 40%' }),
  duties: longText('Roles'),
  moreFounders: longText('Further founders', { placeholder: 'Name and address, one on each line' }),
  vestingYears: integer('Shares are earned over (years)', { default: '4', min: 0, max: 10, hint: '0: at once.' }),
  cliffMonths: integer('Nothing earned in the first (months)', { default: '12', min: 0, max: 36 }),
  safeForm: choice('Form', ['cap', 'discount', 'mfn'], {
    default: 'cap',
    labels: { cap: 'Valuation cap, no discount', discount: 'Discount, no valuation cap', mfn: 'MFN, neither' },
  }),
  safeVersion: text('Version of the form'),
  safeCap: text('Valuation cap', { placeholder: '8,000,000' }),
  safeDiscount: text('Discount', { placeholder: '20%' }),
  safeHome: text('Incorporated in'),
  proRata: flag('Pro rata side letter', { hint: 'The standard one, signed together with the SAFE.' }),
};
export type Answers = ValuesOf<typeof fields>;
export type Draft = DraftOf<typeof fields>;
export type FieldName = keyof typeof fields;

/** What is asked before somebody is hired; the questions themselves come when they are opened. */
export const workerNames = [
  'controlsHow',
  'setsHours',
  'worksForOthers',
  'coreBusiness',
  'ownTools',
  'canLose',
  'openEnded',
  'canSubstitute',
  'ownBusiness',
  'benefits',
] as const;
export type WorkerDraft = Record<(typeof workerNames)[number], string>;
