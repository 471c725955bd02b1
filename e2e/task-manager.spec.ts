import { expect, fitsWidth, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/task-manager');
});

const dayFromNow = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);
};

async function addTask(page: import('@playwright/test').Page, title: string, assignee = 'Ana', due = dayFromNow(3)) {
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Assignee').fill(assignee);
  await page.getByLabel('Due Date').fill(due);
  await page.getByRole('button', { name: 'Create Task' }).click();
}

test('adds a task and takes the list away', async ({ page }) => {
  await addTask(page, 'File the papers');
  const row = page.getByRole('listitem').filter({ hasText: 'File the papers' });
  for (const text of ['Medium', 'Ana']) await expect(row).toContainText(text);
  await row.getByLabel('Status of File the papers').selectOption('in-progress');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('tasks.csv');
  expect(csv.text).toContain('File the papers');
});

test('the board moves tasks by drag', async ({ page }) => {
  await addTask(page, 'Move me');
  await page.getByRole('tab', { name: 'Board' }).click();
  const card = page.locator('[data-card]').filter({ hasText: 'Move me' });
  await card.dragTo(page.getByRole('region', { name: 'In Progress' }));
  await expect(page.getByRole('region', { name: 'In Progress' }).getByText('Move me', { exact: true })).toBeVisible();
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addTask(page, 'On the train');
  await expect(page.getByText('On the train')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
});
