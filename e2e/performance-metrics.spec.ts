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

const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() - days * 86_400_000));

async function addMetric(page: Page, name: string, value: string, target: string, category: string) {
  const form = page.getByRole('form', { name: 'Add Metric' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Value', { exact: true }).fill(value);
  await form.getByLabel('Category').selectOption(category);
  await form.getByLabel('Target', { exact: true }).fill(target);
  await form.getByRole('button', { name: 'Add Metric' }).click();
}

async function addValue(page: Page, date: string, value: string, note = '') {
  const form = page.getByRole('form', { name: 'Add a value' });
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Value', { exact: true }).fill(value);
  await form.getByLabel('Note').fill(note);
  await form.getByRole('button', { name: 'Add Value' }).click();
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

async function follow(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('shares metrics with the KPI dashboard, both ways and once', async ({ page }) => {
  await follow(page, 'KPI Dashboard');
  const form = page.getByRole('form', { name: 'Add KPI' });
  // One of them is called like a sample of the other tool.
  for (const [name, value, unit] of [
    ['Churn', '3', '%'],
    ['Active Users', '70', ''],
    ['Reply Time', '8', 'hours'],
  ] as const) {
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Current Value').fill(value);
    await form.getByLabel('Target Value').fill('100');
    await form.getByLabel('Unit').fill(unit);
    await form.getByLabel('Category').selectOption('Customer');
    await form.getByRole('button', { name: 'Add KPI' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('');
  }

  await follow(page, 'Performance Metrics');
  const users = page.getByRole('list', { name: 'Users' });
  await expect(users.getByRole('heading')).toHaveText(['Reply Time', 'Active Users', 'Churn', 'Active Users']);
  await expect(rowOf(page, 'Churn')).toContainText('3%');
  await expect(rowOf(page, 'Reply Time')).toContainText('8 hrs');
  // The sample keeps its own value.
  await expect(users.getByRole('listitem').filter({ hasText: 'Active Users' })).toContainText(['70', '2,450']);

  await addMetric(page, 'Trials', '20', '40', 'Product');
  await rowOf(page, 'Churn').getByRole('button', { name: 'Update value' }).click();
  await addValue(page, daysAgo(20), '5', 'New onboarding');
  await follow(page, 'KPI Dashboard');
  // There is one list: the new metric and the new value are here by themselves.
  await expect(page.getByRole('list', { name: 'Product' })).toContainText('Trials');
  // From 5 to 3 is 40% less.
  await expect(rowOf(page, 'Churn')).toContainText('-40%');

  await rowOf(page, 'Churn').hover();
  await rowOf(page, 'Churn').getByRole('button', { name: 'Edit Churn' }).click();
  const editor = page.getByRole('form', { name: 'Edit KPI' });
  await editor.getByLabel('Direction').selectOption('Lower is better');
  await editor.getByLabel('Target Value').fill('2');
  await editor.getByRole('button', { name: 'Save' }).click();
  await follow(page, 'Performance Metrics');
  await expect(rowOf(page, 'Churn')).toContainText('Lower is better');
  await expect(rowOf(page, 'Churn')).toContainText('2%');
  // Taken back there, it is taken back here, and does not return.
  await follow(page, 'KPI Dashboard');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(rowOf(page, 'Churn')).toContainText('target 100%');
  await follow(page, 'Performance Metrics');
  await expect(rowOf(page, 'Churn')).not.toContainText('Lower is better');
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
