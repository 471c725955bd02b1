import { formatDay } from '@/lib/dates';
import { findCircle, targetsOf, type Links } from '@/lib/title-links';
import { spanOf, type Item } from './model';
import { parsePeriod, type OwnPeriod } from './periods';

/** What stands in a circle of dependencies. Most roadmaps have none, so the long search is only for what may. */
function findCircling(items: readonly Item[], links: Links<Item>): Set<string> {
  const suspects = new Set(items.map(({ id }) => id));
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const id of suspects) {
      if (targetsOf(links, id).some((target) => suspects.has(target.id))) continue;
      suspects.delete(id);
      hasChanged = true;
    }
  }
  return new Set(items.filter((item) => suspects.has(item.id) && findCircle(item, links).length > 0).map(({ id }) => id));
}

export interface Trouble {
  kind: 'slip' | 'circle' | 'broken';
  text: string;
  /** The item that causes it. */
  blocker?: string;
}

/** A blocker that ends too late. Without days of its own, an item is only known to end within its quarter. */
function describeSlip(item: Item, blocker: Item, own: readonly OwnPeriod[]): string {
  const span = spanOf(item, own);
  const other = spanOf(blocker, own);
  if (!span || !other || item.status === 'Completed' || blocker.status === 'Completed') return '';
  const periodEnd = parsePeriod(item.quarter, own).to;
  const end = !other.isOwn && periodEnd > span.to ? periodEnd : span.to;
  const ends = `“${blocker.title}” ends ${formatDay(other.to)}`;
  if (other.to > end) return `${ends}, after this ends on ${formatDay(span.to)}.`;
  return span.isOwn && other.isOwn && other.to >= span.from ? `${ends}, not before this starts on ${formatDay(span.from)}.` : '';
}

/** All that is wrong with dependencies, by item. */
export function findTroubles(items: readonly Item[], links: Links<Item>, own: readonly OwnPeriod[]): Map<string, Trouble[]> {
  const circling = findCircling(items, links);
  const troubles = new Map<string, Trouble[]>();
  for (const item of items) {
    const found: Trouble[] = [];
    for (const { name, target } of links.get(item.id) ?? []) {
      if (!target) found.push({ kind: 'broken', text: `No item is called “${name}”.` });
      else if (!circling.has(item.id)) {
        const text = describeSlip(item, target, own);
        if (text) found.push({ kind: 'slip', text, blocker: target.id });
      }
    }
    if (circling.has(item.id)) found.push({ kind: 'circle', text: `Depends on itself: ${findCircle(item, links).join(' → ')}.` });
    if (found.length > 0) troubles.set(item.id, found);
  }
  return troubles;
}
