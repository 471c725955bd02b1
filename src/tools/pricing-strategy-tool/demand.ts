import { parseMoney } from '@/lib/money';
import { parseNumber } from '@/lib/numbers';
import { hasDigit, splitLine, toLines, type PastedLine, type Rejected } from './pasted';

/** How many would buy at a price. */
export interface DemandPoint {
  /** In minor units. */
  price: number;
  share: number;
}

export interface Demand {
  /** By price, rising; each price once. */
  points: DemandPoint[];
  rejected: Rejected[];
  /** How the lines were understood, where that may surprise. */
  note: string;
}

interface RawPoint {
  line: PastedLine;
  price: number;
  /** A share that still has to be read, or people out of people asked. */
  share: { typed: number; isPercent: boolean } | { buyers: number; asked: number };
}

function readPoint(line: PastedLine, currency: string): RawPoint | string {
  const cells = splitLine(line.text, (count) => count === 2 || count === 3);
  if (cells.length !== 2 && cells.length !== 3) return `A price and a share are needed; this line has ${cells.length}.`;
  const price = parseMoney(cells[0] ?? '', currency);
  if (!price.ok) return price.problem;
  if (price.value < 0) return 'A price can’t be below zero.';
  const numbers = cells.slice(1).map(parseNumber);
  const wrong = numbers.find((number) => !number.ok);
  if (wrong && !wrong.ok) return wrong.problem;
  const [first = 0, asked] = numbers.map((number) => (number.ok ? number.value : 0));
  if (asked === undefined) return { line, price: price.value, share: { typed: first, isPercent: /%\s*$/.test(cells[1] ?? '') } };
  if (asked <= 0) return 'Nobody was asked at this price.';
  if (first < 0 || first > asked) return `${first < 0 ? 'Fewer than none' : 'More people'} would buy than were asked.`;
  return { line, price: price.value, share: { buyers: first, asked } };
}

function readPrices(lines: readonly PastedLine[], currency: string): Demand {
  const rejected: Rejected[] = [];
  const raw = lines.flatMap((line) => {
    const point = readPoint(line, currency);
    if (typeof point !== 'string') return [point];
    rejected.push({ ...line, reason: point });
    return [];
  });
  const bare = raw.flatMap(({ share }) => ('typed' in share && !share.isPercent ? [share.typed] : []));
  const areFractions = bare.length > 0 && bare.every((value) => value <= 1) && bare.some((value) => value > 0);
  const known = new Map<number, DemandPoint>();
  for (const { line, price, share: given } of raw) {
    const share = 'asked' in given ? given.buyers / given.asked : !given.isPercent && areFractions ? given.typed : given.typed / 100;
    if (share < 0 || share > 1) rejected.push({ ...line, reason: 'A share must be between 0% and 100%.' });
    else if (known.has(price)) rejected.push({ ...line, reason: 'This price is given twice; the first line counts.' });
    else known.set(price, { price, share });
  }
  const note =
    bare.length === 0
      ? ''
      : areFractions
        ? 'Shares without a sign are read as fractions: 0.6 is 60%.'
        : 'Shares without a sign are read as percent.';
  return { points: sortPoints([...known.values()]), rejected, note };
}

const sortPoints = (points: DemandPoint[]) => points.sort((a, b) => a.price - b.price);

/** Whoever would pay a price would also pay less. */
function readHighest(lines: readonly PastedLine[], currency: string): Demand {
  const rejected: Rejected[] = [];
  const prices = lines.flatMap((line) => {
    const cells = splitLine(line.text, (count) => count === 2);
    const whole = parseMoney(line.text, currency);
    // Two cells: the first is who answered.
    const parsed = whole.ok || cells.length !== 2 ? whole : parseMoney(cells[1] ?? '', currency);
    if (parsed.ok && parsed.value >= 0) return [parsed.value];
    rejected.push({ ...line, reason: parsed.ok ? 'A price can’t be below zero.' : parsed.problem });
    return [];
  });
  const sorted = prices.sort((a, b) => a - b);
  const points: DemandPoint[] = [];
  sorted.forEach((price, index) => {
    if (price !== sorted[index - 1]) points.push({ price, share: (sorted.length - index) / sorted.length });
  });
  return { points, rejected, note: '' };
}

export function readDemand(text: string, kind: 'prices' | 'highest', currency: string): Demand {
  const [first, ...others] = toLines(text);
  if (!first) return { points: [], rejected: [], note: '' };
  const lines = hasDigit(first.text) ? [first, ...others] : others;
  return kind === 'highest' ? readHighest(lines, currency) : readPrices(lines, currency);
}

interface CurvePoint extends DemandPoint {
  /** For every 100 people asked, in minor units. */
  revenue: number;
  profit: number;
}

export interface Curve {
  points: CurvePoint[];
  best: CurvePoint;
  /** What earns most after the cost of each unit. */
  bestProfit: CurvePoint;
  /** Prices at which more would buy than at the price below: the answers contradict each other there. */
  rises: { from: DemandPoint; to: DemandPoint }[];
}

const per = 100;
/** Two revenues that differ by less than a double can tell are equal. */
const isMore = (value: number, than: number) => value - than > Math.abs(than) * 1e-12;

/** Of two prices that bring the same, the lower wins: it has more customers. */
const bestOf = (points: readonly CurvePoint[], worth: (point: CurvePoint) => number): CurvePoint | undefined =>
  points.reduce<CurvePoint | undefined>((best, point) => (!best || isMore(worth(point), worth(best)) ? point : best), undefined);

export function computeCurve(given: readonly DemandPoint[], unitCost: number): Curve | null {
  const points = given.map(({ price, share }) => ({
    price,
    share,
    revenue: Math.round(price * share * per),
    profit: Math.round((price - unitCost) * share * per) + 0,
  }));
  const best = bestOf(points, ({ price, share }) => price * share);
  const bestProfit = bestOf(points, ({ price, share }) => (price - unitCost) * share);
  if (!best || !bestProfit) return null;
  const rises = points.flatMap((to, index) => {
    const from = points[index - 1];
    return from && isMore(to.share, from.share) ? [{ from, to }] : [];
  });
  return { points, best, bestProfit, rises };
}
