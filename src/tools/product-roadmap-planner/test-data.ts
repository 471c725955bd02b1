import type { Item, RoadmapExtra } from './model';

export const today = '2026-11-15';
export const none: RoadmapExtra = { title: '', ownPeriods: [], teamCapacity: '', capacities: [] };

/** An item with nothing but an id, and a title that tells it from its id. */
export const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  title: id.toUpperCase(),
  description: '',
  priority: 'Medium',
  status: 'Planning',
  quarter: 'Q4 2026',
  assignee: '',
  estimatedEffort: '',
  demand: '',
  dependencies: [],
  theme: '',
  startDate: '',
  endDate: '',
  ...more,
});
