import type { Pen } from '@/formats/pdf/pen';
import type { Face, FaceName, Line } from '@/formats/pdf/type';
import { fromBase64 } from '@/lib/bytes';
import { cleanText } from '@/lib/text';
import { Told } from '@/lib/told';
import type { Deck } from './deck';
import {
  bulletIndent,
  lineHeights,
  page,
  toSimple,
  type DrawnBox,
  type DrawnPicture,
  type DrawnText,
  type Paragraph,
  type Simple,
} from './drawn';
import { onGround } from './logo-color';
import { displayOf } from './theme';

const textsIn = ({ slides }: Deck) =>
  slides.flatMap(({ parts }) => toSimple(parts).flatMap((part) => (part.kind === 'text' ? part.paragraphs.map(({ text }) => text) : [])));

const note = 'Some signs, such as emoji, were left out: the font of this file has no picture for them.';

async function loadFaces(deck: Deck) {
  const { loadType } = await import('@/formats/pdf/type');
  try {
    return await loadType(`${textsIn(deck).join('\n')}${note}•`, displayOf[deck.theme.font]);
  } catch (error) {
    // The advice names files that this tool does not have.
    if (error instanceof Told) throw new Told(error.message.replace('HTML or Word', 'HTML or PowerPoint'), { cause: error });
    throw error;
  }
}

interface SetParagraph {
  paragraph: Paragraph;
  face: Face;
  size: number;
  leading: number;
  indent: number;
  lines: readonly Line[];
}

class DeckPdf {
  private readonly pictures = new Map<string, Uint8Array>();

  constructor(
    private readonly pen: Pen,
    private readonly faces: Record<FaceName, Face>,
    private readonly missing: ReadonlySet<string>,
  ) {}

  private clean(text: string): string {
    return [...cleanText(text)].filter((sign) => !this.missing.has(sign)).join('');
  }

  private set(text: DrawnText, share: number): { set: SetParagraph[]; height: number } {
    const set = text.paragraphs.map((paragraph): SetParagraph => {
      const kind = paragraph.face ?? text.face;
      const face = kind === 'head' ? this.faces.display : paragraph.isBold ? this.faces.strong : this.faces.text;
      const size = (paragraph.size ?? text.size) * share;
      const indent = paragraph.isPoint ? size * bulletIndent : 0;
      const lines = face.wrap(this.clean(paragraph.text), size, text.width - indent);
      return { paragraph, face, size, leading: lineHeights[kind], indent, lines };
    });
    const lines = set.reduce((sum, { size, leading, lines: { length } }) => sum + size * leading * length, 0);
    return { set, height: lines + text.gap * text.size * share * (set.length - 1) };
  }

  private drawText(text: DrawnText): void {
    const { pen } = this;
    // Its place was measured with another maker's font: should this one need more room, it gets smaller, never longer.
    const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.72, 0.64];
    const tried = shares.map((share) => ({ share, ...this.set(text, share) }));
    const { set, height, share } = tried.find((one) => one.height <= text.height + text.size * 0.3) ??
      tried.at(-1) ?? { set: [], height: 0, share: 1 };
    let y = text.y + { top: 0, middle: 0.5, bottom: 1 }[text.valign] * Math.max(0, text.height - height);
    for (const { paragraph, face, size, leading, indent, lines } of set) {
      const color = paragraph.color ?? text.color;
      for (const [index, line] of lines.entries()) {
        const slack = text.width - indent - line.width;
        const x = text.x + indent + { left: 0, center: slack / 2, right: slack }[text.align];
        const base = y + (size * leading) / 2 + size * 0.36;
        if (paragraph.isPoint && index === 0) pen.circle(text.x + size * 0.3, base - size * 0.28, size * 0.12, color);
        pen.line(line, x, base, { face, size, color });
        y += size * leading;
      }
      y += text.gap * text.size * share;
    }
  }

  private drawBox({ kind, x, y, width, height, fill, stroke, radius = 0 }: DrawnBox): void {
    const { pen } = this;
    if (fill && kind === 'circle') pen.circle(x + width / 2, y + height / 2, width / 2, fill);
    else if (fill) pen.box(x, y, width, height, fill, radius);
    if (stroke) pen.frame(x, y, width, height, stroke, 1, radius);
  }

  private drawPicture({ address, ground, alt, x, y, width, height }: DrawnPicture): void {
    const key = `${ground} ${address}`;
    const bytes = this.pictures.get(key) ?? onGround(fromBase64(address.slice(address.indexOf(',') + 1)), ground);
    this.pictures.set(key, bytes);
    this.pen.mark({ kind: 'Figure', alt }, () => this.pen.image(bytes, x, y, width, height));
  }

  draw(part: Simple): void {
    const { pen } = this;
    if (part.kind === 'text') {
      if (part.role === 'foot' || part.role === 'number') pen.decorate(() => this.drawText(part));
      else pen.mark({ kind: part.role === 'title' ? 'H1' : 'P' }, () => this.drawText(part));
    } else if (part.kind === 'line') pen.curve(`M${part.x1} ${part.y1}L${part.x2} ${part.y2}`, part.color, 1);
    else if (part.kind === 'picture') this.drawPicture(part);
    else this.drawBox(part);
  }

  /** On the last page: what is not in the file. */
  noteMissing(): void {
    if (this.missing.size > 0) this.pen.text(note, 64, page.height - 6, { face: this.faces.text, size: 8, color: '#777777' });
  }
}

/** Pages of 16:9 with text that can be selected, named in the list of contents by their titles. */
export async function makePdf(deck: Deck): Promise<Blob> {
  const [{ faces, missing }, { Pen: PdfPen }] = await Promise.all([loadFaces(deck), import('@/formats/pdf/pen')]);
  const pen = new PdfPen(deck.title, [page.width, page.height]);
  const drawing = new DeckPdf(pen, faces, new Set(missing));
  for (const { id, slideId, title, parts } of deck.slides) {
    pen.addPage();
    if (id === slideId) pen.bookmark(title, 0);
    for (const part of toSimple(parts)) drawing.draw(part);
  }
  drawing.noteMissing();
  return pen.finish();
}
