import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readCsv } from './support/csv';
import { expect, fitsWidth, saveBy, setNow, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T12:00:00'));
  await page.goto('/user-feedback-collector');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Feedback', exact: true }).getByRole('listitem').filter({ hasText: title });
const votesOf = (page: Page, title: string) => page.getByRole('group', { name: `Votes for ${title}`, exact: true }).locator('output');
const formOf = (page: Page) => page.getByRole('form', { name: 'Submit Feedback' });

interface More {
  type?: string;
  rating?: string;
  email?: string;
  userType?: string;
}

async function submit(page: Page, title: string, description: string, more: More = {}) {
  const form = formOf(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill(description);
  if (more.type) await form.getByLabel('Type', { exact: true }).selectOption(more.type);
  if (more.rating) await form.getByLabel('Rating').fill(more.rating);
  if (more.email) await form.getByLabel('User Email').fill(more.email);
  if (more.userType) await form.getByLabel('User Type').selectOption(more.userType);
  await form.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(rowOf(page, title)).toBeVisible();
}

async function importCsv(page: Page, text: string | Buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'feedback.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return dialog;
}

test('takes in what is typed and saves it, with a warning of addresses', async ({ page }) => {
  await submit(page, '=Sum, "quoted"', 'Line one\nline two', { email: 'ana@example.com', type: 'bug' });
  await expect(page.getByText('Export holds personal data')).toBeVisible();
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('user-feedback.csv');
  const [header, row] = readCsv(csv.text);
  expect(header?.slice(0, 4)).toEqual(['Type', 'Title', 'Description', 'Rating']);
  expect(row?.slice(0, 4)).toEqual(['Bug', '\'=Sum, "quoted"', 'Line one\nline two', '5']);
});

test('fits a phone, passes the accessibility check and stays usable with ten thousand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await unfold(page, 'Actions for Dark mode');
  await page.getByRole('button', { name: 'Edit Dark mode' }).click();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const view of ['List', 'Board', 'Trends', 'Options']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true');
    expect(await fitsWidth(page)).toBe(true);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('tab', { name: 'List' }).click();
  // Colours take a moment to cross over.
  await expect(async () => expect(await findAccessibilityFaults(page, 'colours')).toEqual([])).toPass();

  await page.setViewportSize({ width: 1280, height: 900 });
  const rows = Array.from({ length: 10_000 }, (_, index) => `Wish ${index},Words ${index},${index % 50}`);
  const dialog = await importCsv(page, ['Title,Description,Votes', ...rows].join('\n'));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(tile(page, 'Total Feedback')).toContainText('10,000');
  await page.getByLabel('Search feedback items').fill('wish 9876');
  await page.getByRole('button', { name: 'Vote up Wish 9876' }).click();
  await expect(votesOf(page, 'Wish 9876')).toHaveText('27');
  await page.getByRole('button', { name: 'Merge Wish 9876' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(20);
});
