import {
  AlignmentType,
  Document as WordDocument,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  type Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';
import { blankLine, chaptersIn, coverLogo, picturesIn, withLook, type Block, type Document } from '@/lib/blocks';
import { brandOf } from '@/lib/brand';
import type { LookLine } from '@/lib/topics/facts';
import { safeUrl } from '@/lib/links';
import { cleanText } from '@/lib/text';
import { alignment, bareCell, colors, grid, gridRow, hairline, noBorders, runs, termsTable } from './docx-grid';
import { wordStyles, wordTheme } from './docx-styles';
import { drawPictures } from './picture';

/** A4 without its margins of an inch, in twentieths of a point. */
const pageWidth = 9026;
const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
type Pictures = ReadonlyMap<string, Uint8Array>;

/** Beside one another, each on a ground of its own. */
function groundTable(parts: readonly (readonly Block[])[], pictures: Pictures, width: number): Table {
  const each = Math.round(width / parts.length);
  const cells = parts.map((blocks) =>
    bareCell(
      blocks.flatMap((block) => toWord(block, pictures, each - 400)),
      each,
      'F5F4F0',
    ),
  );
  return grid(
    [new TableRow({ cantSplit: true, children: cells })],
    parts.map(() => each),
  );
}

const inPairs = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => items.slice(index * 2, index * 2 + 2));

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
      return block.parties.flatMap(({ name, role, lines }) =>
        lines
          ? [
              new Paragraph({ spacing: { before: 360 }, keepNext: true, children: runs(`${role}: ${name}`, { bold: true }) }),
              ...lines.map(
                ({ label, value }) =>
                  new Paragraph({
                    spacing: { before: 160 },
                    keepNext: true,
                    children: runs(`${label}: ${value || blankLine}`, value ? {} : { color: '5D625B' }),
                  }),
              ),
            ]
          : [
              new Paragraph({ spacing: { before: 700 }, children: [new TextRun('______________________________      ______________')] }),
              new Paragraph({ children: runs(`${name}${name ? ', ' : ''}${role}      Date`, { color: '5D625B' }) }),
            ],
      );
    case 'contents':
      return [];
    case 'break':
      return [new Paragraph({ children: [new PageBreak()] })];
    case 'rule':
      return [new Paragraph({ border: { bottom: hairline }, children: [] })];
    case 'cover':
      return [
        ...coverLogo(block).flatMap((one) => toWord(one, pictures, width)),
        new Paragraph({ style: 'Title', children: runs(block.title) }),
        ...(block.lead ? [new Paragraph({ style: 'Lead', children: runs(block.lead) })] : []),
        ...termsTable(block.facts, width),
        new Paragraph({ children: [new PageBreak()] }),
      ];
    case 'lead':
      return [new Paragraph({ style: 'Lead', children: runs(block.text) })];
    case 'note':
      return [new Paragraph({ style: 'Note', children: runs(block.text) })];
    case 'figures': {
      const each = Math.round(width / Math.max(1, block.items.length));
      const widths = block.items.map(() => each);
      const cells = block.items.map(({ label, value }) =>
        bareCell(
          [new Paragraph({ style: 'Figure', children: runs(value) }), new Paragraph({ style: 'Caption', children: runs(label) })],
          each,
        ),
      );
      return [grid([new TableRow({ cantSplit: true, children: cells })], widths), new Paragraph('')];
    }
    case 'terms':
      return termsTable(block.rows, width);
    case 'callout':
      return [groundTable([block.blocks], pictures, width), new Paragraph('')];
    case 'cards':
      return inPairs(block.cards).flatMap((pair) => [
        groundTable(
          pair.map(({ title, about, blocks }): Block[] => [
            { kind: 'heading', level: 3, text: title },
            ...(about ? [{ kind: 'paragraph' as const, text: about, tone: 'muted' as const }] : []),
            ...blocks,
          ]),
          pictures,
          width,
        ),
        new Paragraph(''),
      ]);
    case 'quote':
      return [
        new Paragraph({ style: 'Quote', children: runs(block.text) }),
        ...(block.by ? [new Paragraph({ style: 'Caption', children: runs(block.by) })] : []),
      ];
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

/** Chapters with their numbers, as the other files have them. */
const withNumbers = (blocks: readonly Block[]): Block[] => {
  let count = 0;
  return blocks.map((block) =>
    block.kind === 'heading' && block.level === 2 ? { ...block, text: `${(count += 1)}  ${block.text}` } : block,
  );
};

/** Real heading styles, real lists and tables, page numbers: a file that is edited on, not looked at. */
export async function docxFile(given: Document, look?: LookLine): Promise<Blob> {
  const { title, blocks, mark, from, foot, hasNumbers } = withLook(given, look);
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
  const before = [mark, foot].filter(Boolean).join(' · ');
  const pageNumber = new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        size: 16,
        color: '5D625B',
        children: [before ? `${before} · ` : '', 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
      }),
    ],
  });
  const pictures = await drawPictures(picturesIn(blocks));
  const document = new WordDocument({
    title,
    creator: from ?? 'Groundwork',
    theme: wordTheme(brandOf(look)),
    styles: wordStyles(brandOf(look)),
    numbering,
    sections: [
      {
        ...(from
          ? { headers: { default: new Header({ children: [new Paragraph({ style: 'Caption', children: runs(`${from} · ${title}`) })] }) } }
          : {}),
        footers: { default: new Footer({ children: [pageNumber] }) },
        children: withContents(hasNumbers ? withNumbers(blocks) : blocks).flatMap((block) => toWord(block, pictures)),
      },
    ],
  });
  return Packer.toBlob(document);
}
