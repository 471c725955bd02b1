import type { Page } from '@playwright/test';
import { expect, fitsWidth, saveBy, setNow, test } from './support/test';

/** Sunday 15 November 2026, 10:00 in New York, where the browser is. */
const now = new Date('2026-11-15T15:00:00Z');

test.beforeEach(async ({ page }) => {
  await setNow(page, now);
  await page.goto('/social-media-content-calendar');
});

const open = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const view = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const entry = (page: Page, title: string) => page.getByRole('region', { name: 'Posts by month' }).getByRole('button', { name: title });
const dayCell = (page: Page, day: string) => page.getByRole('cell').filter({ has: page.getByText(day, { exact: true }) });

test('creates posts on their day, moves them by drag, and saves them', async ({ page }) => {
  await open(page);
  await field(page, 'Title').fill('Beta');
  await field(page, 'Content').fill('Beta says something');
  await field(page, 'Scheduled date').fill('2026-11-20');
  await page.getByRole('button', { name: 'Save Post', exact: true }).click();
  await expect(field(page, 'Title')).toBeHidden();
  await expect(dayCell(page, '20').getByRole('button', { name: 'Beta' })).toBeVisible();
  await dayCell(page, '25').scrollIntoViewIfNeeded();
  await entry(page, 'Beta').dragTo(dayCell(page, '25'));
  await expect(dayCell(page, '25').getByRole('button', { name: 'Beta' })).toBeVisible();
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('content-calendar.csv');
  expect(csv.text).toContain('Beta says something');
});

test('works on a phone, with the sample marked as such', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', includeHidden: true })).toHaveAttribute('title', 'sample-content-calendar.csv');
  for (const [name, content] of [
    ['Month', page.getByRole('region', { name: 'Posts by month' })],
    ['Week', page.getByRole('region', { name: 'Posts by week' })],
    ['List', page.getByRole('list', { name: 'Posts', exact: true })],
    ['Gaps', page.getByRole('region', { name: 'Gaps' })],
  ] as const) {
    await view(page, name);
    await expect(content).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
  }
  await open(page);
  await expect(field(page, 'Title')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
});
