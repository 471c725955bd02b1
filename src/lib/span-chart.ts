import type { Block } from './blocks';
import { houseAccent } from './brand';
import { fitText } from './drawing';
import { framePicture, type Shape } from './shapes';

export interface Span {
  label: string;
  from: number;
  to: number;
  look: 'done' | 'running' | 'planned' | 'held';
}

export interface Tick {
  at: number;
  label: string;
}

/** As wide as the text of a page, in points. */
const width = 480;
const names = 150;
const row = 17;
const top = 20;
/** More would not fit on a page below its heading. */
const mostSpans = 20;
const looks: Record<Span['look'], Shape['attributes']> = {
  done: { fill: houseAccent },
  running: { fill: houseAccent, fillOpacity: 0.55 },
  planned: { fill: houseAccent, fillOpacity: 0.2 },
  held: { fill: '#ffffff', stroke: '#8c8f88', strokeWidth: 0.8, strokeDasharray: '3 2' },
};

/** What is planned from when to when, one bar below the other, for paper. Nothing where fewer than two have dates. */
export function spanChart(title: string, given: readonly Span[], ticks: readonly Tick[]): Block[] {
  const spans = given.filter(({ from, to }) => Number.isFinite(from) && to >= from).slice(0, mostSpans);
  if (spans.length < 2) return [];
  const low = Math.min(...spans.map(({ from }) => from), ...ticks.map(({ at }) => at));
  const high = Math.max(...spans.map(({ to }) => to));
  const x = (value: number) => Math.round((names + ((value - low) / (high - low || 1)) * (width - names)) * 10) / 10;
  const height = top + spans.length * row + 4;
  const inside = ticks.filter(({ at }) => at >= low && at <= high);
  const room = (width - names) / Math.max(1, inside.length) - 6;
  const shapes: Shape[] = [
    ...inside.flatMap(({ at, label }): Shape[] => [
      { tag: 'line', attributes: { x1: x(at), x2: x(at), y1: 4, y2: height, stroke: '#dcd9cf', strokeWidth: 0.6 } },
      {
        tag: 'text',
        attributes: { x: x(at) + 4, y: 12, fontSize: 8, fill: '#5d625b' },
        text: fitText(label, Math.max(20, Math.min(room, width - x(at) - 6)), 8),
      },
    ]),
    ...spans.flatMap(({ label, from, to, look }, index): Shape[] => {
      const y = top + index * row;
      return [
        { tag: 'text', attributes: { x: 0, y: y + 11, fontSize: 8.5, fill: '#1a1c19' }, text: fitText(label, names - 10, 8.5) },
        {
          tag: 'rect',
          attributes: {
            x: x(from),
            y: y + 3,
            width: Math.max(3, Math.round((x(to) - x(from)) * 10) / 10),
            height: 10,
            rx: 2,
            ...looks[look],
          },
        },
      ];
    }),
  ];
  const picture = framePicture(shapes, { title, width, height });
  const left = given.length - spans.length;
  return [
    { kind: 'picture', picture: { ...picture, isBranded: true }, label: `${title}: ${spans.map(({ label }) => label).join(', ')}` },
    ...(left > 0 ? [{ kind: 'paragraph' as const, text: `${left} more in the tables below.`, tone: 'muted' as const }] : []),
  ];
}
