import { clamp, formatNumber } from '@/lib/numbers';
import { fitText, isInside, overlaps, textWidth, type Box } from '@/lib/drawing';
import { framePicture, type PlaneDrawing, type Shape } from '@/lib/shapes';
import { axisNames, toTenth, type Dot, type Place } from './map';
import type { Axes } from './model';

interface Palette {
  paper: string;
  soft: string;
  line: string;
  ink: string;
  mute: string;
  accent: string;
}

const paperPalette: Palette = { paper: '#ffffff', soft: '#f4f2eb', line: '#d5d0c1', ink: '#1a1c19', mute: '#5d625b', accent: '#0b6b4a' };
/** On the screen the drawing follows the theme. */
export const screenPalette: Palette = {
  paper: 'none',
  soft: 'var(--sunk)',
  line: 'var(--line-strong)',
  ink: 'var(--ink)',
  mute: 'var(--mute)',
  accent: 'var(--accent)',
};

const scaleEnd = 10;
const labelSize = 14;
const radius = 7;

interface MapOptions {
  side: number;
  palette?: Palette;
  /** Above and below the plot, in files. */
  caption?: { title: string; foot: string };
}

/** A square divided in four, each product a named dot on it. */
export function drawMap(axes: Axes, dots: readonly Dot[], { side, palette = paperPalette, caption }: MapOptions): PlaneDrawing<Dot, Place> {
  const top = caption ? 64 : 10;
  const plot: Box = { x: 36, y: top, width: side - 46, height: side - 46 };
  const width = side;
  const height = top + plot.height + 36 + (caption ? 30 : 0);
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const middle = { x: plot.x + plot.width / 2, y: plot.y + plot.height / 2 };
  const write = (text: string, more: Record<string, string | number>): Shape => ({
    tag: 'text',
    attributes: { fontSize: 13, fill: palette.mute, ...more },
    text,
  });
  const rule = (x1: number, y1: number, x2: number, y2: number): Shape => ({
    tag: 'line',
    attributes: { x1, y1, x2, y2, stroke: palette.line, strokeWidth: 1.5 },
  });
  const names = axisNames(axes);
  const third = plot.width / 3 - 12;
  const strong = { fontWeight: 700, fill: palette.ink, textAnchor: 'middle' };
  const below = bottom + 22;
  const turned = (y: number) => ({ x: 22, y, transform: `rotate(-90 22 ${y})` });
  const frame: Shape[] = [
    { tag: 'rect', attributes: { x: 0, y: 0, width, height, fill: palette.paper } },
    { tag: 'rect', attributes: { ...plot, rx: 10, fill: palette.soft } },
    rule(middle.x, plot.y, middle.x, bottom),
    rule(plot.x, middle.y, right, middle.y),
    write(fitText(axes.left, third, 13), { x: plot.x, y: below }),
    write(fitText(names.across, third, 13), { x: middle.x, y: below, ...strong }),
    write(fitText(axes.right, third, 13), { x: right, y: below, textAnchor: 'end' }),
    write(fitText(axes.bottom, third, 13), turned(bottom)),
    write(fitText(names.up, third, 13), { ...turned(middle.y), ...strong }),
    write(fitText(axes.top, third, 13), { ...turned(plot.y), textAnchor: 'end' }),
  ];
  if (caption) {
    frame.push(
      write(fitText(caption.title, side - 48, 22), { x: plot.x, y: 40, fontSize: 22, fontWeight: 700, fill: palette.ink }),
      write(fitText(caption.foot, side - 48, 12), { x: plot.x, y: height - 12, fontSize: 12 }),
    );
  }
  // Dots on the very edge keep their whole circle inside.
  const inset = 12;
  const span = plot.width - inset * 2;
  const points = dots.map((dot) => ({
    dot,
    cx: Math.round(plot.x + inset + (clamp(dot.x, 0, scaleEnd) / scaleEnd) * span),
    cy: Math.round(bottom - inset - (clamp(dot.y, 0, scaleEnd) / scaleEnd) * span),
  }));
  const taken: Box[] = points.map(({ cx, cy }) => ({ x: cx - 9, y: cy - 9, width: 18, height: 18 }));
  const drawn = points.map(({ dot, cx, cy }, index) => {
    const others = taken.filter((_, other) => other !== index);
    const label = placeLabel(dot.name, cx, cy, plot, others);
    taken.push(label.box);
    const circle: Shape['attributes'] = dot.isOwn
      ? { fill: palette.accent, stroke: palette.accent, strokeWidth: 5, strokeOpacity: 0.3 }
      : { fill: palette.ink, stroke: palette.soft, strokeWidth: 2 };
    const { x, y, textAnchor, text } = label;
    const ink: Shape['attributes'] = dot.isOwn ? { fill: palette.accent, fontWeight: 700 } : { fill: palette.ink };
    const shapes: Shape[] = [
      { tag: 'circle', attributes: { cx, cy, r: radius, ...circle } },
      { tag: 'text', attributes: { x, y, textAnchor, fontSize: labelSize, ...ink }, text },
    ];
    return { dot, home: { x: cx, y: cy }, cx, cy, shapes };
  });
  return {
    width,
    height,
    frame,
    dots: drawn,
    // Rounded as it will be kept, so that the dot does not jump when let go.
    toPlace: (x, y) => ({ x: toTenth(((x - plot.x - inset) / span) * scaleEnd), y: toTenth(((bottom - inset - y) / span) * scaleEnd) }),
  };
}

/** Beside the dot where there is room, else above or below it, else on the wider side and cut. */
function placeLabel(name: string, cx: number, cy: number, plot: Box, taken: readonly Box[]) {
  const gap = radius + 6;
  const lineHeight = labelSize + 4;
  const text = fitText(name, plot.width * 0.6, labelSize);
  const width = textWidth(text, labelSize);
  const at = (x: number, y: number, textAnchor: 'start' | 'middle' | 'end', shown = text, room = width) => ({
    x,
    y,
    textAnchor,
    text: shown,
    box: {
      x: textAnchor === 'start' ? x : textAnchor === 'end' ? x - room : x - room / 2,
      y: y - labelSize,
      width: room,
      height: lineHeight,
    },
  });
  const tries = [
    at(cx + gap, cy + 5, 'start'),
    at(cx - gap, cy + 5, 'end'),
    at(cx, cy - gap - 2, 'middle'),
    at(cx, cy + gap + labelSize - 3, 'middle'),
  ];
  const free = tries.find(({ box }) => isInside(box, plot) && !taken.some((other) => overlaps(box, other)));
  if (free) return free;
  const isLeft = cx < plot.x + plot.width / 2;
  const room = (isLeft ? plot.x + plot.width - cx : cx - plot.x) - gap;
  return at(isLeft ? cx + gap : cx - gap, cy + 5, isLeft ? 'start' : 'end', fitText(name, room, labelSize), Math.min(width, room));
}

export function toMapPicture(axes: Axes, dots: readonly Dot[], caption: { title: string; foot: string }) {
  const { width, height, frame, dots: drawn } = drawMap(axes, dots, { side: 800, caption });
  return framePicture([...frame, ...drawn.flatMap(({ shapes }) => shapes)], { title: caption.title, width, height, font: 'sans-serif' });
}

export const describeDot = ({ x, y }: Place, axes: Axes) => {
  const { across, up } = axisNames(axes);
  return `${across} ${formatNumber(x)}, ${up} ${formatNumber(y)}`;
};
