import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/equity-calculator');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Cap Table', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const cells = (page: Page, name: string) => row(page, name).locator('td');

async function addStakeholder(page: Page, name: string, equity: string, role = 'Founder') {
  await field(page, 'Name').fill(name);
  await field(page, 'Role').selectOption(role);
  await field(page, 'Equity Percentage').fill(equity);
  await page.getByRole('button', { name: 'Add Stakeholder' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
}

async function addRound(page: Page, name: string, investment: string, valuation: string) {
  await field(page, 'Round Name').fill(name);
  await field(page, 'Investment').fill(investment);
  await field(page, 'Pre-money valuation').fill(valuation);
  await page.getByRole('button', { name: 'Add Round' }).click();
  await expect(field(page, 'Round Name')).toHaveValue('');
}

const download = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click();

test('refuses what has no name or equity, dilutes by a round and saves the table', async ({ page }) => {
  await expect(page.getByText('No stakeholders yet')).toBeVisible();
  await field(page, 'Equity Percentage').fill('0');
  await page.getByRole('button', { name: 'Add Stakeholder' }).click();
  await expect(page.getByText('Enter a percentage above 0.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Investment').fill('0');
  await field(page, 'Pre-money valuation').fill('lots');
  await page.getByRole('button', { name: 'Add Round' }).click();
  await expect(page.getByText('“lots” isn’t a number.')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await addStakeholder(page, 'Ana', '60');
  // 1M on 5M: 2,000,000 of 12,000,000 shares.
  await addRound(page, 'Seed', '1,000,000', '5,000,000');
  await expect(cells(page, 'Ana').nth(1)).toHaveText('50.00%');
  await expect(cells(page, 'Round: Seed investors').nth(1)).toHaveText('16.67%');
  const csv = await saveBy(page, () => download(page));
  expect(csv.name).toBe('cap-table.csv');
  expect(readCsv(csv.text)[1]?.slice(0, 4)).toEqual(['Ana', 'Founder', '50%', '6000000']);
});

test('fits a phone, every view of it, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Ana Silva' })).toBeVisible();
  for (const [index, view] of ['Cap Table', 'Rounds & SAFEs', 'Dilution', 'Vesting', 'Exit', 'What You Get'].entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('heading', { name: 'Assumptions' })).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    // The first view, with the same sample, is looked at with every page of the suite.
    if (index === 1 || index > 3) expect(await findAccessibilityFaults(page)).toEqual([]);
  }
  await unfold(page);
  expect((await saveBy(page, () => download(page))).name).toBe('sample-cap-table.csv');
});
