/** What would be too small for a file of its own, and where it goes instead. */
import { isLibrary, layerOf } from './places.ts';

/** Of source, about four kilobytes of what is sent: less is not worth a file. */
export const small = 9_000;

/** A set that has come together once all that its members lead to are in it. */
export function allFrom(first: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([first]);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

type Plan = ReadonlyMap<string, string>;
interface Code {
  sizeOf: (id: string) => number;
  needsOf: (id: string) => readonly string[];
  /** The pages and the parts asked for later that cannot do without it. */
  entriesOf: (id: string) => readonly string[];
  /** Whether a page has it already, or gets it for little. */
  isLight: (id: string) => boolean;
}

/**
 * What is in no group yet makes a file with what the same entries need. Where that would be small, and leads to something large that leads
 * to all the rest of what it needs, it is a door to it and lies in the same file: whoever asks for the one needs little more for the other.
 */
export function joinDoors(plan: Plan, ids: readonly string[], { sizeOf, needsOf, entriesOf, isLight }: Code): Plan {
  const joined = new Map(plan);
  const files = new Map<string, string[]>();
  const fileOf = new Map<string, string[]>();
  for (const id of ids) {
    if (plan.has(id)) continue;
    const key = [...entriesOf(id)].sort().join();
    const file = files.get(key) ?? [];
    file.push(id);
    files.set(key, file);
    fileOf.set(id, file);
  }
  const heavyBehind = (id: string) => [...allFrom(id, needsOf)].filter((at) => at !== id && !isLight(at));
  const doors = [...files.values()]
    .filter(
      (file) => file.every((id) => layerOf(id) !== undefined && !isLight(id)) && file.reduce((sum, id) => sum + sizeOf(id), 0) < small,
    )
    .map((file) => ({ file, behind: new Set(file.flatMap(heavyBehind).filter((at) => !file.includes(at))) }))
    .sort((one, other) => one.behind.size - other.behind.size);
  for (const { file, behind } of doors) {
    const large = [...behind].find((at) => {
      // A library has an order of its own.
      if (isLibrary(at)) return false;
      const needed = new Set([at, ...heavyBehind(at)]);
      return [...behind].every((other) => needed.has(other));
    });
    if (large === undefined) continue;
    // By its whole path: two tools may have files of one name.
    const group = joined.get(large) ?? large.replaceAll(/^.*\/src\/|\.\w+$/g, '').replaceAll('/', '-');
    for (const id of [...file, ...(joined.has(large) ? [] : (fileOf.get(large) ?? []))]) joined.set(id, group);
  }
  return joined;
}

/** Files of one sort may be joined: what tools answer, what few kinds need, what few pages share, what one tool begins with. */
const sortOf = (group: string) => /-shares$|-kinds-later$|^pages-(?:01-)?|^.+(?=-(?:core|parts)$)/.exec(group)?.[0];

/** What every page has, or almost every one. */
const everywhere = new Set(['react', 'base', 'tool']);

/** Files that are too small are joined, one after the other until they are worth it; the first one's name stands for them. */
export function joinSmall(plan: Plan, { sizeOf, needsOf }: Pick<Code, 'sizeOf' | 'needsOf'>): Plan {
  const sizes = new Map<string, number>();
  for (const [id, group] of plan) sizes.set(group, (sizes.get(group) ?? 0) + sizeOf(id));
  const largeNeeds = new Map<string, Set<string>>();
  for (const [id, group] of plan) {
    const large = needsOf(id).flatMap((at) => plan.get(at) ?? []);
    const isOwn = (other: string) => other !== group && !everywhere.has(other) && (sizes.get(other) ?? 0) >= small;
    largeNeeds.set(group, new Set([...(largeNeeds.get(group) ?? []), ...large.filter(isOwn)]));
  }
  /** Those that may be joined; no page asks for something large because of what another needs. */
  const joinedWith = (group: string) => {
    const sort = sortOf(group);
    return sort?.startsWith('pages-') ? [sort, ...[...(largeNeeds.get(group) ?? [])].sort()].join(' ') : sort;
  };
  const joined = new Map<string, string>();
  const lasts = new Map<string, string>();
  const tooSmall = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1)).filter(([, size]) => size < small);
  for (const [group, size] of tooSmall) {
    const sort = joinedWith(group);
    // Of what few pages share each of them gets all that is joined: that must be little.
    if (sort === undefined || (sort.startsWith('pages-') && size > small / 2)) continue;
    const left = tooSmall.filter(([other]) => other > group && joinedWith(other) === sort).reduce((sum, [, more]) => sum + more, size);
    const last = lasts.get(sort);
    const sum = last === undefined ? small : (sizes.get(last) ?? 0);
    // What would be too little for a file of its own goes with the last one.
    const first = last !== undefined && (sum < small || left < small) ? last : group;
    joined.set(group, first);
    lasts.set(sort, first);
    if (first !== group) sizes.set(first, sum + size);
  }
  return new Map([...plan].map(([id, group]) => [id, joined.get(group) ?? group]));
}
