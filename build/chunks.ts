import { createHash } from 'node:crypto';
import {
  isAddress,
  isAnswer,
  isAtRest,
  isCheck,
  isHome,
  isLibrary,
  isModel,
  isOwnPages,
  isPage,
  isRound,
  isShell,
  kindOf,
  layerOf,
  packageOf,
  toolOf,
} from './places.ts';
import { allFrom, joinDoors, joinSmall, small } from './small-chunks.ts';

export interface ModuleInfo {
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
export type Look = (id: string) => ModuleInfo | null;

/** Of some sixty pages. */
const most = 40;
export const half = 30;
const few = 6;

/** One short name for the same pages, those of few and those of many side by side. */
function nameOf(pages: readonly string[]): string {
  const hash = createHash('sha256')
    .update([...pages].sort().join())
    .digest('hex');
  return `pages-${String(pages.length).padStart(2, '0')}-${hash.slice(0, 6)}`;
}

/**
 * Which modules travel together, decided by who needs them and nowhere else. A module's pages are those that cannot be
 * drawn without it: what it needs itself is needed by the same pages at least, so that no two groups ever wait for each other.
 */
export function planChunks(ids: readonly string[], look: Look): ReadonlyMap<string, string> {
  const sizeOf = (id: string) => look(id)?.code?.length ?? 0;
  const needsOf = (id: string) => look(id)?.importedIds ?? [];
  const needers = new Map(ids.map((id) => [id, [...allFrom(id, (at) => look(at)?.importers ?? [])]]));
  const pagesOf = new Map(ids.map((id) => [id, new Set(needers.get(id)?.filter((at) => isRound(at) || isPage(at)))]));
  const isFirst = (id: string) => (pagesOf.get(id)?.size ?? 0) > 0;
  const isSmall = (id: string) => sizeOf(id) < small;

  const light = new Map<string, boolean>();
  /** Code of our own that is small, and needs nothing large that the page does not have already. */
  function isLight(id: string): boolean {
    const before = light.get(id);
    if (before !== undefined) return before;
    light.set(id, false);
    const is = isFirst(id) || isAddress(id) || (layerOf(id) !== undefined && isSmall(id) && needsOf(id).every(isLight));
    light.set(id, is);
    return is;
  }

  const packages = new Map<string, number>();
  for (const name of ids.flatMap((id) => packageOf(id) ?? [])) packages.set(name, (packages.get(name) ?? 0) + 1);

  /** The libraries that a small part of our own is a door to; none where it needs something else that is large. */
  function librariesBehind(id: string): string[] {
    const isDoor = (at: string) => !isLight(at) && !isLibrary(at);
    const all = [...allFrom(id, (at) => (isDoor(at) ? needsOf(at) : []))].filter((at) => !isLight(at));
    return all.some((at) => !isLibrary(at) && !isSmall(at)) ? [] : [...new Set(all.flatMap((at) => packageOf(at) ?? []))];
  }
  const doors = new Map<string, string>();
  for (const id of ids) {
    if (isFirst(id) || isLight(id) || !isSmall(id) || layerOf(id) === undefined) continue;
    const [library, ...others] = librariesBehind(id);
    // A library of many files has an order of its own.
    if (library !== undefined && others.length === 0 && packages.get(library) === 1) doors.set(id, library);
  }
  const behindDoors = new Set(doors.values());

  const isAsked = (id: string) => (look(id)?.dynamicImporters.length ?? 0) > 0;
  /** What speaks with a model, and the libraries that it asks for. */
  const isOfModel = (id: string) => isModel(id) || (isLibrary(id) && (look(id)?.dynamicImporters.every(isModel) ?? false));

  /** What comes later: for one tool a file for the house's questions and one for the user's clicks, for all a file of each layer's small parts. */
  function laterGroupOf(id: string): string | undefined {
    const entries = needers.get(id)?.filter(isAsked) ?? [];
    // Fetched only by those who chose a model; offline copies leave it out by this name.
    if (entries.length > 0 && entries.every(isOfModel)) return 'ai-sdk';
    const answers = entries.filter(isAnswer);
    const [tool, ...others] = new Set(entries.map(toolOf));
    if (tool !== undefined && others.length === 0) {
      if (isLibrary(id) && !isAddress(id)) return `${tool}-library`;
      return `${tool}-${answers.length > 0 ? 'shares' : 'more'}`;
    }
    if (isLight(id)) {
      const kind = others.length + 1 < few ? kindOf(id) : undefined;
      return `${kind ? `${kind}-` : ''}${entries.some(isAtRest) ? 'rest' : (layerOf(id) ?? 'formats')}-later`;
    }
    if (isCheck(id)) return 'checks';
    const library = doors.get(id) ?? packageOf(id);
    return library !== undefined && behindDoors.has(library) ? `${library}-library` : undefined;
  }

  /** What one page needs at once, and something else later. */
  function pageGroupOf(id: string, at: string): string | undefined {
    const tool = toolOf(at);
    const others = needers.get(id)?.filter((one) => one !== at && isAsked(one)) ?? [];
    if (others.length === 0) return undefined;
    if (tool === undefined) return isSmall(id) ? nameOf([at]) : undefined;
    return `${tool}-${others.every((one) => toolOf(one) === tool) ? 'core' : 'parts'}`;
  }

  /**
   * Every page loads the first; a tool is drawn with the second; the third is what tools of one kind share. Small parts that the same pages
   * need are one file, whatever else needs them later.
   */
  function groupOf(id: string): string | undefined {
    const pages = [...(pagesOf.get(id) ?? [])];
    const [first] = pages;
    if (isPage(id) || isShell(id) || isOwnPages(id)) return undefined;
    if (first === undefined) return laterGroupOf(id);
    if (isLibrary(id)) return pages.some(isShell) ? 'react' : undefined;
    // The home page has no tool to draw: what it shares with one is everybody's.
    if (pages.some(isShell) || (pages.some(isHome) && pages.length >= most)) return 'base';
    // The frame stands round every tool, though it is asked for beside it.
    if (pages.length >= most || pages.some(isRound)) return 'tool';
    if (pages.length >= half) return 'kinds';
    if (pages.length === 1) return pageGroupOf(id, first);
    return isSmall(id) ? nameOf(pages) : undefined;
  }

  const plan = new Map<string, string>();
  for (const id of ids) {
    const group = groupOf(id);
    if (group) plan.set(id, group);
  }
  const entriesOf = (id: string) => needers.get(id)?.filter((at) => isAsked(at) || isPage(at) || isRound(at)) ?? [];
  return joinSmall(joinDoors(plan, ids, { sizeOf, needsOf, entriesOf, isLight }), { sizeOf, needsOf });
}

/** Names a module's group; the plan is made when the first is asked for, since by then all of them are known. */
export function chunkNames() {
  let plan: ReadonlyMap<string, string> | undefined;
  return (id: string, look: Look): string | null => {
    plan ??= planChunks(
      [
        ...allFrom(id, (at) => {
          const info = look(at);
          return info ? [...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds] : [];
        }),
      ].sort(),
      look,
    );
    return plan.get(id) ?? null;
  };
}
