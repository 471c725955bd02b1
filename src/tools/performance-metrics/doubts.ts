import { assumedChip, whatIfChip, type MetricRow } from './model';

/** What to know about a value before trusting it. */
export const describeDoubts = ({ isAssumed, whatIf }: MetricRow) =>
  [whatIf && whatIfChip, isAssumed && assumedChip].filter(Boolean).join(', ');
