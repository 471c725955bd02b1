import { listGaps } from './gaps';

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
}

export interface Party {
  name: string;
  role: string;
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; tone?: Tone; align?: Align }
  | { kind: 'list'; items: string[]; ordered?: boolean | 'letters' }
  | { kind: 'table'; columns: TableColumn[]; rows: string[][]; foot?: string[][] }
  /** Label and value pairs, right-aligned: totals of an invoice. The last one may stand out. */
  | { kind: 'totals'; rows: { label: string; value: string; tone?: Tone }[] }
  | { kind: 'columns'; columns: Block[][] }
  | { kind: 'link'; text: string; url: string }
  /** A picture made of dark squares, such as a QR code; rows of '1' and '0'. */
  | { kind: 'pattern'; rows: string[]; size: number; label: string }
  | { kind: 'picture'; picture: Picture; label: string }
  | { kind: 'signatures'; parties: Party[] }
  /** The headings of the second level, with page numbers where the format has pages. */
  | { kind: 'contents'; title: string }
  /** What follows starts on a new page, where there are pages. */
  | { kind: 'break' }
  | { kind: 'rule' };

export interface Document {
  title: string;
  blocks: Block[];
  /** Shown as a mark on every page, for example "Draft". */
  mark?: string;
}

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
export const paragraph = (text: string, tone: Tone = 'plain', align: Align = 'left'): Block => ({
  kind: 'paragraph',
  text,
  tone,
  align,
});
/** A drawing as an image address. */
export const pictureUrl = ({ svg }: Picture) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Every drawing of a document, also those in columns. */
export const picturesIn = (blocks: readonly Block[]): Picture[] =>
  blocks.flatMap((block) =>
    block.kind === 'picture' ? [block.picture] : block.kind === 'columns' ? picturesIn(block.columns.flat()) : [],
  );

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
