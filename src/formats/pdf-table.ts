import type { jsPDF } from 'jspdf';
import autoTable from 'jspdf-autotable';
import type { Block } from '@/lib/blocks';
import { showGaps } from '@/lib/gaps';
import { cleanText } from '@/lib/text';
import { ink, margin, mute } from './pdf-style';

/** Heads repeat on every page; rows are not torn. Says where it ends. */
export function drawTable(pdf: jsPDF, font: string, block: Extract<Block, { kind: 'table' }>, x: number, y: number, width: number): number {
  const weights = block.columns.map((column) => column.weight ?? 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const cell = (text: string, index: number) => ({
    content: cleanText(showGaps(text)),
    styles: { halign: block.columns[index]?.align ?? 'left' },
  });
  autoTable(pdf, {
    startY: y + 4,
    margin: { left: x, right: pdf.internal.pageSize.getWidth() - x - width, top: margin, bottom: margin + 14 },
    head: [block.columns.map((column, index) => cell(column.label, index))],
    body: block.rows.map((row) => block.columns.map((_, index) => cell(row[index] ?? '', index))),
    foot: block.foot?.map((row) => block.columns.map((_, index) => cell(row[index] ?? '', index))) ?? [],
    showHead: 'everyPage',
    showFoot: 'lastPage',
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: font,
      fontSize: 9.5,
      cellPadding: { top: 5, bottom: 5, left: 3, right: 3 },
      textColor: ink,
      overflow: 'linebreak',
      lineColor: [230, 226, 214],
    },
    headStyles: { fontSize: 8, textColor: mute, fontStyle: 'bold', lineWidth: { bottom: 0.8 }, lineColor: ink },
    bodyStyles: { lineWidth: { bottom: 0.4 } },
    footStyles: { fontStyle: 'bold' },
    columnStyles: Object.fromEntries(weights.map((weight, index) => [index, { cellWidth: (width * weight) / whole }])),
  });
  const { lastAutoTable } = pdf as unknown as { lastAutoTable: { finalY: number } };
  return lastAutoTable.finalY + 10;
}
