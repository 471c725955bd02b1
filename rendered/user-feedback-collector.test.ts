import { readCsv } from '../e2e/support/csv';
import { readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, setNow, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await setNow(page, new Date('2026-11-15T12:00:00'));
  await page.goto('/user-feedback-collector');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Feedback', exact: true }).getByRole('listitem').filter({ hasText: title });
const votesOf = (page: Page, title: string) => page.getByRole('group', { name: `Votes for ${title}`, exact: true }).locator('output');
const undoToast = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });
const formOf = (page: Page) => page.getByRole('form', { name: 'Submit Feedback' });

interface More {
  type?: string;
  rating?: string;
  email?: string;
  userType?: string;
}

async function submit(page: Page, title: string, description: string, more: More = {}) {
  const form = formOf(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill(description);
  if (more.type) await form.getByLabel('Type', { exact: true }).selectOption(more.type);
  if (more.rating) await form.getByLabel('Rating').fill(more.rating);
  if (more.email) await form.getByLabel('User Email').fill(more.email);
  if (more.userType) await form.getByLabel('User Type').selectOption(more.userType);
  await form.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(rowOf(page, title)).toBeVisible();
}

async function importCsv(page: Page, text: string | Buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'feedback.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return dialog;
}

test('asks for what it needs, refuses what is missing and starts anew after a submit', async ({ page }) => {
  const form = formOf(page);
  await expect(page.getByText('No feedback yet')).toBeVisible();
  await expect(tile(page, 'Average Rating')).toContainText('—');
  await expect(form.getByLabel('Type', { exact: true }).locator('option')).toHaveText(['Bug', 'Feature', 'Improvement', 'General']);
  await expect(form.getByLabel('User Type').locator('option')).toHaveText(['Free', 'Trial', 'Paid']);
  await expect(form.getByLabel('Category').locator('option')).toHaveText(
    'User Interface, Performance, Mobile App, API, Documentation, Billing, Security, Integration, Other'.split(', '),
  );
  await expect(form.getByLabel('Rating')).toHaveValue('5');
  await expect(form.getByLabel('Rating')).toHaveAttribute('min', '1');
  await expect(form.getByLabel('Rating')).toHaveAttribute('max', '5');

  await form.getByLabel('User Email').fill('kept@example.com');
  await form.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(form.getByText('Enter a title.')).toBeVisible();
  await expect(form.getByText('Enter a description.')).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('User Email')).toHaveValue('kept@example.com');
  await expect(tile(page, 'Total Feedback')).toContainText('0');

  await submit(page, 'Login loops', 'It sends me back to the start.', { type: 'bug', rating: '2', userType: 'paid' });
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByLabel('Description')).toHaveValue('');
  await expect(form.getByLabel('Rating')).toHaveValue('5');
  await expect(form.getByLabel('Chosen by the user')).not.toBeChecked();
  await expect(form.getByLabel('User Email')).toHaveValue('');
  await expect(page.getByLabel('Status of Login loops')).toHaveValue('new');
  await expect(page.getByLabel('Priority of Login loops')).toHaveValue('high');
  await expect(rowOf(page, 'Login loops')).toContainText('Rated 2 · 15 Nov 2026');
  await submit(page, 'Lovely colours', 'Well done.');
  await expect(page.getByLabel('Priority of Lovely colours')).toHaveValue('medium');
  // 2 chosen and 5 by default: 3.5 in all, 2 over what was chosen.
  await expect(tile(page, 'Average Rating')).toContainText('3.5');
  await expect(tile(page, 'Average Rating')).toContainText('2.0 over 1 actually chosen');
});

test('counts votes without bounds or from 0, switches freely, filters, edits and undoes', async ({ page }) => {
  await submit(page, 'Login loops', 'It sends me back.', { type: 'bug' });
  await submit(page, 'Offline use', 'On the train.', { type: 'feature', userType: 'trial' });
  await page.getByRole('button', { name: 'Vote up Login loops' }).click();
  await expect(votesOf(page, 'Login loops')).toHaveText('1');
  for (const left of ['0', '-1', '-2']) {
    await page.getByRole('button', { name: 'Vote down Login loops' }).click();
    await expect(votesOf(page, 'Login loops')).toHaveText(left);
  }
  await page.getByRole('tab', { name: 'Options' }).click();
  await page.getByLabel('Stop votes at 0').check();
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(votesOf(page, 'Login loops')).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Vote down Login loops' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Options' }).click();
  await page.getByLabel('Stop votes at 0').uncheck();
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(votesOf(page, 'Login loops')).toHaveText('-2');

  const status = page.getByLabel('Status of Login loops');
  await expect(status.locator('option')).toHaveText(['New', 'Reviewing', 'Planned', 'In-progress', 'Completed', 'Rejected']);
  for (const next of ['completed', 'new', 'rejected', 'in-progress']) {
    await status.selectOption(next);
    await expect(status).toHaveValue(next);
  }
  const priority = page.getByLabel('Priority of Login loops');
  for (const next of ['low', 'high', 'medium']) {
    await priority.selectOption(next);
    await expect(priority).toHaveValue(next);
  }

  await page.getByLabel('Filter by type').selectOption('feature');
  await expect(rowOf(page, 'Login loops')).toBeHidden();
  await expect(page.getByText('1 of 2 feedback items shown')).toBeVisible();
  await page.getByLabel('Filter by status').selectOption('in-progress');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByLabel('Filter by status').selectOption('in-progress');
  await expect(rowOf(page, 'Offline use')).toBeHidden();
  await page.getByLabel('Filter by status').selectOption('all');

  await page.getByRole('button', { name: 'Edit Offline use' }).click();
  const edit = page.getByRole('form', { name: 'Edit Feedback' });
  await edit.getByLabel('Title').fill('Offline mode');
  await edit.getByLabel('Tags').fill('travel, sync');
  await edit.getByLabel('Submission Date').fill('2026-10-01');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowOf(page, 'Offline mode')).toContainText('1 Oct 2026 · #travel · #sync');
  await page.getByLabel('Filter by tag').selectOption('sync');
  await expect(page.getByText('1 of 2 feedback items shown')).toBeVisible();
  await page.getByLabel('Filter by tag').selectOption('All tags');
  await page.getByRole('button', { name: 'Delete Offline mode' }).click();
  await expect(rowOf(page, 'Offline mode')).toBeHidden();
  await undoToast(page).click();
  await expect(rowOf(page, 'Offline mode')).toBeVisible();
});

test('reads in full, keeps what a vote cannot take along, and never undoes the wrong thing', async ({ page }) => {
  const form = formOf(page);
  await submit(page, 'Dark mode', `${'My eyes hurt. '.repeat(20)}The end.`);
  await form.getByLabel('Title').fill('dark modes');
  await form.getByRole('button', { name: 'Tags, source and revenue' }).click();
  await form.getByLabel('Monthly Revenue').fill('abc');
  await form.getByRole('button', { name: 'Add as a vote to Dark mode' }).click();
  await expect(form.getByLabel('Monthly Revenue')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Monthly Revenue').fill('50');
  await form.getByRole('button', { name: 'Add as a vote to Dark mode' }).click();
  await expect(undoToast(page)).toBeVisible();
  await page.getByRole('button', { name: 'Vote up Dark mode' }).click();
  await expect(undoToast(page)).toBeHidden();
  await page.getByRole('button', { name: 'Read Dark mode' }).click();
  for (const part of ['The end.', '$50.00', 'dark modes']) await expect(page.getByRole('dialog')).toContainText(part);
});

test('votes for people by name, once each, weighs them, and merges doubles with a way back', async ({ page }) => {
  await submit(page, 'Dark mode', 'My eyes hurt.', { type: 'feature' });
  await submit(page, 'Invoices by mail', 'Every month.');
  await page.getByRole('button', { name: 'Voters of Dark mode' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Vote' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Voter', { exact: true }).fill('Ana Ruiz');
  await dialog.getByLabel('User Type').selectOption('paid');
  await dialog.getByRole('button', { name: 'Add Vote' }).click();
  await dialog.getByLabel('Voter', { exact: true }).fill('ana ruiz');
  await dialog.getByLabel('Voter', { exact: true }).press('Enter');
  await expect(dialog.getByText('ana ruiz has already voted. Everyone has one vote.')).toBeVisible();
  await dialog.getByLabel('Voter', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Vote as yourself' }).click();
  await expect(dialog.getByRole('button', { name: 'You voted' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('list', { name: 'Voters' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(votesOf(page, 'Dark mode')).toHaveText('2');
  await expect(rowOf(page, 'Dark mode')).toContainText('You voted');

  // Ana is paid (5); your own vote counts by the sender's plan, free (1).
  await page.getByRole('tab', { name: 'Options' }).click();
  await page.getByLabel('Weigh votes by').selectOption('Plan of the voter');
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(rowOf(page, 'Dark mode')).toContainText('6 weighted');

  // A title like one already there: what was typed becomes a vote, and comes back with undo.
  const form = formOf(page);
  await form.getByLabel('Title').fill('dark modes please');
  await form.getByLabel('Description').fill('Same here');
  await form.getByLabel('User Email').fill('ben@example.com');
  await form.getByRole('button', { name: 'Add as a vote to Dark mode' }).click();
  await expect(votesOf(page, 'Dark mode')).toHaveText('3');
  await expect(form.getByLabel('Title')).toHaveValue('');
  await undoToast(page).click();
  await expect(votesOf(page, 'Dark mode')).toHaveText('2');
  await expect(form.getByLabel('Title')).toHaveValue('dark modes please');
  await form.getByRole('button', { name: 'Submit Feedback' }).click();

  await page.getByRole('button', { name: 'Voters of dark modes please' }).click();
  await dialog.getByLabel('Voter', { exact: true }).fill('Ana Ruiz');
  await dialog.getByLabel('Voter', { exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Merge dark modes please' }).click();
  // 2 and 1, less Ana's second.
  await expect(dialog.getByRole('listitem').first()).toContainText('Dark modeNew · 2 votes, 2 together');
  await dialog.getByRole('button', { name: 'Merge into Dark mode' }).click();
  await expect(tile(page, 'Total Feedback')).toContainText('2');
  await expect(votesOf(page, 'Dark mode')).toHaveText('2');
  await undoToast(page).click();
  await expect(rowOf(page, 'dark modes please')).toBeVisible();
  await expect(tile(page, 'Total Feedback')).toContainText('3');
});

test('moves on the board by keyboard and menu, and makes a public page without names', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('tab', { name: 'Board' }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = page.getByRole('listitem', { name: 'Export fails for large reports' });
  await card.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(column('Planned')).toContainText('Export fails for large reports');
  await page.getByRole('button', { name: 'Move Lovely onboarding' }).click();
  await page.getByRole('menuitem', { name: 'Move to Completed' }).click();
  await expect(column('Completed')).toContainText('Lovely onboarding');
  await undoToast(page).click();
  await expect(column('New')).toContainText('Lovely onboarding');

  const saved = await saveBy(page, () => page.getByRole('button', { name: 'Public roadmap page' }).click());
  expect(saved.name).toBe('sample-roadmap.html');
  expect(saved.text).toContain('Export fails for large reports');
  expect(saved.text).toContain('Sample');
  expect(saved.text.split('<main>')[1]).not.toMatch(/@|Ingrid|Omar|Tom|A dark theme please|Show ads/);
  await page.getByRole('tab', { name: 'Trends' }).click();
  // 2, 4, 3, 4 and 5 were chosen: three of five are 4 or 5; one 5 less two of 1 to 3.
  await expect(page.getByLabel('Satisfaction figures')).toContainText('CSAT60%');
  await expect(page.getByLabel('Satisfaction figures')).toContainText('Net promoters-20');
  await expect(page.getByRole('img', { name: 'Average rating by month of submission' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Themes' }).getByRole('listitem').first()).toContainText(
    'design2 entries · 15 votes · rated 4.5',
  );
  await page.getByLabel('Count by').selectOption('User types');
  await expect(page.getByRole('list', { name: 'Themes' })).toContainText('Paid3 entries');
});

test('warns of addresses before they are saved, leaves them out where asked, and takes files in again without repeats', async ({
  page,
}) => {
  await submit(page, '=Sum, "quoted"', 'Line one\nline two', { email: 'ana@example.com', type: 'bug' });
  await expect(page.getByText('Export holds personal data')).toBeVisible();
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('user-feedback.csv');
  expect(readCsv(csv.text)[0]).toContain('User Email');
  expect(csv.text).toContain('ana@example.com');
  const [header, row] = readCsv(csv.text);
  expect(header?.slice(0, 4)).toEqual(['Type', 'Title', 'Description', 'Rating']);
  expect(row?.slice(0, 4)).toEqual(['Bug', '\'=Sum, "quoted"', 'Line one\nline two', '5']);
  await page.getByLabel('Leave out e-mails and voter names').check();
  await expect(page.getByText('Export leaves out e-mails')).toBeVisible();
  const sheet = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(sheet[1]?.[1]).toContain('=Sum, "quoted"');
  expect(JSON.stringify(sheet)).not.toContain('ana@example.com');

  const own = await importCsv(page, csv.bytes);
  await expect(own.getByText('0 feedback items to add, 1 already here.')).toBeVisible();
  await page.keyboard.press('Escape');
  const more = await importCsv(page, 'Subject,Review,Stars,Kind,State\nCrash,On start,1,bug,planned\n,,3,,\nNice,App,9,,\n');
  await expect(more.getByText('1 feedback item to add, 2 rows that can’t be read.')).toBeVisible();
  await more.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByLabel('Priority of Crash')).toHaveValue('high');
  await expect(tile(page, 'Average Rating')).toContainText('1.0 over 1 actually chosen');
});
