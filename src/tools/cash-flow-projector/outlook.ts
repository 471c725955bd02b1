import type { Item, Settings } from './model';
import { asPlanned, projectCash, type Projection, type Shift } from './projection';

export const variations: readonly { label: string; shift: Shift }[] = [
  { label: 'As planned', shift: asPlanned },
  { label: 'Revenue −20%', shift: { ...asPlanned, income: 0.8 } },
  { label: 'Costs +10%', shift: { ...asPlanned, expense: 1.1 } },
  { label: 'Payment +30 days', shift: { ...asPlanned, days: 30 } },
  { label: 'All three', shift: { income: 0.8, expense: 1.1, days: 30 } },
];

/** Whether an item moves any cash within the period: a delay can bring what fell due before it, or take what falls due in it. */
export const hasEffect = (item: Item, settings: Settings): boolean =>
  settings.firstMonth === '' || projectCash([item], settings).rows.some(({ income, expenses }) => income !== 0 || expenses !== 0);

/** Months of cash; nothing where it does not run out within the horizon. */
export const runwayOf = ({ zeroMonth }: Projection): number | null => (zeroMonth < 0 ? null : zeroMonth);

export type Verdict = 'alive' | 'dead' | 'unknown';

/** Alive when the plan, carried on as it is, never runs out of cash within the horizon. */
export function judge({ zeroMonth, canJudge }: Projection): Verdict {
  if (!canJudge) return 'unknown';
  return zeroMonth < 0 ? 'alive' : 'dead';
}
