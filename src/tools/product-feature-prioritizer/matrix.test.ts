import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { describePlan, formatPoints, planCapacity, readCapacity } from './capacity';
import { drawMatrix, spreadPoints, toDots, type Dot } from './matrix';
import { fields, startExtra, type Feature } from './model';
import { rankFeatures } from './scores';
import { computeStability, scoresIn } from './stability';

const feature = (id: string, more: Partial<Feature> = {}): Feature => ({
  id,
  ...readDraft(fields, { ...emptyDraft(fields, ''), title: id }, { today: '', currency: 'USD' }).values,
  ...more,
});
const dot = (name: string, effort: number, impact: number, rank = 1): Dot => ({ id: name, name, rank, impact, effort });

describe('the matrix', () => {
  // A plot of 400 from 34 and 24: cells of 40, dots in their middle.
  const draw = (...dots: Dot[]) => drawMatrix(dots, { side: 440 });

  it('puts dots into the middle of their cells', () => {
    expect(draw(dot('a', 1, 1), dot('b', 10, 10), dot('c', 5, 6), dot('d', 99, 0)).dots.map(({ cx, cy }) => [cx, cy])).toEqual([
      [54, 404],
      [414, 44],
      [214, 204],
      [414, 404],
    ]);
    expect([draw().width, draw().height, drawMatrix([], { side: 440, caption: { title: 'T', foot: 'F' } }).height]).toEqual([
      440, 480, 570,
    ]);
  });

  it('reads the cell back, its far edge included', () => {
    const { toPlace } = draw();
    expect([toPlace(54, 404), toPlace(74, 384), toPlace(75, 383), toPlace(0, 999), toPlace(999, 0)]).toEqual([
      { effort: 1, impact: 1 },
      { effort: 1, impact: 1 },
      { effort: 2, impact: 2 },
      { effort: 1, impact: 1 },
      { effort: 10, impact: 10 },
    ]);
  });

  it('spreads what stands on one spot, within its room', () => {
    const room = { x: 0, y: 0, width: 100, height: 100 };
    expect(
      spreadPoints(
        [
          { x: 50, y: 50 },
          { x: 50, y: 50 },
          { x: 90, y: 50 },
        ],
        20,
        room,
      ).map(({ x, y }) => [Math.round(x), Math.round(y)]),
    ).toEqual([
      [50, 50],
      [70, 50],
      [90, 50],
    ]);
    expect(
      spreadPoints(
        [
          { x: 95, y: 50 },
          { x: 95, y: 50 },
        ],
        20,
        room,
      ).map(({ x }) => Math.round(x))[1],
    ).toBeLessThanOrEqual(100);
    const two = draw(dot('a', 5, 5), dot('b', 5, 5, 2)).dots;
    expect(Math.hypot(two[0]!.cx - two[1]!.cx, two[0]!.cy - two[1]!.cy)).toBeGreaterThanOrEqual(23);
  });

  it('names up to 24, and writes large ranks small', () => {
    const many = (count: number) =>
      draw(...Array.from({ length: count }, (_, index) => dot('x', (index % 10) + 1, Math.floor(index / 10) * 4 + 1, index + 1))).dots;
    expect([many(24).some(({ shapes }) => shapes.length === 3), many(25).some(({ shapes }) => shapes.length === 3)]).toEqual([true, false]);
    const size = (rank: number) => draw(dot('a', 5, 5, rank)).dots[0]?.shapes[1]?.attributes.fontSize;
    expect([size(99), size(100)]).toEqual([11, 9]);
    expect(
      toDots(
        rankFeatures(
          Array.from({ length: 151 }, (_, index) => feature(String(index))),
          startExtra,
        ),
      ),
    ).toHaveLength(150);
    const label = draw(dot('Rye', 5, 5)).dots[0]?.shapes[2];
    expect([label?.text, label?.attributes.textAnchor]).toEqual(['Rye', 'start']);
  });
});

describe('capacity', () => {
  const plan = (capacity: number, ...efforts: number[]) =>
    planCapacity(
      rankFeatures(
        efforts.map((effort, index) => feature(String(index), { effort, impact: 10 - index, moscow: 'none' })),
        { ...startExtra, method: 'moscow' },
      ),
      'moscow',
      capacity,
    );

  it('goes down the ranking until one no longer fits', () => {
    // By impact for effort: 8 for 1, 10 for 2, 9 for 3. Of four points one is left, too few for three.
    const { fits, used, left, firstOver, alsoFits } = plan(4, 2, 3, 1);
    expect([fits.map(({ effort }) => effort), used, left, firstOver?.effort, alsoFits]).toEqual([[1, 2], 3, 1, 3, undefined]);
    expect(plan(5, 5)).toMatchObject({ used: 5, left: 0, firstOver: undefined });
    expect(plan(4.9, 5)).toMatchObject({ used: 0, left: 4.9, firstOver: { effort: 5 } });
    expect(describePlan(plan(5, 5))).toBe('1 feature fits in 5 points: 5 used, 0 left. Everything open fits.');
    expect(describePlan(plan(1, 5))).toContain('0 features fit in 1 point: 0 used, 1 left. Next is 0 (5).');
    expect([readCapacity(''), readCapacity('x'), readCapacity('20'), formatPoints(1), formatPoints(2)]).toEqual([
      undefined,
      undefined,
      20,
      '1 point',
      '2 points',
    ]);
  });
});

describe('a place in the ranking', () => {
  it('holds, or moves by one step of one score', () => {
    const [first, second] = computeStability([feature('a', { impact: 6, effort: 3 }), feature('b', { impact: 5, effort: 3 })], startExtra);
    // 20 and 16.7: with an impact of 5, or an effort of 4, the first ties or falls behind; with 6, or an effort of 2, the second gets ahead.
    expect([first?.rank, first?.best, first?.worst, second?.best, second?.worst]).toEqual([1, 1, 2, 1, 2]);
    expect(first?.changes.map(({ name, to, rank }) => [name, to, rank])).toEqual([['effort', 4, 2]]);
    expect(second?.changes.map(({ name, to, rank }) => [name, to, rank])).toEqual([['effort', 2, 1]]);
    expect(
      computeStability([feature('a', { impact: 10, effort: 1 }), feature('b', { impact: 1, effort: 10 })], startExtra).every(
        ({ changes }) => changes.length === 0,
      ),
    ).toBe(true);
    expect(scoresIn({ ...startExtra, method: 'custom' })).toEqual(['impact', 'effort', 'confidence', 'urgency', 'riskReduction']);
    expect(scoresIn({ ...startExtra, method: 'wsjf' })).toHaveLength(4);
  });
});
