import { expect, saveAs, setNow, test } from './support/test';

test('one date of a series is skipped, moved and put back, and the file says so', async ({ page }) => {
  // Sunday 15 November 2026, 10:00 in New York, where the browser is.
  await setNow(page, new Date('2026-11-15T15:00:00Z'));
  await page.goto('/meeting-scheduler');
  await page.getByRole('button', { name: 'Schedule Meeting', exact: true }).click();
  await page.getByLabel('Title').fill('Daily check');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-16');
  await page.getByLabel('Time', { exact: true }).fill('10:30');
  await page.getByLabel('Repeats').selectOption('daily');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('list', { name: 'All Meetings' }).getByRole('listitem');

  await row.getByRole('button', { name: 'Change one date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change one date' });
  await dialog.getByRole('button', { name: 'Skip Mon 16 Nov 2026' }).click();
  await expect(dialog.getByRole('status').first()).toHaveText('Mon 16 Nov 2026 skipped.');
  await dialog.getByRole('button', { name: 'Move Tue 17 Nov 2026' }).click();
  await dialog.getByLabel('New time').fill('16:00');
  await dialog.getByRole('button', { name: 'Move this date' }).click();
  await expect(dialog.getByText('Moved from 10:30 AM')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put back Mon 16 Nov 2026' }).click();
  await dialog.getByRole('button', { name: 'Skip Mon 16 Nov 2026' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row).toContainText('Tue 17 Nov 2026 · 4:00 PM – 5:00 PM');
  await expect(row).toContainText('1 date skipped, 1 moved');
  const { text } = await saveAs(page, 'Calendar');
  expect(text).toContain('EXDATE;TZID=America/New_York:20261116T103000');
  expect(text).toContain('RECURRENCE-ID;TZID=America/New_York:20261117T103000');

  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  const entry = page.getByRole('button', { name: '4:00 PM Daily check' });
  await entry.press('Alt+ArrowRight');
  await expect(page.getByText('Only this date moved, to Wed 18 Nov 2026. The series stays.')).toBeVisible();
  await expect(page.getByRole('button', { name: '10:30 AM Daily check' })).toHaveCount(5);
});
