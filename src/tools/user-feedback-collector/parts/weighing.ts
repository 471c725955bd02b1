import { formatMoney } from '@/lib/money';
import { formatNumber } from '@/lib/numbers';
import { shownVotes, weightsOf, type Feedback, type FeedbackExtra } from '../model';
import { computeScore } from '../votes';

export interface Weighing {
  hasFloor: boolean;
  /** What entries are ordered by when votes are weighed. */
  scoreOf: (entry: Feedback) => number;
  /** The same in words; empty where one vote is one vote. */
  describe: (entry: Feedback) => string;
}

export function toWeighing(extra: FeedbackExtra, currency: string): Weighing {
  const { weightBy, hasFloor } = extra;
  const weights = weightsOf(extra);
  if (weightBy === 'revenue') {
    const revenueOf = ({ revenue }: Feedback) => Math.max(0, revenue);
    return { hasFloor, scoreOf: revenueOf, describe: (entry) => `${formatMoney(revenueOf(entry), currency)} a month` };
  }
  if (weightBy !== 'plan') return { hasFloor, scoreOf: (entry) => shownVotes(entry, hasFloor), describe: () => '' };
  const scoreOf = (entry: Feedback) => {
    const score = computeScore(entry, weights);
    return Number((hasFloor ? Math.max(0, score) : score).toFixed(2));
  };
  return { hasFloor, scoreOf, describe: (entry) => `${formatNumber(scoreOf(entry))} weighted` };
}
