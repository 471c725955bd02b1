import type { Style } from '../designs';
import { bulletIndent, lineHeights, type Box, type DrawnText, type Face, type Paragraph } from '../drawn';
import { wrapLines, type Type } from '../measure';

/** What a text is, before it is known where it stands. */
export interface TextOptions {
  face?: Face;
  size: number;
  color?: string;
  align?: DrawnText['align'];
  valign?: DrawnText['valign'];
  gap?: number;
  role?: DrawnText['role'];
}

const typeOf = (paragraph: Paragraph, { face = 'body', size }: TextOptions, { fonts }: Style): Type & { face: Face } => {
  const own = paragraph.face ?? face;
  return { face: own, font: fonts[own], size: paragraph.size ?? size, isBold: paragraph.isBold === true };
};

export function heightOf(paragraphs: readonly Paragraph[], width: number, options: TextOptions, style: Style): number {
  const { size, gap = 0 } = options;
  const lines = paragraphs.map((paragraph) => {
    const type = typeOf(paragraph, options, style);
    const room = width - (paragraph.isPoint ? type.size * bulletIndent : 0);
    return Math.max(1, wrapLines(paragraph.text, room, type).lines.length) * type.size * lineHeights[type.face];
  });
  return lines.reduce((sum, height) => sum + height, 0) + Math.max(0, paragraphs.length - 1) * gap * size;
}

export function drawText(paragraphs: readonly Paragraph[], place: Box, options: TextOptions, { palette }: Style): DrawnText {
  const { face = 'body', size, color = palette.ink, align = 'left', valign = 'top', gap = 0, role = 'text' } = options;
  return { kind: 'text', ...place, paragraphs, face, size, color, align, valign, gap, role };
}

/** As many lines as there is room for, and what is left over. */
export function takeText(text: string, width: number, height: number, type: Type, face: Face): { taken: string; rest: string } {
  const most = Math.floor(height / (type.size * lineHeights[face]) + 1e-6);
  if (most < 1) return { taken: '', rest: text };
  const { lines, rest } = wrapLines(text, width, type, most);
  return rest === '' ? { taken: text, rest } : { taken: lines.join(' '), rest };
}
