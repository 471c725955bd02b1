import { foldText, joinWords } from '@/lib/text';
import { hasSample, isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { settleRating, type fields, type Member, type OpenRole, type TeamExtra } from './model';
import { roleSlot, titleOf } from './roles';

/** Who reports to whom, with circles cut and names resolved. Every member is in it once. */
export interface OrgTree {
  members: Map<string, Member>;
  managerOf: Map<string, string>;
  reportsOf: Map<string, string[]>;
  roots: string[];
  /** Circles that came in with a file: the first of each stands at the top until somebody mends it. */
  circles: string[][];
  /** Members whose manager is named but not in the team, with that name. */
  strangers: Map<string, string>;
  /** Cards that stand for nobody yet; nobody reports to them. */
  openRoles: Map<string, OpenRole>;
}

/** "Silva, Ana" and "Ana  silva" are the same person. */
export function nameKey(name: string): string {
  const parts = foldText(name).split(',');
  const ordered = parts.length === 2 ? [parts[1], parts[0]] : parts;
  return ordered.join(' ').trim().replace(/\s+/g, ' ');
}

/** Finds the member that a Manager column means: by id, then address, then name. */
function makeFinder(members: Iterable<Member>): (text: string) => string | undefined {
  const ids = new Set<string>();
  const byAddress = new Map<string, string>();
  const byName = new Map<string, string>();
  const keep = (map: Map<string, string>, key: string, id: string) => {
    if (key !== '' && !map.has(key)) map.set(key, id);
  };
  for (const { id, email, name } of members) {
    ids.add(id);
    keep(byAddress, foldText(email), id);
    keep(byName, nameKey(name), id);
  }
  return (text) => (ids.has(text) ? text : (byAddress.get(foldText(text.trim())) ?? byName.get(nameKey(text))));
}

/** Each circle once, in the order its members stand in the list. */
function findCircles(members: Iterable<string>, managerOf: ReadonlyMap<string, string>): string[][] {
  const settled = new Set<string>();
  const circles: string[][] = [];
  for (const start of members) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let id: string | undefined = start;
    while (id !== undefined && !settled.has(id) && !onPath.has(id)) {
      path.push(id);
      onPath.add(id);
      id = managerOf.get(id);
    }
    if (id !== undefined && onPath.has(id)) circles.push(path.slice(path.indexOf(id)));
    for (const seen of path) settled.add(seen);
  }
  return circles;
}

export function buildTree(all: readonly Member[]): OrgTree {
  const members = new Map<string, Member>();
  for (const member of all) if (!members.has(member.id)) members.set(member.id, member);
  const find = makeFinder(members.values());
  const managerOf = new Map<string, string>();
  const strangers = new Map<string, string>();
  for (const { id, reportsTo } of members.values()) {
    if (reportsTo.trim() === '') continue;
    const manager = find(reportsTo);
    if (manager === undefined) strangers.set(id, reportsTo.trim());
    else if (manager !== id) managerOf.set(id, manager);
  }
  const circles = findCircles(members.keys(), managerOf);
  for (const [first] of circles) if (first !== undefined) managerOf.delete(first);
  const reportsOf = new Map<string, string[]>();
  const roots: string[] = [];
  for (const id of members.keys()) {
    const manager = managerOf.get(id);
    const siblings = manager === undefined ? roots : reportsOf.get(manager);
    if (siblings) siblings.push(id);
    else if (manager !== undefined) reportsOf.set(manager, [id]);
  }
  return { members, managerOf, reportsOf, roots, circles, strangers, openRoles: new Map() };
}

/** The same tree with the open roles in it, after the people, each below the member it will report to. */
export function addOpenRoles(tree: OrgTree, roles: readonly OpenRole[]): OrgTree {
  if (roles.length === 0) return tree;
  const managerOf = new Map(tree.managerOf);
  const reportsOf = new Map(tree.reportsOf);
  const roots = [...tree.roots];
  const openRoles = new Map<string, OpenRole>();
  for (const role of roles) {
    // Ids of roles and members are told apart, or a role could come to report to itself.
    let id = `role:${role.id}`;
    while (tree.members.has(id) || openRoles.has(id)) id = `role:${id}`;
    openRoles.set(id, role);
    if (tree.members.has(role.reportsTo)) {
      managerOf.set(id, role.reportsTo);
      reportsOf.set(role.reportsTo, [...(reportsOf.get(role.reportsTo) ?? []), id]);
    } else roots.push(id);
  }
  return { ...tree, managerOf, reportsOf, roots, openRoles };
}

export function nameOf(tree: OrgTree, id: string): string {
  const role = tree.openRoles.get(id);
  return role ? titleOf(role) : tree.members.get(id)?.name.trim() || 'Unnamed';
}

/** Why somebody may not report to somebody, in words; undefined where they may. An empty manager is nobody. */
export function refuseManager(tree: OrgTree, id: string, manager: string): string | undefined {
  if (manager === '') return undefined;
  if (tree.openRoles.has(manager)) return `${nameOf(tree, manager)} is an open role. Nobody can report to it until it is filled.`;
  if (manager === id) return `${nameOf(tree, id)} can’t report to themselves.`;
  const between: string[] = [];
  for (let above: string | undefined = manager; above !== undefined; above = tree.managerOf.get(above)) {
    if (above === id) {
      const via = between.slice(1).map((step) => nameOf(tree, step));
      const how = via.length > 0 ? ` through ${joinWords(via.slice(0, 3))}` : '';
      return `${nameOf(tree, id)} can’t report to ${nameOf(tree, manager)}: ${nameOf(tree, manager)} already reports to ${nameOf(tree, id)}${how}.`;
    }
    between.push(above);
  }
  return undefined;
}

/** Names of managers turned into links that outlive a change of name. */
export function linkManagers(all: readonly Member[]): Member[] {
  const find = makeFinder(all);
  return all.map((member) => {
    const manager = member.reportsTo.trim() === '' ? undefined : find(member.reportsTo);
    return manager === undefined || manager === member.reportsTo ? member : { ...member, reportsTo: manager };
  });
}

type TeamData = Pick<RecordsData<typeof fields, TeamExtra>, 'records' | 'extra'>;

/** A team from a file, beside what was there or in place of it. Where it replaces the samples, sample roles go with them. */
export function replaceTeam<D extends TeamData>(data: D, next: readonly Omit<Member, 'unrated' | 'photo'>[]): D {
  const known = new Map(data.records.map((member) => [member.id, member]));
  const left = new Set(next.map(({ id }) => id));
  const dropsSamples = hasSample(data.records) && !hasSample(next);
  const withoutGone = <R extends { reportsTo: string }>(one: R): R =>
    known.has(one.reportsTo) && !left.has(one.reportsTo) ? { ...one, reportsTo: '' } : one;
  const roles = data.extra.openRoles.filter((role) => !(dropsSamples && isSampleRecord(role)));
  return {
    ...data,
    records: linkManagers(
      next.map((member) => {
        const before = known.get(member.id);
        return before ? withoutGone({ ...before, ...member }) : { photo: '', ...settleRating(member) };
      }),
    ),
    extra: { ...data.extra, openRoles: roles.map(withoutGone) },
  };
}

/** The nearest one up who stays. */
function survivorFrom(tree: OrgTree, start: string | undefined, gone: ReadonlySet<string>): string {
  let manager = start;
  while (manager !== undefined && gone.has(manager)) manager = tree.managerOf.get(manager);
  return manager ?? '';
}

/** Open roles below somebody who goes move up as people do. */
export function moveRolesUp<R extends { reportsTo: string }>(tree: OrgTree, roles: readonly R[], gone: ReadonlySet<string>): R[] {
  return roles.map((role) => (gone.has(role.reportsTo) ? { ...role, reportsTo: survivorFrom(tree, role.reportsTo, gone) } : role));
}

/** So do open forms that name somebody who goes as the manager. */
export function moveFormsUp(tree: OrgTree, drafts: Record<string, unknown>, gone: ReadonlySet<string>): Record<string, unknown> {
  const moved = { ...drafts };
  for (const slot of ['record', roleSlot]) {
    const open = drafts[slot] as { draft?: { reportsTo?: unknown } } | undefined;
    const reportsTo = open?.draft?.reportsTo;
    if (typeof reportsTo === 'string') moved[slot] = { ...open, draft: { ...open?.draft, ...moveRolesUp(tree, [{ reportsTo }], gone)[0] } };
  }
  return moved;
}

/** Whoever reported to somebody who goes reports to that person's manager from then on. */
export function removeMembers(all: readonly Member[], gone: ReadonlySet<string>): Member[] {
  const tree = buildTree(all);
  return all
    .filter(({ id }) => !gone.has(id))
    .map((member) => {
      const manager = tree.managerOf.get(member.id);
      return manager !== undefined && gone.has(manager) ? { ...member, reportsTo: survivorFrom(tree, manager, gone) } : member;
    });
}

const largeTeam = 120;

/** A large team opens folded below its heads; a small one is shown whole. */
export function startFolded(tree: OrgTree): Set<string> {
  if (tree.members.size <= largeTeam) return new Set();
  return new Set([...tree.reportsOf.keys()].filter((id) => tree.managerOf.has(id)));
}
