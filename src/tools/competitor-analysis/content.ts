import type { Level, Tier } from './model';

/** Headers that other people's tables use. */
export const otherNames = {
  name: ['competitor', 'company', 'competitor name', 'company name'],
  website: ['url', 'site', 'domain', 'homepage', 'web'],
  strengths: ['pros', 'strength', 'advantages'],
  weaknesses: ['cons', 'weakness', 'disadvantages'],
  pricing: ['price', 'prices', 'plans'],
  marketShare: ['share'],
  targetAudience: ['audience', 'target market', 'customers', 'segment'],
  keyFeatures: ['features'],
  tier: ['type', 'category'],
  tags: ['labels', 'tag'],
};

export const importHint =
  'A CSV with at least a name and a website for each competitor. Keep a list such as strengths in one cell, separated by commas.';

export const levelLooks: Record<Level, string> = {
  '': '',
  full: 'bg-accent-soft! text-accent!',
  partial: 'bg-warn-soft! text-warn!',
  none: 'bg-sunk! text-mute!',
};

export const tierMeanings: Record<Tier, string> = {
  direct: 'Sells the same thing to the same people',
  adjacent: 'Solves the same problem differently, or sells something close to it',
  aspirational: 'Where you want to be one day',
};
