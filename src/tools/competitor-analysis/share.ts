import { parseNumber, sumOf } from '@/lib/numbers';

const amount = String.raw`(\d[\d.,]*|\.\d+)`;
const unit = String.raw`\s*(?:%|percent|per cent|pct\.?)?`;
const hedge = String.raw`(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|c\.|under|over|~|≈|<|>)?`;
const single = new RegExp(`^${hedge}\\s*([-−–])?${amount}${unit}$`, 'i');
const between = new RegExp(`^${hedge}\\s*${amount}${unit}\\s*(?:-|–|—|to)\\s*${amount}${unit}$`, 'i');

interface ShareReading {
  /** 25 for a quarter of the market; missing where the text says no percentage. */
  percent?: number;
  problem?: string;
  note?: string;
}

const toNumber = (text = '') => {
  const parsed = parseNumber(text);
  return parsed.ok ? parsed.value : Number.NaN;
};

/** Market share as people write it: "25%", "about 25", "20-30 %". Other words are kept, but cannot be added up. */
export function readShare(text: string): ShareReading {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  const one = single.exec(trimmed);
  const two = one ? null : between.exec(trimmed);
  const ends = one ? [toNumber(one[2]) * (one[1] ? -1 : 1)] : two ? [toNumber(two[1]), toNumber(two[2])] : [Number.NaN];
  if (ends.some(Number.isNaN)) return { note: 'This isn’t a percentage, so it’s left out of the sum.' };
  if (ends.some((end) => end < 0)) return { problem: 'Market Share can’t be below 0%.' };
  if (ends.some((end) => end > 100)) return { problem: 'Market Share can’t be above 100%.' };
  const percent = roundShare(sumOf(ends) / ends.length);
  return two ? { percent, note: `Counted as ${percent}%, the midpoint.` } : { percent };
}

/** Thirds of a market must still add up to a whole. */
const roundShare = (value: number) => Number(value.toFixed(6));

/** As typed; a bare number gets its sign. */
export const formatShare = (text: string) =>
  /^\s*[\d.,]+\s*$/.test(text) && readShare(text).percent !== undefined ? `${text.trim()}%` : text;

interface ShareSummary {
  total: number;
  isAbove: boolean;
  /** Competitors with a share that counts. */
  counted: number;
  /** With something written that says no percentage. */
  unread: number;
}

export function computeShares(competitors: readonly { marketShare: string }[]): ShareSummary {
  const typed = competitors.filter(({ marketShare }) => marketShare.trim() !== '');
  const percents = typed.map(({ marketShare }) => readShare(marketShare).percent).filter((percent) => percent !== undefined);
  const total = roundShare(sumOf(percents));
  return { total, isAbove: total > 100, counted: percents.length, unread: typed.length - percents.length };
}
