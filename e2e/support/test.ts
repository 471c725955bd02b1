import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';

interface Faults {
  /** What must stay empty while a person uses the suite. */
  seen: string[];
}

/** Watches a page for console errors, crashes, policy violations and requests that leave the site. */
export async function watchForFaults(page: Page, origin: string): Promise<Faults> {
  const faults: Faults = { seen: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') faults.seen.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.seen.push(`crash: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.seen.push(`request: ${url}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => faults.seen.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return faults;
}

/** A page answers once its scripts are ready; a person is never faster, a test is. */
function waitUntilReady(page: Page): void {
  const ready = () => page.waitForSelector('html[data-ready]', { state: 'attached' });
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

/** Every test fails on a fault, whatever else it checks. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page, baseURL }, use) => {
      waitUntilReady(page);
      const faults = await watchForFaults(page, baseURL ?? '');
      await use(faults);
      expect(faults.seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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

/** True when nothing makes the page wider than the window. */
export const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
