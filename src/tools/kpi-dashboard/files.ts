import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { documentFiles, slideOffer } from '@/kinds/document/files';
import { markSamples, sampleStem } from '@/kinds/records/files';
import { fields, toRows, type KpiData } from './model';

/** The same figures for people who want to read them, with what the board should know. */
export function boardFiles(data: KpiData, { today, currency }: Surroundings): FileOffer[] {
  const stem = sampleStem('board-report', data.records);
  const load = () => import('./board-report');
  return [
    ...documentFiles(stem, async () => (await load()).toBoardReport(data, today), ['pdf', 'docx'], currency),
    slideOffer(`${stem}.pptx`, 'Board report', async () => (await load()).toBoardSlides(data, today)),
  ].map((offer) => ({ ...offer, label: `Board report, ${offer.label}` }));
}

/** The list, the list with its values, and the values alone. */
export function kpiFiles(data: KpiData, around: Surroundings): FileOffer[] {
  const { today, currency } = around;
  const stem = sampleStem('kpis', data.records);
  const sheets = async () => {
    const { toKpiSheet, toValueSheet } = await import('./export');
    const rows = toRows(data, today);
    return { list: markSamples(toKpiSheet(fields, rows, currency), data.records), values: toValueSheet(rows) };
  };
  return [
    { label: 'CSV', name: `${stem}.csv`, make: async () => (await import('@/formats/csv')).csvFile((await sheets()).list) },
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const { list, values } = await sheets();
        return (await import('@/formats/xlsx')).xlsxFile([list, values]);
      },
    },
    {
      label: 'Values over time',
      name: `${stem.replace('kpis', 'kpi-values')}.csv`,
      make: async () => (await import('@/formats/csv')).csvFile((await sheets()).values),
    },
    ...boardFiles(data, around),
  ];
}
