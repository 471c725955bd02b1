import type { Block } from './blocks';

type Table = Extract<Block, { kind: 'table' }>;

/** How wide a text is as it will be set, in the measure of the room. */
export interface Measures {
  head: (text: string) => number;
  cell: (text: string) => number;
  /** What no cell is asked to fit on one line, and no word to stay whole. */
  longest: number;
  word: number;
}

/** The room that each column of a table gets: by the weights given; else by what the cells need, so that a column of figures leaves its room to the words. */
export function tableWidths({ columns, rows, foot = [] }: Table, room: number, measures: Measures): number[] {
  const needs = columns.map((column, index) => {
    const cells = [...rows.slice(0, 200), ...foot].map((row) => row[index] ?? '');
    const head = headWidth(column.label, measures);
    const longest = Math.max(head, ...cells.map((cell) => Math.min(measures.longest, measures.cell(cell.slice(0, 80)))));
    const word = Math.max(head, ...cells.map((cell) => Math.min(measures.word, widestWord(cell, measures))));
    return { longest: longest + 2, word: word + 2 };
  });
  if (columns.some(({ weight }) => weight !== undefined)) {
    const weights = columns.map((column) => column.weight ?? 1);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const least = needs.map(({ word, longest }, index) => (columns[index]?.align === 'right' ? longest : word));
    const widths = widen(
      weights.map((weight) => (room * weight) / whole),
      least,
    );
    // A name of many lines takes the room that columns of short facts do not need.
    const asked = needs.map(({ longest }, index) => {
      const width = widths[index] ?? 0;
      return longest > width * 2 ? longest : Math.min(width, Math.max(longest, least[index] ?? 0));
    });
    return asked.some((width, index) => width > (widths[index] ?? 0) * 2) ? widen(widths, asked) : widths;
  }
  const asked = needs.reduce((sum, { longest }) => sum + longest, 0);
  if (asked <= room) return needs.map(({ longest }) => longest + (room - asked) / columns.length);
  const least = needs.reduce((sum, { word }) => sum + word, 0);
  if (least >= room) return needs.map(({ word }) => (room * word) / least);
  return needs.map(({ longest, word }) => word + ((room - least) * (longest - word)) / Math.max(1, asked - least));
}

/** A short head stays on one line; a name that heads a column may go on below, as it does in a cell. */
const longestHead = 24;
const headWidth = (label: string, { head, word }: Measures) =>
  label.length <= longestHead ? head(label) : Math.min(word, Math.max(...label.split(/[ \n\t]+/, 30).map(head)));

/** A day is read as one: "14 Nov 2026" is not divided. */
const day = /\b\d{1,2} \p{L}{3} \d{4}\b/gu;
const widestWord = (cell: string, measures: Measures) =>
  Math.max(
    0,
    ...cell
      .slice(0, 300)
      .replace(day, (whole) => whole.replaceAll(' ', '\u00a0'))
      .split(/[ \n\t]+/, 12)
      .map((word) => measures.cell(word.slice(0, 30).replaceAll('\u00a0', ' '))),
  );

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
