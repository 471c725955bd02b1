import { mix } from '../colors';
import type { Drawn, Paragraph, Simple } from '../drawn';
import type { Style } from '../designs';
import type { Lay } from './laid';
import { columnsFor, layGrid, type Cell } from './laid';
import { widthOf } from '../measure';
import { drawText, heightOf } from './text';

const gap = 16;

const shadesOf = (count: number, { palette }: Style) =>
  Array.from({ length: count }, (_, index) => mix(palette.accent, palette.ground, 1 - (0.72 * index) / Math.max(1, count - 1)));

/** What the money goes to, as parts of one bar; what nobody has spoken for stays empty. */
export const layShares: Lay<'shares'> = (block, area, scale, style) => {
  const { shares } = block;
  const { palette } = style;
  const sum = shares.reduce((total, { value }) => total + value, 0);
  const whole = shares[0]?.unit === '%' ? Math.max(100, sum) : sum;
  const shades = shadesOf(shares.length, style);
  const bar = { x: area.x, y: area.y, width: area.width, height: 34 * scale };
  const widths = shares.map(({ value }) => (value / whole) * area.width);
  const segments: Simple[] = [];
  let left = area.x;
  for (const [index, width] of widths.entries()) {
    segments.push({ kind: 'box', x: left, y: bar.y, width, height: bar.height, fill: shades[index] ?? palette.accent });
    left += width;
  }
  const chart: Drawn = {
    kind: 'chart',
    form: 'shares',
    ...bar,
    name: '',
    labels: shares.map(({ label }) => label),
    values: shares.map(({ value }) => value),
    shown: shares.map(({ shown }) => shown),
    colors: shades,
    ink: palette.ink,
    size: 12,
    parts: [{ kind: 'box', ...bar, fill: palette.card }, ...segments],
  };
  const wordsOf = (index: number): Paragraph[] => [
    { text: shares[index]?.shown ?? '', face: 'head', size: 30 * scale },
    { text: shares[index]?.label ?? '' },
  ];
  const options = { size: 17 * scale };
  const top = area.y + bar.height + 12 * scale;
  const under = { ...area, y: top, height: area.height - (top - area.y) };
  // Each below its own part where all parts are wide enough for their words; else side by side with a patch of their colour.
  const fits = (width: number, index: number) =>
    width >= Math.min(150, gap + widthOf(shares[index]?.label ?? '', { font: style.fonts.body, size: 17 * scale }));
  if (widths.every((width, index) => width >= 90 && fits(width, index))) {
    const height = Math.max(...widths.map((width, index) => heightOf(wordsOf(index), width - gap, options, style)));
    if (height > under.height) return { parts: [], height: 0, rest: block };
    let from = area.x;
    const words = widths.map((width, index) => {
      const drawn = drawText(wordsOf(index), { x: from, y: top, width: width - gap, height }, options, style);
      from += width;
      return drawn;
    });
    return { parts: [chart, ...words], height: top - area.y + height };
  }
  const columns = columnsFor(shares.length, area.width, 150);
  const width = (area.width - gap * (columns - 1)) / columns;
  const cells = shares.map((_, index): Cell => ({
    height: 12 + heightOf(wordsOf(index), width, options, style),
    draw: (place) => [
      { kind: 'box', x: place.x, y: place.y + 2, width: 28, height: 5, fill: shades[index] ?? palette.accent },
      drawText(wordsOf(index), { ...place, y: place.y + 12, height: place.height - 12 }, options, style),
    ],
  }));
  const { parts, height, count } = layGrid(cells, columns, under, gap);
  return count < shares.length ? { parts: [], height: 0, rest: block } : { parts: [chart, ...parts], height: top - area.y + height };
};

/** Dots on a line, each with its day and what happens then. */
export const layTimeline: Lay<'timeline'> = ({ steps, lines }, area, scale, style) => {
  const { palette } = style;
  const columns = columnsFor(steps.length, area.width, 150);
  const width = (area.width - gap * (columns - 1)) / columns;
  const dot = 12;
  const above = 22 * scale;
  const options = { size: 17 * scale, gap: 0.1 };
  const wordsOf = (index: number): Paragraph[] => [{ text: steps[index]?.when ?? '', isBold: true }, { text: steps[index]?.what ?? '' }];
  const cells = steps.map((_, index): Cell => ({
    height: above + heightOf(wordsOf(index), width, options, style),
    draw: (place) => {
      const isLast = index === steps.length - 1 || index % columns === columns - 1;
      const y = place.y + dot / 2;
      const line: Drawn[] = isLast
        ? []
        : [{ kind: 'line', x1: place.x + dot, y1: y, x2: place.x + width + gap, y2: y, color: palette.mute }];
      return [
        ...line,
        { kind: 'circle', x: place.x, y: place.y, width: dot, height: dot, fill: palette.accent },
        drawText(wordsOf(index), { ...place, y: place.y + above, height: place.height - above }, options, style),
      ];
    },
  }));
  const { parts, height, count } = layGrid(cells, columns, area, gap);
  return {
    parts,
    height,
    ...(count < steps.length ? { rest: { kind: 'timeline', steps: steps.slice(count), lines: lines.slice(count) } } : {}),
  };
};
