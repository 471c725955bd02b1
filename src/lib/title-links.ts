import { foldText, splitList } from './text';

/** What depends on others of its list, and names them by their titles. */
export interface Linked {
  id: string;
  title: string;
  dependencies: readonly string[];
}

/** One dependency: what was written, and the item it means, if there is one. */
export interface Link<T extends Linked> {
  name: string;
  target?: T;
}

export type Links<T extends Linked> = ReadonlyMap<string, readonly Link<T>[]>;

/** A title or name as it is compared: case, accents and extra spaces do not matter. */
export const plainName = (name: string) => foldText(name).replace(/\s+/g, ' ').trim();

/** Titles may hold commas, which also part the list; so many pieces are tried together. */
const mostPieces = 6;

function resolveNames<T extends Linked>(
  names: readonly string[],
  item: { id: string },
  byTitle: ReadonlyMap<string, readonly T[]>,
): Link<T>[] {
  const links: Link<T>[] = [];
  for (let at = 0; at < names.length;) {
    let taken = 1;
    let target: T | undefined;
    for (let count = Math.min(mostPieces, names.length - at); count > 0 && !target; count -= 1) {
      const found = byTitle.get(plainName(names.slice(at, at + count).join(', ')));
      target = found?.find(({ id }) => id !== item.id) ?? found?.[0];
      if (target) taken = count;
    }
    const name = target?.title ?? names[at] ?? '';
    links.push(target ? { name, target } : { name });
    at += taken;
  }
  return links;
}

export function resolveLinks<T extends Linked>(items: readonly T[]): Links<T> {
  const byTitle = new Map<string, T[]>();
  for (const item of items) {
    const key = plainName(item.title);
    const known = byTitle.get(key);
    if (known) known.push(item);
    else if (key !== '') byTitle.set(key, [item]);
  }
  return new Map(items.map((item) => [item.id, resolveNames(item.dependencies, item, byTitle)]));
}

export const targetsOf = <T extends Linked>(links: Links<T>, id: string) =>
  links.get(id)?.flatMap(({ target }) => (target ? [target] : [])) ?? [];

/** Other programs part the list with semicolons; a title that holds one stays whole. */
export function partDependencies<T extends Linked>(added: readonly T[], known: readonly T[]): T[] {
  const titles = new Set([...added, ...known].map(({ title }) => plainName(title)));
  const part = (name: string) => (titles.has(plainName(name)) ? [name] : splitList(name.replaceAll(';', ',')));
  return added.map((item) => ({ ...item, dependencies: item.dependencies.flatMap(part) }));
}

/** The way from an item along its dependencies back to itself, by titles; empty when there is none. */
export function findCircle<T extends Linked>(item: T, links: Links<T>): string[] {
  const cameFrom = new Map<string, T>();
  const open = [item];
  for (let current = open.pop(); current; current = open.pop()) {
    for (const target of targetsOf(links, current.id)) {
      if (target.id === item.id) {
        const path = [item.title];
        for (let step = current; step.id !== item.id; step = cameFrom.get(step.id) ?? item) path.unshift(step.title);
        return [item.title, ...path];
      }
      if (cameFrom.has(target.id)) continue;
      cameFrom.set(target.id, current);
      open.push(target);
    }
  }
  return [];
}

/** Others that name the item follow it to its new title, unless another item still has the old one. */
export function renameLinks<T extends Linked>(items: readonly T[], id: string, newTitle: string): T[] {
  const item = items.find((candidate) => candidate.id === id);
  const title = newTitle.trim();
  if (!item || title === '' || title === item.title) return [...items];
  const isShared = items.some((other) => other.id !== id && plainName(other.title) === plainName(item.title));
  if (isShared) return [...items];
  const links = resolveLinks(items);
  return items.map((other) => {
    const known = links.get(other.id) ?? [];
    if (other.id === id || !known.some(({ target }) => target?.id === id)) return other;
    return { ...other, dependencies: known.map((link) => (link.target?.id === id ? title : link.name)) };
  });
}
