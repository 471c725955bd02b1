import type { Technology } from './model';

/** A technology of which only a name is known. */
export const emptyRecord: Omit<Technology, 'id' | 'name' | 'category'> = {
  description: '',
  cost: '',
  complexity: 'medium',
  alternatives: [],
  pros: [],
  cons: [],
  selected: true,
  ring: 'decision',
  quadrant: 'category',
  isNew: false,
  units: 1,
  growth: 'price',
  largerPrice: '',
  lockIn: 'open',
  license: '',
  region: '',
  exitPlan: '',
};
