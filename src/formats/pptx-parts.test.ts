import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pptxFile, type Slide, type SlideBox, type SlideOptions } from './pptx';
import { brandColors, finishPptx } from './pptx-finish';

const inches = (emu: string | undefined) => Math.round((Number(emu) / 914_400) * 1000) / 1000;
/** Where the shapes and pictures of a part stand, and how large they are, with the size of their first letters. */
const placesIn = (xml: string) =>
  [...xml.matchAll(/<p:(sp|pic)>(.*?)<\/p:\1>/gs)].map(([, , shape = '']) => {
    const [, ...box] = /<a:off x="(\d+)" y="(\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"/.exec(shape) ?? [];
    const size = Number(/\bsz="(\d+)"/.exec(shape)?.[1] ?? 0) / 100;
    return { text: /<a:t>(.*?)<\/a:t>/.exec(shape)?.[1] ?? '', at: box.map(inches).join(' '), size, shape };
  });

async function partsOf(slides: Slide[], options?: SlideOptions) {
  const files = unzipSync(new Uint8Array(await (await pptxFile('Deck', slides, options)).arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
/** The boxes of the first slide, with the size of what stands in them. */
async function boxesOf(boxes: SlideBox[], columns = 1): Promise<string[]> {
  const xml = (await partsOf([{ title: 'T', columns, boxes }])).get('ppt/slides/slide1.xml') ?? '';
  return placesIn(xml)
    .filter(({ shape }) => shape.includes('roundRect'))
    .map(({ at, shape }) => `${at}, ${Math.min(...[...shape.matchAll(/\bsz="(\d+)"/g)].map(([, size]) => Number(size))) / 100}`);
}
const box = (count: number, more: Partial<SlideBox> & { letters?: number } = {}): SlideBox => {
  const { letters = 1, ...rest } = more;
  return { title: '7', items: Array.from({ length: count }, () => '7'.repeat(letters)), ...rest };
};

// One column is 12.133 inches wide, 5.35 high at most; its lines have 847.58 points, those of items 831.58.
describe('a box on a slide', () => {
  it('is as high as its lines in letters of 16', async () => {
    // 18 × 1.22, ten times 16 × 1.22 + 3, and 30 around them, by 72.
    expect(await boxesOf([box(10)])).toEqual(['0.6 1.5 12.133 3.849, 16']);
    // A figure takes 16 × 1.9 × 1.22 more.
    expect(await boxesOf([box(10, { figure: '7' })])).toEqual(['0.6 1.5 12.133 4.365, 16']);
    // A digit takes 9.28 in an item: 89 have room. In a title it takes 10.44: 81 have room.
    expect(await boxesOf([box(5, { letters: 89, title: '7'.repeat(81) })])).toEqual(['0.6 1.5 12.133 2.286, 16']);
    expect(await boxesOf([box(5, { letters: 90 })])).toEqual(['0.6 1.5 12.133 3.641, 16']);
    expect(await boxesOf([box(5, { title: '7'.repeat(82) })])).toEqual(['0.6 1.5 12.133 2.591, 16']);
    // Little text still has a box that can be seen.
    expect(await boxesOf([box(0)])).toEqual(['0.6 1.5 12.133 1.9, 18']);
  });

  it('has smaller letters where it would be too high, down to 8', async () => {
    // Fifteen items need 5.413 in 16, and 5.142 in 15.
    expect(await boxesOf([box(15)])).toEqual(['0.6 1.5 12.133 5.142, 15']);
    // Two rows have 2.575 each: six items need 2.598 in 16, and 2.48 in 15.
    expect(await boxesOf([box(6), box(1)])).toEqual(['0.6 1.5 12.133 2.48, 15', '0.6 4.18 12.133 2.48, 15']);
    expect(await boxesOf([box(1, { letters: 8000 })])).toEqual(['0.6 1.5 12.133 5.35, 8']);
  });

  it('has air around its text, and signs before its items unless they explain a figure', async () => {
    const xml =
      (await partsOf([{ title: 'T', columns: 2, boxes: [box(1), box(1, { figure: '7', color: 'FF0000' })] }])).get(
        'ppt/slides/slide1.xml',
      ) ?? '';
    const [plain, figure] = placesIn(xml).filter(({ shape }) => shape.includes('roundRect'));
    // 13 points are 165,100.
    expect(plain?.shape).toContain('lIns="165100" tIns="165100" rIns="165100" bIns="165100"');
    expect(plain?.shape).toContain('marL="165100" indent="-165100"');
    expect(plain?.shape).toContain('<a:spcBef><a:spcPts val="300"/></a:spcBef>');
    expect(figure?.shape).not.toContain('buChar');
    expect(figure?.shape).toContain('FF0000');
    expect(figure?.shape).toContain('sz="3040"');
  });
});

describe('a slide', () => {
  it('has a title of 28 that is smaller where it is long, down to 16', async () => {
    const sizeOf = async (letters: number) => {
      const parts = await partsOf([{ title: '7'.repeat(letters), columns: 1, boxes: [] }]);
      return placesIn(parts.get('ppt/slides/slide1.xml') ?? '')[0]?.size;
    };
    // 873.6 points; a digit takes 15.08 in 26: 60 of them in floor(27.03).
    expect([await sizeOf(40), await sizeOf(60), await sizeOf(100), await sizeOf(200)]).toEqual([28, 27, 16, 16]);
  });

  it('has the logo, the name and the number at their places, and the title beside the logo', async () => {
    const logo = { png: 'iVBORw0KGgo=', width: 300, height: 100 };
    const slides: Slide[] = [{ title: 'Plan', note: 'Today', columns: 1, boxes: [] }];
    const parts = await partsOf(slides, { look: { accent: '#3a1030', display: 'Gelasio', logo }, from: 'Merlow' });
    const layout = [...parts].find(([name, xml]) => /slideLayouts\/slideLayout\d+\.xml$/.test(name) && xml.includes('Merlow'))?.[1] ?? '';
    const places = placesIn(layout);
    // 120 by 40 pixels are 1.25 by 0.417 inches; the title keeps 0.3 away from it.
    expect(places.find(({ shape }) => shape.includes('<p:blipFill>'))?.at).toBe('11.483 0.42 1.25 0.417');
    expect(places.find(({ text }) => text === 'Merlow')).toMatchObject({ at: '0.6 7 8.493 0.25', size: 9 });
    expect(places.find(({ shape }) => shape.includes('type="title"'))?.at).toBe('0.6 0.42 10.583 0.6');
    expect(/<a:off x="(\d+)" y="(\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"/.exec(layout.slice(layout.lastIndexOf('<p:sp>')))?.slice(1).map(inches)).toEqual([12.133, 7, 0.6, 0.25]); // prettier-ignore
    const [title, note] = placesIn(parts.get('ppt/slides/slide1.xml') ?? '');
    expect(title?.at).toBe('0.6 0.42 10.583 0.6');
    expect(note).toMatchObject({ text: 'Today', at: '0.6 1.02 10.583 0.28', size: 11 });
    const plain = await partsOf([{ title: 'Plan', columns: 1, boxes: [] }]);
    expect(placesIn(plain.get('ppt/slides/slide1.xml') ?? '').map(({ at }) => at)[0]).toBe('0.6 0.42 12.133 0.6');
    expect([...plain.keys()].some((name) => name.endsWith('.png'))).toBe(false);
  });

  it('has a master with a place for the title and one for the text', async () => {
    const master = (await partsOf([{ title: 'T', columns: 1, boxes: [] }])).get('ppt/slideMasters/slideMaster1.xml') ?? '';
    const places = placesIn(master).slice(-2);
    expect(places.map(({ text, at }) => `${text} ${at}`)).toEqual(['Title 0.889 0.889 11.556 1.111', 'Text 0.889 2.222 11.556 4.444']);
    expect(places.map(({ shape }) => /<p:cNvPr id="(\d+)" name="(\w+)"/.exec(shape)?.slice(1).join(' '))).toEqual(['2 Title', '3 Text']);
    expect(places.map(({ shape }) => /<p:ph [^>]*>/.exec(shape)?.[0])).toEqual(['<p:ph type="title"/>', '<p:ph type="body" idx="1"/>']);
  });
});

describe('a finished presentation', () => {
  const shape = (name: string, inside: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="9" name="${name}"/><p:nvPr>${inside}</p:nvPr></p:nvSpPr></p:sp>`;
  const given = {
    'ppt/slideLayouts/slideLayout1.xml':
      shape('place:title', '<p:ph idx="100" type="title" hasCustomPrompt="1"/>') +
      shape('place:body', '<p:ph idx="101" type="body"/>') +
      shape('Other', '<p:ph idx="102" type="body"/>'),
    'ppt/slides/slide1.xml': `${shape('place:title', '')}${shape('place:body', '')}${shape('place:none', '')}${shape('Empty', '<p:ph idx="100" type="title"/>')}${shape('Free', '')}<a:srgbClr val="1A1C19"/><a:srgbClr val="ABCDEF"/><a:srgbClr val="5D625B"/>`,
    'ppt/slides/_rels/slide1.xml.rels': '<Relationship Target="../slideLayouts/slideLayout1.xml"/>',
    'ppt/charts/chart1.xml': '<a:srgbClr val="112233"/>',
    'ppt/theme/theme1.xml': '<a:theme x="1" name="Old"><a:clrScheme name="Old">\n</a:clrScheme><a:fontScheme name="Old">',
    'ppt/other.xml': '<a:srgbClr val="112233"/>',
    'ppt/empty/': '',
  };
  const made = unzipSync(
    finishPptx(zipSync(Object.fromEntries(Object.entries(given).map(([name, text]) => [name, strToU8(text)]))), {
      name: 'A & B',
      colors: brandColors('#112233', '#f5f4f0'),
    }),
  );
  const read = (name: string) => strFromU8(made[name] ?? new Uint8Array());

  it('has its texts in the places of their layout, each with a number of its own', () => {
    expect(read('ppt/slideLayouts/slideLayout1.xml')).toBe(
      shape('Title', '<p:ph type="title"/>') +
        shape('Body', '<p:ph type="body" sz="quarter" idx="101"/>') +
        shape('Other', '<p:ph idx="102" type="body"/>'),
    );
    const slide = read('ppt/slides/slide1.xml');
    expect(
      [...slide.matchAll(/<p:cNvPr id="(\d+)" name="(\w+)"\/>(.*?)<\/p:nvSpPr>/g)].map(([, id, name, inside]) => [id, name, inside]),
    ).toEqual([
      ['1', 'Title', '<p:nvPr><p:ph type="title"/></p:nvPr>'],
      ['2', 'Body', '<p:nvPr><p:ph type="body" sz="quarter" idx="101"/></p:nvPr>'],
      ['3', 'None', '<p:nvPr/>'],
      ['4', 'Free', '<p:nvPr></p:nvPr>'],
    ]);
  });

  it('calls its colours by their places in the theme', () => {
    expect(read('ppt/slides/slide1.xml')).toContain('<a:schemeClr val="tx1"/><a:srgbClr val="ABCDEF"/><a:schemeClr val="tx2"/>');
    expect(read('ppt/charts/chart1.xml')).toBe('<a:schemeClr val="accent1"/>');
    expect(read('ppt/other.xml')).toBe('<a:srgbClr val="112233"/>');
    expect(read('ppt/theme/theme1.xml')).toMatch(
      /^<a:theme x="1" name="A &amp; B"><a:clrScheme name="Brand"><a:dk1><a:srgbClr val="1A1C19"\/><\/a:dk1>.*<a:accent1><a:srgbClr val="112233"\/>.*<a:fontScheme name="Brand">$/,
    );
    expect(Object.keys(made)).not.toContain('ppt/empty/');
  });
});
