import { typeLabels, plainTitles } from './content';
import { frameOf, styleOf, type Frame, type PageKind } from './designs';
import { lineHeights, type Box, type Drawn, type Paragraph } from './drawn';
import { layBody } from './lay/body';
import { drawText, heightOf, takeText } from './lay/text';
import { widthOf } from './measure';
import { titleOf, type OutgoingSlide } from './model';
import { isSourceLine, readBlocks, type Block, type BlockKind } from './read-slide';
import { fontsOf, hasBoldTitles, type Theme } from './theme';

/** What a page is, to those who name the layouts of a presentation. */
export type LayoutKind = PageKind | BlockKind;

export interface LaidPage {
  kind: LayoutKind;
  frame: Frame;
  title: string;
  /** Without what is the same on all pages: number, foot and logo. */
  parts: Drawn[];
}

const rank: readonly BlockKind[] = [
  'chart',
  'circles',
  'table',
  'team',
  'shares',
  'timeline',
  'quote',
  'figures',
  'cards',
  'points',
  'statement',
  'open',
];
const mainOf = (blocks: readonly Block[]) => rank.find((kind) => blocks.some((block) => block.kind === kind));

const sourceSize = 13;

/** The largest size of its place at which the title has room; what has none even at the smallest is left for the body. */
function layTitle(text: string, frame: Frame, theme: Theme): { parts: Drawn[]; height: number; title: string; rest: string } {
  const style = styleOf(theme, frame);
  const { sizes, color, valign, ...place } = frame.title;
  const isBold = hasBoldTitles(style.fonts.head);
  const fits = (size: number) =>
    text.length < 1_000 && heightOf([{ text, isBold }], place.width, { face: 'head', size }, style) <= place.height;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 16;
  const type = { font: style.fonts.head, size, isBold };
  const { taken, rest } = takeText(text, place.width, place.height, type, 'head');
  const paragraphs: Paragraph[] = [{ text: taken, isBold }];
  const height = heightOf(paragraphs, place.width, { face: 'head', size }, style);
  const y = { top: place.y, middle: place.y, bottom: place.y }[valign];
  const drawn = { ...place, y, height: valign === 'top' ? height : place.height };
  return { parts: [drawText(paragraphs, drawn, { face: 'head', size, color, valign, role: 'title' }, style)], height, title: taken, rest };
}

function laySection(text: string, { section }: Frame, theme: Theme, frame: Frame): Drawn[] {
  if (!section || text === '') return [];
  const { color, ...place } = section;
  return [drawText([{ text }], place, { size: 14, color, role: 'section' }, styleOf(theme, frame))];
}

const coverSizes = [24, 20, 16, 13];

/** The lines of a cover, one below the other; what has no room becomes a page of its own. */
function layCoverLines(lines: readonly string[], frame: Frame, theme: Theme): { parts: Drawn[]; rest: string[] } {
  if (lines.length === 0) return { parts: [], rest: [] };
  const style = styleOf(theme, frame);
  const { isBelowTitle: _, valign, ...place } = frame.body;
  const isLong = lines.reduce((sum, line) => sum + line.length, 0) > 1_000;
  const heightAt = (size: number, count: number) =>
    heightOf(
      lines.slice(0, count).map((text) => ({ text })),
      place.width,
      { size, gap: 0.3 },
      style,
    );
  const size = isLong ? 13 : (coverSizes.find((candidate) => heightAt(candidate, lines.length) <= place.height) ?? 13);
  let count = lines.length;
  if (isLong) {
    count = 0;
    while (count < Math.min(lines.length, 8) && (lines[count] ?? '').length < 400 && heightAt(size, count + 1) <= place.height) count += 1;
  } else while (count > 0 && heightAt(size, count) > place.height) count -= 1;
  const paragraphs = lines.slice(0, count).map((text) => ({ text }));
  const parts = count === 0 ? [] : [drawText(paragraphs, place, { size, gap: 0.3, valign }, style)];
  return { parts, rest: lines.slice(count) };
}

interface Told {
  section: string;
  title: string;
  lines: readonly string[];
  type: OutgoingSlide['type'];
}

const isCover = ({ type, lines }: Told) => type === 'title' || (type === 'appendix' && lines.length <= 6);

function layCover(told: Told, theme: Theme): LaidPage[] {
  const kind = told.type === 'title' ? 'cover' : 'closing';
  const frame = frameOf(theme, kind, undefined);
  const head = layTitle(told.title, frame, theme);
  const { parts, rest } = layCoverLines(told.lines, frame, theme);
  const first: LaidPage = { kind, frame, title: head.title, parts: [...head.parts, ...parts] };
  const left = [...(head.rest === '' ? [] : [head.rest]), ...rest];
  return left.length === 0 ? [first] : [first, ...layInner({ ...told, type: 'custom', section: 'Continued', lines: left }, theme)];
}

/** The source of the figures stands at the foot of the page where it is one line. */
function splitSource(lines: readonly string[], width: number, theme: Theme): { source: string; lines: readonly string[] } {
  const source = lines.filter(isSourceLine).join(' · ');
  const fits = source !== '' && source.length < 300 && widthOf(source, { font: fontsOf(theme).body, size: sourceSize }) <= width;
  return fits ? { source, lines: lines.filter((line) => !isSourceLine(line)) } : { source: '', lines };
}

function layInner(told: Told, theme: Theme): LaidPage[] {
  const { section, title, type } = told;
  const start = frameOf(theme, 'inner', undefined);
  const { source, lines } = splitSource(told.lines, start.body.width, theme);
  let blocks = readBlocks(lines, type);
  const pages: LaidPage[] = [];
  do {
    const isStatement = blocks.length === 0 && layTitle(title, frameOf(theme, 'statement', undefined), theme).rest === '';
    const main = mainOf(blocks);
    const kind: PageKind = isStatement ? 'statement' : 'inner';
    const frame = frameOf(theme, kind, main);
    const style = styleOf(theme, frame);
    const head = layTitle(title, frame, theme);
    if (head.rest !== '' && pages.length === 0) blocks = [{ kind: 'points', lines: [head.rest] }, ...blocks];
    const top = frame.body.isBelowTitle ? Math.max(frame.body.y, frame.title.y + head.height + 22) : frame.body.y;
    const bottom = frame.body.y + frame.body.height - (source === '' ? 0 : sourceSize * 2);
    const area: Box = { x: frame.body.x, y: top, width: frame.body.width, height: bottom - top };
    const { parts, rest } = isStatement ? { parts: [], rest: [] } : layBody(blocks, area, style, frame.body.valign);
    const sourced: Drawn[] =
      source === ''
        ? []
        : [
            drawText(
              [{ text: source }],
              { x: frame.body.x, y: bottom + sourceSize * 0.5, width: frame.body.width, height: sourceSize * lineHeights.body },
              { size: sourceSize, color: style.palette.mute, role: 'label' },
              style,
            ),
          ];
    const above = laySection(pages.length === 0 ? section : 'Continued', frame, theme, frame);
    pages.push({
      kind: isStatement ? 'statement' : (main ?? 'points'),
      frame,
      title: head.title,
      parts: [...above, ...head.parts, ...parts, ...sourced],
    });
    blocks = rest;
  } while (blocks.length > 0);
  return pages;
}

/** A slide as one page, or as many as its words need. */
export function layPages(slide: OutgoingSlide, theme: Theme): LaidPage[] {
  const title = titleOf(slide, typeLabels);
  const isPlain = plainTitles[slide.type] === title || typeLabels[slide.type] === title;
  const told: Told = {
    section: isPlain || slide.type === 'custom' ? '' : typeLabels[slide.type],
    title,
    lines: slide.lines,
    type: slide.type,
  };
  return isCover(told) ? layCover(told, theme) : layInner(told, theme);
}
