/**
 * Which modules travel together, decided by who needs them and nowhere else. A module's pages are those that cannot be
 * drawn without it: what it needs itself is needed by the same pages at least, so that no two groups ever wait for each other.
 */
interface ModuleInfo {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
type Look = (id: string) => ModuleInfo | null;

const shell = /\/src\/entry-client\.tsx$/;
const home = /\/src\/app\/home\.tsx$/;
const frame = /\/src\/app\/tool-frame\.tsx$/;
const page =
  /\/src\/(tools\/[^/]+\/view|app\/(home|not-found|workspace-page|today-page|data-room-page|together-page|settings-page|reply-page|ai-settings-page))\.tsx$/;

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
/** What the house asks of a tool that is not on screen. */
const asked = /\/(shares|schema|list|download)\.ts$/;

/** Of some sixty pages. */
const most = 40;
const half = 30;

/** What only one tool needs, and not at first: one file for the house's questions, one for the user's clicks. */
function laterGroupOf(id: string, look: Look): string | null {
  const entries = [...laterEntriesOf(id, look)];
  const [tool, ...others] = new Set(entries.map((entry) => inTool.exec(entry)?.[1]));
  if (tool === undefined || others.length > 0) return null;
  if (id.includes('/node_modules/') && !id.endsWith('?url')) return `${tool}-library`;
  return entries.some((entry) => asked.test(entry)) ? `${tool}-shares` : `${tool}-more`;
}

/** Every page loads the first; a tool is drawn with the second; the third is what tools of one kind share. */
export function groupOf(id: string, look: Look): string | null {
  if (page.test(id) || shell.test(id)) return null;
  const pages = pagesOf(id, look);
  if (pages.size === 0) return laterGroupOf(id, look);
  if (id.includes('/node_modules/')) return null;
  const isOn = (pattern: RegExp) => [...pages].some((one) => pattern.test(one));
  // The home page has no tool to draw: what it shares with one is everybody's.
  if (isOn(shell) || (isOn(home) && pages.size >= most)) return 'base';
  // The frame stands round every tool, though it is asked for beside it.
  if (pages.size >= most || isOn(frame)) return 'tool';
  return pages.size >= half ? 'kinds' : null;
}
