import type { Document } from '@/lib/blocks';
import { companyLook } from '@/workspace/company';
import { useWorkspace } from '@/workspace/store';
import { paperFor } from './paper-size';

/** From the company that is known, where the document names no other. */
function signed(document: Document): Document {
  const name = useWorkspace.getState().company.answers['company.name']?.trim();
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
