import { jsPDF } from 'jspdf';
import { textWidth } from '@/lib/drawing';
import type { Shape } from '@/lib/shapes';
import { cleanText } from '@/lib/text';
import { pictureScale, toPicture, type Drawing } from './drawing';

const paperSizes = { a4: [841.89, 595.28], a3: [1190.55, 841.89] } as const;
export type Paper = keyof typeof paperSizes;

/** Scripts written from the right need shaping that the library does not do. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The font to write with; nothing where some letter would be missing or wrong, and only a picture is right. */
async function findFont(pdf: jsPDF, text: string): Promise<string | undefined> {
  if (rightToLeft.test(text)) return undefined;
  const { loadPdfFont } = await import('@/formats/pdf-font');
  try {
    const { name, missing } = await loadPdfFont(pdf, text);
    return missing.length === 0 ? name : undefined;
  } catch {
    return undefined;
  }
}

function drawShape(pdf: jsPDF, { tag, attributes, text = '' }: Shape, scale: number, font: string): void {
  const at = (name: string) => Number(attributes[name] ?? 0) * scale;
  const fill = String(attributes.fill ?? '#000000');
  if (tag === 'rect') {
    const hasEdge = attributes.stroke !== undefined;
    pdf.setFillColor(fill);
    if (hasEdge) pdf.setDrawColor(String(attributes.stroke)).setLineWidth(at('strokeWidth'));
    pdf.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'), at('rx'), hasEdge ? 'FD' : 'F');
    return;
  }
  const size = Number(attributes.fontSize ?? 12);
  const clean = cleanText(text);
  pdf
    .setFont(font, attributes.fontWeight === 700 ? 'bold' : 'normal')
    .setFontSize(size * scale)
    .setTextColor(fill);
  // Lines were broken for a common width of letters; a wider font is set a little narrower instead of leaving its note.
  const needed = pdf.getTextWidth(clean);
  const share = Math.min(1, (textWidth(clean, size) * scale) / Math.max(needed, 1));
  const left = at('x') - (attributes.textAnchor === 'end' ? needed * share : 0);
  // Always said: what was set for one line would hold for the next.
  pdf.text(clean, left, at('y'), { horizontalScale: share });
}

/** One landscape page, the drawing as large as it goes, with text that can be selected. */
export async function makePdf(drawing: Drawing, paper: Paper): Promise<Blob> {
  const [width, height] = paperSizes[paper];
  const pdf = new jsPDF({ unit: 'pt', format: paper, orientation: 'landscape', compress: true });
  pdf.setProperties({ title: cleanText(drawing.title), creator: 'Groundwork' });
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const font = await findFont(pdf, cleanText(drawing.shapes.map(({ text = '' }) => text).join('\n')));
  if (font) {
    for (const shape of drawing.shapes) drawShape(pdf, shape, scale, font);
  } else {
    const { pngFile } = await import('@/formats/picture');
    const bytes = new Uint8Array(await (await pngFile(toPicture(drawing), pictureScale(drawing))).arrayBuffer());
    pdf.addImage(bytes, 'PNG', 0, 0, drawing.width * scale, drawing.height * scale, undefined, 'FAST');
  }
  return pdf.output('blob');
}
