import { findAccessibilityFaults, findFaultsInBothThemes } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, setNow, test, unfold } from './support/test';
import type { Page } from '@playwright/test';

const columns = ['Title', 'Description', 'Category', 'Priority', 'Status', 'Due Date', 'Notes'];

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T10:00:00'));
  await page.goto('/startup-checklist');
});

const exportCsv = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());

async function addPack(page: Page, title: string, country?: string) {
  await page.getByRole('button', { name: 'Add a pack' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a pack' });
  if (country) await dialog.getByLabel('Country').selectOption({ label: country });
  await dialog.getByRole('button', { name: new RegExp(`^Add \\d+ steps: ${title}`) }).click();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
}

test('takes the list away, and in again without repeats', async ({ page }) => {
  await addPack(page, 'First hire', 'United Kingdom');
  const csv = await exportCsv(page);
  expect(csv.name).toBe('startup-checklist.csv');
  expect(readCsv(csv.text)[0]).toEqual(columns);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const more = `${csv.text.trimEnd()}\r\nBuy chairs,,Operations,low,Done,12/24/2026,\r\n,No title,Legal\r\n`;
  await dialog.getByLabel('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(more) });
  const known = readCsv(csv.text).length - 1;
  // The three samples make room for what the file holds.
  await expect(dialog.getByRole('status')).toHaveText(`4 tasks to add, ${known - 3} already here, 1 row that can’t be read.`);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Completed: Buy chairs' })).toBeChecked();
});

test('fits a phone and passes the accessibility check in both themes', async ({ page }) => {
  await addPack(page, 'Form the company');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Incorporation date').fill('2026-11-10');
  await page.getByRole('button', { name: 'Add Task' }).click();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await unfold(page);
  await page.getByRole('button', { name: 'Add a pack' }).click();
  expect(await fitsWidth(page)).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
