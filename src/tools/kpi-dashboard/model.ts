import { choice, day, decimal, optionLabel, percent, text, type RecordOf, type Surroundings, type ValuesOf } from '@/lib/fields';
import type { Day } from '@/lib/dates';
import { sumOf } from '@/lib/numbers';
import type { MetricLine } from '@/lib/topics/metrics';
import { computeChange, monthlyEntries, toHistories, type Change, type Entry, type MetricsExtra } from '@/kinds/metrics/history';
import { describePace } from '@/kinds/metrics/pace';
import {
  bandLabels,
  computeProgress,
  directionLabels,
  directions,
  sharesIn,
  usualLimits,
  type Band,
  type Limits,
  type Progress,
} from '@/kinds/metrics/progress';
import { recordsState, type RecordsData } from '@/kinds/records/state';
import { defineState } from '@/workspace/tool-state';
import { deriveKpis } from './derived';
import type { Formula } from './formula';

export const categories = ['Revenue', 'Marketing', 'Customer', 'Operations', 'Product', 'Finance'] as const;

export const fields = {
  name: text('Name', { required: 'Give the KPI a name.', maxLength: 120 }),
  currentValue: decimal('Current Value', { required: 'Enter the current value as a number.', unitIn: 'unit' }),
  targetValue: decimal('Target Value', { unitIn: 'unit' }),
  unit: text('Unit', { placeholder: '$, %, days', maxLength: 24 }),
  category: choice('Category', categories, { default: 'Revenue' }),
  direction: choice('Direction', directions, { default: 'higher', labels: directionLabels }),
  upperTarget: decimal('Upper Target', { hint: 'The range runs from the target value to this one.', unitIn: 'unit' }),
  targetDate: day('Target Date', { hint: 'Shows the pace you need.' }),
  trend: choice('Trend', ['up', 'down', 'stable'], { default: 'stable', labels: { up: 'Up', down: 'Down', stable: 'Stable' } }),
  changePercent: percent('Change Percent', { default: '0', hint: 'Relative: from 50 to 55 is 10%.' }),
  /** As typed or as a file has it: 0 is a target, nothing is none. */
  targetTyped: text('Target as Typed', { maxLength: 120 }),
};

export type Kpi = RecordOf<typeof fields>;

export interface KpiExtra extends MetricsExtra {
  /** KPIs that follow from others. */
  formulas?: Formula[] | undefined;
  /** Where green and yellow begin, if not where they usually do. */
  limits?: Limits | undefined;
  /** What the board should know, in the user's words. */
  boardNote?: string | undefined;
}
export type KpiData = RecordsData<typeof fields, KpiExtra>;

export const limitsOf = ({ extra }: KpiData): Limits => extra.limits ?? usualLimits;

const base = recordsState<typeof fields, KpiExtra>({
  version: 2,
  fields,
  migrate: addTyped,
  start: () => sampleKpis.slice(0, 3),
  sample: () => sampleKpis,
  extra: { entries: [] },
});

/** In version 1 every KPI had a target. */
function addTyped(data: unknown): unknown {
  const { records, extra, ...rest } = data as { records: { targetValue: number }[]; extra: MetricsExtra };
  const typed = <M extends { targetValue: number }>(metric: M) => ({ ...metric, targetTyped: String(metric.targetValue) });
  return { ...rest, records: records.map(typed), extra };
}

/** Sample values are dated back from today, so they arrive once the day is known. */
const withSampleValues = (data: KpiData, { today }: Surroundings): KpiData => ({
  ...data,
  extra: { entries: data.records.flatMap(({ id }) => monthlyEntries(id, sampleValues[id] ?? [], today)) },
});

export const state = defineState<KpiData>({
  ...base,
  list: 'metrics',
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
  targetTyped: String(more.targetValue ?? ''),
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

/** A metric of another tool as a KPI; a category this tool does not know becomes Operations. */
export function toKpi({
  category,
  name,
  unit,
  direction,
  currentValue,
  targetValue,
  upperTarget,
  targetTyped,
}: MetricLine): ValuesOf<typeof fields> {
  const wanted = category === 'Users' ? 'Customer' : category;
  return {
    name: name.slice(0, fields.name.maxLength),
    unit: unit.slice(0, fields.unit.maxLength),
    direction,
    currentValue,
    targetValue,
    upperTarget,
    targetTyped: targetTyped.slice(0, fields.targetTyped.maxLength),
    category: categories.find((known) => known === wanted) ?? 'Operations',
    targetDate: '',
    trend: 'stable',
    changePercent: 0,
  };
}

export interface KpiRow {
  kpi: Kpi;
  id: string;
  progress: Progress;
  /** The band in words. */
  status: string;
  /** Where its value comes from other KPIs. */
  formula?: { text: string; problem: string } | undefined;
  change: Change;
  history: Entry[];
  pace: string;
}

export function toRows(data: KpiData, today: Day): KpiRow[] {
  const histories = toHistories(data.extra.entries);
  const derived = deriveKpis(data);
  const limits = limitsOf(data);
  return data.records.map((record) => {
    const follows = derived.get(record.id);
    const problem = follows && !follows.outcome.ok ? follows.outcome.problem : '';
    const kpi = follows ? { ...record, currentValue: follows.outcome.ok ? follows.outcome.value : 0 } : record;
    const history = follows ? follows.history : (histories.get(kpi.id) ?? []);
    const progress = problem === '' ? computeProgress(kpi, limits) : { share: null, band: 'none' as const, reason: problem };
    return {
      ...(follows ? { formula: { text: follows.text, problem } } : {}),
      kpi,
      id: kpi.id,
      progress,
      status: bandLabels[progress.band],
      change: computeChange(kpi, history),
      history,
      pace: problem === '' ? describePace(kpi, today) : '',
    };
  });
}

export interface KpiSummary {
  total: number;
  onTarget: number;
  needsAttention: number;
  /** Of the KPIs that have a share of their target. */
  average: number | null;
  withoutShare: number;
  /** How many do not follow "higher is better". */
  lower: number;
  range: number;
}

export function computeSummary(rows: readonly KpiRow[]): KpiSummary {
  const shares = sharesIn(rows);
  const countBand = (band: Band) => rows.filter(({ progress }) => progress.band === band).length;
  const countDirection = (direction: Kpi['direction']) => rows.filter(({ kpi }) => kpi.direction === direction).length;
  return {
    total: rows.length,
    onTarget: countBand('on-target'),
    needsAttention: countBand('attention'),
    average: shares.length > 0 ? sumOf(shares) / shares.length : null,
    withoutShare: rows.length - shares.length,
    lower: countDirection('lower'),
    range: countDirection('range'),
  };
}

export const trendLabel = (trend: Kpi['trend']) => optionLabel(fields.trend, trend);
