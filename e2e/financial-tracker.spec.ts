import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/financial-tracker');
});

type Page = import('@playwright/test').Page;

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
const openForm = (page: Page) => page.getByRole('button', { name: 'Add Transaction' }).click();
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true }).click();
const card = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label });
const rows = (page: Page, label = 'Recent Transactions') => page.getByRole('list', { name: label }).getByRole('listitem');

async function addEntry(page: Page, type: 'income' | 'expense', category: string, amount: string, description: string) {
  await openForm(page);
  await page.getByLabel('Type').selectOption(type);
  await page.getByLabel('Category').selectOption(category);
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Description').fill(description);
  await add(page);
  await expect(page.getByLabel('Description')).toBeHidden();
}

test('adds income and expenses and sums them up', async ({ page }) => {
  await expect(page.getByText('No transactions yet. Add your first transaction to get started!')).toBeVisible();
  await expect(page.getByText('Top Income Categories')).toBeHidden();
  await expect(card(page, 'Net Profit').locator('.text-accent')).toHaveText('$0.00');
  await expect(page.getByLabel('Amount')).toBeHidden();
  await openForm(page);
  await expect(page.getByLabel('Type')).toHaveValue('expense');
  await expect(page.getByLabel('Date')).toHaveValue(today());
  await expect(page.getByLabel('Category').locator('option')).toHaveText([
    'Select a category',
    'Marketing',
    'Office Supplies',
    'Software',
    'Travel',
    'Legal',
    'Utilities',
    'Other',
  ]);
  await add(page);
  for (const text of ['Choose a category.', 'Enter an amount.', 'Say what it was for.']) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Category')).toBeFocused();

  await page.getByLabel('Category').selectOption('Travel');
  await page.getByLabel('Type').selectOption('income');
  await expect(page.getByLabel('Category')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Type')).toBeHidden();

  await addEntry(page, 'expense', 'Software', '$1,200.50', 'Servers');
  await expect(card(page, 'Net Profit').locator('.text-bad')).toHaveText('-$1,200.50');
  await expect(page.getByText('No income transactions yet')).toBeVisible();
  await addEntry(page, 'income', 'Sales', '2000', 'Workshop');
  await addEntry(page, 'income', 'Funding', '5000', 'Loan');
  // 7,000 − 1,200.50 = 5,799.50; without the loan 799.50.
  await expect(card(page, 'Total Income')).toContainText('$7,000.00');
  await expect(card(page, 'Net Profit').locator('.text-accent')).toHaveText('$5,799.50');
  await expect(page.getByText('Operating result (without Investment and Funding): $799.50')).toBeVisible();
  await expect(rows(page).first()).toContainText('Loan');
  await openForm(page);
  await expect(page.getByLabel('Type')).toHaveValue('expense');
  for (const label of ['Category', 'Amount', 'Description']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Date')).toHaveValue(today());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Top Income Categories' }).getByRole('listitem').first()).toContainText('Funding');

  const file = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(file.name).toBe('transactions.csv');
  expect(readCsv(file.text)).toHaveLength(4);
});

test('fits a phone, and everyone can use it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await openForm(page);
  for (const [tab, content] of [
    ['Overview', page.getByRole('heading', { name: 'Recent Transactions' })],
    ['All transactions', page.getByLabel('Search transactions')],
    ['Categories and budgets', page.getByRole('heading', { name: 'Budgets' })],
    ['Accounts', page.getByRole('heading', { name: 'Check against the bank' })],
    ['Recurring', page.getByText('Nothing recurring yet')],
    ['Year end', page.getByRole('button', { name: 'Download year-end pack' })],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(content).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  }
});
