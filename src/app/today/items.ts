/** Everything with a day in all documents of the workspace, each thing once. */
import type { CalendarEntry } from '@/formats/ics';
import { addDays, daysBetween, formatDay, type Day } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { takenId, type Due } from '@/workspace/shares';
import { nameOf, type KnownDoc } from '../known-work';

export interface Item {
  /** The same as long as the document is, so that a calendar knows it again. */
  key: string;
  known: KnownDoc;
  due: Due;
}

const toItems = (known: KnownDoc, data: unknown): Item[] =>
  (known.shares.agenda?.(data, known.around) ?? []).map((due) => ({ key: `${known.doc.id} ${due.id}`, known, due }));

/** Of a list that several documents show, each line is the business of the oldest of them that shows it. */
function listOnce(docs: readonly KnownDoc[]): Item[] {
  const seen = new Map<string, Set<string>>();
  return docs.flatMap((known) => {
    const { doc, list, data } = known;
    if (!list || doc.list !== list.topic || list.isAside?.(data)) return toItems(known, data);
    const gone = seen.get(list.topic) ?? new Set<string>();
    const own = gone.size === 0 ? data : list.write(data, [], { around: known.around, gone, asides: [] });
    const lines = list.read(data);
    seen.set(list.topic, new Set([...gone, ...lines.map(({ id }) => id)]));
    return toItems(known, own);
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By day, done or not. What was taken over into another document is dated there. */
export function listItems(docs: readonly KnownDoc[]): Item[] {
  const all = listOnce([...docs].sort((a, b) => compare(a.doc.id, b.doc.id)));
  const ids = new Set(all.map(({ due }) => due.id));
  return all
    .filter(({ known: { doc, tool, title }, due }) => !ids.has(takenId({ doc: doc.id, tool: tool.name, name: title }, due.id)))
    .sort((a, b) => compare(a.due.day, b.due.day) || a.due.title.localeCompare(b.due.title, 'en'));
}

const daysAhead = 7;

export const groupTitles = { overdue: 'Overdue', today: 'Today', soon: 'Next 7 days', later: 'Later' } as const;
export type Group = keyof typeof groupTitles;

export function groupOf({ due: { day } }: Item, today: Day): Group {
  if (day < today) return 'overdue';
  if (day === today) return 'today';
  return day <= addDays(today, daysAhead) ? 'soon' : 'later';
}

/** "3 days overdue, 12 Nov 2026", "Tomorrow", "In 5 days, 20 Nov 2026" */
export function describeDay(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  const date = formatDay(day);
  if (days === 0) return 'Today';
  if (days === 1) return `Tomorrow, ${date}`;
  if (days === -1) return `Since yesterday, ${date}`;
  return days < 0 ? `${plural(-days, 'day')} overdue, ${date}` : days > daysAhead ? date : `In ${plural(days, 'day')}, ${date}`;
}

/** In the currency of the document, or of the thing itself. */
export const amountOf = ({ known, due: { amount, currency } }: Item): string =>
  amount === undefined ? '' : formatMoney(amount, currency ?? known.around.currency);

/** The data with a thing ticked off or open again; nothing where that is done in its tool. */
export function ticked({ known: { doc, shares, around }, due }: Item, isDone: boolean): unknown {
  const { data } = doc.history.present;
  // What a list of the company says is changed by the tools that show it.
  const next = doc.list === undefined || doc.list === 'apart' ? shares.done?.(data, due.id, isDone, around) : undefined;
  return next === data ? undefined : next;
}

/** Ids are kept as they are, with what an address cannot hold spelled out. */
export const toCalendar = (items: readonly Item[]): CalendarEntry[] =>
  items
    .filter(({ due }) => !due.isDone)
    .map((item) => ({
      id: `due-${encodeURIComponent(item.key)}`,
      day: item.due.day,
      title: item.due.title,
      details: [nameOf(item.known), amountOf(item)].filter(Boolean).join('\n'),
    }));
