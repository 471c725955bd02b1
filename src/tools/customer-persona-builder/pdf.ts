import type { PdfOptions } from '@/formats/pdf';
import { rooms } from './card';
import { toCardDocument, toDocument } from './document';
import type { Persona, PersonasData } from './model';

type Paper = NonNullable<PdfOptions['paper']>;

const countPages = async (pdf: Blob) => (await pdf.text()).match(/\/Type \/Page\b/g)?.length ?? 0;

/** Always one page: made with all there is, then with less and less of it until it fits. */
export async function makeCardPdf(data: PersonasData, persona: Persona, paper: Paper): Promise<Blob> {
  const { pdfFile } = await import('@/formats/pdf');
  let pdf = new Blob();
  for (const room of rooms) {
    pdf = await pdfFile(toCardDocument(data, persona, room), { paper });
    if ((await countPages(pdf)) === 1) break;
  }
  return pdf;
}

/** Lists side by side where every persona then fits its page; one below the other where some persona needs more. */
export async function makePersonasPdf(data: PersonasData, paper: Paper): Promise<Blob> {
  const { pdfFile } = await import('@/formats/pdf');
  const pdf = await pdfFile(toDocument(data), { paper });
  return (await countPages(pdf)) === data.personas.length + 1 ? pdf : pdfFile(toDocument(data, 'flat'), { paper });
}
