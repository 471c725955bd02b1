import { parseMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import type { Cheque, FundingExtra, Round } from './model';

export const chequeStages = ['softCircled', 'committed', 'signed', 'wired'] as const;
export const chequeStageNames = { softCircled: 'Soft-circled', committed: 'Committed', signed: 'Signed', wired: 'Wired' } as const;

/** What has to be done before the money is in and the round is closed. */
export const closingSteps = [
  'Term sheet signed',
  'Board and shareholder consents',
  'Final documents signed by everyone',
  'Investor identity checks done',
  'Bank details confirmed by phone',
  'All money received',
  'Shares or certificates issued',
  'Cap table updated',
  'Filings made',
  'Signed documents stored',
] as const;

export const mostCheques = 500;

export const chequesOf = ({ cheques }: FundingExtra, round: string): Cheque[] => (cheques ?? []).filter((one) => one.round === round);

export function readCheque({ amount }: Cheque, currency: string): { amount: number; problem?: string } {
  if (amount.trim() === '') return { amount: 0 };
  const parsed = parseMoney(amount, currency);
  if (!parsed.ok) return { amount: 0, problem: parsed.problem };
  return parsed.value < 0 ? { amount: 0, problem: 'Enter an amount of 0 or more.' } : { amount: parsed.value };
}

export type ChequeTotals = Record<(typeof chequeStages)[number], number>;

/** Each cheque counts once, at the stage it has reached. */
export function totalCheques(cheques: readonly Cheque[], currency: string): ChequeTotals {
  const of = (stage: Cheque['stage']) => sumOf(cheques.filter((one) => one.stage === stage).map((one) => readCheque(one, currency).amount));
  return { softCircled: of('softCircled'), committed: of('committed'), signed: of('signed'), wired: of('wired') };
}

const mostInvestors = 400;

/** The round with its stages and names as its cheques have them; names that have no cheque stay. */
export function toRoundFigures(round: Round, cheques: readonly Cheque[], currency: string): Partial<Round> {
  const names = cheques.map(({ investor }) => investor.trim()).filter((name) => name !== '');
  return {
    ...totalCheques(cheques, currency),
    cumulative: false,
    investors: [...new Set([...round.investors, ...names])].slice(0, mostInvestors),
  };
}

/** Whether the round says the same already. */
export function isInRound(round: Round, cheques: readonly Cheque[], currency: string): boolean {
  const totals = totalCheques(cheques, currency);
  const hasNames = cheques.every(({ investor }) => investor.trim() === '' || round.investors.includes(investor.trim()));
  return !round.cumulative && hasNames && chequeStages.every((stage) => round[stage] === totals[stage]);
}

export const closingOf = ({ closing }: FundingExtra, round: string): readonly string[] =>
  closing?.find((one) => one.round === round)?.done.filter((step) => (closingSteps as readonly string[]).includes(step)) ?? [];

export function tickClosing(extra: FundingExtra, round: string, step: string, isDone: boolean): FundingExtra {
  const before = closingOf(extra, round).filter((one) => one !== step);
  const others = (extra.closing ?? []).filter((one) => one.round !== round);
  return { ...extra, closing: [...others, { round, done: isDone ? [...before, step] : before }] };
}
