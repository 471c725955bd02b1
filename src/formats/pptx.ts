import PptxGenJS from 'pptxgenjs';
import { cleanText } from '@/lib/text';

/** A slide of titled boxes in a grid: text that can be edited, not a picture of it. */
export interface Slide {
  title: string;
  note?: string;
  columns: number;
  boxes: { title: string; color: string; items: string[] }[];
}

const page = { width: 13.333, height: 7.5, margin: 0.45, top: 1.15, gap: 0.2 };

/** Small enough for the longest box, large enough to be read from the last row where there is room. */
function fontSizeFor(boxes: Slide['boxes']): number {
  const longest = Math.max(1, ...boxes.map(({ items }) => items.reduce((sum, item) => sum + Math.ceil(item.length / 70) + 0.3, 0)));
  return Math.max(8, Math.min(16, Math.floor(130 / longest)));
}

export async function pptxFile(title: string, slides: readonly Slide[]): Promise<Blob> {
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = cleanText(title);
  for (const { title: heading, note, columns, boxes } of slides) {
    const slide = deck.addSlide();
    slide.addText(cleanText(heading), {
      x: page.margin,
      y: 0.3,
      w: page.width - page.margin * 2,
      h: 0.6,
      fontSize: 26,
      fontFace: 'Georgia',
      color: '1A1C19',
    });
    if (note)
      slide.addText(cleanText(note), { x: page.margin, y: 0.78, w: page.width - page.margin * 2, h: 0.3, fontSize: 11, color: '5D625B' });
    const rows = Math.ceil(boxes.length / columns);
    const width = (page.width - page.margin * 2 - page.gap * (columns - 1)) / columns;
    const height = (page.height - page.top - page.margin - page.gap * (rows - 1)) / rows;
    const fontSize = fontSizeFor(boxes);
    boxes.forEach(({ title: name, color, items }, index) => {
      const lines = items.map((item) => ({ text: cleanText(item), options: { bullet: true, breakLine: true, fontSize, color: '1A1C19' } }));
      slide.addText([{ text: cleanText(name), options: { bold: true, breakLine: true, fontSize: fontSize + 3, color } }, ...lines], {
        x: page.margin + (index % columns) * (width + page.gap),
        y: page.top + Math.floor(index / columns) * (height + page.gap),
        w: width,
        h: height,
        valign: 'top',
        margin: 8,
        fit: 'shrink',
        fill: { color: 'FBFAF6' },
        line: { color: 'E6E2D6', width: 1 },
      });
    });
  }
  return (await deck.write({ outputType: 'blob' })) as Blob;
}
