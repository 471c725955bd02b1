import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/subscription-revenue-calculator');
});

const card = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const expectCards = async (page: Page, total: string, average: string, final: string, subscribers: string) => {
  await expect(card(page, 'Total Revenue')).toContainText(total);
  await expect(card(page, 'Avg. Monthly Revenue')).toContainText(average);
  await expect(card(page, 'Final Month Revenue')).toContainText(final);
  await expect(card(page, 'Final Subscribers')).toContainText(subscribers);
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const download = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());

test('projects the sample tier, and saves the projection', async ({ page }) => {
  await expectCards(page, '$44,388.12', '$1,849.51', '$3,066.16', '323');
  const table = page.getByRole('group', { name: 'Projection by month' });
  await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Basic', 'Total']);
  await expect(table.getByRole('row')).toHaveCount(25);
  await expect(table.getByRole('row').nth(1)).toContainText('$996.74105 subscribers');
  await expect(page.getByText('The exact count is carried on')).toBeVisible();
  await expect(page.getByText('Rounding every month: $44,340.64 altogether, 322 subscribers at the end.')).toBeVisible();

  const csv = await download(page);
  expect(csv.name).toBe('sample-subscription-projection.csv');
  const rows = readCsv(csv.text);
  expect(rows[0]).toEqual(['Month', 'Basic Subscribers', 'Basic Revenue', 'Total Subscribers', 'Total Revenue']);
  expect(rows[1]).toEqual(['1', '105', '996.74', '105', '996.74']);
  expect(rows[24]).toEqual(['24', '323', '3066.16', '323', '3066.16']);
});

test('passes the accessibility check with what is behind the revenue, and no name makes a phone scroll sideways', async ({ page }) => {
  await tab(page, 'LTV and CAC');
  await page.getByLabel('Cost to win a subscriber').fill('30');
  await tab(page, 'MRR');
  await page.getByLabel('Expansion').fill('5');
  await expect(card(page, 'NRR, 12 months')).toContainText('100.0%On target');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await tab(page, 'Chart and scenarios');
  await page.getByRole('button', { name: 'Add a scenario to compare' }).click();
  await page.getByRole('button', { name: 'Base', exact: true }).click();
  // No name, however long a word it is, makes a phone scroll sideways.
  await page.getByRole('button', { name: 'Edit Basic' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Unlimited'.repeat(6));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsWidth(page)).toBe(true);
  for (const view of ['MRR', 'LTV and CAC', 'Cash', 'What if', 'Cohorts', 'Goal', 'Projection']) {
    await tab(page, view);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await fitsWidth(page)).toBe(true);
  }
});
