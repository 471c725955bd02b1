import { readIcs } from '../e2e/support/readers';
import { expect, saveAs, setNow, test, type Page } from './support/test';

/** Sunday 15 November 2026, 10:00 in New York, where the browser is. */
const now = new Date('2026-11-15T15:00:00Z');

test.beforeEach(async ({ page }) => {
  await setNow(page, now);
  await page.goto('/social-media-content-calendar');
});

const open = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Post', exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const view = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Posts', exact: true }).getByRole('listitem').filter({ hasText: title });
const upcoming = (page: Page) => page.getByRole('list', { name: 'Upcoming Posts' }).getByRole('listitem');
const entry = (page: Page, title: string) => page.getByRole('region', { name: 'Posts by month' }).getByRole('button', { name: title });
const dayCell = (page: Page, day: string) => page.getByRole('cell').filter({ has: page.getByText(day, { exact: true }) });

async function addPost(page: Page, title: string, date: string, more: Record<string, string> = {}) {
  await open(page);
  await field(page, 'Title').fill(title);
  await field(page, 'Content').fill(more.Content ?? `${title} says something`);
  await field(page, 'Scheduled date').fill(date);
  for (const [label, value] of Object.entries(more)) {
    if (['Platform', 'Content type', 'Status'].includes(label)) await field(page, label).selectOption(value);
    else await field(page, label).fill(value);
  }
  await save(page);
  await expect(field(page, 'Title')).toBeHidden();
}

test('creates posts on their day, refuses what is incomplete, and lists the next five', async ({ page }) => {
  const month = page.getByRole('region', { name: 'Posts by month' });
  await expect(month.getByRole('heading')).toHaveText('November 2026');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(month.getByRole('heading')).toHaveText('January 2027');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(month.getByRole('heading')).toHaveText('December 2026');
  await page.getByRole('button', { name: 'Previous month' }).click();

  await open(page);
  await expect(field(page, 'Title')).toBeFocused();
  const optionsOf = async (label: string) => {
    const options = field(page, label).locator('option');
    await expect(options.first()).toBeAttached();
    return options.evaluateAll((found) => found.map((option) => (option as HTMLOptionElement).value));
  };
  expect(await optionsOf('Platform')).toEqual(['instagram', 'twitter', 'facebook', 'linkedin', 'tiktok', 'pinterest']);
  expect(await optionsOf('Content type')).toEqual(['text', 'image', 'video', 'link', 'document']);
  expect(await optionsOf('Status')).toEqual(['draft', 'scheduled', 'published']);
  await expect(field(page, 'Scheduled time')).toHaveValue('12:00');
  await expect(field(page, 'Status')).toHaveValue('scheduled');
  await expect(page.getByRole('form').getByText('New York (UTC-5)')).toBeVisible();
  await save(page);
  await expect(field(page, 'Title')).toBeFocused();
  for (const text of ['Give the post a title.', 'Write what the post says.', 'Choose a date.'])
    await expect(page.getByText(text)).toBeVisible();
  await field(page, 'Title').fill('Launch');
  await field(page, 'Content').fill('We are live');
  await field(page, 'Scheduled date').fill('2026-11-18');
  await field(page, 'Hashtags').fill(' launch , , #startup ,');
  await field(page, 'Media URL').fill('javascript:alert(1)');
  await save(page);
  await expect(field(page, 'Media URL')).toBeFocused();
  await expect(page.getByText('Use a web address, such as https://example.com.')).toBeVisible();
  await field(page, 'Media URL').fill('https://media.example/a.jpg');
  await field(page, 'Link URL').fill('company.example/launch');
  await save(page);
  await expect(field(page, 'Title')).toBeHidden();
  await expect(dayCell(page, '18').getByRole('button', { name: 'Launch' })).toBeVisible();

  await addPost(page, 'Sixth', '2026-12-24');
  await addPost(page, 'Second', '2026-11-16', { 'Scheduled time': '18:00' });
  await addPost(page, 'First', '2026-11-16', { 'Scheduled time': '08:00', Platform: 'linkedin' });
  await addPost(page, 'Gone', '2026-11-14');
  await addPost(page, 'Fifth', '2026-11-30');
  await addPost(page, 'Fourth', '2026-11-19', { Platform: 'linkedin', Status: 'draft' });
  await expect(upcoming(page)).toHaveText([/^First/, /^Second/, /^Launch/, /^Fourth/, /^Fifth/]);

  await page.getByLabel('Filter by platform').selectOption('linkedin');
  await expect(upcoming(page)).toHaveText([/^First/, /^Fourth/]);
  await expect(entry(page, 'Launch')).toHaveCount(0);
  await expect(entry(page, 'First')).toBeVisible();
  await page.getByLabel('Filter by platform').selectOption('tiktok');
  await page.getByRole('button', { name: 'Clear Filters' }).click();

  await view(page, 'List');
  const launch = row(page, 'Launch');
  for (const text of ['Wed 18 Nov 2026, 12:00 PM', 'New York (UTC-5)', '#launch #startup', 'Instagram'])
    await expect(launch).toContainText(text);
  await expect(launch.getByRole('link', { name: 'Link' })).toHaveAttribute('href', 'https://company.example/launch');
  await expect(launch.getByRole('link', { name: 'Media' })).toHaveAttribute('rel', /noopener/);
  await expect(row(page, 'Gone')).toContainText('Time has passed');
  const status = page.getByRole('list', { name: 'Posts', exact: true }).getByLabel('Status of Gone');
  for (const value of ['published', 'draft', 'scheduled', 'published']) {
    await status.selectOption(value);
    await expect(status).toHaveValue(value);
  }
  await expect(row(page, 'Gone')).not.toContainText('Time has passed');
});

test('moves posts by keyboard, edits, deletes and takes it back', async ({ page }) => {
  await addPost(page, 'Alpha', '2026-11-18');
  await addPost(page, 'Beta', '2026-11-20');
  await entry(page, 'Alpha').press('Alt+ArrowRight');
  await expect(dayCell(page, '19').getByRole('button', { name: 'Alpha' })).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(dayCell(page, '18').getByRole('button', { name: 'Alpha' })).toBeVisible();
  for (let days = 0; days < 5; days += 1) await entry(page, 'Beta').press('Alt+ArrowRight');
  await expect(dayCell(page, '25').getByRole('button', { name: 'Beta' })).toBeVisible();

  await view(page, 'Week');
  const week = page.getByRole('region', { name: 'Posts by week' });
  await expect(week.getByRole('button', { name: 'Alpha' })).toHaveCount(0);
  await week.getByRole('button', { name: 'Next week' }).click();
  await week.getByRole('button', { name: 'Alpha' }).press('Alt+ArrowDown');
  await expect(week.getByRole('heading')).toHaveText('23 Nov – 29 Nov 2026');
  await expect(week.getByRole('button', { name: 'Alpha' })).toBeFocused();
  await week.getByRole('button', { name: 'Alpha' }).press('Enter');
  await expect(field(page, 'Scheduled date')).toHaveValue('2026-11-25');
  await field(page, 'Title').fill('Alpha two');
  await field(page, 'Scheduled date').fill('2026-11-26');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(week.getByRole('listitem').filter({ hasText: 'Thu 26 Nov' })).toContainText('Alpha two');

  await week.getByRole('button', { name: 'Beta' }).click();
  await page.getByRole('button', { name: 'Delete Post' }).click();
  await expect(week.getByRole('button', { name: 'Beta' })).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(week.getByRole('button', { name: 'Beta' })).toBeVisible();
  await view(page, 'List');
  await page.getByRole('button', { name: 'Duplicate Beta' }).click();
  await expect(row(page, 'Beta')).toHaveCount(2);
});

test('opens a full day, adds from a day’s number, keeps what is typed, and says where a post went', async ({ page }) => {
  const month = page.getByRole('region', { name: 'Posts by month' });
  const toast = page.getByRole('status').filter({ hasText: 'Undo' });
  for (const hour of ['01', '02', '03', '04', '05', '06'])
    await addPost(page, `Full ${hour}`, '2026-11-18', { 'Scheduled time': `${hour}:00` });
  await expect(entry(page, 'Full')).toHaveCount(4);
  const more = month.getByRole('button', { name: '2 more on Wednesday 18 November 2026' });
  await expect(more).toHaveText('+2 more');
  await more.press('Enter');
  await expect(entry(page, 'Full')).toHaveCount(6);
  const fewer = month.getByRole('button', { name: 'Fewer on Wednesday 18 November 2026' });
  await expect(fewer).toBeFocused();
  await fewer.click();
  await expect(entry(page, 'Full')).toHaveCount(4);

  await month.getByRole('button', { name: 'Add on Tuesday 24 November 2026' }).click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Scheduled date')).toHaveValue('2026-11-24');
  await field(page, 'Title').fill('Kept');
  await field(page, 'Content').fill('Kept words');
  await month.getByRole('button', { name: 'Add on Wednesday 25 November 2026' }).click();
  await expect(field(page, 'Scheduled date')).toBeFocused();
  await expect(field(page, 'Scheduled date')).toHaveValue('2026-11-25');
  await expect(field(page, 'Content')).toHaveValue('Kept words');
  await save(page);
  await expect(dayCell(page, '25').getByRole('button', { name: 'Kept' })).toBeVisible();
  await addPost(page, 'Far', '2027-02-03');
  await expect(toast).toContainText('Post saved for Wed 3 Feb 2027, 12:00 PM');

  const status = page.getByRole('list', { name: 'Upcoming Posts' }).getByLabel('Status of Full 01');
  await entry(page, 'Full 01').click();
  await status.selectOption('published');
  await expect(field(page, 'Status')).toHaveValue('published');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveValue('scheduled');
  await expect(field(page, 'Status')).toHaveValue('scheduled');
});

test('counts as each platform does and shows the weeks without a post', async ({ page }) => {
  await open(page);
  const length = page.getByLabel('Length', { exact: true });
  await field(page, 'Platform').selectOption('twitter');
  await field(page, 'Content').fill('a'.repeat(283));
  await expect(length).toHaveText('283 of 280 characters on Twitter');
  await expect(page.getByText('3 over the Twitter limit')).toBeVisible();
  await field(page, 'Platform').selectOption('tiktok');
  await expect(length).toHaveText('283 of 2,200 characters on TikTok');
  await field(page, 'Platform').selectOption('pinterest');
  await field(page, 'Title').fill('t'.repeat(101));
  await expect(length).toHaveText('283 of 500 characters on Pinterest · title 101 of 100');
  await field(page, 'Scheduled date').fill('2026-11-17');
  await save(page);
  await view(page, 'List');
  await expect(row(page, 'ttt')).toContainText('Title 1 over the Pinterest limit');

  await view(page, 'Gaps');
  const gaps = page.getByRole('list', { name: 'Gaps by week' }).getByRole('listitem');
  await expect(gaps).toHaveCount(4);
  for (const name of ['Instagram', 'Twitter', 'Facebook', 'TikTok']) await page.getByRole('checkbox', { name }).uncheck();
  await expect(gaps.nth(0)).toHaveText('This week: no LinkedIn or Pinterest post.');
  await expect(gaps.nth(1)).toHaveText('Next week: no LinkedIn post.');
  await page.getByRole('button', { name: 'No post. Add a LinkedIn post in the week of 16 Nov' }).click();
  await expect(field(page, 'Platform')).toHaveValue('linkedin');
  await expect(field(page, 'Scheduled date')).toHaveValue('2026-11-16');
  await field(page, 'Title').fill('Filled');
  await field(page, 'Content').fill('Words');
  await save(page);
  await expect(gaps.nth(1)).toHaveText('Next week: every platform has a post.');
});

test('saves its posts for a calendar, and takes a bulk file in', async ({ page }) => {
  await addPost(page, 'One', '2026-11-20', { Platform: 'twitter' });
  const calendar = await saveAs(page, 'ICS');
  expect(calendar.name).toBe('content-calendar.ics');
  // 12:00 in New York
  expect(readIcs(calendar.text)).toMatchObject([
    { summary: 'Twitter: One', starts: ['2026-11-20T17:00:00.000Z'], zone: 'America/New_York', minutes: 15 },
  ]);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const text =
    'post,platforms,mediaUrls,scheduleDate\n"Big news, soon","instagram, x",,2026-11-28T02:00:00Z\nElsewhere,youtube,,2026-11-28T02:00:00Z';
  await page
    .getByRole('dialog')
    .getByLabel('File')
    .setInputFiles({ name: 'bulk.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('dialog').getByLabel('“youtube” in Platform').selectOption('Leave these rows out');
  await expect(page.getByText(/^2 posts to add/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  // 02:00 in UTC on the 28th is 21:00 on the 27th in New York.
  await expect(dayCell(page, '27').getByRole('button', { name: /9:00 PM .*Big news, soon/ })).toHaveCount(2);
});
