import { jsPDF } from 'jspdf';
import autoTable from 'jspdf-autotable';
import { picturesIn, type Align, type Block, type Document, type Tone } from '@/lib/blocks';
import { safeUrl } from '@/lib/links';
import { cleanText } from '@/lib/text';
import { loadPdfFont } from './pdf-font';
import { drawPictures } from './picture';

const margin = 54;
const ink: Rgb = [26, 28, 25];
const mute: Rgb = [93, 98, 91];
const warn: Rgb = [138, 83, 0];
const accent: Rgb = [11, 107, 74];
type Rgb = [number, number, number];

const headingSizes = { 1: 24, 2: 14, 3: 11.5 } as const;
const bodySize = 10;
const lineHeight = 1.42;

export interface PdfOptions {
  /** North America prints on Letter, everyone else on A4. */
  paper?: 'letter' | 'a4';
}

/** Lays blocks out from the top; text breaks over pages, table heads repeat, and nothing is a picture of text. */
class Layout {
  y = margin;
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
    this.pdf.addPage();
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
    for (const line of lines) {
      this.room(size * lineHeight);
      style();
      pdf.text(line, align === 'right' ? x + width : x, this.y + size, { align });
      this.y += size * lineHeight;
    }
  }

  private table(block: Extract<Block, { kind: 'table' }>, x: number, width: number): void {
    const weights = block.columns.map((column) => column.weight ?? 1);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const cell = (text: string, index: number) => ({ content: cleanText(text), styles: { halign: block.columns[index]?.align ?? 'left' } });
    autoTable(this.pdf, {
      startY: this.y + 4,
      margin: { left: x, right: this.pdf.internal.pageSize.getWidth() - x - width, top: margin, bottom: margin + 14 },
      head: [block.columns.map((column, index) => cell(column.label, index))],
      body: block.rows.map((row) => block.columns.map((_, index) => cell(row[index] ?? '', index))),
      foot: block.foot?.map((row) => block.columns.map((_, index) => cell(row[index] ?? '', index))) ?? [],
      showHead: 'everyPage',
      showFoot: 'lastPage',
      theme: 'plain',
      rowPageBreak: 'avoid',
      styles: {
        font: this.font,
        fontSize: 9.5,
        cellPadding: { top: 5, bottom: 5, left: 3, right: 3 },
        textColor: ink,
        overflow: 'linebreak',
        lineColor: [230, 226, 214],
      },
      headStyles: { fontSize: 8, textColor: mute, fontStyle: 'bold', lineWidth: { bottom: 0.8 }, lineColor: ink },
      bodyStyles: { lineWidth: { bottom: 0.4 } },
      footStyles: { fontStyle: 'bold' },
      columnStyles: Object.fromEntries(weights.map((weight, index) => [index, { cellWidth: (width * weight) / whole }])),
    });
    const { lastAutoTable } = this.pdf as unknown as { lastAutoTable: { finalY: number } };
    this.y = lastAutoTable.finalY + 10;
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
    const page = this.pdf.getNumberOfPages();
    let lowest = top;
    columns.forEach((column, index) => {
      this.pdf.setPage(page);
      this.y = top;
      this.draw(column, x + index * (each + gap), each);
      if (this.pdf.getNumberOfPages() === page) lowest = Math.max(lowest, this.y);
      else lowest = this.y;
    });
    this.y = lowest + 6;
  }

  draw(blocks: readonly Block[], x = margin, width = this.width): void {
    const colors: Record<Tone, Rgb> = { plain: ink, muted: mute, strong: ink, figure: ink, warn };
    for (const block of blocks) {
      switch (block.kind) {
        case 'heading': {
          const size = headingSizes[block.level];
          this.y += block.level === 1 || this.y === margin ? 0 : 10;
          this.room(size * 3);
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
            this.room(bodySize * lineHeight);
            const top = this.y;
            this.text(block.ordered ? `${index + 1}.` : '•', x, 18, bodySize);
            this.y = Math.min(top, this.y);
            this.text(item, x + 18, width - 18, bodySize);
            this.y += 2;
          });
          this.y += 4;
          break;
        case 'table':
          this.table(block, x, width);
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
          this.pdf.setFillColor(0, 0, 0);
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
          // Never larger than the page, never enlarged past its own size.
          const scale = Math.min(1, width / natural, (this.bottom - margin) / height);
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

/** Leaves out what cannot be printed, and says so at the end. */
function withoutMissing(document: Document, missing: readonly string[]): Document {
  if (missing.length === 0) return document;
  const gone = new Set(missing);
  const clean = JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      typeof value === 'string' && key !== 'svg' ? [...value].filter((sign) => !gone.has(sign)).join('') : value,
    ),
  ) as Document;
  const note = 'Some signs, such as emoji, were left out: the font of this file has no picture for them.';
  return { ...clean, blocks: [...clean.blocks, { kind: 'paragraph', text: note, tone: 'muted' }] };
}

export async function pdfFile(document: Document, { paper = 'letter' }: PdfOptions = {}): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'pt', format: paper, compress: true });
  const { name, missing } = await loadPdfFont(pdf, documentText(document));
  pdf.setProperties({ title: document.title, creator: 'Groundwork' });
  const layout = new Layout(pdf, name, await drawPictures(picturesIn(document.blocks)));
  layout.draw(withoutMissing(document, missing).blocks);
  layout.numberPages(document.mark);
  return pdf.output('blob');
}

/** All the text of a document, as it stands: an escaped emoji would look like plain letters. */
function documentText(document: Document): string {
  const texts: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'svg') texts.push(cleanText(value));
    return value;
  });
  return texts.join('\n');
}
