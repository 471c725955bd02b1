import { parseMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import type { FundingSource } from './model';

/** Where founders' money comes from; any other words will do. */
export const sourceNames = ['Own savings', 'Friends and family', 'Bank loan', 'Investment', 'Grant', 'Pre-sales'] as const;

export const mostSources = 50;

export function readSource({ amount }: FundingSource, currency: string): { amount: number; problem?: string } {
  if (amount.trim() === '') return { amount: 0 };
  const parsed = parseMoney(amount, currency);
  if (!parsed.ok) return { amount: 0, problem: parsed.problem };
  return parsed.value < 0 ? { amount: 0, problem: 'Enter an amount of 0 or more.' } : { amount: parsed.value };
}

export interface Funding {
  /** All of it, and the part that is already there. */
  total: number;
  inHand: number;
  /** What is missing; below zero is left over. */
  gap: number;
  /** The same if only what is in hand counts. */
  gapToday: number;
}

export function computeFunding(sources: readonly FundingSource[], needed: number, currency: string): Funding {
  const amountOf = (members: readonly FundingSource[]) => sumOf(members.map((source) => readSource(source, currency).amount));
  const total = amountOf(sources);
  const inHand = amountOf(sources.filter((source) => source.isInHand));
  return { total, inHand, gap: needed - total, gapToday: needed - inHand };
}
