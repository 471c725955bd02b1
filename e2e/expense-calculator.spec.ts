import { readCsv } from './support/csv';
import { readXlsx } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/expense-calculator');
});

test('adds expenses, sums them up and takes them away as a file', async ({ page }) => {
  await expect(page.getByText('No expenses added yet')).toBeVisible();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  await expect(page.getByLabel('Date')).toHaveValue(today);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Say what the money is for.')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();

  const add = async (description: string, amount: string, category: string) => {
    await page.getByLabel('Description').fill(description);
    await page.getByLabel('Amount').fill(amount);
    await page.getByLabel('Category', { exact: true }).selectOption(category);
    await page.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('');
  };
  await add('Laptop', '$1,200.50', 'Equipment');
  await add('Posters', '299.50', 'Marketing');
  await add('Refund', '-100', 'Equipment');

  // 1,200.50 + 299.50 − 100 = 1,400.00; equipment 1,100.50 of 1,400 is 78.6%.
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('$1,400.00');
  await expect(summary).toContainText('3 expenses');
  const bar = page.getByRole('progressbar', { name: 'Equipment' });
  await expect(bar).toHaveAttribute('value', '78.6');
  await expect(page.getByRole('list', { name: 'Recent Expenses' }).getByRole('listitem').first()).toContainText('Credit');

  await page.getByLabel('Amount').fill('lots');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('“lots” is not a number.')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('lots');

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('startup-costs.csv');
  expect(readCsv(csv.text)[1]).toEqual(['Refund', '-100.00', 'Equipment', today, 'One-time']);
  const sheet = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(sheet[3]?.[1]).toBe(1200.5);

  await page.getByRole('button', { name: 'Delete Refund' }).click();
  await expect(summary).toContainText('$1,500.00');
  await page.keyboard.press('Control+z');
  await expect(summary).toContainText('$1,400.00');
});

test('tells opening from running, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  // 480 + 2,600 + 240 − 200 once; 35 × 6 and 120 × 6 ÷ 12 to run.
  await expect(page.getByText('$3,120.00')).toBeVisible();
  await expect(page.getByText('$270.00')).toBeVisible();
  await page.getByLabel('Months of running costs').press('ArrowRight');
  await expect(page.getByText('Plus 7 months of running costs')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});
