import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { nameTiers, type Settings, type Tier } from './model';
import { computeProjection } from './projection';

export function revenueFiles(tiers: readonly Tier[], settings: Settings, currency: string): FileOffer[] {
  const project = () => computeProjection(tiers, settings);
  const isSample = isAllSample(tiers);
  const names = nameTiers(tiers);
  // Beside tiers of the user's own, those that are still samples are named.
  const samples = isSample ? [] : names.filter((_name, index) => tiers[index] && isSampleRecord(tiers[index]));
  const stem = (name: string) => sampleStem(name, tiers);
  return [
    {
      label: 'CSV',
      name: `${stem('subscription-projection')}.csv`,
      make: async () => {
        const [{ csvFile }, { toProjectionSheet }] = await Promise.all([import('@/formats/csv'), import('./sheets')]);
        return csvFile(toProjectionSheet(project(), currency));
      },
    },
    {
      label: 'Excel',
      name: `${stem('subscription-projection')}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toWorkbook }] = await Promise.all([import('@/formats/xlsx'), import('./workbook')]);
        return xlsxFile(toWorkbook({ projection: project(), settings, currency, isSample, samples, names }));
      },
    },
    {
      label: 'Tiers as CSV',
      name: `${stem('pricing-tiers')}.csv`,
      make: async () => {
        const [{ csvFile }, { toTierListSheet }] = await Promise.all([import('@/formats/csv'), import('./sheets')]);
        return csvFile(toTierListSheet(tiers, currency));
      },
    },
  ];
}
