import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/subscription-revenue-calculator');
});

test('sends its revenue to the cash flow and the dashboard', async ({ page }) => {
  // Half as many each month, billed from 50 in month 1 to 1 in month 7: (1 / 50)^(1/6) − 1 = −47.9% a month.
  await page.getByLabel('Name').fill('Old');
  await page.getByLabel('Monthly price').fill('10');
  await page.getByLabel('Initial subscribers').fill('100');
  await page.getByLabel('Churn rate').fill('50');
  await page.getByLabel('Growth rate').fill('0');
  await page.getByRole('button', { name: 'Add Tier' }).click();
  const send = async (to: string) => {
    await page.getByRole('button', { name: 'Send to another tool' }).click();
    await page.getByRole('menuitem', { name: to }).click();
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.getByRole('heading', { name: to, level: 1 })).toBeVisible();
  };
  await send('Cash Flow Projector');
  // The tier that stands there at the start is nobody's, and stays.
  await expect(page.getByText('Subscription Revenue Calculator has 1 line for you: Subscriptions: Old.')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  // 50 × (70% of 10 and 30% of 96 / 12).
  await expect(items.filter({ hasText: 'Old' })).toContainText('$470.00');
  await expect(items.filter({ hasText: 'Old' })).toContainText('−47.8999% a month');

  await page.goto('/subscription-revenue-calculator');
  await send('KPI Dashboard');
  // The projection has figures for it by now, too.
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  // Today: 100 × 9.40.
  await expect(page.getByText('MRR', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('$940').first()).toBeVisible();
});
