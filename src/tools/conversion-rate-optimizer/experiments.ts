import { readDraft, type DraftOf, type Surroundings, type ValuesOf } from '@/lib/fields';
import { checkFields, type planFields } from './inputs';
import { normalBelow, normalDensity, normalQuantile } from '@/lib/normal';

type PlanInputs = ValuesOf<typeof planFields>;
type CheckInputs = ValuesOf<typeof checkFields>;

/** More people than this are not to be had. */
const mostPeople = 1e10;
export const daysInWeek = 7;

export interface TestPlan {
  /** The rate that the test is to tell from the baseline. */
  target: number;
  perVariant: number | null;
  total: number | null;
  days: number | null;
  /** Whole ones, because weekdays and weekends convert differently. */
  weeks: number | null;
  /** Why a figure is missing. */
  reason: string;
}

/** Visitors for each of two variants: a two-sided test of two proportions with a pooled variance. */
export function sampleSize(baseline: number, target: number, alpha: number, power: number): number {
  const mean = (baseline + target) / 2;
  const forAlpha = normalQuantile(1 - alpha / 2) * Math.sqrt(2 * mean * (1 - mean));
  const forPower = normalQuantile(power) * Math.sqrt(baseline * (1 - baseline) + target * (1 - target));
  return ((forAlpha + forPower) / (target - baseline)) ** 2;
}

export const targetOf = ({ baseline, effect, effectKind }: Pick<PlanInputs, 'baseline' | 'effect' | 'effectKind'>) =>
  effectKind === 'points' ? baseline + effect : baseline * (1 + effect);

function whyNoPlan({ baseline, effect, alpha, power }: PlanInputs, target: number): string {
  if (baseline <= 0) return 'Enter a baseline above 0%.';
  if (baseline >= 1) return 'A rate of 100% can’t be raised.';
  if (effect <= 0) return 'Enter an effect above 0%.';
  if (alpha <= 0 || alpha >= 1) return 'Enter a significance level.';
  if (power <= 0 || power >= 1) return 'Enter a power.';
  return target >= 1 ? 'The baseline with this effect would reach 100%.' : '';
}

export function computePlan(inputs: PlanInputs): TestPlan {
  const target = targetOf(inputs);
  const none = { target, perVariant: null, total: null, days: null, weeks: null };
  const reason = whyNoPlan(inputs, target);
  if (reason) return { ...none, reason };
  const exact = sampleSize(inputs.baseline, target, inputs.alpha, inputs.power);
  if (!Number.isFinite(exact) || exact > mostPeople)
    return { ...none, reason: 'This takes more people than there are. Look for a larger effect.' };
  const perVariant = Math.max(2, Math.ceil(exact));
  const total = perVariant * 2;
  if (inputs.traffic <= 0) return { ...none, perVariant, total, reason: 'Enter visitors per day to see how long it takes.' };
  const days = Math.ceil(total / inputs.traffic);
  return { target, perVariant, total, days, weeks: Math.ceil(days / daysInWeek), reason: '' };
}

export interface TestResult {
  rateA: number;
  rateB: number;
  /** B less A, with its confidence interval. */
  difference: number;
  low: number;
  high: number;
  /** Of A; nothing where A has no conversions. */
  relative: number | null;
  z: number | null;
  pValue: number | null;
  /** How likely B's true rate is the higher one. */
  chance: number;
  isSignificant: boolean;
  /** Too few conversions, or too few without one, for the test to be trusted. */
  isSmall: boolean;
}

export const alphaOf = (confidence: CheckInputs['confidence']) => Number((1 - Number(confidence) / 100).toFixed(4));

function whyNoResult({ visitorsA, conversionsA, visitorsB, conversionsB }: CheckInputs): string {
  if (visitorsA <= 0 || visitorsB <= 0) return 'Enter the visitors of both variants.';
  return conversionsA > visitorsA || conversionsB > visitorsB ? 'Conversions can’t be more than visitors.' : '';
}

const counts = ['visitorsA', 'conversionsA', 'visitorsB', 'conversionsB'] as const;

export interface CheckReading {
  values: CheckInputs;
  result: TestResult | undefined;
  /** Why there is no result. */
  reason: string;
}

/** What is typed of a test. A count that is missing or cannot be read is not taken for 0: it would decide the test. */
export function readCheck(draft: DraftOf<typeof checkFields>, around: Surroundings): CheckReading {
  const { values, problems } = readDraft(checkFields, draft, around);
  const isUnreadable = counts.some((name) => problems[name] !== undefined);
  const reason = isUnreadable
    ? 'Correct the figures that are marked.'
    : whyNoResult(values) ||
      (counts.some((name) => draft[name].trim() === '') ? 'Enter the conversions of both variants, 0 if there are none.' : '');
  return { values, reason, result: reason ? undefined : checkTest(values) };
}

const fewestExpected = 5;

/** Two proportions: a pooled z test, and an interval of the difference that is not pooled. */
export function checkTest(inputs: CheckInputs): TestResult | undefined {
  if (whyNoResult(inputs)) return undefined;
  const { visitorsA, conversionsA, visitorsB, conversionsB, confidence } = inputs;
  const [rateA, rateB] = [conversionsA / visitorsA, conversionsB / visitorsB];
  const pooled = (conversionsA + conversionsB) / (visitorsA + visitorsB);
  const difference = rateB - rateA;
  const pooledError = Math.sqrt(pooled * (1 - pooled) * (1 / visitorsA + 1 / visitorsB));
  const z = pooledError > 0 ? difference / pooledError : null;
  const pValue = z === null ? null : Math.min(1, 2 * normalBelow(-Math.abs(z)));
  const alpha = alphaOf(confidence);
  const reach = normalQuantile(1 - alpha / 2) * Math.sqrt((rateA * (1 - rateA)) / visitorsA + (rateB * (1 - rateB)) / visitorsB);
  const expected = [visitorsA, visitorsB].flatMap((visitors) => [visitors * pooled, visitors * (1 - pooled)]);
  return {
    rateA,
    rateB,
    difference,
    low: Math.max(-1, difference - reach),
    high: Math.min(1, difference + reach),
    relative: rateA > 0 ? rateB / rateA - 1 : null,
    z,
    pValue,
    chance: chanceToBeat(inputs),
    isSignificant: pValue !== null && pValue < alpha,
    isSmall: expected.some((count) => count < fewestExpected),
  };
}

const mostTerms = 20_000;

/** What Stirling's formula leaves of the logarithm of the gamma function, from ten on exact to the last digits of a double. */
const stirlingRest = (x: number) => (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * x * x)) / (x * x)) / (x * x)) / x;

/** log Γ(x + by) − log Γ(x), without taking one huge number from another. */
function logGammaRise(x: number, by: number): number {
  if (x < 10) return logGammaRise(x + 1, by) - Math.log(x + by) + Math.log(x);
  return (x - 0.5) * Math.log1p(by / x) + by * Math.log(x + by) - by + stirlingRest(x + by) - stirlingRest(x);
}

type Counts = Pick<CheckInputs, 'visitorsA' | 'conversionsA' | 'visitorsB' | 'conversionsB'>;

/** Any rate is as likely as any other before the test; then what was seen decides. */
export function chanceToBeat({ visitorsA, conversionsA, visitorsB, conversionsB }: Counts): number {
  const a: Belief = { hits: conversionsA + 1, misses: visitorsA - conversionsA + 1 };
  const b: Belief = { hits: conversionsB + 1, misses: visitorsB - conversionsB + 1 };
  const fewest = Math.min(a.hits, a.misses, b.hits, b.misses);
  if (fewest > mostTerms) return approximateChance(a, b);
  // The sum is as long as the winner's hits. B has the higher rate just where A misses more often, so any of the four can be those.
  if (fewest === b.hits) return sumChance(a, b);
  if (fewest === a.hits) return 1 - sumChance(b, a);
  return fewest === a.misses ? sumChance(flip(b), flip(a)) : 1 - sumChance(flip(a), flip(b));
}

interface Belief {
  hits: number;
  misses: number;
}

const flip = ({ hits, misses }: Belief): Belief => ({ hits: misses, misses: hits });

/** How likely the winner's rate is the higher one, exactly. */
function sumChance(loser: Belief, winner: Belief): number {
  const misses = loser.misses + winner.misses;
  const [fewer, more] = [Math.min(loser.hits, winner.misses), Math.max(loser.hits, winner.misses)];
  let logTerm = logGammaRise(loser.misses, fewer) - logGammaRise(loser.misses + more, fewer);
  let sum = 0;
  for (let index = 0; index < winner.hits; index += 1) {
    sum += Math.exp(logTerm);
    logTerm += Math.log(((loser.hits + index) / (loser.hits + index + misses)) * ((winner.misses + index) / (index + 1)));
  }
  return Math.min(1, Math.max(0, sum));
}

/** With so many on every side both beliefs are bell curves. */
function approximateChance(a: Belief, b: Belief): number {
  const mean = ({ hits, misses }: Belief) => hits / (hits + misses);
  const variance = ({ hits, misses }: Belief) => (mean({ hits, misses }) * (1 - mean({ hits, misses }))) / (hits + misses + 1);
  return normalBelow((mean(b) - mean(a)) / Math.sqrt(variance(a) + variance(b)));
}

const gridPoints = 240;

/**
 * How often a test without any difference looks significant at least once, when it is looked at so many times, evenly spaced.
 * The spread of the sum that has not crossed the bound yet is carried from look to look.
 */
export function falseAlarms(alpha: number, looks: number): number {
  const bound = normalQuantile(1 - alpha / 2);
  const gridOf = (look: number) => {
    const edge = bound * Math.sqrt(look);
    const step = (2 * edge) / gridPoints;
    return Array.from({ length: gridPoints + 1 }, (_, index) => ({
      at: -edge + step * index,
      weight: (step / 3) * (index === 0 || index === gridPoints ? 1 : index % 2 === 1 ? 4 : 2),
    }));
  };
  let grid = gridOf(1);
  let spread = grid.map(({ at }) => normalDensity(at));
  for (let look = 2; look <= looks; look += 1) {
    const next = gridOf(look);
    const [from, held] = [grid, spread];
    spread = next.map(({ at }) =>
      from.reduce((sum, point, index) => sum + point.weight * (held[index] ?? 0) * normalDensity(at - point.at), 0),
    );
    grid = next;
  }
  return Math.min(1, Math.max(0, 1 - grid.reduce((sum, { weight }, index) => sum + weight * (spread[index] ?? 0), 0)));
}
