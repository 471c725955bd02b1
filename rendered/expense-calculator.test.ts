import { readCsv } from '../e2e/support/csv';
import { readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, test, type Page } from './support/test';

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

test('adds expenses, sums them up and takes them away as a file', async ({ page }) => {
  await expect(page.getByText('No expenses added yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Expenses by Category' })).toBeVisible();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  await expect(page.getByLabel('Date')).toHaveValue(today);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Say what the money is for.')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();

  await add(page, 'Laptop', '$1,200.50', 'Equipment');
  await add(page, 'Posters', '299.50', 'Marketing');
  await add(page, 'Refund', '-100', 'Equipment');

  // 1,200.50 + 299.50 − 100 = 1,400.00; equipment 1,100.50 of 1,400 is 78.6%.
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('$1,400.00');
  await expect(summary).toContainText('3 expenses');
  const bar = page.getByRole('progressbar', { name: 'Equipment' });
  await expect(bar).toHaveAttribute('value', '78.6');
  await expect(rowsOf(page).first()).toContainText('Credit');

  await page.getByLabel('Amount').fill('lots');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('“lots” isn’t a number.')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('lots');

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('startup-costs.csv');
  expect(readCsv(csv.text)[1]).toEqual(['Refund', '-100.00', 'Equipment', today, 'One-time']);
  const sheet = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(sheet[3]?.[1]).toBe(1200.5);
  expect(sheet[0]).toEqual(['Description', 'Amount', 'Category', 'Date', 'Repeats']);

  await page.getByRole('button', { name: 'Delete Refund' }).click();
  await expect(summary).toContainText('$1,500.00');
  await page.keyboard.press('Control+z');
  await expect(summary).toContainText('$1,400.00');
});

test('plans with a range, a contingency and what was really paid', async ({ page }) => {
  await page.getByText('Low, high and actual').click();
  await page.getByLabel('Low', { exact: true }).fill('1500');
  await page.getByLabel('High', { exact: true }).fill('900');
  await page.getByLabel('Description').fill('Oven');
  await page.getByLabel('Amount').fill('1000');
  await page.getByLabel('Category', { exact: true }).selectOption('Equipment');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Low can’t be above the amount.')).toBeVisible();
  await expect(page.getByText('High can’t be below the amount.')).toBeVisible();
  await expect(page.getByLabel('Low', { exact: true })).toBeFocused();
  await expect(page.getByText('No expenses added yet')).toBeVisible();
  await page.getByLabel('Low', { exact: true }).fill('800');
  await page.getByLabel('High', { exact: true }).fill('1,500');
  await page.getByLabel('Actual', { exact: true }).fill('1100');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await expect(rowsOf(page).first()).toContainText('$800.00 to $1,500.00 · actual $1,100.00');
  await add(page, 'Sign', '200', 'Marketing');

  await page.getByText('Room for surprises').click();
  await page.getByLabel('Contingency').fill('140');
  await expect(page.getByText('Contingency can’t be above 100%.')).toBeVisible();
  await page.getByLabel('Contingency').fill('10');
  // 1,000 to 1,700 with the sign, and a tenth more: 1,100 to 1,870; expected 1,200 + 120.
  const plan = page.getByRole('region', { name: 'Cash plan' });
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Cash needed in all$1,320.00$1,100.00 to $1,870.00');
  await expect(plan.getByRole('row', { name: 'Cash needed in all $1,100.00 $1,320.00 $1,870.00' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated and actual' })).toContainText('Over the estimate$100.00');
  await expect(summary).toContainText('2 expenses, total $1,200.00');

  const funding = page.getByRole('region', { name: 'Funding' });
  await funding.getByRole('button', { name: 'Add source' }).click();
  await funding.getByLabel('Amount 1').fill('1,000');
  await expect(funding).toContainText('Still to be found$320.00');

  const workbook = (await saveAs(page, 'Excel')).bytes;
  expect((await readXlsx(workbook))[2]?.slice(5)).toEqual([800, 1500, 1100]);
  expect((await readXlsx(workbook, 'Sums'))[4]).toEqual(['Cash needed in all', 1320, 1100, 1870]);
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: csv.name, mimeType: 'text/csv', buffer: csv.bytes });
  await expect(dialog.getByText('0 expenses to add, 2 already here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Delete Oven' }).click();
  await page.getByRole('button', { name: 'Delete Sign' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('File').setInputFiles({ name: csv.name, mimeType: 'text/csv', buffer: csv.bytes });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(summary).toContainText('$1,100.00 to $1,870.00');
});

test('starts from a template without touching what is there', async ({ page }) => {
  await add(page, 'Shop rent', '900', 'Other');
  await page.getByLabel('Description').fill('Half typed');
  const load = async () => {
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('menuitem', { name: 'Shop' }).click();
  };
  await load();
  await expect(page.getByText('12 lines added at zero.')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(13);
  await expect(rowsOf(page).first()).toContainText('$900.00');
  await expect(rowsOf(page).last()).toContainText('$0.00');
  await expect(page.getByLabel('Description')).toHaveValue('Half typed');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$900.00');
  await load();
  await expect(page.getByText('All lines of Shop are already in your list')).toBeVisible();

  const price = (title: string) => page.getByLabel(`Price of ${title}`);
  await price('Company registration').fill('lots');
  await price('Company registration').press('Enter');
  await expect(page.getByText('“lots” isn’t a number.')).toBeVisible();
  await expect(price('Company registration')).toBeFocused();
  await price('Company registration').fill('$100');
  await price('Company registration').press('Enter');
  await expect(price('Licenses and permits')).toBeFocused();
  await expect(price('Company registration')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$1,000.00');
  await page.getByRole('heading', { name: 'Recent Expenses' }).click();
  await page.keyboard.press('Control+z');
  await page.getByLabel('Category', { exact: true }).selectOption('Inventory');
  await page.getByRole('heading', { name: 'Recent Expenses' }).click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByLabel('Description')).toHaveValue('Half typed');
});

test('takes own categories and puts things in order', async ({ page }) => {
  const category = page.getByLabel('Category', { exact: true });
  await expect(category.getByRole('option')).toHaveCount(9);
  await page.getByRole('button', { name: 'Your categories' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rent', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('travel');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog.getByText('“Travel” is already there.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Permits');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Move up Permits' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Permits');
  await dialog.getByRole('button', { name: 'Remove Permits' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Permits');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await category.getByRole('option').allTextContents()).toEqual(expect.arrayContaining(['Other', 'Permits', 'Rent']));

  await add(page, 'Deposit', '1000', 'Rent');
  await add(page, 'Permit', '50', 'Permits');
  await add(page, 'Paint', '30', 'Other');
  await expect(page.getByRole('progressbar', { name: 'Rent' })).toBeVisible();
  const order = async (...names: string[]) => {
    for (const [index, name] of names.entries()) await expect(rowsOf(page).nth(index)).toContainText(name);
  };
  await order('Paint', 'Permit', 'Deposit');
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page.getByRole('button', { name: 'Move down Paint' }).click();
  await order('Permit', 'Paint', 'Deposit');
  await expect(page.getByRole('button', { name: 'Move down Paint' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await order('Permit', 'Deposit', 'Paint');
  await expect(page.getByRole('button', { name: 'Move up Paint' })).toBeFocused();
});

test('searches, filters and sorts the list, and keeps its own order apart', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(rowsOf(page)).toHaveCount(6);
  await page.getByLabel('Sort').selectOption('Largest first');
  await expect(rowsOf(page).first()).toContainText('Two laptops');
  await expect(rowsOf(page).last()).toContainText('Laptop trade-in');
  await page.getByLabel('Search expenses').fill('laptop');
  await expect(page.getByText('2 of 6 expenses shown')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Software');
  await expect(page.getByText('No expenses match')).toBeVisible();
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(rowsOf(page)).toHaveCount(6);
  await expect(rowsOf(page).first()).toContainText('Company formation');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowsOf(page).first()).toContainText('Company formation');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('6 expenses');

  // A file takes the place of the samples, in the categories that are there.
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from('Description,Amount,Category\nTill,99,SOFTWARE\n');
  await page.getByRole('dialog').getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('Software');
});

test('knows its own file again, expenses without a day too, and refuses estimates that are none', async ({ page }) => {
  await page.getByLabel('Date').fill('');
  await add(page, 'Oven', '1000', 'Equipment');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  const dialog = page.getByRole('dialog');
  const open = async (text: string | Buffer) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await open(csv.bytes);
  await expect(dialog.getByText('0 expenses to add, 1 already here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open('Description,Amount,Category,Low\nSign,200,Marketing,abc\nPaint,30,Other,20\nPaint,30,Other,20\nRefund,(50),Other,\n');
  await expect(dialog.getByText('Row 2: Low: “abc” isn’t a number.')).toBeVisible();
  // Two tins of paint are two expenses, and (50) is what came back.
  await expect(dialog.getByText('3 expenses to add, 1 repeated in the file, 1 row that can’t be read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$1,010.00');
});

test('tells of US tax with its date', async ({ page }) => {
  await page.getByText('Start-up costs and US tax').click();
  await expect(page.getByText('As of 4 Jul 2025')).toBeVisible();
  await expect(page.getByText('180 months, starting with')).toBeVisible();
});
