import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, laterFiles, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/privacy-policy-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const box = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
const policy = (page: Page) => page.getByRole('article', { name: 'Privacy Policy' });
const section = (page: Page, title: string) => policy(page).getByRole('heading', { name: title });

async function fill(page: Page, company = 'Blue River Coffee', website = 'blueriver.example') {
  await page.getByLabel('Company Name').fill(company);
  await page.getByLabel('Website').fill(website);
}
test('asks for a company and a website, is busy while it writes, shows the plain policy and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Generate Policy');
  await expect(page.getByRole('alert')).toHaveText('Please fill in at least the company name and website.');
  await expect(page.getByLabel('Company Name')).toBeFocused();
  await fill(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await box(page, 'Data Collected', 'Contact').check();
  await page.getByLabel('Company Name').focus();
  await seeBusy(page, 'Generating Policy...', () => page.keyboard.press('Enter'));
  await expect(policy(page)).toBeVisible();
  await expect(section(page, '1. Information We Collect')).toBeVisible();
  await expect(policy(page).locator('mark').first()).toHaveText('[Contact Email]');
  const whole = page.getByRole('group', { name: 'Privacy Policy' });
  expect(await whole.evaluate((element) => element.scrollHeight - element.clientHeight), 'read as a page').toBe(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('PRIVACY POLICY');
});

test('its cookie table and its page for opting out pass the accessibility check', async ({ page }) => {
  await fill(page);
  await open(page, 'Regimes');
  await page.getByRole('checkbox', { name: 'EU: GDPR', exact: true }).check();
  await page.getByRole('checkbox', { name: 'California: CCPA' }).check();
  await page.getByLabel('Sale and sharing', { exact: true }).selectOption('share');
  await open(page, 'Cookie table');
  await press(page, 'Add a known cookie');
  await page.getByRole('menuitem', { name: '_ga', exact: true }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press(page, 'Generate Policy');
  await page.getByText('to check before you publish').click();
  await expect(page.getByText('need consent before they are set')).toBeVisible();
  await open(page, 'Do-Not-Sell page');
  await expect(page.getByRole('article', { name: 'Do Not Sell or Share My Personal Information' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('says so when the policy cannot be made, and works on a phone', async ({ page, faults }) => {
  await page.route(laterFiles('privacy-policy-generator'), (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await fill(page);
  await press(page, 'Generate Policy');
  await expect(page.getByRole('alert')).toHaveText('Failed to generate privacy policy. Please try again.');
  await expect(page.getByRole('button', { name: 'Generate Policy', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Company Name')).toHaveValue('Blue River Coffee');
  expect(await fitsWidth(page)).toBe(true);
  // The browser's own word on the requests that were cut off.
  faults.seen.length = 0;

  await page.unrouteAll();
  await page.reload();
  await press(page, 'Load sample');
  await expect(policy(page)).toBeVisible();
  await expect(policy(page).getByText('Sample', { exact: true })).toBeVisible();
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('sample-privacy-policy-fernhill-books.txt');
  for (const name of ['Regimes', 'Processors', 'Bases and retention', 'Cookie table', 'Versions']) {
    await open(page, name);
    expect(await fitsWidth(page)).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
});
