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
import type { Align, Term, Tone } from '@/lib/blocks';
import { splitGaps } from '@/lib/gaps';
import { cleanText } from '@/lib/text';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
export const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'E6E2D6' } as const;
export const noBorders = { top: none, bottom: none, left: none, right: none };
export const colors: Partial<Record<Tone, string>> = { muted: '5D625B', warn: '8A5300' };

export function runs(text: string, options: { bold?: boolean; color?: string | undefined; size?: number } = {}): TextRun[] {
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

export function gridRow(
  cells: string[],
  widths: number[],
  aligns: (Align | undefined)[],
  options: { bold?: boolean; isHead?: boolean; hasLine?: boolean } = {},
): TableRow {
  return new TableRow({
    tableHeader: options.isHead ?? false,
    cantSplit: true,
    children: widths.map(
      (width, index) =>
        new TableCell({
          width: { size: width, type: WidthType.DXA },
          borders: { ...noBorders, ...(options.hasLine ? { bottom: hairline } : {}) },
          margins: { top: 60, bottom: 60, left: 60, right: 60 },
          children: [
            new Paragraph({ alignment: alignment(aligns[index]), children: runs(cells[index] ?? '', { bold: options.bold ?? false }) }),
          ],
        }),
    ),
  });
}

export function grid(rows: TableRow[], widths: number[]): Table {
  return new Table({
    rows,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
  });
}

export const bareCell = (children: FileChild[], width: number, fill?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: noBorders,
    ...(fill ? { shading: { fill }, margins: { top: 160, bottom: 160, left: 200, right: 200 } } : {}),
    children: children.length > 0 ? (children as Paragraph[]) : [new Paragraph('')],
  });

export const termsTable = (terms: readonly Term[], width: number): FileChild[] => {
  const widths = [Math.round(width * 0.28), Math.round(width * 0.72)];
  const rows = terms.map(({ label, value }) => gridRow([label, value], widths, ['left', 'left'], { hasLine: true }));
  return terms.length === 0 ? [] : [grid(rows, widths), new Paragraph('')];
};
