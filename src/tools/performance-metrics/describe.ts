import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { noFigure, numberFormat } from '@/lib/numbers';
import { describeChange } from '@/kinds/metrics/history';
import { formatFigure } from '@/kinds/metrics/progress';
import { fields, type Metric, type MetricRow } from './model';
import type { Movement, Period, Verdict } from './period';

const verdictWords: Record<Verdict, string> = { better: 'better', worse: 'worse', same: 'no change', open: '' };

/** "+4.5%, better"; where there is no percentage, why. */
export function describeMovement(movement: Movement, unit: string): string {
  const { reason, verdict } = movement;
  const figure = describeChange(movement, unit, unit === '%' ? reason : `${noFigure} (${reason})`);
  return verdictWords[verdict] ? `${figure}, ${verdictWords[verdict]}` : figure;
}

const longestPlain = 100_000;

/** A figure short enough for the axis of a chart, such as "$1.5M". */
export function formatTick(value: number, unit: string): string {
  if (Math.abs(value) < longestPlain) return formatFigure(value, unit);
  const short = numberFormat({ notation: 'compact', maximumFractionDigits: 2 }).format(Math.abs(value));
  // Sign and unit stand where they stand beside any figure.
  return formatFigure(Math.sign(value), unit).replace('1', short);
}

/** A figure made of several values: an average is not more exact than they are. */
export function formatRolled(value: number, { rollUp, unit }: Pick<Metric, 'rollUp' | 'unit'>): string {
  const short = Math.abs(value) < 1 ? value.toPrecision(3) : value.toFixed(2);
  return formatFigure(rollUp === 'average' ? Number(short) : value, unit);
}

/** The chosen days in one line, beside the days before. */
export function describeComparison({ metric, history, comparison }: MetricRow, period: Period | undefined): string {
  if (!period || !comparison) return '';
  const { value, previous, movement } = comparison;
  const latest = history.at(-1);
  if (value === null) {
    const end = latest ? `The latest is from ${formatDay(latest.date)}.` : 'Add one with Update value.';
    return `No value in the last ${period.days} days. ${end}`;
  }
  const method = optionLabel(fields.rollUp, metric.rollUp).toLowerCase();
  const figure = `Last ${period.days} days: ${method} ${formatRolled(value, metric)}`;
  if (previous === null || !movement) return `${figure}. No value in the ${period.days} days before.`;
  return `${figure}, before that ${formatRolled(previous, metric)} (${describeMovement(movement, metric.unit)})`;
}
