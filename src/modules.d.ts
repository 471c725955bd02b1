/** Modules that come without types of their own. */
declare module 'virtual:icons' {
  const address: string;
  export default address;
}

declare module 'opentype.js' {
  export function parse(bytes: ArrayBuffer): import('@/kinds/board/opentype').Font;
}

declare module 'fontkit' {
  export function create(bytes: Uint8Array): import('@/formats/pdf/font').Kit;
}

declare module 'pdfkit' {
  const PDFDocument: typeof import('@/formats/pdf/pdfkit').PDFDocument;
  export default PDFDocument;
}

declare module 'pdfkit/output' {
  export function toBlob(document: import('@/formats/pdf/pdfkit').PDFDocument): Promise<Blob>;
}
