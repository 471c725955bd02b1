import { integer, longText, text, type DraftOf, type RecordOf } from '@/lib/fields';
import { clamp, parseNumber } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import type { Scenarios } from '@/kinds/calculator/scenarios';
import { recordsState } from '@/kinds/records/state';
import { repeatStep, sampleSteps } from './content';
import type { Backlog } from './backlog';
import type { checkFields, planFields } from './inputs';

export const fields = {
  name: text('Step Name', { required: 'Give the step a name.', maxLength: 200, placeholder: 'Pricing page' }),
  visitors: integer('Visitors', { required: 'Enter visitors above 0.', min: 1, placeholder: '1000' }),
  conversions: integer('Conversions', { min: 0, placeholder: '250', hint: 'Those who go on to the next step.' }),
  ideas: longText('Optimization Ideas', { hint: 'One idea per line.', maxLength: 5000 }),
};
export type Step = RecordOf<typeof fields>;

/** A change of each step's rate in whole percent, by the step's id. */
export type Lifts = Record<string, number>;
export const lowestLift = -50;
export const highestLift = 100;

export interface FunnelExtra {
  /** Money, as typed. */
  value: string;
  lifts: Lifts;
  scenarios: Scenarios<Lifts>;
  plan: DraftOf<typeof planFields>;
  check: DraftOf<typeof checkFields>;
  /** What is to be tried, and what was. */
  backlog?: Backlog | undefined;
  /** A funnel report with segments, as pasted. */
  report?: string | undefined;
}

export const longestReport = 200_000;

/** Written out, so that the fields of views that are not open yet can arrive with them. */
const startExtra: FunnelExtra = {
  value: '',
  lifts: {},
  scenarios: { openId: '', list: [] },
  plan: { baseline: '5', effect: '20', effectKind: 'relative', alpha: '5', power: '80', traffic: '1000' },
  check: { visitorsA: '', conversionsA: '', visitorsB: '', conversionsB: '', confidence: '95', planned: '', looks: '1' },
};

const copySteps = (): Step[] => sampleSteps.map((step) => ({ ...step }));

const base = recordsState<typeof fields, FunnelExtra>({
  version: 1,
  fields,
  start: copySteps,
  sample: copySteps,
  extra: startExtra,
});

export const state: typeof base = {
  ...base,
  sample: ({ currency }) => ({
    records: [...copySteps(), { ...repeatStep }],
    currency,
    extra: {
      ...startExtra,
      value: '80',
      lifts: { 'sample-4': 20 },
      check: {
        ...startExtra.check,
        visitorsA: '4000',
        conversionsA: '200',
        visitorsB: '4000',
        conversionsB: '248',
        planned: '8000',
        looks: '3',
      },
    },
  }),
};

/** No step has more conversions than visitors. */
export const toSound = <S extends Pick<Step, 'visitors' | 'conversions'>>(step: S): S => {
  const visitors = Math.max(0, step.visitors);
  return { ...step, visitors, conversions: clamp(step.conversions, 0, visitors) };
};

/** Conversions that are no number count as 0, and say so; a number that may not be is still refused. */
export function readConversions(typed: string): { typed: string; note: string } {
  const parsed = parseNumber(typed);
  if (typed.trim() === '' || parsed.ok || !parsed.problem.includes('isn’t a number')) return { typed, note: '' };
  return { typed: '0', note: `${parsed.problem} It counts as 0.` };
}

/** A share of nobody is no figure. */
export const rateOf = ({ visitors, conversions }: Pick<Step, 'visitors' | 'conversions'>): number | null =>
  visitors > 0 ? clamp(conversions / visitors, 0, 1) : null;

/** One idea a line; blank lines are dropped. */
export const ideasOf = ({ ideas }: Pick<Step, 'ideas'>): string[] =>
  ideas
    .split(/\r\n|\r|\n/)
    .map((idea) => idea.trim())
    .filter((idea) => idea !== '');

/** Two lines of a file with the same name and counts are the same step. */
export const stepIdentity = (step: Step) => {
  const { visitors, conversions } = toSound(step);
  return JSON.stringify([foldText(step.name.trim()), visitors, conversions]);
};

export const bottleneckShare = 0.25;
export const bottleneckRaise = 0.2;

export const countBottlenecks = (steps: number) => (steps === 0 ? 0 : Math.max(1, Math.floor(steps * bottleneckShare)));

/** Rates closer than this are the same rate, here and in the spreadsheet. */
export const toRateOrder = (rate: number) => Math.round(rate * 1e9);

/** The lowest rates; of two equal ones the earlier. */
function findBottlenecks(rates: readonly (number | null)[]): Set<number> {
  const ranked = rates.flatMap((rate, index) => (rate === null ? [] : [{ index, order: toRateOrder(rate) }]));
  ranked.sort((a, b) => a.order - b.order || a.index - b.index);
  return new Set(ranked.slice(0, countBottlenecks(rates.length)).map(({ index }) => index));
}

export interface FunnelStep extends Step {
  rate: number | null;
  isBottleneck: boolean;
  left: number;
  /** Visitors more or fewer than the step before has sent on; nothing for the first. */
  gap: number;
}

export interface Funnel {
  steps: FunnelStep[];
  /** Conversions of the last step in visitors of the first; 0 where nobody comes in. */
  overall: number;
  /** The rates of all steps one after the other; the same as `overall` where the steps connect. */
  chained: number | null;
  /** What is counted over what the rates alone come to: 1 where the steps connect, nothing where the rates come to nothing. */
  scale: number | null;
  /** The overall conversion with the bottlenecks raised. */
  raised: number | null;
  improvement: number | null;
  hasGaps: boolean;
}

export const chainRates = (rates: readonly (number | null)[]): number | null => {
  let product = 1;
  for (const rate of rates) {
    if (rate === null) return null;
    product *= rate;
  }
  return rates.length > 0 ? product : null;
};

export function computeFunnel(records: readonly Step[]): Funnel {
  const sound = records.map(toSound);
  const rates = sound.map(rateOf);
  const bottlenecks = findBottlenecks(rates);
  const steps = sound.map((step, index): FunnelStep => {
    const before = sound[index - 1];
    return {
      ...step,
      rate: rates[index] ?? null,
      isBottleneck: bottlenecks.has(index),
      left: step.visitors - step.conversions,
      gap: before ? step.visitors - before.conversions : 0,
    };
  });
  const [first, last] = [steps[0], steps.at(-1)];
  const chained = chainRates(rates);
  const overall = first && last && first.visitors > 0 ? last.conversions / first.visitors : 0;
  const hasGaps = steps.some(({ gap }) => gap !== 0);
  const scale = chained === null || chained === 0 ? null : hasGaps ? overall / chained : 1;
  const raisedChain = chainRates(
    steps.map(({ rate, isBottleneck }) => (rate !== null && isBottleneck ? Math.min(1, rate * (1 + bottleneckRaise)) : rate)),
  );
  return {
    steps,
    overall,
    chained,
    scale,
    raised: raisedChain === null || scale === null ? null : raisedChain * scale,
    improvement: chained !== null && raisedChain !== null && chained > 0 ? raisedChain / chained - 1 : null,
    hasGaps,
  };
}
