import { unzipSync } from 'fflate';
import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf } from '../e2e/support/readers';
import { copied, expect, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/email-templates');
});

const rows = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('button');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const undoToast = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Export stands above the list, Download in the template: each has a menu of its own. */
async function saveAs(page: Page, from: 'Export' | 'Download', format: string) {
  await page
    .getByRole('button', { name: 'Other formats' })
    .nth(from === 'Export' ? 0 : 1)
    .click();
  return saveBy(page, () => page.getByRole('menuitem', { name: format }).first().click());
}

/** The parts of a message, decoded by hand. */
function readEml(text: string) {
  const [head = '', ...parts] = text.split('--=_groundwork_alternative\r\n');
  const decoded = parts.map((part) => Buffer.from((part.split('\r\n\r\n')[1] ?? '').split('--')[0] ?? '', 'base64').toString('utf8'));
  return { head, plain: decoded[0] ?? '', html: decoded[1] ?? '' };
}

test('lists templates by category, reads one, fills it in and takes it along', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Templates');
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
  const category = page.getByLabel('Category');
  await expect(category.locator('option')).toHaveText([
    'All Categories',
    'Welcome Series',
    'Product Launch',
    'Newsletter',
    'Sales Outreach',
    'Customer Support',
    'Event Promotion',
    'Follow-up',
    'Feedback Request',
  ]);
  await expect(category.getByRole('option', { selected: true })).toHaveText('All Categories');
  for (const name of ['Newsletter', 'Customer Support', 'Event Promotion', 'Feedback Request']) {
    await category.selectOption(name);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Added');
  }
  await category.selectOption('Welcome Series');
  await expect(rows(page)).toHaveText(['Welcome EmailWelcome SeriesBuilt-in']);
  await category.selectOption('Product Launch');
  await expect(rows(page)).toHaveText(['Product Launch AnnouncementProduct LaunchBuilt-in']);
  await category.selectOption('All Categories');
  await expect(page.getByRole('heading', { name: 'Email Marketing Tips' })).toBeVisible();

  await row(page, 'Welcome Email').click();
  await expect(region(page, 'Subject')).toHaveText('Welcome to {{company_name}}, {{first_name}}');
  const content = region(page, 'Content');
  await expect(content).toContainText('Hi {{first_name}},');
  await expect(content.locator('input, textarea')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Available Variables' }).getByRole('button')).toHaveText([
    '{{first_name}}',
    '{{company_name}}',
    '{{sender_name}}',
  ]);
  await button(page, '{{first_name}}').click();
  await expect.poll(copied).toBe('{{first_name}}');
  await button(page, 'Copy').click();
  await expect.poll(copied).toContain('Subject: Welcome to {{company_name}}, {{first_name}}');
  const raw = await saveBy(page, () => button(page, 'Download').click());
  expect(raw.name).toBe('Welcome Email-template.txt');
  expect(raw.text).toContain('Hi {{first_name}},');
  expect(raw.text).not.toContain('Draft');

  await button(page, 'Preview').click();
  await expect(page.getByLabel('first_name')).toHaveValue('Alex');
  await expect(region(page, 'Subject')).toHaveText('Welcome to Acme, Alex');
  await page.getByLabel('first_name').fill('');
  await expect(region(page, 'Subject')).toHaveText('Welcome to Acme, {{first_name}}');
  await expect(page.getByText('2 sample values and 1 open place left')).toBeVisible();
  await button(page, 'Copy').click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveText(['company_name', 'sender_name', '{{first_name}}']);
  await dialogOf(page).getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(copied).toContain('Welcome to Acme, {{first_name}}');
  await dialogOf(page).getByRole('button', { name: 'Fill them in' }).click();
  await expect(page.getByLabel('first_name')).toBeFocused();
  expect((await saveBy(page, () => button(page, 'Download').click())).text).toMatch(
    /^Draft: replace 2 sample values \(company_name, sender_name\)/,
  );

  await page.getByLabel('first_name').fill('Zoë & <b>');
  await page.getByLabel('company_name').fill('Brick');
  await page.getByLabel('sender_name').fill('Mara');
  await expect(page.getByText('Draft:')).toBeHidden();
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  await expect.poll(copied).toMatch(/^Subject: Welcome to Brick, Zoë & <b>\nPreheader: .*\n\nHi Zoë & <b>,/);
  const link = await page.getByRole('link', { name: 'Open in mail app' }).getAttribute('href');
  expect(decodeURIComponent(link ?? '')).toMatch(/^mailto:\?subject=Welcome to Brick, Zoë & <b>&body=Hi Zoë & <b>,\r\n/);

  await button(page, 'View').click();
  await expect(region(page, 'Subject')).toHaveText('Welcome to {{company_name}}, {{first_name}}');
  await button(page, 'Preview').click();
  await expect(page.getByLabel('company_name')).toHaveValue('Brick');
  await button(page, 'Use samples').click();
  await expect(page.getByLabel('company_name')).toHaveValue('Acme');
  await undoToast(page).click();
  await expect(page.getByLabel('company_name')).toHaveValue('Brick');
});

test('shows both versions, checks the email and saves it in every format', async ({ page }) => {
  await row(page, 'Sales Follow-up').click();
  await button(page, 'Preview').click();
  await page.getByRole('tab', { name: 'Side by side' }).click();
  await expect(region(page, 'Body').getByRole('listitem')).toHaveCount(2);
  await expect(region(page, 'Plain-text body')).toContainText('- How a team of ten does it: https://www.example.com/story');
  await page.getByText('1 thing to check before you send').click();
  await expect(page.getByText('A way to unsubscribe and your postal address are missing.')).toBeVisible();
  await page.getByText('Sender and footer', { exact: true }).click();
  await page.getByLabel('Postal address').fill('Brick Ltd\n1 Mill Lane');
  await page.getByLabel('Unsubscribe link').fill('javascript:alert(1)');
  await expect(page.getByText('This isn’t a web or email address, so it’s left out of the footer.')).toBeVisible();
  await page.getByLabel('Unsubscribe link').fill('https://brick.example/bye');
  await page.getByLabel('Your email address').fill('mara');
  await expect(page.getByText('This isn’t an email address, so .eml files have no sender.')).toBeVisible();
  await page.getByLabel('Your email address').fill('mara@brick.example');
  await expect(page.getByText('to check before you send')).toBeHidden();
  await expect(region(page, 'Plain-text body')).toContainText('Unsubscribe: https://brick.example/bye');
  await page.getByLabel('topic').fill('x'.repeat(60));
  await page.getByText('1 thing to check before you send').click();
  await expect(page.getByText('The subject has 76 characters.')).toBeVisible();
  const attack = '"><img src=x onerror=alert(1)>';
  await page.getByLabel('topic').fill(attack);
  for (const name of ['first_name', 'company_name', 'solution_summary', 'resource_1', 'resource_2', 'sender_name'])
    await page.getByLabel(name).fill(name === 'resource_1' ? 'https://brick.example/a?b=1&c=2' : `My ${name}`);

  const html = await saveAs(page, 'Download', 'HTML');
  expect(html.name).toBe('Sales Follow-up-template.html');
  expect(html.text).not.toContain('<img');
  expect(html.text).toContain('href="https://brick.example/a?b=1&amp;c=2"');
  const eml = await saveAs(page, 'Download', 'Email (.eml)');
  expect(eml.name).toBe('Sales Follow-up-template.eml');
  const message = readEml(eml.text);
  expect(message.head).toContain(
    `From: mara@brick.example\r\nSubject: Following up on ${attack}\r\nList-Unsubscribe: <https://brick.example/bye>`,
  );
  expect(message.plain).toContain(`Thank you for talking with me about ${attack}.`);
  expect(message.html).toContain('&lt;img src=x');
  expect((await saveAs(page, 'Download', 'Markdown')).text).toContain('# Sales Follow-up');
  expect((await readDocx((await saveAs(page, 'Download', 'Word')).bytes)).html).toContain('<h1>Sales Follow-up</h1>');
  expect((await readPdf((await saveAs(page, 'Download', 'PDF')).bytes)).join(' ')).toContain('My solution_summary');
});

test('keeps own templates: writes, refuses, edits, duplicates, deletes, and takes them out and in', async ({ page }) => {
  await button(page, 'New Template').click();
  const form = page.getByRole('form', { name: 'New Template' });
  await form.getByLabel('Name').fill('Reminder, "polite"');
  await form.getByRole('button', { name: 'Save Template' }).click();
  await expect(form.getByLabel('Subject')).toBeFocused();
  await expect(form.getByText('Write the email.')).toBeVisible();
  // A look at another template keeps what was typed.
  await row(page, 'Welcome Email').click();
  await button(page, 'Continue').click();
  await expect(form.getByLabel('Name')).toHaveValue('Reminder, "polite"');
  await form.getByLabel('Subject').fill('Due soon, {{first_name|friend}}');
  await form.getByLabel('Content').fill('=Hello {{first_name|friend}}, pay {{amount}} {{by');
  await expect(form.getByText('Some {{ or }} aren’t paired')).toBeVisible();
  await form.getByRole('button', { name: 'Save Template' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page).first()).toContainText('Your template');
  await button(page, 'Preview').click();
  await page.getByLabel('first_name').fill('');
  await expect(region(page, 'Body')).toHaveText('=Hello friend, pay {{amount}} {{by');
  await button(page, 'Edit').click();
  const edit = page.getByRole('form', { name: 'Edit Template' });
  await edit.getByLabel('Content').fill('=Hello {{first_name|friend}}, pay {{amount}}');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(region(page, 'Content')).toHaveText('=Hello {{first_name|friend}}, pay {{amount}}');

  await row(page, 'Welcome Email').click();
  await expect(button(page, 'Edit')).toBeHidden();
  await expect(button(page, 'Delete')).toBeHidden();
  await button(page, 'Duplicate').click();
  await expect(page.getByRole('heading', { name: 'Welcome Email copy' })).toBeVisible();
  const count = await rows(page).count();
  await button(page, 'Delete').click();
  await expect(rows(page)).toHaveCount(count - 1);
  await undoToast(page).click();
  await expect(rows(page)).toHaveCount(count);

  const json = await saveAs(page, 'Export', 'JSON');
  expect(json.name).toBe('email-templates.json');
  expect(JSON.parse(json.text)).toMatchObject({ tool: 'email-templates', data: { records: [{ name: 'Welcome Email copy' }, {}] } });
  const csv = await saveBy(page, () => button(page, 'Export').click());
  expect(readCsv(csv.text)[0]).toEqual(['Name', 'Category', 'Subject', 'Preheader', 'Content']);
  await button(page, 'Import').click();
  await dialogOf(page).getByLabel('File').setInputFiles({ name: csv.name, mimeType: 'text/plain', buffer: csv.bytes });
  await expect(dialogOf(page).getByRole('status')).toHaveText('0 templates to add, 2 already here.');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
});

test('merges a list into one email each', async ({ page }) => {
  await row(page, 'Welcome Email').click();
  await button(page, 'Preview').click();
  await page.getByLabel('company_name').fill('Brick');
  await button(page, 'Mail Merge').click();
  const dialog = page.getByRole('dialog', { name: 'Mail Merge: Welcome Email' });
  await dialog.getByLabel('Paste CSV').fill('E-mail;First name;Boss\nana@x.example;Ana;Mara\nbo@x.example;;Mara\n');
  await expect(dialog.getByText('2 emails made')).toBeVisible();
  await expect(dialog.getByLabel('Send to')).toHaveValue('0');
  await expect(dialog.getByLabel('first_name')).toHaveValue('1');
  await dialog.getByLabel('sender_name').selectOption('Boss');
  await expect(dialog.getByText('1 email with open places (row 2)')).toBeVisible();
  const merged = dialog.getByRole('region', { name: 'Merged email' });
  await expect(merged).toContainText('To: ana@x.example');
  await expect(merged).toContainText('Subject: Welcome to Brick, Ana');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(merged).toContainText('Hi {{first_name}},');
  const zip = await saveBy(page, () => dialog.getByRole('button', { name: 'Download ZIP' }).click());
  expect(zip.name).toBe('Welcome Email-emails.zip');
  const files = Object.entries(unzipSync(new Uint8Array(zip.bytes))).map(([name, bytes]) => [name, Buffer.from(bytes).toString()] as const);
  expect(files.map(([name]) => name)).toEqual(['001-ana@x.example.eml', '002-bo@x.example.eml']);
  const [first, second] = files.map(([, text]) => readEml(text));
  expect(first?.head).toContain('To: ana@x.example\r\nSubject: Welcome to Brick, Ana\r\n');
  expect(first?.plain).toContain('Best wishes,\r\nMara\r\nBrick');
  expect(second?.head).toContain('Subject: [Draft] Welcome to Brick, {{first_name}}');
  // Closing loses nothing.
  await page.keyboard.press('Escape');
  await button(page, 'Mail Merge').click();
  await expect(dialog.getByText('2 emails made')).toBeVisible();
});
