import { jsPDF } from 'jspdf';
import { cleanText } from '@/lib/text';
import { Told } from '@/lib/told';
import { openColors, placeLogo, type Deck, type DeckSlide } from './deck';
import { bulletIndent, lineHeight, page, pointGap, type TextBox } from './layout';

interface Font {
  name: string;
  /** Signs such as emoji that the font has no picture for. */
  missing: ReadonlySet<string>;
}

/** One line as it is drawn: its text, and whether it starts a point. */
interface DrawnLine {
  text: string;
  isFirst: boolean;
}

async function loadFont(pdf: jsPDF, { slides, theme }: Deck): Promise<Font> {
  const { loadPdfFont } = await import('@/formats/pdf-font');
  const text = slides.flatMap(({ title, lines, footer }) => [title, ...lines, footer]).join('\n');
  try {
    const { name, missing } = await loadPdfFont(pdf, cleanText(text));
    return { name: name === 'helvetica' && theme.font === 'Georgia' ? 'times' : name, missing: new Set(missing) };
  } catch (error) {
    // The advice names files that this tool does not have.
    if (error instanceof Told) throw new Told(error.message.replace('HTML or Word', 'HTML or PowerPoint'), { cause: error });
    throw error;
  }
}

class DeckPdf {
  constructor(
    private readonly pdf: jsPDF,
    private readonly font: Font,
    private readonly deck: Deck,
  ) {}

  private clean(text: string): string {
    return [...cleanText(text)].filter((sign) => !this.font.missing.has(sign)).join('');
  }

  private style({ size, color }: Pick<TextBox, 'size' | 'color'>, isBold: boolean): void {
    this.pdf
      .setFont(this.font.name, isBold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(color);
  }

  private wrap(lines: readonly string[], width: number, box: TextBox, isBold: boolean): DrawnLine[] {
    this.style(box, isBold);
    return lines.flatMap((line) =>
      (this.pdf.splitTextToSize(this.clean(line), width) as string[]).map((text, index) => ({ text, isFirst: index === 0 })),
    );
  }

  /** Draws what has room in the box and hands back the rest. */
  private drawLines(lines: readonly DrawnLine[], box: TextBox, isBold: boolean, indent = 0): DrawnLine[] {
    const { pdf } = this;
    const step = box.size * lineHeight;
    const tops: number[] = [];
    let height = 0;
    for (const { isFirst } of lines) {
      const top = height + (isFirst && height > 0 ? box.size * pointGap : 0);
      if (top + step > box.height + step / 4 && tops.length > 0) break;
      tops.push(top);
      height = top + step;
    }
    const start = { top: 0, middle: (box.height - height) / 2, bottom: box.height - height }[box.valign];
    let isOpen = false;
    tops.forEach((top, index) => {
      const line = lines[index];
      if (!line) return;
      const y = box.y + Math.max(0, start) + top;
      this.style(box, isBold);
      const width = pdf.getTextWidth(line.text);
      const x = box.align === 'center' ? box.x + (box.width - width) / 2 : box.x + indent;
      if (indent > 0 && line.isFirst)
        pdf.setFillColor(this.deck.theme.accent).circle(box.x + box.size * 0.3, y + box.size * 0.66, box.size * 0.14, 'F');
      isOpen = this.drawPieces(line.text, x, y, box, line.isFirst ? false : isOpen);
    });
    return lines.slice(tops.length);
  }

  /** What is still missing has a background of its own, on every line it runs over. */
  private drawPieces(text: string, x: number, y: number, box: TextBox, startsOpen: boolean): boolean {
    const { pdf } = this;
    let left = x;
    let isOpen = startsOpen;
    for (const piece of text.split(/(?=\[replace:)|(?<=\])/i)) {
      isOpen = isOpen || /^(?:To add: |\[replace:)/i.test(piece);
      const width = pdf.getTextWidth(piece);
      if (isOpen) pdf.setFillColor(openColors.ground).rect(left, y + box.size * 0.08, width, box.size * 1.16, 'F');
      pdf.setTextColor(isOpen ? openColors.text : box.color).text(piece, left, y + box.size);
      left += width;
      if (piece.endsWith(']')) isOpen = false;
    }
    return isOpen;
  }

  private drawGround({ arrangement, footer, number }: DeckSlide): void {
    const { pdf, deck } = this;
    const { accent, footer: foot } = arrangement;
    pdf.setFillColor(deck.theme.background).rect(0, 0, page.width, page.height, 'F');
    pdf.setFillColor(deck.theme.accent).rect(accent.x, accent.y, accent.width, accent.height, 'F');
    if (deck.logo) {
      const { x, y, width, height } = placeLogo(deck.logo, arrangement);
      pdf.addImage(deck.logo.address, 'PNG', x, y, width, height, 'logo', 'FAST');
    }
    this.style(foot, false);
    const [first = ''] = pdf.splitTextToSize(this.clean(footer), foot.width - 70) as string[];
    pdf.text(first, foot.x, foot.y + foot.height - 6);
    pdf.text(`${number} of ${deck.slides.length}`, foot.x + foot.width, foot.y + foot.height - 6, { align: 'right' });
  }

  /** On the last page: what is not in the file. */
  noteMissing(): void {
    if (this.font.missing.size === 0) return;
    const { footer } = this.deck.slides.at(-1)?.arrangement ?? {};
    if (!footer) return;
    this.style({ size: 8, color: footer.color }, false);
    this.pdf.text('Some signs, such as emoji, were left out: the font of this file has no picture for them.', footer.x, page.height - 8);
  }

  drawSlide(slide: DeckSlide): void {
    const { title, body } = slide.arrangement;
    const indent = body.hasBullets ? body.size * bulletIndent : 0;
    let rest = this.wrap(slide.lines, body.width - indent, body, false);
    const heading = this.wrap([slide.title], title.width, title, true);
    // A text too long for its slide goes on over the next page: nothing is cut off.
    do {
      this.pdf.addPage([page.width, page.height], 'landscape');
      this.drawGround(slide);
      this.drawLines(heading, title, true);
      rest = this.drawLines(rest, body, false, indent);
    } while (rest.length > 0);
  }
}

/** Pages of 16:9 with text that can be selected. */
export async function makePdf(deck: Deck): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'pt', format: [page.width, page.height], orientation: 'landscape', compress: true });
  const drawing = new DeckPdf(pdf, await loadFont(pdf, deck), deck);
  pdf.setProperties({ title: deck.title, creator: 'Groundwork' });
  for (const slide of deck.slides) drawing.drawSlide(slide);
  drawing.noteMissing();
  pdf.deletePage(1);
  return pdf.output('blob');
}
