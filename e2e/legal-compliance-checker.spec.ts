import { expect, fitsWidth, saveBy, test, unfold } from './support/test';
import type { Page } from '@playwright/test';

// The clock is moved by hand.
test.use({ isFresh: true });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T10:00:00') });
  await page.goto('/legal-compliance-checker');
});

const progress = (page: Page) => page.getByRole('region', { name: 'Progress', exact: true });
const statuses = (page: Page) => page.getByRole('combobox', { name: /^Status of / });
const statusOf = (page: Page, name: string) => page.getByRole('combobox', { name: `Status of ${name}`, exact: true });
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const download = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());

async function fill(page: Page, businessType: string, location: string, industry: string) {
  await page.getByLabel('Business Type').selectOption(businessType);
  await page.getByLabel('Location').fill(location);
  await page.getByLabel('Industry').selectOption(industry);
}

test('makes the list from three answers without asking anybody, tracks it, and saves it', async ({ page }) => {
  await fill(page, 'LLC', 'Austin, TX', 'Finance');
  await expect(page.getByText('Read as: Texas, United States.')).toBeVisible();
  // The suite's own files may come whenever the page is at rest; they know nothing of the answers.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) requests.push(request.url());
  });
  // With the clock held, a slow machine sees the busy button, too.
  await page.clock.pauseAt(new Date('2026-11-15T10:30:00'));
  await generateButton(page).click();
  const busy = page.getByRole('button', { name: 'Generating...' });
  await expect(busy).toBeDisabled();
  await page.clock.runFor(400);
  await page.clock.resume();
  await expect(statuses(page)).toHaveCount(9);
  expect(requests).toEqual([]);
  // 2 of 9 are 22%.
  await statusOf(page, 'Federal EIN').selectOption('completed');
  await statusOf(page, 'Business license').selectOption('completed');
  await expect(progress(page)).toContainText('22%');
  const file = await download(page);
  expect(file.name).toBe('compliance-checklist.txt');
  expect(file.text).toContain('22% complete: 2 completed, 0 in progress, 7 not started.');
});

test('shows the sample and the report on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(statuses(page)).toHaveCount(9);
  await expect(progress(page)).toContainText('25%');
  expect(await fitsWidth(page)).toBe(true);
  const file = await download(page);
  expect(file.name).toBe('sample-compliance-checklist.txt');
  expect(file.text).toContain('[Sample]');
  await unfold(page);
  await page.getByRole('button', { name: 'Create New Checklist' }).click();
  await expect(page.getByLabel('Business Type')).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveValue('');
});
