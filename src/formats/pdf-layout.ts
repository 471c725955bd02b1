import type { jsPDF } from 'jspdf';
import { chaptersIn, itemMark, type Align, type Block, type Tone } from '@/lib/blocks';
import { showGaps } from '@/lib/gaps';
import { safeUrl } from '@/lib/links';
import { cleanText } from '@/lib/text';
import { accent, gapGround, ink, margin, mute, warn, type Rgb } from './pdf-style';
import { drawTable } from './pdf-table';

const headingSizes = { 1: 24, 2: 14, 3: 11.5 } as const;
const bodySize = 10;
const lineHeight = 1.42;
const headingRoom = 60;
/** Its head and a row of two lines. */
const tableBeginning = 64;

/** Lays blocks out from the top; text breaks over pages, table heads repeat, and nothing is a picture of text. */
export class PdfLayout {
  y = margin;
  /** The pages of the chapters, in order, and where the contents wait for them. */
  readonly chapterPages: number[] = [];
  private readonly waiting: { page: number; x: number; y: number; chapter: number }[] = [];
  readonly width: number;
  readonly bottom: number;

  constructor(
    readonly pdf: jsPDF,
    readonly font: string,
    readonly pictures: ReadonlyMap<string, Uint8Array>,
  ) {
    this.width = pdf.internal.pageSize.getWidth() - margin * 2;
    this.bottom = pdf.internal.pageSize.getHeight() - margin - 14;
  }

  private room(height: number): void {
    if (this.y + height <= this.bottom) return;
    const { pdf } = this;
    const next = pdf.getCurrentPageInfo().pageNumber + 1;
    // A column beside one that already went on continues on the page that one began.
    if (next <= pdf.getNumberOfPages()) pdf.setPage(next);
    else pdf.addPage();
    this.y = margin;
  }

  private text(
    content: string,
    x: number,
    width: number,
    size: number,
    options: { bold?: boolean; color?: Rgb; align?: Align } = {},
  ): void {
    const { pdf } = this;
    const { bold = false, color = ink, align = 'left' } = options;
    const style = () =>
      pdf
        .setFont(this.font, bold ? 'bold' : 'normal')
        .setFontSize(size)
        .setTextColor(...color);
    style();
    const lines = cleanText(content)
      .split('\n')
      .flatMap((line) => pdf.splitTextToSize(line, width) as string[]);
    let isOpen = false;
    for (const line of lines) {
      this.room(size * lineHeight);
      style();
      if (align === 'left' && (isOpen || /[\uE000\uE001]/.test(line))) isOpen = this.lineWithGaps(line, x, size, isOpen, color);
      else pdf.text(showGaps(line), align === 'right' ? x + width : x, this.y + size, { align });
      this.y += size * lineHeight;
    }
  }

  /** An open place stands on a coloured ground, also where it goes on in the next line. Says whether it does. */
  private lineWithGaps(line: string, x: number, size: number, startsOpen: boolean, color: Rgb): boolean {
    const { pdf } = this;
    let isOpen = startsOpen;
    let left = x;
    for (const piece of line.split(/(?=\uE000)|(?<=\uE001)/)) {
      isOpen = isOpen || piece.startsWith('\uE000');
      const shown = piece.replace('\uE000', '[').replace('\uE001', ']');
      const pieceWidth = pdf.getTextWidth(shown);
      if (isOpen) pdf.setFillColor(...gapGround).rect(left, this.y + size * 0.12, pieceWidth, size * 1.2, 'F');
      pdf.setTextColor(...(isOpen ? warn : color)).text(shown, left, this.y + size);
      left += pieceWidth;
      if (piece.endsWith('\uE001')) isOpen = false;
    }
    return isOpen;
  }

  private totals(block: Extract<Block, { kind: 'totals' }>, x: number, width: number): void {
    const left = x + width * 0.52;
    for (const { label, value, tone } of block.rows) {
      const size = tone === 'figure' ? 15 : bodySize;
      const bold = tone === 'strong' || tone === 'figure';
      this.room(size * 1.9);
      const top = this.y;
      this.text(label, left, x + width - left - 100, size, { bold });
      const below = this.y;
      this.y = top;
      this.text(value, left, x + width - left, size, { bold, align: 'right' });
      this.y = Math.max(below, this.y) + 2;
    }
    this.y += 8;
  }

  private sideBySide(columns: Block[][], x: number, width: number): void {
    const gap = 24;
    const each = (width - gap * (columns.length - 1)) / columns.length;
    const top = this.y;
    const pageNow = () => this.pdf.getCurrentPageInfo().pageNumber;
    const page = pageNow();
    let end = { page, y: top };
    columns.forEach((column, index) => {
      this.pdf.setPage(page);
      this.y = top;
      this.draw(column, x + index * (each + gap), each);
      const reached = { page: pageNow(), y: this.y };
      if (reached.page > end.page || (reached.page === end.page && reached.y > end.y)) end = reached;
    });
    this.pdf.setPage(end.page);
    this.y = end.y + 6;
  }

  /** Page numbers are known only at the end: their places are kept. */
  private contents(title: string, blocks: readonly Block[], x: number, width: number): void {
    this.text(title, x, width, headingSizes[3], { bold: true });
    this.y += 4;
    chaptersIn(blocks).forEach((chapter, index) => {
      this.text(chapter, x, width - 40, bodySize);
      this.waiting.push({
        page: this.pdf.getCurrentPageInfo().pageNumber,
        x: x + width,
        y: this.y - bodySize * lineHeight + bodySize,
        chapter: index,
      });
      this.y += 2;
    });
    this.y += 8;
  }

  fillContents(): void {
    for (const { page, x, y, chapter } of this.waiting) {
      this.pdf
        .setPage(page)
        .setFont(this.font, 'normal')
        .setFontSize(bodySize)
        .setTextColor(...ink)
        .text(String(this.chapterPages[chapter] ?? ''), x, y, { align: 'right' });
    }
  }

  /** Never larger than the page with a heading above it, never enlarged past its own size. */
  private scaleOf({ width: natural, height }: { width: number; height: number }, width: number): number {
    return Math.min(1, width / natural, (this.bottom - margin - headingRoom) / height);
  }

  /** How much of a block has to stand below its heading, so that no heading is left alone at the foot of a page. */
  private beginningOf(block: Block | undefined, width: number, size: number): number {
    if (block?.kind === 'picture') return block.picture.height * this.scaleOf(block.picture, width);
    return block?.kind === 'table' ? tableBeginning : size;
  }

  draw(blocks: readonly Block[], x = margin, width = this.width): void {
    const colors: Record<Tone, Rgb> = { plain: ink, muted: mute, strong: ink, figure: ink, warn };
    for (const [index, block] of blocks.entries()) {
      switch (block.kind) {
        case 'heading': {
          const size = headingSizes[block.level];
          this.y += block.level === 1 || this.y === margin ? 0 : 10;
          this.room(size * 2 + this.beginningOf(blocks[index + 1], width, size));
          if (block.level === 2) this.chapterPages.push(this.pdf.getNumberOfPages());
          this.text(block.text, x, width, size, { bold: true });
          this.y += 4;
          break;
        }
        case 'paragraph': {
          const tone = block.tone ?? 'plain';
          const size = tone === 'figure' ? 18 : bodySize;
          this.text(block.text, x, width, size, {
            bold: tone === 'strong',
            color: colors[tone],
            ...(block.align ? { align: block.align } : {}),
          });
          this.y += 4;
          break;
        }
        case 'list':
          block.items.forEach((item, index) => {
            const indent = block.ordered === 'letters' ? 24 : 18;
            this.room(bodySize * lineHeight);
            const top = this.y;
            this.text(itemMark(block.ordered, index) || '•', x, indent, bodySize);
            this.y = Math.min(top, this.y);
            this.text(item, x + indent, width - indent, bodySize);
            this.y += 2;
          });
          this.y += 4;
          break;
        case 'table':
          this.y = drawTable(this.pdf, this.font, block, x, this.y, width);
          break;
        case 'totals':
          this.totals(block, x, width);
          break;
        case 'columns':
          this.sideBySide(block.columns, x, width);
          break;
        case 'link': {
          const url = safeUrl(block.url);
          this.room(bodySize * lineHeight);
          const top = this.y;
          this.text(block.text, x, width, bodySize, { color: url ? accent : ink });
          if (url) this.pdf.link(x, top, Math.min(width, this.pdf.getTextWidth(block.text)), this.y - top, { url });
          this.y += 4;
          break;
        }
        case 'pattern': {
          const size = Math.min(block.size * 0.75, width);
          this.room(size);
          const unit = size / block.rows.length;
          this.pdf.setFillColor('#000000');
          block.rows.forEach((row, line) => {
            for (const run of row.matchAll(/1+/g))
              this.pdf.rect(x + run.index * unit, this.y + line * unit, run[0].length * unit, unit, 'F');
          });
          this.y += size + 6;
          break;
        }
        case 'picture': {
          const { svg, width: natural, height } = block.picture;
          const bytes = this.pictures.get(svg);
          const scale = this.scaleOf(block.picture, width);
          this.room(height * scale);
          if (bytes) this.pdf.addImage(bytes, 'PNG', x, this.y, natural * scale, height * scale, undefined, 'FAST');
          this.y += height * scale + 8;
          break;
        }
        case 'signatures':
          for (const { name, role } of block.parties) {
            this.room(70);
            this.y += 44;
            this.pdf.setDrawColor(...ink).line(x, this.y, x + 220, this.y);
            this.pdf.line(x + 250, this.y, x + 370, this.y);
            const top = this.y + 3;
            this.y = top;
            this.text(`${name}${name ? ', ' : ''}${role}`, x, 220, 9, { color: mute });
            const below = this.y;
            this.y = top;
            this.text('Date', x + 250, 120, 9, { color: mute });
            this.y = Math.max(below, this.y);
          }
          break;
        case 'contents':
          this.contents(block.title, blocks, x, width);
          break;
        case 'break':
          if (this.y > margin) {
            this.pdf.addPage();
            this.y = margin;
          }
          break;
        case 'rule':
          this.room(16);
          this.pdf.setDrawColor(230, 226, 214).line(x, this.y + 8, x + width, this.y + 8);
          this.y += 16;
          break;
      }
    }
  }

  /** Known only at the end: how many pages there are. */
  numberPages(mark: string | undefined): void {
    const { pdf } = this;
    const pages = pdf.getNumberOfPages();
    for (let page = 1; page <= pages; page += 1) {
      pdf
        .setPage(page)
        .setFont(this.font, 'normal')
        .setFontSize(8)
        .setTextColor(...mute);
      pdf.text(`Page ${page} of ${pages}`, margin + this.width, this.bottom + 26, { align: 'right' });
      if (mark) pdf.setTextColor(...warn).text(mark, margin, this.bottom + 26);
    }
  }
}
