/**
 * Which modules travel together, decided by who needs them and nowhere else. A module's pages are those that cannot be
 * drawn without it: what it needs itself is needed by the same pages at least, so that no two groups ever wait for each other.
 */
interface ModuleInfo {
  importers: readonly string[];
}
type Look = (id: string) => ModuleInfo | null;

const shell = /\/src\/entry-client\.tsx$/;
const home = /\/src\/app\/home\.tsx$/;
const frame = /\/src\/app\/tool-frame\.tsx$/;
const page = /\/src\/(tools\/[^/]+\/view|app\/(home|not-found|settings-page|ai-settings-page))\.tsx$/;

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

/** Of some sixty pages. */
const most = 40;
const half = 30;

/** Every page loads the first; a tool is drawn with the second; the third is what tools of one kind share. */
export function groupOf(id: string, look: Look): string | null {
  if (id.includes('/node_modules/') || page.test(id) || shell.test(id)) return null;
  const pages = pagesOf(id, look);
  const isOn = (pattern: RegExp) => [...pages].some((one) => pattern.test(one));
  // The home page has no tool to draw: what it shares with one is everybody's.
  if (isOn(shell) || (isOn(home) && pages.size >= most)) return 'base';
  // The frame stands round every tool, though it is asked for beside it.
  if (pages.size >= most || isOn(frame)) return 'tool';
  return pages.size >= half ? 'kinds' : null;
}
