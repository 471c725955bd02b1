import { describe, expect, it } from 'vitest';
import { contrastOf, readableOn } from './contrast';

/** Ratios as WebAIM's checker gives them. */
describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#0a0a0a', '#000000', 1.06],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  });

  it('chooses the letters that read better', () => {
    expect(['#ffffff', '#ffff00', '#808080', '#000080', '#000000', '#595959'].map(readableOn)).toEqual([
      '#000000',
      '#000000',
      '#000000',
      '#ffffff',
      '#ffffff',
      '#ffffff',
    ]);
  });
});
