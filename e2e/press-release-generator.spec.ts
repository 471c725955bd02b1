import type { Page } from '@playwright/test';
import { expect, fitsWidth, laterFiles, saveBy, seeBusy, test } from './support/test';

test.use({ hasExamples: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/press-release-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const release = (page: Page) => page.getByRole('article', { name: 'Press Release' });
const fill = async (page: Page, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(text);
};

test('writes the release of a company’s news, copies and saves it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.getByRole('region', { name: 'Generated Press Release' });
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(await page.evaluate(() => new Date().toLocaleDateString()));
  await fill(page, { 'Company Name': 'Blue River Coffee', 'Main Announcement': 'We are excited to announce our second roastery.' });
  await seeBusy(page, 'Generating...', () => press(page, 'Generate Press Release'));
  await expect(release(page)).toContainText('FOR IMMEDIATE RELEASE');
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\[Draft\]\n\nFOR IMMEDIATE RELEASE\n\nBlue River Coffee announces its second roastery\n\n\[CITY\], /);
  expect((await saveBy(page, () => press(page, 'Download'))).name).toBe('press-release-blue-river-coffee.txt');
});

test('on a phone: a failure, and the sample', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(laterFiles('press-release-generator'), (route) => route.abort());
  await page.reload();
  await fill(page, { 'Company Name': 'Acme', 'Main Announcement': 'Acme opens a shop.' });
  await press(page, 'Generate Press Release');
  await expect(page.getByRole('alert')).toHaveText('Failed to generate press release. Please try again.');
  await expect(page.getByLabel('Company Name')).toHaveValue('Acme');
  await page.unrouteAll();
  await page.reload();
  // The browser's own word on the requests that were cut off.
  faults.seen.length = 0;
  await press(page, 'Load sample');
  await expect(release(page)).toContainText('PORTLAND, Ore.');
  await expect(release(page).getByText('Sample', { exact: true })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});
