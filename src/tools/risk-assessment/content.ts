import type { Level } from './model';

export const levelTones = { Critical: 'bad', High: 'bad', Medium: 'warn', Low: 'good', 'Very Low': 'plain' } as const satisfies Record<
  Level,
  string
>;

export const cellTones: Record<Level, string> = {
  // One hue in even steps, so that each level is seen to be worse than the one before.
  Critical: 'bg-[color-mix(in_oklab,var(--bad)_90%,var(--surface))] text-bg',
  High: 'bg-[color-mix(in_oklab,var(--bad)_55%,var(--surface))]',
  Medium: 'bg-[color-mix(in_oklab,var(--bad)_39%,var(--surface))]',
  Low: 'bg-[color-mix(in_oklab,var(--bad)_23%,var(--surface))]',
  'Very Low': 'bg-[color-mix(in_oklab,var(--bad)_8%,var(--surface))]',
};

/** Headers that other risk registers use. */
export const otherNames = {
  description: ['risk', 'title', 'name', 'risk description', 'event'],
  category: ['type', 'area', 'risk category'],
  probability: ['likelihood', 'inherent likelihood', 'inherent probability'],
  impact: ['severity', 'consequence', 'inherent impact'],
  mitigation: ['response', 'controls', 'mitigation plan', 'action'],
  owner: ['risk owner', 'responsible', 'assignee'],
  treatment: ['strategy', 'treatment strategy', 'risk response'],
  triggerEvent: ['trigger'],
  reviewDate: ['next review', 'review', 'due date'],
  residualProbability: ['residual likelihood'],
  residualImpact: ['residual severity'],
  cost: ['cost', 'financial impact', 'loss'],
  chance: ['chance', 'probability percent'],
};

export const importHint =
  'A CSV with at least a category and a description for each risk. Probability and impact are whole numbers from 1 to 5; without them a risk starts at 3 and 3.';
