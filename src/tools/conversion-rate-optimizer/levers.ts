import { formatNumber, largestAmount } from '@/lib/numbers';
import { multiplyMoney } from '@/lib/money';
import { chainRates, type Funnel, type FunnelStep, type Lifts } from './model';

/** Averages have fractions; one decimal tells enough. */
export const formatCount = (count: number) => formatNumber(Number(count.toFixed(1)));

/** Chained rates leave noise far behind the cents, which may not decide whether half a cent goes up. */
export const worthDigits = 4;

/** Minor units; nothing without a value, or past what can be shown to the cent. */
export function toWorth(conversions: number | null, value: number): number | null {
  if (conversions === null || value <= 0 || Math.abs(conversions * value) > largestAmount * 100) return null;
  return multiplyMoney(1, Number((conversions * value).toFixed(worthDigits)));
}

/** For each step the rates of all steps before it, one after the other, and of all steps after it. */
export function chainAround(steps: readonly Pick<FunnelStep, 'rate'>[]): { before: number | null; after: number | null }[] {
  const times = (one: number | null, other: number | null) => (one === null || other === null ? null : one * other);
  const chains: { before: number | null; after: number | null }[] = [];
  let before: number | null = 1;
  for (const { rate } of steps) {
    chains.push({ before, after: null });
    before = times(before, rate);
  }
  let after: number | null = 1;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const chain = chains[index];
    if (chain) chain.after = after;
    after = times(after, steps[index]?.rate ?? null);
  }
  return chains;
}

export interface DropOff {
  step: FunnelStep;
  /** Of this step's visitors. */
  share: number | null;
  /** Conversions of the last step, had they gone on as the others did. */
  lostConversions: number | null;
  lostWorth: number | null;
}

export function computeDropOffs({ steps }: Funnel, value: number): DropOff[] {
  const chains = chainAround(steps);
  return steps.map((step, index) => {
    const after = chains[index]?.after ?? null;
    const lostConversions = after === null ? null : step.left * after;
    return {
      step,
      share: step.rate === null ? null : 1 - step.rate,
      lostConversions,
      lostWorth: toWorth(lostConversions, value),
    };
  });
}

export const liftOf = (lifts: Lifts, id: string) => (Object.hasOwn(lifts, id) ? (lifts[id] ?? 0) : 0);

/** Never above 100%. */
export const liftRate = (rate: number, lift: number) => Math.min(1, Math.max(0, rate * (1 + lift / 100)));

export interface Outcome {
  rates: (number | null)[];
  overall: number | null;
  /** From the visitors of the first step; a fraction is part of an average. */
  conversions: number | null;
  worth: number | null;
}

/** The funnel with other rates, starting from what is counted today. The first step's visitors stay as they are. */
export function computeWhatIf({ steps, scale, overall: today }: Funnel, lifts: Lifts, value: number): Outcome {
  const rates = steps.map(({ id, rate }) => (rate === null ? null : liftRate(rate, liftOf(lifts, id))));
  const chain = chainRates(rates);
  const overall = chain === null ? null : scale === null ? today : chain * scale;
  const conversions = overall === null ? null : (steps[0]?.visitors ?? 0) * overall;
  return { rates, overall, conversions, worth: toWorth(conversions, value) };
}

export const wonBackShare = 0.1;
export type LeverMeasure = 'won-back' | 'what-ifs';

export interface Lever {
  id: string;
  name: string;
  from: number | null;
  to: number | null;
  /** More conversions at the end of the funnel when this step alone changes. */
  extraConversions: number | null;
  extraWorth: number | null;
}

/**
 * The same relative lift of any one step does the same for the whole funnel, so it ranks nothing.
 * Winning back a share of those who leave does.
 */
export function rankLevers({ steps, scale }: Funnel, lifts: Lifts, value: number, measure: LeverMeasure): Lever[] {
  const chains = chainAround(steps);
  const visitors = steps[0]?.visitors ?? 0;
  const levers = steps.map(({ id, name, rate }, index): Lever => {
    const { before = null, after = null } = chains[index] ?? {};
    const to = rate === null ? null : measure === 'won-back' ? rate + wonBackShare * (1 - rate) : liftRate(rate, liftOf(lifts, id));
    const extraConversions =
      rate === null || to === null || before === null || after === null ? null : visitors * before * (to - rate) * after * (scale ?? 1) + 0;
    return { id, name, from: rate, to, extraConversions, extraWorth: toWorth(extraConversions, value) };
  });
  return levers.sort((a, b) => (b.extraConversions ?? -Infinity) - (a.extraConversions ?? -Infinity));
}
