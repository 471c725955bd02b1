/** The page a test works on: opened once and handed from test to test, put back in between as if it were new. */
import type { Browser, Disposable, Page } from '@playwright/test';

export interface BrowserPage {
  page: Page;
  /** Whether the browser says that its user saves data: then nothing is made that nobody asked for. */
  setDataSaver: (isOn: boolean) => Promise<void>;
  /** Nothing of the last test is left: what it stored, allowed, watched, answered, added or switched. */
  putBack: () => Promise<void>;
}

/** What tests listen to; the page's other listeners are Playwright's own. */
const events = ['console', 'dialog', 'load', 'pageerror', 'request'];

/** A page answers once its scripts are ready; a person is never faster, a test is. */
function waitUntilReady(page: Page): void {
  const ready = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await ready();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await ready();
    return response;
  };
}

/** Scripts and functions that a test adds to the page, to be taken out after it. */
function collectAdditions(page: Page): Disposable[] {
  const additions: Disposable[] = [];
  const addInitScript = page.addInitScript.bind(page);
  const exposeFunction = page.exposeFunction.bind(page);
  page.addInitScript = async (...args) => {
    const addition = await addInitScript(...args);
    additions.push(addition);
    return addition;
  };
  page.exposeFunction = async (...args) => {
    const addition = await exposeFunction(...args);
    additions.push(addition);
    return addition;
  };
  return additions;
}

export async function openBrowserPage(browser: Browser): Promise<BrowserPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { goto } = page;
  const line = await context.newCDPSession(page);
  const setDataSaver = async (isOn: boolean) => {
    await line.send('Emulation.setDataSaverOverride', { dataSaverEnabled: isOn });
  };
  waitUntilReady(page);
  const additions = collectAdditions(page);
  const putBack = async () => {
    for (const event of events) page.removeAllListeners(event);
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    await Promise.all([
      ...additions.splice(0).map((addition) => addition.dispose()),
      page.unrouteAll(),
      context.unrouteAll(),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null, contrast: null }),
      page.mouse.move(-1, -1),
    ]);
    // A plain file of the site: the browser keeps its process, which knows the scripts already, and no page is left to store anything.
    await goto.call(page, '/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  };
  return { page, setDataSaver, putBack };
}
