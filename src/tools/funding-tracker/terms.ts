import { daysBetween, formatDay, type Day } from '@/lib/dates';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import type { Round } from './model';

/** What the money is given for. A grant is given for nothing. */
export type OpenInstrument = 'priced' | 'safe' | 'note';
export type Instrument = OpenInstrument | 'grant';
export type Basis = 'post' | 'pre';

// A map, since a form may hold any text as its type, even the name of something every object has.
const settled = new Map<string, Instrument>([
  ['SAFE', 'safe'],
  ['Convertible Note', 'note'],
  ['Grant', 'grant'],
]);

/** Three round types name their instrument; for the others it has to be asked. */
export const isInstrumentOpen = (roundType: string) => !settled.has(roundType);

type Kind = Pick<Round, 'roundType'> & { instrument: string };

export const instrumentOf = ({ roundType, instrument }: Kind): Instrument =>
  settled.get(roundType) ?? ((instrument || (roundType === 'Bridge' ? 'note' : 'priced')) as Instrument);

/** SAFEs in use today are post-money; term sheets and notes mostly say the pre-money, so that is taken until somebody says. */
export const basisOf = (round: Kind & { basis: string }): Basis | '' => {
  const instrument = instrumentOf(round);
  if (instrument === 'grant') return '';
  return round.basis !== '' ? (round.basis as Basis) : instrument === 'safe' ? 'post' : 'pre';
};

export const isBasisAssumed = (round: Kind & { basis: string; valuation: number }) =>
  round.basis === '' && round.valuation > 0 && ['priced', 'note'].includes(instrumentOf(round));

const termsBy = {
  priced: ['basis'],
  safe: ['basis', 'discount', 'mfn'],
  note: ['basis', 'discount', 'interest', 'maturity', 'mfn'],
  grant: [],
} as const satisfies Record<Instrument, readonly (keyof Round)[]>;
export type TermName = (typeof termsBy)[Instrument][number];

export const termNamesOf = (round: Kind): readonly TermName[] => termsBy[instrumentOf(round)];

/** The round with the terms it really has: a note's interest does not stay on a round that became priced. */
export function settleTerms(round: Round): Round {
  const names = termNamesOf(round);
  const instrument = instrumentOf(round);
  return {
    ...round,
    instrument: instrument === 'grant' ? '' : instrument,
    // What is only assumed stays open, so that a file does not make it a fact.
    basis: isBasisAssumed(round) ? '' : basisOf(round),
    discount: names.includes('discount') ? round.discount : 0,
    mfn: names.includes('mfn') && round.mfn,
    interest: names.includes('interest') ? round.interest : 0,
    maturity: names.includes('maturity') ? round.maturity : '',
  };
}

export type Pricing =
  | { kind: 'none' }
  /** More money than the company is worth with it: one of the two figures is wrong. */
  | { kind: 'impossible' }
  | { kind: 'priced'; pre: number; post: number; ownership: number; isCap: boolean };

/** Pre-money plus the new money is post-money; the new money's share of it is what it buys. */
export function computePricing(round: Round): Pricing {
  const { valuation, amount, refund } = round;
  const instrument = instrumentOf(round);
  if (valuation <= 0 || amount <= 0 || refund || instrument === 'grant') return { kind: 'none' };
  const post = basisOf(round) === 'post' ? valuation : valuation + amount;
  const pre = post - amount;
  if (pre <= 0) return { kind: 'impossible' };
  return { kind: 'priced', pre, post, ownership: amount / post, isCap: instrument !== 'priced' };
}

const capNames: Record<Instrument, string> = {
  priced: '',
  safe: 'SAFE cap, not a priced valuation',
  note: 'Convertible note cap, not a priced valuation',
  grant: 'Entered with a grant, not a priced valuation',
};

/** Where a valuation comes from, since a cap and a price are not the same thing. */
export function describeValuation(round: Round): string {
  const basis = isBasisAssumed(round) ? 'taken as pre-money' : basisOf(round) === 'post' ? 'post-money' : 'pre-money';
  const source = capNames[instrumentOf(round)] || `${round.roundType}, ${basis}`;
  return [source, formatDay(round.date)].filter(Boolean).join(' · ');
}

/** The terms in words, such as "20% discount"; what was not agreed is not mentioned. */
export function describeTerms(round: Round): string[] {
  const { discount, mfn, interest, maturity } = settleTerms(round);
  const isCapped = ['safe', 'note'].includes(instrumentOf(round));
  return [
    isCapped && round.valuation <= 0 && 'No cap',
    discount !== 0 && `${formatPercent(discount)} discount`,
    mfn && 'MFN',
    interest !== 0 && `${formatPercent(interest)} interest a year`,
    maturity !== '' && `Matures ${formatDay(maturity)}`,
  ].filter((term) => term !== false);
}

export interface Stage {
  label: string;
  amount: number;
  share: number;
}

export interface Progress {
  target: number;
  stages: Stage[];
  /** All stages together. */
  found: number;
  share: number;
  missing: number;
  /** More than the target, in figures that look as if each included the next. */
  isDoubtful: boolean;
}

/** Each amount counts once, at the furthest stage it has reached, so the four add up. */
export function computeProgress(round: Round): Progress | undefined {
  const target = round.target > 0 ? round.target : round.amount;
  const entered = [
    { label: 'Wired', amount: round.wired },
    { label: 'Signed', amount: round.signed },
    { label: 'Committed', amount: round.committed },
    { label: 'Soft-circled', amount: round.softCircled },
  ];
  let further = 0;
  const stages = entered.map(({ label, amount }) => {
    const own = round.cumulative ? Math.max(0, amount - further) : amount;
    further = Math.max(further, amount);
    return { label, amount: own };
  });
  const found = stages.reduce((total, { amount }) => total + amount, 0);
  if (round.refund || target <= 0 || (found === 0 && round.target <= 0)) return undefined;
  return {
    target,
    stages: stages.map((stage) => ({ ...stage, share: stage.amount / target })),
    found,
    share: found / target,
    missing: Math.max(0, target - found),
    isDoubtful: !round.cumulative && found > target && isNested(entered.map(({ amount }) => amount)),
  };
}

/** From wired to soft-circled every figure is at least the one before it, as in a running total. */
function isNested(amounts: readonly number[]): boolean {
  const entered = amounts.filter((amount) => amount > 0);
  return entered.length > 1 && entered.every((amount, place) => amount >= (entered[place - 1] ?? 0));
}

/** How long a round has been, or was, open. */
export function describeDaysOpen({ opened, date, status }: Round, today: Day): string {
  const isClosed = status === 'Completed';
  const end = isClosed ? date : today;
  if (status === 'Failed' || opened === '' || end === '' || end < opened) return '';
  return `${isClosed ? 'Was open for' : 'Open for'} ${plural(daysBetween(opened, end), 'day')}`;
}
