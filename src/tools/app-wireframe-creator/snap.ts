import type { Box } from '@/lib/drawing';
import type { Elements } from './elements';
import type { Guide, Size } from './model';

export const gridStep = 8;

/** Lines that edges and middles may lie on. */
export interface Lines {
  x: readonly number[];
  y: readonly number[];
}

const linesOf = ({ x, y, width, height }: Box): Lines => ({ x: [x, x + width / 2, x + width], y: [y, y + height / 2, y + height] });

/** The canvas, the guides and everything that is not being moved. */
export function findLines(others: Elements, canvas: Size, guides: readonly Guide[]): Lines {
  const boxes = [linesOf({ x: 0, y: 0, ...canvas }), ...others.map(linesOf)];
  const guidesOn = (axis: Guide['axis']) => guides.filter((guide) => guide.axis === axis).map(({ at }) => at);
  return {
    x: [...new Set([...boxes.flatMap(({ x }) => x), ...guidesOn('x')])],
    y: [...new Set([...boxes.flatMap(({ y }) => y), ...guidesOn('y')])],
  };
}

function nearest(own: readonly number[], lines: readonly number[], reach: number): number | undefined {
  let best: number | undefined;
  for (const line of lines) {
    for (const value of own) {
      const shift = line - value;
      if (Math.abs(shift) <= reach && (best === undefined || Math.abs(shift) < Math.abs(best))) best = shift;
    }
  }
  return best;
}

const toGrid = (value: number) => Math.round(value / gridStep) * gridStep - value;

/** How much further the box goes to lie on the nearest line; failing that, on the grid. */
export function snapShift(box: Box, lines: Lines, reach: number, hasGrid: boolean): { across: number; down: number } {
  const own = linesOf(box);
  return {
    across: nearest(own.x, lines.x, reach) ?? (hasGrid ? toGrid(box.x) : 0),
    down: nearest(own.y, lines.y, reach) ?? (hasGrid ? toGrid(box.y) : 0),
  };
}

/** The lines the box lies on, to be shown while it moves. */
export function touchedLines(box: Box, lines: Lines): Lines {
  const own = linesOf(box);
  const isTouched = (values: readonly number[]) => (line: number) => values.some((value) => Math.abs(value - line) < 0.5);
  return { x: lines.x.filter(isTouched(own.x)), y: lines.y.filter(isTouched(own.y)) };
}
