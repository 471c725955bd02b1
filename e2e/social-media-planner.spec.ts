import type { Page } from '@playwright/test';
import { expect, fitsWidth, saveBy, setNow, test } from './support/test';

/** Sunday 15 November 2026, 10:00 in New York, where the browser is. */
const now = new Date('2026-11-15T15:00:00Z');

test.beforeEach(async ({ page, isFresh }) => {
  // Only a browser of its own can have its time run faster.
  await (isFresh ? page.clock.install({ time: now }) : setNow(page, now));
  await page.goto('/social-media-planner');
});

const open = (page: Page) => page.getByRole('button', { name: 'Schedule Post', exact: true }).click();
const schedule = (page: Page) => page.getByRole('button', { name: 'Schedule', exact: true }).click();
const content = (page: Page) => page.getByLabel('Content', { exact: true });
const platform = (page: Page) => page.getByLabel('Platform', { exact: true });
const row = (page: Page, text: string) => page.getByRole('list', { name: 'All Posts' }).getByRole('listitem').filter({ hasText: text });
const figure = (page: Page, label: string) => page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');

async function addPost(page: Page, text: string, date: string, time: string, on = 'Twitter') {
  await open(page);
  await platform(page).selectOption(on);
  await content(page).fill(text);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill(time);
  await schedule(page);
  await expect(content(page)).toBeHidden();
}

test.describe('as time goes by', () => {
  test.use({ isFresh: true });
  test('schedules a post, and says when its time has come', async ({ page }) => {
    await addPost(page, 'One', '2026-11-15', '10:01', 'LinkedIn');
    await expect(row(page, 'One')).toContainText('Scheduled');
    await expect(figure(page, 'Scheduled Posts')).toHaveText('1');
    await expect(row(page, 'One')).not.toContainText('Due');
    // The minute passes on the open page.
    await page.clock.runFor(2 * 60_000);
    await expect(row(page, 'One')).toContainText('Due - mark as published?');
  });
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await open(page);
  await platform(page).selectOption('Facebook');
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
});

test('posts are saved, and approved by link', async ({ page }) => {
  await addPost(page, 'We open on Monday', '2026-12-01', '09:00');
  await addPost(page, 'We are open', '2026-12-08', '09:00', 'LinkedIn');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('posts.csv');
  expect(csv.text).toContain('We open on Monday');

  await page.getByRole('button', { name: 'Approval' }).click();
  const given = page.getByLabel('Link for those who answer');
  await expect(given).toHaveValue(/\/reply#/);
  const link = await given.inputValue();
  const reader = await page.context().newPage();
  await reader.goto(link);
  await reader.getByLabel('Your name').fill('Ana');
  await reader.getByRole('radio', { name: 'Approve' }).first().check();
  await reader
    .getByLabel(/^Note on/)
    .first()
    .fill('Good to go');
  await reader.getByRole('button', { name: 'Make my reply' }).click();
  const reply = reader.getByLabel('Reply code');
  await expect(reply).not.toHaveValue('');
  const code = await reply.inputValue();
  await reader.close();
  await page.getByLabel('Paste replies').fill(code);
  await page.getByRole('button', { name: 'Add replies' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 post approved.' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Approved by Ana')).toBeVisible();
});
