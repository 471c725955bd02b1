import type { FileOffer } from '@/lib/files';
import type { Slide } from '@/formats/pptx';
import type { Document } from '@/lib/blocks';
import { companyLook } from '@/workspace/company';
import { useWorkspace } from '@/workspace/store';

export type DocumentFormat = 'txt' | 'md' | 'html' | 'docx' | 'pdf';

/** Letter where it is the usual paper, A4 elsewhere. */
export const paperFor = (currency: string) => (['USD', 'CAD', 'MXN', 'PHP', 'COP', 'CLP'].includes(currency) ? 'letter' : 'a4');

/** From the company that is known, where the document names no other. */
function signed(document: Document): Document {
  const name = useWorkspace.getState().company.answers['company.name']?.trim();
  return document.from || !name ? document : { ...document, from: name };
}

/** As the company prints it: its name, its look, and the paper of its place. */
export async function printPdf(document: Document, currency: string): Promise<Blob> {
  return (await import('@/formats/pdf')).pdfFile(signed(document), { paper: paperFor(currency), look: companyLook() });
}

/** A document, or what makes it: then it is written only when a file is asked for. */
export type DocumentSource = Document | (() => Promise<Document>);

/** The same document in every format people accept, in the order given; each library arrives when its file is made. */
export function documentFiles(stem: string, source: DocumentSource, order: readonly DocumentFormat[], currency: string): FileOffer[] {
  const write = async () => (typeof source === 'function' ? source() : source);
  const offers: Record<DocumentFormat, FileOffer> = {
    txt: { label: 'Text', name: `${stem}.txt`, make: async () => (await import('@/formats/text')).textFile(await write()) },
    md: { label: 'Markdown', name: `${stem}.md`, make: async () => (await import('@/formats/markdown')).markdownFile(await write()) },
    html: {
      label: 'HTML',
      name: `${stem}.html`,
      make: async () => (await import('@/formats/html')).htmlFile(await write(), companyLook()),
    },
    docx: {
      label: 'Word',
      name: `${stem}.docx`,
      make: async () =>
        (await import('@/formats/docx')).docxFile(signed(await write()), { paper: paperFor(currency), look: companyLook() }),
    },
    pdf: {
      label: 'PDF',
      name: `${stem}.pdf`,
      make: async () => printPdf(await write(), currency),
    },
  };
  return order.map((format) => offers[format]);
}

/** Slides with text that can be edited in any presentation program. */
export const slideOffer = (name: string, title: string, draw: () => Promise<Slide[]>): FileOffer => ({
  label: 'PowerPoint',
  name,
  make: async () => (await import('@/formats/pptx')).pptxFile(title, await draw()),
});
