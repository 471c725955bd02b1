import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, setNow, test, unfold } from './support/test';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  // A Sunday, so that business days can be counted by hand.
  await setNow(page, new Date('2026-11-15T12:00:00'));
  await page.goto('/investor-crm');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const rowOf = (page: Page, name: string) => page.getByRole('list', { name: 'Investors' }).getByRole('listitem').filter({ hasText: name });

async function addInvestor(page: Page, name: string, firm: string, more: { email?: string; status?: string; lastContact?: string } = {}) {
  await page.getByRole('button', { name: 'Add Investor' }).click();
  const form = page.getByRole('form', { name: 'Add Investor' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Firm').fill(firm);
  if (more.email) await form.getByLabel('Email').fill(more.email);
  if (more.status) await form.getByLabel('Status', { exact: true }).selectOption(more.status);
  if (more.lastContact) await form.getByLabel('Last Contact').fill(more.lastContact);
  await form.getByRole('button', { name: 'Save Investor' }).click();
  await expect(form).toBeHidden();
}

async function importCsv(page: Page, text: string | Buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'investors.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return dialog;
}

test('warns until the list is in a file', async ({ page }) => {
  await addInvestor(page, '=Ana "A" Ruiz', 'Fund, One', { email: 'ana@one.example', status: 'pitch-sent' });
  const bar = page.getByRole('region', { name: 'Unsaved work' });
  await expect(bar).toContainText('Unsaved: export before you reload or close this tab.');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('investors.csv');
  const [header, row] = readCsv(csv.text);
  expect(header?.slice(0, 4)).toEqual(['Name', 'Firm', 'Email', 'Phone']);
  expect(row?.slice(0, 3)).toEqual(['\'=Ana "A" Ruiz', 'Fund, One', 'ana@one.example']);
  await expect(bar).toBeHidden();
});

test('fits a phone, passes the accessibility check and stays usable with ten thousand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  // Nothing of the days is cut off.
  for (const text of ['Overdue since 11 Nov 2026', 'Last contact 22 Oct 2026'])
    expect(
      await rowOf(page, 'Tom Becker')
        .getByText(text)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
    ).toBe(true);
  await unfold(page, 'Actions for Priya Nair');
  await page.getByRole('button', { name: 'Edit Priya Nair' }).click();
  await expect(page.getByLabel('Next Follow-up')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  // What happens to lie half beneath the header is not looked at.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page.getByRole('region', { name: 'Prospect' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(async () => expect(await findAccessibilityFaults(page)).toEqual([])).toPass();
  await page.getByRole('tab', { name: 'List' }).click();

  await page.setViewportSize({ width: 1280, height: 900 });
  const rows = Array.from({ length: 10_000 }, (_, index) => `Person ${index},Fund ${index % 97},p${index}@example.com,1000`);
  const dialog = await importCsv(page, ['Name,Firm,Email,Amount', ...rows].join('\n'));
  await expect(dialog.getByText('10,000 investors to add.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(tile(page, 'Total Investors')).toContainText('10,000');
  expect(await page.getByRole('listitem').count()).toBeLessThan(100);
  await page.getByLabel('Search investors').fill('person 9876');
  await expect(page.getByText('1 of 10,000 investors shown')).toBeVisible();
  await page.getByLabel('Status of Person 9876').selectOption('contacted');
  await page.getByLabel('Search investors').fill('');
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page.getByRole('region', { name: 'Prospect' })).toContainText('$9,999,000.00');
  await page.getByRole('button', { name: 'Show more of 9,999' }).click();
  await expect(page.getByRole('region', { name: 'Prospect' }).getByRole('listitem')).toHaveCount(40);
});
