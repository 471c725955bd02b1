import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../../e2e/support/readers';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { axisChart, seriesChart, shareChart } from '@/lib/charts';
import { contrastOf } from '@/lib/contrast';
import { gap } from '@/lib/gaps';
import { stubCanvas } from '../test-data';
import { pdfFile, type PdfOptions } from '.';
import { readDrawing } from './drawing';
import { paletteOf } from './style';
import { marksOn, stubFonts, type Mark } from './test-data';

const bytesOf = async (document: Partial<Document>, options?: PdfOptions) =>
  Buffer.from(await (await pdfFile({ title: 'T', blocks: [], ...document }, options)).arrayBuffer());
const pagesOf = async (text: string, more: Partial<Document> = {}) => readPdf(await bytesOf({ blocks: [paragraph(text)], ...more }));

const table = (rows: number): Block => ({
  kind: 'table',
  columns: [{ label: 'Item' }, { label: 'Price', align: 'right' }],
  rows: Array.from({ length: rows }, (_, index) => [`Row ${index}`, `${index}.00`]),
  foot: [['Sum', '9']],
});

describe('a PDF', () => {
  let asked: string[] = [];
  beforeAll(() => {
    vi.resetModules();
  });
  beforeEach(() => {
    asked = stubFonts();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  afterAll(() => {
    vi.resetModules();
  });
  const note = 'Some signs, such as emoji, were left out';

  it('embeds its fonts, only the parts it needs', async () => {
    const bytes = await bytesOf({ blocks: [heading(1, 'Café'), paragraph('“9 €” – plain', 'strong'), paragraph('x')] });
    expect((await readPdf(bytes))[0]).toContain('“9 €” – plain');
    const fonts = new Set([...bytes.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name));
    expect([...fonts].sort()).toEqual(['InstrumentSerif-Regular', 'Inter-Regular', 'Inter-SemiBold']);
    expect(asked.filter((name) => /dejavu|cyrillic|greek/i.test(name))).toEqual([]);
  });

  it('writes other scripts, and nothing is left out', async () => {
    const [page] = await pagesOf('Łódź, Ελλάδα, Київ');
    expect(page).toContain('Łódź, Ελλάδα, Київ');
    expect(page).not.toContain(note);
  });

  it('leaves out signs it has no picture for, and says so', async () => {
    const [page] = await pagesOf('Łódź 🦄 5\u2003% 𝄞');
    expect(page).toMatch(/Łódź 5 %/);
    expect(page).toContain(note);
  });

  it('names letters that are missing in a language, six of them', async () => {
    await expect(pagesOf('กรุงเทพมหานคร 🦄')).rejects.toThrow('no letters for “กรงเทพ”.');
    await expect(pagesOf('ग')).rejects.toThrow('no letters for “ग”.');
  });

  it.each([
    ['株式会社テスト', /^biz-udpgothic-\d+-400-normal\.woff$/],
    ['北京测试有限公司', /^noto-sans-sc-\d+-400-normal\.woff$/],
    ['주식회사 테스트', /^nanum-gothic-\d+-400-normal\.woff$/],
  ])('writes %s with the slices of one font that have its letters', async (name, slice) => {
    const [page] = await pagesOf(`Pay to ${name}, thank you`);
    expect(page).toContain(`Pay to ${name}, thank you`);
    const others = [...new Set(asked)].filter((file) => !/^(inter-latin|instrument-serif)/.test(file));
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(7);
    expect(others.filter((file) => !slice.test(file))).toEqual([]);
  });

  it('writes all three in one text', async () => {
    const text = '株式会社テスト（東京）、北京测试有限公司 / 주식회사 테스트';
    const [page] = await pagesOf(text);
    expect(page).toContain(text);
  });

  it('breaks lines between letters that have no spaces, but not before a closing sign', async () => {
    const marks = await marksOn(await bytesOf({ blocks: [paragraph(`Made for ${'品質、'.repeat(60)}`)] }));
    const lines = new Map<number, string>();
    for (const { y, text } of marks.filter((mark) => /[品質、]|Made/.test(mark.text))) {
      lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + text);
    }
    const texts = [...lines.values()];
    expect(texts.length).toBeGreaterThan(1);
    expect(texts[0]).toMatch(/^Made for ?品質、品質、/);
    expect(texts.filter((line) => line.startsWith('、'))).toEqual([]);
  });

  it('draws names from right to left so, and the English around them from left to right', async () => {
    const marks = await marksOn(await bytesOf({ blocks: [paragraph('Acme pays שלום $500')] }));
    const [before, name, after] = ['Acme', 'שלום', '$500'].map((text) => marks.find((mark) => mark.text.includes(text)));
    expect(before && name && before.x < name.x).toBe(true);
    expect(name && after && name.x < after.x).toBe(true);
  });

  it('has a title, a language, tags and a bookmark for each chapter', async () => {
    const bytes = await bytesOf({
      title: 'Plan',
      from: 'Acme',
      blocks: [heading(1, 'Plan'), heading(2, 'One'), paragraph('x'), heading(3, 'Part'), heading(2, 'Two')],
    });
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
    const pdf = await task.promise;
    const [first] = await pdf.getOutline();
    expect([
      first?.title,
      first?.items.map((item: { title: string }) => item.title),
      first?.items[0]?.items.map((item: { title: string }) => item.title),
    ]).toEqual(['Plan', ['One', 'Two'], ['Part']]);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Plan', Author: 'Acme', Language: 'en' });
    const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect(['H1', 'H2', 'H3', 'P'].filter((role) => !roles.includes(`"role":"${role}"`))).toEqual([]);
    await task.destroy();
  });

  it('numbers its pages and repeats the head of a table; the sum is not alone on one', async () => {
    const pages = await readPdf(await bytesOf({ title: 'List', from: 'Acme', mark: 'Draft', blocks: [heading(2, 'Table'), table(60)] }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Draft');
      expect(page).toContain('Item');
      expect(page).toContain('Acme');
    });
    expect(pages.at(-1)).toMatch(/Row 59.*Sum/);
  });

  it('says what else there is of a row below it, and keeps totals with the last row', async () => {
    for (const rows of [21, 22, 23, 24]) {
      const given = table(rows);
      const noted: Block = given.kind === 'table' ? { ...given, foot: [], notes: given.rows.map((_, index) => `Note ${index}`) } : given;
      const pages = await readPdf(await bytesOf({ blocks: [noted, { kind: 'totals', rows: [{ label: 'Subtotal', value: '9.00' }] }] }));
      expect(pages.find((page) => page.includes('Subtotal'))).toMatch(new RegExp(`Row ${rows - 1}.*Note ${rows - 1}.*Subtotal`));
    }
  });

  it('takes a few lines back to the page before, slightly smaller', async () => {
    const lines = (count: number) => [
      heading(1, 'Title'),
      paragraph(Array.from({ length: count }, (_, line) => `line ${line}`).join('\n')),
    ];
    // Thirty-eight lines fill a page below the title; three more would stand alone on the next one.
    expect(await readPdf(await bytesOf({ blocks: lines(41) }))).toHaveLength(1);
    expect(await readPdf(await bytesOf({ blocks: lines(70) }))).toHaveLength(2);
  });

  it('keeps a heading with what it heads, and no line of a paragraph alone', async () => {
    for (let lines = 20; lines < 46; lines += 1) {
      const text = Array.from({ length: lines }, () => 'line').join('\n');
      const pages = await readPdf(await bytesOf({ blocks: [paragraph(text), heading(2, 'Chapter'), paragraph('one\ntwo\nthree')] }));
      const page = pages.find((one) => one.includes('Chapter'));
      expect(page).toContain('one two');
    }
  });

  it('has nothing outside its margins and no two texts on one another, whatever is in it', async () => {
    const long = 'A name that is so long that it has to be broken over several lines, with Averyveryverylongwordthatdoesnotfit'.repeat(3);
    const blocks: Block[] = [
      {
        kind: 'cover',
        company: 'Acme',
        title: long,
        lead: long,
        facts: [
          { label: 'Plan', value: long },
          { label: 'Day', value: '1' },
        ],
      },
      heading(1, long),
      { kind: 'lead', text: long },
      { kind: 'figures', items: Array.from({ length: 5 }, (_, index) => ({ label: `Label ${index}`, value: '$1,234,567,890.00' })) },
      {
        kind: 'terms',
        rows: [
          { label: 'Client', value: long },
          { label: long, value: 'x' },
        ],
      },
      { kind: 'cards', cards: ['One', 'Two', 'Three'].map((title) => ({ title, about: long, blocks: [bullets([long, 'x'])] })) },
      {
        kind: 'callout',
        blocks: [paragraph(long), { kind: 'totals', rows: [{ label: long, value: '$1,234,567,890.00', tone: 'figure' }] }],
      },
      { kind: 'quote', text: long, by: 'Jo' },
      { kind: 'note', text: long },
      { kind: 'columns', columns: [[paragraph(long)], [bullets([long])]] },
      {
        kind: 'table',
        columns: Array.from({ length: 9 }, (_, index) => ({ label: `Column ${index}` })),
        rows: [Array.from({ length: 9 }, () => 'some words 1,000,000')],
      },
      {
        kind: 'signatures',
        parties: [
          { name: long, role: 'Client' },
          { name: '', role: 'Seller' },
        ],
      },
    ];
    const marks = await marksOn(await bytesOf({ title: long, from: long, blocks }));
    expect(marks.length).toBeGreaterThan(100);
    for (const { x, width, y, text } of marks) {
      expect([text, x >= 65, x + width <= 612 - 65, y > 20 && y < 792 - 20]).toEqual([text, true, true, true]);
    }
    const overlap = (a: Mark, b: Mark) =>
      a.page === b.page && Math.abs(a.y - b.y) < Math.min(a.size, b.size) * 0.7 && a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5;
    expect(
      marks.flatMap((one, index) =>
        marks
          .slice(index + 1)
          .filter((other) => overlap(one, other))
          .map((other) => [one.text, other.text]),
      ),
    ).toEqual([]);
  });

  it('have figures of one size, in two rows rather than broken', async () => {
    const figures = (...values: string[]): Block => ({ kind: 'figures', items: values.map((value) => ({ label: 'sum', value })) });
    const marksOf = async (...values: string[]) =>
      (await marksOn(await bytesOf({ blocks: [figures(...values)] }, { look: { display: 'Montserrat' } }))).filter(
        ({ text }) => text !== 'sum',
      );
    const long = ['$265,427,479,830.08', '-$121,654,270,132.40', '$800,000.00', '$1.00'];
    const marks = (await marksOf(...long)).filter(({ text }) => text.startsWith('$') || text.startsWith('-'));
    expect(marks.map(({ text }) => text)).toEqual(long);
    expect(new Set(marks.map(({ size }) => size)).size).toBe(1);
    expect(new Set(marks.map(({ y }) => Math.round(y))).size).toBe(2);
  });

  it('has the page of each chapter in its contents', async () => {
    const chapter = (name: string): Block[] => [heading(2, name), paragraph('x'), { kind: 'break' }];
    const [first] = await readPdf(
      await bytesOf({
        blocks: [{ kind: 'contents', title: 'Contents' }, { kind: 'break' }, ...chapter('One'), ...chapter('Two')],
        hasNumbers: true,
      }),
    );
    expect(first).toMatch(/1 One 2 2 Two 3/);
  });

  it('marks open places, links only where it is safe, and hangs numbers beside clauses', async () => {
    const link = (url: string): Block => ({ kind: 'link', text: 'Site', url });
    const bytes = await bytesOf({
      blocks: [
        paragraph(`By ${gap('Name')}`),
        link('https://a.example/'),
        link('javascript:alert(1)'),
        heading(2, '1. Services'),
        paragraph('1.1 The work'),
      ],
    });
    expect((await readPdf(bytes))[0]).toContain('By [Name]');
    expect([...bytes.toString('latin1').matchAll(/\/URI \((.*?)\)/g)].map(([, url]) => url)).toEqual(['https://a.example/']);
    const marks = await marksOn(bytes);
    const at = (text: string) => marks.find((mark) => mark.text.trim() === text);
    expect(at('1')?.x).toBeLessThan(at('Services')?.x ?? 0);
    expect(at('1.1')?.x).toBeLessThan(at('The work')?.x ?? 0);
  });

  it('is small and packed', async () => {
    const text = 'These words are about forty letters long. '.repeat(60);
    const blocks = Array.from({ length: 12 }, (_, index) => [heading(2, `Chapter ${index}`), paragraph(text)]).flat();
    const bytes = await bytesOf({ blocks });
    expect((await readPdf(bytes)).length).toBeGreaterThan(8);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('asks for drawings on white', async () => {
    const drawn = stubCanvas();
    stubFonts();
    const picture = { svg: '<svg>🦄</svg>', width: 2, height: 1 };
    // What the stub draws is no picture.
    await expect(bytesOf({ blocks: [{ kind: 'picture', picture, label: 'Chart' }] })).rejects.toThrow();
    expect(drawn).toEqual(['4 × 2 image/jpeg']);
  });
});

it('any accent can be read on paper', () => {
  for (const accent of ['#ffffff', '#ffee00', '#0b6b4a', '#ff8800', '#000000', '#7fdbff'])
    expect(contrastOf(paletteOf({ accent, display: 'Inter' }).accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

describe('a drawing in a PDF', () => {
  const picture = (body: string) => ({
    svg: `<svg viewBox="0 0 10 10" width="10" height="10"><title>T</title>${body}</svg>`,
    width: 10,
    height: 10,
  });

  it('is lines and letters, with their groups moved and their entities read', () => {
    const read = readDrawing(
      picture('<rect x="1" fill="#fff"/><g transform="translate(2 3)"><text x="4" font-weight="600">A &amp; B</text></g><circle r="2"/>'),
    );
    expect(read?.map(({ tag, text, dx, dy }) => [tag, text, dx, dy])).toEqual([
      ['rect', '', 0, 0],
      ['text', 'A & B', 2, 3],
      ['circle', '', 0, 0],
    ]);
  });

  it.each([
    '<image href="data:image/png;base64,AAAA"/>',
    '<clipPath id="a"><circle r="1"/></clipPath>',
    '<text x="1"><tspan>a</tspan></text>',
    '<rect transform="skewX(3)"/>',
    '<g opacity="0.5"><rect/></g>',
    'words between',
  ])('is left to the browser where it holds %s', (body) => {
    expect(readDrawing(picture(body))).toBeUndefined();
  });

  it('has its words in the file, and asks no canvas', async () => {
    stubFonts();
    const chart = seriesChart('Sales', {
      categories: ['May', 'June'],
      series: [
        { name: 'Rye', values: [1, 2] },
        { name: 'Wheat', values: [2, null] },
      ],
      format: (value) => `$${value}`,
      look: 'lines',
    });
    const axis = axisChart('Prices', [
      { label: 'Rival', value: 29, shown: '$29' },
      { label: 'You', value: 39, shown: '$39', isOwn: true },
    ]);
    const shares = shareChart('Uses', [
      { label: 'Oven', value: 3, shown: '$3' },
      { label: 'Rent', value: 1, shown: '$1' },
    ]);
    const [page = ''] = await readPdf(await bytesOf({ blocks: [...chart, ...axis, ...shares] }));
    for (const words of ['June', 'Wheat', 'Rival $29', 'You $39', 'Oven']) expect(page).toContain(words);
  });
});
