import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisRoom, linearScale, niceTicks } from './scale';

describe('axes', () => {
  it('step in round numbers', () => {
    expect(niceTicks([0, 93])).toEqual([0, 50, 100]);
    expect(niceTicks([12, 870])).toEqual([0, 500, 1000]);
    expect(niceTicks([-30, 70])).toEqual([-50, 0, 50, 100]);
    expect(niceTicks([0.1, 0.35])).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(niceTicks([])).toEqual([0, 1]);
  });
  it('put a value where it belongs, also on an axis that runs down', () => {
    const scale = linearScale([-50, 0, 50, 100], 20, 320);
    // 150 over 300: two for each one.
    expect([-50, 0, 25, 100, 150].map(scale)).toEqual([20, 120, 170, 320, 420]);
    expect([0, 5, 10].map(linearScale([0, 10], 200, 100))).toEqual([200, 150, 100]);
    expect(niceTicks([-7])).toEqual([-8, -6, -4, -2, 0]);
    expect(niceTicks([0, Number.NaN, Infinity, 4])).toEqual([0, 1, 2, 3, 4]);
    expect([niceTicks([0, 40]), niceTicks([0, 41]), niceTicks([0, 100], 2)]).toEqual([
      [0, 10, 20, 30, 40],
      [0, 20, 40, 60],
      [0, 50, 100],
    ]);
  });

  it('have room for their longest label, and for five letters at least', () => {
    // 20 and 6.8 a letter.
    expect([axisRoom([]), axisRoom(['1', '12345']), axisRoom(['1', '1,000,000', '5'])].map((room) => Math.round(room * 10) / 10)).toEqual([
      54, 54, 81.2,
    ]);
  });

  it('hold every value between their ends', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 20 }), (values) => {
        const ticks = niceTicks(values);
        const scale = linearScale(ticks, 0, 100);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThan(12);
        for (const value of values) {
          expect(scale(value)).toBeGreaterThanOrEqual(-0.001);
          expect(scale(value)).toBeLessThanOrEqual(100.001);
        }
      }),
    );
  });
});
