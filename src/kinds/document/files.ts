import type { FileOffer } from '@/lib/files';
import type { Slide } from '@/formats/pptx';
import type { Document } from '@/lib/blocks';
import { companyLook } from '@/workspace/company';

export type DocumentFormat = 'txt' | 'md' | 'html' | 'docx' | 'pdf';

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
      make: async () => (await import('./print')).printWord(await write(), currency),
    },
    pdf: {
      label: 'PDF',
      name: `${stem}.pdf`,
      make: async () => (await import('./print')).printPdf(await write(), currency),
    },
  };
  return order.map((format) => offers[format]);
}

/** Slides with text that can be edited in any presentation program. */
export const slideOffer = (name: string, title: string, draw: () => Promise<Slide[]>): FileOffer => ({
  label: 'PowerPoint',
  name,
  make: async () => (await import('./print')).printSlides(title, await draw()),
});
