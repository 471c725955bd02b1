import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';
import type { Align, Block, Term, Tone } from '@/lib/blocks';
import { textWidth } from '@/lib/drawing';
import { splitGaps } from '@/lib/gaps';
import { tableWidths } from '@/lib/table-widths';
import { cleanText } from '@/lib/text';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
export const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'DCD9CF' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none };
const noLines = { ...noBorders, insideHorizontal: none, insideVertical: none };
export const mute = '5D625B';
export const colors: Partial<Record<Tone, string>> = { muted: mute, warn: '8A5300' };

export function runs(
  text: string,
  options: { bold?: boolean | undefined; color?: string | undefined; size?: number | undefined } = {},
): TextRun[] {
  return cleanText(text)
    .split('\n')
    .flatMap((line, index) => {
      const pieces = line === '' ? [{ text: '', isGap: false }] : splitGaps(line);
      return pieces.map(
        ({ text: piece, isGap }, place) =>
          new TextRun({
            text: piece,
            ...options,
            ...(isGap ? { highlight: 'yellow' as const } : {}),
            ...(index > 0 && place === 0 ? { break: 1 } : {}),
          }),
      );
    });
}

export const alignment = (align: Align | undefined) => (align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT);

export type CellStyle = 'TableHead' | 'TableText' | 'TableLabel' | 'TableTotal' | 'TotalFigure';

interface RowForm {
  cells: readonly string[];
  styles: readonly CellStyle[];
  isHead?: boolean;
  /** Stays on one page with the next row. */
  isGlued?: boolean;
  /** One cell over the whole width, below the row it belongs to. */
  isNote?: boolean;
  hasNote?: boolean;
}

const noteCell = (text: string, columns: number, size?: number) =>
  new TableCell({
    columnSpan: columns,
    borders: { top: none },
    children: [new Paragraph({ style: 'TableLabel', children: runs(text, size ? { size } : {}) })],
  });

function gridRow(row: RowForm, widths: number[], aligns: Align[], size?: number): TableRow {
  const { cells, styles, isHead = false, isGlued = false } = row;
  if (row.isNote) return new TableRow({ cantSplit: true, children: [noteCell(cells[0] ?? '', widths.length, size)] });
  return new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    children: widths.map(
      (width, index) =>
        new TableCell({
          width: { size: width, type: WidthType.DXA },
          // Figures end where the lines do.
          ...(index === widths.length - 1 && aligns[index] === 'right' ? { margins: { right: 0 } } : {}),
          ...(row.hasNote ? { borders: { bottom: none } } : {}),
          children: [
            new Paragraph({
              style: styles[index] ?? styles[0] ?? 'TableText',
              ...(aligns[index] === 'right' ? { alignment: AlignmentType.RIGHT } : {}),
              ...(isGlued ? { keepNext: true } : {}),
              children: runs(cells[index] ?? '', size ? { size } : {}),
            }),
          ],
        }),
    ),
  });
}

const sum = (widths: readonly number[]) => widths.reduce((whole, width) => whole + width, 0);

/** What only places things side by side, without a line. */
export const layoutGrid = (rows: TableRow[], widths: number[]): Table =>
  new Table({
    rows,
    columnWidths: widths,
    width: { size: sum(widths), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: noLines,
  });

/** Lines, air and the head come from the style of tables, which a person can change once for all. */
const styledGrid = (rows: TableRow[], widths: number[], look: { hasHead: boolean; isRight?: boolean }): Table =>
  new Table({
    rows,
    style: 'BrandTable',
    tableLook: { firstRow: look.hasHead, lastRow: false, firstColumn: false, lastColumn: false, noHBand: true, noVBand: true },
    columnWidths: widths,
    width: { size: sum(widths), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    ...(look.isRight ? { alignment: AlignmentType.RIGHT } : {}),
  });

/** Exactly as wide as there is room, in whole twentieths of a point. */
function inWhole(widths: readonly number[], room: number): number[] {
  const whole = widths.map((width) => Math.floor(width));
  const widest = whole.indexOf(Math.max(...whole));
  return whole.map((width, index) => (index === widest ? width + Math.round(room - sum(whole)) : width));
}

type TableBlock = Extract<Block, { kind: 'table' }>;
/** Left and right of a cell, as the style of tables has it. */
const cellPad = 140;

/** The head repeats on every page; the last row keeps its sum. */
export function dataTable(block: TableBlock, width: number): Table {
  const { columns, rows, foot = [], notes } = block;
  const size = columns.length > 7 ? 15 : columns.length > 5 ? 17 : 19;
  // Half-points into twentieths of a point.
  const measure = (text: string) => textWidth(text, size * 10) * 0.94;
  const room = width - cellPad * columns.length;
  const needed = tableWidths(block, room, { head: (text) => measure(text) * 1.06, cell: measure, longest: 5200, word: 2400 });
  const widths = inWhole(
    needed.map((one) => one + cellPad),
    width,
  );
  const aligns = columns.map((column): Align => column.align ?? 'left');
  const small = size === 19 ? undefined : size;
  const hasHead = columns.some(({ label }) => label.trim() !== '');
  const head: RowForm = { cells: columns.map(({ label }) => label), styles: ['TableHead'], isHead: true, isGlued: true };
  const body = rows.flatMap((cells, index): RowForm[] => {
    const note = notes?.[index] ?? '';
    return [
      {
        cells,
        styles: notes ? ['TableTotal', ...cells.slice(1).map(() => 'TableText' as const)] : ['TableText'],
        hasNote: note !== '',
        isGlued: note !== '' || (foot.length > 0 && index === rows.length - 1),
      },
      ...(note === '' ? [] : [{ cells: [note], styles: [], isNote: true }]),
    ];
  });
  const sums = foot.map((cells, index): RowForm => ({ cells, styles: ['TableTotal'], isGlued: index < foot.length - 1 }));
  return styledGrid(
    [...(hasHead ? [head] : []), ...body, ...sums].map((row) => gridRow(row, widths, aligns, small)),
    widths,
    { hasHead },
  );
}

/** As the style of the largest total has it, in half-points. */
const totalSize = 32;

/** Label and value on the right half of the page; what stands out is larger. */
export function totalsTable({ rows }: Extract<Block, { kind: 'totals' }>, width: number): Table {
  const room = width > 6800 ? Math.round(width * 0.5) : width;
  const isLarge = (tone: Tone | undefined) => tone === 'figure';
  // An amount is set smaller rather than broken; the font on the other machine may be a wider one.
  const widthOf = (value: string, tone: Tone | undefined) => textWidth(value, (isLarge(tone) ? totalSize : 19) * 10) * 1.18 + cellPad;
  const widest = Math.max(0, ...rows.map(({ value, tone }) => widthOf(value, tone)));
  const right = Math.min(room * 0.72, Math.max(room * 0.45, widest));
  const widths = inWhole([room - right, right], room);
  const styleOf = (tone: Tone | undefined): CellStyle => (isLarge(tone) ? 'TotalFigure' : tone === 'strong' ? 'TableTotal' : 'TableText');
  const sizeOf = (value: string, tone: Tone | undefined) =>
    widthOf(value, tone) > right ? Math.max(14, Math.floor(((isLarge(tone) ? totalSize : 19) * right) / widthOf(value, tone))) : undefined;
  return styledGrid(
    rows.map(({ label, value, tone }, index) =>
      gridRow(
        { cells: [label, value], styles: [styleOf(tone)], isGlued: index < rows.length - 1 },
        widths,
        ['left', 'right'],
        sizeOf(value, tone),
      ),
    ),
    widths,
    { hasHead: false, isRight: true },
  );
}

const strongLine = { style: BorderStyle.SINGLE, size: 8, color: '8C8F88' } as const;

export const bareCell = (children: FileChild[], width: number, fill?: string, hasLineAbove = false) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: hasLineAbove ? { ...noBorders, top: strongLine } : noBorders,
    ...(fill ? { shading: { fill }, margins: { top: 160, bottom: 160, left: 200, right: 200 } } : { margins: { left: 0, right: 140 } }),
    children: children.length > 0 ? (children as Paragraph[]) : [new Paragraph('')],
  });

/** The facts of one thing stay on one page; a long list of them goes on over the next. */
const mostTogether = 8;

export const termsTable = (terms: readonly Term[], width: number): FileChild[] => {
  const widths = inWhole([width * 0.3, width * 0.7], width);
  const rows = terms.map(({ label, value }, index) =>
    gridRow(
      { cells: [label, value], styles: ['TableLabel', 'TableText'], isGlued: terms.length <= mostTogether && index < terms.length - 1 },
      widths,
      ['left', 'left'],
    ),
  );
  return terms.length === 0 ? [] : [styledGrid(rows, widths, { hasHead: false }), new Paragraph('')];
};
