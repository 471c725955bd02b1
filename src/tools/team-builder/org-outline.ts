import { photoOf, type Member } from './model';
import { nameKey, nameOf, type OrgTree } from './org-tree';
import { formatShortMonth } from '@/lib/months';

/** Everybody below, at any depth, or the open roles there. */
export function countBelow(tree: OrgTree, id: string, what: 'people' | 'roles' = 'people'): number {
  let count = 0;
  const waiting = [...(tree.reportsOf.get(id) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (tree.openRoles.has(next) === (what === 'roles')) count += 1;
    for (const report of tree.reportsOf.get(next) ?? []) waiting.push(report);
  }
  return count;
}

/** The manager as a file says it: a name, or an address where two people share the name. */
export function managerText(tree: OrgTree): (member: Member) => string {
  const counts = new Map<string, number>();
  for (const { name } of tree.members.values()) counts.set(nameKey(name), (counts.get(nameKey(name)) ?? 0) + 1);
  return ({ id, reportsTo }) => {
    const manager = tree.members.get(tree.managerOf.get(id) ?? reportsTo);
    if (!manager || manager.id === id) return tree.strangers.get(id) ?? '';
    const isUnique = counts.get(nameKey(manager.name)) === 1;
    return isUnique || manager.email === '' ? manager.name.trim() : manager.email;
  };
}

/** Top down, each with its depth: the order of an outline. */
export function toOutline(tree: OrgTree): { member: Member; depth: number }[] {
  const lines: { member: Member; depth: number }[] = [];
  const waiting = tree.roots.map((id) => ({ id, depth: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, depth } = next;
    const member = tree.members.get(id);
    if (member) lines.push({ member, depth });
    for (const report of [...(tree.reportsOf.get(id) ?? [])].reverse()) waiting.push({ id: report, depth: depth + 1 });
  }
  return lines;
}

/** The three lines of a card, on the screen and in the pictures. */
export function toCardLines(tree: OrgTree, id: string): [string, string, string] {
  const role = tree.openRoles.get(id);
  if (role)
    return [nameOf(tree, id), role.startMonth ? `Open role, from ${formatShortMonth(role.startMonth)}` : 'Open role', role.department];
  const member = tree.members.get(id);
  return [nameOf(tree, id), member?.role ?? '', member?.department ?? ''];
}

/** The photo on a card; empty where there is none. */
export function cardPhoto(tree: OrgTree, id: string): string {
  const member = tree.members.get(id);
  return member ? photoOf(member) : '';
}
