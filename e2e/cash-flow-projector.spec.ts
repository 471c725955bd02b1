import type { Page } from '@playwright/test';
import { findFaultsInBothThemes } from './support/axe';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

const year = new Date().getFullYear();
const table = (page: Page) => page.getByRole('region', { name: 'Monthly projection' }).getByRole('table');
/** The cells of a month, counted from 1, its name first. */
const monthRow = async (page: Page, number: number) => {
  const row = table(page).getByRole('row').nth(number);
  return [...(await row.getByRole('rowheader').allInnerTexts()), ...(await row.getByRole('cell').allInnerTexts())];
};
const comparison = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('table');

interface Given {
  type?: 'income' | 'expense';
  frequency?: string;
  start?: string;
}

async function addItem(page: Page, name: string, amount: string, { type, frequency, start }: Given = {}) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  if (type) await page.getByLabel('Type', { exact: true }).selectOption(type);
  if (frequency) await page.getByLabel('Frequency', { exact: true }).selectOption(frequency);
  if (start) await page.getByLabel('Start Month', { exact: true }).selectOption(start);
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/cash-flow-projector');
});

test('projects month by month, and saves the projection', async ({ page }) => {
  await page.getByLabel('Starting Cash').fill('1,000');
  await addItem(page, 'Sales', '1,000');
  await addItem(page, 'Insurance', '6000', { type: 'expense', frequency: 'annual', start: `March ${year}` });
  // January: 1,000 + 1,000. March: 1,000 + 3 × 1,000 − 6,000.
  expect(await monthRow(page, 1)).toEqual([`Jan ${year}`, '$1,000.00', '$0.00', '$1,000.00', '$2,000.00']);
  expect((await monthRow(page, 3))[4]).toMatch(/^-\$2,000\.00\s+Cash runs out here$/);
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(csv.name).toBe('cash-flow-projection.csv');
});

test('fits a phone and passes the accessibility check, with samples marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await expect(comparison(page, 'What if')).toBeVisible();
  await page.getByRole('button', { name: 'Show the weeks' }).click();
  await expect(page.getByRole('group', { name: 'The next 13 weeks' }).getByRole('row')).toHaveCount(14);
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await unfold(page);
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(csv.name).toBe('sample-cash-flow-projection.csv');
});
