import { readCsv } from '../e2e/support/csv';
import { readPdf, readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/funding-tracker');
});

test('adds rounds, keeps the tiles right and takes the list away', async ({ page }) => {
  const tile = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.locator('dt').filter({ hasText: new RegExp(`^${label}$`) }) })
      .first();
  const cards = page.getByRole('list', { name: 'Rounds' }).getByRole('article');
  const form = page.getByRole('form', { name: 'Add Round' });
  const add = form.getByRole('button', { name: 'Add Round' });
  await expect(page.getByRole('heading', { level: 1, name: 'Funding Tracker' })).toBeVisible();
  for (const label of ['Total Raised', 'Pipeline', 'Latest Valuation']) await expect(tile(label)).toContainText('$0.00');
  await expect(tile('Rounds')).toContainText('0');
  const options = (label: string) => form.getByLabel(label, { exact: true }).getByRole('option').allInnerTexts();
  expect((await options('Round Type')).slice(1).join()).toBe(
    'Pre-Seed,Seed,Series A,Series B,Series C,Series D+,Bridge,Convertible Note,SAFE,Grant',
  );
  expect(await options('Status')).toEqual(['Planned', 'In Progress', 'Completed', 'Failed']);
  await expect(form.getByLabel('Status')).toHaveValue('Planned');

  await add.click();
  await expect(page.getByText('Choose a round type.')).toBeVisible();
  await expect(page.getByText('Choose a date.')).toBeVisible();
  await expect(form.getByLabel('Round Type')).toBeFocused();

  await form.getByLabel('Round Type').selectOption('Seed');
  await form.getByLabel('Date').fill('2026-06-01');
  for (const amount of ['0', '-500']) {
    await form.getByLabel('Amount').fill(amount);
    await add.click();
    await expect(page.getByText('Enter an amount above 0. If you gave money back, tick Refund.')).toBeVisible();
    await expect(form.getByLabel('Amount')).toHaveValue(amount);
  }
  await form.getByLabel('Amount').fill('1.5m');
  await form.getByLabel('Investors').fill(' Acre Ventures ,, Jo Park, ');
  await form.getByLabel('Valuation').fill('9,000,000');
  await expect(form.getByText('Taken as pre-money until you choose.')).toBeVisible();
  await form.getByLabel('Pre- or post-money').selectOption('Post-money');
  await add.click();

  // 9,000,000 after 1,500,000 is 7,500,000 before; 1.5 of 9 is 16.67%.
  await expect(cards.first()).toContainText('Acre Ventures and Jo Park');
  await expect(cards.first()).toContainText('$7,500,000.00');
  await expect(cards.first()).toContainText('16.67%');
  await expect(tile('Pipeline')).toContainText('$1,500,000.00');
  await page.getByLabel('Status of Seed, 1 Jun 2026').selectOption('Completed');
  await expect(tile('Total Raised')).toContainText('$1,500,000.00');
  await expect(tile('Pipeline')).toContainText('$0.00');
  await expect(tile('Latest Valuation')).toContainText('$9,000,000.00');
  await expect(tile('Latest Valuation')).toContainText('Seed, post-money · 1 Jun 2026');

  await form.getByLabel('Round Type').selectOption('SAFE');
  await expect(form.getByLabel('Pre- or post-money')).toHaveValue('post');
  await expect(form.getByLabel('Maturity')).toHaveCount(0);
  await form.getByLabel('Discount').fill('20%');
  await form.getByLabel('Amount').fill('400000');
  await form.getByLabel('Date').fill('2026-10-01');
  await form.getByLabel('Valuation').fill('5000000');
  await form.getByLabel('Status').selectOption('Completed');
  await add.click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('SAFE');
  await expect(cards.first()).toContainText('20% discount');
  await expect(tile('Latest Valuation')).toContainText('SAFE cap, not a priced valuation');
  await expect(tile('Total Raised')).toContainText('Equity $1,500,000.00 · SAFEs $400,000.00');
  await expect(page.getByRole('img', { name: 'Raised and pipeline by period' })).toBeVisible();

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('funding-rounds.csv');
  const rows = readCsv(csv.text);
  expect(rows[0]?.slice(0, 8)).toEqual(['Round Type', 'Amount', 'Date', 'Status', 'Investors', 'Valuation', 'Pre- or post-money', 'Notes']);
  expect(rows[2]?.slice(0, 7)).toEqual([
    'Seed',
    '1500000.00',
    '2026-06-01',
    'Completed',
    'Acre Ventures, Jo Park',
    '9000000.00',
    'Post-money',
  ]);
  expect((await readXlsx((await saveAs(page, 'Excel')).bytes))[1]?.[1]).toBe(400000);
  const pdf = (await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ');
  expect(pdf).toContain('$1,900,000.00');
  expect(pdf).toContain('16.67%');

  // Its own file brings nothing new.
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: csv.name, mimeType: 'text/csv', buffer: csv.bytes });
  await expect(page.getByText('0 rounds to add, 2 already here.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete SAFE, 1 Oct 2026' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit Seed, 1 Jun 2026' }).click();
  await page.getByLabel('Amount').fill('1000000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tile('Total Raised')).toContainText('$1,400,000.00');
});

test('follows a round to its target', async ({ page }) => {
  await page.getByLabel('Round Type').selectOption('Seed');
  await page.getByLabel('Amount').fill('1000');
  await page.getByLabel('Date').fill('2027-01-31');
  await page.getByText('Target and progress').click();
  await page.getByLabel('Target').fill('2000');
  await page.getByLabel('Wired').fill('500');
  await page.getByLabel('Signed').fill('300');
  await page.getByLabel('Committed').fill('100');
  await page.getByLabel('Soft-circled').fill('600');
  await page.getByRole('button', { name: 'Add Round' }).click();
  // 500 + 300 + 100 + 600 = 1,500 of 2,000.
  const card = page.getByRole('article', { name: 'Seed, 31 Jan 2027' });
  await expect(card).toContainText('75% of the target of $2,000.00');
  await expect(card).toContainText('$500.00 still to find');
  await expect(card.getByRole('progressbar', { name: 'Wired' })).toHaveAttribute('value', '25');
  await expect(card.getByRole('progressbar', { name: 'Soft-circled' })).toHaveAttribute('value', '30');
  // 800, of which 700 committed, of which 600 signed, of which 500 wired, is 800 and not 2,600.
  await page.getByRole('button', { name: 'Edit Seed, 31 Jan 2027' }).click();
  for (const [label, amount] of [
    ['Signed', '600'],
    ['Committed', '700'],
    ['Soft-circled', '800'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await card.getByRole('button', { name: 'Each includes the later stages' }).click();
  await expect(card).toContainText('40% of the target of $2,000.00');
});

test('drafts the investor update', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('button', { name: 'Investor update' }).press('Enter');
  await page.getByLabel('Company').fill('Acre');
  await page.getByLabel('What went well').fill('First customer');
  const dialog = page.getByRole('dialog', { name: 'Investor update' });
  await expect(dialog.getByRole('link', { name: 'Open in mail app' })).toHaveAttribute('href', /^mailto:\?subject=Acre%20investor/);
  const file = await saveBy(page, () => dialog.getByRole('button', { name: 'Save as text' }).click());
  expect(file.name).toBe('sample-investor-update.txt');
  expect(file.text).toContain('[Sample figures');
  expect(file.text).toContain('- First customer');
  // 460,000 completed and 350,000 wired in the open seed round.
  expect(file.text).toContain('Raised so far: $810,000.00');
  expect(file.text).not.toContain('Jo Park');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('searches and filters', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  const cards = page.getByRole('list', { name: 'Rounds' }).getByRole('article');
  await expect(cards).toHaveCount(5);
  await page.getByLabel('Search rounds').fill('park');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Show', { exact: true }).selectOption('Completed');
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Search rounds').fill('nobody');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(5);
});
