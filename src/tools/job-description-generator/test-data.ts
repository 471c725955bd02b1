import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { readBuyer } from '@/writer/trades/read-role';
import { findChecks } from './checks';
import { toDocument } from './document';
import { readFacts, type Facts } from './facts';
import { emptyAnswers, isSample, putPosting, state, type Draft, type JobData, type Posting } from './model';
import { writePosting } from './write';

export const around = { today: '2026-11-15', currency: 'USD' };

export const draft = (answers: Partial<Draft> = {}): Draft => ({
  ...emptyAnswers(around),
  jobTitle: 'Backend Engineer',
  company: 'Acme Inc.',
  ...answers,
});

export const factsOf = (answers: Partial<Draft> = {}) => readFacts(draft(answers), 'USD');

export const writeFrom = (facts: Facts) => writePosting(facts, readBuyer(facts.title).role);

export const write = (answers: Partial<Draft> = {}) => writeFrom(factsOf(answers));

export const make = (answers: Partial<Draft> = {}): JobData => {
  const typed = draft(answers);
  return putPosting({ ...state.start(around), answers: typed }, typed, write(answers));
};

export const postingOf = (data: JobData): Posting => data.posting as Posting;

export const documentOf = (data: JobData): Document => toDocument(readFacts(data.answers, 'USD'), postingOf(data), isSample(data.answers));

export const textOf = (data: JobData) => toText(documentOf(data));

const checksOf = (data: JobData) => findChecks(data, readFacts(data.answers, 'USD'), around.today, 'USD');

export const checkIds = (data: JobData) => checksOf(data).map(({ id }) => id);

export const fix = (data: JobData, label: string): JobData => {
  const found = checksOf(data)
    .flatMap(({ fixes = [] }) => fixes)
    .find((candidate) => candidate.label === label);
  if (!found) throw new Error(`There is no fix “${label}”.`);
  return found.change(data);
};
