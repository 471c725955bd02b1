import { expect, saveAs, test, type Page } from './support/test';
import { readWorkbook } from '../e2e/support/workbook';

const year = new Date().getFullYear();
const table = (page: Page) => page.getByRole('region', { name: 'Monthly projection' }).getByRole('table');
/** The cells of a month, counted from 1, its name first. */
const monthRow = async (page: Page, number: number) => {
  const row = table(page).getByRole('row').nth(number);
  return [...(await row.locator('th').allInnerTexts()), ...(await row.getByRole('cell').allInnerTexts())];
};
const total = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) }).locator('dd').first(); // prettier-ignore
const comparison = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('table');

interface Given {
  type?: 'income' | 'expense';
  frequency?: string;
  start?: string;
}

async function addItem(page: Page, name: string, amount: string, { type, frequency, start }: Given = {}) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  if (type) await page.getByLabel('Type', { exact: true }).selectOption(type);
  if (frequency) await page.getByLabel('Frequency', { exact: true }).selectOption(frequency);
  if (start) await page.getByLabel('Start Month', { exact: true }).selectOption(start);
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
}

/** A part that opens in place. */
const openPart = (page: Page, title: string) => page.getByText(title, { exact: true }).click();

test.beforeEach(async ({ page }) => {
  await page.goto('/cash-flow-projector');
});

test('projects month by month, refuses what is not an item, and follows every change', async ({ page }) => {
  await expect(page.getByLabel('Projection Period').getByRole('option')).toHaveText([
    '6 months', '12 months', '18 months', '24 months', '36 months',
  ]); // prettier-ignore
  await expect(table(page).locator('thead').getByRole('columnheader')).toHaveText([
    'Month', 'Income', 'Expenses', 'Net Cash Flow', 'Cumulative Cash Flow',
  ]); // prettier-ignore
  await expect(table(page).getByRole('row')).toHaveCount(13);

  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByText('Give it a name.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Sales');
  await page.getByLabel('Amount', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByText('Enter an amount above 0.')).toBeVisible();
  await expect(page.getByText('No items added yet')).toBeVisible();

  await page.getByLabel('Starting Cash').fill('1,000');
  await addItem(page, 'Sales', '1,000');
  await addItem(page, 'Rent', '400.50', { type: 'expense', frequency: 'quarterly', start: `February ${year}` });
  await addItem(page, 'Insurance', '6000', { type: 'expense', frequency: 'annual', start: `March ${year}` });
  // January: 1,000 + 1,000. February: + 1,000 − 400.50. March: + 1,000 − 6,000. May: rent again.
  expect(await monthRow(page, 1)).toEqual([`Jan ${year}`, '$1,000.00', '$0.00', '$1,000.00', '$2,000.00']);
  expect(await monthRow(page, 2)).toEqual([`Feb ${year}`, '$1,000.00', '$400.50', '$599.50', '$2,599.50']);
  expect((await monthRow(page, 3)).slice(0, 4)).toEqual([`Mar ${year}`, '$1,000.00', '$6,000.00', '-$5,000.00']);
  expect((await monthRow(page, 3))[4]).toMatch(/^-\$2,400\.50\s*Cash runs out here$/);
  expect((await monthRow(page, 5))[2]).toBe('$400.50');
  // 12 × 1,000; 4 × 400.50 + 6,000.
  await expect(total(page, 'Total Income')).toHaveText('$12,000.00');
  await expect(total(page, 'Total Expenses')).toHaveText('$7,602.00');
  await expect(total(page, 'Net Cash Flow')).toHaveText('$4,398.00');
  await expect(total(page, 'Zero-cash month')).toHaveText(`March ${year}`);
  await expect(page.getByText('Default dead')).toBeVisible();

  await page.getByLabel('Projection Period').selectOption('24');
  await expect(table(page).getByRole('row')).toHaveCount(25);
  expect((await monthRow(page, 15))[2]).toBe('$0.00');
  await expect(page.getByText('Counted once')).toBeVisible();
  await page.getByRole('button', { name: 'Repeat every 12 months for Insurance' }).click();
  expect((await monthRow(page, 15))[2]).toBe('$6,000.00');

  await addItem(page, 'Late grant', '9000', { type: 'income', frequency: 'one-time', start: `October ${year}` });
  await expect(total(page, 'Total Income')).toHaveText('$33,000.00');
  await page.getByLabel('Projection Period').selectOption('6');
  await expect(total(page, 'Total Income')).toHaveText('$6,000.00');
  await expect(page.getByText('Not in this period')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Sales' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('1,500');
  await page.getByText('Growth, end month, timing').click();
  await page.getByLabel('Growth per month').fill('10');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // 1,500; 1,650; 1,815.
  expect((await monthRow(page, 3))[1]).toBe('$1,815.00');
  await page.getByRole('button', { name: 'Delete Rent' }).click();
  expect((await monthRow(page, 2))[2]).toBe('$0.00');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  expect((await monthRow(page, 2))[2]).toBe('$400.50');

  await page.getByLabel('First month').selectOption('July');
  await page.getByLabel('First year').selectOption(String(year + 1));
  expect((await monthRow(page, 1))[0]).toBe(`Jul ${year + 1}`);
});

test('takes the projection away as a workbook, and items in', async ({ page }) => {
  await page.getByLabel('Starting Cash').fill('500');
  await addItem(page, 'Sales, direct', '1000');
  await openPart(page, 'Delays and sales tax');
  await page.getByLabel('Sales tax', { exact: true }).selectOption('vat');
  await page.getByLabel('Tax rate').fill('20');
  await page.getByLabel('Collection delay (days)').fill('15');
  const { bytes, name } = await saveAs(page, 'Excel');
  expect(name).toBe('cash-flow-projection.xlsx');
  const workbook = readWorkbook(bytes);
  expect(workbook.differences).toEqual([]);
  // Half of January's 1,000 is paid in January: 500 with 100 of VAT on top of 500.
  expect(workbook.at('Projection', 'F2')).toBe(1100);

  const items = `Name,Type,Amount,Frequency,Start Month\r\n"Sales, direct",Income,1000,Monthly,\r\n"Grant","Income",2500,"One-time",${year}-04-01\r\n"Nothing","Income",0\r\n`;
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(items) });
  await expect(dialog.getByRole('status')).toHaveText('1 item to add, 1 already here, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(2);
});

test('compares scenarios and what could go wrong', async ({ page }) => {
  await page.getByLabel('Projection Period').selectOption('6');
  await page.getByLabel('Starting Cash').fill('1000');
  await addItem(page, 'Sales', '1000');
  await addItem(page, 'Costs', '500', { type: 'expense' });
  const whatIf = comparison(page, 'What if');
  await expect(whatIf.locator('thead').getByRole('columnheader')).toHaveText([
    'As planned', 'Revenue −20%', 'Costs +10%', 'Payment +30 days', 'All three',
  ]); // prettier-ignore
  const ending = whatIf.getByRole('row', { name: /^Cash at the end/ }).getByRole('cell');
  // 1,000 + 6 × 500; + 6 × 300; + 6 × 450; one month's sales short; 1,000 + 5 × 800 − 6 × 550.
  await expect(ending).toHaveText([
    '$4,000.00', '$2,800.00−$1,200.00', '$3,700.00−$300.00', '$3,000.00−$1,000.00', '$1,700.00−$2,300.00',
  ]); // prettier-ignore

  await page.getByRole('button', { name: 'Add a scenario to compare' }).click();
  await page.getByRole('button', { name: 'Add scenario' }).click();
  const bar = page.getByRole('group', { name: 'Scenarios', exact: true });
  await expect(bar.getByRole('button', { name: 'Worst', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Edit Sales' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('200');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('Starting Cash').fill('900');
  const scenarios = comparison(page, 'Scenarios side by side');
  await expect(scenarios.locator('thead').getByRole('columnheader')).toHaveText(['Base', 'Best', 'Worst']);
  // 900 + 6 × (200 − 500).
  await expect(scenarios.getByRole('row', { name: /^Cash at the end/ }).getByRole('cell')).toHaveText([
    '$4,000.00', '$4,000.00same', '-$900.00−$4,900.00',
  ]); // prettier-ignore
  // 600, 300, 0, −300: three months of cash.
  await expect(scenarios.getByRole('row', { name: /^Runway/ }).getByRole('cell')).toHaveText([
    'over 60 months', 'over 60 months', '3 months',
  ]); // prettier-ignore
  await expect(page.getByRole('img', { name: 'Cumulative cash flow by month' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cumulative cash flow' }).getByRole('listitem')).toHaveText(['Base', 'Best', 'Worst']);
  await expect(page.getByText('Default dead')).toBeVisible();

  // What was being edited in one scenario is not saved into another, and comes back with Undo.
  await page.getByRole('button', { name: 'Edit Sales' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('7');
  await bar.getByRole('button', { name: 'Base', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add Item' })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('7');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Base', exact: true }).click();
  await expect(page.getByLabel('Starting Cash')).toHaveValue('1000');
  await expect(page.getByText('Default alive')).toBeVisible();
  await openPart(page, 'Delays and sales tax');
  await page.getByLabel('Collection delay (days)').fill('45');
  // Nothing in January, half of its sales in February, a full month from March on.
  expect((await monthRow(page, 2))[1]).toBe('$500.00');
  await expect(page.getByText('$1,500.00 of income not collected yet')).toBeVisible();
  await page.getByLabel('Payment delay (days)').fill('400');
  await expect(page.getByText('Payment delay (days) can’t be above 365.')).toBeVisible();
  await page.getByLabel('Payment delay (days)').fill('');
  await page.getByLabel('Sales tax', { exact: true }).selectOption('sales');
  await page.getByLabel('Tax rate').fill('10');
  await expect(table(page).getByRole('columnheader', { name: 'Sales tax' })).toBeVisible();
  // 10% of 1,000 comes in in April; 10% of February's 500 and March's 1,000 goes out.
  expect((await monthRow(page, 4))[3]).toBe('-$50.00');
});

test('takes costs from another tool, once', async ({ page }) => {
  const send = async (description: string, amount: string) => {
    await page.goto('/expense-calculator');
    await page.getByLabel('Description').fill(description);
    await page.getByLabel('Amount', { exact: true }).fill(amount);
    await page.getByLabel('Category', { exact: true }).selectOption('Software');
    await page.getByLabel('Repeats').selectOption('yearly');
    await page.getByRole('button', { name: 'Add Expense', exact: true }).click();
    await sendAgain();
  };
  const sendAgain = async () => {
    await page.getByRole('button', { name: 'Send to another tool' }).click();
    await page.getByRole('menuitem', { name: 'Cash Flow Projector' }).click();
    await page.getByRole('button', { name: 'Open it' }).click();
  };
  await send('Domain', '120');
  await expect(page.getByText('Startup Cost Calculator has 1 line for you: Domain.')).toBeVisible();
  await expect(page.getByText('No items added yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('from Startup Cost Calculator');
  await expect(rows).toContainText('every 12 months');
  await expect(total(page, 'Total Expenses')).toHaveText('$120.00');

  await page.goto('/expense-calculator');
  await expect(page.getByRole('heading', { level: 1, name: 'Startup Cost Calculator' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Domain' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('150');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await sendAgain();
  await expect(page.getByText('Changed in Startup Cost Calculator since you took it: Domain.')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(total(page, 'Total Expenses')).toHaveText('$150.00');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(total(page, 'Total Expenses')).toHaveText('$120.00');

  // A projection that starts later still counts a payment made before it.
  await page.getByLabel('First year').selectOption(String(year + 1));
  await page.goto('/expense-calculator');
  await expect(page.getByRole('heading', { level: 1, name: 'Startup Cost Calculator' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Domain' }).click();
  await page.getByLabel('Repeats').selectOption('once');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await sendAgain();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText(`1 single payment dated before January ${year + 1} is counted in that month.`)).toBeVisible();
  await expect(rows).toContainText('counted in month 1');
  await expect(total(page, 'Total Expenses')).toHaveText('$150.00');
});

test('finds items, with samples marked', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await page.getByLabel('Show', { exact: true }).selectOption('Income only');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Search items').fill('zzz');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows).toHaveCount(7);
});
