import type { Block } from '@/lib/blocks';
import { tableWidths } from '@/lib/table-widths';
import type { Tag } from './pen';
import { stackHeight, drawStack, type Slab } from './slabs';
import { sizes, type Setting } from './style';
import { textSlabs, type TextStyle } from './text-parts';

type Table = Extract<Block, { kind: 'table' }>;
const gap = 12;
/** A table this short is not divided where a page can hold it. */
const mostTogether = 6;
/** A row of many lines may well stand alone. */
const highRow = 45;

const widthsOf = (block: Table, { width, type }: Setting, size: number): number[] =>
  tableWidths(block, width - gap * (block.columns.length - 1), {
    head: (text) => type.strong.width(text, Math.min(size, sizes.small)),
    cell: (text) => type.text.width(text, size),
    longest: 260,
    word: 120,
  });

/** Heads repeat on every page; rows are not torn; the last row keeps its sum. */
export function tableSlabs(block: Table, setting: Setting): Slab[] {
  const { columns, rows, foot = [], notes } = block;
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
    note = '',
  ): Slab => {
    const tag: Tag = { kind: 'TR', parent: table };
    const stacks = columns.map((column, index) =>
      textSlabs(
        cells[index] ?? '',
        { ...setting, x: lefts[index] ?? x, width: widths[index] ?? 0 },
        {
          ...style,
          ...(notes && kind === 'TD' && index === 0 ? { face: 'strong' as const } : {}),
          align: column.align ?? 'left',
          tag: { kind, parent: tag },
        },
      ),
    );
    const said =
      note === '' ? [] : textSlabs(note, setting, { size: size - 0.5, color: colors.mute, leading: 1.4, tag: { kind, parent: tag } });
    const above = Math.max(...stacks.map(stackHeight)) + pads[0];
    const height = above + (said.length > 0 ? stackHeight(said) + 2 : 0) + pads[1];
    return {
      height,
      draw: (pen, top) => {
        for (const stack of stacks) drawStack(pen, stack, top + pads[0]);
        drawStack(pen, said, top + above + 2);
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
  const body = rows.map((cells, index) => ({
    ...row(cells, { size, leading: 1.4 }, [5, 5], thin, 'TD', notes?.[index]),
    ...(hasHead ? { head } : {}),
  }));
  const sums = foot.map((cells) => ({
    ...row(cells, { face: 'strong', size, leading: 1.4 }, [6, 4], { ...thin, thickness: 0 }, 'TD'),
    ...(hasHead ? { head } : {}),
  }));
  const all = [...(hasHead ? [head] : []), ...body, ...sums];
  const firstRow = hasHead ? 1 : 0;
  const lastRow = firstRow + body.length - 1;
  const isShort = rows.length <= mostTogether;
  return all.map((slab, index) => {
    const isLast = index === all.length - 1;
    const isLow = slab.height < highRow;
    // The head keeps its first row, and two low ones where it can; no low row goes to the next page alone.
    const isGlued = !isLast && (index < firstRow || index >= lastRow || (isLow && index === lastRow - 1 && foot.length === 0));
    return { ...slab, ...(index === 0 ? { above: 10 } : {}), isGlued, isKept: !isLast && (isShort || (isLow && index === firstRow)) };
  });
}
