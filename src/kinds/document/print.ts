import type { Slide } from '@/formats/pptx';
import type { Document } from '@/lib/blocks';
import { companyLook, companyName } from '@/workspace/company';
import { paperFor } from './paper-size';

/** From the company that is known, where the document names no other. */
function signed(document: Document): Document {
  const name = companyName();
  return document.from || !name ? document : { ...document, from: name };
}

const options = (currency: string) => ({ paper: paperFor(currency), look: companyLook() }) as const;

/** As the company prints it: its name, its look, and the paper of its place. */
export async function printPdf(document: Document, currency: string): Promise<Blob> {
  return (await import('@/formats/pdf')).pdfFile(signed(document), options(currency));
}

export async function printWord(document: Document, currency: string): Promise<Blob> {
  return (await import('@/formats/docx')).docxFile(signed(document), options(currency));
}

export async function printSlides(title: string, slides: readonly Slide[]): Promise<Blob> {
  return (await import('@/formats/pptx')).pptxFile(title, slides, { look: companyLook(), from: companyName() });
}
