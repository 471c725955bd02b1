import { highest, lowest, type Feature, type Method, type PrioritizerExtra } from './model';
import { compareStandings, readWeights, scorerOf, standingOf, type Standing } from './scores';

type ScoreName = 'impact' | 'effort' | 'confidence' | 'urgency' | 'riskReduction' | 'own';

const methodScores: Record<Exclude<Method, 'custom'>, readonly ScoreName[]> = {
  ratio: ['impact', 'effort'],
  rice: ['impact', 'effort', 'confidence'],
  ice: ['impact', 'effort', 'confidence'],
  wsjf: ['impact', 'effort', 'urgency', 'riskReduction'],
  moscow: ['impact', 'effort'],
};

/** The scores that a method looks at. */
export function scoresIn({ method, weights }: PrioritizerExtra): readonly ScoreName[] {
  if (method !== 'custom') return methodScores[method];
  const read = readWeights(weights);
  const names: readonly ScoreName[] = ['impact', 'effort', 'confidence', 'urgency', 'riskReduction', 'own'];
  return names.filter((name) => read[name === 'effort' ? 'ease' : name] > 0);
}

interface Nudge {
  name: ScoreName;
  from: number;
  to: number;
}

/** One step of a score; for confidence that is ten points of a hundred. */
function listNudges(feature: Feature, names: readonly ScoreName[]): Nudge[] {
  return names.flatMap((name) => {
    const from = feature[name];
    const [low, high, step] = name === 'confidence' ? [0, 100, 10] : [lowest, highest, 1];
    return [from - step, from + step].filter((to) => to >= low && to <= high).map((to) => ({ name, from, to }));
  });
}

export interface Change extends Nudge {
  /** The rank it would have. */
  rank: number;
  /** The feature whose place it would take. */
  passes: Feature;
}

export interface Stability {
  feature: Feature;
  rank: number;
  best: number;
  worst: number;
  /** What moves it, the furthest move first; empty for a place that holds. */
  changes: Change[];
}

/** How many of a sorted list stand before one that is not in it. */
function countBefore(sorted: readonly Standing[], standing: Standing): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other && compareStandings(other, standing) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** For each place of the ranking: which single score, moved by one step, would change it. */
export function computeStability(features: readonly Feature[], extra: PrioritizerExtra): Stability[] {
  const scorer = scorerOf(extra);
  const names = scoresIn(extra);
  const sorted = features.map((feature, index) => standingOf(feature, scorer, index)).sort(compareStandings);
  return sorted.flatMap((standing, place) => {
    const feature = features[standing.index];
    if (!feature) return [];
    const rank = place + 1;
    const changes = listNudges(feature, names).flatMap((nudge): Change[] => {
      const moved = standingOf({ ...feature, [nudge.name]: nudge.to }, scorer, standing.index);
      // Its own old place is still in the list and must not count.
      const before = countBefore(sorted, moved);
      const newRank = before - (compareStandings(standing, moved) < 0 ? 1 : 0) + 1;
      const passed = sorted[newRank - 1];
      const passes = passed && features[passed.index];
      return newRank === rank || !passes ? [] : [{ ...nudge, rank: newRank, passes }];
    });
    changes.sort((a, b) => Math.abs(b.rank - rank) - Math.abs(a.rank - rank));
    const ranks = [rank, ...changes.map((change) => change.rank)];
    return [{ feature, rank, best: Math.min(...ranks), worst: Math.max(...ranks), changes }];
  });
}
