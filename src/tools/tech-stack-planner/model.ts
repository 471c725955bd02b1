import { choice, decimal, flag, list, longText, optionLabel, text, type DraftOf, type RecordOf } from '@/lib/fields';
import { hasSample, recordsState, type RecordsData } from '@/kinds/records/state';
import { sampleDecisions, sampleTechnologies } from './sample';

export const categories = [
  'Frontend',
  'Backend',
  'Database',
  'DevOps',
  'Authentication',
  'Hosting',
  'Analytics',
  'Payments',
  'Communication',
  'Storage',
  'Other',
] as const;
export type Category = (typeof categories)[number];
export const complexities = ['low', 'medium', 'high'] as const;

export const lockIns = ['low', 'medium', 'high'] as const;

/** From the middle of the radar outwards. */
export const rings = ['adopt', 'trial', 'assess', 'hold'] as const;
export type Ring = (typeof rings)[number];
export const quadrants = ['Techniques', 'Tools', 'Platforms', 'Languages & Frameworks'] as const;
export type Quadrant = (typeof quadrants)[number];

export const fields = {
  name: text('Name', { required: 'Enter a name.', placeholder: 'PostgreSQL' }),
  category: choice('Category', categories, { required: 'Choose a category.', placeholder: 'Select a category' }),
  description: longText('Description', { placeholder: 'What it does for you' }),
  cost: text('Cost', { placeholder: '$20/mo' }),
  complexity: choice('Complexity', complexities, { default: 'medium' }),
  alternatives: list('Alternatives', { placeholder: 'MySQL, SQLite', hint: 'Put commas between the entries of a list.' }),
  pros: list('Pros', { placeholder: 'Reliable, well known' }),
  cons: list('Cons', { placeholder: 'Needs tuning' }),
  selected: flag('Selected', { default: true }),
  ring: choice('Ring', ['decision', ...rings], {
    default: 'decision',
    labels: { decision: 'By decision', adopt: 'Adopt', trial: 'Trial', assess: 'Assess', hold: 'Hold' },
    hint: 'By decision: what is decided is on Adopt, what is considered on Assess.',
  }),
  quadrant: choice('Quadrant', ['category', ...quadrants], { default: 'category', labels: { category: 'By category' } }),
  isNew: flag('New since the last radar'),
  units: decimal('Units now', { default: '1', min: 0, max: 1e9, hint: 'Users, seats or GB, for a price such as $8/user' }),
  growth: choice('At 10x usage', ['price', 'same', 'tenfold'], {
    default: 'price',
    labels: { price: 'As the price says', same: 'Stays the same', tenfold: 'Grows 10 times' },
  }),
  largerPrice: text('Price at 10x', { placeholder: '$99/mo', hint: 'If you would move to a larger plan' }),
  lockIn: choice('Lock-in', ['open', ...lockIns], {
    default: 'open',
    labels: { open: 'Not judged', low: 'Low', medium: 'Medium', high: 'High' },
    hint: 'How hard it would be to leave',
  }),
  license: text('License', { placeholder: 'MIT, AGPL, commercial' }),
  region: text('Data region', { placeholder: 'EU (Frankfurt)', hint: 'Where your data is kept' }),
  exitPlan: longText('Exit plan', { placeholder: 'How you would leave: export, replacement, time it takes' }),
};
export type Technology = RecordOf<typeof fields>;

export const criterionFields = {
  name: text('Criterion', { maxLength: 200 }),
  weight: decimal('Weight', { default: '1', min: 0, max: 100 }),
};

export interface Criterion extends DraftOf<typeof criterionFields> {
  id: string;
}

export interface Option {
  id: string;
  name: string;
  /** By criterion, as typed. */
  scores: Record<string, string>;
}

export const decisionFields = {
  title: text('Decision', { maxLength: 300 }),
  context: longText('Context', { placeholder: 'What has to be decided, and what limits the choice', maxLength: 10_000 }),
  consequences: longText('Consequences', { placeholder: 'What becomes easier, what becomes harder', maxLength: 10_000 }),
};

/** One choice between alternatives, with what spoke for each. */
export interface Decision extends DraftOf<typeof decisionFields> {
  id: string;
  /** The technology it was started from; empty, or gone since. */
  technology: string;
  options: Option[];
  criteria: Criterion[];
  /** The option chosen; empty while open. */
  outcome: string;
  decidedOn: string;
}

export interface StackExtra {
  decisions: Decision[];
}

export const mostOptions = 12;
export const mostCriteria = 40;

const listState = recordsState<typeof fields, StackExtra>({
  version: 3,
  fields,
  migrate: toCurrent,
  sample: () => sampleTechnologies,
  extra: { decisions: [] },
});

const noTerms = { lockIn: 'open', license: '', region: '', exitPlan: '' };

/** In version 1 everything was on Assess until somebody said otherwise, what was decided, too; up to 2 nobody was asked how to leave. */
function toCurrent(data: unknown, version: number): unknown {
  const { records, ...rest } = data as { records: { ring: string }[] };
  const freeRing = <T extends { ring: string }>(each: T) => (version < 2 && each.ring === 'assess' ? { ...each, ring: 'decision' } : each);
  return { ...rest, records: records.map((each) => ({ ...noTerms, ...freeRing(each) })) };
}

export const hasSampleWork = ({ records, extra }: RecordsData<typeof fields, StackExtra>) =>
  hasSample(records) || hasSample(extra.decisions);

export const state: typeof listState = {
  ...listState,
  isSample: hasSampleWork,
  sample: (around) => ({ records: sampleTechnologies, currency: around.currency, extra: { decisions: sampleDecisions } }),
};

export const nameOf = ({ name }: Pick<Technology, 'name'>) => name.trim() || 'Unnamed technology';

/** Whether a technology is settled or still a candidate, in words. */
export const decidedWord = ({ selected }: Pick<Technology, 'selected'>) => (selected ? 'Decided' : 'Considering');

/** The ring chosen, or the one that goes with the decision. */
export const ringOf = ({ ring, selected }: Pick<Technology, 'ring' | 'selected'>): Ring =>
  ring === 'decision' ? (selected ? 'adopt' : 'assess') : ring;

export const ringLabel = (technology: Pick<Technology, 'ring' | 'selected'>) => optionLabel(fields.ring, ringOf(technology));

/** Decided, hard to leave, and nobody has said how. */
export const isTrap = ({ selected, lockIn, exitPlan }: Pick<Technology, 'selected' | 'lockIn' | 'exitPlan'>) =>
  selected && lockIn === 'high' && exitPlan.trim() === '';

/** What was said of its terms, one line each. */
export const termsOf = ({ lockIn, license, region, exitPlan }: Technology): string[] =>
  [
    lockIn === 'open' ? '' : `Lock-in: ${lockIn}`,
    license.trim() === '' ? '' : `License: ${license.trim()}`,
    region.trim() === '' ? '' : `Data region: ${region.trim()}`,
    exitPlan.trim() === '' ? '' : `Exit plan: ${exitPlan.trim()}`,
  ].filter(Boolean);

/** Decided on, and yet on a ring that says not to. */
export const isAtOdds = (technology: Pick<Technology, 'ring' | 'selected'>) =>
  technology.selected && ['assess', 'hold'].includes(ringOf(technology));
