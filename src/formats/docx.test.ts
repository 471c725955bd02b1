import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { gap } from '@/lib/gaps';
import { docxFile } from './docx';
import { stubCanvas } from './test-data';

async function partsOf(document: Document) {
  const parts = unzipSync(new Uint8Array(await (await docxFile(document)).arrayBuffer()));
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
}
const bodyOf = async (...blocks: Block[]) => (await partsOf({ title: 'T', blocks }))('word/document.xml');
const paragraphsIn = (xml: string) => [...xml.matchAll(/<w:p>(?:(?!<w:p>).)*?<\/w:p>|<w:p\/>/gs)].map(([one]) => one);
/** Each run as its text with what is said of it. */
const runsIn = (xml: string) =>
  [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, run = '']) =>
    [
      run.includes('<w:br/>') ? 'break' : '',
      /<w:b\/>/.test(run) ? 'bold' : '',
      /<w:color w:val="(\w+)"/.exec(run)?.[1] ?? '',
      /<w:sz w:val="(\d+)"/.exec(run)?.[1] ?? '',
      /<w:highlight w:val="(\w+)"/.exec(run)?.[1] ?? '',
      /<w:rStyle w:val="(\w+)"/.exec(run)?.[1] ?? '',
      `“${/<w:t[^>]*>(.*?)<\/w:t>/s.exec(run)?.[1] ?? ''}”`,
    ]
      .filter(Boolean)
      .join(' '),
  );
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found);
const widths = (xml: string) => all(xml, /<w:gridCol w:w="(\d+)"/g);
const rowsIn = (xml: string) => all(xml, /<w:tr>(.*?)<\/w:tr>/gs) as string[];
const sides = (xml: string) => all(xml, /<w:jc w:val="(\w+)"/g);

describe('words in a Word file', () => {
  it('have their headings, tones, lines and open places', async () => {
    const xml = await bodyOf(
      heading(1, 'One'),
      heading(2, 'Two'),
      heading(3, 'Three'),
      { kind: 'paragraph', text: 'plain' },
      paragraph('strong', 'strong', 'right'),
      paragraph('figure', 'figure'),
      paragraph('muted', 'muted'),
      paragraph('warn', 'warn'),
      paragraph(`a ${gap('b')}\n\nc`),
    );
    expect(all(xml, /<w:pStyle w:val="(\w+)"/g)).toEqual(['Heading1', 'Heading2', 'Heading3']);
    expect(runsIn(xml)).toEqual([
      '“One”',
      '“Two”',
      '“Three”',
      '“plain”',
      'bold “strong”',
      'bold 36 “figure”',
      '5D625B “muted”',
      '8A5300 “warn”',
      '“a ”',
      'yellow “[b]”',
      'break “”',
      'break “c”',
    ]);
    expect(sides(xml)).toEqual(['left', 'right', 'left', 'left', 'left', 'left']);
    expect(all(xml, /<w:spacing w:after="(\d+)"/g)).toEqual(Array(6).fill('100'));
  });

  it('link only to what is safe', async () => {
    const link = (url: string): Block => ({ kind: 'link', text: 'Site', url });
    const read = await partsOf({ title: 'T', blocks: [link('https://a.example/'), link('javascript:alert(1)')] });
    expect(all(read('word/document.xml'), /(<w:hyperlink) /g)).toHaveLength(1);
    expect(runsIn(read('word/document.xml'))).toEqual(['Hyperlink “Site”', 'Hyperlink “Site”']);
    expect(all(read('word/_rels/document.xml.rels'), /Target="([^"]*)" TargetMode="External"/g)).toEqual(['https://a.example/']);
  });

  it('are signed, broken over pages and parted by a line', async () => {
    const xml = await bodyOf(
      {
        kind: 'signatures',
        parties: [
          { name: 'Jo', role: 'Client' },
          { name: '', role: 'Seller' },
        ],
      },
      { kind: 'break' },
      { kind: 'rule' },
      { kind: 'pattern', rows: ['1'], size: 1, label: 'Code' },
    );
    const line = '“______________________________      ______________”';
    expect(runsIn(xml)).toEqual([line, '5D625B “Jo, Client      Date”', line, '5D625B “Seller      Date”', '“”']);
    expect(all(xml, /<w:spacing w:before="(\d+)"/g)).toEqual(['700', '700']);
    expect(all(xml, /<w:br w:type="(\w+)"/g)).toEqual(['page']);
    expect(all(xml, /<w:pBdr>(.*?)<\/w:pBdr>/g)).toEqual(['<w:bottom w:val="single" w:color="E6E2D6" w:sz="4"/>']);
  });
});

describe('lists in a Word file', () => {
  it('have points, numbers or letters, and each counts from its own beginning', async () => {
    const ordered = (kind: true | 'letters', ...items: string[]): Block => ({ kind: 'list', ordered: kind, items });
    const read = await partsOf({
      title: 'T',
      blocks: [bullets(['p']), ordered(true, 'a', 'b'), ordered(true, 'c'), ordered('letters', 'd'), ordered('letters', 'e')],
    });
    const xml = read('word/document.xml');
    const [point, ...ids] = all(xml, /<w:numId w:val="(\d+)"/g);
    expect(all(xml, /<w:ilvl w:val="(\d+)"/g)).toEqual(Array(6).fill('0'));
    expect([ids[0] === ids[1], new Set([point, ...ids]).size]).toEqual([true, 5]);
    const numbering = read('word/numbering.xml');
    const lists = new Map(
      [...numbering.matchAll(/<w:num w:numId="(\d+)"[^>]*>(.*?)<\/w:num>/gs)].map(([, id = '', list = '']) => [id, list]),
    );
    const formatOf = (id = '') => {
      const abstract = /<w:abstractNumId w:val="(\d+)"/.exec(lists.get(id) ?? '')?.[1];
      const found =
        new RegExp(`<w:abstractNum w:abstractNumId="${abstract}".*?<w:lvl w:ilvl="0".*?</w:lvl>`, 's').exec(numbering)?.[0] ?? '';
      return [
        /<w:numFmt w:val="(\w+)"/.exec(found)?.[1],
        /<w:lvlText w:val="([^"]*)"/.exec(found)?.[1],
        /<w:ind w:left="(\d+)" w:hanging="(\d+)"/.exec(found)?.slice(1).join(' '),
      ];
    };
    expect(formatOf(ids[0])).toEqual(['decimal', '%1.', '500 300']);
    expect(formatOf(ids[3])).toEqual(['lowerLetter', '(%1)', '700 400']);
    for (const id of ids) expect(lists.get(id ?? '')).toMatch(/<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"\/>/);
  });
});

describe('tables in a Word file', () => {
  it('have columns of their weight, a head that repeats, and bold sums', async () => {
    const xml = await bodyOf({
      kind: 'table',
      columns: [
        { label: 'Item', weight: 2 },
        { label: 'Price', align: 'right' },
      ],
      rows: [['Pen', '1'], ['Cap']],
      foot: [['Sum', '1']],
    });
    // The page is 9,026 wide: two thirds and one.
    expect(widths(xml)).toEqual(['6017', '3009']);
    expect(all(xml, /<w:tblW w:type="dxa" w:w="(\d+)"/g)).toEqual(['9026']);
    expect(all(xml, /<w:tblLayout w:type="(\w+)"/g)).toEqual(['fixed']);
    expect(all(xml, /<w:tcW w:type="dxa" w:w="(\d+)"/g)).toEqual(['6017', '3009', '6017', '3009', '6017', '3009', '6017', '3009']);
    expect(sides(xml)).toEqual(['left', 'right', 'left', 'right', 'left', 'right', 'left', 'right']);
    const rows = rowsIn(xml);
    expect(rows.map(runsIn)).toEqual([
      ['bold “Item”', 'bold “Price”'],
      ['“Pen”', '“1”'],
      ['“Cap”', '“”'],
      ['bold “Sum”', 'bold “1”'],
    ]);
    // A row stays whole; the head alone repeats; all but the sum have a line below.
    expect(rows.map((row) => [/<w:cantSplit\/>/.test(row), /<w:tblHeader\/>/.test(row)])).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
    const line = '<w:bottom w:val="single" w:color="E6E2D6" w:sz="4"/>';
    expect(rows.map((row) => row.split(line).length - 1)).toEqual([2, 2, 2, 0]);
    expect(all(xml, /<w:(?:top|start|left|bottom|end|right) w:type="dxa" w:w="(\d+)"/g)).toEqual(Array(32).fill('60'));
    expect(all(xml, /<w:(?:top|left|right) w:val="none" w:color="auto" w:sz="(\d+)"/g)).toEqual(Array(24).fill('0'));
    // An empty line parts it from what follows.
    expect(paragraphsIn(xml.slice(xml.indexOf('</w:tbl>')))).toHaveLength(1);
    expect(widths(await bodyOf({ kind: 'table', columns: [{ label: 'A' }, { label: 'B' }, { label: 'C' }], rows: [] }))).toEqual([
      '3009',
      '3009',
      '3009',
    ]);
  });

  it('take a column without a weight for one of weight 1, beside others', async () => {
    // 9,026 by four, and three of them.
    expect(widths(await bodyOf({ kind: 'table', columns: [{ label: 'A' }, { label: 'B', weight: 3 }], rows: [] }))).toEqual([
      '2257',
      '6770',
    ]);
  });

  it('of totals are on the right, three fifths and two', async () => {
    const rows = [
      { label: 'Net', value: '1' },
      { label: 'Tax', value: '2', tone: 'muted' as const },
    ];
    const xml = await bodyOf({
      kind: 'totals',
      rows: [...rows, { label: 'Sum', value: '3', tone: 'strong' }, { label: 'Due', value: '4', tone: 'figure' }],
    });
    expect(widths(xml)).toEqual(['5416', '3610']);
    expect(sides(xml)).toEqual(Array(8).fill('right'));
    expect(rowsIn(xml).map(runsIn)).toEqual([
      ['“Net”', '“1”'],
      ['“Tax”', '“2”'],
      ['bold “Sum”', 'bold “3”'],
      ['bold “Due”', 'bold “4”'],
    ]);
    expect(xml).not.toContain('E6E2D6');
    expect(paragraphsIn(xml.slice(xml.indexOf('</w:tbl>')))).toHaveLength(1);
  });

  it('hold columns side by side, each with its part of the page', async () => {
    const inner: Block = { kind: 'table', columns: [{ label: 'A' }, { label: 'B' }], rows: [] };
    const xml = await bodyOf({ kind: 'columns', columns: [[paragraph('left')], [inner], []] });
    // 9,026 by three; the table within halves its own third.
    expect(widths(xml)).toEqual(['3009', '3009', '3009', '1505', '1505']);
    expect(runsIn(xml)).toEqual(['“left”', 'bold “A”', 'bold “B”', '“”', '“”', '“”']);
    // A cell without a paragraph would be no Word file.
    expect(xml).not.toContain('</w:tcPr></w:tc>');
    expect(all(xml, /<w:tcW w:type="dxa" w:w="(\d+)"/g)).toEqual(['3009', '3009', '1505', '1505', '3009']);
  });
});

describe('a Word file', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('has text exactly as wide as its page, less the margins', async () => {
    const xml = await bodyOf(paragraph('x'));
    const [page, left, right] = [/<w:pgSz w:w="(\d+)"/, /w:left="(\d+)" w:header/, /w:right="(\d+)" w:bottom/].map((pattern) =>
      Number(pattern.exec(xml)?.[1]),
    );
    expect((page ?? 0) - (left ?? 0) - (right ?? 0)).toBe(9026);
  });

  it('holds drawings in their own size, or as wide as there is room', async () => {
    stubCanvas();
    const picture = (width: number, height: number): Block => ({
      kind: 'picture',
      picture: { svg: `<svg width="${width}"/>`, width, height },
      label: 'Sales & more',
    });
    const extents = (xml: string) =>
      [...xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => `${Number(x) / 9525} × ${Number(y) / 9525}`);
    const xml = await bodyOf(picture(100, 50), picture(601, 10), picture(1203, 300));
    // 9,026 twentieths of a point are 601.73 pixels.
    expect(extents(xml)).toEqual(['100 × 50', '601 × 10', '602 × 150']);
    expect(all(xml, /<wp:docPr [^>]*descr="([^"]*)"/g)).toEqual(Array(3).fill('Sales &amp; more'));
    // Half of it, 4,513, is 300.87.
    expect(extents(await bodyOf({ kind: 'columns', columns: [[picture(602, 100)], []] }))).toEqual(['301 × 50']);
  });

  it('lists its chapters where it has contents', async () => {
    const xml = await bodyOf({ kind: 'contents', title: 'Contents' }, heading(1, 'Title'), heading(2, 'One'), heading(2, 'Two'));
    expect(runsIn(xml)).toEqual(['bold “Contents”', '“One”', '“Two”', '“Title”', '“One”', '“Two”']);
  });

  it.each([
    ['Draft', '<w:t xml:space="preserve">Draft · </w:t>'],
    [undefined, ''],
  ])('numbers its pages, with the mark %s', async (mark, shown) => {
    const read = await partsOf({ title: 'Plan <1>', blocks: [], ...(mark ? { mark } : {}) });
    const footer = read('word/footer1.xml');
    expect(footer).toContain('<w:jc w:val="right"/>');
    expect(footer).toContain('<w:sz w:val="16"/>');
    expect(footer).toContain('<w:color w:val="5D625B"/>');
    expect(all(footer, /<w:instrText[^>]*>(\w+)</g)).toEqual(['PAGE', 'NUMPAGES']);
    expect(footer.includes('Draft')).toBe(shown !== '');
    expect(footer).toContain(shown);
    expect(read('docProps/core.xml')).toContain('Plan &lt;1&gt;');
    expect(read('word/styles.xml')).toContain('<w:sz w:val="21"/>');
  });
});
