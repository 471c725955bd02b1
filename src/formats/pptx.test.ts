import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pptxFile, type Slide } from './pptx';

const inch = 914_400;
const box = (title: string, ...items: string[]) => ({ title, color: '0B6B4A', items });

/** Slide by slide, shape by shape: where it stands in inches, and its lines with size and color. */
async function shapesIn(...slides: Slide[]) {
  const parts = unzipSync(new Uint8Array(await (await pptxFile('Deck', slides)).arrayBuffer()));
  const names = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  return names.map((name) =>
    [...strFromU8(parts[name] ?? new Uint8Array()).matchAll(/<p:sp>(.*?)<\/p:sp>/gs)].map(([, shape = '']) => {
      const inches = (pattern: RegExp) => (pattern.exec(shape) ?? []).slice(1).map((emu) => Math.round((Number(emu) / inch) * 1000) / 1000);
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
              /<a:srgbClr val="(\w+)"/.exec(line)?.[1],
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
const sizesOf = async (...items: string[]) => {
  const [slide = []] = await shapesIn({ title: 'T', columns: 1, boxes: [box('A', ...items)] });
  return Number(slide[1]?.lines[1]?.split(' ')[1]);
};

describe('slides', () => {
  it('have a title, a note where there is one, and boxes in a grid that fills the page', async () => {
    const boxes = ['A', 'B', 'C', 'D', 'E'].map((name) => box(name, `${name.toLowerCase()} & more`));
    const [[title, note, ...grid] = [], second = []] = await shapesIn(
      { title: 'Plan <1>', note: 'As of today', columns: 3, boxes },
      { title: 'Next', columns: 2, boxes: [box('Only')] },
    );
    // 13.333 wide less a margin of 0.45 on both sides.
    expect(title).toMatchObject({ at: [0.45, 0.3], size: [12.433, 0.6], lines: ['26 1A1C19 Plan &lt;1&gt;'] });
    expect(note).toMatchObject({ at: [0.45, 0.78], size: [12.433, 0.3], lines: ['11 5D625B As of today'] });
    // Three columns: (12.433 - 2 × 0.2) / 3 = 4.011. Two rows from 1.15 down to 7.05: (5.9 - 0.2) / 2 = 2.85.
    expect(grid.map(({ at, size }) => [...at, ...size])).toEqual([
      [0.45, 1.15, 4.011, 2.85],
      [4.661, 1.15, 4.011, 2.85],
      [8.872, 1.15, 4.011, 2.85],
      [0.45, 4.2, 4.011, 2.85],
      [4.661, 4.2, 4.011, 2.85],
    ]);
    expect(grid[0]?.lines).toEqual(['bold 19 0B6B4A A', 'point 16 1A1C19 a &amp; more']);
    // Two columns of which one is used: (12.433 - 0.2) / 2, and one row of all the height.
    expect(second.map(({ at, size, lines }) => [...at, ...size, ...lines])).toEqual([
      [0.45, 0.3, 12.433, 0.6, '26 1A1C19 Next'],
      [0.45, 1.15, 6.117, 5.9, 'bold 19 0B6B4A Only'],
    ]);
  });

  it('have boxes with a ground and a line, filled from the top, their text shrinking', async () => {
    const [[, shape] = []] = await shapesIn({ title: 'T', columns: 1, boxes: [box('A')] });
    expect(shape?.xml).toContain(
      '<a:solidFill><a:srgbClr val="FBFAF6"/></a:solidFill><a:ln w="12700"><a:solidFill><a:srgbClr val="E6E2D6"/>',
    );
    expect(shape?.xml).toContain('anchor="t"');
    expect(shape?.xml).toContain('<a:normAutofit');
    // Eight points on each side.
    expect(shape?.xml).toContain('lIns="101600"');
  });

  it('have letters small enough for the longest box and not smaller than 8', async () => {
    // A line of up to 70 letters counts 1.3, one of 71 counts 2.3; 130 by their sum, from 8 to 16.
    const lines = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));
    expect(await sizesOf(...lines(1, 10))).toBe(16);
    expect(await sizesOf(...lines(6, 70))).toBe(16);
    expect(await sizesOf(...lines(7, 70))).toBe(14);
    expect(await sizesOf(...lines(4, 71))).toBe(14);
    expect(await sizesOf(...lines(5, 71))).toBe(11);
    // 3 × 1.3 + 4 × 2.3 = 13.1, and 130 by it 9.92.
    expect(await sizesOf(...lines(3, 70), ...lines(4, 71))).toBe(9);
    expect(await sizesOf(...lines(12, 70))).toBe(8);
    expect(await sizesOf(...lines(40, 70))).toBe(8);
    const [[, short] = []] = await shapesIn({ title: 'T', columns: 2, boxes: [box('A', 'x'), box('B', ...lines(7, 70))] });
    expect(short?.lines).toEqual(['bold 17 0B6B4A A', 'point 14 1A1C19 x']);
  });
});
