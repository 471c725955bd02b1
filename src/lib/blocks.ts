import { listGaps } from './gaps';
import { drawLogo, type Logo } from './logos';
import { houseAccent, readableInk } from './brand';
import { capitalise } from './text';
import type { LookLine } from './topics/facts';

/** A document, said once; the screen and every file format are drawn from the same blocks. */
export type Align = 'left' | 'right';
export type Tone = 'plain' | 'muted' | 'strong' | 'figure' | 'warn';

export interface TableColumn {
  label: string;
  align?: Align;
  /** Share of the width; columns without one divide the rest. */
  weight?: number;
}

/** One of our own drawings: the same markup is on the screen, in the SVG and behind the PNG. Its root has a width, a height and a viewBox. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
  /** Drawn in the colour of the house, in whose place stands the company's. */
  isBranded?: true;
}

export interface Party {
  name: string;
  role: string;
  /** What is filled in by hand where it was not typed; a signature and a date where nothing is said. */
  lines?: readonly Term[];
}

/** What a thing is called, and what it is. */
export interface Term {
  label: string;
  value: string;
}

export interface Card {
  title: string;
  /** Below the title, quieter: a price, a role. */
  about?: string;
  blocks: Block[];
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; tone?: Tone; align?: Align }
  | { kind: 'list'; items: string[]; ordered?: boolean | 'letters' }
  /** With notes, each row has what else is to be said of it below, over the whole width; where a format cannot, below its name. */
  | { kind: 'table'; columns: TableColumn[]; rows: string[][]; foot?: string[][]; notes?: string[] }
  /** Label and value pairs, right-aligned: totals of an invoice. The last one may stand out. */
  | { kind: 'totals'; rows: { label: string; value: string; tone?: Tone }[] }
  /** Side by side, in equal shares where no others are given. */
  | { kind: 'columns'; columns: Block[][]; weights?: number[] }
  | { kind: 'link'; text: string; url: string }
  /** A picture made of dark squares, such as a QR code; rows of '1' and '0'. */
  | { kind: 'pattern'; rows: string[]; size: number; label: string }
  | { kind: 'picture'; picture: Picture; label: string }
  | { kind: 'signatures'; parties: Party[] }
  /** The headings of the second level, with page numbers where the format has pages. */
  | { kind: 'contents'; title: string }
  /** What follows starts on a new page, where there are pages. */
  | { kind: 'break' }
  | { kind: 'rule' }
  /** The first page: who it is from and what it is. */
  | { kind: 'cover'; company: string; title: string; lead?: string; facts: Term[]; logo?: Logo | undefined }
  /** The one sentence to remember. */
  | { kind: 'lead'; text: string }
  | { kind: 'figures'; items: Term[] }
  /** The key terms of an agreement, a job, a plan. */
  | { kind: 'terms'; rows: Term[] }
  /** An aside: a source, an assumption. */
  | { kind: 'note'; text: string }
  /** What is to be done with the paper, on a ground of its own. */
  | { kind: 'callout'; blocks: Block[] }
  | { kind: 'cards'; cards: Card[] }
  | { kind: 'quote'; text: string; by?: string };

export interface Document {
  title: string;
  blocks: Block[];
  /** Shown as a mark on every page, for example "Draft". */
  mark?: string;
  /** Who it is from, at the head of every page but the first. */
  from?: string;
  /** At the foot of every page: "Confidential", "Made from your answers". */
  foot?: string;
  /** Chapters are counted. */
  hasNumbers?: boolean;
  /** Set smaller until it fits on one page. */
  isOnePage?: boolean;
  /** The company's logo stands above it. */
  hasEmblem?: boolean;
}

/** The rows of a table, each with its note below the name. */
export const notedRows = ({ rows, notes }: Extract<Block, { kind: 'table' }>): string[][] =>
  notes ? rows.map(([name = '', ...others], index) => [[name, notes[index]].filter(Boolean).join('\n'), ...others]) : rows;

const lowWord = /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\d])/u;

/** Key figures as every paper names them: with a capital, unless a name such as "iOS" is written its own way. */
export const figureTerms = ({ items }: Extract<Block, { kind: 'figures' }>): Term[] =>
  items.map(({ label, value }) => ({ label: lowWord.test(label) ? capitalise(label) : label, value }));

/** Room for a pen, in text. */
export const blankLine = '______________________';

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string, tone: Tone = 'plain', align: Align = 'left'): Block => ({
  kind: 'paragraph',
  text,
  tone,
  align,
});
/** A drawing as an image address. */
export const pictureUrl = ({ svg }: Picture) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The logo on a cover, as large as it stands there. */
export const coverLogo = ({ company, logo }: Extract<Block, { kind: 'cover' }>): Block[] =>
  logo
    ? [
        {
          kind: 'picture',
          picture: drawLogo(logo, emblemBox),
          label: company ? `Logo of ${company}` : 'Company logo',
        },
      ]
    : [];

/** The blocks inside a block. */
export const innerBlocks = (block: Block): readonly Block[] =>
  block.kind === 'columns'
    ? block.columns.flat()
    : block.kind === 'callout'
      ? block.blocks
      : block.kind === 'cards'
        ? block.cards.flatMap((card) => card.blocks)
        : block.kind === 'cover'
          ? coverLogo(block)
          : [];

/** Every drawing of a document, wherever it stands. */
export const picturesIn = (blocks: readonly Block[]): Picture[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : picturesIn(innerBlocks(block))));

/** The sign before an item of a list. */
export const itemMark = (ordered: boolean | 'letters' | undefined, index: number): string =>
  ordered === 'letters' ? `(${letterOf(index)})` : ordered ? `${index + 1}.` : '';

const letterOf = (index: number): string => {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
};

/** What a list of contents lists. */
export const chaptersIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));

export const emblemBox = { width: 200, height: 64 };

export const labelOfLogo = (company = '') => (company ? `Logo of ${company}` : 'Company logo');

/** A pale line in a chart could not be seen on paper. */
const leastForShapes = 3;

/** As the company looks: its colour in the charts, and its logo above everything, where it has one and the paper wants it. */
export function withLook(document: Document, look: LookLine | undefined): Document {
  const logo = look?.logo;
  const covered = logo
    ? { ...document, blocks: document.blocks.map((block) => (block.kind === 'cover' ? { ...block, logo: block.logo ?? logo } : block)) }
    : document;
  const colored = look?.accent
    ? { ...covered, blocks: recolor(covered.blocks, readableInk(look.accent, '#ffffff', leastForShapes)) }
    : covered;
  if (!document.hasEmblem || !logo) return colored;
  return {
    ...colored,
    blocks: [{ kind: 'picture', picture: drawLogo(logo, emblemBox), label: labelOfLogo(document.from) }, ...colored.blocks],
  };
}

/** Charts stand between the other blocks, in cards or in columns. */
const recolor = (blocks: readonly Block[], accent: string): Block[] =>
  blocks.map((block): Block => {
    if (block.kind === 'picture' && block.picture.isBranded)
      return { ...block, picture: { ...block.picture, svg: block.picture.svg.replaceAll(houseAccent, accent) } };
    if (block.kind === 'columns') return { ...block, columns: block.columns.map((column) => recolor(column, accent)) };
    if (block.kind === 'callout') return { ...block, blocks: recolor(block.blocks, accent) };
    if (block.kind === 'cards') return { ...block, cards: block.cards.map((card) => ({ ...card, blocks: recolor(card.blocks, accent) })) };
    return block;
  });

export const bullets = (items: string[]): Block => ({ kind: 'list', items });

/**
 * A document that contradicts itself says so before anything else, in every file, and is a draft until that is settled.
 * Each fault is a sentence: "The end date is before the start date."
 */
export function withFaults(document: Document, faults: readonly string[]): Document {
  if (faults.length === 0) return document;
  const notice: Block[] = [
    paragraph(
      faults.length === 1 ? 'Draft. To settle before this is used:' : `Draft. ${faults.length} things to settle before this is used:`,
      'warn',
    ),
    bullets([...faults]),
    { kind: 'rule' },
  ];
  return { ...document, mark: 'Draft', blocks: [...notice, ...document.blocks] };
}

/** A document with places left open is a draft, on every page of every file. */
export const markDraft = (document: Document): Document =>
  listGaps(document.blocks).length > 0 ? { ...document, mark: 'Draft' } : document;
