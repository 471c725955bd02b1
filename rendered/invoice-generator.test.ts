import { expect, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/invoice-generator');
});

const item = (page: Page, place: number) => page.getByRole('group', { name: `Item ${place}`, exact: true });
const paper = (page: Page) => page.getByRole('article');

async function fillItem(page: Page, place: number, description: string, quantity: string, rate: string) {
  await item(page, place).getByLabel('Description').fill(description);
  await item(page, place).getByLabel('Quantity').fill(quantity);
  await item(page, place).getByLabel('Rate').fill(rate);
}

const todayHere = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

test('starts with one row, today and no due date', async ({ page }) => {
  await expect(page.getByLabel('Invoice Number')).toHaveValue('INV-001');
  await expect(page.getByLabel('Invoice Date')).toHaveValue(todayHere());
  await expect(page.getByLabel('Due Date')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
  await expect(page.getByRole('textbox', { name: 'Rate', exact: true })).toHaveValue('0');
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue('');
  await expect(paper(page)).not.toContainText('Due');
  await expect(paper(page)).not.toContainText('Notes');
  await expect(page.getByText('Change or remove it')).toBeVisible();
  await expect(paper(page)).toContainText('Tax 10%');
});

test('the preview follows what is typed', async ({ page }) => {
  await page.getByLabel('Company Name').fill('Northwind Studio');
  await page.getByLabel('Address', { exact: true }).fill('12 Harbor Row\nPortland');
  await page.getByLabel('Email').fill('hello@northwind.co');
  await page.getByLabel('Client Name').fill('Acre Foods');
  await page.getByLabel('Client Address').fill('88 Mill St, Salem');
  await page.getByLabel('Due Date').fill('2030-12-15');
  await page.getByLabel('Notes').fill('Thank you');
  await fillItem(page, 1, 'Brand workshop', '2', '1,250.00');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(item(page, 2).getByLabel('Description')).toBeFocused();
  await expect(item(page, 2).getByLabel('Quantity')).toHaveValue('1');
  await expect(item(page, 2).getByLabel('Rate')).toHaveValue('0');
  await fillItem(page, 2, 'Design system', '1', '4800');
  // 2 × 1,250.00 + 4,800.00 = 7,300.00; 10% = 730.00
  for (const text of [
    'Northwind Studio',
    'Portland',
    'hello@northwind.co',
    'Bill To',
    'Acre Foods',
    '88 Mill St, Salem',
    'Due 15 Dec 2030',
    'Notes',
    'Thank you',
    '$7,300.00',
    '$730.00',
    '$8,030.00',
  ]) {
    await expect(paper(page)).toContainText(text);
  }

  await page.getByLabel('Client Address').fill('Torstr. 1, 10119 Berlin');
  await expect(page.getByText('where the currency is EUR')).toBeVisible();
  await expect(paper(page)).not.toContainText('Draft');

  await item(page, 1).getByLabel('Quantity').fill('2.5');
  await expect(page.getByText('2.5 is read as 2.')).toBeVisible();
  await expect(paper(page)).toContainText('$8,030.00');
  await page.getByRole('button', { name: 'Allow decimals' }).click();
  // 2.5 × 1,250.00 = 3,125.00; + 4,800.00 = 7,925.00; + 792.50
  await expect(paper(page)).toContainText('$8,717.50');
  await expect(item(page, 1).getByLabel('Quantity')).toHaveValue('2.5');

  await item(page, 1).getByLabel('Rate').fill('abc');
  await expect(page.getByText('“abc” isn’t a number. It counts as 0.')).toBeVisible();
  await expect(item(page, 1).getByLabel('Rate')).toHaveValue('abc');
  await expect(paper(page)).toContainText('$5,280.00');

  await page.getByRole('button', { name: 'Delete item 1' }).click();
  await expect(paper(page)).not.toContainText('Brand workshop');
  await page.getByRole('button', { name: 'Delete item 1' }).click();
  await expect(page.getByRole('group', { name: /^Item \d/ })).toHaveCount(0);
  await expect(paper(page)).toContainText('$0.00');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, 1).getByLabel('Description')).toHaveValue('Design system');

  await page.getByRole('button', { name: 'Remove tax' }).click();
  await expect(paper(page)).not.toContainText('Tax');
  await page.getByLabel('Tax %').fill('20');
  await page.getByLabel('Tax name').fill('VAT');
  await expect(paper(page)).toContainText('VAT 20%');
  await item(page, 1).getByLabel('Rate').fill('-100');
  await expect(paper(page).getByRole('heading', { name: 'Credit note' })).toBeVisible();
});

test('discounts, deposit and a code to pay by', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(paper(page)).toContainText('Sample');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Discount %').fill('10');
  await page.getByLabel('Shipping').fill('20');
  await page.getByLabel('Deposit paid').fill('1000');
  // 7,300.00 − 730.00 = 6,570.00; tax 657.00; shipping 20.00; total 7,247.00; balance 6,247.00
  for (const text of ['-€730.00', '€657.00', '€7,247.00', '€6,247.00']) await expect(paper(page)).toContainText(text);
  await page.getByLabel('IBAN').fill('DE89370400440532013001');
  await expect(paper(page).getByText('This IBAN doesn’t add up.')).toBeVisible();
  await expect(paper(page)).toContainText('Draft');
  await expect(page.getByRole('img', { name: /^Scan/ })).toHaveCount(0);
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await expect(page.getByRole('img', { name: 'Scan with your banking app to pay' })).toBeVisible();
  await expect(paper(page)).toContainText('DE89 3704 0044 0532 0130 00');
  expect((await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())).text).toContain('<svg');

  await page.getByLabel('Unit, discount and tax for each item').check();
  await item(page, 2).getByLabel('Own tax %').fill('20');
  await expect(paper(page)).toContainText('Tax summary');
  await item(page, 2).getByLabel('Tax', { exact: true }).selectOption('reverse');
  await expect(paper(page)).toContainText('the customer accounts for the tax');
});

test('keeps several documents', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('button', { name: 'All invoices' }).click();
  await page.getByLabel('Status of INV-001').selectOption('sent');
  await page.getByLabel('Invoice Date').fill('2020-01-01');
  await page.getByLabel('Due Date').fill('2020-02-01');
  await expect(page.getByText('Overdue')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unpaid in USD' })).toContainText('$8,030.00');
  await page.getByLabel('Due Date').fill('2019-02-01');
  await expect(paper(page).getByText('The due date is before the invoice date.')).toBeVisible();
  await expect(paper(page)).toContainText('Draft');
  await page.getByRole('button', { name: 'Keep as is' }).click();
  await expect(paper(page)).not.toContainText('Draft');

  await page.getByRole('button', { name: 'New invoice' }).click();
  await expect(page.getByLabel('Invoice Number')).toHaveValue('INV-002');
  await expect(page.getByLabel('Company Name')).toHaveValue('Northwind Studio');
  await page.getByLabel('Invoice Number').fill('INV-001');
  await expect(page.getByText('Another document already has this number.')).toBeVisible();
  await page.getByRole('button', { name: 'Use INV-002' }).click();
  await expect(page.getByLabel('Invoice Number')).toHaveValue('INV-002');
  await page.getByRole('button', { name: 'Delete INV-002' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Open INV-002' })).toBeVisible();

  await page.getByRole('button', { name: 'New quote' }).click();
  await expect(paper(page).getByRole('heading', { name: 'Quote' })).toBeVisible();
  await page.getByRole('button', { name: 'To invoice: QUO-001' }).click();
  await expect(page.getByLabel('Invoice Number')).toHaveValue('INV-003');
  await expect(paper(page)).toContainText('Refers to Quote QUO-001');
  await page.getByRole('button', { name: 'To credit note: INV-001' }).click();
  await expect(paper(page).getByRole('heading', { name: 'Credit note' })).toBeVisible();
  await page.getByRole('button', { name: 'Open INV-001' }).click();
  await expect(page.getByLabel('Client Name')).toHaveValue('Acre Foods');

  // What is paid waits in the tracker, and is counted there once it is taken.
  await page.getByLabel('Client Name').fill('Brook Bakery');
  await page.getByLabel('Status of INV-001').selectOption('paid');
  await page.getByRole('status').getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Invoice Generator has 1 line for you: INV-001, Brook Bakery.')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Recent Transactions' }).getByRole('listitem')).toContainText('+$8,030.00');
});
