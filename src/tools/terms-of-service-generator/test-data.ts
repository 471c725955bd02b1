import { splitSections } from '@/lib/compare-texts';
import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { listGaps } from '@/lib/gaps';
import { findChecks } from './checks';
import { readAnswers } from './facts';
import { fields, type Draft } from './model';
import { toTerms } from './terms';

export const today = '2026-11-15';
const filled = {
  companyName: 'Acme Inc.',
  website: 'acme.com',
  serviceType: 'Online bookshop',
  country: 'United States',
  state: 'California',
};
export const make = (more: Partial<Draft> = {}): Draft => ({ ...emptyDraft(fields, today), ...filled, ...more });
export const documentOf = (answers: Draft) => toTerms({ answers, day: today });
export const textOf = (answers: Draft) => toText(documentOf(answers));
export const headingsOf = (document: Document) =>
  document.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
export const numberedOf = (answers: Draft) => headingsOf(documentOf(answers)).filter((text) => /^\d+\. /.test(text));
export const sectionOf = (answers: Draft, title: string) => (splitSections(textOf(answers)).get(title) ?? []).join('\n');
export const gapsOf = (answers: Draft) => listGaps(documentOf(answers).blocks);
export const checkIds = (answers: Draft) => findChecks(readAnswers(answers), today).map(({ id }) => id);
export const fault = /undefined|null|NaN|""|''|\( *\)|[^-_] \.(?=\s|$)| ,|[.,:;]{2,}| {2,}(?=\S)|[\uE000-\uE003]/;
