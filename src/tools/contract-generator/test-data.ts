import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { listGaps } from '@/lib/gaps';
import { findChecks } from './checks';
import type { ContractType } from './content';
import { toContract } from './contract';
import { readFacts } from './facts';
import { fields, type Draft, type WorkerDraft } from './fields';
import { workerFields, type Exhibit } from './row-fields';
import { type Made } from './model';

export const today = '2026-11-15';
const filled: Partial<Draft> = {
  clientName: 'Acme Inc.',
  clientAddress: '1 Main Street, Salem',
  providerName: 'Jo Park',
  providerAddress: '2 Side Street, Salem',
  startDate: '2027-01-11',
  endDate: '2027-03-31',
  amount: '5000',
  serviceDescription: 'Web design',
  deliverables: 'A website',
  paymentTerms: '14 days after the invoice',
  position: 'Designer',
  salary: '72,000',
  benefits: 'Health insurance',
  workLocation: 'Salem, Oregon',
  confidentialInformation: 'Price lists',
  disclosurePurpose: 'Talks about a merger',
  country: 'United States',
  state: 'Oregon',
  items: 'A mixer',
  usePlace: 'Salem',
  successCriteria: 'Ten orders',
  mainPoints: 'A joint shop',
  venture: 'Tidewell',
  shareSplit: 'Half each',
  duties: 'Both do all',
  safeVersion: '1.2',
  safeCap: '8,000,000',
  safeHome: 'Delaware',
};
export const make = (type: ContractType | '', more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(fields, today),
  ...filled,
  type,
  ...more,
});
export const madeOf = (answers: Draft, exhibits: Exhibit[] = [], currency = 'USD'): Made => ({ answers, exhibits, currency });
export const documentOf = (answers: Draft, exhibits: Exhibit[] = []) => toContract(madeOf(answers, exhibits));
export const textOf = (answers: Draft, exhibits: Exhibit[] = []) => toText(documentOf(answers, exhibits));
export const factsOf = (answers: Draft) => {
  const facts = readFacts(madeOf(answers));
  if (!facts) throw new Error('No type');
  return facts;
};
export const headingsOf = ({ blocks }: Document) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
export const titlesOf = (answers: Draft) => headingsOf(documentOf(answers)).map((text) => text.replace(/^\d+\. /, ''));
export const gapsOf = (answers: Draft) => listGaps(documentOf(answers).blocks);
export const worker = emptyDraft(workerFields, '');
export const checkIds = (answers: Draft, about: WorkerDraft = worker) => findChecks(factsOf(answers), about).map(({ id }) => id);
export const empty = (type: ContractType) => ({ ...emptyDraft(fields, ''), type });
export const fault = /undefined|null|NaN|""|''|\( *\)|[^_] \.(?=\s|$)| ,|[.,:;]{2,}| {2,}(?=\S)|[\uE000-\uE003]/;
