import { readDraft, type DraftOf, type Surroundings } from '@/lib/fields';
import { computeCapTable, type RoundStep } from './cap-table';
import { roundFields, type Inputs } from './model';

/** What the round that is being typed will do, worked out just as the table does once it is added. */
export function previewRound(
  inputs: Inputs,
  draft: DraftOf<typeof roundFields>,
  target: string,
  isFull: boolean,
  around: Surroundings,
): RoundStep | undefined {
  const { values, problems } = readDraft(roundFields, draft, around);
  const { name: _unnamed, ...faults } = problems;
  if (Object.keys(faults).length > 0 || !(values.investment > 0) || !(values.valuation > 0)) return undefined;
  const drafted = { ...values, id: target || 'drafted' };
  const isKnown = inputs.rounds.some(({ id }) => id === drafted.id);
  const rounds = isKnown ? inputs.rounds.map((one) => (one.id === drafted.id ? drafted : one)) : [...inputs.rounds, drafted];
  return computeCapTable({ ...inputs, rounds }, isFull).steps.find(({ round }) => round.id === drafted.id);
}
