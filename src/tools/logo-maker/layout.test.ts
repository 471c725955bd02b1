import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { extentOf, reachOf } from './arrange';
import { layoutLogo } from './layout';
import { guessedFace, type Face } from './text-face';
import { fields, type Settings } from './model';

/** Every letter as wide as half the size, so that places can be worked out by hand. */
const face: Face = { measure: (text, size) => text.length * 0.5 * size, ascent: 0.75, descent: 0.25 };
const base = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const settingsOf = (more: Partial<Settings>): Settings => ({
  ...base,
  text: 'ABCD',
  layout: 'text',
  shape: 'square',
  fontSize: 20,
  padding: 10,
  borderWidth: 0,
  symbol: 'monogram',
  textColor: '#111111',
  backgroundColor: '#ffffff',
  borderColor: '#222222',
  ...more,
});
const draw = (more: Partial<Settings> = {}) => layoutLogo(settingsOf(more), face);
const textsOf = (more: Partial<Settings> = {}) =>
  draw(more)
    .shapes.filter(({ tag }) => tag === 'text')
    .map(({ text, attributes }) => [text, attributes.x, attributes.y, attributes.fontSize]);

describe('the text', () => {
  it('stands in the middle at the size asked for, where it fits', () => {
    // Twenty pixels are 40 units: four letters are 80 wide, from 160; the line is 40 high, its baseline 30 below its top at 180.
    expect(textsOf()).toEqual([['ABCD', 160, 210, 40]]);
    expect(draw()).toMatchObject({ fontSize: 20, lines: 1, boxes: [{ left: 160, right: 240, top: 180, bottom: 220 }] });
  });

  it('shrinks to what padding and border leave', () => {
    // 200 less 2 × 10 is 180 to each side: four letters of 90 units are 180 × 2 wide.
    expect(draw({ fontSize: 200 }).fontSize).toBe(90);
    expect(draw({ fontSize: 200, borderWidth: 5 }).fontSize).toBe(85);
    expect(draw({ fontSize: 200, borderWidth: 5, shape: 'none' }).fontSize).toBe(90);
    expect([
      reachOf(settingsOf({})),
      reachOf(settingsOf({ borderWidth: 5 })),
      reachOf(settingsOf({ borderWidth: 5, shape: 'none' })),
    ]).toEqual([180, 170, 180]);
    // In a circle its corner may not reach past it: half of 4 × 0.5 across, half a line along.
    expect(draw({ fontSize: 200, shape: 'circle' }).fontSize).toBeCloseTo(180 / Math.hypot(1, 0.5) / 2, 9);
  });

  it('breaks where more lines are larger, evenly', () => {
    expect(textsOf({ text: 'AB CD', fontSize: 20 }).map(([text]) => text)).toEqual(['AB CD']);
    const big = textsOf({ text: 'ABCD EFGH', fontSize: 200 });
    expect(big.map(([text]) => text)).toEqual(['ABCD', 'EFGH']);
    // Two lines are 2.15 high, four letters 2 wide: 180 / 1.075.
    expect(big[0]?.[3]).toBeCloseTo(360 / 2.15, 1);
    expect(Number(big[1]?.[2]) - Number(big[0]?.[2])).toBeCloseTo((360 / 2.15) * 1.15, 1);
    expect(draw({ text: 'a b c d e f g h', fontSize: 200 }).lines).toBeLessThanOrEqual(6);
    expect(draw({ text: '' })).toMatchObject({ lines: 0, boxes: [] });
  });

  it('reaches as far as its furthest corner', () => {
    const box = { left: -3, right: 2, top: -1, bottom: 4 };
    expect([extentOf([box], false), extentOf([box], true), extentOf([], false)]).toEqual([4, 5, 0]);
  });
});

describe('the figure', () => {
  const monogram = (more: Partial<Settings>) =>
    draw(more)
      .shapes.filter(({ tag }) => tag === 'circle')
      .at(-1)?.attributes;

  it('stands left of the text, or above it', () => {
    // Beside: 1.3 and 0.3 and 2 are 3.6 of 40: 144 wide, from 128; the circle has a radius of 26.
    expect(monogram({ layout: 'icon-left' })).toMatchObject({ cx: 154, cy: 200, r: 26, fill: '#111111' });
    expect(textsOf({ layout: 'icon-left' }).at(-1)).toEqual(['ABCD', 192, 210, 40]);
    // Above: 1.9 and 0.3 and 1 are 3.2 of 40: 128 high, from 136; the circle has a radius of 38.
    expect(monogram({ layout: 'stacked' })).toMatchObject({ cx: 200, cy: 174, r: 38 });
    expect(textsOf({ layout: 'stacked' }).at(-1)).toEqual(['ABCD', 160, 254, 40]);
    expect(draw({ layout: 'stacked' }).boxes).toHaveLength(2);
    expect(draw({ layout: 'stacked', text: '' }).shapes.filter(({ tag }) => tag === 'circle')).toEqual([]);
  });

  it('has the initials at half its size, less where they are wide', () => {
    const [initials] = textsOf({ layout: 'stacked', text: 'AB CD' });
    // Two letters are 1 wide: 0.5 of the figure of 76.
    expect(initials?.[3]).toBe(38);
    expect(textsOf({ layout: 'stacked', text: 'Abcd' })[0]?.[3]).toBe(38);
  });

  it('has a ring on a badge, inside border and gap', () => {
    const ring = (more: Partial<Settings>) =>
      draw({ layout: 'badge', ...more }).shapes.find(({ attributes }) => attributes.fill === 'none')?.attributes;
    expect(ring({ shape: 'circle' })).toMatchObject({ r: 190, strokeWidth: 4, stroke: '#111111' });
    expect(ring({ shape: 'circle', borderWidth: 5 })).toMatchObject({ r: 180 });
    expect(ring({ shape: 'square' })).toMatchObject({ x: 10, y: 10, width: 380, height: 380, rx: 0 });
    expect(ring({ shape: 'rounded' })).toMatchObject({ rx: 14 });
    expect(ring({ shape: 'rounded', borderWidth: 10 })).toMatchObject({ rx: 4 });
    expect(ring({ layout: 'text' })).toBeUndefined();
  });
});

describe('the shape', () => {
  it('is filled, and edged where there is a border', () => {
    const [square] = draw({ borderWidth: 3 }).shapes;
    expect(square).toMatchObject({
      tag: 'rect',
      attributes: { x: 3, y: 3, width: 394, height: 394, rx: 0, fill: '#ffffff', stroke: '#222222', strokeWidth: 6 },
    });
    expect(draw().shapes[0]?.attributes).not.toHaveProperty('stroke');
    expect(draw({ shape: 'rounded' }).shapes[0]?.attributes).toMatchObject({ rx: 24 });
    expect(draw({ shape: 'circle' }).shapes[0]).toMatchObject({ tag: 'circle', attributes: { cx: 200, cy: 200, r: 200 } });
    expect(draw({ shape: 'none' }).shapes).toHaveLength(1);
  });
});

describe('guessed widths', () => {
  it('are those of bold letters', () => {
    const width = (text: string) => Number(guessedFace.measure(text, 100).toFixed(6));
    expect([
      width('i'),
      width('r'),
      width(' '),
      width('m'),
      width('A'),
      width('a'),
      width('漢'),
      width('😀'),
      width('\u0301'),
      width(''),
    ]).toEqual([30, 38, 38, 92, 71, 61, 100, 130, 0, 0]);
    expect(width('Aim')).toBe(193);
    expect([guessedFace.ascent, guessedFace.descent]).toEqual([0.96, 0.24]);
  });
});
