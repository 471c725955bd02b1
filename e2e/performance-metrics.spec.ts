import type { Page } from '@playwright/test';
import { findFaultsInBothThemes } from './support/axe';
import { readCsv } from './support/csv';
import { pixelAt, readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/performance-metrics');
});

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();

async function addMetric(page: Page, name: string, value: string, target: string, category: string) {
  const form = page.getByRole('form', { name: 'Add Metric' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Value', { exact: true }).fill(value);
  await form.getByLabel('Category').selectOption(category);
  await form.getByLabel('Target', { exact: true }).fill(target);
  await form.getByRole('button', { name: 'Add Metric' }).click();
}

test('takes a metric, and gives the list back as a file and the chart as a picture', async ({ page }) => {
  await addMetric(page, 'Signups', '100', '125', 'Product');
  // 90 was assumed, so 100 looks like 11.1% more; 100 of 125 is 80%.
  await expect(rowOf(page, 'Signups')).toContainText('+11.1%, better');
  await expect(rowOf(page, 'Signups').getByRole('progressbar')).toHaveAttribute('value', '80');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  // One metric is the user's own, so the rows are marked and not the file.
  expect(csv.name).toBe('performance-metrics.csv');
  expect(readCsv(csv.text)[1]?.slice(0, 5)).toEqual(['Signups', '100', 'none', 'Product', '125']);
  const saved = await saveAs(page, 'PNG');
  expect(saved.name).toBe('metric-chart.png');
  const png = readPng(saved.bytes);
  expect(png.width).toBe(2400);
  expect(pixelAt(png, 3, 3)).toEqual([255, 255, 255, 255]);
  // The only one of its category: the keyboard goes on at the next heading.
  await page.getByRole('button', { name: 'Delete Active Users' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible();
});

test('fits a phone and passes the accessibility check', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rowOf(page, 'Active Users').getByRole('button', { name: 'Update value' }).click();
  await expect(page.getByRole('form', { name: 'Add a value' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await rowOf(page, 'Monthly Recurring Revenue').getByRole('button', { name: 'Update value' }).click();
  const note = page.getByRole('list', { name: 'Dated values' }).getByText('Annual plan launched');
  expect((await note.boundingBox())?.height).toBeLessThan(40);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByLabel('Date range').selectOption('365 days');
  expect(await fitsWidth(page)).toBe(true);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
});
