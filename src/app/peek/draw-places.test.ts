import { describe, expect, it } from 'vitest';
import { drawPeek, readRows } from './draw';

/** Where each text stands, and how it looks where that is not as usual. */
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" ([^>]*)>([^<]*)<\/text>/g)].map(([, x = '', y = '', how = '', text = '']) =>
    [`“${text}”`, Math.round(Number(x) * 100) / 100, y, how.includes('font-weight="600"') ? 'strong' : ''].filter(Boolean).join(' '),
  );
const rulesIn = (svg: string) => [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);
const mark = '“Sample” 435 244.5 strong';

describe('the first rows of a table', () => {
  it('are read with commas, quotes and line breaks in their cells', () => {
    expect(readRows('\uFEFFa,"b, ""c""",d\r\n1,"two\nlines", 3 \n,,\n4,,')).toEqual([
      ['a', 'b, "c"', 'd'],
      ['1', 'two\nlines', '3'],
      ['4', '', ''],
    ]);
    expect(readRows('')).toEqual([]);
    const many = Array.from({ length: 20 }, (_, index) => `${index}`).join('\n');
    expect([readRows(many).length, readRows(many, 3)]).toEqual([9, [['0'], ['1'], ['2']]]);
  });
});

describe('a small picture', () => {
  it('of rows has columns by what they hold, without the empty ones', () => {
    const rows = [
      ['Name', 'Empty', 'Sum'],
      ['Rye', '', '4'],
    ];
    const svg = drawPeek({ kind: 'rows', rows });
    // 440 for two columns of the least width.
    expect(textsIn(svg)).toEqual(['“Name” 20 34 strong', '“Sum” 240 34 strong', '“Rye” 20 61', '“4” 240 61', mark]);
    expect(rulesIn(svg)).toEqual(['M20 43.5h440', 'M20 70.5h440']);
    // Twelve letters beside six get two thirds.
    expect(textsIn(drawPeek({ kind: 'rows', rows: [['A', 'B'], ['x'.repeat(12), 'y']] }))[1]).toBe('“B” 313.33 34 strong'); // prettier-ignore
    // None gets more than twenty-two letters' worth: 22 of 28, and 47 letters of 7.2 in 345.71.
    const long = textsIn(drawPeek({ kind: 'rows', rows: [['A', 'B'], ['x'.repeat(90), 'y']] })); // prettier-ignore
    expect(long[1]).toBe('“B” 365.71 34 strong');
    expect(long[2]).toMatch(/^“x{40,46}.?…?”/);
    const six = Array.from({ length: 7 }, (_, index) => `${index}`);
    expect(textsIn(drawPeek({ kind: 'rows', rows: [six, six] }))).toHaveLength(11);
  });

  it('of lines has its title, its headings, points and cells', () => {
    const svg = drawPeek({
      kind: 'lines',
      lines: ['# Plan', '', '---', '[Sample]', '## **Market**', '- One', '> Said `x`', '| A | B |', '|---|---|', 'Plain & more'],
    });
    expect(textsIn(svg)).toEqual([
      '“Plan” 20 44',
      '“Market” 20 74 strong',
      '“• One” 20 93',
      '“Said x” 20 112',
      '“A” 20 131',
      '“B” 240 131',
      '“Plain &#38; more” 20 150',
      mark,
    ]);
    expect(rulesIn(svg)).toEqual(['M20 136.5h440']);
    const many = Array.from({ length: 30 }, (_, index) => `Line ${index}`);
    // The title, ten lines and the mark.
    expect(textsIn(drawPeek({ kind: 'lines', lines: many }))).toHaveLength(12);
    expect(textsIn(drawPeek({ kind: 'lines', lines: many })).at(-2)).toBe('“Line 10” 20 245');
  });

  it('of a picture has it inside a frame', () => {
    const svg = drawPeek({ kind: 'picture', svg: '<svg/>' });
    expect(svg).toContain('<image x="10" y="10" width="460" height="244" href="data:image/svg+xml,%3Csvg%2F%3E"/>');
    expect(svg).toContain('<rect x="402" y="228" width="66" height="24" rx="12"');
    expect(svg).toContain('viewBox="0 0 480 264"');
    expect(textsIn(svg)).toEqual([mark]);
  });
});
