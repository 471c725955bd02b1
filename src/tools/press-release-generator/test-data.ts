import fc from 'fast-check';
import { findFaults } from './checks';
import { state, type Answers, type Made } from './model';
import { toPlain, toRelease } from './release';

export const today = '2026-11-15';

export const around = { today, currency: 'USD' };

export const start = state.start(around).answers;

const basics = { companyName: 'Acme', announcement: 'Acme opened a shop.' };

export const make = (answers: Partial<Answers> = {}, more: Partial<Omit<Made, 'answers'>> = {}): Made => ({
  answers: { ...start, ...basics, ...answers },
  today,
  zone: 'America/New_York',
  wording: 0,
  ...more,
});

export const sample = state.sample?.(around).made as Made;

export const textOf = (made: Made) => toPlain(toRelease(made));

export const idsOf = (made: Made) => findFaults(made).map(({ id }) => id);

export const words = fc.constantFrom(
  'Acme',
  'bread',
  'we',
  'our',
  'the',
  'is',
  'opens',
  'new',
  '5',
  'Leeds',
  'A',
  'today',
  'Inc.',
  'that',
  '$5',
  'Nov.',
  'innovative',
  'to',
);
