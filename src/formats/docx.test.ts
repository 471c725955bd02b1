import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { gap } from '@/lib/gaps';
import { docxFile } from './docx';
import { stubCanvas } from './test-data';

async function partsOf(document: Document) {
  const parts = unzipSync(new Uint8Array(await (await docxFile(document, { paper: 'a4' })).arrayBuffer()));
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
const flush = '<w:right w:type="dxa" w:w="0"/>';
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
    expect(sides(xml)).toEqual(['right']);
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
    );
    const line = '“______________________________      ______________”';
    expect(runsIn(xml)).toEqual([line, '5D625B “Jo, Client      Date”', line, '5D625B “Seller      Date”', '“”']);
    expect(all(xml, /<w:spacing w:before="(\d+)"/g)).toEqual(['700', '700']);
    expect(all(xml, /<w:br w:type="(\w+)"/g)).toEqual(['page']);
    expect(all(xml, /<w:pBdr>(.*?)<\/w:pBdr>/g)).toEqual(['<w:bottom w:val="single" w:color="DCD9CF" w:sz="4"/>']);
  });

  it('have the numbers of clauses beside them, and only there', async () => {
    const xml = await bodyOf(heading(2, '1. Services'), paragraph('1.1 The work'), paragraph('The rest'));
    expect(all(xml, /<w:pStyle w:val="(\w+)"/g)).toEqual(['Heading2', 'Clause']);
    expect(xml).toMatch(/1\.1<\/w:t><w:tab\/>/);
    expect(await bodyOf(heading(2, 'Services'), paragraph('1.1 The work'))).not.toContain('Clause');
  });

  it('stay with what they lead to', async () => {
    const table: Block = { kind: 'table', columns: [{ label: 'A' }], rows: [['1'], ['2']], foot: [['3']] };
    const xml = await bodyOf(heading(2, 'Sums'), paragraph('In dollars.'), table, paragraph('After.'));
    const kept = paragraphsIn(xml)
      .filter((one) => one.includes('<w:keepNext/>'))
      .flatMap(runsIn);
    // The heading is kept by its style; the head stays with the first row, the last row with the sum.
    expect(kept).toEqual(['“In dollars.”', '“A”', '“2”']);
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
    expect(formatOf(ids[0])).toEqual(['decimal', '%1.', '500 360']);
    expect(formatOf(ids[3])).toEqual(['lowerLetter', '(%1)', '960 400']);
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
    // The page is 9,026 wide, and each column has 140 of air: two thirds of the rest and one.
    expect(widths(xml)).toEqual(['5971', '3055']);
    expect(all(xml, /<w:tblW w:type="dxa" w:w="(\d+)"/g)).toEqual(['9026']);
    expect(all(xml, /<w:tblLayout w:type="(\w+)"/g)).toEqual(['fixed']);
    expect(all(xml, /<w:tblStyle w:val="(\w+)"/g)).toEqual(['BrandTable']);
    expect(sides(xml)).toEqual(Array(4).fill('right'));
    const rows = rowsIn(xml);
    expect(rows.map(runsIn)).toEqual([
      ['“Item”', '“Price”'],
      ['“Pen”', '“1”'],
      ['“Cap”', '“”'],
      ['“Sum”', '“1”'],
    ]);
    const styles = rows.map((row) => new Set(all(row, /<w:pStyle w:val="(\w+)"/g)));
    expect(styles.map((found) => [...found].join())).toEqual(['TableHead', 'TableText', 'TableText', 'TableTotal']);
    // A row stays whole; the head alone repeats.
    expect(rows.map((row) => [/<w:cantSplit\/>/.test(row), /<w:tblHeader\/>/.test(row)])).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
    // An empty line parts it from what follows.
    expect(paragraphsIn(xml.slice(xml.indexOf('</w:tbl>')))).toHaveLength(1);
  });

  it('leave the words the room that figures do not need', async () => {
    const columns = [{ label: 'What is done' }, { label: 'Sum', align: 'right' as const }];
    const xml = await bodyOf({ kind: 'table', columns, rows: [['Design and build of a new bookshop on the web '.repeat(4), '$1']] });
    const [words = 0, figures = 0] = widths(xml).map(Number);
    expect(words).toBeGreaterThan(figures * 3);
    expect(words + figures).toBe(9026);
  });

  it('take a column without a weight for one of weight 1, beside others', async () => {
    // 9,026 less the air of two columns, by four, and three of them.
    expect(widths(await bodyOf({ kind: 'table', columns: [{ label: 'A' }, { label: 'B', weight: 3 }], rows: [] }))).toEqual([
      '2326',
      '6700',
    ]);
  });

  it('of totals are on the right half of the page', async () => {
    const rows = [
      { label: 'Net', value: '1' },
      { label: 'Tax', value: '2', tone: 'muted' as const },
    ];
    const xml = await bodyOf({
      kind: 'totals',
      rows: [...rows, { label: 'Sum', value: '3', tone: 'strong' }, { label: 'Due', value: '4', tone: 'figure' }],
    });
    expect(widths(xml)).toEqual(['2483', '2030']);
    expect(sides(xml)).toEqual(Array(5).fill('right'));
    expect(rowsIn(xml).map((row) => all(row, /<w:pStyle w:val="(\w+)"/g)[0])).toEqual([
      'TableText',
      'TableText',
      'TableTotal',
      'TotalFigure',
    ]);
    expect(paragraphsIn(xml.slice(xml.indexOf('</w:tbl>')))).toHaveLength(1);
  });

  it('hold columns side by side, each with its part of the page', async () => {
    const inner: Block = { kind: 'table', columns: [{ label: 'A' }, { label: 'B' }], rows: [] };
    const xml = await bodyOf({ kind: 'columns', columns: [[paragraph('left')], [inner], []] });
    // 9,026 by three, whole; the table within takes its own third, less the air beside it.
    const [first, second, third, ...inside] = widths(xml).map(Number);
    expect([first, second, third]).toEqual([3008, 3008, 3008]);
    expect(inside.reduce((sum, one) => sum + one, 0)).toBe(3008 - 140);
    // A cell without a paragraph would be no Word file.
    expect(xml).not.toContain('</w:tcPr></w:tc>');
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
    // Half of it less the air beside it, 4,373, is 291.5.
    expect(extents(await bodyOf({ kind: 'columns', columns: [[picture(602, 100)], []] }))).toEqual(['292 × 48']);
  });

  it('has figures that end where the lines of their table do, and texts that stay off the edge', async () => {
    const table = (align: 'left' | 'right') =>
      bodyOf({ kind: 'table', columns: [{ label: 'What' }, { label: 'How much', align }], rows: [['Flour', '12']] });
    expect(all(await table('right'), /<w:tcMar>(.*?)<\/w:tcMar>/g)).toEqual([flush, flush]);
    expect(await table('left')).not.toContain('<w:tcMar>');
  });

  it('lists its chapters where it has contents, with the page that each begins on', async () => {
    const xml = await bodyOf(
      { kind: 'contents', title: 'Contents' },
      { kind: 'break' },
      heading(2, 'One'),
      heading(2, 'Two'),
      // 40 lines of 14.7 points and 5.5 between them are more than the 698 points that A4 leaves between margins of an inch.
      ...Array.from({ length: 40 }, () => paragraph('A line of text.')),
      heading(2, 'Three'),
      { kind: 'break' },
      heading(2, 'Four'),
    );
    const [, contents = ''] = /<w:sdtContent>(.*?)<\/w:sdtContent>/s.exec(xml) ?? [];
    expect(contents).toContain('TOC \\h \\o &quot;2-2&quot;');
    expect(all(contents, /<w:t [^>]*>([^<]+)<\/w:t>/g)).toEqual(['One', '2', 'Two', '2', 'Three', '3', 'Four', '4']);
    // Word opens it without a question, and no dots stand before the numbers.
    expect(xml).not.toContain('w:dirty="true"');
    expect(contents).not.toContain('w:leader="dot"');
    // Each entry leads to its chapter.
    const anchors = all(contents, /w:anchor="(\w+)"/g);
    expect(anchors).toHaveLength(4);
    expect(all(xml, /<w:bookmarkStart [^>]*w:name="(\w+)"/g)).toEqual(anchors);
  });

  it('is on the paper of its place', async () => {
    const pageOf = async (paper: 'letter' | 'a4') => {
      const parts = unzipSync(new Uint8Array(await (await docxFile({ title: 'T', blocks: [] }, { paper })).arrayBuffer()));
      return /<w:pgSz w:w="(\d+)" w:h="(\d+)"/
        .exec(strFromU8(parts['word/document.xml'] ?? new Uint8Array()))
        ?.slice(1)
        .join(' × ');
    };
    // Eight and a half by eleven inches; 210 by 297 millimeters.
    expect([await pageOf('letter'), await pageOf('a4')]).toEqual(['12240 × 15840', '11906 × 16838']);
  });

  it('names the company above the first page, and the company and the paper above the others', async () => {
    const read = await partsOf({ title: 'Plan', from: 'Acme', blocks: [paragraph('x')] });
    const heads = ['word/header1.xml', 'word/header2.xml'].map((name) => all(read(name), /<w:t(?: [^>]*)?>(.*?)<\/w:t>/g));
    expect(heads).toContainEqual(['Acme']);
    expect(heads).toContainEqual(['Acme', 'Plan']);
    expect(read('word/document.xml')).toContain('<w:titlePg/>');
  });

  it('has a style for everything that a person would restyle', async () => {
    const styles = all((await partsOf({ title: 'T', blocks: [] }))('word/styles.xml'), /w:styleId="(\w+)"/g);
    const wanted = [
      'Title',
      'Heading1',
      'Heading2',
      'Heading3',
      'Lead',
      'Note',
      'Quote',
      'Caption',
      'Clause',
      'TableText',
      'BrandTable',
      'TOC2',
    ];
    expect(wanted.filter((style) => !styles.includes(style))).toEqual([]);
  });

  it.each([
    ['Draft', '<w:t xml:space="preserve">Draft</w:t>'],
    [undefined, ''],
  ])('numbers its pages, with the mark %s', async (mark, shown) => {
    const read = await partsOf({ title: 'Plan <1>', blocks: [], ...(mark ? { mark } : {}) });
    const footer = read('word/footer1.xml');
    expect(footer).toContain('<w:tab w:val="right" w:pos="9026"/>');
    expect(all(footer, /<w:instrText[^>]*>(\w+)</g)).toEqual(['PAGE', 'NUMPAGES']);
    expect(footer.includes('Draft')).toBe(shown !== '');
    expect(footer).toContain(shown);
    expect(read('docProps/core.xml')).toContain('Plan &lt;1&gt;');
    expect(read('word/styles.xml')).toContain('<w:sz w:val="21"/>');
  });
});
