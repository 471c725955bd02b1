export const normalDensity = (x: number) => Math.exp(-x * x * 0.5) / Math.sqrt(2 * Math.PI);

/** The probability of more than x, for x from 3 on, as a continued fraction read from its far end. */
function upperTail(x: number): number {
  let fraction = x;
  for (let term = 120; term > 0; term -= 1) fraction = x + term / fraction;
  return normalDensity(x) / fraction;
}

/** The share of a standard normal distribution that lies below x. A small tail would lose its digits as a difference from one. */
export function normalBelow(x: number): number {
  if (x < -3) return upperTail(-x);
  if (x < 0) return 1 - normalBelow(-x);
  if (x > 3) return 1 - upperTail(x);
  let term = x;
  let sum = x;
  for (let odd = 3; term > 1e-17 * sum && odd < 400; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + normalDensity(x) * sum;
}

/** The x below which this share lies: a rough start, then Newton's steps. */
export function normalQuantile(share: number): number {
  if (share <= 0) return -Infinity;
  if (share >= 1) return Infinity;
  if (share > 0.5) return -normalQuantile(1 - share);
  const root = Math.sqrt(-2 * Math.log(share));
  let x = -(root - (2.30753 + 0.27061 * root) / (1 + root * (0.99229 + root * 0.04481)));
  for (let step = 0; step < 6; step += 1) x -= (normalBelow(x) - share) / normalDensity(x);
  return x;
}
