import { readXlsx } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/privacy-policy-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const box = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
const policy = (page: Page) => page.getByRole('article', { name: 'Privacy Policy' });
const section = (page: Page, title: string) => policy(page).getByRole('heading', { name: title });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

async function fill(page: Page, company = 'Blue River Coffee', website = 'blueriver.example') {
  await page.getByLabel('Company Name').fill(company);
  await page.getByLabel('Website').fill(website);
}
async function generate(page: Page) {
  await press(page, 'Generate Policy');
  await expect(page.getByRole('button', { name: 'Generate Policy', exact: true })).toBeEnabled();
  await expect(policy(page)).toBeVisible();
}

test('asks for a company and a website, then shows the plain policy', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'Generated Policy' });
  await expect(panel.getByRole('heading', { name: 'Why privacy policies matter' })).toBeVisible();
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  await expect(page.getByLabel('Effective Date')).toHaveValue(today);
  for (const [name, isOn] of [
    ['User rights', true],
    ['Cookies', true],
    ["Children's privacy", false],
    ['International transfers', false],
  ] as const)
    expect(await box(page, 'Sections', name).isChecked()).toBe(isOn);
  for (const name of ['Personal', 'Contact', 'Payment', 'Usage', 'Device', 'Location', 'Cookies'])
    await expect(box(page, 'Data Collected', name)).not.toBeChecked();
  for (const name of ['Analytics', 'Marketing', 'Payment', 'Hosting', 'Social'])
    await expect(box(page, 'Third Parties', name)).not.toBeChecked();

  await press(page, 'Generate Policy');
  await expect(page.getByRole('alert')).toHaveText('Please fill in at least the company name and website.');
  await expect(page.getByLabel('Company Name')).toBeFocused();
  await expect(policy(page)).toHaveCount(0);
  await page.getByLabel('Company Name').fill('Blue River Coffee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please fill in at least the company name and website.');
  await expect(page.getByLabel('Website')).toBeFocused();
  await page.keyboard.type('blueriver.example');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await box(page, 'Data Collected', 'Contact').check();
  await box(page, 'Data Collected', 'Usage').check();
  await page.getByLabel('Company Name').focus();
  await page.keyboard.press('Enter');
  await expect(policy(page)).toBeVisible();
  for (const title of ['1. Information We Collect', '2. How We Use Your Information', '3. Cookies', '4. Your Rights', '6. Contact Us'])
    await expect(section(page, title)).toBeVisible();
  await expect(section(page, 'Third-Party Sharing')).toHaveCount(0);
  await expect(policy(page).getByRole('list').first().getByRole('listitem')).toHaveText([/^Contact information/, /^Usage information/]);
  await expect(panel.getByText('attorney').first()).toBeVisible();
  await expect(panel.getByText('Basic template', { exact: true })).toBeVisible();
  await expect(panel.getByText('1 place open')).toBeVisible();
  await expect(policy(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(policy(page).locator('mark').first()).toHaveText('[Contact Email]');
});

test('follows every choice, settles contradictions, and starts over with a way back', async ({ page }) => {
  await fill(page);
  await page.getByLabel('Email').fill('privacy@blueriver.example');
  await box(page, 'Data Collected', 'Payment').check();
  await generate(page);
  const checks = page.getByText('to check before you publish');
  await expect(checks).toHaveText('3 things to check before you publish');
  await expect(page.getByText('no payment processor is named')).toBeVisible();
  await page.getByRole('button', { name: 'Turn the section off' }).click();
  await expect(box(page, 'Sections', 'Cookies')).not.toBeChecked();
  await page.getByRole('button', { name: 'Tick Payment' }).click();
  await expect(checks).toHaveText('1 thing to check before you publish');
  // A fix is in the text at once.
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
  await expect(section(page, 'Third-Party Sharing')).toBeVisible();
  await expect(section(page, 'Cookies')).toHaveCount(0);
  await box(page, 'Sections', 'User rights').uncheck();
  await box(page, 'Sections', "Children's privacy").check();
  await box(page, 'Sections', 'International transfers').check();
  await press(page, 'Update policy');
  await expect(section(page, 'Third-Party Sharing')).toBeVisible();
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
  await expect(policy(page)).toContainText('under 13');
  await expect(section(page, 'International Transfers')).toBeVisible();
  await expect(section(page, 'Cookies')).toHaveCount(0);
  await expect(section(page, 'Your Rights')).toHaveCount(0);
  await expect(policy(page).getByText('Draft', { exact: true })).toHaveCount(0);

  await press(page, 'Start over');
  await expect(page.getByLabel('Company Name')).toHaveValue('');
  await expect(page.getByText('Why privacy policies matter')).toBeVisible();
  await takeBack(page);
  await expect(page.getByLabel('Company Name')).toHaveValue('Blue River Coffee');
  await expect(section(page, 'International Transfers')).toBeVisible();
});

test('copies, and saves its data map', async ({ page }) => {
  await fill(page);
  await box(page, 'Data Collected', 'Contact').check();
  await generate(page);
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied()).toContain('PRIVACY POLICY');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect((await readXlsx((await saveAs(page, 'Data map, Excel')).bytes))[1]?.[3]).toBe('Contact');
});

test('goes deeper: regimes, processors, bases, cookies', async ({ page }) => {
  await fill(page);
  await page.getByLabel('Email').fill('privacy@blueriver.example');
  await box(page, 'Data Collected', 'Contact').check();
  await box(page, 'Data Collected', 'Cookies').check();
  await open(page, 'Regimes');
  await page.getByRole('checkbox', { name: 'EU: GDPR', exact: true }).check();
  await page.getByRole('checkbox', { name: 'California: CCPA' }).check();
  await page.getByLabel('Sale and sharing', { exact: true }).selectOption('share');
  await page.getByLabel('Opt-out page').fill('https://blueriver.example/choices');
  await page.getByLabel('We honor Global Privacy Control').check();

  await open(page, 'Bases and retention');
  await press(page, 'Fill in usual answers');
  const contact = page.getByRole('group', { name: 'Contact' });
  await expect(contact.getByLabel('Legal basis')).toHaveValue('contract');
  await contact.getByLabel('Kept for').fill('Three years');

  await open(page, 'Processors');
  await press(page, 'Add Processor');
  const form = page.getByRole('form', { name: 'Add Processor' });
  await form.getByRole('button', { name: 'Add Processor' }).click();
  await expect(form.getByText('Name the company.')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Mill Mail');
  await form.getByLabel('Service').selectOption('Marketing');
  await form.getByLabel('Purpose').fill('Sends our newsletter');
  await form.getByLabel('Country').fill('United States');
  await form.getByLabel('Privacy link').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add Processor' }).click();
  await expect(form.getByText('Use a web address')).toBeVisible();
  await form.getByLabel('Privacy link').fill('https://mill.example/privacy');
  await form.getByRole('button', { name: 'Add Processor' }).click();
  await press(page, 'Add a known processor');
  await page.getByRole('menuitem', { name: 'Stripe' }).click();
  const list = page.getByRole('list', { name: 'Processors' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await press(page, 'Delete Mill Mail');
  await takeBack(page);
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await open(page, 'Cookie table');
  await press(page, 'Add a known cookie');
  await page.getByRole('menuitem', { name: '_ga', exact: true }).click();
  await generate(page);
  await expect(page.getByText('Basic template', { exact: true })).toHaveCount(0);
  await expect(section(page, 'For People in the European Economic Area')).toBeVisible();
  await expect(section(page, 'For California Residents')).toBeVisible();
  await expect(policy(page)).toContainText('Three years');
  await expect(policy(page)).toContainText('https://mill.example/privacy');
  await expect(policy(page).getByRole('cell', { name: '_ga' })).toBeVisible();
  await page.getByText('to check before you publish').click();
  await expect(page.getByText('need consent before they are set')).toBeVisible();
  await open(page, 'Do-Not-Sell page');
  const page2 = page.getByRole('article', { name: 'Do Not Sell or Share My Personal Information' });
  await expect(page2).toContainText('https://blueriver.example/choices');
  const file = await saveBy(page, () =>
    page.getByRole('region', { name: 'Generated Policy' }).getByRole('button', { name: 'Download' }).click(),
  );
  expect(file.name).toBe('do-not-sell-blue-river-coffee.txt');
});

test('keeps dated versions with what changed, and brings one back', async ({ page }) => {
  await fill(page);
  await box(page, 'Data Collected', 'Contact').check();
  await generate(page);
  await open(page, 'Versions');
  await press(page, 'Save version');
  await expect(page.getByRole('region', { name: 'Version 1' })).toContainText('First version.');
  await open(page, 'Basics');
  await box(page, 'Third Parties', 'Hosting').check();
  await generate(page);
  await open(page, 'Versions');
  await press(page, 'Save version');
  const second = page.getByRole('region', { name: 'Version 2' });
  await expect(second).toContainText('Added: Third-Party Sharing.');
  await second.getByText('What changed since version 1').click();
  await expect(second).toContainText('Hosting providers');
  const old = await saveBy(page, () => page.getByRole('region', { name: 'Version 1' }).getByRole('button', { name: 'Text' }).click());
  expect(old.text).not.toContain('Hosting providers');
  await page.getByRole('region', { name: 'Version 1' }).getByRole('button', { name: 'Restore' }).click();
  await expect(section(page, 'Third-Party Sharing')).toHaveCount(0);
  await takeBack(page);
  await expect(section(page, 'Third-Party Sharing')).toBeVisible();
  await press(page, 'Delete Version 1');
  await expect(page.getByRole('region', { name: 'Version 2' })).toHaveCount(0);
  await takeBack(page);
  await expect(second).toBeVisible();
});
