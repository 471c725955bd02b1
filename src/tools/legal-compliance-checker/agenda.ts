import { dueRecords } from '@/kinds/records/shares';
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
