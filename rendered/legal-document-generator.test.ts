import { copied, expect, saveAs, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/legal-document-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const paper = (page: Page) => page.getByRole('article');
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

async function fill(page: Page, answers: Record<string, string>) {
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
}
async function generate(page: Page) {
  await press(page, 'Generate Document');
  await expect(page.getByRole('region', { name: 'Your document' })).toBeVisible();
}

test('from the picker through the form to the document, cleared and restored', async ({ page }) => {
  const groups = {
    'Website Legal': ['Privacy Policy', 'Terms of Service'],
    'Business Agreements': ['Non-Disclosure Agreement', 'Service Agreement', 'Partnership Agreement'],
    'HR Documents': ['Employment Contract'],
  };
  for (const [category, names] of Object.entries(groups)) {
    const cards = page.getByRole('region', { name: category }).getByRole('button');
    await expect(cards).toHaveCount(names.length);
    for (const name of names) await expect(cards.filter({ hasText: name })).toHaveCount(1);
  }
  await expect(page.getByText('They are not legal advice')).toBeVisible();

  await choose(page, 'Privacy Policy');
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 2 }).first()).toBeFocused();
  for (const name of ['Company Name', 'Website', 'Data Types', 'Contact Email', 'Location'])
    await expect(field(page, name)).toHaveAttribute('placeholder', `Enter ${name.toLowerCase()}`);
  await page.getByRole('link', { name: 'Back to Templates' }).click();
  await choose(page, 'Privacy Policy');

  await expect(page.getByText('5 places open')).toBeVisible();
  await fill(page, { 'Company Name': 'Acme Inc.', 'Data Types': 'names and orders', Location: 'Oregon' });
  await expect(page.getByText('2 places open')).toBeVisible();
  await expect(paper(page).locator('mark').first()).toHaveText('[Website]');
  await expect(paper(page).getByText('Draft', { exact: true })).toBeVisible();
  await field(page, 'Location').press('Enter');
  const result = page.getByRole('region', { name: 'Your document' });
  await expect(result).toBeVisible();
  await expect(result.getByText('qualified attorney').first()).toBeVisible();
  for (const part of ['Acme Inc. ("we"', 'names and orders.', 'based in Oregon', '[Contact Email]', '[Website]'])
    await expect(paper(page)).toContainText(part);

  await press(page, 'Edit Details');
  await expect(field(page, 'Company Name')).toHaveValue('');
  await expect(result).toHaveCount(0);
  await fill(page, { Website: 'acme.example' });
  await press(page, 'Restore my answers');
  await expect(field(page, 'Company Name')).toHaveValue('Acme Inc.');
  await expect(field(page, 'Website')).toHaveValue('acme.example');
  await expect(page.getByRole('button', { name: 'Restore my answers' })).toHaveCount(0);
  await fill(page, { 'Contact Email': 'hello@acme.example' });
  await expect(page.getByText(/places? open/)).toHaveCount(0);
  await generate(page);
  await expect(paper(page).getByText('Draft', { exact: true })).toHaveCount(0);

  await press(page, 'New Document');
  await expect(page.getByRole('heading', { name: 'Choose a template' })).toBeFocused();
  await takeBack(page);
  await expect(paper(page)).toContainText('hello@acme.example');
});

test('an NDA by its options, with notes and warnings, copied and saved', async ({ page }) => {
  await choose(page, 'Non-Disclosure Agreement');
  await fill(page, { 'Company Name': 'Acme Inc.', 'Other Party': 'Borealis Ltd', Purpose: 'a joint product', Duration: '2 years' });
  await expect(paper(page).getByRole('heading', { name: 'Mutual Non-Disclosure Agreement' })).toBeVisible();
  await field(page, 'Who shares information').selectOption('giving');
  await expect(paper(page)).toContainText('Acme Inc. (the "Discloser") and Borealis Ltd (the "Recipient")');
  await field(page, 'Secrecy after the end').selectOption('always');
  await page.getByText('More options').click();
  await field(page, 'Governing law').selectOption('Delaware');
  await field(page, 'Disputes go to').selectOption('mediation');
  await field(page, 'Effective date').fill('2027-01-01');
  await expect(page.getByText(/places? open/)).toHaveCount(0);
  await generate(page);
  await expect(paper(page)).toContainText('laws in force in Delaware, United States, without');
  await expect(page.getByRole('list', { name: 'From your answers' })).toContainText('Unlimited secrecy');
  await expect(page.getByRole('list', { name: 'Ask a lawyer if' }).getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Plain-English notes').check();
  await expect(paper(page).getByText(/^In plain English: /)).toHaveCount(11);
  await page.getByLabel('Plain-English notes').uncheck();

  await press(page, 'Copy');
  const markdown = await saveAs(page, 'Markdown');
  expect(markdown.name).toBe('nda-acme-inc.md');
  expect(markdown.text).toContain('Signatures');
  expect(copied()).toContain('It takes effect on January 1, 2027');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('what is typed runs nowhere, and a sample says that it is one', async ({ page }) => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await choose(page, 'Service Agreement');
  await fill(page, { 'Company Name': attack, 'Client Name': attack, Services: `${attack}\n${attack}`, Fees: 'javascript:alert(1)' });
  await generate(page);
  await expect(paper(page)).toContainText(attack);
  const html = (await saveAs(page, 'HTML')).text;
  expect(html).not.toMatch(/<img src=x|<script>alert/);
  await press(page, 'New Document');
  await choose(page, 'Terms of Service');
  await expect(page.getByRole('link', { name: 'Terms of Service Generator' }).first()).toBeVisible();
  await press(page, 'Load sample');
  await expect(paper(page).getByText('Sample', { exact: true })).toBeVisible();
  await takeBack(page);
  await expect(field(page, 'Company Name')).toHaveValue('');
});
