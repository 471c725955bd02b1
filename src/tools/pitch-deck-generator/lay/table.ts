import type { Drawn, Simple } from '../drawn';
import { isFigureCell } from '../figures';
import { widthOf } from '../measure';
import type { Lay } from './laid';
import { drawText, heightOf } from './text';

const padding = 7;
const gap = 14;
const isBlank = (cell: string) => /^(?:[-–—]|n\/?a)?$/i.test(cell.trim());

/** Figures end below one another; the first column names the rows and begins where the slide does. */
function alignsOf([, ...rows]: readonly (readonly string[])[], count: number): ('left' | 'right')[] {
  return Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => !isBlank(cell));
    return column > 0 && cells.length > 0 && cells.every(isFigureCell) ? 'right' : 'left';
  });
}

/** Columns as wide as their words want, as far as there is room; the first row is the head and is repeated. */
export const layTable: Lay<'table'> = ({ rows, lines }, area, scale, style) => {
  const { palette, fonts } = style;
  const size = 17 * scale;
  const count = Math.max(...rows.map((row) => row.length));
  const wants = Array.from({ length: count }, (_, column) =>
    Math.max(40, Math.min(320, Math.max(...rows.map((row) => widthOf(row[column] ?? '', { font: fonts.body, size, isBold: true })))) + 16),
  );
  const sum = wants.reduce((total, want) => total + want, 0);
  const widths = wants.map((want) => (want / sum) * area.width);
  const aligns = alignsOf(rows, count);
  const cellOf = (row: readonly string[], column: number, isHead: boolean) => [
    { text: row[column] ?? '', isBold: isHead || column === 0, ...(isHead ? { color: palette.mute } : {}) },
  ];
  const heights = rows.map(
    (row, index) =>
      Math.max(...widths.map((width, column) => heightOf(cellOf(row, column, index === 0), width - gap, { size }, style))) + padding * 2,
  );
  const taken: number[] = [];
  let used = 0;
  for (const [index, height] of heights.entries()) {
    if (used + height > area.height) break;
    taken.push(index);
    used += height;
  }
  if (taken.length < 2) return { parts: [], height: 0, rest: { kind: 'table', rows, lines } };
  const parts: Simple[] = [];
  let top = area.y;
  for (const index of taken) {
    const row = rows[index] ?? [];
    const height = heights[index] ?? 0;
    let left = area.x;
    for (const [column, width] of widths.entries()) {
      const align = aligns[column] ?? 'left';
      // The last figures end where the rules do.
      const x = align === 'right' && column === count - 1 ? left + gap : left;
      const place = { x, y: top + padding, width: width - gap, height: height - padding * 2 };
      if ((row[column] ?? '') !== '') parts.push(drawText(cellOf(row, column, index === 0), place, { size, align, role: 'label' }, style));
      left += width;
    }
    top += height;
    parts.push({ kind: 'line', x1: area.x, y1: top, x2: area.x + area.width, y2: top, color: index === 0 ? palette.ink : palette.line });
  }
  const table: Drawn = {
    kind: 'table',
    ...area,
    height: used,
    widths,
    aligns,
    rows: taken.map((index) => ({
      cells: Array.from({ length: count }, (_, column) => rows[index]?.[column] ?? ''),
      height: heights[index] ?? 0,
    })),
    hasHead: true,
    size,
    ink: palette.ink,
    line: palette.line,
    parts,
  };
  const left = rows.slice(taken.length);
  const [head = []] = rows;
  return {
    parts: [table],
    height: used,
    ...(left.length > 0 ? { rest: { kind: 'table', rows: [head, ...left], lines: [lines[0] ?? '', ...lines.slice(taken.length)] } } : {}),
  };
};
