import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/funding-tracker');
});

test('adds a round, keeps the tiles right and takes the list away', async ({ page }) => {
  const tile = (label: string) => page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) }).first();
  const form = page.getByRole('form', { name: 'Add Round' });
  await form.getByLabel('Round Type').selectOption('Seed');
  await form.getByLabel('Date').fill('2026-06-01');
  await form.getByLabel('Amount').fill('1.5m');
  await form.getByLabel('Valuation').fill('9,000,000');
  await form.getByLabel('Pre- or post-money').selectOption('Post-money');
  await form.getByRole('button', { name: 'Add Round' }).click();
  await expect(page.getByRole('list', { name: 'Rounds' }).getByRole('article')).toContainText('$7,500,000.00');
  await expect(tile('Pipeline')).toContainText('$1,500,000.00');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('funding-rounds.csv');
  expect(readCsv(csv.text)[1]?.slice(0, 3)).toEqual(['Seed', '1500000.00', '2026-06-01']);
});

test('drafts the investor update by keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('button', { name: 'Investor update' }).press('Enter');
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.keyboard.type('Acre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('First customer');
  const dialog = page.getByRole('dialog', { name: 'Investor update' });
  await expect(dialog.getByRole('link', { name: 'Open in mail app' })).toHaveAttribute('href', /^mailto:\?subject=Acre%20investor/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('works on a phone, searches and filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  const cards = page.getByRole('list', { name: 'Rounds' }).getByRole('article');
  await expect(cards).toHaveCount(5);
  await page.getByLabel('Search rounds').fill('park');
  await expect(cards).toHaveCount(2);
  await unfold(page, 'Narrow down');
  await page.getByLabel('Show', { exact: true }).selectOption('Completed');
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(1);
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
