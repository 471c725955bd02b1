import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { pixelAt, readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, seeBusy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/swot-analysis-generator');
});

const quadrant = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate SWOT Analysis' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('writes suggestions in four quadrants, and draws them as a picture', async ({ page }) => {
  await page.getByLabel('Company Name').fill('Luigi & Sons');
  await page.getByLabel('Industry').fill('Restaurants');
  await seeBusy(page, 'Generating...', () => generate(page).click());
  await expect(quadrant(page, 'Threats').getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('heading', { name: 'Luigi & Sons' })).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  expect((await saveBy(page, () => press(page, 'Download Analysis'))).name).toBe('luigi-sons-swot-analysis.txt');
  const png = readPng((await saveAs(page, 'PNG')).bytes);
  expect([png.width, png.height]).toEqual([2560, 1440]);
  expect(pixelAt(png, 4, 4)).toEqual([255, 255, 255, 255]);
  // Inside the first quadrant: its soft green.
  expect(pixelAt(png, 1200, 150)).toEqual([228, 241, 234, 255]);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await generate(page).click();
  await expect(quadrant(page, 'Threats').getByRole('listitem')).toHaveCount(8);
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await unfold(page);
  const sample = await saveBy(page, () => press(page, 'Download Analysis'));
  expect(sample.name).toBe('sample-harbor-booking-swot-analysis.txt');
  expect(sample.text).toContain('[Sample]');
  await press(page, 'Keep S1');
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('tab', { name: 'TOWS' }).click();
  await press(page, 'Draft strategies');
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  // A word longer than the screen breaks, in the company's name as well as in an item.
  await unfold(page);
  await press(page, 'Create New Analysis');
  await page.getByLabel('Company Name').fill('W'.repeat(90));
  await generate(page).click();
  await expect(quadrant(page, 'Threats').getByRole('listitem')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByLabel('Version name').fill('W'.repeat(80));
  await press(page, 'Keep this version');
  await page.getByRole('tab', { name: 'SWOT' }).click();
  await quadrant(page, 'Threats').getByRole('button', { name: 'Drop all unconfirmed' }).click();
  await expect(quadrant(page, 'Threats').getByRole('listitem')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('region', { name: 'What is different' })).toContainText('Threats');
  expect(await fitsWidth(page)).toBe(true);
});
