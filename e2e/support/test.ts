import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { type BrowserPage, openBrowserPage } from './browser-page';

/** Every step notes where it stands; the last few calls tell enough. */
Error.stackTraceLimit = 15;

interface Faults {
  /** What must stay empty while a person uses the suite. */
  seen: string[];
  /** True for a test that cuts the line at any moment: what was on its way then may fail. */
  mayFailToLoad: boolean;
}

/** What Chromium says of a finger that comes down while the page still scrolls; nobody can hold that one back. */
const scrolling = /^Ignored attempt to cancel a touch\w+ event with cancelable=false/;

/** What it says of a test's own scripts in a preview that runs none, as soon as the preview is drawn anew. */
const unwelcome = /^Blocked script execution in '[^']*\/preview-frame\.html'/;

const lineIsCut = /^(Failed to load resource: net::ERR_INTERNET_DISCONNECTED|WebSocket connection to )/;

/** Watches a page for console errors, crashes, policy violations and requests that leave the site. */
async function watchForFaults(page: Page, origin: string): Promise<Faults> {
  const faults: Faults = { seen: [], mayFailToLoad: false };
  page.on('console', (message) => {
    const text = message.text();
    if (faults.mayFailToLoad && lineIsCut.test(text)) return;
    if (message.type() === 'error' && !scrolling.test(text) && !unwelcome.test(text)) faults.seen.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => faults.seen.push(`crash: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.seen.push(`request: ${url}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}

/** The page that a worker's tests hand on. */
let shared: BrowserPage | undefined;

interface Fixtures {
  faults: Faults;
  /** A browser of its own for a test that changes what cannot be put back, such as the clock, or that needs an empty cache. */
  isFresh: boolean;
  /** An example of the result is made on each page at rest. Only what looks at whole pages, or at examples, needs it. */
  hasExamples: boolean;
}

/** Every test fails on a fault, whatever else it checks. */
export const test = base.extend<Fixtures>({
  isFresh: [false, { option: true }],
  hasExamples: [false, { option: true }],
  page: async ({ browser, isFresh, hasExamples, viewport }, use) => {
    if (isFresh) {
      const { page, setDataSaver } = await openBrowserPage(browser);
      await setDataSaver(!hasExamples);
      await use(page);
      await page.context().close();
      return;
    }
    shared ??= await openBrowserPage(browser);
    const { page, setDataSaver, putBack } = shared;
    await setDataSaver(!hasExamples);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (page.isClosed()) shared = undefined;
    else await putBack();
  },
  context: ({ page }, use) => use(page.context()),
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = await watchForFaults(page, baseURL ?? '');
      await use(faults);
      expect(faults.seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every page opened from now on takes this for the present; its timers run on. */
export const setNow = (page: Page, now: Date) =>
  page.addInitScript((time) => {
    window.Date = new Proxy(Date, {
      construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [time], made) as Date,
      get: (target, key) => (key === 'now' ? () => time : (Reflect.get(target, key) as unknown)),
    });
  }, now.getTime());

/** A button that says for a moment that it is at work; the page itself watches for it, since a busy machine looks too late. */
export async function seeBusy(page: Page, label: string, action: () => Promise<void>): Promise<void> {
  await page.evaluate((words) => {
    const seen = window as unknown as { wasBusy: boolean };
    seen.wasBusy = false;
    new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('button')];
      if (buttons.some((button) => button.disabled && button.textContent.includes(words))) seen.wasBusy = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, label);
  await action();
  await expect.poll(() => page.evaluate(() => (window as unknown as { wasBusy: boolean }).wasBusy)).toBe(true);
}

/** As many pictures as the screen shows in a moment, so that what moves by itself has had time to. */
export const seeFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let left = frames; left > 0; left -= 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  }, count);

/** Goes to a tool as somebody does who knows its name. */
export async function findTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(name);
  await expect(dialog.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export interface SavedFile {
  name: string;
  bytes: Buffer;
  text: string;
}

/** The file that a click saves, opened. */
export async function saveBy(page: Page, action: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** Picks a format from the menu beside a download button. */
export async function saveAs(page: Page, format: string): Promise<SavedFile> {
  await page.getByRole('button', { name: 'Other formats' }).click();
  return saveBy(page, () => page.getByRole('menuitem', { name: format, exact: false }).first().click());
}

/** What the document saved as JSON holds. */
export async function saveData(page: Page): Promise<unknown> {
  return (JSON.parse((await saveAs(page, 'JSON')).text) as { data: unknown }).data;
}

/** True when nothing makes the page wider than the window, once what was just opened has found its place. */
export const fitsWidth = (page: Page) =>
  page.evaluate(async () => {
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    for (let frames = 60; frames > 0 && !fits(); frames -= 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    return fits();
  });

/** What a tool fetches only once it is used. */
export const laterFiles = (tool: string) => new RegExp(`/assets/${tool}-(more|shares)-`);

/** The line is gone once somebody has begun: what keeps the focus comes with the first key. */
export async function cutLine(page: Page, faults: Faults): Promise<void> {
  // What a page can do without, such as the example of a result, may be on its way at any moment.
  faults.mayFailToLoad = true;
  // The last that a page asks for by itself, a second after it has come.
  await expect.poll(async () => (await page.requests()).some((request) => request.url().includes('/rest-later-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const part = async () => (await page.requests()).find((request) => /\/(focus|platform-later)-/.test(request.url()));
  await expect.poll(async () => (await part()) !== undefined).toBe(true);
  await (await (await part())?.response())?.finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** On a phone, what has no room in a row is behind one button; where it moved away under the finger it is pressed once more. */
export async function unfold(page: Page, label = 'More'): Promise<void> {
  const sheet = page.getByRole('group', { name: label, exact: true }).and(page.locator(':popover-open'));
  await expect(async () => {
    if (!(await sheet.isVisible())) await page.getByRole('button', { name: label, exact: true }).click({ timeout: 5000 });
    await expect(sheet).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** The same for a choice among those that narrow a list down. */
export async function pickFolded(page: Page, label: string, option: string): Promise<void> {
  await unfold(page, 'Narrow down');
  await page.getByLabel(label).selectOption(option);
  await page.keyboard.press('Escape');
}
