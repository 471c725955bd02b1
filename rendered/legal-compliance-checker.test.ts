import { readCsv } from '../e2e/support/csv';
import { readDocx, readIcs, readPdf, readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, saveData, setNow, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T10:00:00'));
  await page.goto('/legal-compliance-checker');
});

const progress = (page: Page) => page.getByRole('region', { name: 'Progress', exact: true });
const statuses = (page: Page) => page.getByRole('combobox', { name: /^Status of / });
const statusOf = (page: Page, name: string) => page.getByRole('combobox', { name: `Status of ${name}`, exact: true });
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ has: statusOf(page, name) });
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const download = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());

async function fill(page: Page, businessType: string, location: string, industry: string, ticks: string[] = []) {
  await page.getByLabel('Business Type').selectOption(businessType);
  await page.getByLabel('Location').fill(location);
  await page.getByLabel('Industry').selectOption(industry);
  for (const tick of ticks) await page.getByLabel(tick).check();
}

test('makes the list from three answers, tracks it, and clears it with a way back', async ({ page }) => {
  await expect(page.getByLabel('Business Type').locator('option')).toHaveText([
    'Select a type',
    'Sole Proprietorship',
    'Partnership',
    'LLC',
    'Corporation',
    'S-Corporation',
    'Non-Profit',
  ]);
  await expect(generateButton(page)).toBeDisabled();
  await fill(page, 'LLC', 'Austin, TX', 'Finance');
  await expect(page.getByText('Read as: Texas, United States.')).toBeVisible();
  await page.getByLabel('Location').fill('   ');
  await expect(generateButton(page)).toBeDisabled();
  await page.getByLabel('Location').fill('austin tx');
  await expect(page.getByText('No local rules loaded - general list.')).toBeVisible();
  await page.getByLabel('Location').fill('austin, tx');
  await expect(page.getByText('Read as: Texas, United States.')).toBeVisible();

  await generateButton(page).click();
  await expect(statuses(page)).toHaveCount(9);
  await expect(page.getByLabel('Business Type')).toHaveCount(0);
  await expect(progress(page)).toContainText('0%');
  await expect(item(page, 'SEC registration')).toContainText('May apply - check');
  await expect(item(page, 'Trademark')).toContainText('Recommended');
  await expect(item(page, 'Business registration')).toContainText('File the Certificate of Formation with the Texas Secretary of State');
  await expect(page.getByText('not legal or tax advice')).toBeVisible();
  await expect(statusOf(page, 'Trademark').locator('option')).toHaveText(['Not started', 'In progress', 'Completed', 'Not applicable']);

  // 2 of 9 are 22%; with one that does not apply 2 of 8 are 25%.
  await statusOf(page, 'Federal EIN').selectOption('completed');
  await statusOf(page, 'Business license').selectOption('completed');
  await statusOf(page, 'Privacy policy').selectOption('in-progress');
  await expect(progress(page)).toContainText('22%');
  await statusOf(page, 'SEC registration').selectOption('not-applicable');
  await expect(progress(page)).toContainText('25%');
  await page.getByLabel('Why it does not apply: SEC registration').fill('We keep books only');
  await expect(progress(page)).toContainText('1 not applicable, left out');
  await statusOf(page, 'Federal EIN').selectOption('not-started');
  // 1 of 8 is 12.5, shown as 13%.
  await expect(progress(page)).toContainText('13%');

  await page.getByLabel('Filter by status').selectOption('In progress');
  await expect(page.getByText('1 of 9 requirements shown')).toBeVisible();
  await page.getByLabel('Search requirements').fill('zzz');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(statuses(page)).toHaveCount(9);

  await page.getByRole('button', { name: 'Create New Checklist' }).click();
  await expect(generateButton(page)).toBeVisible();
  await expect(statuses(page)).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(statuses(page)).toHaveCount(9);
  await expect(page.getByLabel('Why it does not apply: SEC registration')).toHaveValue('We keep books only');
});

test('adds local rules with due dates, rounds that come back, and a calendar', async ({ page }) => {
  await fill(page, 'Corporation', 'Delaware', 'Technology', ['Has employees']);
  await generateButton(page).click();
  await expect(statuses(page)).toHaveCount(13);
  await expect(item(page, 'Payroll tax returns: Form 941')).toContainText('You said the business has employees.');
  await statusOf(page, 'Federal EIN').selectOption('completed');
  await page.getByRole('button', { name: /^Add 4 local rules/ }).click();
  await expect(statuses(page)).toHaveCount(17);
  await expect(statusOf(page, 'Federal EIN')).toHaveValue('completed');
  await expect(
    item(page, 'Delaware: Annual report and franchise tax').or(item(page, 'Delaware: annual report and franchise tax')),
  ).toContainText('Due 1 Mar 2027');
  await expect(item(page, 'Beneficial ownership report: check')).toContainText('Since March 2025 companies formed in the US are exempt');

  // Estimated tax of a corporation: 15 December 2026, then 15 April 2027.
  const estimated = item(page, 'Estimated corporate tax');
  await expect(estimated).toContainText('Due 15 Dec 2026, in 30 days');
  await statusOf(page, 'Estimated corporate tax').selectOption('completed');
  await page.getByRole('button', { name: 'Start next round of Estimated corporate tax' }).click();
  await expect(estimated).toContainText('Due 15 Apr 2027');
  await expect(statusOf(page, 'Estimated corporate tax')).toHaveValue('not-started');

  const events = readIcs((await saveAs(page, 'Calendar')).text);
  expect(events.filter(({ summary }) => summary === 'Estimated corporate tax').map(({ day }) => day)).toEqual([
    '2027-04-15',
    '2027-06-15',
    '2027-09-15',
    '2027-12-15',
  ]);
  expect(events.find(({ summary }) => summary.startsWith('Delaware'))).toMatchObject({ day: '2027-03-01', isAllDay: true });

  await page.getByRole('button', { name: 'Change answers' }).click();
  await page.getByLabel('Has employees').uncheck();
  await page.getByLabel('Location').fill('Berlin');
  await page.getByRole('button', { name: 'Update Checklist' }).click();
  await expect(page.getByText('Read as: Germany.')).toBeVisible();
  await expect(page.getByText('Federal EIN is a US rule.')).toBeVisible();
  await expect(item(page, 'Business registration')).toContainText('Handelsregister');
  await expect(item(page, 'Federal EIN')).toContainText('May apply - check');
  await expect(item(page, 'Payroll tax returns: Form 941')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(statuses(page)).toHaveCount(17);
});

test('adds, refuses, edits and deletes requirements, and gives every file', async ({ page }) => {
  await fill(page, 'Sole Proprietorship', 'Nowhere "><img src=x onerror=alert(1)>', 'Healthcare');
  await generateButton(page).click();
  await expect(page.getByText('No local rules loaded - general list.')).toBeVisible();
  await expect(statuses(page)).toHaveCount(9);

  await page.getByRole('button', { name: 'Add Requirement' }).click();
  const form = page.getByRole('form', { name: 'Add Requirement' });
  await form.getByLabel('Owner').fill('Kim');
  await form.getByRole('button', { name: 'Save Requirement' }).click();
  await expect(form).toContainText('Name the requirement.');
  await form.getByLabel('Requirement', { exact: true }).fill('Fire inspection');
  await form.getByLabel('Category').selectOption('Licenses and industry rules');
  await form.getByLabel('Official link').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save Requirement' }).click();
  await expect(form).toContainText('Use a web address');
  await form.getByLabel('Official link').fill('');
  await form.getByLabel('Due date').fill('2026-11-12');
  await form.getByLabel('Repeats').selectOption('yearly');
  await form.getByRole('button', { name: 'Save Requirement' }).click();
  await expect(item(page, 'Fire inspection')).toContainText('Overdue 3 days');
  await page.getByRole('button', { name: 'Edit Fire inspection' }).click();
  const edit = page.getByRole('form', { name: 'Edit Requirement' });
  await edit.getByLabel('Evidence note').fill('Report <script>alert(1)</script> in the safe');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(item(page, 'Fire inspection')).toContainText('in the safe');
  await page.getByRole('button', { name: 'Delete Trademark' }).click();
  await expect(statuses(page)).toHaveCount(9);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(statuses(page)).toHaveCount(10);

  const text = await download(page);
  expect(text.name).toBe('compliance-checklist.txt');
  expect(text.text).toContain('[ ] Fire inspection');
  expect(text.text).toContain('0% complete: 0 completed, 0 in progress, 10 not started.');
  expect(text.text).toContain('not legal or tax advice');
  expect((await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ')).toContain('HIPAA compliance');
  const word = await readDocx((await saveAs(page, 'Word')).bytes);
  expect(word.html).toContain('<h2>Legal disclaimer</h2>');
  expect((await saveAs(page, 'Markdown')).text).toContain('Fire inspection');
  expect((await readXlsx((await saveAs(page, 'Excel')).bytes))[0]?.[0]).toBe('Requirement');
  expect(((await saveData(page)) as { records: unknown[] }).records).toHaveLength(10);
  const html = await saveAs(page, 'HTML');
  expect(html.text).not.toMatch(/<img src=x|<script>alert/);

  const csv = await saveAs(page, 'CSV');
  const [header = [], ...rows] = readCsv(csv.text);
  expect(header.slice(0, 4)).toEqual(['Requirement', 'Description', 'Category', 'Priority']);
  expect(rows).toHaveLength(10);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: csv.bytes });
  await expect(dialog.getByRole('status')).toContainText('10 already here');
  await page.keyboard.press('Escape');
  await expect(statuses(page)).toHaveCount(10);
});
