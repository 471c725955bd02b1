import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { divideSlide, pptxFile, type Slide, type SlideOptions } from './pptx';

const inch = 914_400;
const box = (title: string, ...items: string[]) => ({ title, items });
const partsOf = async (slides: Slide[], options?: SlideOptions) => {
  const files = unzipSync(new Uint8Array(await (await pptxFile('Deck', slides, options)).arrayBuffer()));
  return Object.entries(files).map(([name, bytes]) => ({ name, xml: strFromU8(bytes) }));
};

/** Slide by slide, shape by shape: where it stands in inches, and its lines with size and color. */
async function shapesIn(slides: Slide[], options?: SlideOptions) {
  const parts = await partsOf(slides, options);
  return parts
    .filter(({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map(({ xml }) =>
      [...xml.matchAll(/<p:sp>(.*?)<\/p:sp>/gs)].map(([, shape = '']) => {
        const inches = (pattern: RegExp) =>
          (pattern.exec(shape) ?? []).slice(1).map((emu) => Math.round((Number(emu) / inch) * 1000) / 1000);
        return {
          at: inches(/<a:off x="(\d+)" y="(\d+)"/),
          size: inches(/<a:ext cx="(\d+)" cy="(\d+)"/),
          lines: [...shape.matchAll(/<a:p>(.*?)<\/a:p>/gs)]
            .filter(([, line = '']) => line.includes('<a:t>'))
            .map(([, line = '']) =>
              [
                line.includes('<a:buChar') ? 'point' : '',
                /\bb="1"/.test(line) ? 'bold' : '',
                Number(/\bsz="(\d+)"/.exec(line)?.[1]) / 100,
                /Clr val="(\w+)"/.exec(line)?.[1],
                /<a:t>(.*?)<\/a:t>/.exec(line)?.[1],
              ]
                .filter(Boolean)
                .join(' '),
            ),
          xml: shape,
        };
      }),
    );
}

describe('slides', () => {
  it('have a title in its place, a note where there is one, and boxes in a grid below them', async () => {
    const boxes = ['A', 'B', 'C', 'D', 'E'].map((name) => box(name, `${name.toLowerCase()} & more`));
    const [[title, note, ...grid] = [], second = []] = await shapesIn([
      { title: 'Plan <1>', note: 'As of today', columns: 3, boxes },
      { title: 'Next', columns: 2, boxes: [box('Only')] },
    ]);
    expect(title).toMatchObject({ at: [0.6, 0.42], lines: ['28 tx1 Plan &lt;1&gt;'] });
    expect(title?.xml).toContain('<p:ph type="title"/>');
    expect(note).toMatchObject({ at: [0.6, 1.02], lines: ['11 tx2 As of today'] });
    // Three columns: (13.333 - 2 × 0.6 - 2 × 0.2) / 3 = 3.911. A row with little text is not stretched over the slide.
    const places = grid.filter(({ lines }) => lines.length === 2).map(({ at, size }) => [...at, ...size]);
    expect(places).toEqual([
      [0.6, 1.5, 3.911, 1.9],
      [4.711, 1.5, 3.911, 1.9],
      [8.822, 1.5, 3.911, 1.9],
      [0.6, 3.6, 3.911, 1.9],
      [4.711, 3.6, 3.911, 1.9],
    ]);
    expect(grid[0]?.lines).toEqual(['bold 18 accent1 A', 'point 16 tx1 a &amp; more']);
    expect(second.find(({ lines }) => lines[0]?.endsWith('Only'))?.size).toEqual([5.967, 1.9]);
  });

  it('have letters small enough for the fullest box, and never a box below the foot', async () => {
    const lines = (count: number, length: number) => Array.from({ length: count }, (_, index) => `${index} ${'word '.repeat(length)}`);
    const sizes = [];
    for (const items of [lines(1, 2), lines(9, 20), lines(30, 20), lines(60, 40)]) {
      const [slide = []] = await shapesIn([{ title: 'T', columns: 2, boxes: [box('A', ...items), box('B', 'short')] }]);
      const [full, short] = slide.filter(({ lines: said }) => said[0]?.startsWith('bold'));
      const [, size] = full?.lines[1]?.split(' ') ?? [];
      expect(short?.lines[1]).toBe(`point ${size} tx1 short`);
      expect(short?.size).toEqual(full?.size);
      expect((full?.at[1] ?? 0) + (full?.size[1] ?? 0)).toBeLessThanOrEqual(6.851);
      expect(full?.xml).toContain('<a:normAutofit');
      sizes.push(Number(size));
    }
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect([sizes[0], sizes[3]]).toEqual([16, 10]);
  });

  it('are dressed as the company is: its color and font as the theme, its logo and name on every slide', async () => {
    const logo = { png: 'iVBORw0KGgo=', width: 300, height: 100 };
    const slides: Slide[] = [{ title: 'T', columns: 1, boxes: [{ title: 'Churn', figure: '4.2%', items: ['Target 3%'] }] }];
    const parts = await partsOf(slides, { look: { accent: '#3a1030', display: 'Gelasio', logo }, from: 'Merlow & Sons' });
    const xmlOf = (end: string) => parts.find(({ name }) => name.endsWith(end))?.xml ?? '';
    expect(xmlOf('theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="3A1030"/></a:accent1>');
    expect(xmlOf('theme/theme1.xml')).toContain('typeface="Gelasio"');
    expect(xmlOf('slideLayouts/slideLayout1.xml') + xmlOf('slideLayouts/slideLayout2.xml')).toContain('Merlow &amp; Sons');
    expect(parts.some(({ name }) => /media\/.*\.png$/.test(name))).toBe(true);
    const [shapes = []] = await shapesIn(slides);
    const card = shapes.find(({ lines }) => lines[0]?.endsWith('Churn'));
    // A figure is large and what is said of it stands below without a sign.
    expect(card?.lines).toEqual(['bold 18 accent1 Churn', '30.4 tx1 4.2%', '16 tx1 Target 3%']);
  });

  it('go on over a second one before their letters get too small to be read', () => {
    const many = Array.from(
      { length: 30 },
      (_, index) => `Item ${index} with a name that is long enough to take a line and more of its box`,
    );
    const made = divideSlide({ title: 'Report', columns: 3, boxes: [box('A', ...many), { ...box('B', 'one'), figure: '1' }] });
    expect(made.length).toBeGreaterThan(1);
    expect(made.map(({ title }) => title)).toEqual(['Report', ...made.slice(1).map(() => 'Report, continued')]);
    // Nothing is lost, nothing is said twice, and what is done is not there again.
    expect(made.flatMap(({ boxes }) => boxes.filter(({ title }) => title === 'A').flatMap(({ items }) => items))).toEqual(many);
    expect(made.flatMap(({ boxes }) => boxes.filter(({ title }) => title === 'B'))).toHaveLength(1);
    const small = { title: 'Short', columns: 1, boxes: [box('A', 'one', 'two')] };
    expect(divideSlide(small)).toEqual([small]);
    // A box whose lines all stand on the first slide is not on the next one.
    const half = divideSlide({ title: 'Report', columns: 2, boxes: [box('A', ...many), box('B', ...many.slice(0, many.length / 2))] });
    expect(half.length).toBeGreaterThan(1);
    expect(half.flatMap(({ boxes }) => boxes.filter(({ items }) => items.length === 0))).toEqual([]);
    expect(half.at(-1)?.columns).toBe(1);
  });
});
