import type { Day } from '@/lib/dates';
import { foldText } from '@/lib/text';
import { computeDue, type KeyDates } from './due';
import { toTask, type Task } from './model';
import { packNote, type Country, type PackStep } from './packs/pack';

const sameStep = ({ title, category }: Pick<Task, 'title' | 'category'>) => JSON.stringify([foldText(title), category]);
const idOf = (country: Country, key: string) => `${country}-${key}`;

/** The steps of a pack that are not in the list yet, as tasks; a step that follows one already there follows that one. */
export function toPackTasks(
  country: Country,
  steps: readonly PackStep[],
  existing: readonly Task[],
  dates: KeyDates,
  today: Day,
): { added: Task[]; known: number } {
  const ids = new Set(existing.map(({ id }) => id));
  const here = new Map(existing.map((task) => [sameStep(task), task.id]));
  const idByKey = new Map(steps.map((step) => [step.key, here.get(sameStep(step)) ?? idOf(country, step.key)]));
  const added = steps
    .filter((step) => !here.has(sameStep(step)) && !ids.has(idOf(country, step.key)))
    .map(({ key, after = '', ...step }) =>
      toTask({
        ...step,
        id: idOf(country, key),
        after: after === '' ? '' : (idByKey.get(after) ?? idOf(country, after)),
        notes: packNote(country),
        dueDate: step.rule ? computeDue(step.rule, step.repeats ?? 'never', dates, today) : '',
      }),
    );
  return { added, known: steps.length - added.length };
}
