import type { Block } from '@/lib/blocks';
import type { Tag } from './pen';
import { stackHeight, drawStack, type Slab } from './slabs';
import { sizes, type Setting } from './style';
import { textSlabs, type TextStyle } from './text-parts';

type Table = Extract<Block, { kind: 'table' }>;
const gap = 12;

/** By the weights given; else by what the cells need, so that a column of figures leaves its room to the words. */
function widthsOf({ columns, rows, foot = [] }: Table, setting: Setting, size: number): number[] {
  const room = setting.width - gap * (columns.length - 1);
  const needs = columns.map((column, index) => {
    const cells = [...rows.slice(0, 200), ...foot].map((row) => row[index] ?? '');
    const head = setting.type.strong.width(column.label, sizes.small);
    const longest = Math.max(head, ...cells.map((cell) => Math.min(260, setting.type.text.width(cell.slice(0, 80), size))));
    const word = Math.max(head, ...cells.map((cell) => Math.min(120, widestWord(cell, setting, size))));
    return { longest: longest + 2, word: word + 2 };
  });
  if (columns.some(({ weight }) => weight !== undefined)) {
    const weights = columns.map((column) => column.weight ?? 1);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return widen(
      weights.map((weight) => (room * weight) / whole),
      needs.map(({ word }, index) => (columns[index]?.align === 'right' ? (needs[index]?.longest ?? word) : word)),
    );
  }
  const asked = needs.reduce((sum, { longest }) => sum + longest, 0);
  if (asked <= room) return needs.map(({ longest }) => longest + (room - asked) / columns.length);
  const least = needs.reduce((sum, { word }) => sum + word, 0);
  if (least >= room) return needs.map(({ word }) => (room * word) / least);
  return needs.map(({ longest, word }) => word + ((room - least) * (longest - word)) / Math.max(1, asked - least));
}

const widestWord = (cell: string, { type }: Setting, size: number) =>
  Math.max(0, ...cell.split(/\s+/, 12).map((word) => type.text.width(word.slice(0, 30), size)));

/** Columns too narrow for a word take from those that have more than they need. */
function widen(widths: number[], least: number[]): number[] {
  const spare = widths.map((width, index) => Math.max(0, width - (least[index] ?? 0)));
  const all = spare.reduce((sum, one) => sum + one, 0);
  const short = widths.reduce((sum, width, index) => sum + Math.max(0, (least[index] ?? 0) - width), 0);
  if (short === 0 || all === 0) return widths;
  const share = Math.min(1, all / short);
  return widths.map((width, index) => {
    const need = (least[index] ?? 0) - width;
    return need > 0 ? width + need * share : width - ((spare[index] ?? 0) / all) * short * share;
  });
}

/** Heads repeat on every page; rows are not torn; the last row keeps its sum. */
export function tableSlabs(block: Table, setting: Setting): Slab[] {
  const { columns, rows, foot = [] } = block;
  const { x, width, colors } = setting;
  const size = columns.length > 7 ? 7.5 : columns.length > 5 ? 8.5 : 9.5;
  const widths = widthsOf(block, setting, size);
  const lefts = widths.map((_, index) => x + widths.slice(0, index).reduce((sum, one) => sum + one + gap, 0));
  const table: Tag = { kind: 'Table' };
  const row = (
    cells: readonly string[],
    style: TextStyle,
    pads: [number, number],
    line: { color: string; thickness: number },
    kind: 'TH' | 'TD',
  ): Slab => {
    const tag: Tag = { kind: 'TR', parent: table };
    const stacks = columns.map((column, index) =>
      textSlabs(
        cells[index] ?? '',
        { ...setting, x: lefts[index] ?? x, width: widths[index] ?? 0 },
        {
          ...style,
          align: column.align ?? 'left',
          tag: { kind, parent: tag },
        },
      ),
    );
    const height = Math.max(...stacks.map(stackHeight)) + pads[0] + pads[1];
    return {
      height,
      draw: (pen, top) => {
        for (const stack of stacks) drawStack(pen, stack, top + pads[0]);
        pen.rule(x, top + height, width, line.color, line.thickness);
      },
    };
  };
  const thin = { color: colors.rule, thickness: 0.5 };
  const head = row(
    columns.map(({ label }) => label),
    { face: 'strong', size: Math.min(size, sizes.small), leading: 1.35 },
    [4, 6],
    { color: colors.strongRule, thickness: 1 },
    'TH',
  );
  const hasHead = columns.some(({ label }) => label.trim() !== '');
  const body = rows.map((cells) => ({ ...row(cells, { size, leading: 1.4 }, [5, 5], thin, 'TD'), ...(hasHead ? { head } : {}) }));
  const sums = foot.map((cells) => ({
    ...row(cells, { face: 'strong', size, leading: 1.4 }, [6, 4], { ...thin, thickness: 0 }, 'TD'),
    ...(hasHead ? { head } : {}),
  }));
  const all = [...(hasHead ? [head] : []), ...body, ...sums];
  const firstRow = hasHead ? 1 : 0;
  return all.map((slab, index) => ({
    ...slab,
    ...(index === 0 ? { above: 10 } : {}),
    isGlued: index < all.length - 1 && ((hasHead && index === 0) || index === firstRow - 1 || index >= firstRow + body.length - 1),
  }));
}
