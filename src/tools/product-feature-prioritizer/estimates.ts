import type { Answers, AskSheet, Question } from '@/lib/ask';
import { parseNumber } from '@/lib/numbers';
import { hashText } from '@/lib/random';
import { foldText, plural } from '@/lib/text';
import { highest, lowest, shortNameOf, type Feature } from './model';

/** What one of the team thinks, by the id of the feature. */
export interface Estimate {
  name: string;
  scores: Record<string, { impact: number; effort: number }>;
}

/** More would not be answered. */
const mostAsked = 60;

/** Far enough apart to talk about: three points on a scale of ten may be taste, four are not. */
const farApart = 4;

const keyOf = ({ id }: Feature) => hashText(id).toString(36);
const scale = { min: lowest, max: highest };

const isOpen = ({ status }: Feature) => status !== 'completed';

/** Two questions for each feature that is still open; nobody sees what the others, or you, think of it. */
export const toEstimateSheet = (features: readonly Feature[]): AskSheet => ({
  kind: 'estimates',
  id: 'estimates',
  title: 'What is it worth, and what does it cost?',
  intro: `Give each feature an impact and an effort from ${lowest} to ${highest}. Leave out what you cannot judge.`,
  replyTo: '',
  nameLabel: 'Your name',
  questions: features
    .filter(isOpen)
    .slice(0, mostAsked)
    .flatMap((feature): Question[] => [
      { id: `impact-${keyOf(feature)}`, label: `${shortNameOf(feature)}: impact`, type: 'number', ...scale },
      { id: `effort-${keyOf(feature)}`, label: `${shortNameOf(feature)}: effort`, type: 'number', ...scale },
    ]),
});

const readScore = (typed: string | undefined) => {
  const parsed = parseNumber(typed ?? '');
  const value = typed !== undefined && typed.trim() !== '' && parsed.ok ? Math.round(parsed.value) : 0;
  return value >= lowest && value <= highest ? value : undefined;
};

/** Somebody's later answer takes the place of the earlier one. A feature counts where both scores were given. */
export function takeEstimates(before: readonly Estimate[], features: readonly Feature[], answers: readonly Answers[]): Estimate[] {
  let next = [...before];
  for (const { name, answers: given } of answers) {
    const scores = Object.fromEntries(
      features.flatMap((feature) => {
        const impact = readScore(given[`impact-${keyOf(feature)}`]);
        const effort = readScore(given[`effort-${keyOf(feature)}`]);
        return impact === undefined || effort === undefined ? [] : [[feature.id, { impact, effort }] as const];
      }),
    );
    const key = foldText(name.trim());
    next = [...next.filter((one) => foldText(one.name) !== key), { name: name.trim() || 'Somebody', scores }];
  }
  return next;
}

/** The middle one; of two, what lies between them. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

export interface Judged {
  median: number;
  low: number;
  high: number;
}

export interface TeamScore {
  feature: Feature;
  count: number;
  impact: Judged;
  effort: Judged;
  /** They are far apart: worth a talk before the figure is used. */
  isSplit: boolean;
}

const judge = (values: readonly number[]): Judged => ({ median: medianOf(values), low: Math.min(...values), high: Math.max(...values) });

/** What the team thinks of each feature that anybody judged, in the order of the list. */
export function judgeFeatures(features: readonly Feature[], estimates: readonly Estimate[]): TeamScore[] {
  return features.flatMap((feature) => {
    const given = estimates.flatMap(({ scores }) => scores[feature.id] ?? []);
    if (given.length === 0) return [];
    const impact = judge(given.map((score) => score.impact));
    const effort = judge(given.map((score) => score.effort));
    return [
      { feature, count: given.length, impact, effort, isSplit: Math.max(impact.high - impact.low, effort.high - effort.low) >= farApart },
    ];
  });
}

/** The medians as whole scores, on the features themselves. */
export function toMedians(features: readonly Feature[], estimates: readonly Estimate[]): Map<string, Pick<Feature, 'impact' | 'effort'>> {
  return new Map(
    judgeFeatures(features, estimates).map(({ feature, impact, effort }) => [
      feature.id,
      { impact: Math.round(impact.median), effort: Math.round(effort.median) },
    ]),
  );
}

export const describeTaken = (count: number) => `${plural(count, 'estimate')} added.`;

/** "6, from 4 to 9" */
export const describeJudged = ({ median, low, high }: Judged) => (low === high ? `${median}` : `${median}, from ${low} to ${high}`);
