import type { Surroundings } from '@/lib/fields';
import { allScenarios } from '@/kinds/calculator/scenarios';
import { itemsIn, readSettings, type CashExtra, type Item, type Settings } from './model';
import { projectCash, type Projection } from './projection';

export interface NamedPlan {
  name: string;
  settings: Settings;
  projection: Projection;
}

/** Every scenario with what it comes to, the open one among them. */
export function projectAll(items: readonly Item[], extra: CashExtra, around: Surroundings): NamedPlan[] {
  const open = { items: [...items], currency: around.currency, settings: extra.settings };
  return allScenarios(extra.scenarios, open).map(({ name, work }) => {
    const settings = readSettings(work.settings, around);
    return { name, settings, projection: projectCash(itemsIn(work, around.currency), settings) };
  });
}
