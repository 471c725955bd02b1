import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/kpi-dashboard');
});

const tile = (page: import('@playwright/test').Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

async function addKpi(page: import('@playwright/test').Page, name: string, current: string, target: string, category: string) {
  const form = page.getByRole('form', { name: 'Add KPI' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Current Value').fill(current);
  await form.getByLabel('Target Value').fill(target);
  await form.getByLabel('Category').selectOption(category);
  await form.getByRole('button', { name: 'Add KPI' }).click();
}

test('starts with three samples, adds a KPI to its group, saves and prints', async ({ page }) => {
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  for (const name of ['Monthly Recurring Revenue', 'Customer Acquisition Cost', 'Customer Satisfaction Score'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(tile(page, 'Total KPIs')).toContainText('1 where lower is better');

  const form = page.getByRole('form', { name: 'Add KPI' });
  await form.getByLabel('Unit').fill('kg');
  await addKpi(page, 'Output', '90', '100', 'Operations');
  const group = page.getByRole('list', { name: 'Operations' });
  await expect(group).toContainText('90 kg');
  await expect(group).toContainText('On target');
  await expect(group.getByRole('progressbar')).toHaveAttribute('value', '90');
  for (const label of ['Name', 'Current Value', 'Target Value', 'Unit']) await expect(form.getByLabel(label)).toHaveValue('');

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('kpis.csv');
  expect(
    readCsv(csv.text)
      .find(([name]) => name === 'Output')
      ?.slice(0, 5),
  ).toEqual(['Output', '90', '100', 'kg', 'Operations']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Output' })).toBeHidden();
});

test('fits a phone, and passes the accessibility check while the board report is written', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('output').filter({ hasText: '1 of 3' })).toBeVisible();
  await unfold(page, 'Actions for Customer Acquisition Cost');
  await page.getByRole('button', { name: 'Edit Customer Acquisition Cost' }).click();
  await expect(page.getByRole('form', { name: 'Edit KPI' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Board report' }).click();
  await page.getByRole('dialog').getByLabel('What the board should know').fill('Churn is the one to watch.');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
