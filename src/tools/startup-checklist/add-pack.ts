import type { Day } from '@/lib/dates';
import { foldText } from '@/lib/text';
import { computeDue, type KeyDates } from './due';
import { toTask, type Task } from './model';
import { packKeyOf } from './order';
import { packNote, type Country, type Pack } from './packs/pack';

const sameStep = ({ title, category }: Pick<Task, 'title' | 'category'>) => JSON.stringify([foldText(title), category]);
const keyIn = (country: Country, key: string) => `${country}-${key}`;

/**
 * The steps of a pack that are not in the list yet, as tasks; a step that follows one already there follows that one.
 * Their ids name the step and add something of this list's own, so that calendars of two companies share no entry.
 */
export function toPackTasks(
  country: Country,
  { id: phase, steps }: Pick<Pack, 'id' | 'steps'>,
  existing: readonly Task[],
  dates: KeyDates,
  today: Day,
  makeId: () => string,
): { added: Task[]; known: number } {
  const keys = new Set(existing.map(({ id }) => packKeyOf(id)));
  const here = new Map(existing.map((task) => [sameStep(task), task.id]));
  const ownByKey = new Map(
    steps.flatMap((step) => (here.has(sameStep(step)) ? [[step.key, here.get(sameStep(step)) ?? ''] as const] : [])),
  );
  const added = steps
    .filter((step) => !here.has(sameStep(step)) && !keys.has(keyIn(country, step.key)))
    .map(({ key, after = '', ...step }) =>
      toTask({
        ...step,
        id: `${keyIn(country, key)}~${makeId()}`,
        phase,
        after: after === '' ? '' : (ownByKey.get(after) ?? keyIn(country, after)),
        notes: packNote(country),
        dueDate: step.rule ? computeDue(step.rule, step.repeats ?? 'never', dates, today) : '',
      }),
    );
  return { added, known: steps.length - added.length };
}
