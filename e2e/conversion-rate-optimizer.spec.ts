import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, test } from './support/test';

const steps = (page: Page) => page.getByRole('list', { name: 'Conversion Funnel' }).locator(':scope > li');
const names = (page: Page) => page.getByRole('list', { name: 'Conversion Funnel' }).getByRole('heading', { level: 3 });
const card = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function importFile(page: Page, csv: string) {
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('File')
    .setInputFiles({ name: 'steps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/conversion-rate-optimizer');
});

test('moves a step by drag', async ({ page }) => {
  // Tall enough for a drag without scrolling.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await expect(names(page)).toHaveText(['Website Visit', 'Product Page View', 'Add to Cart', 'Checkout']);
  await steps(page).nth(3).locator('[draggable=true]').dragTo(steps(page).nth(1).locator('[draggable=true]'));
  await expect(names(page)).toHaveText(['Website Visit', 'Checkout', 'Product Page View', 'Add to Cart']);
  await page.keyboard.press('Control+z');
  await expect(names(page).last()).toHaveText('Checkout');
});

test('passes the accessibility check on what-ifs and experiments, and fits a phone', async ({ page }) => {
  await openTab(page, 'Experiments');
  await page.getByRole('button', { name: /^Take \d+ ideas from the steps$/ }).click();
  const first = page.getByRole('list', { name: 'Experiments' }).getByRole('listitem').first();
  await page.getByRole('button', { name: 'Add Experiment' }).click();
  await page.getByLabel('Idea', { exact: true }).fill('Buy without an account');
  await page.getByLabel('Step', { exact: true }).selectOption({ label: '4. Checkout' });
  await page.getByLabel('Impact').fill('9');
  await page.getByRole('form', { name: 'New Experiment' }).getByRole('button', { name: 'Add Experiment' }).click();
  await expect(first).toContainText('Buy without an account');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await openTab(page, 'Drop-off');
  await page.getByLabel('Value of a Conversion').fill('80');
  await openTab(page, 'What If');
  await page.getByLabel('Checkout: change in %').fill('20');
  await page.getByRole('button', { name: 'Add a scenario to compare' }).click();
  await page.getByLabel('Website Visit: change in %').fill('10');
  await expect(page.getByRole('table', { name: 'Before and after' }).getByRole('columnheader')).toHaveText(['Today', 'Base', 'Best']);
  await expect(page.getByText('198 conversions, $15,840.00')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
});

test('takes the funnel out as a file and steps in, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card(page, 'Overall Conversion')).toContainText('1.50%');
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download' }).click());
  expect(csv.name).toBe('sample-conversion-funnel.csv');
  const rows = readCsv(csv.text);
  expect(rows[0]).toEqual(['Step Name', 'Visitors', 'Conversions', 'Optimization Ideas']);
  expect(rows[4]?.slice(0, 3)).toEqual(['Checkout', '600', '150']);
  await openTab(page, 'Drop-off');
  await page.getByLabel('Value of a Conversion').fill('80');
  expect(await fitsWidth(page)).toBe(true);
  await openTab(page, 'Funnel');
  await importFile(page, 'Event name,Users,Completed\nRepeat order,150,900\nBroken,none,1\n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is in the list now').selectOption('Keep it and add to it');
  await expect(dialog.getByText('1 step to add, 1 row that can’t be read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(names(page).last()).toHaveText('Repeat order');
  await expect(steps(page).last()).toContainText('100.00%');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
