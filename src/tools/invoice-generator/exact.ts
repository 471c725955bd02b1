import { minorDigits } from '@/lib/money';

/** A number's own decimal digits, as they are written: 0.004 is 4 of 1,000. */
function toFraction(value: number): { digits: bigint; scale: number } {
  const [whole = '0', fraction = ''] = value.toFixed(Math.min(12, decimalsOf(value))).split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent] = String(value).split('e-');
  return (mantissa.split('.')[1]?.length ?? 0) + Number(exponent ?? 0);
}

/** Main units multiplied in exact decimals and rounded once, half away from zero, to minor units. */
export function multiplyExactly(currency: string, ...factors: number[]): number {
  const parts = factors.map(toFraction);
  const product = parts.reduce((all, { digits }) => all * digits, 10n ** BigInt(minorDigits(currency)));
  const divisor = 10n ** BigInt(parts.reduce((all, { scale }) => all + scale, 0));
  const size = product < 0n ? -product : product;
  const rounded = Number((size * 2n + divisor) / (divisor * 2n));
  return product < 0n ? -rounded : rounded;
}
