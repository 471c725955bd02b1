import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/competitor-analysis');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name });

async function addCompetitor(page: Page, name: string, website: string, more: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ Name: name, Website: website, ...more })) await field(page, label).fill(text);
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
}

test('refuses a competitor without a name or website and keeps what was typed', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Competitor Analysis Tool');
  await expect(page.getByText('No competitors yet')).toBeVisible();
  await page.getByLabel('Pricing').fill('$29');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByText('Enter the website.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Pricing')).toHaveValue('$29');

  await page.getByLabel('Name').fill('Acme');
  await page.getByLabel('Website').fill('acme.com');
  await page.getByLabel('Market Share').fill('120%');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(page.getByText('Market Share can’t be above 100%.')).toBeVisible();
  await expect(field(page, 'Market Share')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await field(page, 'Market Share').fill('Leader');
  await expect(page.getByText('This isn’t a percentage, so it’s left out of the sum.')).toBeVisible();
  await page.getByRole('button', { name: 'Sources and dates' }).click();
  await field(page, 'Pricing checked on').fill('2999-01-01');
  await page.getByRole('button', { name: 'Add Competitor' }).click();
  await expect(page.getByText('This day is in the future.')).toBeVisible();
  await field(page, 'Pricing checked on').fill('2020-01-01');
  await field(page, 'Name').press('Enter');
  await expect(card(page, 'Acme')).toContainText('Leader');
});

test('warns when shares exceed the market, flags stale facts, and filters', async ({ page }) => {
  await addCompetitor(page, 'Alpha', 'alpha.com', { 'Market Share': '60%', Tags: 'bank, EU' });
  await page.getByRole('button', { name: 'Sources and dates' }).click();
  await addCompetitor(page, 'Beta', 'beta.com', {
    Pricing: 'Free',
    'Market Share': '40%',
    'Pricing source': 'beta.com/pricing',
    'Pricing checked on': '2020-05-01',
  });
  await expect(page.getByText('All competitors together')).toBeVisible();
  await expect(page.getByText(/add up to/)).toHaveCount(0);
  await field(page, 'Market Share').fill('5');
  await expect(page.getByText('With this, the shares add up to 105%, more than the whole market.')).toBeVisible();
  await addCompetitor(page, 'Gamma', 'gamma.com');
  await expect(page.getByRole('alert')).toContainText('The market shares add up to 105%, more than 100%.');

  await expect(card(page, 'Beta')).toContainText('1 stale');
  await expect(card(page, 'Beta')).toContainText('Stale, checked 1 May 2020');
  await expect(card(page, 'Beta').getByRole('link', { name: 'Source' })).toHaveAttribute('href', 'https://beta.com/pricing');
  // The share was typed without a date, and nothing says that it was looked up until its user does.
  await expect(card(page, 'Beta').getByText(/^Checked \d/)).toHaveCount(0);
  await expect(card(page, 'Beta')).toContainText('Not dated');
  await card(page, 'Beta').getByRole('button', { name: 'Mark as checked today' }).click();
  await expect(card(page, 'Beta').getByText(/^Checked \d/)).toHaveCount(1);
  await page.getByRole('listitem').filter({ hasText: 'Beta: pricing' }).getByRole('button', { name: 'Checked today' }).click();
  await expect(card(page, 'Beta')).not.toContainText('stale');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Beta')).toContainText('1 stale');

  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Gamma', 'Beta', 'Alpha']);
  await page.getByLabel('Sort').selectOption('Largest share');
  await expect(names).toHaveText(['Alpha', 'Beta', 'Gamma']);
  await page.getByLabel('Filter by tag').selectOption('EU');
  await expect(names).toHaveText(['Alpha']);
  await expect(page.getByText('1 of 3 competitors shown')).toBeVisible();
  await page.getByLabel('Search competitors').fill('zzz');
  await expect(page.getByText('No competitors match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveCount(3);
});

test('weighs features against each other', async ({ page }) => {
  await addCompetitor(page, 'Acme', 'acme.com', { 'Key Features': 'Payroll' });
  await page.getByRole('tab', { name: 'Feature matrix' }).click();
  await page.getByRole('button', { name: 'Add Feature' }).click();
  await expect(page.getByText('Name the feature.')).toBeVisible();
  await field(page, 'Feature').fill('Invoices');
  await field(page, 'Weight').fill('3');
  await field(page, 'Weight').press('Enter');
  await expect(field(page, 'Feature')).toBeFocused();
  await page.getByRole('button', { name: 'Add 1 key feature' }).click();
  await expect(field(page, 'Acme: Payroll')).toHaveValue('full');
  await field(page, 'Us: Invoices').selectOption('Full');
  await field(page, 'Us: Payroll').selectOption('None');
  await field(page, 'Acme: Invoices').selectOption('Partial');
  // Us 3 of 4; Acme 1.5 + 1 of 4, which is 62.5%.
  const scores = page.getByRole('row', { name: 'Weighted score' });
  await expect(scores).toContainText('75%3 of 4Highest62.5%2.5 of 4');
  await field(page, 'Weight of Payroll').fill('x');
  await expect(page.getByText('“x” isn’t a number. It counts as 0.')).toBeVisible();
  await expect(scores).toContainText('100%3 of 3Highest50%1.5 of 3');
  await page.getByRole('button', { name: 'Delete Payroll' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await field(page, 'Weight of Payroll').fill('1');
  await field(page, 'Your product').fill('Ours');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export matrix' }).click());
  expect(csv.name).toBe('feature-matrix.csv');
  expect(readCsv(csv.text).slice(0, 4)).toEqual([
    ['Feature', 'Weight', 'Ours', 'Acme'],
    ['Invoices', '3', 'Full', 'Partial'],
    ['Payroll', '1', 'None', 'Full'],
    ['Weighted score', '', '75%', '62.5%'],
  ]);
});

test('writes a battlecard for one page, and logs what was won and lost', async ({ page }) => {
  await addCompetitor(page, 'Acme', 'acme.com', { Weaknesses: 'Slow support', Pricing: '$29 a month' });
  await page.getByRole('tab', { name: 'Wins and losses' }).click();
  await field(page, 'Customer').fill('Mill Road Dental');
  await field(page, 'Competitor').selectOption('Acme');
  await field(page, 'Value').fill('1,200');
  await page.getByRole('button', { name: 'Add Deal' }).click();
  await field(page, 'Customer').fill('Oak & Sons');
  await field(page, 'Competitor').selectOption('Acme');
  await field(page, 'Outcome').selectOption('Lost');
  await field(page, 'Main reason').selectOption('Features');
  await page.getByRole('button', { name: 'Add Deal' }).click();
  await expect(page.getByText('Won 1, lost 1: 50% of 2 decided deals.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Why you lost: Features' })).toBeVisible();
  const log = readCsv((await saveBy(page, () => page.getByRole('button', { name: 'Download log' }).click())).text);
  expect(log.map((row) => row[1])).toEqual(['Customer', 'Oak & Sons', 'Mill Road Dental']);
  await page.getByRole('tab', { name: 'Battlecards' }).click();
  await field(page, 'We say').fill('Half the price\n- Answers within an hour');
  const paper = page.getByRole('article', { name: 'Battlecard: Acme' });
  for (const text of ['Us vs. Acme', 'Answers within an hour', 'Slow support', '50% of 2 decided deals'])
    await expect(paper).toContainText(text);
  const pdf = await saveBy(page, () => page.getByRole('button', { name: 'Download card' }).click());
  expect(pdf.name).toBe('battlecard-acme.pdf');
  const pages = await readPdf(pdf.bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Half the price');
});

test('takes everything away in every format, and in again', async ({ page }) => {
  await addCompetitor(page, 'Acme, Inc.', 'acme.com', { Strengths: 'Brand, Reach', 'Market Share': '25%' });
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('competitors.csv');
  const [header, row] = readCsv(csv.text);
  expect(header?.slice(0, 6)).toEqual(['Name', 'Website', 'Strengths', 'Weaknesses', 'Pricing', 'Market Share']);
  expect(row?.slice(0, 6)).toEqual(['Acme, Inc.', 'acme.com', 'Brand, Reach', '', '', '25%']);
  expect((await readXlsx((await saveAs(page, 'Excel')).bytes))[1]?.[0]).toBe('Acme, Inc.');
  expect((await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ')).toContain('Acme, Inc.');
  expect((await readDocx((await saveAs(page, 'Word')).bytes)).text).toContain('Reach');
  expect(await saveData(page)).toMatchObject({ records: [{ name: 'Acme, Inc.', strengths: ['Brand', 'Reach'] }] });

  const importFile = async (text: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('File').setInputFiles({ name: 'rivals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    return dialog;
  };
  const same = await importFile(csv.text);
  await expect(same.getByRole('status')).toHaveText('0 competitors to add, 1 already here.');
  await same.getByRole('button', { name: 'Cancel' }).click();
  const other = await importFile('Company,URL,Pros\nBeta,beta.com,"Fast, cheap"\n,nobody.com,\n');
  await expect(other.getByRole('status')).toHaveText('1 competitor to add, 1 row that can’t be read.');
  await other.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card(page, 'Beta').getByRole('listitem')).toHaveText(['Fast', 'cheap']);

  // In place of the samples: nothing of theirs stays behind, in the matrix either.
  for (const name of ['Beta', 'Acme, Inc.']) await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  const instead = await importFile('Company,URL\nGamma,gamma.com\n');
  await expect(instead.getByLabel('What is in the list now')).toHaveValue('replace-samples');
  await instead.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Gamma']);
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Feature matrix' }).click();
  await expect(page.getByText('No features yet')).toBeVisible();
});
