import type { jsPDF } from 'jspdf';

/** Text arrives in the order it is read, and is drawn in the order it is seen; brackets turn with their words. */
const readingOrder = { isInputVisual: false, isOutputVisual: true, isInputRtl: false, isOutputRtl: false, isSymmetricSwapping: true };

const rightToLeft = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
const nameInside = new RegExp(`[${rightToLeft}]+(?:[\\s"'’״׳-]+[${rightToLeft}]+)*`, 'g');

/** A mark of our direction behind each name, so that figures and brackets after it are not drawn into it. */
const endNames = (line: string) => line.replace(nameInside, '$&\u200e');

/**
 * Our documents are English and run from left to right, also around a name in Hebrew or Arabic.
 * Left to themselves, the library turns the figures of a line that begins in Hebrew, and its tables turn nothing at all.
 */
export function keepReadingOrder(pdf: jsPDF): void {
  const write = pdf.text.bind(pdf);
  pdf.text = (text, x, y, options, transform) =>
    write(Array.isArray(text) ? text.map(endNames) : endNames(text), x, y, { ...options, ...readingOrder }, transform);
}
