import type { Surroundings } from '@/lib/fields';
import { allScenarios } from '@/kinds/calculator/scenarios';
import { itemsIn, readSettings, type CashExtra, type Item, type Settings } from './model';
import { countedOnce } from './outlook';
import { projectCash, type Projection } from './projection';

export interface NamedPlan {
  name: string;
  settings: Settings;
  projection: Projection;
  /** Some of its annual items do not repeat, so that the years after the first leave them out. */
  hasCountedOnce: boolean;
}

/** Every scenario with what it comes to, the open one among them. */
export function projectAll(items: Item[], extra: CashExtra, around: Surroundings): NamedPlan[] {
  const open = { items, currency: around.currency, settings: extra.settings };
  return allScenarios(extra.scenarios, open).map(({ name, work }) => {
    const settings = readSettings(work.settings, around);
    const own = itemsIn(work, around.currency);
    return { name, settings, projection: projectCash(own, settings), hasCountedOnce: countedOnce(own).length > 0 };
  });
}
