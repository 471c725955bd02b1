import { readCsv } from './support/csv';
import type { Page } from '@playwright/test';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

async function add(page: Page, description: string, amount: string, category: string) {
  await page.getByLabel('Description').fill(description);
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Category', { exact: true }).selectOption(category);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('');
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Recent Expenses' }).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  await page.goto('/expense-calculator');
});

test('adds expenses, sums them up, takes them away as a file and puts them in order by dragging', async ({ page }) => {
  await add(page, 'Laptop', '$1,200.50', 'Equipment');
  await add(page, 'Posters', '299.50', 'Marketing');
  await add(page, 'Refund', '-100', 'Equipment');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('$1,400.00');
  await expect(page.getByRole('progressbar', { name: 'Equipment' })).toHaveAttribute('value', '78.6');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('startup-costs.csv');
  expect(readCsv(csv.text).map(([name, amount]) => [name, amount])).toEqual([
    ['Description', 'Amount'],
    ['Refund', '-100.00'],
    ['Posters', '299.50'],
    ['Laptop', '1200.50'],
  ]);

  const order = async (...names: string[]) => {
    for (const [index, name] of names.entries()) await expect(rowsOf(page).nth(index)).toContainText(name);
  };
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page.getByText('Laptop', { exact: true }).dragTo(page.getByText('Refund', { exact: true }));
  await order('Laptop', 'Refund', 'Posters');
  await page.keyboard.press('Control+z');
  await order('Refund', 'Posters', 'Laptop');
});

test('tells opening from running, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  // 480 + 2,600 + 240 − 200 once; 35 × 6 and 120 × 6 ÷ 12 to run.
  await expect(page.getByText('$3,120.00')).toBeVisible();
  await expect(page.getByText('$270.00')).toBeVisible();
  // 3,120 + 270; the list itself comes to 3,275, which counts a month and a year as the same.
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Cash needed in all$3,390.00');
  await expect(page.getByText('6 expenses, total $3,275.00 with each amount counted once')).toBeVisible();
  // The whole year of 120 on the first day, and no twelfths of it later.
  await unfold(page, 'Actions for Domain and e-mail');
  await page.getByRole('button', { name: 'Edit Domain and e-mail' }).click();
  await page.getByLabel('Repeats').selectOption('Every year, paid up front');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('$3,240.00')).toBeVisible();
  await page.getByLabel('Months of running costs').press('ArrowRight');
  await expect(page.getByText('Plus 7 months of running costs')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);

  // With a range, a contingency and a source of money there is more to fit in.
  await unfold(page, 'Actions for Domain and e-mail');
  await page.getByRole('button', { name: 'Edit Domain and e-mail' }).click();
  await page.getByText('Low, high and actual').click();
  await page.getByLabel('Low', { exact: true }).fill('80');
  await page.getByLabel('High', { exact: true }).fill('1,500');
  await page.getByLabel('Actual', { exact: true }).fill('1100');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Room for surprises').click();
  await page.getByLabel('Contingency').fill('10');
  await expect(page.getByRole('region', { name: 'Estimated and actual' })).toContainText('Over the estimate');
  await page.getByRole('region', { name: 'Funding' }).getByRole('button', { name: 'Add source' }).click();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await fitsWidth(page)).toBe(true);
});
