import { toText } from '@/lib/document-text';
import { findContradictions } from './checks';
import { readWork } from './facts';
import type { Cookie, Processor } from './lists';
import { startWork, type Work } from './model';
import { toPolicy } from './policy';
import { splitSections } from '@/lib/compare-texts';

export const around = { today: '2026-11-15', currency: 'USD' };
export const make = (answers: Partial<Work['answers']> = {}, more: Partial<Work> = {}): Work => {
  const start = startWork(around);
  return { ...start, ...more, answers: { ...start.answers, companyName: 'Acme Inc.', website: 'acme.com', ...answers } };
};
export const stripe: Processor = {
  id: 'p1',
  name: 'Stripe',
  service: 'payment',
  purpose: 'Takes card payments',
  country: 'United States',
  data: ['Payment', 'contact'],
  link: 'https://stripe.com/privacy',
};
export const ga: Cookie = { id: 'c1', name: '_ga', provider: 'Google', purpose: 'Counts visits', duration: '2 years', kind: 'statistics' };
export const withLists = (processors: Processor[], cookies: Cookie[] = []) => ({
  processors: { records: processors, currency: 'USD' },
  cookies: { records: cookies, currency: 'USD' },
});
export const textOf = (work: Work) => toText(toPolicy(work));
export const sectionOf = (work: Work, title: string) => splitSections(textOf(work)).get(title) ?? [];
export const everyRegime = { gdpr: true, ukGdpr: true, ccpa: true, usStates: true, lgpd: true, dpdpa: true };
export const checkIds = (work: Work) => findContradictions(readWork(work)).map(({ id }) => id);
export const fault = /undefined|null|NaN|""|''|\( *\)|[^-] \.(?=\s|$)| ,|[.,:;]{2,}| {2,}(?=\S)|[\uE000-\uE003]/;
