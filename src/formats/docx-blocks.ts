import {
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LeaderType,
  PageBreak,
  Paragraph,
  Tab,
  TableOfContents,
  TableRow,
  TextRun,
  type FileChild,
  type Table,
} from 'docx';
import { blankLine, coverLogo, figureTerms, innerBlocks, type Block, type Card, type Party, type Picture, type Term } from '@/lib/blocks';
import { splitNumber } from '@/lib/block-flow';
import { textWidth } from '@/lib/drawing';
import { safeUrl } from '@/lib/links';
import { patternPath } from '@/lib/pattern';
import { cleanText } from '@/lib/text';
import { alignment, bareCell, colors, dataTable, hairline, layoutGrid, mute, runs, termsTable, totalsTable } from './docx-grid';

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const ground = 'F5F4F0';
/** Between things side by side. */
const gutter = 220;

export interface WordSetting {
  pictures: ReadonlyMap<string, Uint8Array>;
  /** The room there is, in twentieths of a point. */
  width: number;
  /** Numbers before paragraphs hang beside them. */
  areClauses?: boolean;
}

const patternPicture = ({ rows, size }: Extract<Block, { kind: 'pattern' }>): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${patternPath(rows)}"/></svg>`,
  width: size,
  height: size,
});

/** Every drawing and every pattern, wherever it stands. */
export const wordPictures = (blocks: readonly Block[]): Picture[] =>
  blocks.flatMap((block) =>
    block.kind === 'picture' ? [block.picture] : block.kind === 'pattern' ? [patternPicture(block)] : wordPictures(innerBlocks(block)),
  );

/** Word counts a page in twentieths of a point and a picture in pixels. */
export function imageRun(picture: Picture, label: string, { pictures, width }: WordSetting): ImageRun[] {
  const bytes = pictures.get(picture.svg);
  if (!bytes) return [];
  // A chart as wide as the text on a printed page is so in Word, whose pages are set in pixels.
  const most = picture.isBranded && picture.width >= 440 ? 1.4 : 1;
  const scale = Math.min(most, width / 15 / picture.width);
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return [new ImageRun({ type: 'png', data: bytes, transformation: size, altText: { name: label, title: label, description: label } })];
}

const imageParagraph = (picture: Picture, label: string, setting: WordSetting, isGlued = false): FileChild[] => {
  const children = imageRun(picture, label, setting);
  return children.length > 0 ? [new Paragraph({ spacing: { before: 120, after: 120 }, keepNext: isGlued, children })] : [];
};

const air = () => new Paragraph({ style: 'Air', children: [] });

/** Beside one another, each on a ground of its own, with paper between them. */
function groundTable(parts: readonly (readonly Block[])[], count: number, setting: WordSetting): Table {
  const each = Math.floor((setting.width - gutter * (count - 1)) / count);
  const inner = { ...setting, width: each - 400, areClauses: false };
  const widths = parts.flatMap((_, index) => (index === 0 ? [each] : [gutter, each]));
  const cells = parts.flatMap((blocks, index) => {
    const cell = bareCell(
      blocks.flatMap((block) => toWord(block, inner)),
      each,
      ground,
    );
    return index === 0 ? [cell] : [bareCell([], gutter), cell];
  });
  return layoutGrid([new TableRow({ cantSplit: true, children: cells })], widths);
}

const inRows = <Item>(items: readonly Item[], count: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, index) => items.slice(index * count, (index + 1) * count));

const figureSize = 38;

/** All of one size, smaller where one is long; four that would be tiny stand in two rows. */
function figuresTable(items: readonly Term[], width: number): FileChild[] {
  // The font on the other machine may be a wider one.
  const widest = Math.max(1, ...items.map(({ value }) => textWidth(value, 380) * 1.18));
  const sizeFor = (perRow: number) => Math.floor((figureSize * (width / perRow - 200)) / widest);
  const isTight = items.length === 4 && sizeFor(4) < 26;
  const count = items.length > 4 || isTight ? Math.ceil(items.length / 2) : Math.max(1, items.length);
  const size = Math.max(20, Math.min(figureSize, sizeFor(count)));
  const each = Math.floor(width / count);
  return inRows(items, count).flatMap((line) => {
    const cells = line.map(({ label, value }) => {
      return bareCell(
        [
          new Paragraph({ style: 'Figure', keepNext: true, children: runs(value, size < figureSize ? { size } : {}) }),
          new Paragraph({ style: 'Caption', children: runs(label) }),
        ],
        each,
        undefined,
        true,
      );
    });
    return [
      layoutGrid(
        [new TableRow({ cantSplit: true, children: cells })],
        line.map(() => each),
      ),
      air(),
    ];
  });
}

const cardBlocks = ({ title, about, blocks }: Card): Block[] => [
  { kind: 'heading', level: 3, text: title },
  ...(about ? [{ kind: 'paragraph' as const, text: about, tone: 'muted' as const }] : []),
  ...blocks,
];

const signatureLines = ({ name, role, lines }: Party): FileChild[] =>
  lines
    ? [
        new Paragraph({ spacing: { before: 360 }, keepNext: true, children: runs(`${role}: ${name}`, { bold: true }) }),
        ...lines.map(
          ({ label, value }) =>
            new Paragraph({
              spacing: { before: 160 },
              keepNext: true,
              children: runs(`${label}: ${value || blankLine}`, value ? {} : { color: mute }),
            }),
        ),
      ]
    : [
        new Paragraph({
          spacing: { before: 700 },
          keepNext: true,
          children: [new TextRun('______________________________      ______________')],
        }),
        new Paragraph({ children: runs(`${name}${name ? ', ' : ''}${role}      Date`, { color: mute }) }),
      ];

let lists = 0;

/** Every list counts from its own beginning. */
function listParagraphs({ items, ordered }: Extract<Block, { kind: 'list' }>): FileChild[] {
  lists += 1;
  const reference = ordered === 'letters' ? 'letters' : ordered ? 'numbers' : 'points';
  return items.map(
    (item) => new Paragraph({ style: 'ListParagraph', children: runs(item), numbering: { reference, level: 0, instance: lists } }),
  );
}

function textParagraph(
  { text, tone = 'plain', align }: Extract<Block, { kind: 'paragraph' }>,
  areClauses: boolean,
  isGlued: boolean,
): Paragraph {
  const look = {
    bold: tone === 'strong' || tone === 'figure',
    color: colors[tone],
    ...(tone === 'figure' ? { size: 36 } : {}),
  };
  const glued = isGlued ? { keepNext: true } : {};
  const numbered = areClauses && tone === 'plain' ? splitNumber(text) : undefined;
  if (numbered)
    return new Paragraph({
      style: 'Clause',
      ...glued,
      children: [new TextRun({ color: mute, children: [numbered[0], new Tab()] }), ...runs(numbered[1], look)],
    });
  return new Paragraph({ ...(align === 'right' ? { alignment: alignment(align) } : {}), ...glued, children: runs(text, look) });
}

export function toWord(block: Block, setting: WordSetting, isGlued = false): FileChild[] {
  const { width } = setting;
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: levels[block.level], children: runs(block.text) })];
    case 'paragraph':
      return [textParagraph(block, setting.areClauses ?? false, isGlued)];
    case 'list':
      return listParagraphs(block);
    case 'table':
      return [dataTable(block, width), air()];
    case 'totals':
      return [totalsTable(block, width), air()];
    case 'columns': {
      const weights = block.weights ?? block.columns.map(() => 1);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const widths = weights.map((weight) => Math.floor((width * weight) / whole));
      const cells = block.columns.map((column, index) => {
        const own = widths[index] ?? 0;
        return bareCell(
          column.flatMap((one) => toWord(one, { ...setting, width: own - 140 })),
          own,
        );
      });
      return [layoutGrid([new TableRow({ children: cells })], widths), air()];
    }
    case 'link': {
      const url = safeUrl(block.url);
      const text = new TextRun({ text: cleanText(block.text), style: 'Hyperlink' });
      return [new Paragraph({ children: url ? [new ExternalHyperlink({ link: url, children: [text] })] : [text] })];
    }
    case 'pattern':
      return imageParagraph(patternPicture(block), block.label, setting);
    case 'picture':
      return imageParagraph(block.picture, block.label, setting, isGlued);
    case 'signatures':
      return block.parties.flatMap(signatureLines);
    case 'contents':
      return [
        new Paragraph({ style: 'TOCHeading', children: runs(block.title) }),
        // Its lines, which lead to the chapters, and their pages are written with the document.
        new TableOfContents(block.title, { hyperlink: true, headingStyleRange: '2-2', beginDirty: false, tabLeader: LeaderType.NONE }),
      ];
    case 'break':
      return [new Paragraph({ style: 'Air', children: [new PageBreak()] })];
    case 'rule':
      return [new Paragraph({ style: 'Air', border: { bottom: hairline }, children: [] })];
    case 'cover':
      return [
        ...coverLogo(block).flatMap((one) => toWord(one, setting)),
        new Paragraph({ style: 'Title', children: runs(block.title) }),
        ...(block.lead ? [new Paragraph({ style: 'Lead', children: runs(block.lead) })] : []),
        ...termsTable(block.facts, width),
        new Paragraph({ style: 'Air', children: [new PageBreak()] }),
      ];
    case 'lead':
      return [new Paragraph({ style: 'Lead', children: runs(block.text) })];
    case 'note':
      return [new Paragraph({ style: 'Note', children: runs(block.text) })];
    case 'figures':
      return figuresTable(figureTerms(block), width);
    case 'terms':
      return termsTable(block.rows, width);
    case 'callout':
      return [groundTable([block.blocks], 1, setting), air()];
    case 'cards': {
      const count = block.cards.length === 1 ? 1 : block.cards.length % 3 === 0 && width > 8000 ? 3 : 2;
      return inRows(block.cards, count).flatMap((line) => [groundTable(line.map(cardBlocks), count, setting), air()]);
    }
    case 'quote':
      return [
        new Paragraph({ style: 'Quote', keepLines: true, ...(block.by ? { keepNext: true } : {}), children: runs(block.text) }),
        ...(block.by ? [new Paragraph({ style: 'Caption', children: runs(block.by) })] : []),
      ];
  }
}
