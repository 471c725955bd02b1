/** Charts for paper: drawn once, as lines that stay sharp, in the colour of the house; the writers put the company's own in its place. */
import type { Block, Picture } from './blocks';
import { houseAccent } from './brand';
import { dashes, drawChart, type ChartInks, type Series } from './chart-drawing';
import { fitText, textWidth, wrapText } from './drawing';
import { framePicture, type Shape } from './shapes';

/** As wide as the text of a page, in points. */
const width = 480;
const ink = '#1a1c19';
const mute = '#5d625b';
const line = '#dcd9cf';
const dot = '#a9aba2';

const write = (text: string, x: number, y: number, more: Shape['attributes'] = {}): Shape => ({
  tag: 'text',
  attributes: { x: round(x), y: round(y), fontSize: 9, fill: mute, ...more },
  text,
});
const round = (value: number) => Math.round(value * 100) / 100;

const frame = (shapes: readonly Shape[], title: string, height: number): Picture => ({
  ...framePicture(shapes, { title, width, height: Math.ceil(height) }),
  isBranded: true,
});

const toBlock = (picture: Picture, label: string): Block => ({ kind: 'picture', picture, label });

export interface Point {
  label: string;
  value: number;
  /** The value in words. */
  shown: string;
  /** The company's own among the others. */
  isOwn?: boolean;
}

/** Names on one line of a scale, those that would touch one another a step lower. */
function stepDown(places: readonly { from: number; to: number }[]): number[] {
  const ends: number[] = [];
  return places.map(({ from, to }) => {
    const free = ends.findIndex((end) => end + 8 <= from);
    const row = free < 0 ? ends.length : free;
    ends[row] = to;
    return row;
  });
}

/** From so many times the lowest value on, the line has a scale of ratios. */
const steepest = 8;

/** Values on one line, one's own above it and the others below. Nothing where there are fewer than two to compare. */
export function axisChart(title: string, given: readonly Point[]): Block[] {
  const points = given.filter(({ value }) => Number.isFinite(value)).slice(0, 14);
  if (points.length < 2) return [];
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const pad = 56;
  // One value far beyond the others would press them all together.
  const isSteep = low > 0 && high / low > steepest;
  const place = (value: number) => (isSteep ? Math.log(value) : value);
  const x = (value: number) => pad + ((place(value) - place(low)) / (place(high) - place(low) || 1)) * (width - pad * 2);
  const sorted = [...points].sort((one, other) => one.value - other.value);
  const side = (isOwn: boolean) => {
    const some = sorted.filter((point) => Boolean(point.isOwn) === isOwn);
    const words = some.map(({ label, shown }) => `${fitText(label, 110, 9)} ${shown}`);
    const places = some.map(({ value }, index) => {
      const half = textWidth(words[index] ?? '', 9) / 2;
      const middle = Math.min(width - half - 2, Math.max(half + 2, x(value)));
      return { middle, from: middle - half, to: middle + half };
    });
    const rows = stepDown(places);
    return some.map((point, index) => ({ point, words: words[index] ?? '', middle: places[index]?.middle ?? 0, row: rows[index] ?? 0 }));
  };
  const [own, others] = [side(true), side(false)];
  const deepest = (rows: readonly { row: number }[]) => Math.max(0, ...rows.map(({ row }) => row + 1));
  const y = 14 + deepest(own) * 14;
  const foot = y + 14 + deepest(others) * 14;
  const height = foot + (isSteep ? 14 : 0);
  const shapes: Shape[] = [
    { tag: 'line', attributes: { x1: 8, x2: width - 8, y1: y, y2: y, stroke: '#55584f', strokeWidth: 1.2 } },
    ...others.flatMap(({ point, words, middle, row }): Shape[] => [
      { tag: 'circle', attributes: { cx: round(x(point.value)), cy: y, r: 3.6, fill: dot } },
      write(words, middle, y + 18 + row * 14, { textAnchor: 'middle' }),
    ]),
    ...own.flatMap(({ point, words, middle, row }): Shape[] => [
      { tag: 'circle', attributes: { cx: round(x(point.value)), cy: y, r: 5.2, fill: houseAccent } },
      write(words, middle, y - 11 - row * 14, { textAnchor: 'middle', fill: ink, fontWeight: 600 }),
    ]),
    ...(isSteep ? [write('Equal distances are equal ratios, not equal amounts.', width - 8, foot + 8, { textAnchor: 'end' })] : []),
  ];
  const said = sorted.map(({ label, shown }) => `${label} ${shown}`).join(', ');
  return [toBlock(frame(shapes, title, height), `${title}: ${said}`)];
}

export interface Part {
  label: string;
  value: number;
  shown: string;
}

/** Darker first; the last share is still seen on white. */
const shades = [1, 0.66, 0.4, 0.26, 0.16, 0.1];

/** Largest first, as many as the bar has shades for; the rest as one. */
export function joinRest(given: readonly Omit<Part, 'shown'>[], show: (value: number) => string): Part[] {
  const sorted = given.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value);
  const kept = sorted.length > shades.length ? sorted.slice(0, shades.length - 1) : sorted;
  const rest = sorted.slice(kept.length);
  const joined = { label: `${rest.length} others`, value: rest.reduce((sum, { value }) => sum + value, 0) };
  return [...kept, ...(rest.length > 0 ? [joined] : [])].map((part) => ({ ...part, shown: show(part.value) }));
}

/** One bar cut into its shares, each with its name below. Nothing where there is nothing to share. */
export function shareChart(title: string, given: readonly Part[]): Block[] {
  const parts = given.filter(({ value }) => value > 0).slice(0, shades.length);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (parts.length < 2 || !Number.isFinite(whole)) return [];
  let left = 0;
  const bars = parts.map(({ value }, index): Shape => {
    const wide = (value / whole) * width;
    const shape: Shape = {
      tag: 'rect',
      attributes: {
        x: round(left),
        y: 0,
        width: round(Math.max(1, wide - 1)),
        height: 18,
        fill: houseAccent,
        fillOpacity: shades[index] ?? 0.1,
      },
    };
    left += wide;
    return shape;
  });
  // Four with short names have room beside one another; else the fourth would stand alone below.
  const areShort = parts.every(({ label, shown }) => wrapText(label, width / 4 - 26, 9).length === 1 && shown.length <= 14);
  const perRow = parts.length === 4 ? (areShort ? 4 : 2) : Math.min(parts.length, 3);
  const column = width / perRow;
  const names = parts.map(({ label }) => {
    const [first = '', second, ...more] = wrapText(label, column - 26, 9);
    return second === undefined ? [first] : [first, more.length > 0 ? `${second}…` : second];
  });
  const names2 = Math.max(...names.map((lines) => lines.length));
  const rowHeight = 16 + names2 * 12;
  const keys = parts.flatMap(({ shown }, index): Shape[] => {
    const x = (index % perRow) * column;
    const y = 34 + Math.floor(index / perRow) * rowHeight;
    return [
      {
        tag: 'rect',
        attributes: { x: round(x), y: y - 8, width: 9, height: 9, rx: 2, fill: houseAccent, fillOpacity: shades[index] ?? 0.1 },
      },
      write(shown, x + 15, y, { fill: ink, fontWeight: 600 }),
      ...(names[index] ?? []).map((text, row) => write(text, x + 15, y + 12 + row * 12)),
    ];
  });
  const height = 26 + Math.ceil(parts.length / perRow) * rowHeight;
  return [
    toBlock(frame([...bars, ...keys], title, height), `${title}: ${parts.map(({ label, shown }) => `${label} ${shown}`).join(', ')}`),
  ];
}

export interface Cell {
  row: number;
  column: number;
  /** From 0 to 1: how dark it is. */
  strength: number;
  text: string;
}

/** A grid of two scales, each cell as dark as what it stands for and with what lies in it. */
export function heatChart(
  title: string,
  {
    rows,
    columns,
    cells,
    said,
  }: { rows: readonly string[]; columns: readonly [axis: string, ...names: string[]]; cells: readonly Cell[]; said: string },
): Block {
  const [axis, ...names] = columns;
  const left = 92;
  const tall = 30;
  const wide = (width - left) / Math.max(1, names.length);
  const shapes = [
    ...rows.map((name, row) => write(fitText(name, left - 14, 9), left - 8, row * tall + tall / 2 + 3, { textAnchor: 'end' })),
    ...cells.flatMap(({ row, column, strength, text }): Shape[] => [
      {
        tag: 'rect',
        attributes: {
          x: round(left + column * wide + 1),
          y: row * tall + 1,
          width: round(wide - 2),
          height: tall - 2,
          rx: 2,
          fill: houseAccent,
          fillOpacity: round(0.05 + 0.4 * strength),
        },
      },
      ...(text === ''
        ? []
        : [
            write(fitText(text, wide - 8, 10), left + (column + 0.5) * wide, row * tall + tall / 2 + 3.5, {
              textAnchor: 'middle',
              fill: ink,
              fontSize: 10,
              fontWeight: 600,
            }),
          ]),
    ]),
    ...names.map((name, column) =>
      write(fitText(name, wide - 4, 9), left + (column + 0.5) * wide, rows.length * tall + 13, { textAnchor: 'middle' }),
    ),
    write(axis, left + (width - left) / 2, rows.length * tall + 27, { textAnchor: 'middle' }),
  ];
  return toBlock(frame(shapes, title, rows.length * tall + 32), `${title}: ${said}`);
}

const seriesColors = [houseAccent, '#8a5300', '#8c8f88', '#a33b55'];
const paperInks: ChartInks = {
  fill: (place) => ({ fill: seriesColors[place % 4] ?? ink }),
  stroke: (place) => ({ stroke: seriesColors[place % 4] ?? ink }),
  axis: { stroke: line, strokeWidth: 0.6 },
  zero: { stroke: '#8c8f88', strokeWidth: 0.8 },
  words: { fill: mute, fontSize: 9 },
};

/** Bars or lines with their names above. Nothing where there is no figure. */
export function seriesChart(
  title: string,
  form: {
    categories: readonly string[];
    series: readonly Series[];
    format: (value: number) => string;
    look: 'bars' | 'lines';
    /** Half as wide as the text, to stand beside another. */
    isHalf?: boolean;
  },
): Block[] {
  const { categories, series, format, look, isHalf = false } = form;
  const head = series.length > 1 ? 20 : 0;
  const [wide, height] = isHalf ? [228, 120] : [width, 170];
  const shapes = drawChart({ categories, series, formatAxis: format, look, width: wide, height }, paperInks);
  if (shapes.length === 0) return [];
  let left = 0;
  const legend =
    head === 0
      ? []
      : series.flatMap(({ name }, place): Shape[] => {
          const x = left;
          left += textWidth(name, 9) + 38;
          return [
            {
              tag: 'line',
              attributes: {
                x1: x,
                x2: x + 18,
                y1: -10,
                y2: -10,
                strokeWidth: look === 'bars' ? 7 : 2.5,
                strokeDasharray: look === 'bars' ? '' : (dashes[place % 4] ?? ''),
                ...paperInks.stroke(place),
              },
            },
            write(name, x + 24, -7),
          ];
        });
  const said = series
    .map(({ name, values }) => `${name} ${values.map((value) => (value === null ? '—' : format(value))).join(', ')}`)
    .join('; ');
  const picture = framePicture([...legend, ...shapes], { title, width: wide, height: height + head, top: -head });
  return [toBlock({ ...picture, isBranded: true }, `${title} (${categories[0] ?? ''} to ${categories.at(-1) ?? ''}): ${said}`)];
}
