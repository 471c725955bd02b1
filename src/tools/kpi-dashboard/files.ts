import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { markSamples, sampleStem } from '@/kinds/records/files';
import { fields, toRows, type KpiData } from './model';

/** The list, the list with its values, and the values alone. */
export function kpiFiles(data: KpiData, { today, currency }: Surroundings): FileOffer[] {
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
  ];
}
