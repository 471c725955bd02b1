import { choice, longText, percent, range, text, type RecordOf } from '@/lib/fields';
import type { ListData } from '@/kinds/records/state';
import { computePlan, type TestPlan } from './experiments';
import { ideasOf, rateOf, toSound, type Step } from './model';

const score = (label: string, hint: string) => range(label, { min: 1, max: 10, default: '5', hint });

export const statuses = ['Idea', 'Planned', 'Running', 'Won', 'Lost', 'No difference'] as const;

/** Something that may make more people go on, to be tried. */
export const experimentFields = {
  idea: text('Idea', { required: 'Say what you would change.', maxLength: 300 }),
  step: text('Step', { maxLength: 80 }),
  hypothesis: longText('Hypothesis', {
    maxLength: 2_000,
    placeholder: 'Because half the visitors leave at the delivery cost, showing it earlier will make more of them buy.',
  }),
  impact: score('Impact', '1 to 10: how much it would change'),
  confidence: score('Confidence', '1 to 10: how sure you are'),
  ease: score('Ease', '1 to 10: how little work it is'),
  lift: percent('Effect worth finding', { default: '20', min: 0.001, max: 10, hint: 'Relative to the step’s rate.' }),
  status: choice('Status', statuses, { default: 'Idea' }),
  result: longText('Result', { maxLength: 2_000, placeholder: 'What the test showed, and what you did.' }),
};
export type Experiment = RecordOf<typeof experimentFields>;
export type Backlog = ListData<typeof experimentFields>;

/** The plain average of the three, as the method has it. */
export const iceOf = ({ impact, confidence, ease }: Pick<Experiment, 'impact' | 'confidence' | 'ease'>) => (impact + confidence + ease) / 3;

const closed: readonly string[] = ['Won', 'Lost', 'No difference'];
export const isClosed = ({ status }: Pick<Experiment, 'status'>) => closed.includes(status);

const rank = (one: Experiment) => (one.status === 'Running' ? 0 : isClosed(one) ? 2 : 1);

/** What runs first, then what is still to be done by its score, then what is over; equal ones as they were entered. */
export const sortBacklog = (all: readonly Experiment[]): Experiment[] =>
  [...all].sort((one, other) => rank(one) - rank(other) || iceOf(other) - iceOf(one));

/** How many visitors and weeks it takes to tell the effect from chance, at the rate of its step. */
export function planExperiment(
  { lift, step }: Pick<Experiment, 'lift' | 'step'>,
  steps: readonly Step[],
  settings: { alpha: number; power: number; traffic: number },
): TestPlan & { baseline: number | null } {
  const own = steps.find(({ id }) => id === step);
  const baseline = own ? rateOf(toSound(own)) : null;
  const plan = computePlan({ ...settings, baseline: baseline ?? 0, effect: lift, effectKind: 'relative' });
  return { ...plan, baseline, ...(own ? {} : { reason: 'Choose a step to see how many visitors it takes.' }) };
}

/** The ideas noted at the steps that are not in the list yet. */
export function openIdeas(steps: readonly Step[], all: readonly Experiment[]): { idea: string; step: string }[] {
  const known = new Set(all.map(({ idea, step }) => `${step} ${idea.trim()}`));
  return steps.flatMap((step) =>
    ideasOf(step)
      .map((idea) => ({ idea: idea.slice(0, experimentFields.idea.maxLength), step: step.id }))
      .filter(({ idea, step: id }) => !known.has(`${id} ${idea.trim()}`)),
  );
}
