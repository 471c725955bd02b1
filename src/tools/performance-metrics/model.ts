import { choice, day, decimal, text, type RecordOf, type Surroundings } from '@/lib/fields';
import type { Day } from '@/lib/dates';
import { sumOf } from '@/lib/numbers';
import { isWhatIf, toHistories, type Entry, type MetricsExtra } from '@/kinds/metrics/history';
import { bandLabels, computeProgress, directionLabels, directions, sharesIn, type Progress } from '@/kinds/metrics/progress';
import { recordsState, type RecordsData } from '@/kinds/records/state';
import { defineState } from '@/workspace/tool-state';
import { sampleEntries, sampleSeries } from './content';
import { comparePeriods, computeMovement, inPeriod, rollUps, type Comparison, type Movement, type Period } from './period';

export const categories = ['Revenue', 'Users', 'Marketing', 'Product', 'Operations', 'Finance'] as const;

export const fields = {
  name: text('Name', { required: 'Give the metric a name.', maxLength: 120 }),
  currentValue: decimal('Value', { unitIn: 'unit' }),
  unit: choice('Unit', ['', '$', '%', 'hrs', 'days'], { default: '', labels: { '': 'none' } }),
  category: choice('Category', categories, { required: 'Choose a category.' }),
  targetValue: decimal('Target', { unitIn: 'unit' }),
  direction: choice('Direction', directions, { default: 'higher', labels: directionLabels }),
  upperTarget: decimal('Upper Target', { hint: 'The range runs from the target to this one.', unitIn: 'unit' }),
  rollUp: choice('Roll-up', rollUps, {
    default: 'last',
    labels: { last: 'Last value', average: 'Average', sum: 'Sum' },
  }),
  previousValue: decimal('Previous Value'),
  date: day('Date'),
  targetDate: day('Target Date', { hint: 'Shows the pace you need.' }),
  /** As typed or as a file has it: 0 is a target, nothing is none. */
  targetTyped: text('Target as Typed', { maxLength: 120 }),
  /** Only on the way through a file: what the value is worth, and what was measured where it is a what-if. */
  label: text('Label', { maxLength: 200 }),
  measured: text('Measured Value', { maxLength: 120 }),
};

export type Metric = RecordOf<typeof fields>;

export interface MetricExtra extends MetricsExtra {
  /** The actual values of days whose value is a what-if. */
  actuals: Entry[];
}

export type MetricData = RecordsData<typeof fields, MetricExtra>;

const base = recordsState<typeof fields, MetricExtra>({
  version: 2,
  fields,
  migrate: addTyped,
  start: ({ today }) => sampleMetrics(today).slice(0, 4),
  sample: ({ today }) => sampleMetrics(today),
  extra: { entries: [], actuals: [] },
});

/** Version 1 kept no target as a target of 0; where lower is better, 0 was more likely meant. */
function addTyped(data: unknown): unknown {
  const { records, extra, ...rest } = data as { records: Metric[]; extra: MetricExtra };
  const typed = <M extends { targetValue: number; direction: string }>(metric: M) => ({
    ...metric,
    targetTyped: metric.targetValue === 0 && metric.direction === 'higher' ? '' : String(metric.targetValue),
  });
  return {
    ...rest,
    records: records.map((metric) => ({ ...typed(metric), label: '', measured: '' })),
    extra,
  };
}

/** Sample values are dated back from today, so they arrive once the day is known. */
const withSampleValues = (data: MetricData, { today }: Surroundings): MetricData => ({
  ...data,
  extra: { entries: data.records.flatMap(({ id }) => sampleEntries(id, today)), actuals: [] },
});

export const state = defineState<MetricData>({
  ...base,
  list: 'metrics',
  start: (around) => withSampleValues(base.start(around), around),
  sample: (around) => withSampleValues(base.sample?.(around) ?? base.start(around), around),
});

/** Any day will do to know the last two values; the date itself waits for today. */
function sampleMetric(id: string, name: string, today: Day, more: Partial<Metric>): Metric {
  return {
    id,
    name,
    currentValue: sampleSeries[id]?.[1] ?? 0,
    unit: '',
    category: 'Revenue',
    targetValue: 0,
    direction: 'higher',
    upperTarget: 0,
    rollUp: 'last',
    previousValue: sampleEntries(id, '2026-01-01').at(-2)?.value ?? 0,
    date: today,
    targetDate: '',
    targetTyped: String(more.targetValue ?? ''),
    label: '',
    measured: '',
    ...more,
  };
}

const sampleMetrics = (today: Day): Metric[] => [
  sampleMetric('sample-1', 'Monthly Recurring Revenue', today, { unit: '$', targetValue: 50_000 }),
  sampleMetric('sample-2', 'Active Users', today, { category: 'Users', targetValue: 3000, rollUp: 'average' }),
  sampleMetric('sample-3', 'Customer Acquisition Cost', today, { unit: '$', category: 'Marketing', targetValue: 160, direction: 'lower' }),
  sampleMetric('sample-4', 'Conversion Rate', today, { unit: '%', category: 'Product', targetValue: 4 }),
  sampleMetric('sample-5', 'Support Response Time', today, { unit: 'hrs', category: 'Operations', targetValue: 4, direction: 'lower' }),
];

export const assumedChip = 'assumed baseline (90 %)';
export const whatIfChip = 'what-if';
/** What a file says of a value that was neither assumed nor tried out. */
export const measuredLabel = 'measured';

/** Without the dust that doubles leave: 0.1 × 0.9 is 0.09. */
export const tidy = (value: number) => Number(value.toPrecision(12));

/** What a new metric is taken to have been before, until a second value says otherwise. */
export const assumePrevious = (value: number) => tidy(value * 0.9);

export function isAssumed({ currentValue, previousValue }: Metric, history: readonly Entry[]): boolean {
  const latest = history.at(-1);
  // What a what-if started from is known, also where it is 0 and so stays 0.
  if (latest && isWhatIf(latest)) return false;
  return history.filter((entry) => !isWhatIf(entry)).length < 2 && previousValue === assumePrevious(currentValue);
}

export interface MetricRow {
  metric: Metric;
  id: string;
  history: Entry[];
  /** The values inside the chosen days; all of them before the day is known. */
  inRange: Entry[];
  progress: Progress;
  /** The band in words. */
  status: string;
  /** Value against previous value. */
  movement: Movement;
  isAssumed: boolean;
  /** The newest value, where it is only a what-if. */
  whatIf: Entry | undefined;
  /** The actual values of days whose value is a what-if. */
  actuals: Entry[];
  comparison: Comparison | undefined;
}

export function toRows({ records, extra }: MetricData, period: Period | undefined): MetricRow[] {
  const histories = toHistories(extra.entries);
  return records.map((metric) => {
    const history = histories.get(metric.id) ?? [];
    const latest = history.at(-1);
    const progress = computeProgress(metric);
    return {
      metric,
      id: metric.id,
      history,
      inRange: period ? inPeriod(history, period) : history,
      progress,
      status: bandLabels[progress.band],
      movement: computeMovement(metric.currentValue, metric.previousValue, metric.direction),
      isAssumed: isAssumed(metric, history),
      whatIf: latest && isWhatIf(latest) ? latest : undefined,
      actuals: extra.actuals.filter(({ metricId }) => metricId === metric.id),
      comparison: period && comparePeriods(history, period, metric.rollUp, metric.direction),
    };
  });
}

export interface MetricSummary {
  total: number;
  /** With a value inside the chosen days; the other figures count only these. */
  counted: number;
  onTarget: number;
  improving: number;
  worse: number;
  /** Without a period before to compare with. */
  open: number;
  average: number | null;
  /** How many have a progress to average. */
  averaged: number;
}

export function computeSummary(rows: readonly MetricRow[]): MetricSummary {
  const counted = rows.filter(({ inRange, comparison }) => inRange.length > 0 || comparison === undefined);
  const shares = sharesIn(counted);
  const verdicts = counted.map(({ comparison }) => comparison?.movement?.verdict);
  return {
    total: rows.length,
    counted: counted.length,
    onTarget: counted.filter(({ progress }) => progress.band === 'on-target').length,
    improving: verdicts.filter((verdict) => verdict === 'better').length,
    worse: verdicts.filter((verdict) => verdict === 'worse').length,
    open: verdicts.filter((verdict) => verdict === undefined).length,
    average: shares.length > 0 ? sumOf(shares) / shares.length : null,
    averaged: shares.length,
  };
}

export const metricIdentity = ({ name, category }: Metric) => JSON.stringify([name.toLowerCase(), category]);
