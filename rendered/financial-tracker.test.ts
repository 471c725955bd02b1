import { readCsv } from '../e2e/support/csv';
import { expect, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/financial-tracker');
});

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

test('shows the five largest categories of each kind, largest first', async ({ page }) => {
  const spent = { Travel: 10, Legal: 70, Software: 30, Marketing: 20, Utilities: 60, Other: 40, 'Office Supplies': 50 };
  const lines = Object.entries(spent).map(([category, amount]) => `Expense,${category},${amount},Paid,2026-11-01`);
  // 70 for legal comes to 25, and travel with 25 more to 35.
  lines.push('Expense,Legal,-45,Returned,2026-11-02', 'Expense,Travel,25,Train,2026-11-02');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(['Type,Category,Amount,Description,Date', ...lines].join('\n'));
  await dialog.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Import' }).click();
  const top = page.getByRole('region', { name: 'Top Expense Categories' }).getByRole('listitem');
  await expect(top).toHaveText(['Utilities$60.00', 'Office Supplies$50.00', 'Other$40.00', 'Travel$35.00', 'Software$30.00']);
  await expect(page.getByText('No income transactions yet')).toBeVisible();
});

test('takes a negative amount only as a refund', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Category').selectOption('Software');
  await page.getByLabel('Amount').fill('-50');
  await page.getByLabel('Description').fill('Unused seats');
  await add(page);
  await expect(page.getByText('Tick “This is a refund” to save a negative amount.')).toBeVisible();
  await expect(card(page, 'Total Expenses')).toContainText('$0.00');
  await page.getByLabel('This is a refund').check();
  await add(page);
  await expect(card(page, 'Total Expenses')).toContainText('-$50.00');
  await expect(rows(page).first()).toContainText('Refund');
});

test('edits, splits, searches and exports', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('10 of 11')).toBeVisible();
  // The list follows the period, as the figures do.
  await page.getByLabel('Period').selectOption('last30');
  await expect(page.getByText('5 of 5 in this period')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await page.getByLabel('Period').selectOption('all');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page, 'All transactions')).toHaveCount(11);
  await page.getByLabel('Search transactions').fill('posters');
  await expect(rows(page, 'All transactions')).toHaveCount(1);

  await page.getByRole('button', { name: 'Split Launch posters' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount of the second part').fill('240');
  await dialog.getByLabel('Category of the second part').selectOption('Travel');
  await dialog.getByRole('button', { name: 'Split' }).click();
  await expect(dialog.getByText('Enter an amount that leaves something')).toBeVisible();
  await expect(dialog.getByLabel('Amount of the second part')).toBeFocused();
  await dialog.getByLabel('Amount of the second part').fill('90');
  await expect(dialog.getByText('$90.00 in Travel, $150.00 stays in Marketing.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Split' }).click();
  await expect(rows(page, 'All transactions')).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit Launch posters' }).first().click();
  await page.getByLabel('Description').fill('Launch posters and flyers');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Launch posters and flyers')).toBeVisible();

  await page.getByRole('tab', { name: 'Categories and budgets' }).click();
  await page.getByLabel('Monthly budget for Legal').fill('100');
  const budgets = page.getByRole('region', { name: 'Budgets' });
  await expect(budgets.getByText('Over budget')).toBeVisible();
  const categories = await saveBy(page, () => page.getByRole('button', { name: 'Categories as CSV' }).click());
  // 96.50 and the 90 split off.
  expect(readCsv(categories.text).find((row) => row[1] === 'Travel')?.[3]).toBe('186.50');

  const file = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  // What was edited is one's own; the rest still says what it is.
  expect(file.name).toBe('transactions.csv');
  expect(readCsv(file.text)).toHaveLength(13);
  expect(readCsv(file.text)[0]).toEqual(['Type', 'Category', 'Amount', 'Description', 'Date', 'Sample']);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: file.bytes });
  await page.getByLabel('Replace the sample transactions').uncheck();
  await expect(page.getByText('0 transactions to add, 12 already here.')).toBeVisible();
});

test('learns where bank rows belong, and moves many at once', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const open = async (...lines: string[]) => {
    await page.getByRole('button', { name: 'Import' }).first().click();
    const buffer = Buffer.from(['Date,Description,Amount', ...lines].join('\n'));
    await dialog.getByLabel('File').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer });
  };
  const lines = Array.from(
    { length: 130 },
    (_, index) => `2026-03-${String((index % 28) + 1).padStart(2, '0')},POS ZEBRA ${index},-${index + 1}.00`,
  );
  await open(
    ...lines,
    '2026-03-30,GUSTO PAYROLL,-4000.00',
    '2026-03-31,AWS EMEA,-50.00',
    '2026-03-31,AWS EMEA,-50.00',
    '2026-03-31,Card check,0.00',
  );
  await expect(dialog.getByText('130 rows have no category yet and come in as Other.')).toBeVisible();
  await expect(dialog.getByLabel('Category of AWS EMEA')).toHaveValue('Software');
  await expect(dialog.getByLabel('1 row repeats an earlier one in this file')).toBeChecked();
  await expect(dialog.getByText('Row 135: Amount: it is 0.')).toBeVisible();
  await dialog.getByLabel('Category of POS ZEBRA 0').selectOption('Travel');
  await expect(dialog.getByText('Every row has a category.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  const top = page.getByRole('region', { name: 'Top Expense Categories' }).getByRole('listitem');
  // 1 + 2 + … + 130 = 8,515; two payments of 50.
  await expect(top).toHaveText(['Travel$8,515.00', 'Payroll$4,000.00', 'Software$100.00']);

  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('100 of 133 transactions shown')).toBeVisible();
  await expect(rows(page, 'All transactions')).toHaveCount(100);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page, 'All transactions')).toHaveCount(33);
  await page.getByLabel('Search transactions').fill('zebra');
  await page.getByLabel('Select all 130').check();
  await page.getByLabel('Move to category').selectOption({ label: 'Rent' });
  await expect(page.getByText('130 transactions moved to Rent')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Search transactions').fill('gusto');
  await page.getByLabel('Select GUSTO PAYROLL').check();
  await page.getByLabel('Move to category').selectOption({ label: 'Contractors' });

  await page.getByRole('tab', { name: 'Categories and budgets' }).click();
  const rules = page.getByRole('list', { name: 'Your rules' }).getByRole('listitem');
  await expect(rules).toHaveText(['“gusto payroll” → Contractors Expense', '“zebra” → Travel Expense']);
  await page.getByLabel('Name of a new category').fill('Permits');
  await page.getByRole('button', { name: 'Add category' }).click();
  await openForm(page);
  await expect(page.getByLabel('Category', { exact: true }).locator('option').last()).toHaveText('Contractors');
  await page.getByLabel('Category', { exact: true }).selectOption('Permits');
  await page.getByLabel('Amount').fill('0');
  await page.getByLabel('Description').fill('Street stall');
  await add(page);
  await expect(page.getByText('Enter an amount other than 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await open('2026-04-01,GUSTO PAYROLL,-4100.00');
  await expect(dialog.getByLabel('Category of GUSTO PAYROLL')).toHaveValue('Contractors');
});

test('a form open on a transaction keeps up when it is split', async ({ page }) => {
  await addEntry(page, 'expense', 'Software', '100', 'Servers');
  await page.getByRole('button', { name: 'Edit Servers' }).click();
  await page.getByLabel('Description').fill('Servers and a trip');
  await page.getByRole('button', { name: 'Split Servers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount of the second part').fill('30');
  await dialog.getByLabel('Category of the second part').selectOption('Travel');
  await dialog.getByRole('button', { name: 'Split' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Amount')).toHaveValue('70.00');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rows(page).filter({ hasText: 'Servers and a trip' })).toContainText('-$70.00');
  // 70 and 30 are still the 100 that was spent.
  await expect(card(page, 'Total Expenses')).toContainText('$100.00');
});

test('imports a bank file once, in the date format chosen', async ({ page }) => {
  const csv = 'Posted;Details;Amount\n03/04/2026;Coffee;-4,50\n05/04/2026;Acre Foods;1.250,00\n06/04/2026;Broken;abc\n';
  const choose = async () => {
    await page.getByRole('button', { name: 'Import' }).first().click();
    await page.getByLabel('File').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  };
  const dialog = page.getByRole('dialog');
  await choose();
  await expect(dialog.getByText('These dates can be read month first or day first.')).toBeVisible();
  await dialog.getByLabel('Date format').selectOption('dmy');
  await expect(dialog.getByRole('group', { name: 'Preview' })).toContainText('3 Apr 2026');
  await expect(dialog.getByText('Row 4: Amount')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(card(page, 'Total Income')).toContainText('$1,250.00');
  await expect(card(page, 'Total Expenses')).toContainText('$4.50');

  await choose();
  await dialog.getByLabel('Date format').selectOption('dmy');
  await expect(dialog.getByText('0 transactions to add, 2 already here')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByLabel('Period').selectOption('custom');
  await page.getByLabel('From').fill('2026-04-04');
  await expect(card(page, 'Total Expenses')).toContainText('$0.00');
  await expect(page.getByText('No expense transactions in this period')).toBeVisible();
  await page.getByLabel('Period').selectOption('all');
  await page.getByRole('tab', { name: 'Year end' }).click();
  await expect(page.getByRole('button', { name: 'Download year-end pack' })).toHaveAttribute('title', 'profit-and-loss-2026.pdf');
  await page.getByRole('button', { name: 'Other formats' }).last().click();
  const table = await saveBy(page, () => page.getByRole('menuitem', { name: 'CSV' }).first().click());
  expect(readCsv(table.text).at(-1)).toEqual(['Result', 'Operating result (without Investment and Funding)', '1245.50']);
});
