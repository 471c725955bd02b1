import { expect, setNow, test, type Page } from './support/test';

/** Sunday 15 November 2026, 10:00 in New York, where the page is. */
const now = new Date('2026-11-15T15:00:00Z');

test.beforeEach(async ({ page }) => {
  await setNow(page, now);
  await page.goto('/meeting-scheduler');
});

const open = (page: Page) => page.getByRole('button', { name: 'Schedule Meeting', exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'All Meetings' }).getByRole('listitem').filter({ hasText: title });
const figure = (page: Page, index: number) => page.getByRole('definition').nth(index);

async function fillMeeting(page: Page, title: string, date: string, time: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Time', { exact: true }).fill(time);
}

async function addMeeting(page: Page, title: string, date: string, time: string) {
  await open(page);
  await fillMeeting(page, title, date, time);
  await save(page);
}

test('adds, refuses what is incomplete, completes, cancels and deletes', async ({ page }) => {
  await expect(page.getByLabel('Title')).toBeHidden();
  await page.getByRole('button', { name: 'Schedule Your First Meeting' }).click();
  await expect(page.getByLabel('Duration')).toHaveValue('60');
  await expect(page.getByLabel('Duration').locator('option')).toHaveText(
    ['15', '30', '60', '90', '120'].map((minutes) => `${minutes} minutes`),
  );
  await expect(page.getByLabel('Type')).toHaveValue('video');
  await expect(page.getByLabel('Date', { exact: true })).toHaveAttribute('min', '2026-11-15');
  await expect(page.locator('input[type=email]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove attendee/ })).toHaveCount(0);

  await save(page);
  await expect(page.getByLabel('Title')).toBeFocused();
  for (const text of ['Give the meeting a title.', 'Choose a date.', 'Choose a time.']) await expect(page.getByText(text)).toBeVisible();
  await fillMeeting(page, 'Board call', '2026-11-15', '');
  await save(page);
  await expect(page.getByLabel('Time', { exact: true })).toBeFocused();
  await expect(figure(page, 2)).toHaveText('0');

  await page.getByLabel('Time', { exact: true }).fill('14:30');
  await page.getByLabel('Attendee 1').fill('ana@x.com');
  await page.getByRole('button', { name: 'Add attendee' }).click();
  await page.getByRole('button', { name: 'Add attendee' }).click();
  await page.getByLabel('Attendee 3', { exact: true }).fill('jo@x.com');
  await expect(page.locator('input[type=email]')).toHaveCount(3);
  await page.getByLabel('Location').fill('Room 4');
  await page.getByLabel('Description').fill('Runway');
  await save(page);
  await expect(page.getByLabel('Title')).toBeHidden();
  const board = row(page, 'Board call');
  for (const text of [
    'Scheduled',
    'Sun 15 Nov 2026',
    '2:30 PM – 3:30 PM',
    '60 minutes',
    'ana@x.com, jo@x.com',
    'Room 4',
    'Video',
    'Runway',
  ]) {
    await expect(board).toContainText(text);
  }
  await open(page);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.locator('input[type=email]')).toHaveCount(1);
  await open(page);

  await addMeeting(page, 'Early', '2026-11-15', '12:00');
  for (const [title, date] of [
    ['Two', '2026-11-16'],
    ['Three', '2026-11-17'],
    ['Four', '2026-11-18'],
  ] as const) {
    await addMeeting(page, title, date, '09:00');
  }
  await expect(figure(page, 0)).toHaveText('2');
  await expect(figure(page, 1)).toHaveText('5');
  await expect(figure(page, 2)).toHaveText('5');
  const today = page.getByRole('region', { name: "Today's Meetings" });
  await expect(today.getByRole('listitem')).toHaveText([/Early/, /Board call/]);
  await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem')).toHaveText([/Early/, /Board call/, /Two/]);

  await today.getByRole('button', { name: 'Complete', exact: true }).first().click();
  await expect(row(page, 'Early')).toContainText('Completed');
  await expect(row(page, 'Early').getByRole('button', { name: /^(Complete|Cancel)$/ })).toHaveCount(0);
  await board.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(today).toBeHidden();
  await row(page, 'Two').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(row(page, 'Two')).toContainText('Cancelled');
  await expect(figure(page, 2)).toHaveText('2');
  await page.getByRole('button', { name: 'Delete Two' }).click();
  await expect(row(page, 'Two')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Two')).toContainText('Cancelled');
});

test('edits, filters, warns of clashes and asks for outcomes', async ({ page }) => {
  await addMeeting(page, 'Long ago', '2026-11-02', '09:00');
  await expect(row(page, 'Long ago')).toContainText('Needs outcome');
  await addMeeting(page, 'Standup', '2026-11-16', '09:00');
  await open(page);
  await fillMeeting(page, 'Weekly', '2026-11-09', '09:30');
  await page.getByLabel('Repeats').selectOption('weekly');
  await expect(page.getByText('Clashes with Standup on Mon 16 Nov 2026, 9:30 AM.')).toBeVisible();
  await page.getByLabel('Ends').selectOption('count');
  await save(page);
  await expect(page.getByText('Say how many times, at least 1.')).toBeVisible();
  await expect(page.getByLabel('Number of times')).toBeFocused();
  await page.getByLabel('Number of times').fill('4');
  await save(page);
  await expect(row(page, 'Every week on Mon, 4 times')).toContainText('Clashes with Standup');

  await page.getByRole('button', { name: 'Edit Standup' }).click();
  await page.getByLabel('Time', { exact: true }).fill('11:00');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row(page, 'Standup')).toContainText('11:00 AM – 12:00 PM');
  await expect(page.getByText(/^Clashes with/)).toHaveCount(0);

  await page.getByLabel('Filter by status').selectOption('open');
  await expect(row(page, '')).toHaveCount(1);
  await page.getByPlaceholder('Search meetings...').fill('zebra');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(row(page, '')).toHaveCount(3);

  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: '9:30 AM Weekly' })).toBeVisible();
  await page.getByRole('tab', { name: 'Month' }).click();
  await page.getByRole('button', { name: '11:00 AM Standup' }).press('Alt+ArrowRight');
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(row(page, 'Standup')).toContainText('Tue 17 Nov 2026');
});

test('shows other clocks and their working hours', async ({ page }) => {
  await open(page);
  await fillMeeting(page, 'Across', '2026-11-16', '10:00');
  await page.getByLabel('Attendee 1').fill('ana@x.com');
  await page.getByRole('button', { name: 'Working hours' }).click();
  await page.getByLabel('Time zone of ana@x.com').selectOption('Europe/Berlin');
  await expect(page.getByText('4:00 PM – 5:00 PM, within working hours')).toBeVisible();
  await expect(page.getByText('All working hours overlap 9:00 AM – 11:00 AM, New York (UTC-5).')).toBeVisible();
  await page.getByLabel('Time', { exact: true }).fill('12:00');
  await expect(page.getByText('6:00 PM – 7:00 PM, outside working hours')).toBeVisible();
  await page.getByLabel('Time zone', { exact: true }).selectOption('Asia/Tokyo');
  await save(page);
  await expect(row(page, 'Across')).toContainText('12:00 PM – 1:00 PM, Tokyo (UTC+9)');
  await expect(row(page, 'Across')).toContainText('Sun 15 Nov 2026, 10:00 PM for you');
  await expect(figure(page, 0)).toHaveText('1');
});

test('says what the clocks do to an hour, and takes in a file of another program', async ({ page }) => {
  await open(page);
  // In New York clocks go forward on 14 March 2027 and back on 7 November 2027, each at 2:00.
  await fillMeeting(page, 'Night', '2027-03-14', '02:30');
  await expect(page.getByText('Clocks in New York skip 2:30 AM that day, so 3:30 AM is used.')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2027-11-07');
  await expect(page.getByText(/^Clocks in/)).toBeHidden();
  await page.getByLabel('Time', { exact: true }).fill('01:30');
  await expect(page.getByText('Clocks in New York show 1:30 AM twice that day. The first one is used.')).toBeVisible();
  await page.getByLabel('Time', { exact: true }).fill('00:30');
  await page.getByLabel('Duration').selectOption('120');
  await page.getByLabel('Attendee 1').fill('ana@x.com; jo@x.com');
  await expect(page.locator('input[type=email]')).toHaveCount(2);
  await page.getByLabel('Date', { exact: true }).fill('9999-12-31');
  await save(page);
  await expect(page.getByText('Choose a date before 2200.')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2027-11-07');
  await save(page);
  await expect(row(page, 'Night')).toContainText('ana@x.com, jo@x.com');

  await page.getByRole('button', { name: 'Import' }).click();
  const text =
    'Subject;Start Date;Start Time;Required Attendees\r\nNight;2027-11-07;00:30;\r\nBoard;2027-11-08;9:00 AM;"a@x.com;b@x.com"\r\n';
  await page.getByLabel('File').setInputFiles({ name: 'outlook.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText('1 meeting to add, 1 already here.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(row(page, 'Board')).toContainText('a@x.com, b@x.com');
});
