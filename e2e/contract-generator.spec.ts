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
const clause = (page: Page, title: string) => contract(page).getByRole('heading', { name: title });

async function fill(page: Page, answers: Record<string, string>) {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(value);
}
async function generate(page: Page) {
  await press(page, 'Generate Contract');
  await expect(page.getByRole('button', { name: 'Generate Contract', exact: true })).toBeEnabled();
  await expect(contract(page)).toBeVisible();
}
async function update(page: Page) {
  await press(page, 'Update contract');
  await expect(page.getByText('Your answers have changed')).toHaveCount(0);
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
const work = {
  'Service Description': 'Roasting plan',
  Deliverables: 'A plan\nA training',
  Amount: '5000',
  'Payment Terms': '14 days after the invoice',
};

test('makes a draft of nothing, and a contract of the answers, which is saved', async ({ page }) => {
  await choose(page, 'service');
  await seeBusy(page, 'Generating Contract...', () => press(page, 'Generate Contract'));
  await expect(clause(page, '1. Services')).toBeVisible();
  await expect(contract(page).getByText('Draft', { exact: true })).toBeVisible();
  await fill(page, { ...parties, ...work });
  await update(page);
  await expect(contract(page).getByText('Draft', { exact: true })).toHaveCount(0);
  await expect(contract(page)).toContainText('Blue River Coffee, 1 Main Street, Salem (the "Client")');
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('service_contract.txt');
  expect(file.text).toContain('Blue River Coffee');
});

test('passes the accessibility check with warnings, and in the register', async ({ page }) => {
  await choose(page, 'employment');
  await fill(page, { ...parties, 'End Date': '', Position: 'Roaster', Salary: '52000', 'Work Location': 'Berlin, Germany' });
  await generate(page);
  await expect(contract(page).getByText('things to settle before this is used')).toBeVisible();
  await press(page, 'Use a notice period instead');
  await expect(contract(page)).toContainText("at least 30 days' notice in writing");
  expect(await findAccessibilityFaults(page)).toEqual([]);
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
