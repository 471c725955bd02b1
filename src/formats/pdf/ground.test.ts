import { expect, it } from 'vitest';
import { groundSlabs } from './ground';
import { placeSlabs, stackHeight, type Slab } from './slabs';
import type { Setting } from './style';

const setting = { x: 10, width: 200, colors: { ground: '#eeeeee' } } as Setting;
const line = (more: Partial<Slab> = {}): Slab => ({ height: 15, draw: () => undefined, ...more });
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index > 0 ? { above: 5 } : {}));
const bounds = { top: 0, bottom: 400 };
const pagesOf = (slabs: Slab[], y: number) => placeSlabs(slabs, bounds, { page: 0, y }).placed.map(({ page }) => page);

it('is as high as what stands on it and its edges, with no white between', () => {
  // Three lines of 15, two gaps of 5, edges of 14.
  expect(stackHeight(groundSlabs(lines(3), setting, 20))).toBe(83);
  expect(
    groundSlabs(lines(3), setting, 20)
      .slice(1)
      .every(({ above }) => above === undefined),
  ).toBe(true);
  expect(groundSlabs([], setting, 20)).toEqual([]);
});

it('has strips as high as what stands on them and the air above it, the head of a table among them', () => {
  const heights = groundSlabs([line({ above: 7 }), line(), line({ above: 3, head: line({ above: 9 }) })], setting, 20);
  expect(heights.map(({ height }) => height)).toEqual([14, 15, 15, 18, 14]);
  expect(heights.map(({ head }) => head?.height)).toEqual([undefined, undefined, undefined, 15, undefined]);
  expect(heights.map(({ isGlued, isKept }) => [isGlued ?? false, isKept ?? false])).toEqual([
    [true, false],
    [true, true],
    [true, true],
    [true, false],
    [false, false],
  ]);
});

it('stays whole where it is low or the page has room, and goes on over the page where much would stay white', () => {
  const isWhole = (pages: number[]) => new Set(pages).size === 1;
  expect(isWhole(pagesOf(groundSlabs(lines(4), setting, 10), 330))).toBe(true);
  expect(isWhole(pagesOf(groundSlabs(lines(12), setting, 10), 0))).toBe(true);
  // 80 points are left of 400, and less than that is worth a new page.
  expect(isWhole(pagesOf(groundSlabs(lines(12), setting, 10), 350))).toBe(true);
  const divided = pagesOf(groundSlabs(lines(12), setting, 10), 200);
  expect(new Set(divided)).toEqual(new Set([0, 1]));
  // No edge stands alone.
  expect(divided.filter((page) => page === 0).length).toBeGreaterThan(1);
  expect(divided.filter((page) => page === 1).length).toBeGreaterThan(1);
});

it('goes on over as many pages as it needs', () => {
  const pages = pagesOf(groundSlabs(lines(60), setting, 10), 0);
  expect(new Set(pages)).toEqual(new Set([0, 1, 2, 3]));
});
