import { expect, it } from 'vitest';
import { normalBelow, normalDensity, normalQuantile } from './normal';

// From tables of the standard normal distribution.
const shares: [x: number, below: number][] = [
  [0, 0.5],
  [0.5, 0.691_462_461_274_013],
  [1, 0.841_344_746_068_543],
  [1.96, 0.975_002_104_851_78],
  [2.99, 0.998_605_112_764_508],
  [3, 0.998_650_101_968_37],
  [3.01, 0.998_693_761_551_231],
  [5, 0.999_999_713_348_428],
];

it('the share below a value is as in the tables, on both sides', () => {
  for (const [x, below] of shares) {
    expect(normalBelow(x)).toBeCloseTo(below, 11);
    expect(normalBelow(-x)).toBeCloseTo(1 - below, 11);
  }
});

it('a small tail keeps its digits', () => {
  const tails: [number, number][] = [
    [-3, 1.349_898_031_630_09e-3],
    [-4, 3.167_124_183_311_99e-5],
    [-6, 9.865_876_450_376_98e-10],
    [-10, 7.619_853_024_160_53e-24],
  ];
  for (const [x, below] of tails) expect(normalBelow(x) / below).toBeCloseTo(1, 10);
});

it('the value below which a share lies is as in the tables, and leads back to the share', () => {
  const values: [number, number][] = [
    [0.5, 0],
    [0.9, 1.281_551_565_544_6],
    [0.975, 1.959_963_984_540_05],
    [0.001, -3.090_232_306_167_81],
    [1e-6, -4.753_424_308_822_9],
  ];
  for (const [share, x] of values) expect(normalQuantile(share)).toBeCloseTo(x, 9);
  for (const share of [1e-9, 0.01, 0.3, 0.499, 0.501, 0.7, 0.999]) expect(normalBelow(normalQuantile(share))).toBeCloseTo(share, 12);
  expect([normalQuantile(0), normalQuantile(-1), normalQuantile(1), normalQuantile(2)]).toEqual([-Infinity, -Infinity, Infinity, Infinity]);
});

it('the density is highest in the middle', () => {
  // One by the root of two pi; less by the root of e at one.
  expect(normalDensity(0)).toBeCloseTo(0.398_942_280_401_43, 12);
  expect(normalDensity(1)).toBeCloseTo(0.241_970_724_519_14, 12);
  expect(normalDensity(-1)).toBe(normalDensity(1));
});
