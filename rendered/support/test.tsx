/** A test uses a page as in a browser, but nothing is laid out or painted: what is clicked, typed and read is all there. */
import { createRoot, type Root } from 'react-dom/client';
import { test as base, vi } from 'vitest';
import { App } from '@/app/app';
// What a page asks for a second after it has come would arrive after the last test of a file.
import '@/app/later';
import { loadPage } from '@/app/routes';
import { hideToast } from '@/ui/toast';
import { emptyWorkspace, useWorkspace } from '@/workspace/store';
import { expect } from './expect';
import { makePage, waitFor, type Locator, type Page } from './page';
import { copied, nextSaved, type SavedFile } from './saved';

let root: Root | undefined;

async function open(path: string): Promise<void> {
  root?.unmount();
  delete document.documentElement.dataset.ready;
  history.replaceState(null, '', path);
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
  root.render(<App first={await loadPage(path)} />);
  await waitFor(
    () => document.documentElement.dataset.ready,
    (ready) => ready === '',
    () => `${path} did not come.`,
  );
}

export const test = base.extend<{ page: Page }>({
  // Vitest reads what a fixture asks for from its first parameter.
  // oxlint-disable-next-line no-empty-pattern
  page: async ({}, use) => {
    const faults: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void faults.push(parts.map(String).join(' ')));
    await use(makePage(open));
    await vi.dynamicImportSettled();
    root?.unmount();
    root = undefined;
    vi.useRealTimers();
    delete document.documentElement.dataset.ready;
    document.body.replaceChildren();
    hideToast();
    useWorkspace.setState(emptyWorkspace);
    localStorage.clear();
    sessionStorage.clear();
    expect(faults).toEqual([]);
  },
});

/** The page takes this for the present; its timers run on. */
export async function setNow(_page: Page, now: Date): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** The file that a click saves, opened. */
export async function saveBy(_page: Page, action: () => Promise<void>): Promise<SavedFile> {
  const [file] = await Promise.all([nextSaved(), action()]);
  return file;
}

/** Picks a format from the menu beside a download button. */
export async function saveAs(page: Page, format: string): Promise<SavedFile> {
  await page.getByRole('button', { name: 'Other formats' }).click();
  return saveBy(page, () => page.getByRole('menuitem', { name: format }).first().click());
}

/** What the document saved as JSON holds. */
export async function saveData(page: Page): Promise<unknown> {
  return (JSON.parse((await saveAs(page, 'JSON')).text) as { data: unknown }).data;
}

export { copied, expect, type Locator, type Page };
