import { choice, decimal, integer, longText, range, text, type DraftOf, type RecordOf } from '@/lib/fields';
import { recordsState } from '@/kinds/records/state';
import type { Estimate } from './estimates';
import { sampleFeatures } from './sample';

export const categories = [
  'Core Functionality',
  'User Experience',
  'Performance',
  'Security',
  'Analytics',
  'Integrations',
  'Mobile',
  'Accessibility',
  'Other',
] as const;
export const statuses = ['backlog', 'planned', 'in-progress', 'completed'] as const;

export const lowest = 1;
export const highest = 10;
const score = { min: lowest, max: highest, default: '5' };

export const fields = {
  title: text('Title', { required: 'Enter a title.' }),
  description: longText('Description'),
  impact: range('Impact', score),
  effort: range('Effort', score),
  category: choice('Category', categories, { default: 'Core Functionality' }),
  requestedBy: text('Requested By', { placeholder: 'A customer, a team, a person' }),
  status: choice('Status', statuses, {
    default: 'backlog',
    labels: { backlog: 'Backlog', planned: 'Planned', 'in-progress': 'In progress', completed: 'Completed' },
  }),
  reach: integer('Reach', { min: 0, hint: 'People it touches in a set time, such as a quarter' }),
  riceImpact: choice('RICE impact', ['same', '3', '2', '1', '0.5', '0.25'], {
    default: 'same',
    labels: { same: 'As the Impact score', '3': '3 Massive', '2': '2 High', '1': '1 Medium', '0.5': '0.5 Low', '0.25': '0.25 Minimal' },
  }),
  personMonths: decimal('Person-months', { min: 0, hint: 'Left empty, the Effort score counts' }),
  confidence: range('Confidence', { min: 0, max: 100, default: '80', unit: '%' }),
  urgency: range('Urgency', score),
  riskReduction: range('Risk reduction', score),
  own: range('Own criterion', score),
  moscow: choice('MoSCoW', ['none', 'must', 'should', 'could', 'wont'], {
    default: 'none',
    labels: { none: 'Not decided', must: 'Must have', should: 'Should have', could: 'Could have', wont: 'Won’t have' },
  }),
};
export type Feature = RecordOf<typeof fields>;

export const methods = ['ratio', 'rice', 'ice', 'wsjf', 'moscow', 'custom'] as const;
export type Method = (typeof methods)[number];

const weight = (label: string, typed: string) => decimal(label, { min: 0, max: 1000, default: typed });

export const weightFields = {
  impact: weight('Weight of Impact', '40'),
  ease: weight('Weight of low Effort', '30'),
  confidence: weight('Weight of Confidence', '10'),
  urgency: weight('Weight of Urgency', '10'),
  riskReduction: weight('Weight of Risk reduction', '10'),
  own: weight('Weight of your criterion', '0'),
  ownName: text('Name of your criterion', { default: 'Strategic fit', maxLength: 60 }),
};
export type Weights = DraftOf<typeof weightFields>;

export const capacityFields = { capacity: decimal('Capacity in points', { min: 0, placeholder: '20' }) };

export interface PrioritizerExtra {
  method: Method;
  /** Points of effort there is room for, as typed. */
  capacity: string;
  weights: Weights;
  /** What the team thinks of impact and effort, each by themselves. */
  estimates: Estimate[];
}

export const startExtra: PrioritizerExtra = {
  method: 'ratio',
  capacity: '',
  weights: { impact: '40', ease: '30', confidence: '10', urgency: '10', riskReduction: '10', own: '0', ownName: 'Strategic fit' },
  estimates: [],
};

const listState = recordsState<typeof fields, PrioritizerExtra>({
  version: 2,
  fields,
  sample: sampleFeatures,
  extra: startExtra,
  migrate: addEstimates,
});

/** Version 1 knew only one opinion. */
function addEstimates(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('extra' in data) || typeof data.extra !== 'object') return data;
  return { ...data, extra: { estimates: [], ...data.extra } };
}

export const state: typeof listState = {
  ...listState,
  sample: (around) => ({
    records: sampleFeatures(),
    currency: around.currency,
    extra: { ...startExtra, capacity: '20' },
  }),
};

export const nameOf = ({ title }: Pick<Feature, 'title'>) => title.trim() || 'Untitled feature';

const mostLetters = 80;

/** For sentences, which a title of any length must not drown. */
export function shortNameOf(feature: Pick<Feature, 'title'>): string {
  const letters = Array.from(nameOf(feature));
  return letters.length <= mostLetters ? letters.join('') : `${letters.slice(0, mostLetters).join('').trimEnd()}…`;
}
