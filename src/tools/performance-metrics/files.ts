import { printPdf } from '@/kinds/document/print';
import { markSamples } from '@/kinds/records/files';
import { isSampleRecord } from '@/kinds/records/state';
import type { FileLabel } from './content';
import type { MetricRow } from './model';
import type { Period } from './period';
import { buildReport, toMetricSheet, toNoteSheet, toValueSheet } from './report';
import type { Interval } from './series';

interface Shown {
  rows: readonly MetricRow[];
  /** The metric on the chart. */
  charted: MetricRow | undefined;
  period: Period | undefined;
  interval: Interval;
  currency: string;
}

async function draw({ charted, period, interval }: Shown) {
  if (!charted || !period) throw new Error('There’s nothing to draw yet.');
  return (await import('./picture')).toPicture(charted, period, interval, isSampleRecord(charted.metric));
}

/** One of the files on offer, made from what the screen shows. */
export async function makeFile(label: FileLabel, shown: Shown): Promise<Blob> {
  const { rows, period, currency } = shown;
  const metrics = rows.map(({ metric }) => metric);
  const list = () => markSamples(toMetricSheet(rows, period, currency), metrics);
  switch (label) {
    case 'CSV':
      return (await import('@/formats/csv')).csvFile(list());
    case 'Excel':
      return (await import('@/formats/xlsx')).xlsxFile([list(), toValueSheet(rows), toNoteSheet(rows)]);
    case 'Values over time':
      return (await import('@/formats/csv')).csvFile(toValueSheet(rows));
    case 'PDF':
      return printPdf(buildReport(rows, period), currency);
    case 'PNG':
      return (await import('@/formats/picture')).pngFile(await draw(shown), 2);
    case 'SVG':
      return (await import('@/formats/picture')).svgFile(await draw(shown));
  }
}
