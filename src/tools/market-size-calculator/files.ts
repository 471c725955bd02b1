import type { FileOffer } from '@/formats/file';
import { pictureFiles } from '@/kinds/board/files';
import { documentFiles, type DocumentFormat } from '@/kinds/document/files';
import { isSample } from './model';
import type { SheetSource } from './sheets';

const stemOf = ({ data }: SheetSource) => `${isSample(data) ? 'sample-' : ''}market-size`;

/** What makes the files is loaded only when one is asked for. */
export function marketFiles(source: SheetSource, today: string): FileOffer[] {
  const stem = stemOf(source);
  const inFormat = (label: string, format: DocumentFormat): FileOffer => ({
    label,
    name: `${stem}.${format}`,
    make: async () => {
      const { toReport } = await import('./report');
      const [offer] = documentFiles(stem, toReport(source, today), [format], source.currency);
      if (!offer) throw new Error('This format is not known.');
      return offer.make();
    },
  });
  return [
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => {
        const [{ xlsxFile }, { toSheets }] = await Promise.all([import('@/formats/xlsx'), import('./sheets')]);
        return xlsxFile(toSheets(source));
      },
    },
    inFormat('PDF', 'pdf'),
    inFormat('Word', 'docx'),
    inFormat('Markdown', 'md'),
  ];
}

export const circleFiles = (source: SheetSource, today: string): FileOffer[] =>
  pictureFiles(`${stemOf(source)}-circles`, async () => {
    const [{ toCirclesPicture }, { toCaption }] = await Promise.all([import('./drawing'), import('./report')]);
    return toCirclesPicture(source.result.chosen, source.currency, toCaption(source.data, source.result.inputs, source.currency, today));
  });
