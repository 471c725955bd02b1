import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/customer-support-scripts');
});

const rows = (page: Page) => page.getByRole('list', { name: 'Scripts' }).getByRole('button');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undoToast = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });

async function createScript(page: Page, title: string, content: string, more: { tags?: string; code?: string } = {}) {
  await button(page, 'Create Script').click();
  const form = page.getByRole('form', { name: 'Create Script' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill(content);
  if (more.tags) await form.getByLabel('Tags').fill(more.tags);
  if (more.code) await form.getByLabel('Short code').fill(more.code);
  await form.getByRole('button', { name: 'Save Script' }).click();
  await expect(form).toBeHidden();
}

async function openImport(page: Page, name: string, content: string | Buffer) {
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  // The two that are there from the start would be replaced otherwise.
  await dialog.getByLabel('What is in the list now').selectOption('add');
  return dialog;
}

test('opens with two samples and the prompt, copies, deletes and takes it back', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Support Scripts');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Select a Script' })).toBeVisible();
  for (const name of ['Empathy First', 'Clear Communication', 'Follow-Up']) await expect(page.getByRole('heading', { name })).toBeVisible();
  await row(page, 'Product Return Process').click();
  const content = page.getByRole('region', { name: 'Content' });
  await expect(content).toContainText('within [30] days');
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveText('returnsrefund');
  await expect(page.getByRole('heading', { name: 'Usage Tips' })).toBeVisible();
  await expect(page.getByText('Terms to set: [30]')).toBeVisible();
  // Terms in brackets are examples, so they are asked about first.
  await button(page, 'Copy').click();
  const terms = page.getByRole('dialog', { name: 'Fill in: Product Return Process' });
  await terms.getByLabel('item within [30] days of').fill('14');
  await expect(terms.getByRole('region', { name: 'What is copied' })).toContainText('within 14 days of delivery');
  await terms.getByRole('button', { name: 'Copy with the brackets' }).click();
  await expect(button(page, 'Copied!')).toBeVisible();
  const since = performance.now();
  expect(copied()).toBe(await content.evaluate((element) => element.textContent));
  await expect(button(page, 'Copy')).toBeVisible();
  expect(performance.now() - since).toBeLessThan(3500);
  await expect(page.getByText('1 time', { exact: true })).toBeVisible();

  await button(page, 'Delete').click();
  await expect(page.getByRole('heading', { name: 'Select a Script' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await undoToast(page).click();
  await expect(rows(page)).toHaveCount(2);
});

test('creates a script, refuses what is missing, and finds by any part of it', async ({ page }) => {
  await button(page, 'Create Script').click();
  const form = page.getByRole('form', { name: 'Create Script' });
  await expect(form.getByLabel('Category').locator('option')).toHaveText([
    'General Inquiries',
    'Technical Support',
    'Billing',
    'Returns',
    'Shipping',
    'Product Information',
    'Account Management',
    'Complaints',
    'Feedback',
  ]);
  await form.getByLabel('Tags').fill('Kept');
  await button(page, 'Save Script').click();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByText('Enter a title.')).toBeVisible();
  await expect(form.getByText('Write the script.')).toBeVisible();
  await form.getByLabel('Title').fill('Vacation reply');
  await form.getByLabel('Short code').fill('/LOGIN');
  await form.getByLabel('Content').fill('We are closed until Monday.');
  await button(page, 'Save Script').click();
  await expect(form.getByText('“login” already belongs to Account Login Issues.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  // A look at another script keeps what was typed.
  await row(page, 'Account Login Issues').click();
  await button(page, 'Continue').click();
  await expect(form.getByLabel('Tags')).toHaveValue('Kept');
  await form.getByLabel('Short code').fill('closed');
  await form.getByLabel('Category').selectOption('Feedback');
  await button(page, 'Save Script').click();
  await expect(form).toBeHidden();
  await expect(rows(page)).toHaveCount(3);
  await button(page, 'Create Script').click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await button(page, 'Cancel').click();

  const search = page.getByLabel('Search scripts');
  for (const query of ['VACATION', 'feedback', 'until monday', 'kept']) {
    await search.fill(query);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Vacation reply');
  }
  await search.fill('zebra');
  await button(page, 'Clear Filters').click();
  await expect(rows(page)).toHaveCount(3);
});

test('asks for the variables before copying, and finds without the mouse', async ({ page }) => {
  await page.getByLabel('Your name').fill('Mara');
  await createScript(page, 'Late order', 'Hi {{name|there}}, order {{order_number}} is late. {{agent}}', { code: 'late' });
  await button(page, 'Copy').click();
  const dialog = page.getByRole('dialog', { name: 'Fill in: Late order' });
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('there');
  await expect(dialog.getByLabel('Agent')).toHaveValue('Mara');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByLabel('Order number')).toBeFocused();
  await expect(dialog.getByText('Fill this in')).toBeVisible();
  await dialog.getByLabel('Order number').fill('A-7');
  await dialog.getByLabel('Name', { exact: true }).fill('');
  await expect(dialog.getByRole('region', { name: 'What is copied' })).toHaveText('Hi there, order A-7 is late. Mara');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => copied()).toBe('Hi there, order A-7 is late. Mara');

  const palette = page.getByRole('dialog', { name: 'Quick Find' });
  await button(page, 'Quick Find').click();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('private window');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await page.getByRole('dialog', { name: 'Fill in: Account Login Issues' }).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => copied()).toContain('It is valid for 60 minutes.');
  await button(page, 'Quick Find').click();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Quick Find')).toBeFocused();
});

test('keeps earlier versions and brings them back; adds variants and starters', async ({ page }) => {
  await createScript(page, 'Greeting', 'First wording');
  await button(page, 'Edit').click();
  const form = page.getByRole('form', { name: 'Edit Script' });
  await form.getByLabel('Content').fill('Second wording');
  await button(page, 'Save Changes').click();
  await expect(page.getByRole('region', { name: 'Content' })).toHaveText('Second wording');
  await button(page, '1 earlier version').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('First wording');
  await dialog.getByRole('button', { name: 'Restore Version 1' }).click();
  await expect(page.getByRole('region', { name: 'Content' })).toHaveText('First wording');
  await expect(button(page, '2 earlier versions')).toBeVisible();
  await undoToast(page).click();
  await expect(page.getByRole('region', { name: 'Content' })).toHaveText('Second wording');

  await page.getByRole('button', { name: 'Add a variant of Greeting' }).click();
  const create = page.getByRole('form', { name: 'Create Script' });
  await create.getByLabel('Language').fill('German');
  await create.getByLabel('Tone').selectOption('Formal');
  await create.getByLabel('Content').fill('Guten Tag');
  await button(page, 'Save Script').click();
  await button(page, 'Neutral, English').click();
  await expect(page.getByRole('region', { name: 'Content' })).toHaveText('Second wording');
  await button(page, 'Favorite').click();
  await page.getByLabel('Show', { exact: true }).selectOption('Favorites');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Show', { exact: true }).selectOption('All scripts');

  await button(page, 'Starter Scripts').click();
  await dialog.getByLabel('Billing').uncheck();
  await dialog.getByRole('button', { name: /^Add \d+ scripts$/ }).click();
  await expect(row(page, 'Apology for a Mistake of Ours')).toBeVisible();
  await expect(row(page, 'Explaining a Charge')).toHaveCount(0);
  await row(page, 'Return Accepted').click();
  await expect(page.getByText('Template text', { exact: true })).toBeVisible();
  await undoToast(page).click();
  await expect(rows(page)).toHaveCount(4);
});

test('takes all scripts away as Markdown and more, and in again without doubles', async ({ page }) => {
  await createScript(page, 'Tricky, "quoted"', '=Hi {{name}}\n\n```\n[30] days', { tags: 'one, two' });
  const markdown = await saveBy(page, () => button(page, 'Export All').click());
  expect(markdown.name).toBe('customer-support-scripts.md');
  expect(markdown.text).toContain('# Customer Support Scripts');
  expect(markdown.text).toContain('### Product Return Process');
  expect(markdown.text).toContain('=Hi {{name}}\n\n```\n[30] days');
  const csv = await saveAs(page, 'CSV');
  expect(readCsv(csv.text)[0]?.slice(0, 4)).toEqual(['Title', 'Category', 'Content', 'Tags']);
  const sheet = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(sheet[1]?.[3]).toBe('one, two');
  expect((await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ')).toContain('Account Login Issues');
  expect((await readDocx((await saveAs(page, 'Word')).bytes)).text).toContain('=Hi {{name}}');
  expect((await saveAs(page, 'Text')).text).toContain('Account Login Issues');
  const json = await saveAs(page, 'JSON');
  expect(JSON.parse(json.text)).toMatchObject({ data: { records: [{ title: 'Tricky, "quoted"', tags: ['one', 'two'] }, {}, {}] } });

  const own = await openImport(page, csv.name, csv.bytes);
  await expect(own.getByRole('status')).toHaveText('0 scripts to add, 3 already here.');
  await own.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Import').click();
  const whole = page.getByRole('dialog');
  await whole.getByLabel('File').setInputFiles({ name: json.name, mimeType: 'application/json', buffer: json.bytes });
  await expect(whole.getByRole('button', { name: 'Open as a new document' })).toBeVisible();
  await whole.getByRole('button', { name: 'Cancel' }).click();
  const dialog = await openImport(page, 'macros.csv', 'Name,Body,Folder\nHello,Good morning,Billing\n,No title,Billing\n');
  await expect(dialog.getByRole('status')).toHaveText('1 script to add, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await row(page, 'Hello').click();
  await expect(page.getByRole('region', { name: 'Content' })).toHaveText('Good morning');
});

test('keeps one short code for one script, and an offer to undo only for the last change', async ({ page }) => {
  const dialog = await openImport(page, 'macros.csv', 'Name;Body;Shortcut\r\nOurs;Send it back.;/Return\r\nLate;Sorry.;/Late one\r\n');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(row(page, 'Late')).toContainText('/late-one');
  await expect(row(page, 'Ours')).not.toContainText('/');
  await row(page, 'Ours').click();
  await button(page, 'Delete').click();
  await expect(undoToast(page)).toBeVisible();
  await page.getByLabel('Your name').fill('Ana');
  await expect(undoToast(page)).toBeHidden();
});
