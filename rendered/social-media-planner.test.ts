import { readCsv } from '../e2e/support/csv';
import { expect, saveBy, setNow, test, type Page } from './support/test';

/** Sunday 15 November 2026, 10:00 in New York, where the browser is. */
const now = new Date('2026-11-15T15:00:00Z');

test.beforeEach(async ({ page }) => {
  await setNow(page, now);
  await page.goto('/social-media-planner');
});

const open = (page: Page) => page.getByRole('button', { name: 'Schedule Post', exact: true }).click();
const schedule = (page: Page) => page.getByRole('button', { name: 'Schedule', exact: true }).click();
const content = (page: Page) => page.getByLabel('Content', { exact: true });
const platform = (page: Page) => page.getByLabel('Platform', { exact: true });
const row = (page: Page, text: string) => page.getByRole('list', { name: 'All Posts' }).getByRole('listitem').filter({ hasText: text });
const figure = (page: Page, label: string) => page.locator('dt').filter({ hasText: label }).around('dd').locator('dd').first();
const upcoming = (page: Page) => page.getByRole('list', { name: 'Upcoming Posts' });

async function addPost(page: Page, text: string, date: string, time: string, on = 'Twitter') {
  await open(page);
  await platform(page).selectOption(on);
  await content(page).fill(text);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill(time);
  await schedule(page);
  await expect(content(page)).toBeHidden();
}

test('schedules, refuses what is incomplete, and shows what is ahead', async ({ page }) => {
  await expect(page.getByText('No posts scheduled yet')).toBeVisible();
  await expect(content(page)).toBeHidden();
  await page.getByRole('button', { name: 'Schedule Your First Post' }).click();
  await expect(platform(page).locator('option')).toHaveText(['Twitter', 'Facebook', 'Instagram', 'LinkedIn']);
  await expect(page.getByText('0/280 characters')).toBeVisible();
  await expect(page.getByLabel('Date', { exact: true })).toHaveAttribute('min', '2026-11-15');
  await schedule(page);
  for (const text of ['Write what to post.', 'Choose a date.', 'Choose a time.']) await expect(page.getByText(text)).toBeVisible();
  await expect(content(page)).toBeFocused();
  await expect(figure(page, 'Scheduled Posts')).toHaveText('0');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(content(page)).toBeHidden();
  await expect(upcoming(page)).toHaveCount(0);

  await addPost(page, 'Six', '2026-12-01', '08:00');
  await expect(row(page, 'Six')).toContainText('Scheduled');
  await addPost(page, 'Earlier', '2026-11-15', '09:59');
  await addPost(page, 'One', '2026-11-15', '10:01', 'LinkedIn');
  await addPost(page, 'Three', '2026-11-16', '12:00', 'Facebook');
  await addPost(page, 'Two', '2026-11-16', '09:00');
  await addPost(page, 'Four', '2026-11-22', '09:00');
  await addPost(page, 'Five', '2026-11-23', '09:00');
  await expect(upcoming(page).getByRole('listitem')).toHaveText([/One/, /Two/, /Three/, /Four/, /Five/]);
  await expect(figure(page, 'Scheduled Posts')).toHaveText('7');
  await expect(figure(page, 'This Week')).toHaveText('5');
  await expect(figure(page, 'Platforms')).toHaveText('3');
  await expect(row(page, 'Earlier')).toContainText('Due - mark as published?');

  await row(page, 'Earlier').getByRole('button', { name: 'Mark published' }).click();
  await expect(row(page, 'Earlier')).toContainText('Published');
  await expect(row(page, 'Earlier')).not.toContainText('Due');
  await expect(figure(page, 'Scheduled Posts')).toHaveText('6');
  const link = row(page, 'Two').getByRole('link', { name: 'Post now' });
  await expect(link).toHaveAttribute('href', 'https://x.com/intent/post?text=Two');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('counts as the networks do, caps, warns and keeps what is too long', async ({ page }) => {
  await open(page);
  await content(page).fill('x'.repeat(252));
  await expect(page.getByText('Approaching character limit')).toBeHidden();
  await content(page).fill('x'.repeat(253));
  await expect(page.getByText('Approaching character limit')).toBeVisible();
  await content(page).fill('x'.repeat(323));
  await expect(content(page)).toHaveValue('x'.repeat(280));
  await expect(page.getByText('43 characters were cut')).toBeVisible();
  await page.getByRole('button', { name: 'Undo cut' }).click();
  await expect(page.getByText('323/280 characters')).toBeVisible();
  await expect(page.getByText(/^43 characters over Twitter’s limit/)).toBeVisible();

  await content(page).fill('日本 🦊 https://example.com/a/long/address');
  // Two Japanese characters 4, fox 2, two spaces, link 23.
  await expect(page.getByText('31/280 characters')).toBeVisible();
  const elsewhere = page.getByRole('region', { name: 'The same text elsewhere' });
  // 2 + 1 + 1 + 1 + 34 seen; the fox is two units; Mastodon takes 23 for the link.
  await expect(elsewhere.getByRole('listitem')).toHaveText(['Bluesky 39/300 fits', 'Threads 40/500 fits', 'Mastodon 28/500 fits']);

  await platform(page).selectOption('LinkedIn');
  await content(page).fill('y'.repeat(300));
  await expect(page.getByText('300/3000 characters')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await platform(page).selectOption('Twitter');
  await expect(content(page)).toHaveValue('y'.repeat(300));
  await expect(page.getByText(/^20 characters over Twitter’s limit/)).toBeVisible();
  await schedule(page);
  await expect(content(page)).toBeFocused();
  await expect(figure(page, 'Scheduled Posts')).toHaveText('0');

  await platform(page).selectOption('Instagram');
  await expect(page.getByText('300/2200 characters')).toBeVisible();
  await platform(page).selectOption('Facebook');
  await expect(page.getByText('300/2000 characters')).toBeVisible();
  await expect(page.getByText(/Facebook allows 63,206/)).toBeVisible();
  await page.getByLabel('Facebook limit').selectOption('5000');
  await content(page).fill('z'.repeat(4000));
  await schedule(page);
  await expect(figure(page, 'Scheduled Posts')).toHaveText('1');
});

test('ideas, hashtags, repeats, editing, filters and undo', async ({ page }) => {
  const ideas = page.getByRole('region', { name: 'Content Ideas' }).getByRole('button');
  await expect(ideas).toHaveCount(10);
  const idea = (await ideas.nth(2).textContent()) ?? '';
  await ideas.nth(2).click();
  await expect(content(page)).toHaveValue(idea);
  await expect(content(page)).toBeFocused();
  await ideas.nth(4).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(content(page)).toHaveValue(idea);

  await content(page).fill('Our business growth');
  const tags = page.getByLabel('Hashtags', { exact: true });
  await tags.fill('#mine');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(tags).toHaveValue(/^#mine #business #growth( #(startup|entrepreneur|innovation|success))?$/);
  await expect(page.getByRole('list', { name: 'Why these hashtags' })).toContainText('#growth: “growth” is in your text');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-17');
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await schedule(page);

  await open(page);
  await expect(content(page)).toHaveValue('');
  await content(page).fill('our BUSINESS growth');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-19');
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await expect(page.getByText(/^The same text is planned on Twitter for 17 Nov 2026/)).toBeVisible();
  await schedule(page);
  await expect(row(page, '19 Nov 2026')).toContainText('Same text on 17 Nov');

  await page.getByRole('button', { name: 'Edit our BUSINESS growth', exact: true }).click();
  await content(page).fill('Something else');
  await page.getByLabel('Status', { exact: true }).selectOption('Draft');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row(page, 'Something else')).toContainText('Draft');
  await expect(page.getByText(/^Same text on/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Something else', exact: true }).click();
  await row(page, 'Something else').getByRole('button', { name: 'Mark published' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('published');
  await page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('draft');
  await expect(row(page, 'Something else')).toContainText('Draft');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.getByLabel('Filter by status').selectOption('Draft');
  await expect(row(page, '')).toHaveCount(1);
  await page.getByPlaceholder('Search posts...').fill('zebra');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(row(page, '')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Something else' }).click();
  await expect(row(page, 'Something else')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(page, 'Something else')).toBeVisible();
});

test('files for spreadsheets and posting services; its own file adds nothing', async ({ page }) => {
  await addPost(page, '@acme said "yes",\nthen =more', '2027-03-15', '09:05');
  await addPost(page, 'Second', '2026-11-20', '18:30', 'LinkedIn');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('posts.csv');
  await page.getByRole('button', { name: 'Bulk CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Files for posting services' });
  const bulk = await saveBy(page, () => dialog.getByRole('button', { name: 'Ayrshare CSV (2)' }).click());
  // New York is on summer time in March.
  expect(readCsv(bulk.text)[2]).toEqual(['@acme said "yes",\nthen =more', 'twitter', '', '2027-03-15T13:05:00Z']);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('File').setInputFiles({ name: 'posts.csv', mimeType: 'text/csv', buffer: csv.bytes });
  await expect(page.getByText('0 posts to add, 2 already here.')).toBeVisible();
});

test('a post scheduled here stands in the calendar, and a change there comes back', async ({ page }) => {
  await addPost(page, 'We open on Friday', '2026-11-20', '09:00');
  await page.getByRole('link', { name: 'Social Media Content Calendar' }).click();
  const entry = page.getByRole('region', { name: 'Posts by month' }).getByRole('button', { name: 'We open on Friday' });
  await entry.click();
  await page.getByLabel('Scheduled date', { exact: true }).fill('2026-11-27');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('link', { name: 'Social Media Planner' }).click();
  await expect(row(page, 'We open on Friday')).toContainText('27 Nov 2026');
});

test('one post for several networks comes again', async ({ page }) => {
  await open(page);
  await content(page).fill('We open on Monday: https://example.com/beta');
  await page.getByLabel('Date', { exact: true }).fill('2026-12-01');
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await page.getByLabel('Campaign', { exact: true }).fill('Spring launch');
  await page.getByRole('button', { name: 'Tag links' }).click();
  await expect(content(page)).toHaveValue(/beta\?utm_source=twitter&utm_medium=social&utm_campaign=spring-launch$/);
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check();
  await page.getByLabel('Text for LinkedIn').fill('A longer story for LinkedIn');
  await expect(page.getByRole('region', { name: 'On Twitter' })).toContainText('example.com');
  await expect(page.getByRole('region', { name: 'On LinkedIn' })).toContainText('A longer story');
  await page.getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await page.getByLabel('How many times in total').fill('2');
  await schedule(page);
  await expect(figure(page, 'Scheduled Posts')).toHaveText('4');
});
