import { formatNumber } from '@/lib/numbers';
import { say, tidy, type Facts } from './facts';

const share = String.raw`(\d{1,3}(?:[.,]\d{1,4})?)\s*(%|percent)?`;
const pair = new RegExp(String.raw`^${share}\s*(?:/|:|-|–|,|;|to|and|&)\s*${share}$`, 'i');
/** The highest number that is still read as a part of a ratio, such as 3:2. */
const highestRatio = 20;

interface Split {
  first: number;
  second: number;
  /** 2:1 is a ratio, 60/40 are percentages. */
  isRatio: boolean;
}

/** Two bare numbers; nothing where the split is said in words. */
export function readProfitSplit(typed: string): Split | undefined {
  const [, one = '', oneSign, two = '', twoSign] = pair.exec(tidy(typed).replace(/\.$/, '')) ?? [];
  if (one === '') return undefined;
  const [first, second] = [one, two].map((text) => Number(text.replace(',', '.'))) as [number, number];
  const isRatio = !oneSign && !twoSign && first <= highestRatio && second <= highestRatio;
  return { first, second, isRatio };
}

/** One number alone: it says neither whose share it is nor what the other gets. */
export const isLoneShare = (typed: string) => new RegExp(`^${share}$`, 'i').test(tidy(typed).replace(/\.$/, ''));

/** Neither partner has more than half. */
export function isEvenSplit(typed: string): boolean {
  const split = readProfitSplit(typed);
  return split ? split.first === split.second : /50\s*(%|percent)|equal|half|each/i.test(typed);
}

/** "60% to Dana Whitfield and 40% to Morgan Reyes": who gets what, by name. */
export function sayProfitSplit(facts: Facts): string {
  const split = readProfitSplit(facts.answers.profitSplit);
  if (!split) return say(facts, 'profitSplit');
  const [one, two] = [say(facts, 'partnerOne'), say(facts, 'partnerTwo')];
  const { first, second, isRatio } = split;
  if (isRatio) return `in the ratio of ${formatNumber(first)} for ${one} to ${formatNumber(second)} for ${two}`;
  return `${formatNumber(first)}% to ${one} and ${formatNumber(second)}% to ${two}`;
}
