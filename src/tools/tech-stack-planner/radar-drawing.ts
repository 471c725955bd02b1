import { cutTo } from '@/lib/cut';
import { optionLabel } from '@/lib/fields';
import { framePicture, type Shape } from '@/lib/shapes';
import { fields, quadrants, ringLabel, rings } from './model';
import type { Blip } from './radar';
import { corners, edges, layOut, type Dot, type Layout } from './radar-layout';

interface Palette {
  paper: string;
  rings: readonly [string, string];
  line: string;
  ink: string;
  mute: string;
  accent: string;
  onAccent: string;
}

const paperPalette: Palette = {
  paper: '#ffffff',
  rings: ['#f4f2eb', '#ebe7db'],
  line: '#ffffff',
  ink: '#1a1c19',
  mute: '#5d625b',
  accent: '#0b6b4a',
  onAccent: '#ffffff',
};
/** On the screen the drawing follows the theme. */
export const screenPalette: Palette = {
  paper: 'var(--surface)',
  rings: ['var(--sunk)', 'var(--bg)'],
  line: 'var(--line-strong)',
  ink: 'var(--ink)',
  mute: 'var(--mute)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
};

interface RadarDrawing extends Layout {
  width: number;
  height: number;
  shapes: Shape[];
}

interface RadarOptions {
  side: number;
  palette?: Palette;
  /** Above and below the radar, in files. */
  caption?: { title: string; foot: string };
}

const nameBand = 30;

/** Four quarters of four rings; a numbered dot for each technology, filled once it is decided. */
export function drawRadar(blips: readonly Blip[], { side, palette = paperPalette, caption }: RadarOptions): RadarDrawing {
  const top = caption ? 56 : 0;
  const band = 12;
  const isNarrow = side < 420;
  const reach = side / 2 - band - 4;
  const middle = { x: side / 2, y: top + nameBand + side / 2 };
  const height = top + side + nameBand * 2 + (caption ? 64 : 0);
  const write = (text: string, attributes: Shape['attributes']): Shape => ({
    tag: 'text',
    attributes: { fontSize: 13, fill: palette.mute, ...attributes },
    text,
  });
  const shapes: Shape[] = [{ tag: 'rect', attributes: { x: 0, y: 0, width: side, height, fill: palette.paper } }];
  for (const quadrant of quadrants) {
    const corner = corners[quadrant];
    const x = middle.x + corner.x * band;
    const y = middle.y + corner.y * band;
    for (const [index, ring] of rings.toReversed().entries()) {
      const radius = Math.round(edges[ring] * reach * 100) / 100;
      // Clockwise or not, so that the arc bends outwards in every corner.
      const sweep = corner.x * corner.y > 0 ? 1 : 0;
      shapes.push({
        tag: 'path',
        attributes: {
          d: `M${x} ${y}L${x + corner.x * radius} ${y}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + corner.y * radius}Z`,
          fill: palette.rings[index % 2] ?? palette.rings[0],
          stroke: palette.line,
          strokeWidth: 1,
        },
      });
    }
    shapes.push(
      write(quadrant, {
        x: corner.x < 0 ? 4 : side - 4,
        y: corner.y < 0 ? top + 18 : middle.y + side / 2 + 20,
        textAnchor: corner.x < 0 ? 'start' : 'end',
        fontWeight: 700,
        fill: palette.ink,
      }),
    );
  }
  for (const [index, ring] of rings.entries()) {
    const before = rings[index - 1];
    const at = ((before ? edges[before] : 0) + edges[ring]) / 2;
    // Where both sides have no room for four words, each side has two.
    for (const sign of isNarrow ? [index % 2 === 0 ? 1 : -1] : [-1, 1])
      shapes.push(
        write(optionLabel(fields.ring, ring), {
          x: Math.round(middle.x + sign * (band + at * reach)),
          y: middle.y + 4,
          textAnchor: 'middle',
          fontSize: isNarrow ? 11 : 12,
        }),
      );
  }
  const layout = layOut(blips, { ...middle, reach, band });
  for (const dot of layout.dots) shapes.push(...drawDot(dot, layout.dotRadius, palette));
  if (caption) {
    const legend = 'Filled: decided. Outlined: considering. With a second ring: new since the last radar.';
    const missing = layout.left.length > 0 ? ` ${layout.left.length} left out for lack of space.` : '';
    shapes.push(
      write(caption.title, { x: 4, y: 34, fontSize: 22, fontWeight: 700, fill: palette.ink }),
      write(`${legend}${missing}`, { x: 4, y: height - 34, fontSize: 12 }),
      write(caption.foot, { x: 4, y: height - 14, fontSize: 12 }),
    );
  }
  return { ...layout, width: side, height, shapes };
}

function drawDot({ blip: { number, technology }, x, y }: Dot, radius: number, palette: Palette): Shape[] {
  const { selected, isNew } = technology;
  const digits = String(number).length;
  // The second ring lies inside the dot, so that marked dots touch no other.
  const outline: Shape[] = isNew
    ? [
        {
          tag: 'circle',
          attributes: { cx: x, cy: y, r: radius - 2, fill: 'none', stroke: selected ? palette.onAccent : palette.ink, strokeWidth: 1 },
        },
      ]
    : [];
  return [
    {
      tag: 'circle',
      attributes: {
        cx: x,
        cy: y,
        r: radius - 0.5,
        fill: selected ? palette.accent : palette.paper,
        stroke: selected ? palette.accent : palette.ink,
        strokeWidth: 1,
      },
    },
    ...outline,
    {
      tag: 'text',
      attributes: {
        x,
        y: Math.round((y + radius * 0.35) * 100) / 100,
        textAnchor: 'middle',
        fontSize: Math.round(radius * (digits > 2 ? 0.75 : 0.95) * 10) / 10,
        fontWeight: 700,
        fill: selected ? palette.onAccent : palette.ink,
      },
      text: String(number),
    },
  ];
}

const keyRow = 20;
const keyWidth = 300;

/** The radar with the names of its numbers beside it, so that the picture stands by itself. */
export function toRadarPicture(blips: readonly Blip[], caption: { title: string; foot: string }) {
  const { width: radarWidth, height: radarHeight, shapes, dots } = drawRadar(blips, { side: 800, caption });
  const drawn = dots.map(({ blip }) => blip).sort((a, b) => a.number - b.number);
  const perColumn = Math.floor((radarHeight - 90) / keyRow);
  const columns = Math.ceil(drawn.length / perColumn);
  const width = radarWidth + 24 + columns * keyWidth;
  const key = drawn.map((blip, index): Shape => {
    const short = cutTo(blip.technology.name.replace(/\s+/g, ' ').trim() || 'Unnamed technology', 26);
    return {
      tag: 'text',
      attributes: {
        x: radarWidth + 24 + Math.floor(index / perColumn) * keyWidth,
        y: 74 + (index % perColumn) * keyRow,
        fontSize: 13,
        fill: paperPalette.ink,
      },
      text: `${blip.number}  ${short} (${ringLabel(blip.technology)})`,
    };
  });
  const paper: Shape = { tag: 'rect', attributes: { x: 0, y: 0, width, height: radarHeight, fill: paperPalette.paper } };
  return framePicture([paper, ...shapes, ...key], { title: caption.title, width, height: radarHeight, font: 'sans-serif' });
}
