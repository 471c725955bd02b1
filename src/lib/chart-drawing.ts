import { cutTo } from './cut';
import { axisLetter, axisRoom, linearScale, niceTicks } from './scale';
import type { Shape } from './shapes';

export interface Series {
  name: string;
  /** One for each category; a gap where there is no figure. */
  values: readonly (number | null)[];
}

/** How the parts of a chart are painted: by classes on the screen, where the theme may change, by colours on paper. */
export interface ChartInks {
  fill: (place: number) => Shape['attributes'];
  stroke: (place: number) => Shape['attributes'];
  axis: Shape['attributes'];
  zero: Shape['attributes'];
  words: Shape['attributes'];
}

interface ChartForm {
  categories: readonly string[];
  series: readonly Series[];
  formatAxis: (value: number) => string;
  /** Bars side by side, or lines through the points. */
  look: 'bars' | 'lines';
  width: number;
  height: number;
}

/** Colour is never the only sign: lines differ in their dashes, too. */
export const dashes = ['', '6 4', '2 3', '9 3 2 3'];
const room = { right: 12, top: 10, bottom: 28 };

/** Below its mark, unless it would be cut at an edge. */
function placeLabel(x: number, width: number, label: string) {
  const half = (axisLetter * label.length) / 2;
  if (x + half > width) return { x: width, textAnchor: 'end' };
  return x - half < 0 ? { x: 0, textAnchor: 'start' } : { x, textAnchor: 'middle' };
}

/** Figures as bars or lines, the same on the screen and on paper. Nothing where there is no figure. */
export function drawChart({ categories, series, formatAxis, look, width, height }: ChartForm, inks: ChartInks): Shape[] {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  if (all.length === 0) return [];
  const ticks = niceTicks(all);
  const y = linearScale(ticks, height - room.bottom, room.top);
  // Between whole cents there is nothing to say.
  const isWhole = all.every(Number.isInteger);
  const left = axisRoom(ticks.map(formatAxis));
  const slot = (width - left - room.right) / Math.max(1, categories.length);
  const center = (index: number) => left + slot * (index + 0.5);
  const every = Math.max(1, Math.ceil(64 / slot));
  const frame = ticks.flatMap((tick): Shape[] => [
    {
      tag: 'line',
      attributes: { x1: left, x2: width - room.right, y1: y(tick), y2: y(tick), ...(tick === 0 ? inks.zero : inks.axis) },
    },
    ...(isWhole && !Number.isInteger(tick)
      ? []
      : [{ tag: 'text' as const, attributes: { x: left - 8, y: y(tick) + 4, textAnchor: 'end', ...inks.words }, text: formatAxis(tick) }]),
  ]);
  const names = categories.flatMap((category, index): Shape[] => {
    if (index % every !== 0) return [];
    // A name never runs into the next one.
    const text = cutTo(category, Math.max(3, Math.floor((slot * every) / axisLetter) - 1));
    return [{ tag: 'text', attributes: { ...placeLabel(center(index), width, text), y: height - 8, ...inks.words }, text }];
  });
  const bar = Math.max(2, Math.min(36, (slot * 0.7) / series.length));
  const marks = series.flatMap(({ values }, place): Shape[] => {
    if (look === 'bars') {
      return values.flatMap((value, index): Shape[] => {
        if (value === null) return [];
        const x = center(index) - (bar * series.length) / 2 + bar * place + 1;
        const top = Math.min(y(value), y(0));
        const tall = Math.max(1, Math.abs(y(value) - y(0)));
        return [{ tag: 'rect', attributes: { x, y: top, width: bar - 2, height: tall, rx: 2, ...inks.fill(place) } }];
      });
    }
    const points = values.flatMap((value, index) => (value === null ? [] : [{ x: center(index), y: y(value) }]));
    const line: Shape = {
      tag: 'polyline',
      attributes: {
        points: points.map((point) => `${point.x},${point.y}`).join(' '),
        fill: 'none',
        strokeWidth: 2.5,
        strokeLinejoin: 'round',
        strokeDasharray: dashes[place % 4] ?? '',
        ...inks.stroke(place),
      },
    };
    const dots = points.map((point): Shape => ({ tag: 'circle', attributes: { cx: point.x, cy: point.y, r: 3, ...inks.fill(place) } }));
    return [line, ...(points.length <= 40 ? dots : [])];
  });
  return [...frame, ...names, ...marks];
}
