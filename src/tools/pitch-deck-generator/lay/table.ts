import type { Drawn, Simple } from '../drawn';
import { widthOf } from '../measure';
import type { Lay } from './laid';
import { drawText, heightOf } from './text';

const padding = 7;

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
  const cellOf = (row: readonly string[], column: number, isHead: boolean) => [
    { text: row[column] ?? '', isBold: isHead || column === 0, ...(isHead ? { color: palette.mute } : {}) },
  ];
  const heights = rows.map(
    (row, index) =>
      Math.max(...widths.map((width, column) => heightOf(cellOf(row, column, index === 0), width - 14, { size }, style))) + padding * 2,
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
      const place = { x: left, y: top + padding, width: width - 14, height: height - padding * 2 };
      if ((row[column] ?? '') !== '') parts.push(drawText(cellOf(row, column, index === 0), place, { size, role: 'label' }, style));
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
