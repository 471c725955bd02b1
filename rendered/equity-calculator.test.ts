import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { readCsv } from '../e2e/support/csv';
import { expect, saveAs, saveBy, setNow, test, type Page } from './support/test';
import { readWorkbook } from '../e2e/support/workbook';

test.beforeEach(async ({ page }) => {
  await page.goto('/equity-calculator');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Cap Table', exact: true })
    .getByRole('row')
    .filter({ has: page.locator('th[scope=row]').filter({ hasText: name }) });
const cells = (page: Page, name: string) => row(page, name).locator('td');

async function addStakeholder(page: Page, name: string, equity: string, role = 'Founder') {
  await field(page, 'Name').fill(name);
  await field(page, 'Role').selectOption(role);
  await field(page, 'Equity Percentage').fill(equity);
  await page.getByRole('button', { name: 'Add Stakeholder' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
}

async function addRound(page: Page, name: string, investment: string, valuation: string) {
  await field(page, 'Round Name').fill(name);
  await field(page, 'Investment').fill(investment);
  await field(page, 'Pre-money valuation').fill(valuation);
  await page.getByRole('button', { name: 'Add Round' }).click();
  await expect(field(page, 'Round Name')).toHaveValue('');
}

async function addSafe(page: Page, investor: string, amount: string, cap: string) {
  await field(page, 'Investor').fill(investor);
  await field(page, 'Amount').fill(amount);
  await field(page, 'Valuation Cap').fill(cap);
  await page.getByRole('button', { name: 'Add SAFE or Note' }).click();
  await expect(field(page, 'Investor')).toHaveValue('');
}

const download = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click();
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

test('starts empty, refuses what has no name or equity, and keeps what was typed', async ({ page }) => {
  await expect(page.getByText('No stakeholders yet')).toBeVisible();
  await expect(field(page, 'Total Shares')).toHaveValue('10,000,000');
  await expect(field(page, 'Vesting Period (months)')).toHaveValue('48');
  await expect(field(page, 'Cliff Period (months)')).toHaveValue('12');
  const roles = ['Founder', 'Co-Founder', 'Employee', 'Advisor', 'Investor', 'Consultant'];
  await expect(field(page, 'Role').locator('option')).toHaveText(roles);
  await field(page, 'Equity Percentage').fill('0');
  await page.getByRole('button', { name: 'Add Stakeholder' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByText('Enter a percentage above 0.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Investment').fill('0');
  await field(page, 'Pre-money valuation').fill('lots');
  await page.getByRole('button', { name: 'Add Round' }).click();
  for (const message of ['Enter a name for the round.', 'Enter an investment above 0.', '“lots” isn’t a number.'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'Pre-money valuation')).toHaveValue('lots');
  await expect(page.getByText('No stakeholders yet')).toBeVisible();
});

test('dilutes by rounds, edits, undoes, and reads its own CSV back', async ({ page }) => {
  await addStakeholder(page, 'Ana', '60');
  await addStakeholder(page, 'Bo', '30%', 'Co-Founder');
  await expect(cells(page, 'Ana').nth(2)).toHaveText('6,000,000');
  await field(page, 'Investment').fill('1,000,000');
  await field(page, 'Pre-money valuation').fill('5000000');
  // 1M on 5M: 2,000,000 of 12,000,000 shares.
  await expect(page.getByLabel('This round')).toContainText('Post-money valuation $6,000,000.00');
  await addRound(page, 'Seed', '1,000,000', '5,000,000');
  await expect(cells(page, 'Ana').nth(1)).toHaveText('50.00%');
  await expect(cells(page, 'Round: Seed investors').nth(1)).toHaveText('16.67%');
  await expect(cells(page, 'Unallocated').nth(1)).toHaveText('8.33%');
  await expect(cells(page, 'Total').nth(1)).toHaveText('100.00%');
  await expect(page.getByText('Of 12,000,000 shares, the total after Seed.')).toBeVisible();
  await addRound(page, 'A', '2m', '10m');
  // 2/10 of 12,000,000 = 2,400,000 of 14,400,000.
  await expect(cells(page, 'Round: A investors').nth(2)).toHaveText('2,400,000');
  await expect(cells(page, 'Ana').nth(1)).toHaveText('41.67%');
  await addStakeholder(page, 'Cy', '1', 'Employee');
  await expect(cells(page, 'Cy').nth(2)).toHaveText('144,000');

  await page.getByRole('button', { name: 'Edit Ana' }).click();
  await expect(field(page, 'Equity Percentage')).toHaveValue('41.6667');
  await field(page, 'Name').fill('Ana Silva');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(cells(page, 'Ana Silva').nth(2)).toHaveText('6,000,000');
  await page.getByRole('button', { name: 'Delete Round: A investors' }).click();
  await expect(cells(page, 'Ana Silva').nth(1)).toHaveText('50.00%');
  await undo(page);
  await expect(cells(page, 'Ana Silva').nth(1)).toHaveText('41.67%');

  const csv = await saveBy(page, () => download(page));
  expect(csv.name).toBe('cap-table.csv');
  const lines = readCsv(csv.text);
  expect(lines[0]?.slice(0, 6)).toEqual([
    'Name',
    'Role',
    'Equity Percentage',
    'Shares',
    'Vesting Period (months)',
    'Cliff Period (months)',
  ]);
  expect(lines[1]?.slice(0, 6)).toEqual(['Ana Silva', 'Founder', '41.66666667%', '6000000', '48', '12']);
  expect(lines.slice(1).reduce((sum, line) => sum + Number(line[3]), 0)).toBe(14_400_000);
  const importFile = async (name: string, text: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await importFile('cap-table.csv', csv.text);
  await expect(page.getByText('0 stakeholders to add, 3 already here.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await importFile('others.csv', 'Shareholder,Relationship,Shares,Percentage\nDi,Advisor,"72,000",\nNo,Advisor,,\n');
  await expect(page.getByText('1 stakeholder to add, 1 row that can’t be read.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(cells(page, 'Di').nth(2)).toHaveText('72,000');
  await addStakeholder(page, 'Eve', '40');
  await expect(page.getByText(/Over-allocated by 4,976,000 shares/)).toBeVisible();
  await expect(cells(page, 'Total').nth(1)).toHaveText('100.00%');
  await page.getByLabel('Search stakeholders').fill('ana');
  await expect(page.getByText('1 of 5 stakeholders shown')).toBeVisible();
});

test('converts SAFEs at a priced round to the share, and the workbook works it out again', async ({ page }) => {
  await addStakeholder(page, 'Founders', '90');
  await page.getByRole('tab', { name: 'Rounds & SAFEs' }).click();
  await addSafe(page, 'First', '500k', '5m');
  await addSafe(page, 'Second', '500k', '10m');
  await page.getByRole('tab', { name: 'Cap Table' }).click();
  // 500,000 of 5,000,000 and of 10,000,000: 15% before any new money.
  await expect(page.getByText(/At their caps they would hold 15.00% before new money, and the founders 76.50%/)).toBeVisible();
  await page.getByRole('tab', { name: 'Rounds & SAFEs' }).click();
  await page.getByRole('button', { name: 'Make them the pool' }).click();
  await expect(field(page, 'Existing Option Pool (shares)')).toHaveValue('1,000,000');
  await page.getByRole('button', { name: 'Date, option pool, liquidation preference' }).click();
  await field(page, 'Option Pool After the Round (%)').fill('10');
  await addRound(page, 'Series A', '5m', '15m');
  await expect(page.getByText('1,176,471 shares in Series A at $0.4250, by its post-money cap')).toBeVisible();
  await expect(page.getByText('588,235 shares in Series A at $0.8500, by its post-money cap')).toBeVisible();
  const sheet = page.getByRole('region', { name: 'Series A', exact: true });
  await expect(sheet).toContainText('11,764,706');
  await expect(sheet).toContainText('$1.2077');
  const full = page.getByRole('table', { name: 'Cap table with SAFEs, notes and pool' });
  for (const line of [
    'Founders9,000,00054.34%',
    'First1,176,4717.10%',
    'Second588,2353.55%',
    'Option pool, available1,656,10910.00%',
    'Total16,561,086100.00%',
  ])
    await expect(full.getByRole('row').filter({ hasText: line })).toHaveCount(1);
  await expect(sheet.getByRole('row', { name: /^Post-money/ })).toContainText('24.03%');

  // The first table counts them, too, until they are to be left out.
  await page.getByRole('tab', { name: 'Cap Table' }).click();
  await expect(cells(page, 'Founders').nth(1)).toHaveText('54.34%');
  await page.getByLabel(/Count SAFEs, notes and the option pool/).uncheck();
  await expect(cells(page, 'Founders').nth(1)).toHaveText('67.50%');
  await page.getByLabel(/Count SAFEs, notes and the option pool/).check();
  const counted = readCsv((await saveBy(page, () => download(page))).text);
  expect(counted.find(([name]) => name === 'First')?.[3]).toBe('1176471');

  const file = await saveAs(page, 'Excel');
  const book = readWorkbook(file.bytes);
  expect(book.differences).toEqual([]);
  expect(book.sheets).toEqual(['Cap table', 'Inputs', 'Stakeholders', 'Rounds', 'SAFEs and notes', 'Round results', 'Vesting', 'Notes']);
  expect(book.at('Cap table', 'C9')).toBe(16_561_086);
  // Twice the shares: twice of everything.
  const doubled = readWorkbook(file.bytes, { 'Inputs!B2': 20_000_000, 'Inputs!B3': 2_000_000 });
  expect(doubled.at('Cap table', 'C9')).toBe(33_122_172);
  expect(doubled.at('Cap table', 'C2')).toBe(18_000_000);

  const ocf = await saveAs(page, 'Open Cap Format');
  const parts = unzipSync(new Uint8Array(ocf.bytes));
  const read = (name: string) => JSON.parse(strFromU8(parts[name]!)) as { items: { object_type: string; quantity?: string }[] };
  const manifest = JSON.parse(strFromU8(parts['Manifest.ocf.json']!)) as Record<string, { filepath: string; md5: string }[]>;
  const [listed] = manifest.transactions_files!;
  expect(listed?.md5).toBe(createHash('md5').update(parts['Transactions.ocf.json']!).digest('hex'));
  const issued = read('Transactions.ocf.json').items.filter(({ object_type }) => object_type === 'TX_STOCK_ISSUANCE');
  expect(issued.map(({ quantity }) => quantity)).toEqual(['9000000', '1176471', '588235', '4140271']);
  const dialog = page.getByRole('dialog', { name: 'Import OCF' });
  const importOcf = async (name: string, buffer: Buffer) => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Import OCF' }).click();
    await dialog.getByLabel('File').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  await importOcf('cap-table.ocf.zip', Buffer.from(ocf.bytes));
  await expect(dialog.getByText('0 stakeholders, 0 rounds and 0 SAFEs and notes to add, 4 already here.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await importOcf('broken.zip', Buffer.from('PK broken'));
  await expect(dialog.getByRole('alert')).toHaveText('This zip file is damaged and cannot be opened.');
  const issuance = { id: 'i', security_id: 's', date: '2026-01-01', stakeholder_id: 'd', stock_class_id: 'c', quantity: '72000' };
  const items = [
    { object_type: 'STAKEHOLDER', id: 'd', name: { legal_name: 'Di' }, current_relationship: 'ADVISOR' },
    { object_type: 'TX_STOCK_ISSUANCE', ...issuance, share_price: { amount: '0.01', currency: 'USD' } },
    { object_type: 'TX_STOCK_TRANSFER', id: 't' },
  ];
  await importOcf('one.json', Buffer.from(JSON.stringify({ file_type: 'OCF_TRANSACTIONS_FILE', items })));
  await expect(dialog.getByText('1 stakeholder, 0 rounds and 0 SAFEs and notes to add.')).toBeVisible();
  await expect(dialog.getByText('1 object of other kinds left out: TX_STOCK_TRANSFER.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(cells(page, 'Di').nth(2)).toHaveText('72,000');
  await undo(page);
  await expect(row(page, 'Di')).toHaveCount(0);
  const json = await saveAs(page, 'JSON');
  expect(JSON.parse(json.text)).toMatchObject({ data: { extra: { rounds: { records: [{ name: 'Series A' }] } } } });
});

test('vests, counts down 83(b), pays out an exit and compares scenarios', async ({ page }) => {
  await setNow(page, new Date('2026-11-15T12:00:00'));
  await page.goto('/equity-calculator');
  await page.getByRole('button', { name: 'Grant date, options, acceleration, exact shares' }).click();
  await field(page, 'Grant Date').fill('2026-11-01');
  await field(page, 'Acceleration').selectOption('Single trigger');
  await addStakeholder(page, 'Ana', '100');
  await expect(page.getByText('83(b) election of Ana: 16 days left, by 1 Dec 2026.')).toBeVisible();
  await addRound(page, 'A', '5m', '20m');
  await page.getByRole('tab', { name: 'Vesting' }).click();
  await field(page, 'Vested As Of').fill('2027-11-01');
  // 12 of 48 months; a sale vests everything.
  await expect(page.getByRole('table', { name: 'Vested shares' }).getByRole('row').nth(1)).toContainText(
    '2,500,00025.00%7,500,00010,000,000',
  );
  await page.getByRole('button', { name: 'Mark as filed: 83(b) of Ana' }).click();
  await expect(page.getByText('83(b) Elections')).toBeHidden();
  await page.getByRole('tab', { name: 'Exit' }).click();
  await field(page, 'Exit Value').fill('10m');
  const payout = (name: string) => page.getByRole('table', { name: 'Payouts' }).getByRole('row').filter({ hasText: name });
  await expect(payout('Ana')).toContainText('$5,000,000.00');
  await expect(payout('A investors')).toContainText('Preference$5,000,000.00');
  await page.getByRole('button', { name: 'Add a scenario to compare' }).click();
  await field(page, 'Exit Value').fill('40m');
  await expect(payout('A investors')).toContainText('As common$8,000,000.00');
  await page.getByRole('tab', { name: 'Compare' }).click();
  const compared = page.getByRole('table', { name: 'Scenarios side by side' });
  await expect(compared.getByRole('row', { name: /^Founders get/ })).toContainText('$5,000,000.00$32,000,000.00+$27,000,000.00');
  await page.getByRole('group', { name: 'Scenarios', exact: true }).getByRole('button', { name: 'Base' }).click();
  await page.getByRole('tab', { name: 'Exit' }).click();
  await expect(field(page, 'Exit Value')).toHaveValue('10m');

  await page.getByRole('tab', { name: 'Rounds & SAFEs' }).click();
  await field(page, 'Seller').fill('Anna');
  await field(page, 'Buyer').fill('Fund');
  await field(page, 'Shares Sold').fill('1m');
  await field(page, 'Price per Share').fill('0.5');
  await page.getByRole('button', { name: 'Add Sale' }).click();
  await expect(page.getByText('Anna isn’t in the cap table.')).toBeVisible();
  await field(page, 'Seller').fill('Ana');
  await page.getByRole('button', { name: 'Add Sale' }).click();
  await expect(page.getByRole('region', { name: 'Secondary Sales' })).toContainText('1,000,000 shares · at $0.5000 · $500,000.00');
  await page.getByRole('tab', { name: 'What You Get' }).click();
  // The preference takes 5 of 10 million; of the rest she has nine tenths left.
  const mine = page.getByRole('region', { name: 'What Ana Gets' });
  await expect(mine).toContainText('$4,500,000.0045.00% of the exit, before taxes.');
  await expect(mine).toContainText('Up to an exit of $5,000,000.00, Ana gets nothing');
  await expect(mine).toContainText('Received for shares sold$500,000.00');
});
