import { fitText } from '@/lib/drawing';
import { framePicture, type Shape } from '@/lib/shapes';
import { toLayers, type Part } from './diagram';
import type { Technology } from './model';

interface Palette {
  paper: string;
  box: string;
  line: string;
  ink: string;
  mute: string;
  accent: string;
}
export const paperPalette: Palette = {
  paper: '#ffffff',
  box: '#f4f2eb',
  line: '#c9c4b4',
  ink: '#1a1c19',
  mute: '#5d625b',
  accent: '#0b6b4a',
};
/** On the screen the drawing follows the theme. */
export const screenPalette: Palette = {
  paper: 'var(--surface)',
  box: 'var(--sunk)',
  line: 'var(--line-strong)',
  ink: 'var(--ink)',
  mute: 'var(--mute)',
  accent: 'var(--accent)',
};

const gap = 12;
const arrow = 34;
const lineHeight = 20;
const leastBox = 150;
const mostNames = 12;

interface Caption {
  title: string;
  foot: string;
}

/** The user on top, then one row a layer; boxes of a layer stand side by side as far as there is room. */
export function drawDiagram(technologies: readonly Technology[], width: number, palette = paperPalette, caption?: Caption) {
  const write = (text: string, x: number, y: number, attributes: Shape['attributes'] = {}): Shape => ({
    tag: 'text',
    attributes: { x, y, fontSize: 13, fill: palette.ink, ...attributes },
    text,
  });
  const shapes: Shape[] = [];
  const middle = width / 2;
  let y = caption ? 60 : 4;
  if (caption) shapes.push(write(caption.title, 16, 36, { fontSize: 20, fontWeight: 700 }));
  shapes.push(
    { tag: 'rect', attributes: { x: middle - 50, y, width: 100, height: 30, rx: 15, fill: palette.accent } },
    write('Users', middle, y + 20, { textAnchor: 'middle', fontWeight: 700, fill: palette.paper }),
  );
  y += 30;
  for (const parts of toLayers(technologies)) {
    // What everything runs on, and what has no place, is not called by the layer above.
    const isCalled = !parts.some(({ category }) => ['Hosting', 'DevOps', 'Other'].includes(category));
    if (isCalled)
      shapes.push(
        { tag: 'line', attributes: { x1: middle, y1: y + 4, x2: middle, y2: y + arrow - 10, stroke: palette.mute, strokeWidth: 1.5 } },
        {
          tag: 'path',
          attributes: {
            d: `M${middle - 5} ${y + arrow - 12}L${middle + 5} ${y + arrow - 12}L${middle} ${y + arrow - 4}Z`,
            fill: palette.mute,
          },
        },
      );
    y += isCalled ? arrow : gap * 1.5;
    const perRow = Math.max(1, Math.min(parts.length, Math.floor((width + gap) / (leastBox + gap))));
    for (let start = 0; start < parts.length; start += perRow) {
      const row = parts.slice(start, start + perRow);
      const boxWidth = (width - 2 - gap * (row.length - 1)) / row.length;
      const height = Math.max(...row.map(heightOf));
      for (const [index, part] of row.entries())
        shapes.push(...drawBox(part, 1 + index * (boxWidth + gap), y, boxWidth, height, palette, write));
      y += height + (start + perRow < parts.length ? gap : 0);
    }
  }
  if (caption) shapes.push(write(caption.foot, 16, y + 32, { fontSize: 12, fill: palette.mute }));
  const height = y + (caption ? 48 : 4);
  return { width, height, shapes: [{ tag: 'rect' as const, attributes: { x: 0, y: 0, width, height, fill: palette.paper } }, ...shapes] };
}

const heightOf = ({ names }: Part) => 38 + Math.min(names.length, mostNames + 1) * lineHeight;

function drawBox(
  { category, names }: Part,
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
  write: (text: string, x: number, y: number, attributes?: Shape['attributes']) => Shape,
): Shape[] {
  const more = names.length - mostNames;
  const lines = more > 1 ? [...names.slice(0, mostNames), `and ${more.toLocaleString('en-US')} more`] : names;
  return [
    { tag: 'rect', attributes: { x, y, width, height, rx: 6, fill: palette.box, stroke: palette.line, strokeWidth: 1 } },
    write(category, x + 12, y + 22, { fontSize: 12, fontWeight: 700, fill: palette.mute }),
    ...lines.map((name, index) => write(fitText(name, width - 24, 14), x + 12, y + 45 + index * lineHeight, { fontSize: 14 })),
  ];
}

export function toDiagramPicture(technologies: readonly Technology[], caption: Caption) {
  const { width, height, shapes } = drawDiagram(technologies, 960, paperPalette, caption);
  return framePicture(shapes, { title: caption.title, width, height });
}
