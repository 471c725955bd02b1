import { Told } from '@/lib/told';
import { findXmlInPdf } from './in-pdf';
import type { EInvoice } from './model';
import { readCii } from './read-cii';
import type { Notes } from './read-parts';
import { readUbl } from './read-ubl';
import { readXml } from './xml';

export interface ReadInvoice {
  invoice: EInvoice;
  /** What the file says that was not taken over: "the payment terms". */
  leftOut: string[];
}

const largestFile = 20 * 1024 * 1024;

const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const said = /^[^>]*encoding=["']([\w-]+)["']/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(said).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

export function readInvoiceXml(text: string): ReadInvoice {
  if (
    !text
      .trimStart()
      .replace(/^\ufeff/, '')
      .startsWith('<')
  ) {
    throw new Told('This isn’t an e-invoice. Choose an XML file in UBL or CII, or a PDF with one inside.');
  }
  const root = readXml(text.trim());
  const notes: Notes = { leftOut: new Set() };
  if (root.name === 'CrossIndustryInvoice') return { invoice: readCii(root, notes), leftOut: [...notes.leftOut] };
  if (root.name === 'Invoice' || root.name === 'CreditNote') return { invoice: readUbl(root, notes), leftOut: [...notes.leftOut] };
  throw new Told(`This XML file holds “${root.name.slice(0, 40)}”, not an invoice in UBL or CII.`);
}

/** An invoice in UBL or CII, or the one inside a Factur-X or ZUGFeRD file. */
export async function readInvoiceFile(file: Blob): Promise<ReadInvoice> {
  if (file.size > largestFile) throw new Told('This file is over 20 MB, more than an invoice takes.');
  if (file.size === 0) throw new Told('This file is empty.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readInvoiceXml(decode(isPdf(bytes) ? findXmlInPdf(bytes) : bytes));
}
