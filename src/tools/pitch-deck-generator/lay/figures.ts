import type { Paragraph } from '../drawn';
import type { Style } from '../designs';
import { widthOf } from '../measure';
import { columnsFor, layGrid, type Cell, type Lay } from './laid';
import { drawText, heightOf } from './text';

const gap = 28;

function toCell({ shown, label }: { shown: string; label: string }, width: number, size: number, scale: number, style: Style): Cell {
  const captions: Paragraph[] = label.split('\n').map((text) => ({ text, color: style.palette.mute, face: 'body', size: 17 * scale }));
  const paragraphs: Paragraph[] = [{ text: shown }, ...captions];
  const options = { face: 'head', size } as const;
  return {
    height: heightOf(paragraphs, width, options, style),
    draw: (place) => [drawText(paragraphs, place, options, style)],
  };
}

/** Figures that are the message: as large as their column allows, what they count below them. */
export const layFigures: Lay<'figures'> = ({ figures, lines }, area, scale, style) => {
  const columns = area.width < 300 ? 1 : columnsFor(figures.length, area.width, 190);
  const width = (area.width - gap * (columns - 1)) / columns;
  const wanted = (figures.length === 1 && area.width > 300 ? 112 : columns <= 2 && area.width > 300 ? 80 : 56) * scale;
  const widest = Math.max(...figures.map(({ shown }) => widthOf(shown, { font: style.fonts.head, size: 1 })));
  const size = Math.min(wanted, width / widest);
  const cells = figures.map((figure) => toCell(figure, width, size, scale, style));
  const { parts, height, count } = layGrid(cells, columns, area, gap * 0.7);
  const rest = count < figures.length ? { kind: 'figures' as const, figures: figures.slice(count), lines: lines.slice(count) } : undefined;
  return { parts, height, rest };
};
