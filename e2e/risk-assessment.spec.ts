import { findFaultsInBothThemes } from './support/axe';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/risk-assessment');
});

const card = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

test('says that the defaults are not reviewed until a slider moves', async ({ page }) => {
  const chip = page.getByText('Defaults not reviewed');
  await expect(page.getByLabel('Probability', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel('Impact', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel('Risk score')).toHaveText('9 Low');
  await expect(chip).toBeVisible();
  await page.getByLabel('Probability', { exact: true }).press('ArrowRight');
  await expect(chip).toBeHidden();
  await expect(page.getByLabel('Risk score')).toHaveText('12 Medium');
  await page.getByLabel('Probability', { exact: true }).press('ArrowLeft');
  await expect(page.getByLabel('Risk score')).toHaveText('9 Low');
  await expect(chip).toBeHidden();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(chip).toBeVisible();

  await page.getByLabel('Category', { exact: true }).selectOption('Team');
  await page.getByLabel('Description').fill('Untouched');
  await page.getByLabel('Description').press('Enter');
  const row = page.getByRole('list', { name: 'Team' }).getByRole('listitem');
  await expect(row).toContainText('Defaults not reviewed');
  await expect(row).toContainText('9 Low');
});

test('fits a phone and passes the accessibility check, with samples marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  // 40% of 90,000, 15% of 60,000 and 10% of 45,000: 36,000 + 9,000 + 4,500.
  await expect(card(page, 'Exposure')).toContainText('$49,500.00');
  await page.getByRole('button', { name: 'Add Risk' }).click();
  await page.getByRole('button', { name: 'Plan, residual score and money' }).click();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await unfold(page);
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(csv.name).toBe('sample-risk-register.csv');
});
