import { describe, expect, it } from 'vitest';
import { drawPeek } from './draw';

/** Each text with its place. */
const textsIn = (svg: string) => [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, y, text]) => [Number(x), Number(y), text]); // prettier-ignore
const rows = (...cells: string[][]) => textsIn(drawPeek({ kind: 'rows', rows: cells })).slice(0, -1);
const lines = (...all: string[]) => textsIn(drawPeek({ kind: 'lines', lines: all })).slice(0, -1);
const letters = (count: number) => 'x'.repeat(count);
const cut = (count: number) => `${letters(count - 1)}…`;

describe('a small picture of a list', () => {
  it('has its columns side by side, by what stands in them, and its rows below each other', () => {
    // 440 for six and sixteen letters are 20 each: the second column begins after 120.
    expect(rows(['Name', 'Note'], ['Ana', letters(16)])).toEqual([
      [20, 34, 'Name'],
      [140, 34, 'Note'],
      [20, 61, 'Ana'],
      [140, 61, letters(16)],
    ]);
  });

  it('cuts what is too long for its column', () => {
    // 440 are 61 letters of 7.2; one of them is air.
    expect(rows(['A'], [letters(60)]).at(-1)).toEqual([20, 61, letters(60)]);
    expect(rows(['A'], [letters(61)]).at(-1)).toEqual([20, 61, cut(60)]);
    // Five columns have 88 each: twelve letters, and one is air.
    const five = Array.from({ length: 6 }, () => letters(30));
    const shown = rows(five, five);
    expect(shown).toHaveLength(10);
    expect(shown.slice(0, 5)).toEqual([20, 108, 196, 284, 372].map((x) => [x, 34, cut(11)]));
  });

  it('leaves out columns without a word, and breaks no line', () => {
    expect(rows(['A', 'B', 'C'], ['1', '', 'two\n lines']).map(([, , text]) => text)).toEqual(['A', 'C', '1', 'two lines']);
    expect(rows(['A'])).toEqual([]);
    // Its head may be empty.
    expect(rows(['', 'B'], ['1', '2']).map(([, , text]) => text)).toEqual(['', 'B', '1', '2']);
  });

  it('gives a narrow column six letters’ room', () => {
    // Two of six share 440: the second begins in the middle.
    expect(rows(['A', 'B'], ['1', '2']).map(([x]) => x)).toEqual([20, 240, 20, 240]);
    // Two of twenty-two at the most, too.
    expect(rows(['A', 'B'], [letters(22), letters(90)]).map(([x]) => x)).toEqual([20, 240, 20, 240]);
  });
});

describe('a small picture of a document', () => {
  it('has a title, and ten lines below it', () => {
    const shown = lines('# Plan', ...Array.from({ length: 12 }, (_, at) => `Line ${at + 1}`));
    expect(shown).toHaveLength(11);
    expect(shown.slice(0, 3)).toEqual([
      [20, 44, 'Plan'],
      [20, 74, 'Line 1'],
      [20, 93, 'Line 2'],
    ]);
    expect(shown.at(-1)).toEqual([20, 245, 'Line 10']);
  });

  it('cuts a title after 34 letters, a line after 61, and a cell by its share', () => {
    expect(lines(letters(34), letters(61)).map(([, , text]) => text)).toEqual([letters(34), letters(61)]);
    expect(lines(letters(35), letters(62)).map(([, , text]) => text)).toEqual([cut(34), cut(61)]);
    // Two cells have 220 each: thirty letters, and one is air.
    expect(lines('T', `|${letters(29)}|${letters(30)}|`).slice(1)).toEqual([
      [20, 74, letters(29)],
      [240, 74, cut(29)],
    ]);
    expect(lines('T', '|1|2|3|4|5|6|').slice(1).map(([, , text]) => text)).toEqual(['1', '2', '3', '4', '5']); // prettier-ignore
  });

  it('reads signs as what they mean', () => {
    expect(lines('**Plan**', '## `Costs`', '* Rent', '- Oven', '> Said', '-----', '[Sample]').map(([, , text]) => text)).toEqual([
      'Plan',
      'Costs',
      '• Rent',
      '• Oven',
      'Said',
    ]);
  });
});
