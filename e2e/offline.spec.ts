import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain, type Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { readPdf } from './support/readers';
import { allPaths, dist } from './support/site';
import { expect, saveBy, test } from './support/test';

/** The worker is in charge, so everything it keeps is there. */
const waitForOffline = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' && navigator.serviceWorker.controller !== null,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);

// The config keeps workers out of every other test.
test.use({ isFresh: true, serviceWorkers: 'allow' });

test('after one visit every page and every export works offline', async ({ page, context, faults }) => {
  await page.goto('/');
  await waitForOffline(page);
  await context.setOffline(true);
  for (const path of allPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/task-manager/');
  await page.getByRole('button', { name: 'Load sample' }).click();
  expect((await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click())).name).toBe('sample-tasks.csv');
  await page.getByRole('button', { name: 'Other formats' }).click();
  expect((await saveBy(page, () => page.getByRole('menuitem', { name: 'Excel' }).click())).bytes.length).toBeGreaterThan(1000);
  await page.goto('/invoice-generator');
  await page.getByLabel('Client Name').fill('Łódź');
  await page.getByRole('button', { name: 'Other formats' }).click();
  const pdf = await saveBy(page, () => page.getByRole('menuitem', { name: 'PDF' }).click());
  expect((await readPdf(pdf.bytes)).join()).toContain('Łódź');
  await page.goto('/nowhere');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  expect(faults.seen).toEqual([]);
});

/** A copy of the site that a test may redeploy. */
async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-'));
  cpSync(dist, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const { server, url } = await serve(folder, { port: 4400 });
  return {
    folder,
    url,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A deploy: every script has a new name, and the old ones are gone. */
function redeploy(folder: string) {
  const names = new Set(readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js')));
  for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', `new-${name}`));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|html)$/.test(name))) {
    const content = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      content.replace(/[\w.-]+\.js/g, (name) => (names.has(name) ? `new-${name}` : name)),
    );
  }
}

plain('a chunk that vanished after a deploy costs one reload and no work', async ({ browser }) => {
  const site = await serveCopy();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${site.url}/task-manager`);
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const invoice = page.getByRole('link', { name: 'Get Started: Invoice Generator' });
  await expect(invoice).toBeVisible();
  redeploy(site.folder);
  await invoice.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Get Started: Task Manager' }).click();
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  expect(loads).toBe(2);
  await context.close();
  site.close();
});

plain('a page that cannot be fetched says so at its address, and comes by itself once it can', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/task-manager`);
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const link = page.getByRole('link', { name: 'Get Started: Startup Tax Calculator' });
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeFocused();
  await expect(page).toHaveURL(/\/tax-calculator$/);
  await expect(page).toHaveTitle(/Not loaded/);
  await expect(page.getByRole('main')).toContainText('You’re offline');
  await expect(page.getByRole('main')).not.toContainText(/module|fetch/i);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /paperwork/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Startup Tax Calculator' })).toBeVisible();
  await expect(page).toHaveTitle(/Tax Calculator/);
  await page.goBack();
  await page.getByRole('link', { name: 'Get Started: Task Manager' }).click();
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  await context.close();
});

plain('a part of a page that cannot be fetched is named in our words', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/task-manager`);
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page.getByText('You’re offline, and part of this page isn’t on your device yet.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/module|fetch/i);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  await context.close();
});

plain('a new version asks before it takes over, and keeps the work', async ({ browser }) => {
  const site = await serveCopy();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(site.url);
  await waitForOffline(page);
  await page.goto(`${site.url}/task-manager`);
  await page.getByRole('button', { name: 'Load sample' }).click();
  const worker = join(site.folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const version = "/, 'const version = "new-'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready. Your work will still be here.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringContaining('groundwork-new-')]);
  await context.close();
  site.close();
});
