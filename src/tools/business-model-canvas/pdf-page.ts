import type { Ink, Pen } from '@/formats/pdf/pen';
import type { Type } from '@/formats/pdf/type';
import { textWidth } from '@/lib/drawing';
import type { Shape } from '@/lib/shapes';
import { cleanText } from '@/lib/text';
import { Told } from '@/lib/told';
import { pictureScale, toPicture, type Drawing } from './drawing';

const paperSizes = { a4: [841.89, 595.28], a3: [1190.55, 841.89] } satisfies Record<string, [number, number]>;
export type Paper = keyof typeof paperSizes;

/** The fonts to write with; nothing where some sign would be missing and only a picture is right. */
async function findType(text: string): Promise<Type['faces'] | undefined> {
  const { loadType } = await import('@/formats/pdf/type');
  try {
    const { faces, missing } = await loadType(text);
    return missing.length === 0 ? faces : undefined;
  } catch (error) {
    if (error instanceof Told && error.cause === undefined) return undefined;
    throw error;
  }
}

function drawShape(pen: Pen, { tag, attributes, text = '' }: Shape, scale: number, faces: Type['faces']): void {
  const at = (name: string) => Number(attributes[name] ?? 0) * scale;
  const fill = String(attributes.fill ?? '#000000');
  if (tag === 'rect') {
    pen.box(at('x'), at('y'), at('width'), at('height'), fill, at('rx'));
    if (attributes.stroke !== undefined)
      pen.frame(at('x'), at('y'), at('width'), at('height'), String(attributes.stroke), at('strokeWidth'), at('rx'));
    return;
  }
  const size = Number(attributes.fontSize ?? 12);
  const clean = cleanText(text);
  const ink: Ink = { face: attributes.fontWeight === 700 ? faces.strong : faces.text, size: size * scale, color: fill };
  // Lines were broken for a common width of letters; a wider font is set a little narrower instead of leaving its note.
  const needed = ink.face.width(clean, ink.size);
  const share = Math.min(1, (textWidth(clean, size) * scale) / Math.max(needed, 1));
  const left = at('x') - (attributes.textAnchor === 'end' ? needed * share : 0);
  pen.mark({ kind: 'P' }, () => pen.text(clean, left, at('y'), ink, share));
}

/** One landscape page, the drawing as large as it goes, with text that can be selected. */
export async function makePdf(drawing: Drawing, paper: Paper): Promise<Blob> {
  const [width, height] = paperSizes[paper];
  const { Pen } = await import('@/formats/pdf/pen');
  const pen = new Pen(cleanText(drawing.title), [width, height]);
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const faces = await findType(drawing.shapes.map(({ text = '' }) => text).join('\n'));
  pen.addPage();
  if (faces) {
    for (const shape of drawing.shapes) drawShape(pen, shape, scale, faces);
  } else {
    const { jpegFile } = await import('@/formats/picture');
    const bytes = new Uint8Array(await (await jpegFile(toPicture(drawing), pictureScale(drawing))).arrayBuffer());
    pen.mark({ kind: 'Figure', alt: drawing.title }, () => pen.image(bytes, 0, 0, drawing.width * scale, drawing.height * scale));
  }
  return pen.finish();
}
