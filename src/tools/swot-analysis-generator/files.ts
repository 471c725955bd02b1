import type { FileOffer } from '@/lib/files';
import { pictureFiles } from '@/kinds/board/files';
import { documentFiles, slideOffer } from '@/kinds/document/files';
import type { Surroundings } from '@/lib/fields';
import { toDocument } from './document';
import { fileStem, type SwotData } from './model';

export function swotFiles(data: SwotData, { today, currency }: Surroundings): FileOffer[] {
  const stem = fileStem(data);
  const document = toDocument(data, today);
  return [
    ...documentFiles(stem, document, ['txt'], currency),
    ...documentFiles(stem, async () => (await import('./paper')).toPaper(data, today), ['pdf', 'docx'], currency),
    ...documentFiles(stem, document, ['md', 'html'], currency),
    slideOffer(`${stem}.pptx`, document.title, async () => [(await import('./slide')).toSlide(data, today)]),
    ...pictureFiles(stem, async () => (await import('./picture')).toPicture(data, today)),
  ];
}
