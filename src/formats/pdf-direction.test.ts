import { jsPDF } from 'jspdf';
import autoTable from 'jspdf-autotable';
import { describe, expect, it } from 'vitest';
import { keepReadingOrder } from './pdf-direction';

/** What is drawn from left to right. */
function drawn(write: (pdf: jsPDF) => void): string {
  const pdf = new jsPDF();
  keepReadingOrder(pdf);
  const shown: string[] = [];
  const { events } = pdf.internal as unknown as {
    events: { subscribe: (topic: string, listen: (payload: { text: string | string[][] }) => void) => void };
  };
  events.subscribe('postProcessText', ({ text }) => shown.push([text].flat(3).join('')));
  write(pdf);
  // The mark behind a name has no width and no ink.
  return shown.join('').replaceAll('\u200e', '');
}

describe('the order of letters in a PDF', () => {
  it.each([
    ['plain (abc) 12,500', 'plain (abc) 12,500'],
    ['שלום', 'םולש'],
    // The document is English: what follows a name stands behind it.
    ['שלום 12,500', 'םולש 12,500'],
    ['Acme pays שלום: $500 (2026)', 'Acme pays םולש: $500 (2026)'],
    ['שלום בע"מ, 12', 'מ"עב םולש, 12'],
    ['abc שלום def', 'abc םולש def'],
    ['שלום abc (def) 1.50', 'םולש abc (def) 1.50'],
    ['(שלום)', '(םולש)'],
  ])('%s', (typed, seen) => {
    expect(drawn((pdf) => pdf.text(typed, 10, 10))).toBe(seen);
    expect(drawn((pdf) => autoTable(pdf, { body: [[typed]] }))).toBe(seen);
  });
});
