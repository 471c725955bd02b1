import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale, niceTicks } from './scale';

describe('axes', () => {
  it('step in round numbers', () => {
    expect(niceTicks([0, 93])).toEqual([0, 50, 100]);
    expect(niceTicks([12, 870])).toEqual([0, 500, 1000]);
    expect(niceTicks([-30, 70])).toEqual([-50, 0, 50, 100]);
    expect(niceTicks([0.1, 0.35])).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(niceTicks([])).toEqual([0, 1]);
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
