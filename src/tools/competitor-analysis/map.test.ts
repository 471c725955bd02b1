import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { findFreePlace, moveByKey, ownId, putSpot, readSpot, spotOf, toDots, toSpot, type Dot } from './map';
import { drawMap, toMapPicture } from './map-drawing';
import { startExtra, state } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const dot = (id: string, x: number, y: number, name = id): Dot => ({ id, name, x, y, isOwn: id === ownId });
const caption = { title: 'Positioning map', foot: 'Sample' };

describe('a place', () => {
  it('is there once both numbers are', () => {
    expect(readSpot({ x: '3', y: '8.5' })).toEqual({ x: 3, y: 8.5 });
    expect(readSpot({ x: '0', y: '10' })).toEqual({ x: 0, y: 10 });
    for (const spot of [
      { x: '3', y: '' },
      { x: '', y: '' },
      { x: '11', y: '1' },
      { x: '-1', y: '1' },
      { x: 'left', y: '1' },
    ])
      expect(readSpot(spot)).toBeUndefined();
  });

  it('is kept to a tenth and on the map', () => {
    expect(toSpot({ x: 3.1277, y: 12 })).toEqual({ x: '3.1', y: '10' });
    expect(toSpot({ x: -2, y: 0.06 })).toEqual({ x: '0', y: '0.1' });
  });

  it('moves half a step by key, a tenth with Shift, and stops at the edge', () => {
    expect(moveByKey({ x: 5, y: 5 }, 'ArrowUp', false)).toEqual({ x: 5, y: 5.5 });
    expect(moveByKey({ x: 5, y: 5 }, 'ArrowLeft', true)).toEqual({ x: 4.9, y: 5 });
    expect(moveByKey({ x: 9.8, y: 0 }, 'ArrowRight', false)).toEqual({ x: 10, y: 0 });
    expect(moveByKey({ x: 5, y: 5 }, 'Enter', false)).toBeUndefined();
    expect(moveByKey({ x: 5, y: 5 }, 'toString', false)).toBeUndefined();
  });

  it('of a new dot is free', () => {
    expect(findFreePlace([])).toEqual({ x: 5, y: 5 });
    expect(findFreePlace([{ x: 5, y: 5 }])).not.toEqual({ x: 5, y: 5 });
  });

  it('belongs to a product, our own too', () => {
    const spot = { x: '1', y: '2' };
    expect(spotOf(putSpot(startExtra, ownId, spot), ownId)).toEqual(spot);
    expect(spotOf(putSpot(startExtra, 'a', spot), 'a')).toEqual(spot);
    expect(spotOf(startExtra, 'constructor')).toEqual({ x: '', y: '' });
    const sample = state.sample?.(around);
    expect(sample && toDots(sample.extra, sample.records).map(({ x, y }) => [x, y])).toEqual([
      [3, 8.5],
      [8, 6],
      [1.5, 3.5],
      [5.5, 2],
    ]);
  });
});

describe('the drawing', () => {
  it('puts 0 and 10 in the corners and reads them back', () => {
    const { dots, toPlace } = drawMap(startExtra.axes, [dot('a', 0, 0), dot('b', 10, 10)], { side: 546 });
    // The plot is 500 wide from 36, ends at 510 below; dots keep 12 off its edge.
    expect(dots.map(({ cx, cy }) => [cx, cy])).toEqual([
      [48, 498],
      [524, 22],
    ]);
    expect(toPlace(48, 498)).toEqual({ x: 0, y: 0 });
    expect(toPlace(286, 260)).toEqual({ x: 5, y: 5 });
  });

  it('names the axes, the ends and every dot', () => {
    const { svg, width, height } = toMapPicture(startExtra.axes, [dot(ownId, 2, 3, 'Us & co'), dot('a', 8, 8, 'Acme')], caption);
    for (const part of ['>Price<', '>Quality<', '>Low<', '>High<', '>Us &amp; co<', '>Acme<', '>Positioning map<', '>Sample<'])
      expect(svg).toContain(part);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  });

  it('keeps labels apart where there is room', () => {
    const { dots } = drawMap(startExtra.axes, [dot('a', 5, 5, 'Alpha'), dot('b', 5.4, 5, 'Beta')], { side: 600 });
    expect(dots.map(({ shapes }) => shapes[1]?.attributes.textAnchor)).toEqual(['end', 'start']);
  });

  it('is well-formed for whatever was typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: anySign }),
      fc.constantFrom('<script>', '&amp; "', "]]>'", '\uD800', '\uFFFF', '\u0000', '漢字'.repeat(60), 'W'.repeat(300)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(typed, fc.double(), fc.double()), { maxLength: 8 }), typed, (rows, axis) => {
        const dots = rows.map(([name, x, y], index) => dot(String(index), Number.isNaN(x) ? 0 : x, Number.isNaN(y) ? 0 : y, name));
        const { svg } = toMapPicture({ ...startExtra.axes, across: axis, top: axis }, dots, caption);
        // Every tag of ours is closed, and nothing typed opened another.
        const rest = svg
          .replace(/<(rect|line|circle)(?: [a-zA-Z0-9-]+="[^"<>]*")*\/>/g, '')
          .replace('<title>Positioning map</title>', '')
          .replace(/<text(?: [a-zA-Z0-9-]+="[^"<>]*")*>[^<>]*<\/text>/g, '')
          .replace(/^<svg [^<>]*><\/svg>$/, '');
        expect(rest).toBe('');
        expect(svg).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
        expect(svg.replace(/<text[^>]*>[^<]*/g, (tag) => tag.split('>')[0] ?? '')).not.toMatch(/NaN|Infinity|undefined/);
        expect(() => encodeURIComponent(svg)).not.toThrow();
      }),
      { numRuns: atMost(100) },
    );
  });
});
