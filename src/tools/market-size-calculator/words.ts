import { formatDay, isDay } from '@/lib/dates';
import { formatValue } from '@/lib/fields';
import { formatCompactMoney } from '@/lib/compact-money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import {
  drivers,
  evidenceFields,
  fields,
  sourced,
  type Customers,
  type Driver,
  type Evidence,
  type MarketInputs,
  type MarketResult,
  type Sourced,
} from './model';

export const formatSize = (minor: number | null, currency: string) => (minor === null ? noFigure : formatCompactMoney(minor, currency));

export const formatGap = (gap: number | null) => {
  if (gap === null) return noFigure;
  const shown = formatPercent(Math.abs(gap), 1);
  return shown === '0.0%' ? shown : `${gap > 0 ? '+' : '−'}${shown}`;
};

/** Whole people; the sizes are worked out from the exact count. */
export function formatCustomers(count: number | null): string {
  if (count === null) return noFigure;
  const exact = Number(count.toFixed(6));
  if (exact > 0 && exact < 1) return 'less than 1';
  return Number.isInteger(exact) ? formatNumber(exact) : `about ${formatNumber(Math.round(exact))}`;
}

const formatInput = (name: Sourced, inputs: MarketInputs, currency: string) => formatValue(fields[name], inputs[name], currency);

export interface Step {
  label: string;
  how: string;
}

/** Each size in the figures it is made of. */
export function listSteps({ inputs, customers }: Pick<MarketResult, 'inputs'> & { customers: Customers }, currency: string) {
  const isEmpty = drivers.every((name) => inputs[name] === 0);
  // Before there are figures, the names say more than zeros.
  const show = (name: Driver) => (isEmpty ? fields[name].label : formatInput(name, inputs, currency));
  const count = (customers: number | null, words: string) => (isEmpty ? words : `${formatCustomers(customers)} ${words}`);
  const price = show('productPrice');
  return {
    'top-down': [
      { label: 'TAM', how: `${show('totalPopulation')} × ${show('averageSpending')}` },
      { label: 'SAM', how: `TAM × ${show('targetPercentage')}` },
      { label: 'SOM', how: `SAM × ${show('marketShareGoal')}` },
    ],
    'bottom-up': [
      { label: 'TAM', how: `${show('totalPopulation')} × ${price}` },
      { label: 'SAM', how: `${count(customers.target, 'target customers')} × ${price}` },
      { label: 'SOM', how: `${count(customers.converted, 'converted customers')} × ${price}` },
    ],
  } satisfies Record<string, Step[]>;
}

export interface SourceLine {
  name: Sourced;
  label: string;
  value: string;
  source: string;
  date: string;
  confidence: string;
  hasSource: boolean;
}

/** Each input with where it comes from, as it stands under the result and in the files. */
export function listSources(inputs: MarketInputs, evidence: Record<Sourced, Evidence>, currency: string): SourceLine[] {
  return sourced.map((name) => {
    const { source, date, confidence } = evidence[name];
    return {
      name,
      label: fields[name].label,
      value: formatInput(name, inputs, currency),
      source: source.trim(),
      date: isDay(date) ? formatDay(date) : '',
      confidence: (evidenceFields.confidence.options as readonly string[]).includes(confidence) ? confidence : '',
      hasSource: source.trim() !== '',
    };
  });
}

export const describeSource = ({ source, date, confidence, hasSource }: SourceLine) =>
  [hasSource ? source : 'No source yet', date, confidence === '' ? '' : `${confidence.toLowerCase()} confidence`]
    .filter(Boolean)
    .join(', ');

export const describeGrowth = (growthRate: number) => `${formatPercent(growthRate)} per year`;

export const yearName = (year: number) => (year === 0 ? 'Now' : `Year ${year}`);
