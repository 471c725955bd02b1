import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { docxFile, type WordOptions } from './docx';
import { stubCanvas } from './test-data';

async function partsOf(document: Partial<Document>, options: WordOptions = { paper: 'a4' }) {
  const parts = unzipSync(new Uint8Array(await (await docxFile({ title: 'T', blocks: [], ...document }, options)).arrayBuffer()));
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
}
// The text of a page is 9,026 wide, in twentieths of a point.
const bodyOf = async (...blocks: Block[]) => (await partsOf({ blocks }))('word/document.xml');
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found);
const tablesIn = (xml: string) =>
  (all(xml, /<w:tblGrid>(.*?)<\/w:tblGrid>/gs) as string[]).map((grid) => all(grid, /w:w="(\d+)"/g).map(Number));
const textsIn = (xml: string) => all(xml, /<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g);
const paragraphsIn = (xml: string) => [...xml.matchAll(/<w:p>(?:(?!<w:p>).)*?<\/w:p>/gs)].map(([one]) => one);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('every style of a Word file has its size and its room', async () => {
  const xml = (await partsOf({}))('word/styles.xml');
  const number = (style: string, pattern: RegExp) => pattern.exec(style)?.[1] ?? '-';
  const shown = (id: string) => {
    const style = new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 's').exec(xml)?.[0] ?? '';
    const spacing = /<w:spacing ([^>]*)\/>/.exec(style)?.[1] ?? '';
    const marks = ['keepNext', 'keepLines', 'b', 'qFormat'].filter((name) => style.includes(`<w:${name}/>`));
    return [number(style, /<w:sz w:val="(\d+)"/), number(spacing, /before="(\d+)"/), number(spacing, /after="(\d+)"/), number(spacing, /line="(\d+)"/), ...marks].join(' '); // prettier-ignore
  };
  // Size in half-points; room above and below and the height of a line in twentieths of a point.
  const expected = {
    Title: '64 2400 240 264 qFormat',
    Heading1: '52 160 160 - keepNext keepLines qFormat',
    Heading2: '34 360 100 - keepNext keepLines qFormat',
    Heading3: '23 220 60 - keepNext keepLines b qFormat',
    ListParagraph: '- - 60 - qFormat',
    Lead: '28 - 200 - qFormat',
    Figure: '38 80 0 - qFormat',
    Caption: '18 - 80 - qFormat',
    Note: '19 120 160 - keepLines qFormat',
    Quote: '27 160 60 - qFormat',
    Clause: '- - 90 - qFormat',
    Letterhead: '20 - 0 - b qFormat',
    Header: '16 - 0 - qFormat',
    Footer: '16 - 0 - qFormat',
    TOCHeading: '24 200 160 - keepNext b qFormat',
    TOC2: '- - 90 - qFormat',
    TableText: '19 0 0 259 qFormat',
    TableHead: '18 0 0 259 b qFormat',
    TableLabel: '18 0 0 259 qFormat',
    TableTotal: '19 0 0 259 b qFormat',
    TotalFigure: '32 0 0 259 qFormat',
    Air: '- - 0 200 qFormat',
  };
  expect(Object.fromEntries(Object.keys(expected).map((id) => [id, shown(id)]))).toEqual(expected);
  expect(xml).toContain('<w:spacing w:after="110" w:line="276" w:lineRule="auto"/>');
  const indents = ['Note', 'Quote', 'Clause', 'TOC2'].map((id) => new RegExp(`w:styleId="${id}".*?<w:ind ([^>]*)/>`, 's').exec(xml)?.[1]);
  expect(indents).toEqual(['w:left="200"', 'w:left="240"', 'w:left="560" w:hanging="560"', 'w:left="0"']);
  expect(all(xml, /<w:pBdr>(.*?)<\/w:pBdr>/g)).toEqual(Array(2).fill('<w:left w:val="single" w:color="0B6B4A" w:sz="12" w:space="10"/>'));
});

describe('figures in a Word file', () => {
  const figures = (count: number, digits: number): Block => ({
    kind: 'figures',
    items: Array.from({ length: count }, () => ({ label: 'Sum', value: '7'.repeat(digits) })),
  });
  /** Row by row its widths, and the size where it is another than the style's. */
  const shown = async (...blocks: Block[]) =>
    (await bodyOf(...blocks))
      .split('<w:tbl>')
      .slice(1)
      .map((table) => [...(tablesIn(table)[0] ?? []), ...new Set(all(table, /<w:sz w:val="(\d+)"/g))].join(' '));

  it('stand side by side below a line, labels below them', async () => {
    const xml = await bodyOf({ kind: 'figures', items: [{ label: 'sum', value: '$7' }] });
    expect(textsIn(xml)).toEqual(['$7', 'Sum']);
    expect(all(xml, /<w:pStyle w:val="(\w+)"/g)).toEqual(['Figure', 'Caption', 'Air']);
    expect(xml).toContain('<w:top w:val="single" w:color="8C8F88" w:sz="8"/>');
    expect(xml).toContain('<w:tcMar><w:left w:type="dxa" w:w="0"/><w:right w:type="dxa" w:w="140"/></w:tcMar>');
    expect(paragraphsIn(xml).map((one) => one.includes('<w:keepNext/>'))).toEqual([true, false, false]);
    expect(await shown(figures(2, 2), figures(5, 1))).toEqual(['4513 4513', '3008 3008 3008', '3008 3008']);
  });

  it('are set smaller where one is long, and four stand in two rows before they are tiny', async () => {
    // A digit takes 0.58 × 380 × 1.18 = 260.07 in the size of 38. Three have 3,008.67 less 200 each.
    // Four have 2,056.5 each: eleven digits in 27, twelve would be in 25. Never smaller than ten points.
    expect(await shown(figures(3, 12), figures(4, 11), figures(4, 12), figures(2, 40))).toEqual([
      '3008 3008 3008 34',
      '2256 2256 2256 2256 27',
      '4513 4513',
      '4513 4513',
      '4513 4513 20',
    ]);
  });
});

describe('grounds in a Word file', () => {
  const cards = (count: number): Block => ({
    kind: 'cards',
    cards: Array.from({ length: count }, () => ({ title: 'Rye', about: 'Dark', blocks: [paragraph('x')] })),
  });

  it('lie behind cards, two or three side by side with paper between them', async () => {
    // 9,026 less 220 by two; less 440 by three.
    // In a column of 4,513 less 140, three stand in two rows: 4,153 by two.
    const column: Block = { kind: 'columns', columns: [[cards(3)], []] };
    expect(tablesIn(await bodyOf(cards(1), cards(2), cards(3), cards(4), column))).toEqual([
      [9026],
      [4403, 220, 4403],
      [2862, 220, 2862, 220, 2862],
      [4403, 220, 4403],
      [4403, 220, 4403],
      [4513, 4513],
      [2076, 220, 2076],
      [2076],
    ]);
    const xml = await bodyOf(cards(2));
    expect(all(xml, /<w:shd w:fill="(\w+)"/g)).toEqual(['F5F4F0', 'F5F4F0']);
    expect(xml).toContain(
      '<w:tcMar><w:top w:type="dxa" w:w="160"/><w:left w:type="dxa" w:w="200"/><w:bottom w:type="dxa" w:w="160"/><w:right w:type="dxa" w:w="200"/></w:tcMar>',
    );
    expect(textsIn(xml).filter(Boolean)).toEqual(['Rye', 'Dark', 'x', 'Rye', 'Dark', 'x']);
    expect(xml).toContain('<w:cantSplit/>');
  });

  it('leave 200 on each side to what stands on them, and have no clauses', async () => {
    const inner: Block = { kind: 'table', columns: [{ label: 'A' }], rows: [] };
    const xml = await bodyOf(heading(2, '1. Services'), { kind: 'callout', blocks: [inner, paragraph('1.1 The work')] });
    expect(tablesIn(xml)).toEqual([[9026], [8626]]);
    expect(xml).not.toContain('"Clause"');
  });
});

describe('tables in a Word file', () => {
  it('have columns by what they hold', async () => {
    const columns = [{ label: 'A' }, { label: 'A' }];
    const widths = async (row: string[]) => tablesIn(await bodyOf({ kind: 'table', columns, rows: [row] }));
    // 8,746 are left beside the air. A cell asks for 5,200 at most and 2, a head for 143.88 and 2; each gets half of what is left.
    expect(await widths(['7'.repeat(60), ''])).toEqual([[7042, 1984]]);
    // A word asks for 2,400 at most: 2,402 and 405.64 at least, and 5,938.36 by what else they ask for, 2,800 and 4,796.36.
    expect(await widths(['7'.repeat(80), 'word '.repeat(16)])).toEqual([[4731, 4295]]);
  });

  it('are set smaller with many columns', async () => {
    const tableOf = (count: number): Block => ({
      kind: 'table',
      columns: Array.from({ length: count }, () => ({ label: 'A' })),
      rows: [['1']],
    });
    const tables = (await bodyOf(...[5, 6, 7, 8].map(tableOf))).split('<w:tbl>').slice(1);
    expect(tables.map((table) => [...new Set(all(table, /<w:sz w:val="(\d+)"/g))].join())).toEqual(['', '17', '17', '15']);
  });

  it('say below a row what else there is of it', async () => {
    const columns = [{ label: ' ' }, { label: '' }];
    const xml = await bodyOf({ kind: 'table', columns, rows: [['Rye', '1'], ['Oat', '2']], notes: ['Dark', ''], foot: [['Sum', '3'], ['All', '3']] }); // prettier-ignore
    const rows = all(xml, /<w:tr>(.*?)<\/w:tr>/gs) as string[];
    // Without a head, for nothing is said there.
    expect(rows.map(textsIn)).toEqual([['Rye', '1'], ['Dark'], ['Oat', '2'], ['Sum', '3'], ['All', '3']]);
    expect(rows.map((row) => all(row, /<w:pStyle w:val="(\w+)"/g))).toEqual([
      ['TableTotal', 'TableText'],
      ['TableLabel'],
      ['TableTotal', 'TableText'],
      ['TableTotal', 'TableTotal'],
      ['TableTotal', 'TableTotal'],
    ]);
    expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual([true, false, true, true, false]);
    expect(all(xml, /<w:gridSpan w:val="(\d+)"/g)).toEqual(['2']);
    // No line between a row and its note.
    expect(all(xml, /<w:tcBorders>(.*?)<\/w:tcBorders>/g)).toEqual([...Array<string>(2).fill('bottom'), 'top'].map((side) => `<w:${side} w:val="none" w:color="auto" w:sz="0"/>`)); // prettier-ignore
    expect(xml).toContain('w:firstRow="false"');
    expect(await bodyOf({ kind: 'table', columns: [{ label: 'A' }], rows: [] })).toContain('w:firstRow="true"');
  });

  it('of totals give an amount the room it needs, and set it smaller before it breaks', async () => {
    const totals = (value: string, tone?: 'figure'): Block => ({
      kind: 'totals',
      rows: [{ label: 'Net', value, ...(tone ? { tone } : {}) }],
    });
    const tables = (await bodyOf(totals('7'.repeat(20)), totals('7'.repeat(20), 'figure'), totals('7'.repeat(60))))
      .split('<w:tbl>')
      .slice(1);
    // Of 4,513: a digit takes 0.58 × 190 × 1.18 = 130.04, and 140 of air; 0.72 is the most, 3,249.36.
    expect(tables.map((table) => [...(tablesIn(table)[0] ?? []), all(table, /<w:sz w:val="(\d+)"/g)[0] ?? ''].join(' '))).toEqual([
      '1772 2741 ',
      '1263 3250 23',
      '1263 3250 14',
    ]);
    // In a narrow column they take all of it: 4,373.
    const narrow = await bodyOf({ kind: 'columns', columns: [[{ kind: 'totals', rows: [{ label: 'A', value: '1' }, { label: 'B', value: '2' }] }], []] }); // prettier-ignore
    expect(tablesIn(narrow)[1]).toEqual([2406, 1967]);
    expect(paragraphsIn(narrow).filter((one) => one.includes('<w:keepNext/>')).flatMap(textsIn)).toEqual(['A', '1']); // prettier-ignore
  });

  it('of terms stay together up to eight', async () => {
    const terms = (count: number): Block => ({
      kind: 'terms',
      rows: Array.from({ length: count }, (_, index) => ({ label: 'Day', value: `${index}` })),
    });
    const tables = (await bodyOf(terms(8), terms(9), terms(1), terms(0))).split('<w:tbl>').slice(1);
    expect(tables.map((table) => table.split('<w:keepNext/>').length - 1)).toEqual([14, 0, 0]);
    expect(tablesIn(tables[2] ?? '')).toEqual([[2707, 6319]]);
  });
});

describe('parts of a Word file', () => {
  it('are signed on the lines that are given', async () => {
    const lines = [
      { label: 'Name', value: 'Jo Bell' },
      { label: 'Date', value: '' },
    ];
    const xml = await bodyOf({ kind: 'signatures', parties: [{ name: 'Jo', role: 'Client', lines }] });
    expect(textsIn(xml)).toEqual(['Client: Jo', 'Name: Jo Bell', 'Date: ______________________']);
    expect(all(xml, /<w:spacing w:before="(\d+)"/g)).toEqual(['360', '160', '160']);
    expect(paragraphsIn(xml).map((one) => [one.includes('<w:b/>'), one.includes('5D625B'), one.includes('<w:keepNext/>')])).toEqual([
      [true, false, true],
      [false, false, true],
      [false, true, true],
    ]);
  });

  it('have a cover, a lead, notes and quotes in their styles', async () => {
    const xml = await bodyOf(
      { kind: 'cover', company: 'Acme', title: 'Plan', lead: 'Bread', facts: [{ label: 'Day', value: '1 May' }] },
      { kind: 'lead', text: 'One' },
      { kind: 'note', text: 'Two' },
      { kind: 'quote', text: 'Three', by: 'Jo' },
      { kind: 'quote', text: 'Four' },
    );
    expect(all(xml, /<w:pStyle w:val="(\w+)"/g)).toEqual([
      'Title',
      'Lead',
      'TableLabel',
      'TableText',
      'Air',
      'Lead',
      'Note',
      'Quote',
      'Caption',
      'Quote',
    ]);
    expect(textsIn(xml).filter(Boolean)).toEqual(['Plan', 'Bread', 'Day', '1 May', 'One', 'Two', 'Three', 'Jo', 'Four']);
    const quotes = paragraphsIn(xml).filter((one) => one.includes('"Quote"'));
    expect(quotes.map((one) => [one.includes('<w:keepLines/>'), one.includes('<w:keepNext/>')])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('are charts as wide as the text on a printed page', async () => {
    stubCanvas();
    const widthOf = async (width: number, isBranded: boolean) => {
      const picture = { svg: '<svg/>', width, height: 100, ...(isBranded ? { isBranded: true as const } : {}) };
      const read = await partsOf({ blocks: [{ kind: 'picture', picture, label: 'Chart' }] }, { paper: 'letter' });
      return Number(/<wp:extent cx="(\d+)"/.exec(read('word/document.xml'))?.[1]) / 9525;
    };
    // Letter has 624 pixels: 1.4 × 440 are 616.
    expect([await widthOf(440, true), await widthOf(439, true), await widthOf(440, false), await widthOf(500, true)]).toEqual([
      616, 439, 440, 624,
    ]);
  });

  it('are drawn for a pattern of squares', async () => {
    const drawn = stubCanvas();
    const read = await partsOf({ blocks: [{ kind: 'pattern', rows: ['10', '01'], size: 80, label: 'Code' }] });
    expect(drawn).toEqual(['160 × 160 image/png']);
    expect(read('word/document.xml')).toMatch(/<wp:extent cx="762000" cy="762000"/);
    expect(read('word/document.xml')).toContain('w:before="120"');
    expect(read('word/document.xml')).toContain('w:after="120"');
  });

  it('have numbers before their chapters where they are asked for', async () => {
    const read = await partsOf({ hasNumbers: true, blocks: [{ kind: 'contents', title: 'Contents' }, heading(1, 'A'), heading(2, 'B'), heading(3, 'C'), heading(2, 'D')] }); // prettier-ignore
    const xml = read('word/document.xml');
    expect(textsIn(xml.slice(xml.lastIndexOf('</w:sdt>'))).filter(Boolean)).toEqual(['A', '1  B', 'C', '2  D']);
    const [first = 0, ...others] = all(xml, /<w:bookmarkStart [^>]*w:name="_Toc(\d+)"/g).map(Number);
    expect(others).toEqual([first + 1]);
    expect((await partsOf({ blocks: [heading(2, 'B')] }))('word/document.xml')).not.toContain('bookmarkStart');
  });
});

describe('around the pages of a Word file', () => {
  /** What the first page has above and below, and what the others have. */
  const around = async (document: Partial<Document>, options?: WordOptions) => {
    const read = await partsOf({ ...document }, options);
    const xml = read('word/document.xml');
    const links = read('word/_rels/document.xml.rels');
    const partOf = (kind: string, page: string) => {
      const id = new RegExp(`<w:${kind}Reference w:type="${page}" r:id="(\\w+)"`).exec(xml)?.[1] ?? '';
      const link = new RegExp(`<Relationship [^>]*Id="${id}"[^>]*>`).exec(links)?.[0] ?? '';
      return read(`word/${/Target="([^"]*)"/.exec(link)?.[1] ?? ''}`);
    };
    const words = (part: string) => textsIn(part).join('|');
    return { heads: ['first', 'default'].map((page) => words(partOf('header', page))), feet: ['first', 'default'].map((page) => words(partOf('footer', page))), head: partOf('header', 'first') }; // prettier-ignore
  };

  it('stand the company, the title, the mark and the foot', async () => {
    expect(await around({ title: 'Plan', from: 'Acme', mark: 'Draft', foot: 'Reg. 1' })).toMatchObject({
      heads: ['Acme', 'Acme|Plan'],
      feet: Array(2).fill('Draft   |Reg. 1|Page | of '),
    });
    expect(await around({ title: 'Plan', foot: 'Reg. 1' })).toMatchObject({
      heads: ['', 'Plan'],
      feet: Array(2).fill('Reg. 1|Page | of '),
    });
    expect(await around({ title: 'Plan', mark: 'Draft' })).toMatchObject({ feet: Array(2).fill('Draft|Page | of ') });
  });

  it('stands nothing on a cover, nor a name above a paper that shows it by itself', async () => {
    const cover: Block = { kind: 'cover', company: 'Acme', title: 'Plan', facts: [] };
    expect(await around({ title: 'Plan', from: 'Acme', blocks: [paragraph('x'), cover] })).toMatchObject({
      heads: ['', 'Acme|Plan'],
      feet: ['', 'Page | of '],
    });
    expect(await around({ title: 'Plan', from: 'Acme', hasEmblem: true })).toMatchObject({
      heads: ['', 'Acme|Plan'],
      feet: Array(2).fill('Page | of '),
    });
  });

  it('stands the logo in place of the name, as large as its place allows', async () => {
    stubCanvas();
    const look = { accent: '#0b6b4a', display: 'Inter' as const, logo: { png: 'iVBORw0KGgo=', width: 280, height: 34 } };
    const { head, heads } = await around({ title: 'Plan', from: 'Acme' }, { look });
    expect(heads).toEqual(['', 'Acme|Plan']);
    expect(head).toContain('descr="Logo of Acme"');
    // 140 by 34 at most: half of its size.
    expect(/<wp:extent cx="(\d+)" cy="(\d+)"/.exec(head)?.slice(1).map((emu) => Number(emu) / 9525)).toEqual([140, 17]); // prettier-ignore
  });
});
