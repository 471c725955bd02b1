import { readCsv } from '../e2e/support/csv';
import { expect, saveBy, setNow, test, type Page } from './support/test';

const columns = ['Title', 'Description', 'Category', 'Priority', 'Status', 'Due Date', 'Notes'];

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T10:00:00'));
  await page.goto('/startup-checklist');
});

const progress = (page: Page) => page.getByRole('region', { name: 'Overall Progress' });
const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' });
const rows = (page: Page, section: string) => page.getByRole('region', { name: section, exact: true }).getByRole('listitem');

async function addTask(page: Page, title: string, category: string, more: { due?: string; repeats?: string; after?: string } = {}) {
  await page.getByRole('button', { name: 'Add Task' }).click();
  const form = page.getByRole('form', { name: 'Add New Task' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Category').selectOption(category);
  if (more.due) await form.getByLabel('Due Date').fill(more.due);
  if (more.repeats) await form.getByLabel('Repeats').selectOption(more.repeats);
  if (more.after) await form.getByLabel('After').selectOption({ label: more.after });
  await form.getByRole('button', { name: 'Save Task' }).click();
  await expect(form).toBeHidden();
}

const exportCsv = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());

async function addPack(page: Page, title: string, country?: string) {
  await page.getByRole('button', { name: 'Add a pack' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a pack' });
  if (country) await dialog.getByLabel('Country').selectOption({ label: country });
  await dialog.getByRole('button', { name: new RegExp(`^Add \\d+ steps: ${title}`) }).click();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
}

test('starts with three samples, adds, refuses, edits, toggles and undoes', async ({ page }) => {
  await expect(progress(page)).toContainText('1/3');
  await expect(progress(page)).toContainText('33%');
  await expect(page.getByRole('checkbox')).toHaveCount(3);

  await page.getByRole('button', { name: 'Add Task' }).click();
  const form = page.getByRole('form', { name: 'Add New Task' });
  await expect(form.getByLabel('Category').locator('option')).toHaveText([
    'Select a category',
    'Legal',
    'Finance',
    'Marketing',
    'Product',
    'Operations',
    'HR',
    'Technology',
    'Sales',
    'Customer Service',
    'Other',
  ]);
  await expect(form.getByLabel('Priority').locator('option')).toHaveText(['High', 'Medium', 'Low']);
  await expect(form.getByLabel('Priority')).toHaveValue('medium');
  await form.getByLabel('Notes').fill('kept');
  await form.getByRole('button', { name: 'Save Task' }).click();
  await expect(form).toContainText('Give the task a title.');
  await expect(form).toContainText('Choose a category.');
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(form.getByLabel('Notes')).toHaveValue('kept');
  await expect(progress(page)).toContainText('1/3');

  await form.getByLabel('Title').fill('Read the rules');
  await form.getByLabel('Category').selectOption('Legal');
  await form.getByLabel('Link').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save Task' }).click();
  await expect(form).toContainText('Use a web address');
  await expect(form.getByLabel('Link')).toBeFocused();
  await expect(progress(page)).toContainText('1/3');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();

  await addTask(page, 'Hire a designer', 'HR', { due: '2026-11-10' });
  await expect(progress(page)).toContainText('1/4');
  await expect(progress(page)).toContainText('25%');
  await expect(rows(page, 'Overdue')).toContainText('Overdue 5 days');
  await expect(nextStep(page)).toContainText('Hire a designer');

  await page.getByRole('button', { name: 'Edit Hire a designer' }).click();
  const edit = page.getByRole('form', { name: 'Edit Task' });
  await edit.getByLabel('Title').fill('Hire a writer');
  await edit.getByLabel('Due Date').fill('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Hire a designer')).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('form', { name: 'Add New Task' }).getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const box = page.getByRole('checkbox', { name: 'Completed: Hire a writer' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expect(progress(page)).toContainText('50%');
  await page.keyboard.press('Space');
  await expect(progress(page)).toContainText('25%');

  await page.getByRole('button', { name: 'Delete Hire a writer' }).click();
  await expect(progress(page)).toContainText('1/3');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(progress(page)).toContainText('1/4');
});

test('filters, and says what is empty and why', async ({ page }) => {
  await expect(page.getByLabel('Filter by status').locator('option')).toHaveText(['All Status', 'Completed', 'Pending']);
  await page.getByLabel('Filter by status').selectOption('Completed');
  await expect(page.getByText('1 of 3 tasks shown')).toBeVisible();
  await page.getByLabel('Filter by category').selectOption('Finance');
  await expect(page.getByText('No tasks found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Your First Task' })).toBeHidden();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(3);

  for (let left = 3; left > 0; left -= 1)
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
  await expect(page.getByText('No tasks found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeHidden();
  await expect(progress(page)).toContainText('0/0');
  await expect(progress(page)).toContainText('0%');
  await page.getByRole('button', { name: 'Add Your First Task' }).click();
  await expect(page.getByRole('form', { name: 'Add New Task' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add a pack' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Add a pack' })).toContainText('not legal or tax advice');
  await page.keyboard.press('Escape');
});

test('brings a pack with due dates, a countdown, and steps that wait', async ({ page }) => {
  await addPack(page, 'Form the company');
  await expect(progress(page)).toContainText('1/14');
  const bank = rows(page, 'Waiting for another step').filter({ hasText: 'Open a business bank account' });
  await expect(bank).toContainText('Waits for: Get an EIN from the IRS');

  const countdown = page.getByRole('region', { name: '83(b) countdown' });
  await expect(countdown).toContainText('—');
  await page.getByLabel('Incorporation date').fill('2026-11-10');
  // 10 November + 30 days is 10 December, 25 days from the 15th.
  await expect(countdown).toContainText('25 days left');
  await expect(nextStep(page)).toContainText('File the 83(b) election');
  await expect(page.getByRole('region', { name: 'To do' }).getByRole('heading', { level: 3 })).toHaveText([
    /^Form the company/,
    /^Other tasks/,
  ]);
  await expect(countdown).toContainText('Thursday 10 December 2026');
  await expect(countdown).toContainText('No extension');
  await expect(countdown).toContainText('Form 15620');
  await page.getByLabel('Founder stock issued on').fill('2026-10-01');
  // 1 October + 30 days is 31 October, 15 days ago.
  await expect(countdown).toContainText('Ended 15 days ago');
  await expect(page.getByText('This is before the incorporation date: check both.')).toBeVisible();
  // 15 October + 30 days is Saturday 14 November: a postmark of Monday the 16th, tomorrow, is in time.
  await page.getByLabel('Founder stock issued on').fill('2026-10-15');
  await expect(countdown).toContainText('1 day left');
  await expect(countdown).toContainText('Monday 16 November 2026, and not a day later.');
  await expect(countdown).not.toContainText('A late election doesn’t count');
  await page.getByLabel('Founder stock issued on').fill('2026-11-14');
  await expect(countdown).toContainText('29 days left');
  await expect(page.getByRole('link', { name: 'irs.gov' }).first()).toHaveAttribute('href', /^https:\/\/www\.irs\.gov\/.+/);

  await page.getByRole('checkbox', { name: 'Completed: File the certificate of incorporation' }).check();
  await page.getByRole('checkbox', { name: 'Completed: Get an EIN from the IRS' }).check();
  await expect(rows(page, 'To do').filter({ hasText: 'Open a business bank account' })).toHaveCount(1);

  // A step added twice would be a mistake: the pack says that it is there.
  await page.getByRole('button', { name: 'Add a pack' }).click();
  await expect(page.getByText('In your list')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: /File the Delaware annual report/ }).click();
  await expect(page.getByText('Next time: 1 Mar 2028')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /File the Delaware annual report/ })).toHaveCount(2);
});

test('takes a pack back from within the dialog', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a pack' });
  await dialog.getByRole('button', { name: /^Add \d+ steps: Raise money/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Raise money: 9 steps added.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(progress(page)).toContainText('1/3');
});

test('a step can wait for another, but never in a ring', async ({ page }) => {
  await addTask(page, 'Sign the lease', 'Operations');
  await addTask(page, 'Order the desks', 'Operations', { after: 'Sign the lease' });
  await expect(rows(page, 'Waiting for another step')).toContainText('Waits for: Sign the lease');
  await page.getByRole('button', { name: 'Edit Sign the lease' }).click();
  const options = page.getByRole('form', { name: 'Edit Task' }).getByLabel('After').locator('option');
  await expect(options.filter({ hasText: 'Order the desks' })).toHaveCount(0);
  await expect(options.filter({ hasText: 'Publish a landing page' })).toHaveCount(1);
});

test('moves cards by keyboard and days in the calendar', async ({ page }) => {
  await page.getByRole('tab', { name: 'Board' }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await page.getByRole('button', { name: 'Move Compare business bank accounts' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(column('To do').getByRole('listitem').last()).toContainText('Compare business bank accounts');
  const card = page.locator('[data-card]').filter({ hasText: 'Publish a landing page' });
  await card.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(column('In progress')).toContainText('Publish a landing page');
  await expect(progress(page)).toContainText('1/3');
  await page.getByRole('button', { name: 'Move Publish a landing page' }).click();
  await page.getByRole('menuitem', { name: 'Move to Completed' }).click();
  await expect(progress(page)).toContainText('2/3');
  await expect(progress(page)).toContainText('67%');

  await page.getByRole('tab', { name: 'Calendar' }).click();
  const entry = page.getByRole('button', { name: 'Compare business bank accounts', exact: true });
  await entry.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await entry.click();
  await expect(page.getByRole('form', { name: 'Edit Task' }).getByLabel('Due Date')).toHaveValue('2026-11-23');
});

test('takes the list away, and in again without repeats', async ({ page }) => {
  await addPack(page, 'First hire', 'United Kingdom');
  const csv = await exportCsv(page);
  expect(csv.name).toBe('startup-checklist.csv');
  expect(readCsv(csv.text)[0]).toEqual(columns);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const more = `${csv.text.trimEnd()}\r\nBuy chairs,,Operations,low,Done,12/24/2026,\r\n,No title,Legal\r\n`;
  await dialog.getByLabel('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(more) });
  const known = readCsv(csv.text).length - 1;
  // The three samples make room for what the file holds.
  await expect(dialog.getByRole('status')).toHaveText(`4 tasks to add, ${known - 3} already here, 1 row that can’t be read.`);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Completed: Buy chairs' })).toBeChecked();
});
