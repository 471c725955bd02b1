import { addDays, isDay } from '@/lib/dates';
import { completeDraft, emptyDraft } from '@/lib/fields';
import { isObject } from '@/lib/objects';
import type { WithRegister } from '@/kinds/register/register';
import { defineState } from '@/workspace/tool-state';
import { contractTypes, sampleClient, sampleProvider, type ContractType } from './content';
import { fields, workerNames, type Draft, type FieldName, type WorkerDraft } from './fields';
import type { Exhibit, Payment } from './row-fields';

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

export interface ContractData extends Work, WithRegister {
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

/** Before version 2 nobody was asked about rented items, and before version 3 there were fewer kinds of contracts. */
function addFields(data: unknown): unknown {
  const whole = (from: object) => ('answers' in from ? { ...from, answers: completeDraft(fields, from.answers, '') } : from);
  if (!isObject(data)) return data;
  return isObject(data.made) ? { ...whole(data), made: whole(data.made) } : whole(data);
}

const emptyWorker = () => Object.fromEntries(workerNames.map((name) => [name, ''])) as WorkerDraft;

export const state = defineState<ContractData>({
  version: 3,
  migrate: addFields,
  title: ({ answers }) => [answers.clientName, answers.providerName].filter(Boolean).join(' and '),
  isSample: ({ answers }) => isSample(answers),
  start: ({ today }) => ({ answers: emptyDraft(fields, today), exhibits: [], worker: emptyWorker(), made: null }),
  sample: ({ today, currency }) => {
    const answers = sampleAnswers(today);
    return { answers, exhibits: [], worker: emptyWorker(), made: { answers, exhibits: [], currency } };
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
const ownSides: Record<Exclude<ContractType, 'founders'>, 'client' | 'provider'> = {
  service: 'provider',
  consulting: 'provider',
  employment: 'client',
  freelance: 'client',
  nda: 'client',
  subscription: 'provider',
  equipment: 'provider',
  pilot: 'provider',
  intent: 'client',
  safe: 'client',
};

/** The other side, as far as it is known which one it is. */
export const otherSide = (type: ContractType | '') =>
  type !== '' && type !== 'founders' && ownSides[type] === 'provider' ? 'client' : 'provider';

/** The fields with what they mean: one's own name and address are on either side, and nobody knows where before there is a type. */
export function toSidedFields(type: ContractType | ''): typeof fields {
  // Founders are people; the company is what they found.
  if (type === '' || type === 'founders') return fields;
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
