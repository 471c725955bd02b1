import { readCsv } from '../e2e/support/csv';
import { readIcs } from '../e2e/support/readers';
import { expect, saveAs, saveBy, setNow, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  // A Sunday, so that business days can be counted by hand.
  await setNow(page, new Date('2026-11-15T12:00:00'));
  await page.goto('/investor-crm');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const rowOf = (page: Page, name: string) => page.getByRole('list', { name: 'Investors' }).getByRole('listitem').filter({ hasText: name });
const undoToast = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });

async function addInvestor(page: Page, name: string, firm: string, more: { email?: string; status?: string; lastContact?: string } = {}) {
  await page.getByRole('button', { name: 'Add Investor' }).click();
  const form = page.getByRole('form', { name: 'Add Investor' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Firm').fill(firm);
  if (more.email) await form.getByLabel('Email').fill(more.email);
  if (more.status) await form.getByLabel('Status', { exact: true }).selectOption(more.status);
  if (more.lastContact) await form.getByLabel('Last Contact').fill(more.lastContact);
  await form.getByRole('button', { name: 'Save Investor' }).click();
  await expect(form).toBeHidden();
}

async function importCsv(page: Page, text: string | Buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'investors.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return dialog;
}

test('opens empty, with a form that folds away, keeps what was typed and says what is missing', async ({ page }) => {
  await expect(page.getByText('No investors yet').first()).toBeVisible();
  await expect(tile(page, 'Total Investors')).toContainText('0');
  await expect(tile(page, 'Conversion Rate')).toContainText('0%');
  await expect(tile(page, 'Conversion Rate')).toContainText('No investors yet');
  await expect(page.getByRole('button', { name: /download/i })).toHaveCount(0);
  const toggle = page.getByRole('button', { name: 'Add Investor' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  const form = page.getByRole('form', { name: 'Add Investor' });
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel');
  await expect(form.getByLabel('LinkedIn')).toHaveAttribute('type', 'url');
  await expect(form.getByLabel('Last Contact')).toHaveAttribute('type', 'date');
  await expect(form.getByLabel('Status', { exact: true })).toHaveValue('prospect');
  await expect(form.getByLabel('Status', { exact: true }).locator('option')).toHaveText([
    'Prospect',
    'Contacted',
    'Meeting-scheduled',
    'Pitch-sent',
    'Due-diligence',
    'Declined',
    'Invested',
  ]);
  await expect(form.getByLabel('Stage')).toHaveText('Select a stagePre-SeedSeedSeries ASeries BSeries C+GrowthLate Stage');

  await form.getByLabel('Focus Areas').fill(' SaaS ,, climate , ');
  await form.getByRole('button', { name: 'Save Investor' }).click();
  await expect(form.getByText('Enter the investor’s name.')).toBeVisible();
  await expect(form.getByText('Enter the firm. For an angel, write Angel.')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(tile(page, 'Total Investors')).toContainText('0');
  await form.getByLabel('Name').fill('Ana Ruiz');
  await form.getByLabel('Firm').fill('Fund One');
  await toggle.click();
  await expect(form).toBeHidden();
  await toggle.click();
  await expect(form.getByLabel('Name')).toHaveValue('Ana Ruiz');
  expect(await form.getByLabel('Focus Areas').inputValue()).toBe(' SaaS ,, climate , ');
  await form.getByRole('button', { name: 'Amount, follow-up and intro' }).click();
  await form.getByLabel('Probability (%)').fill('140');
  await form.getByRole('button', { name: 'Save Investor' }).click();
  await expect(form.getByText('Probability (%) can’t be above 100%.')).toBeVisible();
  await form.getByLabel('Probability (%)').fill('40');
  await form.getByRole('button', { name: 'In 5 business days' }).click();
  await expect(form.getByLabel('Next Follow-up')).toHaveValue('2026-11-20');
  await form.getByRole('button', { name: 'Save Investor' }).click();
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('SaaS, climate');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('moves investors through the pipeline and undo brings the old day back', async ({ page }) => {
  await addInvestor(page, 'Ana Ruiz', 'Fund One', { lastContact: '2026-01-31' });
  await addInvestor(page, 'Ben Okoro', 'Angel');
  await addInvestor(page, 'Cleo Park', 'Fund Three', { status: 'contacted', lastContact: '2026-10-16' });
  await addInvestor(page, 'Dan Roth', 'Fund Four', { status: 'declined' });
  await expect(rowOf(page, 'Cleo Park')).toContainText('Going cold: 30 days in Contacted');

  const status = page.getByLabel('Status of Ana Ruiz');
  await status.selectOption('invested');
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Last contact 15 Nov 2026');
  // 1 of 4 in all; Ben is still a prospect, so 1 of 3 contacted.
  await expect(tile(page, 'Conversion Rate')).toContainText('25%');
  await expect(tile(page, 'Conversion Rate')).toContainText('33.3% of contacted');
  await expect(tile(page, 'Active Pipeline')).toContainText('1');
  await undoToast(page).click();
  await expect(status).toHaveValue('prospect');
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Last contact 31 Jan 2026');

  for (const next of ['due-diligence', 'prospect', 'pitch-sent', 'declined', 'meeting-scheduled']) {
    await status.selectOption(next);
    await expect(status).toHaveValue(next);
  }
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Follow up 20 Nov 2026');

  await page.getByRole('button', { name: 'Edit Ana Ruiz' }).click();
  const form = page.getByRole('form', { name: 'Edit Investor' });
  await form.getByLabel('Firm').fill('Fund Prime');
  await form.getByLabel('Last Contact').fill('2026-11-02');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Fund Prime');
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Last contact 2 Nov 2026');
  await expect(tile(page, 'Total Investors')).toContainText('4');

  await page.getByLabel('Search investors').fill('fund');
  await expect(page.getByText('3 of 4 investors shown')).toBeVisible();
  await page.getByLabel('Filter by attention').selectOption('Going cold');
  await expect(page.getByText('1 of 4 investors shown')).toBeVisible();
  await page.getByLabel('Filter by status').selectOption('invested');
  await page.getByRole('button', { name: 'Clear filters' }).click();

  // A form in use for editing is closed by the same button, and opens empty after that.
  await page.getByRole('button', { name: 'Edit Ana Ruiz' }).click();
  await page.getByRole('button', { name: 'Add Investor' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add Investor' }).click();
  await expect(page.getByRole('form', { name: 'Add Investor' }).getByLabel('Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete Dan Roth' }).click();
  await expect(rowOf(page, 'Dan Roth')).toBeHidden();
  await undoToast(page).click();
  await expect(rowOf(page, 'Dan Roth')).toBeVisible();
});

test('shows the board with totals, moved by keyboard and menu, and the round against its target', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Board' }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Pitch-sent')).toContainText('$500,000.00');
  const card = page.getByRole('listitem', { name: 'Tom Becker' });
  await card.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(column('Due-diligence')).toContainText('Tom Becker');
  // 400,000 and 500,000.
  await expect(column('Due-diligence')).toContainText('$900,000.00');
  await expect(column('Pitch-sent')).toContainText('$0.00');
  await page.getByRole('button', { name: 'Move Tom Becker' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(column('Due-diligence').getByRole('listitem').first()).toContainText('Tom Becker');
  await page.getByRole('button', { name: 'Move Priya Nair' }).click();
  await page.getByRole('menuitem', { name: 'Move to Invested' }).click();
  await expect(column('Invested')).toContainText('$450,000.00');
  await undoToast(page).click();

  await page.getByRole('tab', { name: 'Round' }).click();
  await page.getByLabel('Round target').fill('1,000,000');
  const figures = page.getByLabel('Round figures');
  // 60% of 400,000, 20% of 500,000 and 30% of 250,000: 240,000 + 100,000 + 75,000.
  await expect(figures).toContainText('Weighted pipeline$415,000.0041.5% of target');
  await expect(figures).toContainText('Invested$50,000.005% of target');
  await expect(figures).toContainText('Soft-circled$400,000.0040% of target');
});

test('keeps a dated timeline, sets the follow-up after a meeting and lists what is overdue', async ({ page }) => {
  await addInvestor(page, 'Ana Ruiz', 'Fund One', { email: 'ana@one.example' });
  await expect(rowOf(page, 'Ana Ruiz').getByRole('link', { name: 'ana@one.example' })).toHaveAttribute('href', 'mailto:ana@one.example');
  await page.getByRole('button', { name: 'Details of Ana Ruiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ana Ruiz, Fund One' });
  await expect(dialog.getByRole('link', { name: 'ana@one.example' })).toHaveAttribute('href', 'mailto:ana@one.example');
  await dialog.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(dialog.getByText('Say what happened.')).toBeVisible();
  await dialog.getByLabel('Kind').selectOption('Meeting');
  await dialog.getByLabel('Day').fill('2026-10-30'); // a Friday; five business days on is Friday 6 November
  await dialog.getByLabel('What happened').fill('Liked the numbers, wants the model');
  await dialog.getByLabel('What happened').press('Enter');
  await expect(dialog.getByRole('list', { name: 'Timeline' })).toContainText('30 Oct 2026Meeting Liked the numbers, wants the model');
  await expect(dialog.getByText('Meeting logged. Follow up on 6 Nov 2026.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete entry: Liked the numbers, wants the model' }).click();
  await expect(dialog.getByText('Nothing logged yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('list', { name: 'Timeline' })).toContainText('Liked the numbers');
  await page.keyboard.press('Escape');

  const due = page.getByRole('list', { name: 'Follow-ups due' });
  await expect(due).toContainText('Overdue since 6 Nov 2026');
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Last contact 30 Oct 2026');
  await page.getByRole('button', { name: 'Put off 5 business days: Ana Ruiz' }).click();
  await expect(due).toBeHidden();
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Follow up 20 Nov 2026');
  const calendar = await saveAs(page, 'Calendar');
  expect(calendar.name).toBe('investors-follow-ups.ics');
  expect(readIcs(calendar.text)).toMatchObject([{ summary: 'Follow up with Ana Ruiz, Fund One', day: '2026-11-20', isAllDay: true }]);
});

test('an entry logged while the investor is edited is not lost when the form is saved', async ({ page }) => {
  await addInvestor(page, 'Ana Ruiz', 'Fund One');
  await page.getByRole('button', { name: 'Edit Ana Ruiz' }).click();
  const form = page.getByRole('form', { name: 'Edit Investor' });
  await form.getByLabel('Firm').fill('Fund Prime');
  await page.getByRole('button', { name: 'Timeline of Ana Ruiz' }).click();
  const dialog = page.getByRole('dialog');
  const log = async (what: string) => {
    await dialog.getByLabel('What happened').fill(what);
    await dialog.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(dialog.getByText('Call logged.')).toBeVisible();
  };
  await log('First call');
  // What is typed next is not what the message speaks of.
  await dialog.getByLabel('What happened').fill('Second');
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeHidden();
  await log('Second call');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByLabel('What happened')).toHaveValue('Second call');
  await expect(dialog.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Fund Prime');
  await expect(rowOf(page, 'Ana Ruiz')).toContainText('Last contact 15 Nov 2026');
  await page.getByRole('button', { name: 'Timeline of Ana Ruiz' }).click();
  await expect(dialog.getByRole('list', { name: 'Timeline' })).toContainText('First call');
});

test('warns until the list is in a file, and takes that file in again without doubles', async ({ page }) => {
  await addInvestor(page, '=Ana "A" Ruiz', 'Fund, One', { email: 'ana@one.example', status: 'pitch-sent' });
  const bar = page.getByRole('region', { name: 'Unsaved work' });
  await expect(bar).toContainText('Unsaved: export before you reload or close this tab.');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('investors.csv');
  const [header, row] = readCsv(csv.text);
  expect(header?.slice(0, 4)).toEqual(['Name', 'Firm', 'Email', 'Phone']);
  expect(row?.slice(0, 3)).toEqual(['\'=Ana "A" Ruiz', 'Fund, One', 'ana@one.example']);
  await expect(bar).toBeHidden();

  const own = await importCsv(page, csv.bytes);
  await expect(own.getByText('0 investors to add, 1 already here.')).toBeVisible();
  await page.keyboard.press('Escape');
  const more = await importCsv(
    page,
    'Contact,Fund,E-mail,Pipeline stage\nA. Ruiz,Elsewhere,ANA@one.example,\nBen,Fund Two,,due-diligence\n,No name,,\n',
  );
  await expect(more.getByText('1 investor to add, 1 already here, 1 row that can’t be read.')).toBeVisible();
  await more.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByLabel('Status of Ben')).toHaveValue('due-diligence');
  await expect(bar).toBeVisible();
});

test('writes an update to each investor by name', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('tab', { name: 'Round' }).click();
  await expect(page.getByRole('list', { name: 'Funnel' }).getByRole('listitem').first()).toContainText('Prospect');
  await page.getByRole('button', { name: 'Write to investors' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To', { exact: true }).selectOption('all');
  await dialog.getByLabel('Subject').fill('News for [firm]');
  await dialog.getByLabel('What happened').fill('We shipped.');
  await expect(dialog.getByRole('region', { name: 'Merged email' })).toContainText('We shipped.');
  await dialog.getByRole('button', { name: 'Other formats' }).click();
  const csv = await saveBy(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
  expect(csv.name).toBe('sample-investor-update.csv');
  expect(readCsv(csv.text)[1]?.[1]).toMatch(/^News for (?!\[)/);
});
