import { choice, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { formatPercent } from '@/lib/numbers';
import { toSheet, type Sheet } from '@/lib/sheet';
import { foldText, plural } from '@/lib/text';
import { markSamples } from '@/kinds/records/files';
import { inCurrency } from '@/kinds/records/state';
import { dealFields, nameOf, type Competitor, type CompetitorExtra, type Deal } from './model';

const nobody = 'No competitor';

export const rivalName = ({ rival }: Pick<Deal, 'rival'>) => rival.trim() || nobody;

/** The form offers today's rivals, and any other name that the log has. */
export function toDealFields(competitors: readonly Competitor[], deals: readonly Deal[]) {
  const names = [...new Set([...competitors.map(nameOf), ...deals.map(({ rival }) => rival.trim())])].filter(Boolean);
  return { ...dealFields, rival: choice<string>('Competitor', names, { placeholder: nobody }) };
}
export type DealFormFields = ReturnType<typeof toDealFields>;

export const dealsOf = ({ deals }: CompetitorExtra, { currency }: Pick<Surroundings, 'currency'>): Deal[] =>
  inCurrency(dealFields, deals, currency);

interface WinLoss {
  name: string;
  won: number;
  lost: number;
  none: number;
  /** Won of those that were won or lost; missing where there are none. */
  rate?: number;
}

const countOf = (deals: readonly Deal[], outcome: Deal['outcome']) => deals.filter((deal) => deal.outcome === outcome).length;

function toRecord(name: string, deals: readonly Deal[]): WinLoss {
  const [won, lost, none] = [countOf(deals, 'won'), countOf(deals, 'lost'), countOf(deals, 'none')];
  return { name, won, lost, none, ...(won + lost > 0 ? { rate: won / (won + lost) } : {}) };
}

export const computeRecord = (deals: readonly Deal[]) => toRecord('All', deals);

/** One line a rival, those met most often first. */
export function byRival(deals: readonly Deal[]): WinLoss[] {
  return [...groupBy(deals, (deal) => foldText(rivalName(deal))).values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => toRecord(group[0] ? rivalName(group[0]) : nobody, group));
}

/** How often each reason decided, for one outcome, the commonest first. */
export function countReasons(deals: readonly Deal[], outcome: Deal['outcome']): { reason: string; count: number }[] {
  const counts = groupBy(
    deals.filter((deal) => deal.outcome === outcome),
    ({ reason }) => reason,
  );
  return [...counts].map(([reason, group]) => ({ reason, count: group.length })).sort((a, b) => b.count - a.count);
}

export const dealsAgainst = (deals: readonly Deal[], competitor: Competitor) =>
  deals.filter(({ rival }) => foldText(rival.trim()) === foldText(nameOf(competitor)));

/** "Won 2, lost 1: 67% of 3 decided." */
export function describeRecord({ won, lost, none, rate }: WinLoss): string {
  if (won + lost + none === 0) return '';
  const share = rate === undefined ? '' : `: ${formatPercent(Math.round(rate * 100) / 100)} of ${plural(won + lost, 'decided deal')}`;
  return `Won ${won.toLocaleString('en-US')}, lost ${lost.toLocaleString('en-US')}${share}.${none > 0 ? ` ${plural(none, 'deal')} without a decision.` : ''}`;
}

export const toDealSheet = (deals: readonly Deal[], currency: string): Sheet =>
  markSamples(toSheet('Wins and losses', dealFields, deals, currency), deals);
