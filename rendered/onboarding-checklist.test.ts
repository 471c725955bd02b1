import { readCsv } from '../e2e/support/csv';
import { readIcs, readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';

const form = (page: Page) => page.getByRole('form', { name: /^(Add|Edit) Task$/ });
const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const progress = (page: Page) => page.getByRole('region', { name: /^Progress/ });
const hire = (page: Page, name: string) => page.getByRole('list', { name: 'Hires' }).getByRole('button', { name });
const exportFirst = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());

const openForm = (page: Page) => page.getByRole('button', { name: 'Add Task', exact: true }).first().click();

async function addTask(page: Page, title: string, dueDay: string, more: { before?: boolean; assignee?: string; category?: string } = {}) {
  await openForm(page);
  await form(page).getByLabel('Title').fill(title);
  await form(page)
    .getByLabel('Category')
    .selectOption(more.category ?? 'Training');
  if (more.before) await form(page).getByLabel('Before day 1').check();
  await form(page)
    .getByLabel(more.before ? 'Days before day 1' : 'Due day')
    .fill(dueDay);
  await form(page)
    .getByLabel('Assignee')
    .fill(more.assignee ?? '');
  await form(page).getByRole('button', { name: 'Add Task' }).click();
  await expect(form(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/onboarding-checklist');
});

test('starts with three tasks on day 1, counts progress, takes good tasks and refuses bad ones', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Onboarding Checklist');
  await expect(day(page, 'Day 1').getByRole('listitem')).toHaveCount(3);
  await expect(form(page)).toBeHidden();
  await openForm(page);
  await expect(form(page)).toBeVisible();
  await openForm(page);
  await expect(form(page)).toBeHidden();
  await openForm(page);
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toBeHidden();
  await openForm(page);
  await expect(form(page).getByLabel('Category').getByRole('option')).toHaveText([
    'Administrative',
    'IT',
    'Orientation',
    'Training',
    'Team Integration',
    'Role-Specific',
    'Benefits',
    'Security',
    'Culture',
  ]);
  await expect(form(page).getByLabel('Due day')).toHaveValue('1');
  for (const title of ['Pre-Boarding', 'First Week', 'First Month']) {
    await expect(page.getByRole('region', { name: 'Best practices' }).getByRole('heading', { name: title })).toBeVisible();
  }

  await page.getByLabel('Complete Set up workstation').check();
  // 1 of 3.
  await expect(progress(page)).toContainText('33%');
  await expect(progress(page).getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '33.3');

  await form(page).getByRole('button', { name: 'Add Task' }).click();
  await expect(form(page).getByText('Give the task a title.')).toBeVisible();
  await expect(form(page).getByLabel('Title')).toBeFocused();
  const dueDay = form(page).getByLabel('Due day');
  await expect(dueDay).toHaveAttribute('type', 'number');
  await form(page).getByLabel('Title').fill('Learn the tools');
  await dueDay.fill('');
  await expect(form(page).getByText('Without a number from 1 to 90 it counts as day 1.')).toBeVisible();
  await dueDay.fill('91');
  await expect(form(page).getByText('91 isn’t a number from 1 to 90, so it counts as day 1.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByText('Task saved. 91 isn’t a number from 1 to 90')).toBeVisible();
  await expect(day(page, 'Day 1').getByRole('listitem')).toHaveCount(4);

  await addTask(page, 'Quarter review', '90');
  await addTask(page, 'Order laptop', '7', { before: true });
  await addTask(page, 'Shadow a call', '10');
  await expect(page.getByRole('region', { name: /^(Before day 1|Day .*)$/ }).getByRole('heading')).toHaveText([
    'Before day 1',
    /^Day −7 /,
    /^Day 1 /,
    /^Day 10 /,
    /^Day 90 /,
  ]);
});

test('edits, filters, deletes and takes it back', async ({ page }) => {
  await addTask(page, 'Security talk', '5', { category: 'Security', assignee: 'Ana' });
  await page.getByRole('button', { name: 'Edit Security talk' }).click();
  await form(page).getByLabel('Due day').fill('12');
  await form(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(day(page, 'Day 12')).toContainText('Security talk');

  await page.getByLabel('Filter by assignee').selectOption('Ana');
  await expect(page.getByText('1 of 4 tasks shown')).toBeVisible();
  await page.getByLabel('Filter by status').selectOption('Completed');
  await expect(page.getByText('No tasks match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByLabel('Search tasks').fill('workst');
  await expect(page.getByText('1 of 4 tasks shown')).toBeVisible();
  await page.getByLabel('Search tasks').fill('');

  await page.getByRole('button', { name: 'Delete Security talk' }).click();
  await expect(day(page, 'Day 12')).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(day(page, 'Day 12')).toBeVisible();
});

test('turns a start date into working days and calendars', async ({ page }) => {
  await addTask(page, 'Second day', '2', { assignee: 'Ana' });
  await addTask(page, 'Sixth day', '6', { assignee: 'ana' });
  await addTask(page, 'Eve', '1', { before: true, assignee: 'Bo' });
  await page.getByRole('button', { name: 'Holidays and weekend' }).click();
  await page.getByLabel('Count').selectOption('Working days');
  await page.getByLabel('Hire name').fill('Maya Ruiz');
  // A Saturday: day 1 is Monday 4 January 2027.
  await page.getByLabel('Start date').fill('2027-01-02');
  await expect(day(page, 'Day 1')).toContainText('Monday 4 January 2027');
  await expect(page.getByRole('region', { name: 'Hires' })).toContainText('so day 1 is Monday 4 January 2027');
  await expect(day(page, 'Day 6')).toContainText('Monday 11 January 2027');
  await expect(day(page, 'Before day 1')).toContainText('Friday 1 January 2027');

  const holiday = page.getByRole('form', { name: 'New holiday' });
  await holiday.getByRole('button', { name: 'Add day off' }).click();
  await expect(holiday.getByText('Choose a day.')).toBeVisible();
  for (const [date, name] of [
    ['2027-01-01', 'New Year'],
    ['2027-01-05', 'Works outing'],
  ] as const) {
    await holiday.getByLabel('Day off').fill(date);
    await holiday.getByLabel('What it is').fill(name);
    await holiday.getByRole('button', { name: 'Add day off' }).click();
    await expect(page.getByRole('list', { name: 'Days off' })).toContainText(name);
  }
  await holiday.getByLabel('Day off').fill('2027-01-05');
  await holiday.getByRole('button', { name: 'Add day off' }).click();
  await expect(holiday.getByText('This day is already in the list.')).toBeVisible();
  await expect(day(page, 'Before day 1')).toContainText('Thursday 31 December 2026');
  await expect(day(page, 'Day 2')).toContainText('Wednesday 6 January 2027');
  await expect(day(page, 'Day 6')).toContainText('Tuesday 12 January 2027');

  await page.getByLabel('Complete Eve').check();
  const mine = await saveAs(page, 'Calendar for Ana');
  expect(mine.name).toBe('onboarding-checklist-for-ana.ics');
  expect(
    readIcs(mine.text)
      .map(({ summary, day: on, isAllDay }) => [summary, on, isAllDay])
      .sort(),
  ).toEqual([
    ['Maya Ruiz: Second day', '2027-01-06', true],
    ['Maya Ruiz: Sixth day', '2027-01-12', true],
  ]);
  // Three samples and Ana's two; what is done is left out.
  expect(readIcs((await saveAs(page, 'Calendar')).text)).toHaveLength(5);

  await page.getByRole('button', { name: 'Delete 5 Jan 2027' }).click();
  await expect(day(page, 'Day 2')).toContainText('Tuesday 5 January 2027');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(day(page, 'Day 2')).toContainText('Wednesday 6 January 2027');
  await page.getByLabel('Count').selectOption('Calendar days');
  // Day 6 from Saturday 2 January is Thursday 7.
  await expect(day(page, 'Day 6')).toContainText('Thursday 7 January 2027');
});

test('follows several hires from one list, with packs by role', async ({ page }) => {
  await page.getByLabel('Hire name').fill('Maya');
  await page.getByLabel('Complete Set up workstation').check();
  await page.getByRole('button', { name: 'Add hire' }).click();
  await expect(page.getByLabel('Hire name')).toBeFocused();
  await page.getByLabel('Hire name').fill('Jon');
  await expect(page.getByLabel('Complete Set up workstation')).not.toBeChecked();
  await page.getByLabel('Complete Company introduction').check();
  await page.getByLabel('Complete Complete new hire paperwork').check();
  await expect(hire(page, 'Maya')).toContainText('33%');
  await expect(hire(page, 'Jon')).toContainText('67%');

  await page.getByRole('button', { name: 'Add a pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a pack' });
  await dialog.getByRole('button', { name: 'Add 10 tasks of Engineer' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Engineer: 10 tasks added.');
  await expect(dialog.getByText('In your list')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // 2 of 3 + 10 for Jon; Maya is no engineer.
  await expect(progress(page)).toContainText('2 of 13 tasks completed');
  await expect(hire(page, 'Maya')).toContainText('33%');
  await expect(day(page, 'Day 90')).toContainText('Day 90: leads a change');

  await hire(page, 'Maya').click();
  await expect(page.getByLabel('Complete Set up workstation')).toBeChecked();
  await expect(progress(page)).toContainText('1 of 3 tasks completed');
  await page.getByRole('group', { name: 'Role tasks for Maya' }).getByLabel('Engineer').check();
  await expect(progress(page)).toContainText('1 of 13 tasks completed');

  await page.getByRole('button', { name: 'Delete Maya' }).click();
  await expect(progress(page)).toContainText('2 of 13 tasks completed');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(hire(page, 'Maya')).toContainText('8%');
});

test('leaves in every format and comes back without repeats', async ({ page }) => {
  for (const title of ['Complete new hire paperwork', 'Set up workstation', 'Company introduction']) {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
  }
  await expect(page.getByText('No tasks yet', { exact: true })).toBeVisible();
  await addTask(page, 'Read *this*', '3', { assignee: 'Ana' });
  await addTask(page, 'Ship laptop', '4', { before: true, assignee: 'IT' });
  await page.getByLabel('Complete Ship laptop').check();
  await page.getByLabel('Start date').fill('2026-11-16');

  const markdown = await exportFirst(page);
  expect(markdown.name).toBe('onboarding-checklist.md');
  expect(markdown.text).toContain('**Progress: 1 of 2 tasks done, 50%**');
  expect(markdown.text).toContain('### Day −4, Thursday 12 November 2026\n\n- [x] Ship laptop (Training, IT)');
  expect(markdown.text).toContain('## Day 3, Wednesday 18 November 2026\n\n- [ ] Read \\*this\\* (Training, Ana)');

  const csv = await saveAs(page, 'CSV');
  const [header, first, second] = readCsv(csv.text);
  expect(header).toEqual([
    'Title',
    'Description',
    'Category',
    'Due day',
    'Before day 1',
    'Assignee',
    'Role',
    'Completed',
    'Waits for',
    'Due date',
  ]);
  expect(first).toEqual(['Ship laptop', '', 'Training', '4', 'Yes', 'IT', '', 'Yes', '', '2026-11-12']);
  expect(second?.slice(0, 5)).toEqual(['Read *this*', '', 'Training', '3', 'No']);
  const workbook = (await saveAs(page, 'Excel')).bytes;
  expect((await readXlsx(workbook))[1]?.[3]).toBe(4);
  expect((await readXlsx(workbook, 'Hires'))[1]?.slice(2, 5)).toEqual([1, 2, 0.5]);
  expect(await saveData(page)).toMatchObject({ extra: { hires: [{ startDate: '2026-11-16' }] }, records: [{}, {}] });

  const more = `${csv.text.trimEnd()}\r\nSend welcome card,,Culture,-2,,HR,,No\r\nToo late,,Culture,120,,HR,,No\r\n`;
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(more) });
  await expect(dialog.getByRole('status')).toHaveText('1 task to add, 2 already here, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(day(page, 'Day −2')).toContainText('Send welcome card');
  await expect(page.getByLabel('Complete Ship laptop')).toBeChecked();
});
