import { typedMark } from '@/lib/currencies';
import { findOpenFigure, settleFigure } from '@/lib/decimal-mark';
import { formatNumber, parseNumber, typeDecimal } from '@/lib/numbers';

/** What says which reading of "46.900" is meant. */
export interface ValueContext {
  unit: string;
  /** What the same figure was before; where it never was, what it shall become. */
  known: readonly number[];
  currency: string;
}

/** Money of places that write 46.900 for forty-six thousand nine hundred. */
const dotGroups = new Set('EUR DKK SEK NOK ISK PLN CZK HUF RON BGN RSD TRY BRL ARS CLP COP UYU PYG IDR VND'.split(' '));

/** How far apart two figures are, by size: 40 and 46 are near, 40 and 46,000 are not. */
const distance = (one: number, other: number) => Math.abs(Math.log(Math.abs(one) / Math.abs(other)));

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => Math.abs(a) - Math.abs(b))[Math.floor(values.length / 2)];

export interface TypedValue {
  /** As it can be read in one way only. */
  text: string;
  /** There where another reading is possible: how it was read, and the other one as it would be typed. */
  other: { note: string; label: string; text: string } | undefined;
}

/** "46.900" is read as what the figure was before makes likely, then by its unit, then by the currency of the user. */
export function settleValue(text: string, { unit, known, currency }: ValueContext): TypedValue {
  // Nobody groups thousands before a "k".
  const { open, isDotted } = findOpenFigure(/\d\s*[kmb]\b/i.test(text) ? [] : [text]);
  const [small, large] = [settleFigure(text, isDotted ? 'dot' : 'comma'), settleFigure(text, isDotted ? 'comma' : 'dot')].map((settled) => {
    const parsed = parseNumber(settled);
    return parsed.ok ? { settled, value: parsed.value } : undefined;
  });
  if (open === '' || !small || !large || small.value === large.value) return { text, other: undefined };
  const before = middleOf(known.filter((value) => value !== 0 && Number.isFinite(value)));
  const isLarge =
    before === undefined
      ? !isDotted || typedMark(unit) !== '' || typedMark(text) !== '' || (unit.trim() !== '%' && dotGroups.has(currency))
      : distance(large.value, before) < distance(small.value, before);
  const [read, left] = isLarge ? [large, small] : [small, large];
  return {
    text: read.settled,
    other: { note: `Read as ${formatNumber(read.value)}.`, label: `Use ${formatNumber(left.value)}`, text: typeDecimal(left.value) },
  };
}
