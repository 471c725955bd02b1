import { createHash } from 'node:crypto';

/**
 * Which modules travel together, decided by who needs them and nowhere else. A module's pages are those that cannot be
 * drawn without it: what it needs itself is needed by the same pages at least, so that no two groups ever wait for each other.
 */
interface ModuleInfo {
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
}
type Look = (id: string) => ModuleInfo | null;

const shell = /\/src\/entry-client\.tsx$/;
const home = /\/src\/app\/home\.tsx$/;
const frame = /\/src\/app\/tool-frame\.tsx$/;
const page =
  /\/src\/(tools\/[^/]+\/view|app\/(home|not-found|workspace-page|profile-page|today-page|data-room-page|together-page|settings-page|reply-page|ai-settings-page))\.tsx$/;

/** The pages, and the shell, that import a module at once, directly or through others. */
export function pagesOf(id: string, look: Look): ReadonlySet<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    if (shell.test(at) || frame.test(at) || page.test(at)) found.add(at);
    look(at)?.importers.forEach(visit);
  };
  visit(id);
  return found;
}

/** The modules asked for later, by a click or by the house, that cannot do without this one. */
function laterEntriesOf(id: string, look: Look): ReadonlySet<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    const info = look(at);
    if (info?.dynamicImporters.length) found.add(at);
    info?.importers.forEach(visit);
  };
  visit(id);
  return found;
}

const inTool = /\/src\/tools\/([^/]+)\//;
const toolOf = (id: string) => inTool.exec(id)?.[1];
/** What the house asks of a tool that is not on screen. */
const asked = /\/(shares|schema|list|download)\.ts$/;
const isLibrary = (id: string) => id.includes('/node_modules/');

/** Of some sixty pages. */
const most = 40;
const half = 30;
const few = 6;
/** Of source, about four kilobytes of what is sent. */
const small = 9_000;

const isSmall = (id: string, look: Look) => (look(id)?.code?.length ?? small) < small;

/** Code of our own that is small, and needs nothing large that the page does not have already. */
function isLight(id: string, look: Look, known = new Map<string, boolean>()): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false);
  const is =
    pagesOf(id, look).size > 0 ||
    (layerOf(id) !== undefined && isSmall(id, look) && (look(id)?.importedIds ?? []).every((needed) => isLight(needed, look, known)));
  known.set(id, is);
  return is;
}

/** What comes later: for one tool a file for the house's questions and one for the user's clicks, for all a file of each layer's small parts. */
function laterGroupOf(id: string, look: Look): string | null {
  const entries = [...laterEntriesOf(id, look)];
  const [tool, ...others] = new Set(entries.map(toolOf));
  if (tool !== undefined && others.length === 0) {
    if (isLibrary(id) && !id.endsWith('?url')) return `${tool}-library`;
    return entries.some((entry) => asked.test(entry)) ? `${tool}-shares` : `${tool}-more`;
  }
  return isLight(id, look) ? sharedGroupOf(id, others.length + 1) : null;
}

/** The layer of our own code; what pages of the house ask for comes by itself. */
const layerOf = (id: string) => (isLibrary(id) || inTool.test(id) ? undefined : /\/src\/(?!app\/)([^/]+)\//.exec(id)?.[1]);

/** Parts of one kind of tool that few tools use are fetched for those only. */
function sharedGroupOf(id: string, tools: number): string | null {
  const kind = tools < few ? /\/src\/kinds\/([^/]+)\//.exec(id)?.[1] : undefined;
  const layer = layerOf(id);
  return layer ? `${kind ? `${kind}-` : ''}${layer}-later` : null;
}

/** What one page needs at once, and something else later. */
function pageGroupOf(id: string, at: string, look: Look): string | null {
  const tool = toolOf(at);
  if (tool === undefined) return null;
  const entries = [...laterEntriesOf(id, look)].filter((entry) => entry !== at);
  if (entries.length === 0) return null;
  return entries.every((entry) => toolOf(entry) === tool) ? `${tool}-core` : `${tool}-parts`;
}

/**
 * Every page loads the first; a tool is drawn with the second; the third is what tools of one kind share. Small parts that the same pages
 * need are one file, whatever else needs them later.
 */
export function groupOf(id: string, look: Look): string | null {
  if (page.test(id) || shell.test(id)) return null;
  const pages = pagesOf(id, look);
  if (pages.size === 0) return laterGroupOf(id, look);
  if (isLibrary(id)) return null;
  const isOn = (pattern: RegExp) => [...pages].some((one) => pattern.test(one));
  // The home page has no tool to draw: what it shares with one is everybody's.
  if (isOn(shell) || (isOn(home) && pages.size >= most)) return 'base';
  // The frame stands round every tool, though it is asked for beside it.
  if (pages.size >= most || isOn(frame)) return 'tool';
  if (pages.size >= half) return 'kinds';
  const [first = ''] = pages;
  if (pages.size === 1) return pageGroupOf(id, first, look);
  return isSmall(id, look) ? `pages-${nameOf(pages)}` : null;
}

/** One short name for the same pages. */
const nameOf = (pages: ReadonlySet<string>) =>
  createHash('sha256')
    .update([...pages].sort().join())
    .digest('hex')
    .slice(0, 6);
