import { toText } from '@/lib/document-text';
import { toTextDocument } from './document';
import { state, type PlanData } from './model';
import type { OutlookLine } from './outlook';
import { makePlan } from './plan';

export const around = { today: '2026-11-15', currency: 'USD' };

export const start = state.start(around);

export const answered = (answers: Partial<PlanData['answers']>, more: Partial<PlanData> = {}): PlanData => ({
  ...start,
  ...more,
  answers: { ...start.answers, ...answers },
});

export const originOf = (data: PlanData, where = around) => ({ plan: makePlan(data, where), data, currency: where.currency });

export const textOf = (data: PlanData) => toText(toTextDocument(originOf(data)));

/** 100 a month, from the first month on. */
export const line = (more: Partial<OutlookLine> = {}): OutlookLine => ({
  name: 'Sales',
  source: '',
  type: 'income',
  amount: 100_00,
  repeats: 'monthly',
  month: '',
  growth: 0,
  ...more,
});

export const nine = {
  companyName: 'Acme Inc.',
  industry: 'Fintech',
  problem: 'Paying takes days.',
  solution: 'We pay in seconds. Always.',
  targetMarket: 'Shops:\n- bakeries\n- cafes',
  competition: 'Banks',
  marketing: 'Door to door',
  revenue: 'A fee of 1%',
  funding: '$50,000 for a year',
};
