import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/contract-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const choose = (page: Page, type: string) => page.getByLabel('Contract Type').selectOption(type);
const panel = (page: Page) => page.getByRole('region', { name: 'Generated Contract' });
const contract = (page: Page) => panel(page).getByRole('article');

async function fill(page: Page, answers: Record<string, string>) {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(value);
}

const parties = {
  'Client Name': 'Blue River Coffee',
  'Client Address': '1 Main Street, Salem',
  'Provider Name': 'Jo Park',
  'Provider Address': '2 Side Street, Salem',
  'Start Date': '2027-01-11',
  'End Date': '2027-03-31',
  Country: 'United States',
  State: 'Oregon',
};

test('makes a contract of the answers, and passes the accessibility check with warnings, and in the register', async ({ page }) => {
  await choose(page, 'employment');
  await fill(page, { ...parties, 'End Date': '', Position: 'Roaster', Salary: '52000', 'Work Location': 'Berlin, Germany' });
  await seeBusy(page, 'Generating Contract...', () => press(page, 'Generate Contract'));
  await expect(contract(page)).toContainText('Blue River Coffee');
  await expect(contract(page).getByText('things to settle before this is used')).toBeVisible();
  await press(page, 'Use a notice period instead');
  await expect(contract(page)).toContainText("at least 30 days' notice in writing");
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('employment_contract.txt');
  expect(file.text).toContain('Blue River Coffee');
  await open(page, 'Register');
  await press(page, 'Add entry');
  await fill(page, { Contract: 'Office lease', 'Term ends': '2039-06-30' });
  await press(page, 'Add Entry');
  await expect(page.getByRole('list', { name: 'Register' }).getByRole('listitem')).toContainText('Ends on 30 June 2039');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Load sample');
  await expect(contract(page).getByText('Sample', { exact: true })).toBeVisible();
  for (const name of ['Clauses', 'Exhibits', 'Worker check', 'Register']) {
    await open(page, name);
    expect(await fitsWidth(page)).toBe(true);
  }
  expect((await saveBy(page, () => press(page, 'Download'))).name).toBe('sample-service_contract.txt');
  await press(page, 'Undo');
  await expect(panel(page).getByText('Please select a contract type.', { exact: true })).toBeVisible();
});
