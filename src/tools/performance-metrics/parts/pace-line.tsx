import { describePace } from '@/kinds/metrics/pace';
import type { Metric } from '../model';

/** What it takes to reach the target by its date. */
export const PaceLine = ({ metric, today }: { metric: Metric; today: string }) => {
  const pace = describePace(metric, today);
  return pace === '' ? null : <p className="mt-1.5 text-[13px] text-mute">{pace}</p>;
};
