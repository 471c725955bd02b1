import { printPdf } from '@/kinds/document/print';
import { rooms } from './card';
import { toCardDocument, toDocument } from './document';
import type { Persona, PersonasData } from './model';

const countPages = async (pdf: Blob) => (await pdf.text()).match(/\/Type \/Page\b/g)?.length ?? 0;

/** Always one page: made with all there is, then with less and less of it until it fits. */
export async function makeCardPdf(data: PersonasData, persona: Persona, currency: string): Promise<Blob> {
  let pdf = new Blob();
  for (const room of rooms) {
    pdf = await printPdf(toCardDocument(data, persona, room), currency);
    if ((await countPages(pdf)) === 1) break;
  }
  return pdf;
}

/** Lists side by side where every persona then fits its page; one below the other where some persona needs more. */
export async function makePersonasPdf(data: PersonasData, currency: string): Promise<Blob> {
  const pdf = await printPdf(toDocument(data), currency);
  return (await countPages(pdf)) === data.personas.length + 1 ? pdf : printPdf(toDocument(data, 'flat'), currency);
}
