import { addMonths, daysBetween, formatDay, isDay, type Day } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { foldText, joinWords, plural } from '@/lib/text';
import { describeRule, firstDue, needsFormedOn, nextRound, readFormedOn } from './due';
import { categories, type Category, type Requirement, type Status } from './model';

export interface Progress {
  completed: number;
  inProgress: number;
  notStarted: number;
  notApplicable: number;
  /** Completed out of what applies; nothing where nothing does. */
  percent: number | undefined;
}

/** What does not apply is left out of the percent. */
export function computeProgress(items: readonly Requirement[]): Progress {
  const count = (status: Status) => items.filter((item) => item.status === status).length;
  const notApplicable = count('not-applicable');
  const completed = count('completed');
  const total = items.length - notApplicable;
  return {
    completed,
    inProgress: count('in-progress'),
    notStarted: count('not-started'),
    notApplicable,
    // A hundred only when nothing is left, however long the list.
    percent: total > 0 ? Math.min(completed < total ? 99 : 100, Math.round((completed / total) * 100)) : undefined,
  };
}

export const formatPercent = ({ percent }: Progress) => (percent === undefined ? '—' : `${percent}%`);

/** "25% complete: 2 completed, 1 in progress, 5 not started" */
export function describeProgress(progress: Progress): string {
  const { completed, inProgress, notStarted, notApplicable } = progress;
  const counts = [`${completed} completed`, `${inProgress} in progress`, `${notStarted} not started`];
  if (notApplicable > 0) counts.push(`${notApplicable} not applicable and not counted`);
  return `${progress.percent === undefined ? 'Nothing to count' : `${progress.percent}% complete`}: ${counts.join(', ')}`;
}

export function toGroups(items: readonly Requirement[]): { category: Category; items: Requirement[] }[] {
  const groups = groupBy(items, ({ category }) => category);
  return categories.flatMap((category) => {
    const members = groups.get(category);
    return members ? [{ category, items: members }] : [];
  });
}

/** The first so many of all groups together; what a group counts is still the whole of it. */
export function limitGroups(groups: ReturnType<typeof toGroups>, limit: number) {
  let left = limit;
  return groups.flatMap((group) => {
    const shown = group.items.slice(0, Math.max(0, left));
    left -= group.items.length;
    return shown.length > 0 ? [{ ...group, shown }] : [];
  });
}

export const isOpen = ({ status }: Requirement) => status === 'not-started' || status === 'in-progress';
export const isOverdue = (item: Requirement, today: Day) => isOpen(item) && item.dueDate !== '' && today !== '' && item.dueDate < today;

/** The day of the next round of what repeats; empty for what happens once. */
export const nextRoundOf = ({ dueDate, rule, repeats }: Requirement, formedOn: string): Day =>
  nextRound(dueDate, rule, repeats, readFormedOn(formedOn));

/** What was due more than a year ago was most likely seen to: the new list of an old company does not start overdue. */
export function dueOf(rule: string, formedOn: string, today: Day): Day {
  const due = rule === '' ? '' : firstDue(rule, readFormedOn(formedOn), today);
  return isDay(today) && due < addMonths(today, -12) ? '' : due;
}

/** "Due 1 Mar 2027", "Overdue 3 days", or why there is no day. */
export function describeDue(item: Requirement, formedOn: string, today: Day): string {
  const { dueDate, rule } = item;
  if (dueDate === '') {
    const words = describeRule(rule);
    if (words === '') return '';
    return needsFormedOn(rule) && readFormedOn(formedOn) === '' ? `Due ${words}; add the day you formed` : `Due ${words}`;
  }
  if (!isOpen(item) || today === '') return `Due ${formatDay(dueDate)}`;
  const days = daysBetween(today, dueDate);
  if (days < 0) return `Overdue ${plural(-days, 'day')}: ${formatDay(dueDate)}`;
  if (days === 0) return 'Due today';
  return days <= 30 ? `Due ${formatDay(dueDate)}, in ${plural(days, 'day')}` : `Due ${formatDay(dueDate)}`;
}

/** What is due first, first; without what is done, does not apply or has no day. */
export const upcoming = (items: readonly Requirement[]): Requirement[] =>
  items.filter((item) => isOpen(item) && item.dueDate !== '').sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0));

/** The same name in the same category is the same requirement, so a file imported twice adds nothing. */
export const requirementIdentity = ({ requirement, category }: Requirement) => JSON.stringify([foldText(requirement.trim()), category]);

export const searchText = ({ requirement, description, category, owner, evidence, resources }: Requirement) =>
  [requirement, description, category, owner, evidence, ...resources].join(' ');

const usKeys = ['ein', 'hipaa', 'sec', 'fda'];

/** Said where the business is elsewhere: which of the list are rules of the United States. Empty where none is. */
export function describeUsRules(items: readonly Requirement[]): string {
  const names = items.filter(({ key }) => usKeys.includes(key)).map(({ requirement }) => requirement.trim() || 'Untitled requirement');
  if (names.length === 0) return '';
  const [verb, it] = names.length === 1 ? ['is a US rule', 'It stays'] : ['are US rules', 'They stay'];
  return `${joinWords(names)} ${verb}. ${it} on the list as something to check and ${names.length === 1 ? 'matters' : 'matter'} only with business in the US.`;
}

export interface Filter {
  query: string;
  status: 'all' | 'overdue' | Status;
  priority: 'all' | Requirement['priority'];
}
export const startFilter: Filter = { query: '', status: 'all', priority: 'all' };

export const passes = (item: Requirement, { status, priority }: Filter, today: Day) =>
  (priority === 'all' || item.priority === priority) &&
  (status === 'all' || (status === 'overdue' ? isOverdue(item, today) : item.status === status));
