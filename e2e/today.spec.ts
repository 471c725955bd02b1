import type { Page } from '@playwright/test';
import { findFaultsInBothThemes } from './support/axe';
import { readIcs } from './support/readers';
import { expect, fitsWidth, saveBy, test } from './support/test';

const dayFromNow = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);
};

/** Moving on inside the tab, as a link does. */
async function goTo(page: Page, path: string, heading: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('lists what is due in all documents, and ticks a task off where it stands', async ({ page }) => {
  await page.goto('/task-manager');
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await page.getByLabel('Title').fill('File the papers');
  await page.getByLabel('Assignee').fill('Ana');
  await page.getByLabel('Due Date').fill(dayFromNow(-1));
  await page.getByRole('button', { name: 'Create Task' }).click();
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await page.getByLabel('Title').fill('Renew the lease');
  await page.getByLabel('Assignee').fill('Ana');
  await page.getByLabel('Due Date').fill(dayFromNow(30));
  await page.getByRole('button', { name: 'Create Task' }).click();

  await goTo(page, '/invoice-generator', 'Invoice Generator');
  await page.getByLabel('Client Name').fill('Acre Foods');
  await page.getByLabel('Due Date').fill(dayFromNow(6));
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Brand workshop');
  await page.getByRole('textbox', { name: 'Rate', exact: true }).fill('€1000');

  await goTo(page, '/', 'The paperwork of a company');
  const work = page.getByRole('region', { name: 'Your work' });
  await expect(work.getByRole('link', { name: 'File the papers' })).toBeVisible();
  await expect(work.getByRole('link', { name: 'Invoice INV-001 to Acre Foods is due' })).toBeVisible();
  await work.getByRole('link', { name: 'Open Today' }).click();

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Overdue', 'Next 7 days']);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('File the papers');
  await expect(items.first()).toContainText('Since yesterday');
  await expect(items.last()).toContainText('Invoice INV-001 to Acre Foods is due');
  // 1,000.00 and the 10% tax it starts with.
  await expect(items.last()).toContainText('€1,100.00');
  await expect(items.last().getByRole('checkbox')).toHaveCount(0);

  const calendar = await saveBy(page, () => page.getByRole('button', { name: 'Add to your calendar' }).click());
  expect(readIcs(calendar.text).map(({ summary }) => summary)).toEqual([
    'File the papers',
    'Invoice INV-001 to Acre Foods is due',
    'Renew the lease',
  ]);

  // What is folded away on the screen stands on paper.
  await expect(page.getByRole('link', { name: 'Renew the lease' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'Later' })).toBeVisible();
  await expect(items).toHaveCount(3);
  await page.emulateMedia({ media: null });
  await expect(items).toHaveCount(2);

  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);

  const tick = page.getByRole('checkbox', { name: 'Done: File the papers' });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect(tick).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(tick).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await page.getByRole('link', { name: 'Open: File the papers' }).click();
  await expect(page.getByRole('definition').last()).toHaveText('1');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Status of File the papers')).toHaveValue('todo');
});

test('has one thing to offer to somebody who has nothing due, samples or not', async ({ page }) => {
  await page.goto('/task-manager');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await goTo(page, '/workspace', 'My work');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText('Nothing is due')).toBeVisible();
  await page.getByRole('button', { name: 'Add a task' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeVisible();
});
