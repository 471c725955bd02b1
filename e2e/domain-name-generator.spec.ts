import type { Locator, Page } from '@playwright/test';
import { expect, fitsWidth, laterFiles, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/domain-name-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();
const made = (page: Page) => page.getByRole('list', { name: 'Domain names' });
const rows = (page: Page) => made(page).locator(':scope > li');
const rowOf = (list: Locator, domain: string) =>
  list.locator(':scope > li').filter({ has: list.page().getByText(domain, { exact: true }) });

test('makes names, saves them, and asks the registries only when told to', async ({ page, context, faults }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Business Name').fill('Acme Labs');
  await seeBusy(page, 'Generating...', () => press(page, 'Generate Domains'));
  await expect(rows(page)).toHaveCount(30);
  await press(page, 'Show the other 15');
  await press(page, 'Copy acmelabssolutions.org');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('acmelabssolutions.org');
  expect((await saveBy(page, () => press(page, 'Download'))).name).toBe('acme-labs-domains.csv');

  const asked: string[] = [];
  const outside = () => faults.seen.filter((fault) => fault.startsWith('request: '));
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(pathname);
    const send = (status: number, body: object) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: JSON.stringify(body),
      });
    const isNames = hostname === 'cloudflare-dns.com' || hostname === 'dns.google';
    if (isNames) await send(200, { Status: 3 });
    else if (pathname.endsWith('/taken.com')) await send(200, { ldhName: 'TAKEN.COM' });
    else if (!pathname.endsWith('/silent.com')) await send(pathname.endsWith('/broken.dev') ? 503 : 404, {});
  });
  await open(page, 'Your own list');
  const list = page.getByRole('list', { name: 'Your own domains' });
  const own = (domain: string) => rowOf(list, domain);
  await page.getByLabel('Names or domains').fill('taken.com\nfreename.io\nfreename.org\nbroken.dev\nfreename.tech\nfreename.net');
  await expect(list.getByRole('img', { name: 'not checked' })).toHaveCount(6);
  expect(outside()).toEqual([]);
  await press(page, 'Check live');
  await expect(page.getByText('6 of 6 names answered.')).toBeVisible({ timeout: 60_000 });
  await expect(own('taken.com')).toContainText('Taken It’s in the registry.');
  await expect(own('freename.io')).toContainText('Probably available');
  for (const domain of ['freename.org', 'freename.tech', 'freename.net'])
    await expect(own(domain)).toContainText('Available Not in the registry and not in use.');
  await expect(own('broken.dev')).toContainText('Unknown The registry didn’t answer.');
  // A registry that says nothing can be stopped, and nothing is made of its silence.
  asked.length = 0;
  await page.getByLabel('Names or domains').fill('silent.com\nsilentother.com');
  await press(page, 'Check live');
  await expect.poll(() => asked.length).toBe(1);
  await press(page, 'Stop');
  await expect(page.getByRole('button', { name: 'Check live' })).toBeVisible();
  await expect(page.getByText('0 of 2 names answered.')).toBeVisible();
  expect(outside().every((fault) => /https:\/\/(rdap|pubapi|cloudflare-dns|dns)\./.test(fault))).toBe(true);
  // The browser reports every 404 of a registry as an error; here they are answers.
  faults.seen = faults.seen.filter((fault) => !/^request: https:|^console: Failed to load resource/.test(fault));
});

test('works on a phone, by keyboard, and after a part of it failed to load', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let isBroken = true;
  await page.route(laterFiles('domain-name-generator'), (route) => (isBroken ? route.abort() : route.continue()));
  await page.getByLabel('Business Name').focus();
  await page.keyboard.type('Acme');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Generate Domains' })).toBeEnabled();
  isBroken = false;
  faults.seen = faults.seen.filter((fault) => !/^console: Failed to (?:load resource|generate content)/.test(fault));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(30);
  await expect(page.getByRole('tab', { name: 'Domains' })).toBeInViewport();
  expect(await fitsWidth(page)).toBe(true);
  await press(page, 'Load sample');
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('sample-blue-river-coffee-domains.csv');
});
