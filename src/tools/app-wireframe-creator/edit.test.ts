import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignElements, distributeElements, orderElements, type Edge } from './arrange';
import * as change from './change';
import { changeScreen, copyElements, withGroups, type Elements } from './elements';
import { deviceFacts } from './content';
import { makeElement } from './components';
import type { WireElement } from './model';
import { handles, resizeBox, scaleElements } from './resize';
import { findLines, snapShift, touchedLines } from './snap';
import { stepZoom } from './parts/zoom';

const canvas = deviceFacts.mobile;
const element = (id: string, box: Partial<WireElement> = {}): WireElement => ({ ...makeElement('container', id, [], canvas), ...box });
const ids = (...list: string[]) => new Set(list);
const counter = () => {
  let count = 0;
  return () => `made-${(count += 1)}`;
};
const at = (elements: Elements) => elements.map(({ x, y }) => [x, y]);

const a = element('a', { x: 10, y: 20, width: 100, height: 40 });
const b = element('b', { x: 50, y: 100, width: 60, height: 80 });
const c = element('c', { x: 200, y: 300, width: 20, height: 20 });
const all = [a, b, c];

describe('moving', () => {
  it('moves the chosen by so many pixels and leaves the rest', () => {
    expect(at(change.moveElements(all, ids('a', 'c'), 5, -7))).toEqual([
      [15, 13],
      [50, 100],
      [205, 293],
    ]);
    expect(change.moveElements(all, ids('a'), 5, 0)[1]).toBe(b);
  });

  it('puts what was drawn elsewhere in its place, and leaves the rest', () => {
    const drawn = new Map([
      ['a', { ...a, x: 12.4, y: 3, content: 'not taken' }],
      ['gone', c],
    ]);
    const [first, second, third] = change.putElements(all, drawn);
    expect([first, second, third]).toEqual([{ ...a, x: 12, y: 3 }, b, c]);
    expect(second).toBe(b);
  });

  it('leaves locked ones where they are', () => {
    expect(change.moveElements([{ ...a, isLocked: true }], ids('a'), 5, 5)).toEqual([{ ...a, isLocked: true }]);
  });

  it('stays in whole pixels within reach, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (across, down) => {
        const [moved] = change.moveElements([a], ids('a'), across, down);
        expect(Number.isInteger(moved?.x) && Number.isInteger(moved?.y)).toBe(true);
        expect(Math.abs(moved?.x ?? Number.NaN)).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it('there and back is where it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (across, down) => {
        const there = change.moveElements(all, ids('a', 'b'), across, down);
        expect(change.moveElements(there, ids('a', 'b'), -across, -down)).toEqual(all);
      }),
    );
  });
});

describe('changing', () => {
  it('changes what is named, in the chosen only', () => {
    const [first, second] = change.patchElements(all, ids('a'), { width: 5.4, color: '#ffffff', content: 'Hi' });
    expect(first).toMatchObject({ width: 5, color: '#ffffff', content: 'Hi', x: 10 });
    expect(second).toBe(b);
    expect(change.patchElements([{ ...a, isLocked: true }], ids('a'), { content: 'Hi' })[0]?.content).toBe('');
    expect(change.patchElements(all, ids('a'), { x: 10 })[0]).toBe(a);
  });

  it('deletes what is free', () => {
    expect(change.deleteElements([a, { ...b, isLocked: true }, c], ids('a', 'b')).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('copies 16 pixels further, with groups and ids of their own', () => {
    const copies = copyElements([{ ...a, group: 'g', isLocked: true }, { ...b, group: 'g' }, c], counter());
    // 10 + 16 = 26, 20 + 16 = 36
    expect(copies[0]).toMatchObject({ x: 26, y: 36, isLocked: false });
    expect(copies[0]?.group).toBe(copies[1]?.group);
    expect(copies[0]?.group).not.toBe('g');
    expect(copies[2]?.group).toBe('');
    expect(new Set(copies.map(({ id }) => id)).size).toBe(3);
  });

  it('locks, groups and ungroups', () => {
    expect(change.lockElements(all, ids('b'), true).map(({ isLocked }) => isLocked)).toEqual([false, true, false]);
    const grouped = change.groupElements(all, ids('a', 'c'), 'g');
    expect(grouped.map(({ group }) => group)).toEqual(['g', '', 'g']);
    expect(change.groupElements(all, ids('a'), 'g')).toBe(all);
    expect(withGroups(grouped, ['a'])).toEqual(['a', 'c']);
    expect(change.ungroupElements(grouped, ids('a', 'c')).map(({ group }) => group)).toEqual(['', '', '']);
  });

  it('brings strays back as little as possible', () => {
    // 320 − 20 = 300; −50 becomes 0
    const [back] = change.bringInside([{ ...c, x: 900, y: -50 }], canvas, ids('c'));
    expect(back).toMatchObject({ x: 300, y: 0 });
  });

  it('knows the box around them', () => {
    // left 10, top 20, right 220, bottom 320
    expect(change.boundsOf(all)).toEqual({ x: 10, y: 20, width: 210, height: 300 });
    expect(change.boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });

  it('makes no step where nothing changes', () => {
    const data = {
      name: '',
      device: 'mobile' as const,
      width: 320,
      height: 568,
      guides: [],
      screens: [{ id: 's', name: '', elements: all }],
    };
    expect(changeScreen(data, 's', (list) => change.moveElements(list, ids('a'), 0, 0))).toBe(data);
    expect(changeScreen(data, 'gone', () => [])).toBe(data);
    expect(changeScreen(data, 's', () => [a]).screens[0]?.elements).toEqual([a]);
  });
});

describe('arranging', () => {
  it('aligns several with the box around them', () => {
    const expected: Record<Edge, [number, number]> = {
      // The box runs from 10 to 220 and from 20 to 320; b is 60 by 80.
      left: [10, 100],
      center: [85, 100], // 10 + (210 − 60) / 2
      right: [160, 100], // 220 − 60
      top: [50, 20],
      middle: [50, 130], // 20 + (300 − 80) / 2
      bottom: [50, 240], // 320 − 80
    };
    for (const [edge, place] of Object.entries(expected))
      expect(at(alignElements(all, ids('a', 'b', 'c'), edge as Edge, canvas))[1]).toEqual(place);
  });

  it('aligns one alone with the canvas', () => {
    expect(at(alignElements([a], ids('a'), 'right', canvas))).toEqual([[220, 20]]);
    expect(at(alignElements([a], ids('a'), 'middle', canvas))).toEqual([[10, 264]]); // (568 − 40) / 2
  });

  it('moves a group as one', () => {
    const grouped = [{ ...a, group: 'g' }, { ...b, group: 'g' }, c];
    // The group alone, from 10 to 110, goes to the edge of the canvas: 320 − 110 = 210 further.
    expect(at(alignElements(grouped, ids('a', 'b'), 'right', canvas))).toEqual([
      [220, 20],
      [260, 100],
      [200, 300],
    ]);
    // Beside c, which ends at 220: 110 further.
    expect(at(alignElements(grouped, ids('a', 'b', 'c'), 'right', canvas))).toEqual([
      [120, 20],
      [160, 100],
      [200, 300],
    ]);
    const last = element('d', { x: 280, y: 0, width: 20, height: 20 });
    // 10 to 280 less 100 for the group and 20 for c leaves 150, in two gaps of 75: c at 110 + 75 = 185.
    expect(at(distributeElements([...grouped, last], ids('a', 'b', 'c', 'd'), 'x'))).toEqual([
      [10, 20],
      [50, 100],
      [185, 300],
      [280, 0],
    ]);
    expect(distributeElements(grouped, ids('a', 'b', 'c'), 'x')).toBe(grouped);
  });

  it('gives three the same gaps', () => {
    // From 10 to 220 are 210; a, b and c take 100 + 60 + 20 = 180; two gaps of 15: b at 125.
    expect(at(distributeElements(all, ids('a', 'b', 'c'), 'x'))).toEqual([
      [10, 20],
      [125, 100],
      [200, 300],
    ]);
    // From 20 to 320 are 300; 40 + 80 + 20 = 140; two gaps of 80: b at 20 + 40 + 80 = 140.
    expect(at(distributeElements(all, ids('a', 'b', 'c'), 'y'))[1]).toEqual([50, 140]);
    expect(distributeElements(all, ids('a', 'b'), 'x')).toBe(all);
  });

  it('orders from back to front', () => {
    const order = (to: Parameters<typeof orderElements>[2], ...list: string[]) => orderElements(all, ids(...list), to).map(({ id }) => id);
    expect(order('front', 'a')).toEqual(['b', 'c', 'a']);
    expect(order('back', 'c')).toEqual(['c', 'a', 'b']);
    expect(order('forward', 'a')).toEqual(['b', 'a', 'c']);
    expect(order('backward', 'c')).toEqual(['a', 'c', 'b']);
    expect(order('forward', 'c')).toEqual(['a', 'b', 'c']);
    expect(order('forward', 'a', 'b')).toEqual(['c', 'a', 'b']);
    expect(order('backward', 'b', 'c')).toEqual(['b', 'c', 'a']);
  });

  it('loses and doubles none, however it is ordered', () => {
    const chosen = fc.subarray(['a', 'b', 'c']);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('front', 'forward', 'backward', 'back'), chosen), { maxLength: 12 }), (steps) => {
        let list: Elements = all;
        for (const [order, picked] of steps) list = orderElements(list, new Set(picked), order);
        expect(list.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
      }),
    );
  });
});

describe('resizing', () => {
  const box = { x: 10, y: 20, width: 100, height: 40 };

  it('keeps the side across from the handle', () => {
    expect(resizeBox(box, 'se', 15, 5)).toEqual({ x: 10, y: 20, width: 115, height: 45 });
    expect(resizeBox(box, 'nw', 15, 5)).toEqual({ x: 25, y: 25, width: 85, height: 35 });
    expect(resizeBox(box, 'e', 15, 99)).toEqual({ x: 10, y: 20, width: 115, height: 40 });
    expect(resizeBox(box, 'n', 99, -10)).toEqual({ x: 10, y: 10, width: 100, height: 50 });
  });

  it('stops at 8 pixels instead of turning over', () => {
    // The right edge, at 110, stays: 110 − 8 = 102.
    expect(resizeBox(box, 'w', 500, 0)).toEqual({ x: 102, y: 20, width: 8, height: 40 });
    expect(resizeBox(box, 'se', -500, -500)).toEqual({ x: 10, y: 20, width: 8, height: 8 });
  });

  it('keeps the proportions on demand', () => {
    // 50 of 100 more is half as much again; so is 20 of 40.
    expect(resizeBox(box, 'se', 50, 0, true)).toEqual({ x: 10, y: 20, width: 150, height: 60 });
    // From the other corners the opposite one stays: the right edge at 110, the lower one at 60.
    expect(resizeBox(box, 'nw', -50, 0, true)).toEqual({ x: -40, y: 0, width: 150, height: 60 });
    expect(resizeBox(box, 'ne', 0, -20, true)).toEqual({ x: 10, y: 0, width: 150, height: 60 });
    expect(resizeBox(box, 'sw', -50, 0, true)).toEqual({ x: -40, y: 20, width: 150, height: 60 });
    // At the smallest the shorter side is 8 pixels: a fifth of 40, and of 100.
    expect(resizeBox(box, 'se', -500, -500, true)).toEqual({ x: 10, y: 20, width: 20, height: 8 });
  });

  it('scales several with the box around them', () => {
    // Twice as wide: c began 190 from the left of the box, so it stands at 10 + 380.
    const scaled = scaleElements(all, { x: 10, y: 20, width: 420, height: 300 });
    expect(scaled.get('c')).toMatchObject({ x: 390, y: 300, width: 40, height: 20 });
    expect(scaled.get('a')).toMatchObject({ x: 10, y: 20, width: 200, height: 40 });
  });

  it('never gives a side of nothing', () => {
    const pixels = fc.double({ noNaN: true, min: -1e5, max: 1e5 });
    fc.assert(
      fc.property(fc.constantFrom(...handles), pixels, pixels, fc.boolean(), (handle, across, down, isRatioKept) => {
        const [sized] = [...scaleElements([a], resizeBox(a, handle, across, down, isRatioKept)).values()];
        expect(sized?.width).toBeGreaterThanOrEqual(1);
        expect(sized?.height).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('snapping', () => {
  const lines = findLines([b], canvas, [{ id: 'g', axis: 'x', at: 250 }]);

  it('knows the canvas, the others and the guides', () => {
    // The canvas: 0, 160, 320. b: 50, 80, 110. The guide: 250.
    expect([...lines.x].sort((one, other) => one - other)).toEqual([0, 50, 80, 110, 160, 250, 320]);
  });

  it('goes to the nearest line within reach', () => {
    // Left edge 47 is 3 short of 50; nothing is nearer.
    expect(snapShift({ x: 47, y: 30, width: 20, height: 9 }, lines, 6, false)).toEqual({ across: 3, down: 0 });
    expect(snapShift({ x: 247, y: 30, width: 30, height: 9 }, lines, 6, false).across).toBe(3);
    expect(snapShift({ x: 61, y: 30, width: 7, height: 9 }, lines, 6, false).across).toBe(0);
  });

  it('goes to the grid of 8 where no line is near', () => {
    expect(snapShift({ x: 21, y: 30, width: 7, height: 9 }, lines, 6, true)).toEqual({ across: 3, down: 2 });
  });

  it('shows the lines it lies on', () => {
    expect(touchedLines({ x: 50, y: 30, width: 7, height: 9 }, lines)).toEqual({ x: [50], y: [] });
  });
});

describe('zooming', () => {
  it('goes from level to level and stops at the ends', () => {
    expect([1, 1.25, 1.9, 2].map((zoom) => stepZoom(zoom, 1))).toEqual([1.25, 1.5, 2, 2]);
    expect([1, 0.9, 0.3, 0.25].map((zoom) => stepZoom(zoom, -1))).toEqual([0.75, 0.75, 0.25, 0.25]);
  });

  it('never goes up on the way down, however small a large canvas is shown', () => {
    expect(stepZoom(0.13, -1)).toBe(0.13);
    expect(stepZoom(0.13, 1)).toBe(0.25);
  });
});
