import { optionLabel, readDraft } from '@/lib/fields';
import { clamp, formatNumber, noFigure, sumOf } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import { fields, highest, weightFields, type Feature, type Method, type PrioritizerExtra, type Weights } from './model';

/** A figure to rank by, or the reason why there is none. */
export interface Score {
  value: number | undefined;
  /** As shown. */
  text: string;
  reason: string;
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Impact for effort: 9 for 5 is 18.0. */
export const ratioOf = ({ impact, effort }: Pick<Feature, 'impact' | 'effort'>) => toTenth((impact / Math.max(effort, 1)) * 10);

/** Effort turned round, so that more is better: 1 is 10, 10 is 1. */
const easeOf = ({ effort }: Pick<Feature, 'effort'>) => highest + 1 - effort;

/** What is shown is what counts: two that read the same are level. */
const figure = (value: number, decimals: number): Score =>
  Number.isFinite(value)
    ? { value: Number(value.toFixed(decimals)), text: formatNumber(value, decimals), reason: '' }
    : missing('The figures are too far apart to divide.');
const missing = (reason: string): Score => ({ value: undefined, text: noFigure, reason });

const riceImpactOf = ({ riceImpact, impact }: Feature) => (riceImpact === 'same' ? impact : Number(riceImpact));
const monthsOf = ({ personMonths, effort }: Feature) => (personMonths > 0 ? personMonths : Math.max(effort, 1));

function computeRice(feature: Feature): Score {
  if (feature.reach <= 0) return missing('Needs a reach.');
  const value = (feature.reach * riceImpactOf(feature) * feature.confidence) / 100 / monthsOf(feature);
  return figure(value, value >= 100 ? 0 : value >= 1 ? 1 : 3);
}

const moscowOrder = ['must', 'should', 'could', 'wont', 'none'] as const;
export const isWont = ({ moscow }: Feature, method: Method) => method === 'moscow' && moscow === 'wont';

/** Each weight as a number; what cannot be read weighs nothing. */
export function readWeights(weights: Weights) {
  const { values } = readDraft(weightFields, weights, { today: '', currency: 'USD' });
  return { ...values, ownName: values.ownName.trim() || 'Own criterion' };
}

function computeWeighted(feature: Feature, weights: ReturnType<typeof readWeights>): Score {
  const parts = [
    [weights.impact, feature.impact],
    [weights.ease, easeOf(feature)],
    [weights.confidence, feature.confidence / 10],
    [weights.urgency, feature.urgency],
    [weights.riskReduction, feature.riskReduction],
    [weights.own, feature.own],
  ] as const;
  const total = sumOf(parts.map(([weight]) => weight));
  if (total <= 0) return missing('All weights are 0.');
  return figure((sumOf(parts.map(([weight, value]) => weight * value)) / total) * 10, 1);
}

type Scorer = (feature: Feature) => Score;

/** How one method scores a feature. */
export function scorerOf({ method, weights }: PrioritizerExtra): Scorer {
  switch (method) {
    case 'ratio':
      return (feature) => figure(ratioOf(feature), 1);
    case 'rice':
      return computeRice;
    case 'ice':
      return (feature) => figure((feature.impact * feature.confidence * easeOf(feature)) / 10, 0);
    case 'wsjf':
      return (feature) => figure((feature.impact + feature.urgency + feature.riskReduction) / Math.max(feature.effort, 1), 1);
    case 'moscow':
      // The band decides; within a band impact for effort does, which is never above 100.
      return (feature) => ({
        value: (moscowOrder.length - moscowOrder.indexOf(feature.moscow)) * 1000 + ratioOf(feature),
        text: optionLabel(fields.moscow, feature.moscow),
        reason: '',
      });
    case 'custom': {
      const read = readWeights(weights);
      return (feature) => computeWeighted(feature, read);
    }
  }
}

export interface Ranked {
  feature: Feature;
  score: Score;
  /** From 1. */
  rank: number;
}

/** What decides a feature's place, made once for each. */
export interface Standing {
  value: number;
  impact: number;
  title: string;
  index: number;
}

export const standingOf = (feature: Feature, scorer: Scorer, index: number): Standing => ({
  value: scorer(feature).value ?? -Infinity,
  impact: feature.impact,
  title: foldText(feature.title),
  index,
});

/** Higher score first, then higher impact, then by title; the order of the list settles the rest. */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1;
  if (a.impact !== b.impact) return b.impact - a.impact;
  if (a.title !== b.title) return a.title < b.title ? -1 : 1;
  return a.index - b.index;
}

export function rankFeatures(features: readonly Feature[], extra: PrioritizerExtra): Ranked[] {
  const scorer = scorerOf(extra);
  return features
    .map((feature, index) => ({ feature, standing: standingOf(feature, scorer, index) }))
    .sort((a, b) => compareStandings(a.standing, b.standing))
    .map(({ feature }, index) => ({ feature, score: scorer(feature), rank: index + 1 }));
}

export type Band = 'high' | 'medium' | 'low' | 'lowest';

/** The colours of the impact/effort score. */
export function bandOf(ratio: number): Band {
  if (ratio >= 15) return 'high';
  if (ratio >= 10) return 'medium';
  return ratio >= 5 ? 'low' : 'lowest';
}

export const bandWords: Record<Band, string> = { high: 'High', medium: 'Medium', low: 'Low', lowest: 'Very low' };

export const quadrants = ['quick', 'big', 'fill', 'sink'] as const;
export type Quadrant = (typeof quadrants)[number];

export const isHigh = (value: number) => clamp(value, 1, highest) > highest / 2;

export function quadrantOf({ impact, effort }: Pick<Feature, 'impact' | 'effort'>): Quadrant {
  if (isHigh(impact)) return isHigh(effort) ? 'big' : 'quick';
  return isHigh(effort) ? 'sink' : 'fill';
}
