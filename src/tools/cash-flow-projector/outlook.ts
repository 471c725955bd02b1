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

const isCountedOnce = ({ frequency, isRepeated }: Item) => frequency === 'annual' && !isRepeated;

/** Annual items that come up once, although most bills of the kind come every year. */
export const countedOnce = (items: readonly Item[]): Item[] => items.filter(isCountedOnce);

/** The same plan with every annual item coming up each year; the list itself where there is nothing to change. */
export const repeatAnnual = (items: Item[]): Item[] =>
  items.some(isCountedOnce) ? items.map((item) => (isCountedOnce(item) ? { ...item, isRepeated: true } : item)) : items;

/** "Open" where the plan is alive or dead according to whether its annual items come up again. */
export type Verdict = 'alive' | 'dead' | 'open' | 'unknown';

/** Alive when the plan, carried on as it is, never runs out of cash within the horizon, nor does it with its annual bills each year. */
export function judge(plan: Projection, repeated: Projection = plan): Verdict {
  if (!plan.canJudge || !repeated.canJudge) return 'unknown';
  const [isAlive, isStillAlive] = [plan.zeroMonth < 0, repeated.zeroMonth < 0];
  if (isAlive !== isStillAlive) return 'open';
  return isAlive ? 'alive' : 'dead';
}
