import { decimal, readField } from '@/lib/fields';
import { formatNumber, noFigure, sumOf } from '@/lib/numbers';
import { criterionFields, type Criterion, type Decision, type Option } from './model';
import { toCriterion } from './start-decision';

const highestScore = 5;
export const scoreField = decimal('Score', { min: 0, max: highestScore });
const nowhere = { today: '', currency: 'USD' };

/** Ids within a decision only have to differ from each other; numbers go on from the highest. */
function nextId(items: readonly { id: string }[], stem: string): string {
  const numbers = items.map(({ id }) => (id.startsWith(`${stem}-`) ? Number(/-(\d{1,9})$/.exec(id)?.[1] ?? 0) : 0));
  return `${stem}-${Math.max(0, ...numbers) + 1}`;
}

export const addOption = (decision: Decision): Decision => ({
  ...decision,
  options: [...decision.options, { id: nextId(decision.options, 'option'), name: '', scores: {} }],
});
export const addCriterion = (decision: Decision): Decision => ({
  ...decision,
  criteria: [...decision.criteria, toCriterion(nextId(decision.criteria, 'criterion'), '')],
});

export const titleOf = ({ title }: Decision) => title.trim() || 'Untitled decision';
/** What has no name yet is called by its place. */
export const optionName = (option: Option, index: number) => option.name.trim() || `Option ${index + 1}`;
export const criterionName = (criterion: Criterion, index: number) => criterion.name.trim() || `Criterion ${index + 1}`;

/** What cannot be read counts as nothing, as the message beside it says. */
export function weightOf({ weight }: Criterion): number {
  const { value, problem } = readField(criterionFields.weight, weight, nowhere);
  return problem ? 0 : Number(value);
}

/** As typed; empty where nobody has scored. */
export const typedScore = ({ scores }: Option, criterion: string) => (Object.hasOwn(scores, criterion) ? (scores[criterion] ?? '') : '');

export function scoreOf(option: Option, criterion: string): number | undefined {
  const typed = typedScore(option, criterion);
  if (typed.trim() === '') return undefined;
  const { value, problem } = readField(scoreField, typed, nowhere);
  return problem ? undefined : Number(value);
}

interface Score {
  /** Weighted average from 0 to 5; undefined when nothing that weighs anything is scored. */
  average: number | undefined;
  scored: number;
}

/** Weights times scores, by the weights that were scored: what nobody has looked at is no zero. */
export function computeScore(option: Option, criteria: readonly Criterion[]): Score {
  const rows = criteria.flatMap((criterion) => {
    const score = scoreOf(option, criterion.id);
    return score === undefined ? [] : [{ weight: weightOf(criterion), score }];
  });
  const weight = sumOf(rows.map((row) => row.weight));
  const points = sumOf(rows.map((row) => row.weight * row.score));
  return { average: weight > 0 ? Number((points / weight).toFixed(6)) : undefined, scored: rows.length };
}

export const formatScore = ({ average }: Score) => (average === undefined ? noFigure : formatNumber(average, 2));

export function describeScore({ average, scored }: Score, rows: number): string {
  if (scored === 0) return 'Nothing scored';
  if (average === undefined) return 'All weights are 0';
  return scored < rows ? `of 5, ${scored} of ${rows} scored` : 'of 5';
}

/** The highest average, where at least two can be compared; several when they are level. */
export function findLeaders({ options, criteria }: Pick<Decision, 'options' | 'criteria'>): string[] {
  const averages = options.flatMap((option) => {
    const { average } = computeScore(option, criteria);
    return average === undefined ? [] : [{ id: option.id, average }];
  });
  if (averages.length < 2) return [];
  const best = Math.max(...averages.map(({ average }) => average));
  return averages.filter(({ average }) => average === best).map(({ id }) => id);
}

/** The option chosen; undefined while open, or when the option is gone. */
export const outcomeOf = ({ options, outcome }: Decision): Option | undefined => options.find(({ id }) => id === outcome);
