import { card } from './layout';
import type { Place } from './model';

type Four = readonly [number, number, number, number];

export interface Line {
  path: string;
  head: string;
  /** Close to each other all along, so that labels can be kept off it. */
  points: Place[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const pointGap = 8;
const nearBy = 3;

function pointOn(xs: Four, ys: Four, share: number): Place {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const at = (points: Four) => points.reduce((sum, point, index) => sum + point * (weights[index] ?? 0), 0);
  return { x: Math.round(at(xs)), y: Math.round(at(ys)) };
}

/** From card to card, straight through its own places in the columns between them. Its points are worked out only where labels need them. */
export function lineOf(from: Place, to: Place, passes: readonly Place[], hasPoints: boolean): Line {
  const middle = card.height / 2;
  const stops = [from, ...passes, to];
  const [x, y] = [to.x, to.y + middle];
  const points: Place[] = [];
  const parts = stops.slice(1).map((next, index) => {
    const before = stops[index] as Place;
    const isLast = index === stops.length - 2;
    const [x1, y1, x2, y2] = [before.x + card.width, before.y + middle, next.x - (isLast ? 6 : 0), next.y + middle];
    const bend = Math.max(36, Math.abs(x2 - x1) / 2);
    const path = `${index === 0 ? 'M' : 'L'}${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
    if (!hasPoints) return path;
    // Through a column in between it runs straight.
    if (index > 0) for (let at = before.x; at < x1; at += pointGap) points.push({ x: at, y: y1 });
    // A line that leads back swings far out, so its length is that of the way along its bends.
    const count = Math.ceil((2 * bend + Math.abs(x2 - bend - x1 - bend) + Math.abs(y2 - y1)) / pointGap) + 1;
    for (let place = 0; place <= count; place += 1) points.push(pointOn([x1, x1 + bend, x2 - bend, x2], [y1, y1, y2, y2], place / count));
    return path;
  });
  return { path: parts.join(''), head: `M${x - 9} ${y - 5}L${x - 1} ${y}L${x - 9} ${y + 5}Z`, points };
}

/** What a line may lie in, without working it out. */
export function reachOf(from: Place, to: Place, passes: readonly Place[]): Box {
  let [left, right, top, bottom] = [Math.min(from.x, to.x), Math.max(from.x, to.x), Math.min(from.y, to.y), Math.max(from.y, to.y)];
  for (const { x, y } of passes)
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  return { x: left - card.width, y: top - card.height, width: right - left + 3 * card.width, height: bottom - top + 3 * card.height };
}

export const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** In the box, or so close that the line touches it. */
const isNear = ({ x, y, width, height }: Box, point: Place) =>
  point.x > x - nearBy && point.x < x + width + nearBy && point.y > y - nearBy && point.y < y + height + nearBy;

const letter = 5.9;
const lineHeight = 13;
const along = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9];
const aside = [10, 16, 24, 34];

/** A free place beside each line for its label: on no line, no card and no other label. A label without one is left out. */
export function placeLabels(
  lines: readonly { id: string; text: string; points: readonly Place[] }[],
  cards: readonly Place[],
): Map<string, Place> {
  const taken: Box[] = cards.map(({ x, y }) => ({ x: x - 3, y: y - 3, width: card.width + 6, height: card.height + 6 }));
  const points = lines.flatMap((line) => line.points);
  const labels = new Map<string, Place>();
  for (const line of lines) {
    const width = line.text.length * letter + 4;
    const find = () => {
      for (const far of aside) {
        for (const share of along) {
          const at = line.points[Math.round(share * (line.points.length - 1))];
          if (!at) continue;
          const sideways = width / 2 + far - 4;
          for (const [x, y] of [
            [at.x, at.y - far],
            [at.x, at.y + far],
            [at.x - sideways, at.y],
            [at.x + sideways, at.y],
          ] as const) {
            const box = { x: x - width / 2, y: y - lineHeight / 2, width, height: lineHeight };
            const isFree =
              box.x >= 0 && box.y >= 0 && !taken.some((other) => meets(box, other)) && !points.some((point) => isNear(box, point));
            if (isFree) return { box, place: { x: Math.round(x), y: Math.round(y) } };
          }
        }
      }
      return undefined;
    };
    const found = find();
    if (!found) continue;
    taken.push(found.box);
    labels.set(line.id, found.place);
  }
  return labels;
}
