import PptxGenJS from 'pptxgenjs';
import type { Box } from '@/lib/drawing';
import { cleanText } from '@/lib/text';
import { asideOf, fillOf } from './drawing';
import { laySheet, listCut, notePadding, shorten, tagShare } from './layout';
import type { CanvasData } from './model';
import { paper, paperHues } from './paper';

/** A4 on its side, in inches. */
const page = { width: 11.693, height: 8.268 };
const hex = (color: string) => color.slice(1).toUpperCase();
/** Letters that no XML file may hold. */
const toXmlText = (text: string) => cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '');

/** One slide in the true layout; every note is a box of its own, to edit, move and colour. */
export async function makeSlide(data: CanvasData, today: string): Promise<Blob> {
  const sheet = laySheet(data);
  const { unit, width } = sheet;
  const scale = page.width / width;
  const points = (units: number) => Math.max(1, Math.round(units * scale * 72 * 10) / 10);
  const place = ({ x, y, width: w, height: h }: Box) => ({ x: x * scale, y: y * scale, w: w * scale, h: h * scale });
  const file = new PptxGenJS();
  file.defineLayout({ name: 'A4', ...page });
  file.layout = 'A4';
  file.title = toXmlText(sheet.title || sheet.name);
  file.author = 'Groundwork';
  file.company = '';
  const slide = file.addSlide();
  const plain = { fontFace: 'Arial', margin: 0 } as const;
  const head = { y: 32 * unit * scale, h: 44 * unit * scale };
  slide.addText(toXmlText(sheet.title || sheet.name), {
    ...plain,
    ...head,
    x: 40 * unit * scale,
    w: 950 * unit * scale,
    fontSize: points(28 * unit),
    bold: true,
    color: hex(paper.ink),
    valign: 'bottom',
    fit: 'shrink',
  });
  slide.addText(toXmlText(asideOf(sheet, data, today)), {
    ...plain,
    ...head,
    x: 1010 * unit * scale,
    w: 550 * unit * scale,
    fontSize: points(15 * unit),
    color: hex(paper.mute),
    align: 'right',
    valign: 'bottom',
  });
  for (const block of sheet.blocks) {
    const { strong } = paperHues[block.block.hue];
    const left = block.left > 0 ? `and ${block.left.toLocaleString('en-US')} more` : '';
    slide.addShape('rect', { ...place(block.box), fill: { color: hex(paper.ground) }, line: { color: hex(paper.line), width: 0.75 } });
    slide.addShape('rect', {
      ...place({ x: block.box.x + 12 * unit, y: block.box.y, width: 28 * unit, height: 4 * unit }),
      fill: { color: hex(strong) },
    });
    slide.addText(toXmlText([block.block.title, left].filter(Boolean).join(' · ')), {
      ...plain,
      ...place({ x: block.box.x + 12 * unit, y: block.box.y + 10 * unit, width: block.box.width - 24 * unit, height: 30 * unit }),
      fontSize: points(18 * unit),
      bold: true,
      color: hex(strong),
      valign: 'middle',
    });
    for (const placed of block.notes) {
      const { note, tag, experiment } = placed;
      const small = { fontSize: points(block.size * tagShare) };
      slide.addText(
        [
          { text: toXmlText(shorten(note.text.trim())), options: { breakLine: tag !== '' || experiment.length > 0 } },
          ...(tag === '' ? [] : [{ text: tag, options: { ...small, bold: true, color: hex(strong), breakLine: experiment.length > 0 } }]),
          ...(experiment.length === 0
            ? []
            : [{ text: toXmlText(`Experiment: ${note.experiment.trim()}`), options: { ...small, color: hex(paper.mute) } }]),
        ],
        {
          ...plain,
          ...place(placed.box),
          shape: 'roundRect',
          rectRadius: 0.04,
          margin: points(notePadding * 0.8 * block.zoom),
          fontSize: points(block.size),
          color: hex(paper.ink),
          fill: { color: hex(fillOf(placed, block)) },
          valign: 'top',
          fit: 'shrink',
        },
      );
    }
  }
  const cut = listCut(sheet, data);
  if (cut !== '') slide.addNotes(toXmlText(cut));
  return (await file.write({ outputType: 'blob' })) as Blob;
}
