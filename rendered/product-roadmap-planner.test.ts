import { expect, saveBy, setNow, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T15:00:00Z'));
  await page.goto('/product-roadmap-planner');
});

interface Entry {
  quarter?: string;
  effort?: string;
  dependencies?: string;
  assignee?: string;
}

async function addItem(page: Page, title: string, { quarter, effort, dependencies, assignee }: Entry = {}) {
  await page.getByLabel('Title').fill(title);
  if (quarter) await page.getByLabel('Quarter', { exact: true }).selectOption(quarter);
  if (assignee) await page.getByLabel('Assignee').fill(assignee);
  if (effort) await page.getByLabel('Estimated Effort').fill(effort);
  if (dependencies) await page.getByLabel('Dependencies', { exact: true }).fill(dependencies);
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

test('offers the quarters from now on, then the earlier ones, and refuses what is missing', async ({ page }) => {
  await expect(page.getByText('No items yet')).toBeVisible();
  const quarter = page.getByLabel('Quarter', { exact: true });
  await expect(quarter).toHaveValue('Q4 2026');
  const options = (group: string) => quarter.locator(`optgroup[label="${group}"] option`);
  await expect(options('Quarters')).toHaveText(['Q4 2026', 'Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027', 'Q1 2028']);
  await expect(options('Earlier')).toHaveText(['Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024', 'Q1 2025', 'Q2 2025']);
  await expect(options('Half-years').first()).toHaveText('H2 2026');
  await expect(page.getByLabel('Priority', { exact: true }).locator('option')).toHaveText(['High', 'Medium', 'Low']);
  await expect(page.getByLabel('Priority', { exact: true })).toHaveValue('Medium');

  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByText('Give the item a title.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByText('Choose a quarter.')).toBeHidden();
  await page.getByLabel('Title').fill('Search');
  await quarter.selectOption('');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(page.getByText('Choose a quarter.')).toBeVisible();
  await expect(quarter).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Search');
  await expect(page.getByRole('article')).toHaveCount(0);

  await quarter.selectOption('Q2 2024');
  await expect(page.getByText('Q2 2024 is over.')).toBeVisible();
  await page.getByLabel('Description').fill('Find anything');
  await page.getByLabel('Dependencies', { exact: true }).fill(' Index , , ');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(section(page, 'Q2 2024')).toContainText('1 item');
  await expect(section(page, 'Q1 2028')).toContainText('0 items');
  await expect(card(page, 'Search')).toContainText('No item is called “Index”.');
  for (const field of ['Title', 'Description', 'Dependencies']) await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
  await expect(quarter).toHaveValue('Q4 2026');

  const status = page.getByLabel('Status of Search');
  await expect(status.locator('option')).toHaveText(['Planning', 'In Progress', 'Completed', 'On Hold']);
  await expect(status).toHaveValue('Planning');
  for (const next of ['Completed', 'On Hold', 'Planning', 'In Progress']) {
    await status.selectOption(next);
    await expect(status).toHaveValue(next);
  }
});

test('edits with links that follow, refuses circles, filters, duplicates and undoes a delete', async ({ page }) => {
  await addItem(page, 'Sign in, sign out', { quarter: 'Q1 2027' });
  await page.getByLabel('Title').fill('Roles');
  await page.getByLabel('Pick an item for Dependencies').selectOption({ label: 'Sign in, sign out (Q1 2027)' });
  await expect(page.getByLabel('Dependencies', { exact: true })).toHaveValue('Sign in, sign out');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(card(page, 'Roles')).toContainText('“Sign in, sign out” ends 31 Mar 2027, after this ends on 31 Dec 2026.');
  await expect(tile(page, 'Slip warnings')).toContainText('1');

  await page.getByRole('button', { name: 'Edit Sign in, sign out' }).click();
  await page.getByLabel('Dependencies', { exact: true }).fill('Roles');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('That would go round in a circle: Sign in, sign out → Roles → Sign in, sign out.')).toBeVisible();
  await expect(page.getByLabel('Dependencies', { exact: true })).toBeFocused();
  await page.getByLabel('Dependencies', { exact: true }).fill('');
  await page.getByLabel('Start date').fill('2027-02-20');
  await page.getByLabel('End date').fill('2027-02-01');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The end is before the start.')).toBeVisible();
  await page.getByLabel('End date').fill('2027-02-28');
  await page.getByLabel('Title').fill('Accounts');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Accounts')).toContainText('20 Feb 2027 to 28 Feb 2027');
  await expect(card(page, 'Roles')).toContainText('Depends on Accounts (Planning)');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(card(page, 'Roles')).toContainText('Depends on Sign in, sign out');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Duplicate Roles' }).click();
  await expect(section(page, 'Q4 2026')).toContainText('2 items');
  await page.getByRole('button', { name: 'Delete Roles' }).first().click();
  await expect(section(page, 'Q4 2026')).toContainText('1 item');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Q4 2026')).toContainText('2 items');

  await page.getByLabel('Search items').fill('roles');
  await expect(page.getByText('2 of 3 items shown')).toBeVisible();
  await page.getByLabel('Filter by status').selectOption('Completed');
  await expect(page.getByText('No items match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('moves items on the timeline and the boards, by keyboard and menu', async ({ page }) => {
  await addItem(page, 'Billing', { quarter: 'Q1 2027', assignee: 'Ana' });
  await addItem(page, 'Invoices', { quarter: 'Q2 2027', dependencies: 'billing' });
  await page.getByRole('tab', { name: 'Timeline' }).click();
  const bar = page.getByRole('button', { name: /^Billing, Planning/ });
  await expect(bar).toHaveAccessibleName('Billing, Planning, 1 Jan 2027 to 31 Mar 2027');
  await bar.focus();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(bar).toHaveAccessibleName('Billing, Planning, 1 Jan 2027 to 7 Apr 2027');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(bar).toHaveAccessibleName('Billing, Planning, 25 Dec 2026 to 31 Mar 2027');
  await expect(
    page
      .getByRole('status')
      .getByText(/now in Q4 2026/)
      .first(),
  ).toBeVisible();
  for (let week = 0; week < 14; week += 1) await page.keyboard.press('Alt+ArrowRight');
  await expect(bar).toHaveAccessibleName('Billing, Planning, 2 Apr 2027 to 7 Jul 2027');
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('“Billing” ends 7 Jul 2027, after this ends on 30 Jun 2027.');

  await page.getByRole('tab', { name: 'Now, Next, Later' }).click();
  await expect(section(page, 'Later').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('listitem', { name: 'Invoices' }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(section(page, 'Next')).toContainText('Q1 2027');
  await page.getByRole('button', { name: 'Move Billing' }).click();
  await page.getByRole('menuitem', { name: 'Move to Now' }).click();
  await expect(section(page, 'Now')).toContainText('Billing');

  await page.getByRole('tab', { name: 'Kanban' }).click();
  await page.getByRole('listitem', { name: 'Billing' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(section(page, 'Completed')).toContainText('Billing');
  await page.getByLabel('Swim-lanes').selectOption('assignee');
  await expect(section(page, 'Ana: Completed')).toContainText('Billing');
  await expect(section(page, 'Unassigned: Planning')).toContainText('Invoices');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await page.getByLabel('Title').fill('Refunds');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(section(page, 'Unassigned: Planning')).toContainText('Refunds');
});

test('weighs effort against capacity and takes periods of your own', async ({ page }) => {
  await addItem(page, 'Search', { effort: '3w' });
  await addItem(page, 'Sort', { effort: '5d' });
  await addItem(page, 'Filter', { effort: 'lots' });
  await expect(section(page, 'Q4 2026')).toContainText('4 person-weeks');
  await page.getByRole('tab', { name: 'Capacity' }).click();
  await page.getByLabel('Team capacity per quarter').fill('1*3.5');
  const row = page.getByRole('row', { name: /Q4 2026/ });
  await expect(row).toContainText('Over by 0.5');
  await expect(tile(page, 'Over capacity')).toContainText('Q4 2026');
  await expect(page.getByText('Not counted, since the effort can’t be read: Filter (“lots”).')).toBeVisible();
  await page.getByLabel('Capacity of Q4 2026').fill('ten');
  await expect(page.getByText('“ten” isn’t a number.')).toBeVisible();
  await page.getByLabel('Capacity of Q4 2026').fill('10');
  await expect(row).toContainText('6 left');

  await page.getByRole('tab', { name: 'Quarters' }).click();
  await page.getByRole('button', { name: 'Your own periods' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Period' }).click();
  await expect(dialog.getByText('Name the period.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Beta');
  await dialog.getByLabel('First day').fill('2027-01-11');
  await dialog.getByLabel('Last day').fill('2027-01-29');
  await dialog.getByLabel('Last day').press('Enter');
  await expect(page.getByText('Give the item a title.')).toBeHidden();
  await expect(page.getByLabel('Quarter', { exact: true })).toHaveValue('Beta');
  await page.getByLabel('Title').fill('Invite testers');
  await page.getByRole('button', { name: 'Add Item', exact: true }).click();
  await expect(section(page, 'Beta')).toContainText('Invite testers');
});

test('takes in a table of another program', async ({ page }) => {
  await addItem(page, 'Search', { effort: '3w', assignee: 'Ana' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const text = '\uFEFFName;Period;Depends on\r\nBase;2027-Q1;\r\nTop;Q2 2027;"Base; Nowhere"\r\nSearch;Q4 2026;\r\nNo quarter;;\r\n';
  await dialog.getByLabel('File').setInputFiles({ name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByRole('status')).toContainText('2 items to add, 1 already here, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card(page, 'Top')).toContainText('Depends on Base (Planning), Nowhere');
  await expect(section(page, 'Q1 2027').getByRole('article', { name: 'Base' })).toBeVisible();
});

test('marks what it saves of the sample', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('sample-roadmap.csv');
});
