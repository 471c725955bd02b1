import { chaptersIn, itemMark, type Align, type Block, type Tone } from '@/lib/blocks';
import { splitNumber } from '@/lib/block-flow';
import { showGaps } from '@/lib/gaps';
import { safeUrl } from '@/lib/links';
import type { Tag } from './pen';
import type { Slab } from './slabs';
import { lineHeight, sizes, type Setting } from './style';
import type { FaceName, Line } from './type';

export interface TextStyle {
  face?: FaceName;
  size?: number;
  color?: string;
  align?: Align | 'center';
  leading?: number;
  tag?: Tag;
  above?: number;
}

/** At most this wide, in points: longer lines are hard to follow. */
const measure = 448;

/** Lines of text; no page begins with the last line of a paragraph or ends with its first. */
export function textSlabs(text: string, setting: Setting, style: TextStyle = {}): Slab[] {
  const { face = 'text', size = sizes.text, color = setting.colors.ink, align = 'left', leading = lineHeight } = style;
  const { x, width, type } = setting;
  const tag = style.tag ?? { kind: 'P' };
  const lines = type[face].wrap(text, size, width);
  return lines.map((line, index) => ({
    height: size * leading,
    isGlued: index === 0 ? lines.length > 1 : index === lines.length - 2,
    ...(index === 0 && style.above !== undefined ? { above: style.above } : {}),
    draw: (pen, top) =>
      pen.mark(tag, () => pen.line(line, startOf(line, x, width, align), baseline(top, size, leading), { face: type[face], size, color })),
  }));
}

const startOf = (line: Line, x: number, width: number, align: Align | 'center') =>
  align === 'right' ? x + width - line.width : align === 'center' ? x + (width - line.width) / 2 : x;

/** Capitals in the middle of their line. */
export const baseline = (top: number, size: number, leading = lineHeight) => top + (size * leading) / 2 + size * 0.36;

const glue = (slabs: Slab[]): Slab[] => slabs.map((slab) => ({ ...slab, isGlued: true }));

/** The first line beside what hangs before it. */
function hang(slabs: Slab[], draw: NonNullable<Slab['draw']>): Slab[] {
  return slabs.map((slab, index) =>
    index > 0
      ? slab
      : {
          ...slab,
          draw: (pen, top) => {
            draw(pen, top);
            slab.draw(pen, top);
          },
        },
  );
}

const headings = {
  1: { face: 'display', size: sizes.title, leading: 1.14, above: 22, below: 6, tag: 'H1' },
  2: { face: 'display', size: sizes.chapter, leading: 1.2, above: 22, below: 4, tag: 'H2' },
  3: { face: 'strong', size: sizes.part, leading: 1.4, above: 13, below: 2, tag: 'H3' },
} as const;

/** A contract's clauses are many and short: their titles are in the text's own face. */
const clauseHeading = { face: 'strong', size: sizes.part, leading: 1.4, above: 12, below: 4, tag: 'H2' } as const;

export interface Chapters {
  count: number;
  hasNumbers: boolean;
  /** Whether headings bring their own numbers, as clauses do. */
  areClauses: boolean;
}

export function headingSlabs({ level, text }: Extract<Block, { kind: 'heading' }>, setting: Setting, chapters: Chapters): Slab[] {
  const { x, width, type, colors } = setting;
  const isChapter = level === 2;
  const given = isChapter && chapters.areClauses ? splitNumber(text) : undefined;
  const number = given ? given[0] : isChapter && chapters.hasNumbers ? String(chapters.count + 1) : '';
  const { face, size, leading, above, below, tag: kind } = given ? clauseHeading : headings[level];
  const indent = given ? clauseIndent : number === '' ? 0 : type.display.width(number, size) + 10;
  const tag: Tag = { kind };
  const lines = textSlabs(
    given ? given[1] : text,
    { ...setting, x: x + indent, width: width - indent },
    { face, size, leading, tag, above },
  );
  const plain = showGaps(text);
  const start = hang(lines, (pen, top) => {
    pen.bookmark(number && !given ? `${number} ${plain}` : plain, level - 1);
    if (number)
      pen.mark(tag, () =>
        pen.text(number, x, baseline(top, size, leading), { face: type.display, size: given ? 14 : size, color: colors.accent }),
      );
  });
  const chapter = isChapter ? { chapter: chapters.count } : {};
  const last = start.length - 1;
  return glue(
    start.map((slab, index) => ({
      ...slab,
      ...(index === 0 ? chapter : {}),
      height: slab.height + (index === last ? below : 0),
    })),
  );
}

const clauseIndent = 26;

export function paragraphSlabs(
  { text, tone = 'plain', align }: Extract<Block, { kind: 'paragraph' }>,
  setting: Setting,
  chapters: Chapters,
): Slab[] {
  const { colors, x, width, type } = setting;
  const looks: Record<Tone, TextStyle> = {
    plain: {},
    muted: { color: colors.mute, size: sizes.small + 0.5 },
    strong: { face: 'strong' },
    figure: { face: 'display', size: sizes.figure, leading: 1.2 },
    warn: { color: colors.warn },
  };
  const look: TextStyle = { ...looks[tone], ...(align ? { align } : {}), above: 6 };
  const room = align === 'right' ? width : Math.min(width, measure);
  if (!chapters.areClauses || chapters.count === 0) return textSlabs(text, { ...setting, width: room }, look);
  const [number, rest] = splitNumber(text) ?? ['', text];
  const indent = clauseIndent + (number ? 28 : 0);
  const tag: Tag = { kind: 'P' };
  const lines = textSlabs(rest, { ...setting, x: x + indent, width: Math.min(width, measure + 30) - indent }, { ...look, tag, above: 4 });
  if (!number) return lines;
  return hang(lines, (pen, top) =>
    pen.mark(tag, () =>
      pen.text(number, x + clauseIndent, baseline(top, sizes.text), { face: type.text, size: sizes.text, color: colors.mute }),
    ),
  );
}

export function listSlabs({ items, ordered }: Extract<Block, { kind: 'list' }>, setting: Setting, chapters: Chapters): Slab[] {
  const { x, width, type, colors } = setting;
  const inset = chapters.areClauses && chapters.count > 0 ? clauseIndent + 28 : 0;
  const indent = ordered === 'letters' ? 24 : ordered ? 20 : 14;
  const list: Tag = { kind: 'L' };
  return items.flatMap((item, index) => {
    const tag: Tag = { kind: 'LI', parent: list };
    const left = x + inset;
    const room = Math.min(width - inset, measure) - indent;
    const lines = textSlabs(item, { ...setting, x: left + indent, width: room }, { tag, above: index === 0 ? 6 : 3.5 });
    const mark = itemMark(ordered, index);
    return hang(lines, (pen, top) => {
      const y = baseline(top, sizes.text);
      if (mark) pen.mark(tag, () => pen.text(mark, left, y, { face: type.text, size: sizes.text, color: colors.mute }));
      else pen.circle(left + 3, y - sizes.text * 0.34, 1.5, colors.accent);
    });
  });
}

export function linkSlabs({ text, url }: Extract<Block, { kind: 'link' }>, setting: Setting): Slab[] {
  const safe = safeUrl(url);
  const lines = textSlabs(text, setting, { color: safe ? setting.colors.accent : setting.colors.ink, tag: { kind: 'Link' }, above: 6 });
  if (!safe) return lines;
  const face = setting.type.text;
  return lines.map((line) => ({
    ...line,
    draw: (pen, top) => {
      line.draw(pen, top);
      pen.link(setting.x, top, Math.min(setting.width, face.width(text, sizes.text)), line.height, safe);
    },
  }));
}

/** Page numbers are known once everything has its place, and that is before anything is drawn. */
export function contentsSlabs(title: string, blocks: readonly Block[], setting: Setting, chapters: Chapters): Slab[] {
  const { x, width, type, colors, chapterPages } = setting;
  const head = glue(textSlabs(title, setting, { face: 'strong', size: sizes.part, above: 18 }));
  const rows = chaptersIn(blocks).flatMap((chapter, index) => {
    const label = chapters.hasNumbers ? `${index + 1}  ${chapter}` : chapter;
    const tag: Tag = { kind: 'TOCI' };
    const [first, ...more] = textSlabs(label, { ...setting, width: width - 40 }, { above: 5, tag });
    if (!first) return [];
    const drawFirst: Slab['draw'] = (pen, top) => {
      first.draw(pen, top);
      const number = String(chapterPages[index] ?? '');
      const ink = { face: type.text, size: sizes.text, color: colors.mute };
      pen.mark(tag, () => pen.text(number, x + width - type.text.width(number, sizes.text), baseline(top, sizes.text), ink));
    };
    return [{ ...first, draw: drawFirst }, ...more];
  });
  return [...head, ...rows];
}
