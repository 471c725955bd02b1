import { amountOf, isOpen, type Round } from './model';

const mostPeriods = 24;

export interface Timeline {
  labels: string[];
  raised: (number | null)[];
  pipeline: (number | null)[];
  /** Raised up to and including each period; nothing is known past the last completed round. */
  total: (number | null)[];
  isCut: boolean;
}

const quarterOf = (day: string) => +day.slice(0, 4) * 4 + Math.floor((+day.slice(5, 7) - 1) / 3);
const yearOf = (day: string) => +day.slice(0, 4);

/** By quarter while that fits, by year after that, and the newest years when even those are too many. */
export function computeTimeline(rounds: readonly Round[]): Timeline {
  const counted = rounds.filter((round) => round.date !== '' && round.status !== 'Failed');
  if (counted.length === 0) return { labels: [], raised: [], pipeline: [], total: [], isCut: false };
  const days = counted.map(({ date }) => date).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isQuarterly = quarterOf(last) - quarterOf(first) < mostPeriods;
  const periodOf = isQuarterly ? quarterOf : yearOf;
  const end = periodOf(last);
  const start = Math.max(periodOf(first), end - mostPeriods + 1);
  const timeline: Timeline = { labels: [], raised: [], pipeline: [], total: [], isCut: periodOf(first) < start };
  const sums = new Map<number, { raised: number | null; pipeline: number | null }>();
  let running = 0;
  for (const round of counted) {
    const period = periodOf(round.date);
    if (period < start) {
      if (round.status === 'Completed') running += amountOf(round);
      continue;
    }
    const sum = sums.get(period) ?? { raised: null, pipeline: null };
    if (isOpen(round)) sum.pipeline = (sum.pipeline ?? 0) + amountOf(round);
    else sum.raised = (sum.raised ?? 0) + amountOf(round);
    sums.set(period, sum);
  }
  const lastRaised = Math.max(start - 1, ...[...sums].filter(([, { raised }]) => raised !== null).map(([period]) => period));
  for (let period = start; period <= end; period += 1) {
    const { raised = null, pipeline = null } = sums.get(period) ?? {};
    running += raised ?? 0;
    timeline.labels.push(isQuarterly ? `Q${(period % 4) + 1} ${Math.floor(period / 4)}` : String(period));
    timeline.raised.push(raised);
    timeline.pipeline.push(pipeline);
    timeline.total.push(period <= lastRaised ? running : null);
  }
  return timeline;
}
