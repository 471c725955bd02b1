import boldAddress from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import regularAddress from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import type { jsPDF } from 'jspdf';
import { toBase64 } from '@/lib/bytes';
import { readAsset } from '@/platform/assets';
import { keepReadingOrder } from './pdf-direction';
import { Told } from '@/lib/told';

/** The letters a PDF reader has without an embedded font: Western European, some punctuation, the euro. */
const builtIn =
  /^[\t\n\r\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]*$/;

interface EmbeddedFont {
  metadata: { cmap: { unicode: { codeMap: Record<number, number> } } };
}

export interface PdfFont {
  name: string;
  /** Signs the font has no picture for, such as emoji; letters it lacks are refused instead. */
  missing: string[];
}

/** Embeds a font with Greek, Cyrillic, Arabic, Hebrew, accents and currency signs, only where the text needs it. */
export async function loadPdfFont(pdf: jsPDF, text: string): Promise<PdfFont> {
  if (builtIn.test(text)) return { name: 'helvetica', missing: [] };
  const [regular, bold] = await Promise.all([readAsset(regularAddress), readAsset(boldAddress)]);
  pdf.addFileToVFS('regular.ttf', toBase64(new Uint8Array(regular)));
  pdf.addFont('regular.ttf', 'unicode', 'normal');
  pdf.addFileToVFS('bold.ttf', toBase64(new Uint8Array(bold)));
  pdf.addFont('bold.ttf', 'unicode', 'bold');
  keepReadingOrder(pdf);
  const { codeMap } = (pdf.setFont('unicode', 'normal').getFont() as unknown as EmbeddedFont).metadata.cmap.unicode;
  const missing = [...new Set(text)].filter((sign) => !/\s/.test(sign) && !codeMap[sign.codePointAt(0) ?? 0]);
  const letters = missing.filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  if (letters.length > 0) {
    throw new Told(`Its font has no letters for “${letters.slice(0, 6).join('')}”. Take HTML or Word, which use your device’s fonts.`);
  }
  return { name: 'unicode', missing };
}
