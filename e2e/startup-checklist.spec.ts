import { findAccessibilityFaults, findFaultsInBothThemes } from './support/axe';
import { expect, fitsWidth, saveBy, setNow, test, unfold } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T10:00:00'));
  await page.goto('/startup-checklist');
});

async function addPack(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add a pack' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a pack' });
  await dialog.getByRole('button', { name: new RegExp(`^Add \\d+ steps: ${title}`) }).click();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
}

test('adds a pack and saves the list, fits a phone and passes the accessibility check in both themes', async ({ page }) => {
  await addPack(page, 'Form the company');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('startup-checklist.csv');
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
