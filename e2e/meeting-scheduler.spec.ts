import type { Page } from '@playwright/test';
import { readIcs } from './support/readers';
import { cutLine, expect, fitsWidth, saveAs, saveBy, setNow, test } from './support/test';

/** Sunday 15 November 2026, 10:00 in New York, where the browser is. */
const now = new Date('2026-11-15T15:00:00Z');

test.beforeEach(async ({ page, isFresh }) => {
  // Only a browser of its own can have its time run faster.
  await (isFresh ? page.clock.install({ time: now }) : setNow(page, now));
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

test('files and links carry the meeting, and its own file adds nothing', async ({ page }) => {
  await open(page);
  await fillMeeting(page, '=Plan & "more"', '2027-03-11', '09:00');
  await page.getByLabel('Attendee 1').fill('ana@x.com');
  await page.getByLabel('Duration').selectOption('30');
  await page.getByLabel('Repeats').selectOption('weekly');
  await page.getByLabel('Ends').selectOption('until');
  await page.getByLabel('Until').fill('2027-03-25');
  await save(page);

  await page.getByRole('button', { name: 'Send invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send invite' });
  await expect(dialog.getByRole('link', { name: 'E-mail draft' })).toHaveAttribute(
    'href',
    /^mailto:ana@x\.com\?subject=%3DPlan%20%26%20%22more%22&body=/,
  );
  const google = dialog.getByRole('link', { name: 'Add to Google Calendar' });
  await expect(google).toHaveAttribute('rel', /noopener/);
  await expect(google).toHaveAttribute('target', '_blank');
  const address = new URL((await google.getAttribute('href')) ?? '');
  expect(address.searchParams.get('dates')).toBe('20270311T090000/20270311T093000');
  const one = await saveBy(page, () => dialog.getByRole('button', { name: 'Calendar file' }).click());
  expect(one.text).toContain('METHOD:PUBLISH');
  const [event] = readIcs(one.text);
  // The clocks of New York go forward on 14 March 2027.
  expect(event).toMatchObject({
    summary: '=Plan & "more"',
    minutes: 30,
    zone: 'America/New_York',
    starts: ['2027-03-11T14:00:00.000Z', '2027-03-18T13:00:00.000Z', '2027-03-25T13:00:00.000Z'],
  });
  await dialog.getByRole('button', { name: 'Close' }).click();
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('meetings.csv');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('File').setInputFiles({ name: 'meetings.csv', mimeType: 'text/csv', buffer: csv.bytes });
  await expect(page.getByText('0 meetings to add, 1 already here.')).toBeVisible();
});

test.describe('in a browser of its own', () => {
  test.use({ isFresh: true });
  test('reminds in time, and one time of a series is completed alone', async ({ page }) => {
    await open(page);
    await fillMeeting(page, 'Daily check', '2026-11-15', '10:30');
    await page.getByLabel('Repeats').selectOption('daily');
    await save(page);
    await expect(page.getByText(/^Daily check starts/)).toBeHidden();
    await page.clock.runFor(20 * 60_000);
    // The page looks at its clock twice a minute, once it has seen that there is something to remind of.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(page.getByText(/^Daily check starts in \d+ min\.$/)).toBeVisible({ timeout: 2000 });
    }).toPass();
    const today = page.getByRole('region', { name: "Today's Meetings" });
    await today.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(today).toBeHidden();
    await expect(row(page, 'Daily check')).toContainText('Mon 16 Nov 2026');
    await expect(figure(page, 2)).toHaveText('1');
  });

  test('the form and the list wait for nothing', async ({ page, faults }) => {
    await cutLine(page, faults);
    await addMeeting(page, 'Offline', '2026-11-16', '09:00');
    await expect(row(page, 'Offline')).toContainText('9:00 AM – 10:00 AM');
    await page.getByRole('button', { name: 'Edit Offline' }).click();
    await page.getByLabel('Title').fill('Still here');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(row(page, 'Still here')).toBeVisible();
  });
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await open(page);
  await page.getByRole('button', { name: 'Working hours' }).click();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
});

test.describe('in India', () => {
  test.use({ isFresh: true, timezoneId: 'Asia/Kolkata' });
  test('names the zone as people there do', async ({ page }) => {
    await open(page);
    await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('Asia/Kolkata');
    await fillMeeting(page, 'Late', '2026-11-16', '23:30');
    await save(page);
    const [event] = readIcs((await saveAs(page, 'Calendar')).text);
    expect(event).toMatchObject({ zone: 'Asia/Kolkata', minutes: 60, starts: ['2026-11-16T18:00:00.000Z'] });
  });
});
