import type { Picture } from '@/lib/blocks';
import type { Canvas, Pen } from './pen';
import type { Face, Type } from './type';

/** One element of our own drawings, as its markup says it. */
export interface Element {
  tag: string;
  attributes: Record<string, string>;
  text: string;
  /** How far the groups around it move it. */
  dx: number;
  dy: number;
}

const drawable = new Set(['rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'path', 'text']);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
const plain = (markup: string) => markup.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => entities[name] ?? '');

function readAttributes(markup: string): Record<string, string> {
  return Object.fromEntries([...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]));
}

const movePattern = /^translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)$/;
const turnPattern = /^rotate\((-?[\d.]+)[ ,]+(-?[\d.]+)[ ,]+(-?[\d.]+)\)$/;

/** The elements of one of our own drawings; none where it holds what only a browser can draw, such as a photograph. */
export function readDrawing({ svg }: Picture): Element[] | undefined {
  const body = /^<svg\b[^>]*>([^]*)<\/svg>$/.exec(svg)?.[1];
  if (body === undefined) return undefined;
  const elements: Element[] = [];
  const moves = [{ dx: 0, dy: 0 }];
  let end = 0;
  for (const found of body.matchAll(/<(\/?)([a-zA-Z]+)\b([^>]*?)(\/?)>(?:([^<]*)<\/\2>)?/g)) {
    // What stands between the tags would be lost.
    if (found.index !== end) return undefined;
    end = found.index + found[0].length;
    const [, isEnd, tag = '', given = '', , text = ''] = found;
    const { dx, dy } = moves.at(-1) ?? { dx: 0, dy: 0 };
    if (isEnd) {
      if (tag !== 'g') return undefined;
      moves.pop();
      continue;
    }
    if (tag === 'title') continue;
    const attributes = readAttributes(given);
    if (tag === 'g') {
      const { transform, ...more } = attributes;
      const move = movePattern.exec(transform ?? '');
      if (!move || Object.keys(more).length > 0) return undefined;
      moves.push({ dx: dx + Number(move[1]), dy: dy + Number(move[2]) });
      continue;
    }
    const isTurned = attributes.transform !== undefined;
    if (!drawable.has(tag) || (isTurned && !turnPattern.test(attributes.transform ?? '')) || attributes['clip-path']) return undefined;
    elements.push({ tag, attributes, text: plain(text), dx, dy });
  }
  return end === body.length ? elements : undefined;
}

/** Whether all its letters are in our fonts: else a browser draws it. */
export const canWrite = (elements: readonly Element[], { text, strong }: Type['faces']) =>
  elements.every((element) => [...element.text].every((sign) => /\s/.test(sign) || (text.has(sign) && strong.has(sign))));

const isPaint = (paint: string | undefined) => paint !== undefined && paint !== 'none' && paint !== 'transparent';

function trace(canvas: Canvas, { tag, attributes, dx, dy }: Element): void {
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'rect': {
      const radius = Math.min(at('rx') || at('ry'), at('width') / 2, at('height') / 2);
      if (radius > 0) canvas.roundedRect(at('x') + dx, at('y') + dy, at('width'), at('height'), radius);
      else canvas.rect(at('x') + dx, at('y') + dy, at('width'), at('height'));
      return;
    }
    case 'circle':
      canvas.circle(at('cx') + dx, at('cy') + dy, at('r'));
      return;
    case 'ellipse':
      canvas.ellipse(at('cx') + dx, at('cy') + dy, at('rx'), at('ry'));
      return;
    case 'line':
      canvas.moveTo(at('x1') + dx, at('y1') + dy).lineTo(at('x2') + dx, at('y2') + dy);
      return;
    case 'path':
      canvas.translate(dx, dy).path(attributes.d ?? '');
      return;
    default: {
      const [first, ...more] = [...(attributes.points ?? '').matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)].map(([, x, y]): [number, number] => [
        Number(x) + dx,
        Number(y) + dy,
      ]);
      if (!first) return;
      canvas.moveTo(...first);
      for (const point of more) canvas.lineTo(...point);
      if (tag === 'polygon') canvas.closePath();
    }
  }
}

function drawShape(canvas: Canvas, element: Element): void {
  const { attributes, tag } = element;
  const fill = attributes.fill ?? '#000000';
  const { stroke } = attributes;
  const isFilled = isPaint(fill) && tag !== 'line';
  const isDrawn = isPaint(stroke);
  if (!isFilled && !isDrawn) return;
  const whole = Number(attributes.opacity ?? 1);
  canvas.save();
  canvas.fillOpacity(whole * Number(attributes['fill-opacity'] ?? 1));
  canvas.strokeOpacity(whole * Number(attributes['stroke-opacity'] ?? 1));
  canvas.lineWidth(Number(attributes['stroke-width'] ?? 1));
  canvas.lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt');
  canvas.lineJoin(attributes['stroke-linejoin'] === 'round' ? 'round' : 'miter');
  const dashes = (attributes['stroke-dasharray'] ?? '')
    .split(/[ ,]+/)
    .map(Number)
    .filter((length) => length > 0);
  const [dash, space = dash] = dashes;
  if (dash !== undefined && space !== undefined) canvas.dash(dash, { space });
  trace(canvas, element);
  if (isFilled && isDrawn) canvas.fillAndStroke(fill, stroke);
  else if (isFilled) canvas.fill(fill);
  else canvas.stroke(stroke);
  canvas.restore();
}

function writeText(pen: Pen, canvas: Canvas, { attributes, text, dx, dy }: Element, { text: light, strong }: Type['faces']): void {
  const size = Number(attributes['font-size'] ?? 16);
  const weight = attributes['font-weight'] ?? '400';
  const face: Face = weight === 'bold' || Number(weight) >= 600 ? strong : light;
  const color = attributes.fill ?? '#000000';
  if (!isPaint(color)) return;
  const wide = face.width(text, size);
  // Room was measured for a font that nobody knows; ours may be a little wider.
  const most = Number(attributes.textLength ?? Number.POSITIVE_INFINITY);
  const squeeze = Math.min(1, most / Math.max(1, wide));
  const taken = wide * squeeze;
  const anchor = attributes['text-anchor'];
  const x = Number(attributes.x ?? 0) + dx - (anchor === 'middle' ? taken / 2 : anchor === 'end' ? taken : 0);
  const y = Number(attributes.y ?? 0) + dy + (/central|middle/.test(attributes['dominant-baseline'] ?? '') ? size * 0.36 : 0);
  const turn = turnPattern.exec(attributes.transform ?? '');
  canvas.save();
  canvas.fillOpacity(Number(attributes.opacity ?? 1) * Number(attributes['fill-opacity'] ?? 1));
  if (turn) canvas.rotate(Number(turn[1]), { origin: [Number(turn[2]) + dx, Number(turn[3]) + dy] });
  pen.text(text, x, y, { face, size, color }, squeeze);
  canvas.restore();
}

/** Lines and letters that stay sharp at any size, the same as on the screen. */
export function drawElements(pen: Pen, elements: readonly Element[], faces: Type['faces'], frame: Parameters<Pen['sketch']>[0]): void {
  pen.sketch(frame, (canvas) => {
    for (const element of elements) {
      if (element.tag === 'text') writeText(pen, canvas, element, faces);
      else drawShape(canvas, element);
    }
  });
}

/** What of the plane the drawing shows; its units may be larger or smaller than those of the picture. */
export function viewOf({ svg, width, height }: Picture): { left: number; top: number; width: number; height: number } {
  const found = /^<svg\b[^>]*\sviewBox="(-?[\d.]+)[ ,]+(-?[\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg);
  const [left = 0, top = 0, across = width, down = height] = found?.slice(1).map(Number) ?? [];
  return { left, top, width: across, height: down };
}
