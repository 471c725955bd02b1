import { describe, expect, it } from 'vitest';
import { bullets, heading, paragraph, type Block } from '@/lib/blocks';
import { gap } from '@/lib/gaps';
import { PdfLayout } from './pdf-layout';
import { marksOn, newPdf, round } from './test-data';

// Text has 504 points of width from 54 on, and goes down to 724.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

function layOut(blocks: Block[], from?: number) {
  const layout = new PdfLayout(newPdf(), 'helvetica', new Map([['<svg/>', png]]));
  if (from !== undefined) layout.y = from;
  layout.draw(blocks);
  return { ...marksOn(layout.pdf), end: round(layout.y), layout };
}

const picture = (width: number, height: number, svg = '<svg/>'): Block => ({
  kind: 'picture',
  picture: { svg, width, height },
  label: 'Chart',
});
const table: Block = { kind: 'table', columns: [{ label: 'A' }], rows: [['b']] };

describe('blocks on a page', () => {
  it('follow one another, with air above a heading unless it is the first or the title', () => {
    // A line is 1.42 times its size high and starts at its size: 54 + 24; 54 + 34.08 + 4 + 10; 92.08 + 14.2 + 4 + 10 + 14; and so on.
    const { texts, bold, end } = layOut([
      heading(1, 'Title'),
      paragraph('Body'),
      heading(2, 'Chapter'),
      heading(3, 'Part'),
      heading(1, 'Second title'),
    ]);
    expect(texts).toEqual([
      '1 | 54, 78, 24 | Title',
      '1 | 54, 102.08, 10 | Body',
      '1 | 54, 134.28, 14 | Chapter',
      '1 | 54, 165.66, 11.5 | Part',
      '1 | 54, 198.49, 24 | Second title',
    ]);
    expect(bold).toEqual(['Title', 'Chapter', 'Part', 'Second title']);
    expect(end).toBe(212.57);
    expect(layOut([heading(2, 'First')]).texts).toEqual(['1 | 54, 68, 14 | First']);
  });

  it('have paragraphs in every tone, on either side, line by line', () => {
    // Nine in Helvetica is 0.55 of its size wide: 558 - 5.5.
    const { texts, bold, colors } = layOut([
      paragraph('One\ntwo'),
      { kind: 'paragraph', text: 'Bare' },
      paragraph('Loud', 'strong'),
      paragraph('Care', 'warn'),
      paragraph('Soft', 'muted'),
      paragraph('99', 'figure'),
      paragraph('9', 'plain', 'right'),
    ]);
    expect(texts).toEqual([
      '1 | 54, 64, 10 | One',
      '1 | 54, 78.2, 10 | two',
      '1 | 54, 96.4, 10 | Bare',
      '1 | 54, 114.6, 10 | Loud',
      '1 | 54, 132.8, 10 | Care',
      '1 | 54, 151, 10 | Soft',
      '1 | 54, 177.2, 18 | 99',
      '1 | 552.5, 198.76, 10 | 9',
    ]);
    expect(bold).toEqual(['Loud']);
    // 26, 28, 25; 138, 83, 0; and 93, 98, 91 of 255.
    expect([colors.Bare, colors.Loud, colors.Care, colors.Soft]).toEqual([
      '0.102 0.11 0.098',
      '0.102 0.11 0.098',
      '0.541 0.325 0.',
      '0.365 0.384 0.357',
    ]);
  });

  it('go on to the next page where a line would not fit, and not before', () => {
    const pageOf = (blocks: Block[], from: number) => layOut(blocks, from).texts[0]?.split(' ')[0];
    const cases: [string, Block[], number][] = [
      ['a line of 14.2', [paragraph('x')], 709.8],
      ['a list', [bullets(['x'])], 709.8],
      ['a link', [{ kind: 'link', text: 'x', url: 'https://a.example' }], 709.8],
      ['a total, 1.9 times its size', [{ kind: 'totals', rows: [{ label: 'x', value: '1' }] }], 705],
      ['a large total', [{ kind: 'totals', rows: [{ label: 'x', value: '1', tone: 'figure' }] }], 695.5],
      ['a signature', [{ kind: 'signatures', parties: [{ name: 'x', role: 'y' }] }], 654],
      // Twice its size, 10 above it, and its size again for what follows.
      ['a heading alone', [heading(2, 'x')], 672],
      ['a heading with text', [heading(2, 'x'), paragraph('y')], 672],
      ['a heading with a table', [heading(2, 'x'), table], 622],
      ['a heading with a picture', [heading(2, 'x'), picture(100, 100)], 586],
      ['a heading with a picture that is scaled', [heading(2, 'x'), picture(1008, 200)], 586],
      ['a title', [heading(1, 'x')], 652],
    ];
    for (const [name, blocks, last] of cases)
      expect([name, pageOf(blocks, last - 0.01), pageOf(blocks, last + 0.01)]).toEqual([name, '1', '2']);
    expect(layOut([paragraph('x')], 716).texts).toEqual(['2 | 54, 64, 10 | x']);
    expect(layOut([{ kind: 'rule' }], 708).drawn).toEqual(['1 | line 54, 716 to 558, 716']);
    expect(layOut([{ kind: 'rule' }], 708.5).drawn).toEqual(['2 | line 54, 62 to 558, 62']);
  });

  it('start a new page where they say so, unless there is nothing on this one', () => {
    expect(layOut([{ kind: 'break' }, paragraph('x')]).texts).toEqual(['1 | 54, 64, 10 | x']);
    expect(layOut([paragraph('x'), { kind: 'break' }, paragraph('y')]).texts).toEqual(['1 | 54, 64, 10 | x', '2 | 54, 64, 10 | y']);
    expect(layOut([{ kind: 'rule' }]).end).toBe(70);
  });
});

describe('a list on a page', () => {
  it('has its signs in the margin of its items, and each item beside its own', () => {
    const { texts, bold, end } = layOut([
      bullets(['One', 'Two\nlines']),
      { kind: 'list', ordered: true, items: ['First'] },
      { kind: 'list', ordered: 'letters', items: ['Alpha', 'Beta'] },
    ]);
    // 14.2 a line, 2 after an item, 4 after the list.
    expect(texts).toEqual([
      '1 | 54, 64, 10 | •',
      '1 | 72, 64, 10 | One',
      '1 | 54, 80.2, 10 | •',
      '1 | 72, 80.2, 10 | Two',
      '1 | 72, 94.4, 10 | lines',
      '1 | 54, 114.6, 10 | 1.',
      '1 | 72, 114.6, 10 | First',
      '1 | 54, 134.8, 10 | (a)',
      '1 | 78, 134.8, 10 | Alpha',
      '1 | 54, 151, 10 | (b)',
      '1 | 78, 151, 10 | Beta',
    ]);
    expect(end).toBe(161.2);
    expect(bold).toEqual([]);
    expect(layOut([bullets(['One'])], 716).texts).toEqual(['2 | 54, 64, 10 | •', '2 | 72, 64, 10 | One']);
  });

  it('breaks its items within its own width', () => {
    // Ninety nines are 495 wide: one line of a paragraph's 504, two of an item's 486.
    const nines = '9'.repeat(90);
    expect(layOut([paragraph(nines)]).texts).toHaveLength(1);
    expect(layOut([bullets([nines])]).texts).toHaveLength(3);
    expect(layOut([bullets(['9'.repeat(88)])]).texts).toHaveLength(2);
  });
});

describe('totals on a page', () => {
  it('stand on the right, and a label of two lines moves the next row down', () => {
    // Labels start at 54 + 504 × 0.52 and may be 141.92 wide, which is 25 nines and not 26.
    const rows = [
      { label: 'Net', value: '9' },
      { label: '9'.repeat(26), value: '8' },
      { label: 'Due', value: '99', tone: 'figure' as const },
    ];
    const { texts, bold, end } = layOut([{ kind: 'totals', rows: [...rows, { label: 'Paid', value: '1', tone: 'strong' }] }]);
    expect(texts).toEqual([
      '1 | 316.08, 64, 10 | Net',
      '1 | 552.5, 64, 10 | 9',
      `1 | 316.08, 80.2, 10 | ${'9'.repeat(25)}`,
      '1 | 316.08, 94.4, 10 | 9',
      '1 | 552.5, 80.2, 10 | 8',
      '1 | 316.08, 115.6, 15 | Due',
      '1 | 541.5, 115.6, 15 | 99',
      '1 | 316.08, 133.9, 10 | Paid',
      '1 | 552.5, 133.9, 10 | 1',
    ]);
    expect(bold).toEqual(['Due', '99', 'Paid', '1']);
    expect(end).toBe(148.1);
  });
});

describe('columns on a page', () => {
  const lines = (count: number, letter: string) => paragraph(Array.from({ length: count }, () => letter).join('\n'));
  const columns = (...list: Block[][]): Block => ({ kind: 'columns', columns: list });

  it('share the width but for 24 between them, and what follows stands below the longest', () => {
    const { texts } = layOut([columns([lines(1, 'a')], [lines(2, 'b')], [lines(1, 'c')]), paragraph('after')]);
    expect(texts).toEqual([
      '1 | 54, 64, 10 | a',
      '1 | 230, 64, 10 | b',
      '1 | 230, 78.2, 10 | b',
      '1 | 406, 64, 10 | c',
      '1 | 54, 102.4, 10 | after',
    ]);
    expect(layOut([columns([lines(1, 'a')], [lines(1, 'b')])]).texts).toEqual(['1 | 54, 64, 10 | a', '1 | 318, 64, 10 | b']);
    expect(layOut([columns([paragraph('9'.repeat(43))], [])]).texts).toHaveLength(1);
    expect(layOut([columns([paragraph('9'.repeat(44))], [])]).texts).toHaveLength(2);
  });

  it.each([
    ['the first', 4, 1],
    ['the second', 1, 4],
    ['both, the first further', 5, 4],
    ['both, the second further', 4, 5],
    ['both as far', 5, 5],
  ])('go on over the page: %s', (_, first, second) => {
    // Two lines are left on the first page; the same second page takes what is over, and what follows stands below all of it.
    const { texts, pages } = layOut([columns([lines(first, 'a')], [lines(second, 'b')]), paragraph('after')], 690);
    expect(pages).toBe(2);
    expect(texts.filter((text) => text.startsWith('1 | ') && text.endsWith('a'))).toHaveLength(Math.min(first, 2));
    expect(texts.filter((text) => text.startsWith('1 | ') && text.endsWith('b'))).toHaveLength(Math.min(second, 2));
    const over = Math.max(first, second) - 2;
    expect(texts.filter((text) => text.endsWith('after'))).toEqual([`2 | 54, ${round(54 + over * 14.2 + 4 + 6 + 10)}, 10 | after`]);
  });
});

describe('drawings on a page', () => {
  it.each([
    ['as they are', 100, 50, '100 × 50', 112],
    ['not enlarged', 1, 1, '1 × 1', 63],
    ['no wider than the text', 1008, 100, '504 × 50', 112],
    // 724 - 54, and 60 for a heading.
    ['no higher than a page with a heading', 100, 1220, '50 × 610', 672],
  ])('are %s', (_, width, height, size, end) => {
    const found = layOut([picture(width, height)]);
    expect(found.drawn).toEqual([`1 | image 54, 54, ${size}`]);
    expect(found.end).toBe(end);
  });

  it('go to the next page whole, and leave their place where they could not be drawn', () => {
    expect(layOut([picture(10, 100)], 624).drawn).toEqual(['1 | image 54, 624, 10 × 100']);
    expect(layOut([picture(10, 100)], 624.5).drawn).toEqual(['2 | image 54, 54, 10 × 100']);
    const lost = layOut([picture(10, 100, '<svg>lost</svg>')]);
    expect([lost.drawn, lost.end]).toEqual([[], 162]);
  });

  it('of squares are boxes, one for each run of dark ones', () => {
    // Pixels become points: 120 are 90, and three squares a side are 30 each.
    const pattern = (size: number): Block => ({ kind: 'pattern', rows: ['110', '000', '101'], size, label: 'Code' });
    const found = layOut([pattern(120)]);
    expect(found.drawn).toEqual(['1 | box 54, 54, 60 × 30', '1 | box 54, 114, 30 × 30', '1 | box 114, 114, 30 × 30']);
    expect(found.end).toBe(150);
    expect(found.layout.pdf.getFillColor()).toBe('#000000');
    expect(layOut([pattern(4000)]).drawn[0]).toBe('1 | box 54, 54, 336 × 168');
    expect(layOut([pattern(120)], 634).pages).toBe(1);
    expect(layOut([pattern(120)], 634.5).drawn[0]).toBe('2 | box 54, 54, 60 × 30');
  });
});

describe('links on a page', () => {
  it('can be clicked on their words where the address is safe', () => {
    const { links, colors, end } = layOut([{ kind: 'link', text: '999', url: 'https://a.example/' }]);
    expect(links).toEqual(['54, 54 to 70.5, 68.2 https://a.example/']);
    expect([colors['999'], end]).toEqual(['0.043 0.42 0.29', 72.2]);
    expect(layOut([{ kind: 'link', text: '9'.repeat(120), url: 'https://a.example/' }]).links).toEqual([
      '54, 54 to 558, 82.4 https://a.example/',
    ]);
    expect(layOut([{ kind: 'link', text: '9', url: 'https://a.example/' }], 716).links).toEqual([
      '54, 54 to 59.5, 68.2 https://a.example/',
    ]);
    const unsafe = layOut([{ kind: 'link', text: '999', url: 'javascript:alert(1)' }]);
    expect([unsafe.links, unsafe.colors['999']]).toEqual([[], '0.102 0.11 0.098']);
  });
});

describe('places to sign', () => {
  it('are two lines, with who signs and the date below', () => {
    const { drawn, texts, colors, end } = layOut([
      {
        kind: 'signatures',
        parties: [
          { name: 'Jo Park', role: 'Client' },
          { name: '', role: '9'.repeat(45) },
          { name: '', role: 'Seller' },
        ],
      },
    ]);
    // Each 44 down; 3 more to the text of 9, which is 12.78 high. 45 nines are 222.75 wide and 220 are there: two lines.
    expect(drawn).toEqual([
      '1 | line 54, 98 to 274, 98',
      '1 | line 304, 98 to 424, 98',
      '1 | line 54, 157.78 to 274, 157.78',
      '1 | line 304, 157.78 to 424, 157.78',
      '1 | line 54, 230.34 to 274, 230.34',
      '1 | line 304, 230.34 to 424, 230.34',
    ]);
    expect(texts).toEqual([
      '1 | 54, 110, 9 | Jo Park, Client',
      '1 | 304, 110, 9 | Date',
      `1 | 54, 169.78, 9 | ${'9'.repeat(44)}`,
      '1 | 54, 182.56, 9 | 9',
      '1 | 304, 169.78, 9 | Date',
      '1 | 54, 242.34, 9 | Seller',
      '1 | 304, 242.34, 9 | Date',
    ]);
    expect(colors.Date).toBe('0.365 0.384 0.357');
    expect(end).toBe(246.12);
  });
});

describe('open places on a page', () => {
  // "x " is 5 + 2.8 wide at 10, "[9]" is 2.8 + 5.5 + 2.8.
  it('stand on a ground of their own, from 1.2 below the top of their line', () => {
    const { texts, drawn, colors } = layOut([paragraph(`x ${gap('9')} y ${gap('8')}`)]);
    expect(texts).toEqual(['1 | 54, 64, 10 | x ', '1 | 61.8, 64, 10 | [9]', '1 | 72.9, 64, 10 |  y ', '1 | 83.5, 64, 10 | [8]']);
    expect(drawn).toEqual(['1 | box 61.8, 55.2, 11.1 × 12', '1 | box 83.5, 55.2, 11.1 × 12']);
    expect([colors['x '], colors['[9]'], colors[' y ']]).toEqual(['0.102 0.11 0.098', '0.541 0.325 0.', '0.102 0.11 0.098']);
    expect(layOut([paragraph('plain')]).drawn).toEqual([]);
  });

  it('that go on in the next line are marked there, too, and what comes after is not', () => {
    const long = `${'9'.repeat(60)} ${'8'.repeat(60)}`;
    const { drawn, texts, colors } = layOut([paragraph(`${gap(long)} y\nz`)]);
    expect(drawn).toEqual(['1 | box 54, 55.2, 332.8 × 12', '1 | box 54, 69.4, 332.8 × 12']);
    expect(texts.map((text) => text.split(' | ')[2])).toEqual([`[${'9'.repeat(60)}`, `${'8'.repeat(60)}]`, ' y', 'z']);
    expect([colors[`${'8'.repeat(60)}]`], colors[' y'], colors.z]).toEqual(['0.541 0.325 0.', '0.102 0.11 0.098', '0.102 0.11 0.098']);
  });

  it('on the right are plain brackets', () => {
    expect(layOut([paragraph(gap('9'), 'plain', 'right')]).texts).toEqual(['1 | 546.9, 64, 10 | [9]']);
  });
});

describe('contents and page numbers', () => {
  const document: Block[] = [
    { kind: 'contents', title: 'Contents' },
    { kind: 'break' },
    heading(2, 'One'),
    heading(3, 'No chapter'),
    { kind: 'break' },
    heading(2, 'Two'),
  ];

  it('say on which page each chapter begins', () => {
    const { layout } = layOut(document);
    layout.fillContents();
    // A title of 11.5 is 16.33 high, then 4; the next chapter 14.2 + 2 on.
    expect(marksOn(layout.pdf).texts.slice(0, 5)).toEqual([
      '1 | 54, 65.5, 11.5 | Contents',
      '1 | 54, 84.33, 10 | One',
      '1 | 54, 100.53, 10 | Two',
      '1 | 552.5, 84.33, 10 | 2',
      '1 | 552.5, 100.53, 10 | 3',
    ]);
    expect(layout.chapterPages).toEqual([2, 3]);
    expect(marksOn(layout.pdf).bold).toEqual(['Contents', 'One', 'No chapter', 'Two']);
    // Their names leave 40 for the number: 84 nines are 462 wide, and 85 too many.
    const linesOf = (nines: number) =>
      layOut([{ kind: 'contents', title: 'C' }, heading(2, '9'.repeat(nines))]).texts.filter((text) => text.includes(', 10 |'));
    expect([linesOf(84).length, linesOf(85).length]).toEqual([1, 2]);
    expect(layOut([{ kind: 'contents', title: 'C' }, heading(2, 'x')]).texts[2]).toBe('1 | 54, 122.53, 14 | x');
  });

  it.each([['Draft'], [undefined]])('stand on every page, with the mark %s', (mark) => {
    const { layout } = layOut(document);
    layout.numberPages(mark);
    const found = marksOn(layout.pdf);
    const numbers = found.texts.filter((text) => text.includes('Page '));
    const marks = found.texts.filter((text) => text.includes('Draft'));
    expect(numbers.map((text) => text.replace(/\d+\.\d+, /, ''))).toEqual([
      '1 | 750, 8 | Page 1 of 3',
      '2 | 750, 8 | Page 2 of 3',
      '3 | 750, 8 | Page 3 of 3',
    ]);
    // The last sign ends at 558.
    expect(Number(/\| (.*?),/.exec(numbers[0] ?? '')?.[1])).toBeCloseTo(558 - newPdf().setFontSize(8).getTextWidth('Page 1 of 3'), 1);
    expect(marks).toEqual(mark ? [1, 2, 3].map((page) => `${page} | 54, 750, 8 | Draft`) : []);
  });
});

it('a table is where the layout has come to, and what follows stands below it', () => {
  const { texts, end } = layOut([table, paragraph('after')], 200);
  expect(texts[0]).toMatch(/^1 \| 57, 21\d/);
  expect([texts[2], end]).toEqual(['1 | 54, 264.13, 10 | after', 272.33]);
});
