import { addDays, type Day } from '@/lib/dates';
import type { Entry } from '@/kinds/metrics/history';

const fileNames = {
  CSV: 'performance-metrics.csv',
  Excel: 'performance-metrics.xlsx',
  'Values over time': 'metric-values.csv',
  PDF: 'performance-metrics.pdf',
  PNG: 'metric-chart.png',
  SVG: 'metric-chart.svg',
};
export type FileLabel = keyof typeof fileNames;
export const fileOffers = Object.entries(fileNames) as [FileLabel, string][];

export const importHint = 'A CSV with a name, a category and a value for each metric.';
export const otherNames = {
  name: ['metric', 'kpi'],
  currentValue: ['current value'],
  targetTyped: ['target value', 'goal'],
};

/** First value, last value, decimals, and what happened three weeks ago. */
export const sampleSeries: Record<string, [number, number, number, string?]> = {
  'sample-1': [24_800, 46_000, -2, 'Annual plan launched'],
  'sample-2': [1180, 2450, 0],
  'sample-3': [312, 240, 0, 'Paused paid search'],
  'sample-4': [2.1, 3.4, 1],
  'sample-5': [9.5, 5.5, 1],
};
/** How far single weeks lie off the straight way, as shares of the whole way. */
const waves = [0, -0.05, 0.02, 0.04, -0.02];
const noteWeek = 3;
const weeks = 52;

/** A year of weekly values that ends today. */
export function sampleEntries(metricId: string, today: Day): Entry[] {
  const series = sampleSeries[metricId];
  if (!series || today === '') return [];
  const [from, to, decimals, note] = series;
  const scale = 10 ** decimals;
  return Array.from({ length: weeks + 1 }, (_, week) => {
    const wave = week === weeks ? 0 : (waves[week % waves.length] ?? 0);
    const value = Math.round((from + (to - from) * (week / weeks + wave)) * scale) / scale;
    return { metricId, date: addDays(today, (week - weeks) * 7), value, ...(note && weeks - week === noteWeek ? { note } : {}) };
  });
}
