import { expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/task-manager');
});

const dayFromNow = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);
};

async function addTask(page: Page, title: string, assignee = 'Ana', due = dayFromNow(3)) {
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Assignee').fill(assignee);
  await page.getByLabel('Due Date').fill(due);
  await page.getByRole('button', { name: 'Create Task' }).click();
}

test('adds, edits, filters and completes tasks', async ({ page }) => {
  await expect(page.getByText('No tasks created yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Create New Task' })).toBeVisible();
  await expect(page.getByLabel('Priority')).toHaveValue('medium');

  await page.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Say who does it.')).toBeVisible();

  await page.getByLabel('Title').fill('File the papers');
  await page.getByLabel('Description').fill('By registered mail');
  await page.getByLabel('Priority').selectOption('high');
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByLabel('Due Date').fill(dayFromNow(2));
  await page.getByLabel('Tags').fill(' legal, , urgent ');
  await page.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Task' })).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: 'File the papers' });
  for (const text of ['By registered mail', 'High', 'Me', 'legal', 'urgent']) await expect(row).toContainText(text);
  await expect(row.getByLabel('Status of File the papers')).toHaveValue('todo');

  await addTask(page, 'Call the bank');
  await row.getByLabel('Status of File the papers').selectOption('in-progress');
  await expect(page.getByRole('definition').nth(2)).toHaveText('1');

  await page.getByPlaceholder('Search tasks...').fill('registered');
  await expect(page.getByText('Call the bank')).toBeHidden();
  await page.getByPlaceholder('Search tasks...').fill('zebra');
  await expect(page.getByText('No tasks match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Filter by status').selectOption('in-progress');
  await expect(page.getByText('Call the bank')).toBeHidden();
  await page.getByLabel('Filter by status').selectOption('all');

  await row.getByLabel('Status of File the papers').selectOption('completed');
  await expect(row.getByLabel('Status of File the papers')).toBeHidden();
  await row.getByRole('button', { name: /^Reopen as new task/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'File the papers' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit Call the bank' }).click();
  await page.getByLabel('Title').fill('Call the other bank');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Call the other bank')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Call the other bank' }).click();
  await expect(page.getByText('Call the other bank')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Call the other bank')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('Call the other bank')).toBeHidden();
});

test('quick add understands a line and asks for what is missing', async ({ page }) => {
  const quick = page.getByLabel('Quick add');
  await quick.fill('Pay rent tomorrow !high @Ana #finance');
  await expect(page.getByText('Enter adds it')).toBeVisible();
  await quick.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Pay rent' });
  for (const text of ['High', 'Ana', 'Tomorrow', 'finance']) await expect(row).toContainText(text);
  await quick.fill('Standup every monday @Ana Ruiz !urgent');
  await quick.press('Enter');
  const standup = page.getByRole('listitem').filter({ hasText: 'Standup' });
  for (const text of ['High', 'Ana Ruiz', 'Every Monday']) await expect(standup).toContainText(text);
  await standup.getByLabel('Status of Standup').selectOption('completed');
  await expect(page.getByText('It comes back on')).toBeVisible();
  await expect(standup).toHaveCount(2);
  await page.getByRole('button', { name: 'Pay rent', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Pay rent' });
  await details.getByLabel('New subtask').fill('Ask for the bank details');
  await details.getByRole('button', { name: 'Add subtask' }).click();
  await details.getByRole('checkbox', { name: 'Ask for the bank details' }).check();
  await details.getByLabel('New comment').fill('Paid from the new account.');
  await details.getByRole('button', { name: 'Add comment' }).click();
  await details.getByRole('button', { name: 'Done' }).click();
  for (const text of ['1 of 1 subtask', '1 comment']) await expect(row).toContainText(text);
  await page.getByRole('button', { name: 'Edit Pay rent' }).click();
  // Open already: the task has a subtask.
  await page.getByLabel('Waits For').fill('Pay rent');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('That goes round in a circle')).toBeVisible();
  await page.getByLabel('Waits For').fill('Standup');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('Waits for “Standup”');
  await quick.fill('Water the plants');
  await quick.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Water the plants');
});

test('goes out as a file that adds nothing, and takes in those of others', async ({ page }) => {
  await addTask(page, '=SUM(A1)', 'Łukasz', '2030-03-10');
  const json = await saveAs(page, 'JSON');
  expect((JSON.parse(json.text) as { data: { records: { assignee: string }[] } }).data.records[0]?.assignee).toBe('Łukasz');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('tasks.csv');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('File').setInputFiles({ name: 'tasks.csv', mimeType: 'text/csv', buffer: csv.bytes });
  await expect(page.getByText('0 tasks to add, 1 already here.')).toBeVisible();
  const open = { name: 'open.csv', mimeType: 'text/csv', buffer: Buffer.from('Task,Assignee,Due\nCall the bank,,2031-01-04\n') };
  await page.getByLabel('File').setInputFiles(open);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Call the bank' })).toContainText('Unassigned');
});

test('a Trello board comes in', async ({ page }) => {
  const board = {
    lists: [{ id: 'l1', name: 'Doing' }],
    members: [{ id: 'm1', fullName: 'Ana Ruiz' }],
    cards: [
      { name: 'Ship it', desc: 'v1', due: '2031-05-06T10:00:00.000Z', idList: 'l1', idMembers: ['m1'], labels: [{ name: 'launch' }] },
      { name: 'Old', closed: true, idList: 'l1' },
    ],
  };
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(board)) });
  await expect(page.getByText('1 task to add.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Ship it' });
  for (const text of ['v1', 'Ana Ruiz', 'launch']) await expect(row).toContainText(text);
  await expect(row.getByLabel('Status of Ship it')).toHaveValue('in-progress');

  await page.getByRole('button', { name: 'Import' }).click();
  const odd = { cards: [{ name: 'Ship it', desc: { text: 'v1' } }], lists: null };
  await page.getByLabel('File').setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(odd)) });
  await expect(page.getByRole('alert')).toContainText('This isn’t a Trello board as Trello exports it');
});

test('board, calendar and timeline move tasks by keyboard', async ({ page }) => {
  await addTask(page, 'Move me');
  await page.getByRole('tab', { name: 'Board' }).click();
  const card = page.locator('[data-card]').filter({ hasText: 'Move me' });
  await expect(card).toContainText('Medium');
  await card.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('region', { name: 'In Progress' }).getByText('Move me', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Move me' }).press('Alt+ArrowRight');
  await page.getByRole('tab', { name: 'Week' }).click();
  await expect(page.getByRole('region', { name: 'Week plan' })).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('button', { name: /^Move me, / })).toBeVisible();
  await page.getByRole('button', { name: /^Move me, / }).press('Alt+ArrowLeft');
  await page.getByRole('tab', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Edit Move me' }).click();
  await expect(page.getByLabel('Due Date')).toHaveValue(dayFromNow(3));
});

test('many tasks change at once, with one step back', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByLabel('Select File the 83(b) election').check();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await page.getByLabel('Tag for selected').fill('q4');
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(page.getByText('q4', { exact: true })).toHaveCount(5);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('No tasks created yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('q4', { exact: true })).toHaveCount(5);
});

test('a draft survives a visit to another screen', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await page.getByLabel('Title').fill('Half written');
  await page.getByRole('link', { name: 'Back to Tools' }).first().click();
  await page.getByRole('link', { name: 'Get Started: Task Manager' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half written');
  await expect(page.getByText('Only in this tab')).toBeVisible();
});
