import { formatMoney, multiplyMoney } from '@/lib/money';
import type { StrategyId } from './content';
import { readPrices, type Reading, type Said } from './reading';

export interface Market extends Reading {
  /** A competitor gives something away. */
  hasFree: boolean;
}

export function readMarket(text: string, own: string, said?: Said): Market {
  const reading = readPrices(text, own, said);
  const isFree = /(?<![\p{L}-])free(?!-| (?:trial|shipping|delivery|of)|\p{L})/iu.test(text);
  return { ...reading, hasFree: isFree || reading.prices.some(({ ignored }) => ignored === 'free') };
}

export interface Span {
  label: string;
  low: number;
  high: number;
}

/** Each strategy's rule of thumb in money, worked from the average as shown; nothing without a competitor price. */
export function computePricePoints(market: Market, basis: 'lowest' | 'average'): Record<StrategyId, Span[]> | null {
  if (market.count === 0) return null;
  const { average, lowest, highest } = market;
  const around = (label: string, low: number, high: number): Span[] => [
    { label, low: multiplyMoney(average, low), high: multiplyMoney(average, high) },
  ];
  const x = basis === 'lowest' ? lowest : average;
  return {
    value: around('', 1.2, 1.5),
    competitive: around('', 0.9, 1.1),
    penetration: around('', 0.6, 0.8),
    freemium: [
      { label: 'Free tier', low: 0, high: 0 },
      { label: 'Premium', low: average, high: average },
    ],
    tiered: [
      { label: 'Basic', low: x, high: x },
      { label: 'Pro', low: 2 * x, high: 3 * x },
      { label: 'Enterprise', low: 5 * x, high: 10 * x },
    ],
    dynamic: [{ label: '', low: lowest, high: highest }],
  };
}

export function formatSpan({ label, low, high }: Span, currency: string): string {
  if (high === 0) return label;
  const amounts = low === high ? formatMoney(low, currency) : `${formatMoney(low, currency)} to ${formatMoney(high, currency)}`;
  return label === '' ? amounts : `${label} ${amounts}`;
}
