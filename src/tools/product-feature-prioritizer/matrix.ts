import { clamp } from '@/lib/numbers';
import { fitText, isInside, overlaps, textWidth, type Box } from '@/lib/drawing';
import type { PlaneDrawing, Shape } from '@/lib/shapes';
import { quadrantNames } from './content';
import { highest, lowest, nameOf } from './model';
import type { Quadrant, Ranked } from './scores';

export interface Place {
  impact: number;
  effort: number;
}

export interface Dot extends Place {
  id: string;
  name: string;
  rank: number;
}

interface Palette {
  paper: string;
  soft: string;
  line: string;
  ink: string;
  mute: string;
  dot: string;
  onDot: string;
}

const paperPalette: Palette = {
  paper: '#ffffff',
  soft: '#f4f2eb',
  line: '#d5d0c1',
  ink: '#1a1c19',
  mute: '#5d625b',
  dot: '#0b6b4a',
  onDot: '#ffffff',
};
/** On the screen the drawing follows the theme. */
export const screenPalette: Palette = {
  paper: 'none',
  soft: 'var(--sunk)',
  line: 'var(--line-strong)',
  ink: 'var(--ink)',
  mute: 'var(--mute)',
  dot: 'var(--accent)',
  onDot: 'var(--on-accent)',
};

/** More dots than this hide each other; the best ranked are drawn. */
export const mostDots = 150;
/** With more dots than this only their ranks stand on the matrix. */
const mostLabels = 24;
const labelSize = 12;

export const toDots = (ranked: readonly Ranked[]): Dot[] =>
  ranked.slice(0, mostDots).map(({ feature, rank }) => ({
    id: feature.id,
    name: nameOf(feature),
    rank,
    impact: feature.impact,
    effort: feature.effort,
  }));

interface Point {
  x: number;
  y: number;
}

const isFree = (point: Point, others: readonly Point[], gap: number) =>
  others.every((other) => Math.hypot(point.x - other.x, point.y - other.y) >= gap);

/** Rings of tries around a spot, the nearest first. */
const rings: Point[] = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7].flatMap((distance) =>
  Array.from({ length: 12 }, (_, turn) => ({
    x: distance * Math.cos((turn * Math.PI) / 6),
    y: distance * Math.sin((turn * Math.PI) / 6),
  })),
);

/** Each dot on its spot, or beside it where another already stands, so that none hides another. */
export function spreadPoints(spots: readonly Point[], gap: number, room: Box): Point[] {
  const placed: Point[] = [];
  for (const spot of spots) {
    const tries = [spot, ...rings.map(({ x, y }) => ({ x: spot.x + x * gap, y: spot.y + y * gap }))];
    const free = tries.find((point) => isInside({ ...point, width: 0, height: 0 }, room) && isFree(point, placed, gap - 0.01));
    placed.push(free ?? spot);
  }
  return placed;
}

interface MatrixOptions {
  side: number;
  palette?: Palette;
  /** Above and below the plot, in files. */
  caption?: { title: string; foot: string };
}

/** Effort runs to the right, impact upwards: a square divided in four, each feature a dot with its rank. */
export function drawMatrix(dots: readonly Dot[], { side, palette = paperPalette, caption }: MatrixOptions): PlaneDrawing<Dot, Place> {
  // The names of the quadrants stand outside the plot, where no dot can cover them.
  const top = (caption ? 64 : 4) + 20;
  const plot: Box = { x: 34, y: top, width: side - 40, height: side - 40 };
  const width = side;
  const height = top + plot.height + 56 + (caption ? 30 : 0);
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const middle = { x: plot.x + plot.width / 2, y: plot.y + plot.height / 2 };
  const write = (text: string, more: Record<string, string | number>): Shape => ({
    tag: 'text',
    attributes: { fontSize: 12, fill: palette.mute, ...more },
    text,
  });
  const rule = (x1: number, y1: number, x2: number, y2: number): Shape => ({
    tag: 'line',
    attributes: { x1, y1, x2, y2, stroke: palette.line, strokeWidth: 1.5 },
  });
  const corner = (quadrant: Quadrant, more: Record<string, string | number>) =>
    write(fitText(quadrantNames[quadrant].many, plot.width / 2 - 20, 13), { fontSize: 13, fontWeight: 600, ...more });
  const turned = (y: number) => ({ x: 20, y, transform: `rotate(-90 20 ${y})` });
  const strong = { fontWeight: 700, fill: palette.ink, textAnchor: 'middle' };
  const below = bottom + 40;
  const frame: Shape[] = [
    { tag: 'rect', attributes: { x: 0, y: 0, width, height, fill: palette.paper } },
    { tag: 'rect', attributes: { ...plot, rx: 10, fill: palette.soft } },
    rule(middle.x, plot.y, middle.x, bottom),
    rule(plot.x, middle.y, right, middle.y),
    corner('quick', { x: plot.x + 10, y: plot.y - 7 }),
    corner('big', { x: right - 10, y: plot.y - 7, textAnchor: 'end' }),
    corner('fill', { x: plot.x + 10, y: bottom + 18 }),
    corner('sink', { x: right - 10, y: bottom + 18, textAnchor: 'end' }),
    write(String(lowest), { x: plot.x + 4, y: below }),
    write('Effort', { x: middle.x, y: below, ...strong }),
    write(String(highest), { x: right, y: below, textAnchor: 'end' }),
    write(String(lowest), turned(bottom - 4)),
    write('Impact', { ...turned(middle.y), ...strong }),
    write(String(highest), { ...turned(plot.y), textAnchor: 'end' }),
  ];
  if (caption) {
    frame.push(
      write(fitText(caption.title, side - 48, 22), { x: plot.x, y: 40, fontSize: 22, fontWeight: 700, fill: palette.ink }),
      write(fitText(caption.foot, side - 48, 12), { x: plot.x, y: height - 12 }),
    );
  }

  const cell = plot.width / highest;
  const radius = 11;
  // Neighbours on the grid never push each other, and very many dots draw closer.
  const gap = Math.min(2 * radius + 2, cell, (0.7 * plot.width) / Math.sqrt(dots.length));
  const inset = Math.min(radius + 3, cell / 2);
  const room = { x: plot.x + inset, y: plot.y + inset, width: plot.width - inset * 2, height: plot.height - inset * 2 };
  const homes = dots.map(({ impact, effort }) => ({
    x: plot.x + (clamp(effort, lowest, highest) - 0.5) * cell,
    y: bottom - (clamp(impact, lowest, highest) - 0.5) * cell,
  }));
  const spread = spreadPoints(homes, gap, room);
  const points = dots.map((dot, index) => {
    const home = homes[index] ?? middle;
    const { x, y } = spread[index] ?? home;
    return { dot, home, cx: Math.round(x), cy: Math.round(y) };
  });
  const taken: Box[] = points.map(({ cx, cy }) => ({ x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 }));
  const hasLabels = dots.length <= mostLabels;
  const drawn = points.map(({ dot, home, cx, cy }) => {
    const shapes: Shape[] = [
      { tag: 'circle', attributes: { cx, cy, r: radius, fill: palette.dot, stroke: palette.soft, strokeWidth: 2 } },
      write(String(dot.rank), {
        x: cx,
        y: cy + 4,
        fontSize: dot.rank > 99 ? 9 : 11,
        fontWeight: 700,
        fill: palette.onDot,
        textAnchor: 'middle',
      }),
    ];
    const label = hasLabels ? placeLabel(dot.name, cx, cy, radius, plot, taken) : undefined;
    if (label) {
      taken.push(label.box);
      shapes.push(write(label.text, { x: label.x, y: label.y, textAnchor: label.textAnchor, fontSize: labelSize, fill: palette.ink }));
    }
    return { dot, home, cx, cy, shapes };
  });
  return {
    width,
    height,
    frame,
    dots: drawn,
    toPlace: (x, y) => ({
      effort: clamp(Math.ceil((x - plot.x) / cell), lowest, highest),
      impact: clamp(Math.ceil((bottom - y) / cell), lowest, highest),
    }),
  };
}

/** Beside the dot where there is room, else below or above it; where there is none, the rank alone must do. */
function placeLabel(name: string, cx: number, cy: number, radius: number, plot: Box, taken: readonly Box[]) {
  const gap = radius + 5;
  const text = fitText(name, plot.width * 0.4, labelSize);
  const width = textWidth(text, labelSize);
  const at = (x: number, y: number, textAnchor: 'start' | 'middle' | 'end') => ({
    x,
    y,
    textAnchor,
    text,
    box: {
      x: textAnchor === 'start' ? x : textAnchor === 'end' ? x - width : x - width / 2,
      y: y - labelSize,
      width,
      height: labelSize + 4,
    },
  });
  return [
    at(cx + gap, cy + 4, 'start'),
    at(cx - gap, cy + 4, 'end'),
    at(cx, cy + gap + labelSize - 3, 'middle'),
    at(cx, cy - gap - 1, 'middle'),
  ].find(({ box }) => isInside(box, plot) && !taken.some((other) => overlaps(box, other)));
}

const keySteps: Record<string, Place> = {
  ArrowLeft: { effort: -1, impact: 0 },
  ArrowRight: { effort: 1, impact: 0 },
  ArrowUp: { effort: 0, impact: 1 },
  ArrowDown: { effort: 0, impact: -1 },
};

/** One step on the scale for an arrow; nothing for any other key. */
export function moveByKey({ impact, effort }: Place, key: string): Place | undefined {
  const step = Object.hasOwn(keySteps, key) ? keySteps[key] : undefined;
  return step && { impact: clamp(impact + step.impact, lowest, highest), effort: clamp(effort + step.effort, lowest, highest) };
}
