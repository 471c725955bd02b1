import { findFaultsInBothThemes } from './support/axe';
import { expect, fitsWidth, saveBy, test } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/competitive-pricing-analyzer');
});

const insights = (page: Page) => page.getByRole('region', { name: 'Pricing Insights' });
const figure = (page: Page, label: string) =>
  insights(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
const ownForm = (page: Page) => page.getByRole('form', { name: 'Add Your Product' });
const rivalList = (page: Page, name: string) => page.getByRole('list', { name: `Products of ${name}` });

async function addOwn(page: Page, name: string, price: string, cycle = 'monthly') {
  const form = ownForm(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price', { exact: true }).fill(price);
  await form.getByLabel('Billing cycle').selectOption(cycle);
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('');
}

async function addCompetitor(page: Page, name: string, website = '') {
  await page.getByLabel('Competitor name').fill(name);
  await page.getByLabel('Competitor website').fill(website);
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

async function addRival(page: Page, competitor: string, name: string, price: string, cycle = 'monthly') {
  await page.getByRole('button', { name: `Add a product to ${competitor}` }).click();
  const form = page.getByRole('form', { name: `Add Product of ${competitor}` });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price', { exact: true }).fill(price);
  await form.getByLabel('Billing cycle').selectOption(cycle);
  await form.getByRole('button', { name: 'Add Competitor Product' }).click();
  await expect(rivalList(page, competitor)).toContainText(name);
}

test('compares monthly prices, tries another one, and saves the analysis', async ({ page }) => {
  await addOwn(page, 'Pro', '22');
  await addCompetitor(page, 'Acme');
  await addRival(page, 'Acme', 'Yearly', '240', 'annual');
  // 240 a year come to 20 a month.
  await expect(figure(page, 'Competitor average')).toHaveText('$20.00');
  const status = insights(page).getByRole('status');
  await expect(status).toHaveText('Your average price is in line with the market (within 10%)');
  const slider = page.getByLabel('Try another price');
  await page.getByLabel('Your price a month').fill('17.99');
  await expect(page.getByText('At $17.99 you would be significantly lower than the market: -10.1%')).toBeVisible();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('you would be significantly higher than the market')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my price' }).click();
  await expect(page.getByText('At $22.00 you would be in line with the market')).toBeVisible();
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(file.name).toBe('pricing-analysis.txt');
  expect(file.text).toContain('in line with the market (within 10%)');
});

test('paper shows the prices and what follows from them, without forms and buttons', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(rivalList(page, 'Harbour Desk').getByText('Count it')).toHaveCount(3);
  const buttons = ['Add Competitor', 'Add a product to Harbour Desk', 'Delete competitor Harbour Desk'];
  for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Starter', 'Lifetime license']) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(insights(page)).toBeVisible();
  await expect(ownForm(page)).toBeHidden();
  for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
});

test('fits a phone and passes the accessibility check, with samples marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a product to Harbour Desk' }).click();
  await expect(page.getByRole('region', { name: 'Prices by tier' })).toBeVisible();
  // 24 for two features.
  await expect(page.getByRole('region', { name: 'Features' }).getByRole('row', { name: /Starter \(yours\)/ })).toContainText('$12.00');
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(file.name).toBe('sample-pricing-analysis.txt');
  expect(file.text).toContain('sample products');
});
