import { parseMoney } from '@/lib/money';
import { findHeading, hasDigit, splitLine, toLines, type Rejected } from './pasted';

/** One person's four prices, in minor units. */
export interface Answer {
  tooCheap: number;
  cheap: number;
  expensive: number;
  tooExpensive: number;
}

const columns = ['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const;
type ColumnName = (typeof columns)[number];

export interface Survey {
  answers: Answer[];
  /** Prices that do not rise from question to question: the person was not reading, or the columns are mixed up. */
  wrongOrder: Rejected[];
  unreadable: Rejected[];
}

function nameOf(cell: string): ColumnName | undefined {
  const words = cell.toLowerCase();
  if (/too[\s_-]*(cheap|low|inexpensive)/.test(words)) return 'tooCheap';
  if (/too[\s_-]*(expensive|high|dear)/.test(words)) return 'tooExpensive';
  if (/inexpensive|cheap|bargain|good[\s_-]*(value|deal)/.test(words)) return 'cheap';
  return /expensive|high/.test(words) ? 'expensive' : undefined;
}

type ReadPrice = (cell: string) => ReturnType<typeof parseMoney>;

/** People name the same few prices again and again, so each is read once. */
function priceReader(currency: string): ReadPrice {
  const known = new Map<string, ReturnType<typeof parseMoney>>();
  return (cell) => {
    const read = known.get(cell) ?? parseMoney(cell, currency);
    known.set(cell, read);
    return read;
  };
}

function readAnswer(cells: readonly string[], readPrice: ReadPrice): Answer | string {
  const values: number[] = [];
  for (const cell of cells) {
    const parsed = readPrice(cell);
    if (!parsed.ok) return cell === '' ? 'A price is missing.' : parsed.problem;
    if (parsed.value < 0) return 'A price can’t be below zero.';
    values.push(parsed.value);
  }
  const [tooCheap = 0, cheap = 0, expensive = 0, tooExpensive = 0] = values;
  return { tooCheap, cheap, expensive, tooExpensive };
}

const isRising = ({ tooCheap, cheap, expensive, tooExpensive }: Answer) =>
  tooCheap < cheap && cheap < expensive && expensive < tooExpensive;

/** Four prices a line, in the order of the questions or under a heading that names them. */
export function readSurvey(text: string, currency: string): Survey {
  const survey: Survey = { answers: [], wrongOrder: [], unreadable: [] };
  const [first, ...others] = toLines(text);
  if (!first) return survey;
  const heading = findHeading(first.text, nameOf, columns);
  const readPrice = priceReader(currency);
  const lines = heading || !hasDigit(first.text) ? others : [first, ...others];
  for (const line of lines) {
    const split = heading ? heading.split(line.text) : splitLine(line.text, (count) => count === 4 || count === 5);
    // Five without a heading: the first is who answered.
    const cells = heading ? columns.map((name) => split[heading.columns[name]] ?? '') : split.length === 5 ? split.slice(1) : split;
    if (cells.length !== columns.length) {
      survey.unreadable.push({ ...line, reason: `Four prices are needed; this line has ${cells.length}.` });
      continue;
    }
    const answer = readAnswer(cells, readPrice);
    if (typeof answer === 'string') survey.unreadable.push({ ...line, reason: answer });
    else if (isRising(answer)) survey.answers.push(answer);
    else survey.wrongOrder.push({ ...line, reason: 'Each price must be above the one before.' });
  }
  return survey;
}

export interface Crossing {
  /** In minor units, rounded to the nearest. */
  price: number;
  /** Where on the two lines, as a share of everyone. */
  share: number;
}

export interface Meter {
  count: number;
  /** Every price someone named, rising. */
  prices: number[];
  /** How many people, at each price. */
  lines: Record<ColumnName, number[]>;
  pmc: Crossing;
  pme: Crossing;
  opp: Crossing;
  ipp: Crossing;
  /** The range by the lines "not cheap" and "not expensive", as first published. */
  original: { pmc: Crossing; pme: Crossing };
}

/**
 * Where a falling line meets a rising one. Between two named prices both run straight;
 * where they lie on each other for a stretch, its middle counts.
 */
function findCrossing(prices: readonly number[], falling: readonly number[], rising: readonly number[], count: number): Crossing {
  const gap = (index: number) => (falling[index] ?? 0) - (rising[index] ?? 0);
  // At the lowest price the falling line is above the other for everyone, at the highest below it.
  const left = prices.findLastIndex((_, index) => gap(index) > 0);
  const right = prices.findIndex((_, index) => gap(index) < 0);
  const at = (index: number) => prices[index] ?? 0;
  if (right > left + 1) return { price: Math.round((at(left + 1) + at(right - 1)) / 2), share: (falling[left + 1] ?? 0) / count };
  const part = gap(left) / (gap(left) - gap(right));
  return {
    price: Math.round(at(left) + (at(right) - at(left)) * part),
    share: ((falling[left] ?? 0) + ((falling[right] ?? 0) - (falling[left] ?? 0)) * part) / count,
  };
}

/** Who names the price or more: the line falls. */
function countFrom(prices: readonly number[], sorted: readonly number[]): number[] {
  let below = 0;
  return prices.map((price) => {
    while (below < sorted.length && (sorted[below] ?? 0) < price) below += 1;
    return sorted.length - below;
  });
}

/** Who names the price or less: the line rises. */
function countUpTo(prices: readonly number[], sorted: readonly number[]): number[] {
  let upTo = 0;
  return prices.map((price) => {
    while (upTo < sorted.length && (sorted[upTo] ?? 0) <= price) upTo += 1;
    return upTo;
  });
}

/** Nothing without a usable answer. */
export function computeMeter(answers: readonly Answer[]): Meter | null {
  const count = answers.length;
  if (count === 0) return null;
  const sorted = (name: ColumnName) => answers.map((answer) => answer[name]).sort((a, b) => a - b);
  const prices = [...new Set(columns.flatMap(sorted))].sort((a, b) => a - b);
  const lines = {
    tooCheap: countFrom(prices, sorted('tooCheap')),
    cheap: countFrom(prices, sorted('cheap')),
    expensive: countUpTo(prices, sorted('expensive')),
    tooExpensive: countUpTo(prices, sorted('tooExpensive')),
  };
  const others = (line: readonly number[]) => line.map((people) => count - people);
  const cross = (falling: readonly number[], rising: readonly number[]) => findCrossing(prices, falling, rising, count);
  return {
    count,
    prices,
    lines,
    pmc: cross(lines.tooCheap, lines.expensive),
    pme: cross(lines.cheap, lines.tooExpensive),
    opp: cross(lines.tooCheap, lines.tooExpensive),
    ipp: cross(lines.cheap, lines.expensive),
    original: { pmc: cross(lines.tooCheap, others(lines.cheap)), pme: cross(others(lines.expensive), lines.tooExpensive) },
  };
}

/** The acceptable range by the lines the user chose. */
export const rangeOf = (meter: Meter, lines: 'narrow' | 'original') =>
  lines === 'original' ? meter.original : { pmc: meter.pmc, pme: meter.pme };

/** Below this many people a single answer moves the points a lot. */
export const fewAnswers = 30;
