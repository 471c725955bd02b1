import { findFaultsInBothThemes } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveAs, saveBy, test, unfold } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/startup-resource-directory');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const names = (page: Page) => page.getByRole('article').getByRole('heading');

async function addResource(page: Page, name: string, url: string, more: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'Add Resource' }).click();
  for (const [label, text] of Object.entries({ Name: name, URL: url, ...more })) {
    const control = field(page, label);
    if (['Category', 'Free or paid'].includes(label)) await control.selectOption(text);
    else await control.fill(text);
  }
  await page.getByRole('button', { name: 'Save Resource' }).click();
  await expect(card(page, name).first()).toBeVisible();
}

test('takes a resource, finds it, and saves the list as a table and for a feed reader', async ({ page }) => {
  await addResource(page, '<b>Tom & Co</b>', 'tom.example?a=1&b=2', { Category: 'Legal', Tags: 'x, y', Rating: '3.5', Notes: '=1+1' });
  await expect(names(page)).toHaveCount(4);
  await page.getByLabel('Search resources').fill('tom');
  await expect(names(page)).toHaveText(['<b>Tom & Co</b>']);
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('resources.csv');
  expect(readCsv(csv.text)[1]?.slice(0, 2)).toEqual(['<b>Tom & Co</b>', 'tom.example?a=1&b=2']);
  const opml = await saveAs(page, 'OPML');
  const outline = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/xml');
    return [...read.querySelectorAll('parsererror, outline')].map((node) => [node.getAttribute('text'), node.getAttribute('url')]);
  }, opml.text);
  expect(outline).toContainEqual(['<b>Tom & Co</b>', 'https://tom.example/?a=1&b=2']);
  expect(outline).not.toContainEqual([null, null]);
});

test('fits a phone and passes the accessibility check, with samples marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  await unfold(page);
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('sample-resources.csv');
  await addResource(page, 'x'.repeat(300), `${'long.'.repeat(60)}example`, { Tags: 'y'.repeat(200), Notes: 'z'.repeat(300) });
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await page.getByRole('button', { name: 'Country and programs' }).click();
  await page.getByRole('button', { name: 'Save Resource' }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await fitsWidth(page)).toBe(true);
  }
  expect(await findFaultsInBothThemes(page)).toEqual([]);
});
