import type { FileOffer } from '@/lib/files';
import { pictureFiles } from '@/kinds/board/files';
import { documentFiles } from '@/kinds/document/files';
import { readDraft, type Surroundings } from '@/lib/fields';
import { computeMarket, fields, isSample, type MarketData } from './model';
import { readRanges } from './ranges';
import type { SheetSource } from './sheets';

const stemOf = (data: MarketData) => `${isSample(data) ? 'sample-' : ''}market-size`;

function toSource(data: MarketData, around: Surroundings): SheetSource {
  const { values } = readDraft(fields, data.draft, around);
  return { data, result: computeMarket(values), ranges: readRanges(data.ranges, values, values.spread, around), currency: around.currency };
}

/** What makes the files is loaded only when one is asked for. */
export function marketFiles(data: MarketData, around: Surroundings): FileOffer[] {
  const stem = stemOf(data);
  const report = async () => (await import('./report')).toReport(toSource(data, around), around.today);
  return [
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toSheets }] = await Promise.all([import('@/formats/xlsx'), import('./sheets')]);
        return xlsxFile(toSheets(toSource(data, around)));
      },
    },
    ...documentFiles(stem, report, ['pdf', 'docx', 'md'], around.currency),
  ];
}

export const circleFiles = (source: SheetSource, today: string): FileOffer[] =>
  pictureFiles(`${stemOf(source.data)}-circles`, async () => {
    const [{ toCirclesPicture }, { toCaption }] = await Promise.all([import('./drawing'), import('./report')]);
    return toCirclesPicture(source.result.chosen, source.currency, toCaption(source.data, source.result.inputs, source.currency, today));
  });
