import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pen } from './pen';
import { placeSlabs, stackHeight, type Slab } from './slabs';

const bounds = { top: 10, bottom: 110 };
const slab = (height: number, more: Partial<Slab> = {}): Slab => ({ height, draw: () => undefined, ...more });
const place = (slabs: Slab[], y = 10) => placeSlabs(slabs, bounds, { page: 0, y });
const shown = (slabs: Slab[], y?: number) => place(slabs, y).placed.map(({ page, top }) => `${page}:${top}`);

describe('slabs on pages', () => {
  it('stand below one another, with air between them but not at the top', () => {
    expect(shown([slab(20, { above: 5 }), slab(20, { above: 5 })])).toEqual(['0:10', '0:35']);
  });

  it('go to the next page where they have no room, and not before', () => {
    expect(shown([slab(50), slab(50)])).toEqual(['0:10', '0:60']);
    expect(shown([slab(50), slab(50.1, { above: 3 })])).toEqual(['0:10', '1:10']);
  });

  it('take the ones they are glued to along', () => {
    expect(shown([slab(60), slab(20, { isGlued: true }), slab(30)])).toEqual(['0:10', '1:10', '1:30']);
    expect(shown([slab(60), slab(20, { isGlued: true }), slab(20)])).toEqual(['0:10', '0:70', '0:90']);
  });

  it('are divided between two that are only kept together where the page would else stay white', () => {
    const kept = [slab(20, { isGlued: true, isKept: true }), slab(20, { isKept: true }), slab(20, { isGlued: true }), slab(20)];
    // Room for 60 of 80: the first two stay.
    expect(shown([slab(40), ...kept])).toEqual(['0:10', '0:50', '0:70', '1:10', '1:30']);
    // Of 100 only 15 are left: less than is worth dividing for, even where the first would fit.
    expect(shown([slab(85), ...[4, 4, 4, 4].map((height) => slab(height, { isKept: true })), slab(4)])).toEqual([
      '0:10',
      '1:10',
      '1:14',
      '1:18',
      '1:22',
      '1:26',
    ]);
    // Where all have room nothing is divided.
    expect(shown([slab(20), ...kept])).toEqual(['0:10', '0:30', '0:50', '0:70', '0:90']);
  });

  it('are parted where all of them are higher than a page', () => {
    expect(shown([slab(60, { isGlued: true }), slab(60, { isGlued: true }), slab(20)])).toEqual(['0:10', '1:10', '1:70']);
  });

  it('count the air between them, not that above the first, which the page has already', () => {
    // 5, air of 5, 40, air of 10, 40: exactly 100.
    expect(shown([slab(5), slab(40, { above: 5, isGlued: true }), slab(40, { above: 10 })])).toEqual(['0:10', '0:20', '0:70']);
    expect(shown([slab(5), slab(40, { above: 5, isGlued: true }), slab(40.1, { above: 10 })])).toEqual(['0:10', '1:10', '1:60']);
  });

  it('begin a page of their own where they are higher than one', () => {
    expect(shown([slab(10), slab(60, { isGlued: true }), slab(60, { isGlued: true }), slab(20)])).toEqual(['0:10', '1:10', '2:10', '2:70']);
  });

  it('are divided or drawn lower by what is left of the page, not of the paper', () => {
    // 18 of 100 are more than is left white for what is kept together.
    const kept = [slab(9, { isKept: true }), slab(9, { isKept: true }), slab(9)];
    expect(shown([slab(82), ...kept])).toEqual(['0:10', '0:92', '0:101', '1:10']);
    // 33 of 100 are too much to leave white for a picture.
    const picture = slab(40, { fit: { least: 20, to: (height) => slab(height) } });
    expect(place([slab(67), picture]).placed.map(({ page, slab: one }) => `${page}:${one.height}`)).toEqual(['0:67', '0:33']);
  });

  it('have the head of their table again on each page', () => {
    const head = slab(10);
    const row = slab(40, { head });
    const { placed } = place([{ ...head, isGlued: true }, row, row, row]);
    expect(placed.map(({ slab: one, page, top }) => `${page}:${top}:${one.height}`)).toEqual([
      '0:10:10',
      '0:20:40',
      '0:60:40',
      '1:10:10',
      '1:20:40',
    ]);
  });

  it('start a page where they say so, unless there is nothing on this one', () => {
    expect(shown([slab(0, { isBreak: true }), slab(10), slab(0, { isBreak: true }), slab(10)])).toEqual(['0:10', '1:10']);
  });

  it('stay with what follows, but not with what starts a page of its own', () => {
    const kept = slab(20, { isKept: true });
    expect(shown([slab(60), kept, slab(0, { isBreak: true }), slab(90)])).toEqual(['0:10', '0:70', '1:10']);
    expect(shown([slab(60), slab(20, { isGlued: true }), slab(0, { isBreak: true }), slab(90)])).toEqual(['0:10', '0:70', '1:10']);
    expect(shown([slab(60), slab(20, { isGlued: true })])).toEqual(['0:10', '0:70']);
  });

  it('go on side by side over the page, and what follows stands below all of them', () => {
    const columns = slab(0, { columns: [[slab(60), slab(60)], [slab(20)]] });
    expect(shown([columns, slab(5)])).toEqual(['0:10', '1:10', '0:10', '1:70']);
    expect(stackHeight([columns])).toBe(120);
  });

  it('take a heading along where the columns below it begin with what stays together', () => {
    const head = [slab(20, { isGlued: true }), slab(20, { isGlued: true }), slab(20)];
    const columns = slab(0, { columns: [head, [slab(10)]] });
    // 45 are left: room for the heading and the head of the column, not for the rows the head is glued to.
    expect(shown([slab(55), slab(10, { isGlued: true }), columns])).toEqual(['0:10', '1:10', '1:20', '1:40', '1:60', '1:20']);
  });

  describe('on grounds', () => {
    const grounds: string[] = [];
    const pen = {} as Pen;
    const row = (...columns: Slab[][]) =>
      slab(0, {
        columns,
        behind: { pad: 5, draw: (_, column, top, height) => void grounds.push(`${column}:${top}:${height}`) },
      });
    const drawn = (slabs: Slab[], y = 10, high = bounds) => {
      const { placed, end } = placeSlabs(slabs, high, { page: 0, y });
      grounds.length = 0;
      for (const one of placed) one.slab.draw(pen, one.top);
      return { grounds: [...grounds], end, pages: placed.map(({ page }) => page) };
    };
    const tall = { top: 10, bottom: 510 };
    const lines = (count: number) => Array.from({ length: count }, () => slab(20));

    it('are as high as the highest beside them', () => {
      // Three of 20 with 5 above and below.
      expect(drawn([row(lines(3), lines(1))])).toMatchObject({ grounds: ['0:10:70', '1:10:70'], end: { page: 0, y: 80 } });
      expect(stackHeight([row(lines(3), lines(1))])).toBe(70);
    });

    it('go on over the page where much of it would stay white, each as far as it reaches', () => {
      // Of 500, 300 are left, and 20 of 20 need 410: 14 have room there.
      const { grounds: made, end } = drawn([slab(200), row(lines(20), lines(2))], 10, tall);
      expect(made).toEqual(['0:210:290', '1:210:290', '0:10:130']);
      expect(end).toEqual({ page: 1, y: 140 });
    });

    it('stay whole where little of the page would stay white', () => {
      // 70 of 500 are left.
      expect(drawn([slab(430), row(lines(10))], 10, tall)).toMatchObject({ grounds: ['0:10:210'], end: { page: 1, y: 220 } });
    });

    it('stay whole where they are low', () => {
      // 100 are left, and 5 of 20 need 110.
      expect(drawn([slab(400), row(lines(5))], 10, tall)).toMatchObject({ grounds: ['0:10:110'], end: { page: 1, y: 120 } });
    });
  });

  it('are drawn lower where a picture would else leave much of the page white', () => {
    const picture = (height: number, least: number) => slab(height, { fit: { least, to: (lower) => slab(lower) } });
    const heights = (slabs: Slab[]) => place(slabs).placed.map(({ page, slab: one }) => `${page}:${one.height}`);
    // 60 of 100 are left: a heading of 10 and a picture of 50 have room.
    expect(heights([slab(40), slab(10, { isGlued: true }), picture(70, 50)])).toEqual(['0:40', '0:10', '0:50']);
    expect(heights([slab(40), slab(10, { isGlued: true }), picture(70, 51)])).toEqual(['0:40', '1:10', '1:70']);
    // 20 are left: little enough to leave.
    expect(heights([slab(80), picture(25, 10)])).toEqual(['0:80', '1:25']);
    expect(heights([slab(40), picture(50, 10)])).toEqual(['0:40', '0:50']);
  });

  it('never overlap and never leave the page', () => {
    const some = fc.array(
      fc.record({
        height: fc.integer({ min: 1, max: 100 }),
        above: fc.integer({ min: 0, max: 30 }),
        isGlued: fc.boolean(),
        isKept: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(some, (list) => {
        const { placed } = place(list.map(({ height, ...more }) => slab(height, more)));
        expect(placed).toHaveLength(list.length);
        placed.forEach(({ slab: one, page, top }, index) => {
          expect(top).toBeGreaterThanOrEqual(bounds.top);
          expect(top + one.height).toBeLessThanOrEqual(bounds.bottom);
          const before = placed[index - 1];
          if (before?.page === page) expect(top).toBeGreaterThanOrEqual(before.top + before.slab.height);
          else expect(page).toBe((before?.page ?? -1) + 1);
        });
      }),
    );
  });
});
