import { isDay, type Day } from '@/lib/dates';
import { parseMoney, toMajor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { foldText } from '@/lib/text';
import type { Cheque, Closing, FundingExtra, Round } from './model';

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
export type ClosingStep = (typeof closingSteps)[number];

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

const isStep = (step: string): step is ClosingStep => (closingSteps as readonly string[]).includes(step);
const closingIn = ({ closing }: FundingExtra, round: string) => closing?.find((one) => one.round === round);

export const closingOf = (extra: FundingExtra, round: string): readonly string[] => closingIn(extra, round)?.done.filter(isStep) ?? [];

/** Its day, or nothing where none was set. */
export const dueOf = (extra: FundingExtra, round: string, step: ClosingStep): Day => closingIn(extra, round)?.due?.[step] ?? '';

const putClosing = (extra: FundingExtra, next: Closing): FundingExtra => ({
  ...extra,
  closing: [...(extra.closing ?? []).filter(({ round }) => round !== next.round), next],
});

export function tickClosing(extra: FundingExtra, round: string, step: ClosingStep, isDone: boolean): FundingExtra {
  const before = closingOf(extra, round).filter((one) => one !== step);
  return putClosing(extra, { ...closingIn(extra, round), round, done: isDone ? [...before, step] : before });
}

export function setDue(extra: FundingExtra, round: string, step: ClosingStep, day: Day): FundingExtra {
  const { [step]: _, ...others } = closingIn(extra, round)?.due ?? {};
  return putClosing(extra, { round, done: [...closingOf(extra, round)], due: isDay(day) ? { ...others, [step]: day } : others });
}

/** Steps with a day, in the order in which they are done. */
export const datedSteps = (extra: FundingExtra, round: string) =>
  closingSteps.flatMap((step) => {
    const day = dueOf(extra, round, step);
    return day === '' ? [] : [{ step, day, isDone: closingOf(extra, round).includes(step) }];
  });

/** Investors of the round that have no cheque yet. */
export function investorsWithout(round: Round, cheques: readonly Cheque[]): string[] {
  const known = new Set(cheques.map(({ investor }) => foldText(investor.trim())));
  return round.investors.filter((name) => !known.has(foldText(name.trim())));
}

export const chequeSheet = (rounds: readonly Round[], extra: FundingExtra, currency: string): Sheet => ({
  name: 'Checks',
  currency,
  columns: [
    { label: 'Round', kind: 'text' },
    { label: 'Date', kind: 'day' },
    { label: 'Investor', kind: 'text' },
    { label: 'Amount', kind: 'money' },
    { label: 'Stage', kind: 'text' },
  ],
  rows: rounds.flatMap((round) =>
    chequesOf(extra, round.id).map((cheque) => [
      round.roundType,
      round.date,
      cheque.investor,
      toMajor(readCheque(cheque, currency).amount, currency),
      chequeStageNames[cheque.stage],
    ]),
  ),
});
