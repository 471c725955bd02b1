import { readDocx } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/terms-of-service-generator');
});

const required = 'Please fill in at least the company name and website.';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const panel = (page: Page) => page.getByRole('region', { name: 'Generated Terms' });
const terms = (page: Page) => page.getByRole('article', { name: 'Terms of Service', exact: true });
const section = (page: Page, title: string) => terms(page).getByRole('heading', { name: title });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

async function fill(page: Page, answers: Record<string, string> = {}) {
  const all = {
    'Company Name': 'Blue River Coffee',
    Website: 'blueriver.example',
    'Service Type': 'Coffee subscription',
    Country: 'United States',
    State: 'Oregon',
    ...answers,
  };
  for (const [label, value] of Object.entries(all)) await page.getByLabel(label, { exact: true }).fill(value);
}
async function generate(page: Page) {
  await press(page, 'Generate Terms');
  await expect(page.getByRole('button', { name: 'Generate Terms', exact: true })).toBeEnabled();
  await expect(terms(page)).toBeVisible();
}
async function update(page: Page) {
  await press(page, 'Update terms');
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
}

test('asks for a company and a website, is busy while it writes, then shows twelve sections', async ({ page }) => {
  await expect(panel(page).getByRole('heading', { name: 'Why terms of service matter' })).toBeVisible();
  expect(await panel(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  const age = page.getByLabel('User Age Restriction');
  await expect(age).toHaveValue('18');
  await expect(age.getByRole('option')).toHaveText(['13', '16', '18', '21']);
  for (const name of ['Include Privacy Policy', 'Include Refund Policy', 'Include Cookie Policy'])
    await expect(page.getByLabel(name)).not.toBeChecked();

  await press(page, 'Generate Terms');
  await expect(page.getByRole('alert')).toHaveText(required);
  await expect(page.getByLabel('Company Name')).toBeFocused();
  await expect(terms(page)).toHaveCount(0);
  await page.getByLabel('Company Name').fill('Blue River Coffee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(required);
  await expect(page.getByLabel('Website')).toBeFocused();
  await fill(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await age.selectOption('21');
  await page.getByLabel('Company Name').press('Enter');
  await expect(terms(page)).toBeVisible();

  await expect(terms(page).getByRole('heading', { name: /^\d+\. / })).toHaveCount(12);
  for (const part of [
    'Blue River Coffee',
    'blueriver.example',
    'Coffee subscription',
    'Oregon, United States',
    'at least 21 years',
    'Last updated: ',
  ])
    await expect(terms(page)).toContainText(part);
  await expect(panel(page).getByText('qualified attorney').first()).toBeVisible();
  await expect(terms(page).getByText('Draft', { exact: true })).toHaveCount(0);
});

test('adds the policies that are ticked, marks what is open, and starts over with a way back', async ({ page }) => {
  await fill(page, { Country: '', State: '' });
  await page.getByLabel('User Age Restriction').selectOption('13');
  await expect(page.getByText('COPPA').first()).toBeVisible();
  await generate(page);
  await expect(panel(page).getByText('2 places open')).toBeVisible();
  await expect(terms(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(terms(page).locator('mark')).toHaveText(['[State]', '[Country]', '[State]', '[Country]']);
  for (const title of ['Privacy Policy', 'Refund Policy', 'Cookie Policy', 'Additional Clauses'])
    await expect(section(page, title)).toHaveCount(0);

  await page.getByLabel('User Age Restriction').selectOption('16');
  await expect(page.getByText('GDPR').first()).toBeVisible();
  await fill(page);
  await page.getByLabel('Include Privacy Policy').check();
  await page.getByLabel('Include Refund Policy').check();
  await page.getByLabel('Refund period (days)').fill('14');
  await page.getByLabel('Include Cookie Policy').check();
  await page.getByLabel('Additional Clauses').fill('Mugs must be returned.');
  await expect(page.getByText('Your answers have changed')).toBeVisible();
  await update(page);
  await expect(terms(page)).toContainText('see our Privacy Policy at [Privacy Policy URL]');
  await expect(terms(page)).toContainText('within 14 days of making a payment');
  await page.getByLabel('Privacy Policy link').fill('https://blueriver.example/privacy');
  await page.getByLabel('Cookie Policy link').fill('https://blueriver.example/cookies');
  await update(page);
  await expect(terms(page).getByText('Draft', { exact: true })).toHaveCount(0);
  await expect(terms(page).getByRole('heading', { name: /^\d+\. / })).toHaveCount(12);
  const headings = await terms(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(headings.slice(12)).toEqual(['Privacy Policy', 'Refund Policy', 'Cookie Policy', 'Additional Clauses']);
  expect(await terms(page).innerText()).toMatch(/Mugs must be returned\.\s*$/);

  await press(page, 'Start over');
  await expect(page.getByLabel('Company Name')).toHaveValue('');
  await expect(page.getByText('Why terms of service matter')).toBeVisible();
  await takeBack(page);
  await expect(page.getByLabel('Company Name')).toHaveValue('Blue River Coffee');
  await expect(section(page, 'Additional Clauses')).toBeVisible();
});

test('copies, and saves what was copied', async ({ page }) => {
  await fill(page);
  await generate(page);
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied().match(/^\d+\. /gm)).toHaveLength(12);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  const word = await saveAs(page, 'Word');
  expect(word.name).toBe('blue-river-coffee-terms-of-service.docx');
  expect((await readDocx(word.bytes)).html).toContain('<h2>1. Acceptance of These Terms</h2>');
});

test('follows region, customers and switches, and says it all in plain English', async ({ page }) => {
  await fill(page, { Country: 'Germany', State: '' });
  await generate(page);
  await expect(section(page, 'Right of Withdrawal')).toBeVisible();
  await expect(terms(page)).toContainText('legal guarantee of conformity');
  await open(page, 'Customers and region');
  await page.getByLabel('Contact Email').fill('hi@blueriver.example');
  await page.getByLabel('Postal Address').fill('Kaffeeweg 1, Berlin');
  await update(page);
  await expect(terms(page).getByText('Draft', { exact: true })).toHaveCount(0);
  await page.getByLabel('Customers', { exact: true }).selectOption('businesses');
  await update(page);
  await expect(section(page, 'Right of Withdrawal')).toHaveCount(0);
  await expect(terms(page)).toContainText('offered to businesses only');
  await page.getByLabel('Region').selectOption('uk');
  await page.getByLabel('Customers', { exact: true }).selectOption('consumers');
  await update(page);
  await expect(section(page, 'Right to Cancel')).toBeVisible();

  await open(page, 'Clauses');
  await expect(page.getByLabel('Arbitration', { exact: true })).not.toBeChecked();
  await expect(page.getByLabel('Class action waiver')).not.toBeChecked();
  for (const name of ['Accounts', 'Subscriptions and automatic renewal', 'User content license', 'AI features', 'API access'])
    await page.getByLabel(name, { exact: true }).check();
  await page.getByLabel('How to cancel').fill('in your account, under Billing');
  await page.getByLabel('Training on user content').selectOption('never');
  await page.getByLabel('Plain-English summary with each section').check();
  await update(page);
  await expect(terms(page).getByRole('heading', { name: /^\d+\. / })).toHaveCount(17);
  await expect(terms(page).getByText(/^In short: /)).toHaveCount(18);
  await page.getByText('to check before you publish').click();
  await expect(page.getByText('the order button must say that it costs money')).toBeVisible();
  await open(page, 'In plain English');
  await expect(page.getByRole('columnheader', { name: 'In plain English' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(19);
  expect((await saveBy(page, () => press(page, 'Download'))).name).toBe('blue-river-coffee-terms-in-plain-english.txt');

  await open(page, 'Clickwrap');
  await page.getByLabel('Terms link').fill('https://blueriver.example/terms');
  await press(page, 'Copy HTML');
  expect(copied()).toContain('<a href="https://blueriver.example/terms"');
  await expect(page.getByText('create table terms_acceptances')).toBeVisible();
});

test('keeps versions, says what changed, and compares with the privacy policy', async ({ page }) => {
  await fill(page);
  await generate(page);
  await open(page, 'Versions');
  await press(page, 'Save version');
  await expect(page.getByRole('region', { name: 'Saved version 1' })).toContainText('First version.');
  await open(page, 'Clauses');
  await page.getByLabel('Accounts', { exact: true }).check();
  await open(page, 'Versions');
  await expect(page.getByText('Added: Your Account.')).toBeVisible();
  await press(page, 'Use this summary');
  await expect(page.getByLabel('Change Summary')).toHaveValue('Added: Your Account.');
  await page.getByLabel('Version', { exact: true }).fill('2.0');
  await page.getByLabel('Effective Date').fill('2099-01-31');
  await update(page);
  for (const line of ['Effective date: January 31, 2099', 'Version: 2.0', 'What changed: Added: Your Account.'])
    await expect(terms(page).getByText(line, { exact: true })).toBeVisible();
  await press(page, 'Save version');
  const second = page.getByRole('region', { name: 'Saved version 2' });
  await second.getByText('What changed since version 1').click();
  await expect(second.getByText('You need an account for some parts of the Service.')).toBeVisible();
  await press(page, 'Delete saved version 2');
  await expect(second).toHaveCount(0);
  await takeBack(page);
  await expect(second).toBeVisible();
  await page.getByRole('region', { name: 'Saved version 1' }).getByRole('button', { name: 'Restore' }).click();
  await expect(section(page, 'Your Account')).toHaveCount(0);

  await page.getByRole('link', { name: 'Privacy Policy Generator' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy Generator' })).toBeVisible();
  await page.getByLabel('Company Name').fill('Red River Tea');
  await page.getByLabel('Website').fill('https://www.blueriver.example/');
  await page.getByLabel('Email').fill('privacy@blueriver.example');
  await page.getByRole('link', { name: 'Terms of Service Generator' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service Generator' })).toBeVisible();
  await expect(page.getByText('1 contradiction with your privacy policy')).toBeVisible();
  await expect(page.getByText('The privacy policy names Red River Tea, the terms name Blue River Coffee.')).toBeVisible();
  await press(page, 'Use Red River Tea');
  await press(page, 'Use privacy@blueriver.example');
  await expect(page.getByText('no contradictions')).toBeVisible();
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
  await expect(terms(page)).toContainText('You can reach Red River Tea by email at privacy@blueriver.example.');
});
