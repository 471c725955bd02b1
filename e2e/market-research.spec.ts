import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readDocx } from './support/readers';
import { expect, fitsWidth, saveAs, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/market-research');
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const cards = (page: Page) => page.getByRole('list', { name: 'Competitors' }).getByRole('listitem');

test('takes the market and a competitor, shows four template notes and writes the report', async ({ page }) => {
  await page.getByLabel('Industry').fill('Bakery');
  await page.getByRole('button', { name: 'Next: Competitors' }).click();
  await cards(page).first().getByLabel('Company Name').fill('Acme');
  await tab(page, 'Analysis');
  const insights = page.getByRole('list', { name: 'Insights' }).getByRole('listitem');
  await expect(insights.getByText('Template text - no market data was looked up')).toHaveCount(4);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const { text } = await readDocx((await saveAs(page, 'Word')).bytes);
  expect(text).toContain('Acme');
});

test('fits a phone in every view, with the sample marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  for (const name of ['Competitors', 'Analysis', 'Evidence', 'Five forces', 'Interviews and survey']) {
    await tab(page, name);
    expect(await fitsWidth(page), name).toBe(true);
  }
  await unfold(page);
  expect((await saveAs(page, 'Text')).name).toBe('sample-market-research.txt');
  // A word longer than the screen breaks; it does not push the page.
  await tab(page, 'Market Info');
  await page.getByLabel('Target Market').fill('x'.repeat(70));
  expect(await fitsWidth(page)).toBe(true);
  await tab(page, 'Analysis');
  await expect(page.getByText('xxx').first()).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});
