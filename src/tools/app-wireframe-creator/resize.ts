import type { Box } from '@/lib/drawing';
import { boundsOf, withBox } from './change';
import type { Elements } from './elements';
import type { WireElement } from './model';

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

/** Smaller than this, a thing can no longer be taken hold of; fields still set any size. */
const leastSide = 8;

interface Span {
  from: number;
  length: number;
}

function pull(span: Span, by: number, end: 'start' | 'end' | 'none'): Span {
  const least = Math.min(span.length, leastSide);
  if (end === 'end') return { from: span.from, length: Math.max(least, span.length + by) };
  if (end === 'none') return span;
  const length = Math.max(least, span.length - by);
  return { from: span.from + span.length - length, length };
}

/** The box after one handle was pulled; the opposite side stays. With the ratio kept, the longer pull decides. */
export function resizeBox(box: Box, handle: Handle, across: number, down: number, isRatioKept = false): Box {
  const [isEast, isWest, isNorth, isSouth] = ['e', 'w', 'n', 's'].map((side) => handle.includes(side));
  let [pullX, pullY] = [across, down];
  if (isRatioKept && handle.length === 2 && box.width > 0 && box.height > 0) {
    const [signX, signY] = [isWest ? -1 : 1, isNorth ? -1 : 1];
    const scale = Math.max(
      (box.width + signX * across) / box.width,
      (box.height + signY * down) / box.height,
      leastSide / Math.min(box.width, box.height),
    );
    [pullX, pullY] = [signX * (scale - 1) * box.width, signY * (scale - 1) * box.height];
  }
  const horizontal = pull({ from: box.x, length: box.width }, pullX, isEast ? 'end' : isWest ? 'start' : 'none');
  const vertical = pull({ from: box.y, length: box.height }, pullY, isSouth ? 'end' : isNorth ? 'start' : 'none');
  return { x: horizontal.from, y: vertical.from, width: horizontal.length, height: vertical.length };
}

/** Each keeps its share of the box around them all. */
export function scaleElements(elements: Elements, to: Box): Map<string, WireElement> {
  const from = boundsOf(elements);
  const scaleX = from.width === 0 ? 1 : to.width / from.width;
  const scaleY = from.height === 0 ? 1 : to.height / from.height;
  return new Map(
    elements.map((element) => [
      element.id,
      withBox(element, {
        x: to.x + (element.x - from.x) * scaleX,
        y: to.y + (element.y - from.y) * scaleY,
        width: element.width * scaleX,
        height: element.height * scaleY,
      }),
    ]),
  );
}
