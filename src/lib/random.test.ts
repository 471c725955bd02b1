import { describe, expect, it } from 'vitest';
import { moveWithin } from './lists';
import { hashText, seededRandom, shuffle } from './random';

describe('seeded chance', () => {
  it('repeats for a seed and spreads over its range', () => {
    const draw = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const mean = draw(hashText('x')).reduce((sum, value) => sum + value, 0) / 1000;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
    expect(draw(3).every((value) => value >= 0 && value < 1)).toBe(true);
  });
  it('shuffles without losing anything', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect([...shuffle(items, seededRandom(1))].sort()).toEqual(items);
    expect(shuffle(items, seededRandom(1))).not.toEqual(items);
  });
});

describe('lists', () => {
  it('move one item and keep the others in order', () => {
    expect(moveWithin(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveWithin(['a'], 5, 0)).toEqual(['a']);
  });
});
