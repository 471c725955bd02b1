import { choice, day, decimal, optionLabel, percent, text, type RecordOf, type Surroundings, type ValuesOf } from '@/lib/fields';
import type { Day } from '@/lib/dates';
import { formatNumber, formatPercent, noFigure, sumOf } from '@/lib/numbers';
import { recordsState, type RecordsData } from '@/kinds/records/state';
import { defineState } from '@/workspace/tool-state';
import { computeChange, describePace, monthlyEntries, toHistories, type Change, type Entry, type KpiExtra } from './history';

export const categories = ['Revenue', 'Marketing', 'Customer', 'Operations', 'Product', 'Finance'] as const;

export const fields = {
  name: text('Name', { required: 'Give the KPI a name.', maxLength: 120 }),
  currentValue: decimal('Current Value', { required: 'Enter the current value as a number.' }),
  targetValue: decimal('Target Value', { required: 'Enter the target as a number.' }),
  unit: text('Unit', { placeholder: '$, %, days', maxLength: 24 }),
  category: choice('Category', categories, { default: 'Revenue' }),
  direction: choice('Direction', ['higher', 'lower', 'range'], {
    default: 'higher',
    labels: { higher: 'Higher is better', lower: 'Lower is better', range: 'In a range' },
  }),
  upperTarget: decimal('Upper Target', { hint: 'The range runs from the target value to here.' }),
  targetDate: day('Target Date', { hint: 'Shows the pace you need.' }),
  trend: choice('Trend', ['up', 'down', 'stable'], { default: 'stable', labels: { up: 'Up', down: 'Down', stable: 'Stable' } }),
  changePercent: percent('Change Percent', { default: '0' }),
};

export type Kpi = RecordOf<typeof fields>;
export type KpiData = RecordsData<typeof fields, KpiExtra>;

const base = recordsState<typeof fields, KpiExtra>({
  version: 1,
  fields,
  start: () => sampleKpis.slice(0, 3),
  sample: () => sampleKpis,
  extra: { schema: async () => (await import('./schema')).extraSchema, start: { entries: [] } },
});

/** Sample values are dated back from today, so they arrive once the day is known. */
const withSampleValues = (data: KpiData, { today }: Surroundings): KpiData => ({
  ...data,
  extra: { entries: data.records.flatMap(({ id }) => monthlyEntries(id, sampleValues[id] ?? [], today)) },
});

export const state = defineState<KpiData>({
  ...base,
  start: (around) => withSampleValues(base.start(around), around),
  sample: (around) => withSampleValues(base.sample?.(around) ?? base.start(around), around),
});

const sampleValues: Record<string, readonly number[]> = {
  'sample-1': [36_000, 38_500, 40_200, 42_600, 44_000, 46_000],
  'sample-2': [180, 195, 210, 232, 225, 240],
  'sample-3': [4.1, 4.0, 4.1, 4.0, 3.9, 3.9],
  'sample-4': [6, 5.5, 5.2, 4.6, 4.4, 4],
  'sample-5': [24, 26, 27, 29, 31, 34],
  'sample-6': [9, 8.5, 12, 11, 10.5, 10],
};

const sampleKpi = (id: string, name: string, more: Partial<Kpi>): Kpi => ({
  id,
  name,
  currentValue: sampleValues[id]?.at(-1) ?? 0,
  targetValue: 0,
  unit: '',
  category: 'Revenue',
  direction: 'higher',
  upperTarget: 0,
  targetDate: '',
  trend: 'stable',
  changePercent: 0,
  ...more,
});

const sampleKpis: Kpi[] = [
  sampleKpi('sample-1', 'Monthly Recurring Revenue', { targetValue: 50_000, unit: '$', trend: 'up', changePercent: 0.045 }),
  sampleKpi('sample-2', 'Customer Acquisition Cost', {
    targetValue: 160,
    unit: '$',
    category: 'Marketing',
    direction: 'lower',
    trend: 'up',
    changePercent: 0.067,
  }),
  sampleKpi('sample-3', 'Customer Satisfaction Score', { targetValue: 4.5, unit: 'points', category: 'Customer' }),
  sampleKpi('sample-4', 'Delivery Time', { targetValue: 4, unit: 'days', category: 'Operations', direction: 'lower', trend: 'down' }),
  sampleKpi('sample-5', 'Weekly Active Teams', { targetValue: 45, category: 'Product', trend: 'up' }),
  sampleKpi('sample-6', 'Cash Runway', {
    targetValue: 9,
    upperTarget: 18,
    unit: 'months',
    category: 'Finance',
    direction: 'range',
    trend: 'down',
  }),
];

export type Band = 'on-target' | 'close' | 'attention' | 'none';
const bandLabels: Record<Band, string> = {
  'on-target': 'On target',
  close: 'Close',
  attention: 'Needs attention',
  none: 'No progress',
};

export interface Progress {
  /** From 0 to 1; nothing where it has no meaning. */
  share: number | null;
  band: Band;
  /** Why there is no figure. */
  reason: string;
}

const onTargetFrom = 0.9;
const closeFrom = 0.7;
const bandOf = (share: number): Band => (share >= onTargetFrom ? 'on-target' : share >= closeFrom ? 'close' : 'attention');

type Targets = Pick<Kpi, 'direction' | 'currentValue' | 'targetValue' | 'upperTarget'>;

function progressShare({ direction, currentValue: current, targetValue: target, upperTarget: upper }: Targets): number | string {
  if (direction === 'range') {
    if (upper <= target) return 'The upper target has to be above the target.';
    if (current >= target && current <= upper) return 1;
    if (current < target) return target > 0 ? current / target : 'Below a range that starts at or under 0 there is no share.';
    return upper > 0 ? upper / current : 'Above a range that ends at or under 0 there is no share.';
  }
  if (target === 0) return 'The target is 0, so there is no share of it.';
  if (target < 0) return 'The target is below 0, so there is no share of it.';
  if (direction === 'lower') return current <= target ? 1 : target / current;
  return current / target;
}

/** Current as a share of target, at most 100%; where lower is better, target as a share of current. */
export function computeProgress(targets: Targets): Progress {
  const share = progressShare(targets);
  if (typeof share === 'string') return { share: null, band: 'none', reason: share };
  // 8.1 of 9 is 90%, though doubles make it a little less.
  const exact = Number(Math.min(1, Math.max(0, share)).toFixed(9));
  return { share: exact, band: bandOf(exact), reason: '' };
}

/** One decimal, but never rounded up across a limit: 89.96% is not shown as 90%. */
export function formatShare(share: number | null): string {
  if (share === null) return noFigure;
  const rounded = Math.round(share * 1000) / 1000;
  return formatPercent(bandOf(rounded) === bandOf(share) ? rounded : Math.floor(share * 1000) / 1000);
}

export interface KpiRow {
  kpi: Kpi;
  id: string;
  progress: Progress;
  /** The band in words. */
  status: string;
  change: Change;
  history: Entry[];
  pace: string;
}

export function toRows({ records, extra }: KpiData, today: Day): KpiRow[] {
  const histories = toHistories(extra.entries);
  return records.map((kpi) => {
    const history = histories.get(kpi.id) ?? [];
    const progress = computeProgress(kpi);
    return {
      kpi,
      id: kpi.id,
      progress,
      status: bandLabels[progress.band],
      change: computeChange(kpi, history),
      history,
      pace: progress.share === null ? '' : describePace(kpi, today),
    };
  });
}

export interface KpiSummary {
  total: number;
  onTarget: number;
  needsAttention: number;
  /** Of the KPIs that have a progress. */
  average: number | null;
  withoutProgress: number;
  /** How many do not follow "higher is better". */
  lower: number;
  range: number;
}

export function computeSummary(rows: readonly KpiRow[]): KpiSummary {
  const shares = rows.flatMap(({ progress }) => (progress.share === null ? [] : [progress.share]));
  const countBand = (band: Band) => rows.filter(({ progress }) => progress.band === band).length;
  const countDirection = (direction: Kpi['direction']) => rows.filter(({ kpi }) => kpi.direction === direction).length;
  return {
    total: rows.length,
    onTarget: countBand('on-target'),
    needsAttention: countBand('attention'),
    average: shares.length > 0 ? sumOf(shares) / shares.length : null,
    withoutProgress: rows.length - shares.length,
    lower: countDirection('lower'),
    range: countDirection('range'),
  };
}

const usuallyLower =
  /\b(costs?|cac|cpa|cpc|cpl|churn(ed)?|time|expenses?|burn|debt|defects?|bugs?|complaints?|refunds?|errors?|latency|downtime)\b/i;

/** Names such as "Churn" where more is rarely better. */
export const seemsLower = (name: string) => usuallyLower.test(name) && !/on[- ]time/i.test(name);

/** A range needs both ends in order; the other fields speak for themselves. */
export const findRangeProblem = ({ direction, targetValue, upperTarget }: ValuesOf<typeof fields>) =>
  direction === 'range' && upperTarget <= targetValue ? 'The upper target has to be above the target value.' : undefined;

/** "$1,200", "12%", "4 days". */
export function formatFigure(value: number, unit: string): string {
  const size = formatNumber(Math.abs(value));
  const sign = value < 0 && size !== '0' ? '-' : '';
  if (/^\p{Sc}$/u.test(unit)) return `${sign}${unit}${size}`;
  return `${sign}${size}${unit === '%' || unit === '' ? unit : ` ${unit}`}`;
}

export const trendLabel = (trend: Kpi['trend']) => optionLabel(fields.trend, trend);
