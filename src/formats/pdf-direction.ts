import type { jsPDF } from 'jspdf';

/** Text arrives in the order it is read, and is drawn in the order it is seen; brackets turn with their words. */
const readingOrder = { isInputVisual: false, isOutputVisual: true, isInputRtl: false, isOutputRtl: false, isSymmetricSwapping: true };

/**
 * Our documents are English and run from left to right, also around a name in Hebrew or Arabic.
 * Left to themselves, the library turns the figures of a line that begins in Hebrew, and its tables turn nothing at all.
 */
export function keepReadingOrder(pdf: jsPDF): void {
  const write = pdf.text.bind(pdf);
  pdf.text = (text, x, y, options, transform) => write(text, x, y, { ...options, ...readingOrder }, transform);
}
