/** A fraction, so that a yearly price in months or a rate of exchange is rounded once, at the end. */
export interface Exact {
  top: bigint;
  bottom: bigint;
}

/** The decimal that a number shows, not the double behind it. */
export function toExact(value: number): Exact {
  const [whole = '0', decimals = ''] = value
    .toFixed(10)
    .replace(/\.?0+$/, '')
    .split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

export const times = (one: Exact, other: Exact): Exact => ({ top: one.top * other.top, bottom: one.bottom * other.bottom });
export const over = (one: Exact, other: Exact): Exact => ({ top: one.top * other.bottom, bottom: one.bottom * other.top });
export const plus = (one: Exact, other: Exact): Exact => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});

/** Half up; prices are never below zero. */
export const round = ({ top, bottom }: Exact): number => Number((top * 2n + bottom) / (bottom * 2n));
