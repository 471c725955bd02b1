import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/terms-of-service-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const terms = (page: Page) => page.getByRole('article', { name: 'Terms of Service', exact: true });

async function fill(page: Page) {
  const answers = {
    'Company Name': 'Blue River Coffee',
    Website: 'blueriver.example',
    'Service Type': 'Coffee subscription',
    Country: 'United States',
    State: 'Oregon',
  };
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(value);
}
test('is busy while it writes, then copies the terms and a box to accept them by', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fill(page);
  await seeBusy(page, 'Generating Terms...', () => page.getByLabel('Company Name').press('Enter'));
  await expect(terms(page)).toBeVisible();
  await press(page, 'Copy');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/^\d+\. /gm)).toHaveLength(12);
  expect((await saveBy(page, () => press(page, 'Download'))).name).toBe('blue-river-coffee-terms-of-service.txt');

  await open(page, 'Clickwrap');
  await page.getByLabel('Terms link').fill('https://blueriver.example/terms');
  await press(page, 'Copy HTML');
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain('<a href="https://blueriver.example/terms"');
  const saved = await saveBy(page, () => press(page, 'HTML'));
  expect(saved.name).toBe('blue-river-coffee-clickwrap.html');
  const viewer = await context.newPage();
  await viewer.setContent(saved.text);
  const accept = viewer.getByRole('checkbox', { name: 'I have read and agree to the Terms of Service of Blue River Coffee.' });
  await expect(accept).not.toBeChecked();
  await expect(accept).toHaveAttribute('required');
  await viewer.close();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Load sample');
  await expect(terms(page).getByText('Sample', { exact: true })).toBeVisible();
  for (const name of ['Customers and region', 'Clauses', 'Clickwrap', 'Versions']) {
    await open(page, name);
    expect(await fitsWidth(page)).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  expect((await saveBy(page, () => press(page, 'Download'))).name).toBe('sample-fernhill-books-terms-of-service.txt');
});
