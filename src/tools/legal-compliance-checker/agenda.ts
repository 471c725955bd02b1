import { dueRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import type { TaskLine } from '@/lib/topics/work';
import type { Due } from '@/workspace/shares';
import type { Requirement } from './model';
import { isOpen, nextRoundOf } from './progress';

const nameOf = ({ requirement }: Requirement) => requirement.trim() || 'Untitled requirement';

/** What applies, on its day; what is done and comes back, on the next one, too. */
export function toAgenda(items: readonly Requirement[], formedOn: string): Due[] {
  const applying = items.filter(({ status }) => status !== 'not-applicable');
  const done = applying.filter((item) => !isOpen(item));
  return [
    ...dueRecords(applying, (item) => ({ day: item.dueDate, title: nameOf(item), isDone: !isOpen(item) })),
    ...dueRecords(done, (item) => ({ day: nextRoundOf(item, formedOn), title: nameOf(item), isDone: false }), 'next '),
  ];
}

/** What must be done, and what must be found out first; advice that was not begun is nobody's task yet. */
export const toTaskLines = (items: readonly Requirement[]): TaskLine[] =>
  items
    .filter((item) => !isSampleRecord(item) && isOpen(item) && item.requirement.trim() !== '')
    .filter(({ need, status }) => need !== 'recommended' || status === 'in-progress')
    .map(({ id, requirement, description, need, priority, owner, dueDate }) => ({
      key: id,
      title: need === 'check' ? `Check whether it applies: ${requirement.trim()}` : requirement.trim(),
      about: description,
      priority,
      owner: owner.trim(),
      day: dueDate,
    }));
