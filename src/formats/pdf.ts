import { jsPDF } from 'jspdf';
import { picturesIn, type Document } from '@/lib/blocks';
import { showGaps } from '@/lib/gaps';
import { cleanText } from '@/lib/text';
import { loadPdfFont } from './pdf-font';
import { PdfLayout } from './pdf-layout';
import { drawPictures } from './picture';

export interface PdfOptions {
  /** North America prints on Letter, everyone else on A4. */
  paper?: 'letter' | 'a4';
}

/** Leaves out what cannot be printed, and says so at the end. */
function withoutMissing(document: Document, missing: readonly string[]): Document {
  if (missing.length === 0) return document;
  const gone = new Set(missing);
  const clean = JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      typeof value === 'string' && key !== 'svg' ? [...value].filter((sign) => !gone.has(sign)).join('') : value,
    ),
  ) as Document;
  const note = 'Some signs, such as emoji, were left out: the font of this file has no picture for them.';
  return { ...clean, blocks: [...clean.blocks, { kind: 'paragraph', text: note, tone: 'muted' }] };
}

export async function pdfFile(document: Document, { paper = 'letter' }: PdfOptions = {}): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'pt', format: paper, compress: true });
  const { name, missing } = await loadPdfFont(pdf, documentText(document));
  pdf.setProperties({ title: document.title, creator: 'Groundwork' });
  const layout = new PdfLayout(pdf, name, await drawPictures(picturesIn(document.blocks)));
  layout.draw(withoutMissing(document, missing).blocks);
  layout.fillContents();
  layout.numberPages(document.mark);
  return pdf.output('blob');
}

/** All the text of a document, as it stands: an escaped emoji would look like plain letters. */
function documentText(document: Document): string {
  const texts: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'svg') texts.push(cleanText(showGaps(value)));
    return value;
  });
  return texts.join('\n');
}
