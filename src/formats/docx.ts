import {
  AlignmentType,
  BorderStyle,
  Document as WordDocument,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';
import { splitGaps } from '@/lib/gaps';
import { chaptersIn, picturesIn, type Align, type Block, type Document, type Tone } from '@/lib/blocks';
import { safeUrl } from '@/lib/links';
import { cleanText } from '@/lib/text';
import { drawPictures } from './picture';

/** A4 without its margins of an inch, in twentieths of a point. */
const pageWidth = 9026;
const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'E6E2D6' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none };
const colors: Partial<Record<Tone, string>> = { muted: '5D625B', warn: '8A5300' };

function runs(text: string, options: { bold?: boolean; color?: string | undefined; size?: number } = {}): TextRun[] {
  return cleanText(text)
    .split('\n')
    .flatMap((line, index) => {
      const pieces = line === '' ? [{ text: '', isGap: false }] : splitGaps(line);
      return pieces.map(
        ({ text: piece, isGap }, place) =>
          new TextRun({
            text: piece,
            ...options,
            ...(isGap ? { highlight: 'yellow' as const } : {}),
            ...(index > 0 && place === 0 ? { break: 1 } : {}),
          }),
      );
    });
}

const alignment = (align: Align | undefined) => (align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT);

function gridRow(
  cells: string[],
  widths: number[],
  aligns: (Align | undefined)[],
  options: { bold?: boolean; isHead?: boolean; hasLine?: boolean } = {},
): TableRow {
  return new TableRow({
    tableHeader: options.isHead ?? false,
    cantSplit: true,
    children: widths.map(
      (width, index) =>
        new TableCell({
          width: { size: width, type: WidthType.DXA },
          borders: { ...noBorders, ...(options.hasLine ? { bottom: hairline } : {}) },
          margins: { top: 60, bottom: 60, left: 60, right: 60 },
          children: [
            new Paragraph({ alignment: alignment(aligns[index]), children: runs(cells[index] ?? '', { bold: options.bold ?? false }) }),
          ],
        }),
    ),
  });
}

function grid(rows: TableRow[], widths: number[]): Table {
  return new Table({
    rows,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
  });
}

type Pictures = ReadonlyMap<string, Uint8Array>;

/** Word counts a page in twentieths of a point and a picture in pixels. */
const toPixels = (width: number) => width / 15;

let lists = 0;

function toWord(block: Block, pictures: Pictures, width = pageWidth): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: levels[block.level], children: runs(block.text) })];
    case 'paragraph': {
      const tone = block.tone ?? 'plain';
      const children = runs(block.text, {
        bold: tone === 'strong' || tone === 'figure',
        color: colors[tone],
        ...(tone === 'figure' ? { size: 36 } : {}),
      });
      return [new Paragraph({ alignment: alignment(block.align), spacing: { after: 100 }, children })];
    }
    case 'list': {
      lists += 1;
      // Every list counts from its own beginning.
      const numbering = { reference: block.ordered === 'letters' ? 'letters' : 'numbers', level: 0, instance: lists };
      return block.items.map(
        (item) => new Paragraph({ children: runs(item), ...(block.ordered ? { numbering } : { bullet: { level: 0 } }) }),
      );
    }
    case 'table': {
      const weights = block.columns.map((column) => column.weight ?? 1);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const widths = weights.map((weight) => Math.round((width * weight) / whole));
      const aligns = block.columns.map((column) => column.align);
      const head = gridRow(
        block.columns.map((column) => column.label),
        widths,
        aligns,
        { bold: true, isHead: true, hasLine: true },
      );
      const body = block.rows.map((row) => gridRow(row, widths, aligns, { hasLine: true }));
      const foot = (block.foot ?? []).map((row) => gridRow(row, widths, aligns, { bold: true }));
      return [grid([head, ...body, ...foot], widths), new Paragraph('')];
    }
    case 'totals': {
      const widths = [Math.round(width * 0.6), Math.round(width * 0.4)];
      const rows = block.rows.map(({ label, value, tone }) =>
        gridRow([label, value], widths, ['right', 'right'], { bold: tone === 'strong' || tone === 'figure' }),
      );
      return [grid(rows, widths), new Paragraph('')];
    }
    case 'columns': {
      const each = Math.round(width / block.columns.length);
      const cells = block.columns.map((column) => {
        const children = column.flatMap((inner) => toWord(inner, pictures, each));
        return new TableCell({
          width: { size: each, type: WidthType.DXA },
          borders: noBorders,
          children: children.length > 0 ? (children as Paragraph[]) : [new Paragraph('')],
        });
      });
      return [
        grid(
          [new TableRow({ children: cells })],
          block.columns.map(() => each),
        ),
        new Paragraph(''),
      ];
    }
    case 'link': {
      const url = safeUrl(block.url);
      const text = new TextRun({ text: cleanText(block.text), style: 'Hyperlink' });
      return [new Paragraph({ children: url ? [new ExternalHyperlink({ link: url, children: [text] })] : [text] })];
    }
    case 'pattern':
      return [];
    case 'picture': {
      const bytes = pictures.get(block.picture.svg);
      if (!bytes) return [];
      const scale = Math.min(1, toPixels(width) / block.picture.width);
      const size = { width: Math.round(block.picture.width * scale), height: Math.round(block.picture.height * scale) };
      const altText = { name: block.label, title: block.label, description: block.label };
      return [new Paragraph({ children: [new ImageRun({ type: 'png', data: bytes, transformation: size, altText })] })];
    }
    case 'signatures':
      return block.parties.flatMap(({ name, role }) => [
        new Paragraph({ spacing: { before: 700 }, children: [new TextRun('______________________________      ______________')] }),
        new Paragraph({ children: runs(`${name}${name ? ', ' : ''}${role}      Date`, { color: '5D625B' }) }),
      ]);
    case 'contents':
      return [];
    case 'break':
      return [new Paragraph({ children: [new PageBreak()] })];
    case 'rule':
      return [new Paragraph({ border: { bottom: hairline }, children: [] })];
  }
}

/** A plain list: Word's own table of contents stays empty until somebody updates it. */
const withContents = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] =>
    block.kind === 'contents'
      ? [
          { kind: 'paragraph', text: block.title, tone: 'strong' },
          { kind: 'list', items: chaptersIn(blocks) },
        ]
      : [block],
  );

/** Real heading styles, real lists and tables, page numbers: a file that is edited on, not looked at. */
export async function docxFile({ title, blocks, mark }: Document): Promise<Blob> {
  const numbering = {
    config: [
      {
        reference: 'numbers',
        levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: { paragraph: { indent: { left: 500, hanging: 300 } } } }],
      },
      {
        reference: 'letters',
        levels: [
          { level: 0, format: LevelFormat.LOWER_LETTER, text: '(%1)', style: { paragraph: { indent: { left: 700, hanging: 400 } } } },
        ],
      },
    ],
  };
  const pageNumber = new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        size: 16,
        color: '5D625B',
        children: [mark ? `${mark} · ` : '', 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
      }),
    ],
  });
  const pictures = await drawPictures(picturesIn(blocks));
  const document = new WordDocument({
    title,
    creator: 'Groundwork',
    styles: { default: { document: { run: { font: 'Calibri', size: 21 } } } },
    numbering,
    sections: [
      {
        footers: { default: new Footer({ children: [pageNumber] }) },
        children: withContents(blocks).flatMap((block) => toWord(block, pictures)),
      },
    ],
  });
  return Packer.toBlob(document);
}
