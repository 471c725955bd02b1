import { currencies } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';
import { readFooting, type Cadence } from './footing-words';

/** A number in a text, with what is said around it. */
export interface Found {
  /** Whose price it is, as far as the text says: "Acme". */
  label: string;
  text: string;
  from: number;
  to: number;
  start: number;
  end: number;
  /** Behind "per user per month", where that follows. */
  tail: number;
  sign: string;
  cadence: Cadence;
  /** "user" in "$29 per user"; empty for a price that covers the customer as a whole. */
  unit: string;
  isPercent: boolean;
  isCount: boolean;
  /** "200/hr": a price without a sign. */
  isRate: boolean;
}

const codes = `${currencies.join('|')}|usd|eur|gbp`;
const space = String.raw`[ \u00a0]?`;
/** Digits as written anywhere; groups divided by plain spaces only before a sign, where they cannot be two numbers. */
const digitsPattern = String.raw`\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?=${space}(?:\p{Sc}|(?:${codes})\b))|\d(?:[\d.,'’]*\d)?`;
/** A sign behind an amount; one that has its own amount behind it belongs to that. */
const trailPattern = String.raw`%|percent\b|(?:\p{Sc}|(?:${codes})\b)(?!${space}\d)|dollars?\b|euros?\b|pounds?\b`;
const anAmount = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:([A-Z]{0,3}\p{Sc}|(?:${codes})|Rs\.?)${space})?(${digitsPattern})([kKM](?![\p{L}\p{N}]))?${space}(${trailPattern})?`,
  'gu',
);

/** "12 months", "5 users", "3 plans": counted things, not prices. */
const counted =
  /^[ \u00a0-]*(?:users?|seats?|plans?|tiers?|people|customers?|clients?|employees?|members?|days?|weeks?|hours?|months?|years?|minutes?|gb|tb|mb|features?|projects?|items?|pages?|times|stars?|competitors?|x|st|nd|rd|th)(?![\p{L}\p{N}])/iu;

/** "Plan 2: 20", "1. Acme": what a number is called by, or a place in a list. */
const aName = /\b(?:plan|tier|option|level|version|package|phase|competitor|company|brand|product|rival|alternative)s? #?$/i;
const isLabel = (before: string, after: string) =>
  aName.test(before) || /^ ?[:=]/.test(after) || (/(?:^|\n)\s*$/.test(before) && /^[.)] +\S/.test(after));

/** A price has no three decimals outside of dollars and pounds, so "1.000 €" is a thousand. */
const withoutGroups = (digits: string, sign: string) =>
  /^\d{1,3}(?:\.\d{3})+$/.test(digits) && sign !== '' && !/[$£¥]|usd|gbp|dollar|pound/i.test(sign) ? digits.replaceAll('.', '') : digits;

const mostPrices = 300;
const longestLabel = 40;

export function findAmounts(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(anAmount)) {
    const [whole, lead = '', digits = '', scale = '', trail = ''] = match;
    const end = match.index + whole.trimEnd().length;
    const before = text.slice(Math.max(0, match.index - 32), match.index);
    const after = text.slice(end, end + 80);
    const isAlways = (digits === '24' && after.startsWith('/7')) || (digits === '7' && before.endsWith('24/'));
    const read = (part: string) => {
      const parsed = parseNumber(part);
      return parsed.ok ? parsed.value * (scale === '' ? 1 : scale === 'M' ? 1e6 : 1e3) : undefined;
    };
    const isPercent = /^(%|percent)/.test(trail);
    const sign = lead || (isPercent ? '' : trail);
    const footing = readFooting(before, after);
    // "29,49,99" is no number, so it is three.
    const parts = read(digits) === undefined ? digits.split(/[,']/, mostPrices) : [digits];
    for (const part of parts) {
      const value = read(withoutGroups(part, sign));
      if (value === undefined) continue;
      found.push({
        label: '',
        text: parts.length > 1 ? part : whole.trim(),
        from: value,
        to: value,
        start: match.index,
        end,
        tail: end + footing.length,
        sign,
        cadence: footing.cadence,
        unit: footing.unit,
        isPercent,
        isCount:
          sign === '' &&
          (isAlways || counted.test(after) || /^\p{L}/u.test(after) || /\b(?:in|since|until|by) $/i.test(before) || isLabel(before, after)),
        isRate: sign === '' && footing.cadence !== '' && /^\+?[ \u00a0]*(?:\/|(?:per|an?|each|every)\b)/i.test(after),
      });
    }
    if (found.length >= mostPrices) break;
  }
  return nameAll(shareInLists(joinRanges(found, text), text), text);
}

/** "$20-30" and "$20 to $30" are one price: its middle. */
function joinRanges(found: readonly Found[], text: string): Found[] {
  const joined: Found[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.tail, next.start) : '';
    const isRange =
      last && last.from === last.to && next.start >= last.end && /^\s*(?:[-–—]|to)\s*$/.test(between) && next.from > last.from;
    if (!isRange || last.isPercent || next.isPercent) joined.push(next);
    else
      joined[joined.length - 1] = {
        ...next,
        text: text.slice(last.start, next.end).trim(),
        from: last.from,
        start: last.start,
        sign: last.sign || next.sign,
        isCount: next.isCount && last.sign === '' && next.sign === '',
      };
  }
  return joined;
}

const inList = /^[ \u00a0]*(?:[,;/&]|,? ?(?:and|or)\b)[ \u00a0]*$/;
const isYear = ({ text: typed }: Found) => /^(?:19|20)\d\d$/.test(typed);

/** "$29, 49 and 99 per month": what is said of one price of a bare list holds for all of it; a year is none of it. */
function shareInLists(found: readonly Found[], text: string): Found[] {
  const shared = [...found];
  const share = (from: Found | undefined, index: number, between: string) => {
    const next = shared[index];
    if (!from || !next || next.isPercent || next.isCount || from.isPercent || from.isCount || !inList.test(between)) return;
    const sign = next.sign === '' && !isYear(next) ? from.sign : next.sign;
    if (sign === '') return;
    const isBare = next.cadence === '' && next.unit === '';
    shared[index] = { ...next, sign, ...(isBare ? { cadence: from.cadence, unit: from.unit } : {}) };
  };
  const gap = (index: number) => text.slice(shared[index - 1]?.tail ?? 0, shared[index]?.start ?? 0);
  for (let index = 1; index < shared.length; index += 1) share(shared[index - 1], index, gap(index));
  for (let index = shared.length - 2; index >= 0; index -= 1) share(shared[index + 1], index, gap(index + 1));
  return shared;
}

/** The words before a price, back to the last mark or price. */
function nameAll(found: readonly Found[], text: string): Found[] {
  return found.map((price, index) => {
    const before = text.slice(found[index - 1]?.tail ?? 0, price.start);
    const words = before
      .split(/[\n;,.()|]/)
      .at(-1)
      ?.replace(/^[\s\-–—•*]*(?:(?:and|or|at|for)\b\s*)?/i, '')
      .replace(/[\s:=\-–—]*(?:\b(?:is|at|from|costs?|charges?|for|about))?[\s:=\-–—]*$/i, '');
    return {
      ...price,
      label: Array.from(words ?? '')
        .slice(0, longestLabel)
        .join(''),
    };
  });
}
