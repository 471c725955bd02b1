import type { CalendarEntry } from '@/formats/ics';
import { safeUrl } from '@/lib/links';
import { calendarRepeat, dueDays, readFormedOn } from './due';
import { type Requirement } from './model';
import { isOpen, nextRoundOf } from './progress';

/** What is still to be done on its day, and what comes back although it is done. */
export function toCalendar(items: readonly Requirement[], formedOn: string): CalendarEntry[] {
  return items.flatMap((item) => {
    const first = isOpen(item) ? item.dueDate : item.status === 'completed' ? nextRoundOf(item, formedOn) : '';
    if (first === '') return [];
    const isRuled = item.rule !== '' && nextRoundOf({ ...item, dueDate: first, repeats: 'never' }, formedOn) !== '';
    const rule = isRuled ? item.rule : '';
    const repeat = calendarRepeat(first, rule, item.repeats);
    const details = [
      item.description,
      item.owner && `Owner: ${item.owner}`,
      item.asOf && `Rule as of ${item.asOf}. Not legal advice.`,
      safeUrl(item.link),
    ];
    return dueDays(first, rule, readFormedOn(formedOn)).map((day) => ({
      id: `compliance-${item.id}-${day.slice(5)}`,
      day,
      title: item.requirement || 'Untitled requirement',
      details: details.filter(Boolean).join('\n'),
      ...(repeat ? { repeat } : {}),
    }));
  });
}
