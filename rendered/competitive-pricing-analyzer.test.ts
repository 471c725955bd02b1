import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';

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
const ownList = (page: Page) => page.getByRole('list', { name: 'Your Products' });
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

test('starts empty and refuses what has no name or no price', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Your Products' })).toContainText('No products added yet');
  await expect(page.getByRole('region', { name: 'Competitors' })).toContainText('No competitors added yet');
  await expect(figure(page, 'Price difference')).toHaveText('—');
  const form = ownForm(page);
  await expect(form.getByLabel('Billing cycle').locator('option')).toHaveText(['monthly', 'annual', 'one-time']);
  await form.getByLabel('Features').fill('a');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByText('Give the product a name.')).toBeVisible();
  await expect(form.getByText('Enter a price above 0.')).toBeVisible();
  await form.getByLabel('Name').fill('Solo');
  for (const price of ['0', '-5', 'abc']) {
    await form.getByLabel('Price', { exact: true }).fill(price);
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form.getByText(price === 'abc' ? '“abc” isn’t a number.' : 'Enter a price above 0.')).toBeVisible();
    await expect(form.getByLabel('Price', { exact: true })).toHaveValue(price);
  }
  await expect(form.getByLabel('Features')).toHaveValue('a');
  await expect(ownList(page)).toBeHidden();

  await page.getByLabel('Competitor website').fill('acme.example');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(page.getByText('Give the competitor a name.')).toBeVisible();
  await expect(page.getByLabel('Competitor website')).toHaveValue('acme.example');
  await addCompetitor(page, 'Acme', 'acme.example');
  await expect(page.getByRole('link', { name: 'acme.example' })).toHaveAttribute('href', 'https://acme.example/');
  await page.getByLabel('Competitor name').fill('acme');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(page.getByText('This competitor is already on the list.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a product to Acme' }).click();
  const product = page.getByRole('form', { name: 'Add Product of Acme' });
  await product.getByRole('button', { name: 'Add Competitor Product' }).click();
  await expect(product.getByText('Give the product a name.')).toBeVisible();
  await expect(product.getByText('Enter a price above 0.')).toBeVisible();
  await product.getByLabel('Name').fill('Enterprise');
  await product.getByLabel('Contact us, no public price').check();
  await product.getByRole('button', { name: 'Add Competitor Product' }).click();
  await expect(rivalList(page, 'Acme')).toContainText('Contact us');
  await expect(page.getByRole('button', { name: 'Add a product to Acme' })).toBeFocused();
  await expect(figure(page, 'Competitor average')).toHaveText('—');
});

test('compares monthly prices and says where you stand', async ({ page }) => {
  const status = insights(page).getByRole('status');
  await addOwn(page, 'Pro', '30');
  await expect(status).toHaveText('Nothing to compare yet');
  await addCompetitor(page, 'Acme');
  await addRival(page, 'Acme', 'Monthly', '20');
  await addRival(page, 'Acme', 'Yearly', '240', 'annual');
  await addRival(page, 'Acme', 'Once', '480', 'one-time');
  // All three come to 20 a month: (30 - 20) / 20 = 50%.
  await expect(figure(page, 'Your average')).toHaveText('$30.00');
  await expect(figure(page, 'Competitor average')).toHaveText('$20.00');
  await expect(figure(page, 'Competitor median')).toHaveText('$20.00');
  await expect(figure(page, 'Price difference')).toHaveText('+50.0%');
  await expect(status).toHaveText('Your average price is significantly higher than the market');

  await page.getByRole('button', { name: 'Edit Pro' }).click();
  const edit = page.getByRole('form', { name: 'Edit Your Product' });
  await edit.getByLabel('Price', { exact: true }).fill('22');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(status).toHaveText('Your average price is in line with the market (within 10%)');
  await expect(ownList(page)).toContainText('Changed');
  await ownList(page).getByText('Price history').click();
  await expect(ownList(page)).toContainText('$30.00 monthly');

  // 22.002 is 10.01% above 20: past the line, and shown so.
  await page.getByLabel('Your price a month').fill('22.002');
  await expect(page.getByText('significantly higher than the market: +10.01%')).toBeVisible();
  await page.getByLabel('Your price a month').fill('17.99');
  await expect(page.getByText('At $17.99 you would be significantly lower than the market: -10.1%')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my price' }).click();
  await expect(page.getByText('At $22.00 you would be in line with the market')).toBeVisible();

  // 480 over 12 months is 40: (20 + 20 + 40) / 3 = 26.67, and 22 is 17.5% below.
  await page.getByLabel('Months a one-time price counts for').fill('12');
  await expect(figure(page, 'Competitor average')).toHaveText('$26.67');
  await expect(status).toHaveText('Your average price is significantly lower than the market');
  await page.getByLabel('Months a one-time price counts for').fill('0');
  await expect(page.getByText('24 is used.')).toBeVisible();
  await expect(figure(page, 'Competitor average')).toHaveText('$20.00');

  await page.getByLabel('Count it: Acme Yearly').uncheck();
  await expect(insights(page)).toContainText('Not counted: 1 product left out by you.');
  // Left out while its form is open, it stays left out when that is saved.
  await page.getByRole('button', { name: 'Edit Acme Once' }).click();
  await page.getByLabel('Count it: Acme Once').uncheck();
  const open = page.getByRole('form', { name: 'Edit Product of Acme' });
  await open.getByRole('button', { name: 'Save Changes' }).click();
  await expect(open).toBeHidden();
  await expect(page.getByLabel('Count it: Acme Once')).not.toBeChecked();
});

test('brings seats and currencies to one footing', async ({ page }) => {
  await addOwn(page, 'Seat', '10');
  await addCompetitor(page, 'Kiosk');
  await page.getByRole('button', { name: 'Add a product to Kiosk' }).click();
  const form = page.getByRole('form', { name: 'Add Product of Kiosk' });
  await form.getByLabel('Name').fill('Five');
  await form.getByLabel('Price', { exact: true }).fill('40');
  await form.getByRole('button', { name: 'Tier, units, currency and source' }).click();
  await form.getByLabel('Currency').selectOption('EUR');
  await form.getByLabel('Units included').fill('5');
  await form.getByLabel('Unit', { exact: true }).fill('seat');
  await form.getByLabel('Tier').selectOption('Entry');
  await form.getByLabel('Source URL').fill('kiosk.example/prices');
  await form.getByRole('button', { name: 'Add Competitor Product' }).click();
  await expect(rivalList(page, 'Kiosk')).toContainText('€40.00 monthly for 5 × seat');
  await expect(rivalList(page, 'Kiosk')).toContainText('No exchange rate');
  // A price with endless digits, saved again as it is, has not changed; one in another currency has.
  await addOwn(page, 'Third', '100/3');
  for (const currency of ['own', 'GBP']) {
    await page.getByRole('button', { name: 'Edit Third' }).click();
    const edit = page.getByRole('form', { name: 'Edit Your Product' });
    await edit.getByLabel('Currency').selectOption(currency);
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit).toBeHidden();
    await expect(ownList(page).getByText('Changed')).toHaveCount(currency === 'own' ? 0 : 1);
  }
  await ownList(page).getByText('Price history').click();
  await expect(ownList(page)).toContainText(': £33.33 monthly');
  await expect(ownList(page)).toContainText(': $33.33 monthly');
  await page.getByRole('button', { name: 'Delete Third' }).click();
  // 40 / 5 seats × 1.25 = 10.
  await page.getByLabel('1 EUR in USD').fill('1.25');
  await expect(figure(page, 'Competitor average')).toHaveText('$10.00');
  await expect(figure(page, 'Price difference')).toHaveText('0.0%');
  await page.getByLabel('Compare for how many units').fill('3');
  await expect(figure(page, 'Competitor average')).toHaveText('$30.00');
  await expect(page.getByRole('region', { name: 'Prices by tier' }).getByRole('row', { name: /Entry/ })).toContainText('$30.00');
});

test('edits, copies, filters and deletes with a way back', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByLabel('Search competitor products').fill('studio');
  await expect(page.getByText('1 of 8 competitor products shown')).toBeVisible();
  await page.getByLabel('Filter by tier').selectOption('top');
  await expect(page.getByText('No competitor products match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Filter by price').selectOption('changed');
  await expect(page.getByText('1 of 8 competitor products shown')).toBeVisible();
  await page.getByLabel('Filter by price').selectOption('all');

  await page.getByRole('button', { name: 'Edit competitor Harbour Desk' }).click();
  const form = page.getByRole('form', { name: 'Edit Competitor' });
  await form.getByLabel('Competitor name').fill('Harbour');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rivalList(page, 'Harbour').getByText('Count it')).toHaveCount(3);
  await page.getByRole('button', { name: 'Duplicate competitor Harbour' }).click();
  await expect(rivalList(page, 'Harbour (copy)').getByText('Count it')).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete competitor Harbour (copy)' }).click();
  await expect(rivalList(page, 'Harbour (copy)')).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(rivalList(page, 'Harbour (copy)')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Starter' }).click();
  await expect(ownList(page)).not.toContainText('Starter');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(ownList(page)).toContainText('Starter');
  await page.getByLabel('Leave out outliers').check();
  await expect(rivalList(page, 'Quill & Post')).toContainText('Outlier, left out');
});

test('takes the analysis away in every format, and its prices in again', async ({ page }) => {
  await addOwn(page, 'Pro, monthly', '22');
  await addCompetitor(page, '=Acme', 'https://acme.example');
  await addRival(page, '=Acme', 'Yearly', '240', 'annual');
  const text = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(text.name).toBe('pricing-analysis.txt');
  expect(text.text).toContain('in line with the market (within 10%)');
  expect(text.text).toContain('=Acme');
  expect(text.text).toContain('+10.0%');
  const csv = await saveAs(page, 'CSV');
  const [header, ...rows] = readCsv(csv.text);
  expect(header?.slice(0, 6)).toEqual(['Competitor', 'Competitor website', 'Name', 'Price', 'Billing cycle', 'Features']);
  expect(rows).toHaveLength(2);
  const sheet = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(sheet[1]?.[3]).toBe(240);
  expect((await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ')).toContain('Pro, monthly');
  expect((await readDocx((await saveAs(page, 'Word')).bytes)).text).toContain('Competitor average');
  expect(await saveData(page)).toMatchObject({ records: [{ name: 'Yearly', price: 240 }, { price: 22 }] });

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const more = `${csv.text.trimEnd()}\r\nBolt,,Max,45,monthly,"a, b"\r\nBolt,,Free,0,monthly\r\nBolt,,Ask,,monthly\r\n`;
  await dialog.getByLabel('File').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.text) });
  await expect(dialog.getByRole('status')).toHaveText('0 products to add, 2 already here.');
  await dialog.getByLabel('File').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(more) });
  await expect(dialog.getByRole('status')).toHaveText('2 products to add, 2 already here, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(rivalList(page, 'Bolt')).toContainText('$45.00 monthly');
  await expect(rivalList(page, 'Bolt').getByText('No price')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete Bolt Ask' }).click();
  await page.getByRole('button', { name: 'Delete Bolt Max' }).click();
  await expect(page.getByRole('heading', { name: 'Bolt' })).toBeVisible();
});
