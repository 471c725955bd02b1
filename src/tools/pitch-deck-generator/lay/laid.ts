import type { Box, Drawn } from '../drawn';
import type { Block } from '../read-slide';
import type { Style } from '../designs';

/** What came of laying out a block: what is drawn, how high it is, and what had no room. */
export interface Laid {
  parts: Drawn[];
  height: number;
  rest?: Block | undefined;
}

export type Lay<K extends Block['kind']> = (block: Extract<Block, { kind: K }>, area: Box, scale: number, style: Style) => Laid;

/** How many stand side by side: as many as there are, as long as none gets too narrow. */
export function columnsFor(count: number, width: number, least: number): number {
  const most = Math.max(1, Math.floor(width / least));
  if (count <= most) return count;
  const rows = Math.ceil(count / most);
  return Math.ceil(count / rows);
}

export interface Cell {
  height: number;
  draw: (place: Box) => Drawn[];
}

/** Equal columns, each row as high as its highest; whole rows only. */
export function layGrid(
  cells: readonly Cell[],
  columns: number,
  area: Box,
  gap: number,
  least = 0,
): { parts: Drawn[]; height: number; count: number } {
  const width = (area.width - gap * (columns - 1)) / columns;
  const parts: Drawn[] = [];
  let top = 0;
  let count = 0;
  while (count < cells.length) {
    const row = cells.slice(count, count + columns);
    const height = Math.max(least, ...row.map((cell) => cell.height));
    const from = count === 0 ? 0 : top + gap;
    if (from + height > area.height + 0.01) break;
    row.forEach((cell, index) => {
      parts.push(...cell.draw({ x: area.x + index * (width + gap), y: area.y + from, width, height }));
    });
    top = from + height;
    count += row.length;
  }
  return { parts, height: top, count };
}
