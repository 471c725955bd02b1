import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/job-description-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

test('is busy while it writes, shows every section, copies one, saves the text and prints only what goes out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await type(page, 'Job Title', 'Backend Engineer');
  await type(page, 'Company', 'Blue River Coffee');
  await type(page, 'Location', 'Denver, CO');
  await type(page, 'Salary Range', '$100k - $120k');
  await page.keyboard.press('Tab');
  await seeBusy(page, 'Generating...', () => page.getByLabel('Job Title').press('Enter'));
  await expect(title(page, 'Backend Engineer')).toBeFocused();
  for (const name of ['Summary', 'Responsibilities', 'Required Qualifications', 'Preferred Qualifications', 'Benefits'])
    await expect(region(page, name)).toBeVisible();
  await press(page, 'Copy summary');
  await expect(region(page, 'Summary').getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Blue River Coffee is looking for a Backend Engineer');
  await expect(region(page, 'Pay rules')).toContainText('Colorado requires the pay range');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Paid sick leave' }).check();
  const saved = await saveBy(page, () => press(page, 'Download'));
  expect(saved.name).toBe('backend-engineer-job-description.txt');
  expect(saved.text).toContain('Salary: $100k - $120k');

  // On paper it starts with the job, and holds only what goes out.
  await page.emulateMedia({ media: 'print' });
  await expect(title(page, 'Backend Engineer')).toBeVisible();
  await expect(region(page, 'Benefits').getByText('Paid sick leave')).toBeVisible();
  await expect(region(page, 'Benefits').getByText('Health insurance')).toBeHidden();
});

test('fits a phone in every view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await type(page, 'Job Title', 'Rockstar Developer');
  await type(page, 'Company', 'Blue River Coffee');
  await type(page, 'Location', 'Berlin, Germany');
  await press(page, 'Generate Job Description');
  await expect(region(page, 'Words')).toContainText('2 flagged words.');
  await region(page, 'Words').getByRole('button', { name: 'Replace all' }).click();
  await expect(title(page, 'Expert Developer')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  for (const name of ['Preview', 'LinkedIn', 'JobPosting code', 'Interview kit']) {
    await open(page, name);
    expect(await fitsWidth(page), name).toBe(true);
  }
});
