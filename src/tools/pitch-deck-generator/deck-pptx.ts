import PptxGenJS from 'pptxgenjs';
import { cleanText } from '@/lib/text';
import { contrastOf } from '@/lib/contrast';
import { openColors, splitPlaceholders, type Deck, type DeckSlide } from './deck';
import { frameOf } from './designs';
import { bulletIndent, page, type Box, type Drawn, type DrawnChart, type DrawnTable, type DrawnText, type Simple } from './drawn';
import type { LayoutKind } from './layout';
import type { Font } from './measure';
import { fontsOf, hasBoldTitles } from './theme';

const inches = (points: number) => points / 72;
const toPlace = ({ x, y, width, height }: Box) => ({ x: inches(x), y: inches(y), w: inches(width), h: inches(height) });
const hex = (color: string) => color.slice(1).toUpperCase();
/** Letters that no XML file may hold. */
const toXmlText = (text: string) => cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '');

/** A face that every computer has, and how large it is to be to take no more room. */
const stands: Partial<Record<Font, { font: string; scale: number }>> = {
  'Instrument Serif': { font: 'Georgia', scale: 0.78 },
  Inter: { font: 'Arial', scale: 1 },
};
const standIn = (font: Font) => stands[font] ?? { font, scale: 1 };

const layoutNames: Record<LayoutKind, string> = {
  cover: 'Cover',
  closing: 'Closing',
  inner: 'Slide',
  statement: 'Statement',
  points: 'Points',
  open: 'To add',
  cards: 'Cards',
  figures: 'Key figures',
  chart: 'Chart',
  circles: 'Market circles',
  shares: 'Use of funds',
  timeline: 'Timeline',
  team: 'Team',
  table: 'Table',
  quote: 'Quote',
};

/** What a presentation program lists as the words of a slide; labels and the foot are texts beside them. */
const isPlaced = (part: Drawn): part is DrawnText =>
  part.kind === 'text' && (part.role === 'title' || part.role === 'section' || part.role === 'text');

class DeckPptx {
  private readonly file = new PptxGenJS();
  private readonly scales: { head: number; body: number };
  private readonly isHeadBold: boolean;

  constructor(private readonly deck: Deck) {
    const { head, body } = fontsOf(deck.theme);
    this.isHeadBold = hasBoldTitles(head);
    this.scales = { head: standIn(head).scale, body: standIn(body).scale };
    this.file.defineLayout({ name: 'WIDE', width: inches(page.width), height: inches(page.height) });
    this.file.layout = 'WIDE';
    this.file.title = toXmlText(deck.title);
    this.file.subject = toXmlText(deck.title);
    this.file.author = 'Groundwork';
    this.file.company = '';
    this.file.theme = { headFontFace: standIn(head).font, bodyFontFace: standIn(body).font };
  }

  private frame(text: DrawnText) {
    return {
      ...toPlace(text),
      fontFace: text.face === 'head' ? '+mj-lt' : '+mn-lt',
      fontSize: Math.round(text.size * this.scales[text.face] * 10) / 10,
      color: hex(text.color),
      align: text.align,
      valign: text.valign,
      margin: 0,
    };
  }

  /** A text inherits what its place says, and cannot say that it is not bold. */
  private isBoldPlace({ face, paragraphs }: DrawnText): boolean {
    return paragraphs.every(({ isBold, face: own = face }) => isBold === true || (own === 'head' && this.isHeadBold));
  }

  private runs(text: DrawnText): PptxGenJS.TextProps[] {
    return text.paragraphs.flatMap(({ text: line, isBold, isPoint, face, size, color }, index) => {
      const isLast = index === text.paragraphs.length - 1;
      const own = face ?? text.face;
      const points = Math.round((size ?? text.size) * this.scales[own] * 10) / 10;
      const letters = {
        fontFace: own === 'head' ? '+mj-lt' : '+mn-lt',
        fontSize: points,
        color: hex(color ?? text.color),
        bold: isBold === true || (own === 'head' && this.isHeadBold),
      };
      const makes = {
        ...(isPoint ? { bullet: { indent: Math.round(points * bulletIndent) } } : {}),
        ...(text.gap > 0 && !isLast ? { paraSpaceAfter: Math.round(text.gap * text.size) } : {}),
      };
      const pieces = splitPlaceholders(toXmlText(line));
      return pieces.map(({ text: said, isOpen }, at) => ({
        text: said,
        options: {
          ...letters,
          ...(at === 0 ? makes : {}),
          ...(isOpen ? { color: hex(openColors.text), highlight: hex(openColors.ground) } : {}),
          breakLine: at === pieces.length - 1 && !isLast,
        },
      }));
    });
  }

  private addSimple(slide: PptxGenJS.Slide, part: Simple, name: string | undefined): void {
    if (part.kind === 'text')
      slide.addText(this.runs(part), { ...this.frame(part), fit: 'shrink', ...(name === undefined ? {} : { objectName: name }) });
    else if (part.kind === 'picture') slide.addImage({ data: part.address, ...toPlace(part), altText: part.alt });
    else if (part.kind === 'line') {
      const place = {
        x: Math.min(part.x1, part.x2),
        y: Math.min(part.y1, part.y2),
        width: Math.abs(part.x2 - part.x1),
        height: Math.abs(part.y2 - part.y1),
      };
      slide.addShape('line', { ...toPlace(place), flipV: part.y2 < part.y1, line: { color: hex(part.color), width: 1 } });
    } else {
      const { fill, stroke, isDashed, radius = 0 } = part;
      slide.addShape(part.kind === 'circle' ? 'ellipse' : radius > 0 ? 'roundRect' : 'rect', {
        ...toPlace(part),
        ...(fill ? { fill: { color: hex(fill) } } : {}),
        ...(stroke ? { line: { color: hex(stroke), width: 1, dashType: isDashed ? 'dash' : 'solid' } } : {}),
        ...(radius > 0 ? { rectRadius: inches(radius) } : {}),
      });
    }
  }

  private addChart(slide: PptxGenJS.Slide, chart: DrawnChart, title: string): void {
    const labels = chart.labels.map(toXmlText);
    const said = labels.map((label, index) => `${label} ${chart.shown[index] ?? ''}`).join(', ');
    const look = {
      ...toPlace(chart),
      altText: toXmlText(`Chart: ${said}`),
      chartColors: chart.colors.map(hex),
      valAxisHidden: true,
      valGridLine: { style: 'none' },
      catAxisLabelColor: hex(chart.ink),
      catAxisLabelFontFace: '+mn-lt',
      catAxisLabelFontSize: Math.round(chart.size),
      showLegend: false,
    } as const;
    if (chart.form === 'shares') {
      const series = labels.map((name, index) => ({ name, labels: [' '], values: [chart.values[index] ?? 0] }));
      const most = chart.shown.every((shown) => shown.includes('%')) ? 100 : chart.values.reduce((sum, value) => sum + value, 0);
      slide.addChart('bar', series, {
        ...look,
        barDir: 'bar',
        barGrouping: 'stacked',
        barGapWidthPct: 0,
        catAxisHidden: true,
        valAxisMinVal: 0,
        valAxisMaxVal: Math.max(
          most,
          chart.values.reduce((sum, value) => sum + value, 0),
        ),
        layout: { x: 0, y: 0, w: 1, h: 1 },
      });
      return;
    }
    const [sign = ''] = /^[^\d\s]+/.exec(chart.shown[0] ?? '') ?? [];
    const after = chart.shown[0]?.endsWith('%') ? '"%"' : '';
    slide.addChart('bar', [{ name: toXmlText(title), labels, values: [...chart.values] }], {
      ...look,
      barGapWidthPct: 50,
      showValue: true,
      dataLabelPosition: 'outEnd',
      dataLabelColor: hex(chart.ink),
      dataLabelFontFace: '+mn-lt',
      dataLabelFontSize: Math.round(chart.size),
      dataLabelFormatCode: `${sign === '' ? '' : `"${sign.replaceAll('"', '')}"`}#,##0${chart.values.every(Number.isInteger) ? '' : '.0'}${after}`,
      catAxisLineShow: true,
      valAxisMinVal: 0,
    });
  }

  private addTable(slide: PptxGenJS.Slide, table: DrawnTable): void {
    const none = { type: 'none' } as const;
    const rows = table.rows.map(({ cells }, index) =>
      cells.map((cell, column) => ({
        text: toXmlText(cell),
        options: {
          bold: index === 0 || column === 0,
          align: table.aligns[column] ?? 'left',
          ...(column === cells.length - 1 ? { margin: 0 } : {}),
          border: [
            none,
            none,
            { type: 'solid', color: hex(index === 0 ? table.ink : table.line), pt: 1 },
            none,
          ] as PptxGenJS.TableCellProps['border'],
        },
      })),
    );
    slide.addTable(rows, {
      ...toPlace(table),
      colW: table.widths.map(inches),
      rowH: table.rows.map(({ height }) => inches(height)),
      fontFace: '+mn-lt',
      fontSize: Math.round(table.size * this.scales.body * 10) / 10,
      color: hex(table.ink),
      valign: 'middle',
      margin: [0, 0.1, 0, 0],
    });
  }

  /** One layout for each kind of slide, with places for as many texts as the fullest slide of that kind has. */
  private defineLayouts(): Map<LayoutKind, string> {
    const names = new Map<LayoutKind, string>();
    for (const kind of new Set(this.deck.slides.map((slide) => slide.kind))) {
      const slides = this.deck.slides.filter((slide) => slide.kind === kind);
      const placed = slides.map(({ parts }) => parts.filter(isPlaced));
      const [fullest = []] = [...placed].sort((a, b) => b.length - a.length);
      const title = placed.flat().find(({ role }) => role === 'title');
      const section = placed.flat().find(({ role }) => role === 'section');
      const texts = fullest.filter(({ role }) => role === 'text');
      const ground = (slides[0]?.parts ?? []).filter((part) => 'isGround' in part && part.isGround === true);
      const [behind, ...shapes] = ground;
      const place = (name: string, text: DrawnText, type: 'title' | 'body') => ({
        placeholder: {
          options: { name, type, objectName: `place:${name}`, ...this.frame(text), bold: this.isBoldPlace(text) },
          text: '',
        },
      });
      const objects: NonNullable<PptxGenJS.SlideMasterProps['objects']> = [
        ...shapes.map((part) =>
          part.kind === 'line'
            ? {
                line: {
                  ...toPlace({ x: part.x1, y: part.y1, width: part.x2 - part.x1, height: 0 }),
                  line: { color: hex(part.color), width: 1 },
                },
              }
            : { rect: { ...toPlace(part), fill: { color: hex(part.kind === 'box' ? (part.fill ?? '#ffffff') : '#ffffff') } } },
        ),
        ...(title ? [place('title', title, 'title')] : []),
        ...(section ? [place('section', section, 'body')] : []),
        ...texts.map((text, index) => place(`text ${index + 1}`, text, 'body')),
      ];
      const color = behind?.kind === 'box' ? (behind.fill ?? '#ffffff') : '#ffffff';
      this.file.defineSlideMaster({ title: layoutNames[kind], background: { color: hex(color) }, objects });
      names.set(kind, layoutNames[kind]);
    }
    return names;
  }

  private addSlide({ kind, parts, notes, title }: DeckSlide, names: ReadonlyMap<LayoutKind, string>): void {
    const slide = this.file.addSlide({ masterName: names.get(kind) ?? '' });
    let count = 0;
    for (const part of parts) {
      if ('isGround' in part && part.isGround === true) continue;
      if (part.kind === 'chart') this.addChart(slide, part, title);
      else if (part.kind === 'table') this.addTable(slide, part);
      else {
        if (isPlaced(part) && part.role === 'text') count += 1;
        const name = isPlaced(part) ? (part.role === 'text' ? `place:text ${count}` : `place:${part.role}`) : undefined;
        this.addSimple(slide, part, name);
      }
    }
    if (notes !== '') slide.addNotes(toXmlText(notes));
  }

  async write(): Promise<Uint8Array<ArrayBuffer>> {
    const { theme } = this.deck;
    const names = this.defineLayouts();
    for (const slide of this.deck.slides) this.addSlide(slide, names);
    const { finishPptx } = await import('@/formats/pptx-finish');
    const made = (await this.file.write({ outputType: 'uint8array' })) as Uint8Array;
    const { palette } = frameOf(theme, 'inner', undefined);
    const spare = contrastOf(palette.accent, palette.ground) >= 3 ? palette.accent : palette.ink;
    return finishPptx(made, {
      name: toXmlText(this.deck.title),
      colors: {
        dk1: palette.ink,
        lt1: palette.ground,
        dk2: palette.mute,
        lt2: palette.card,
        accent1: palette.accent,
        accent2: palette.tints[2],
        accent3: palette.tints[1],
        accent4: palette.tints[0],
        accent5: palette.said,
        accent6: palette.line,
        hlink: spare,
        folHlink: palette.mute,
      },
    });
  }
}

/** Real text in real title and text places, real charts and tables: every program lists the titles and lets everything be edited. */
export async function makePptx(deck: Deck): Promise<Blob> {
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  return new Blob([await new DeckPptx(deck).write()], { type });
}
