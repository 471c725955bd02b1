import { readCsv } from '../e2e/support/csv';
import { readWorkbook } from '../e2e/support/workbook';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/supply-chain-optimizer');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

async function addNode(page: Page, name: string, type: string, more: Record<string, string> = {}) {
  await button(page, 'Add Node').click();
  await field(page, 'Name').fill(name);
  await field(page, 'Type').selectOption(type);
  for (const [label, value] of Object.entries(more)) await field(page, label).fill(value);
  await button(page, 'Save Node').click();
  await expect(button(page, 'Save Node')).toBeHidden();
}

async function addLink(page: Page, source: string, target: string, transport: string, more: Record<string, string> = {}) {
  await button(page, 'Add Link').click();
  await field(page, 'Source').selectOption({ label: source });
  await field(page, 'Target').selectOption({ label: target });
  await field(page, 'Transport Method').selectOption(transport);
  for (const [label, value] of Object.entries(more)) await field(page, label).fill(value);
  await button(page, 'Save Link').click();
  await expect(button(page, 'Save Link')).toBeHidden();
}

async function importTable(page: Page, place: number, rows: readonly string[]) {
  await page.getByRole('button', { name: 'Import', exact: true }).nth(place).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Two ways from one supplier to one customer: 1,330 in 10 days by air, 300 in 33 days by sea. */
async function addDiamond(page: Page) {
  await importTable(page, 0, [
    'Name,Type,Lead Time,Cost,Capacity,Reliability',
    'S,supplier,4,100,900,90',
    'P,manufacturer,2,500,300,80',
    'Q,distributor,3,50,250,95',
    'C,customer,1,0,0,100',
  ]);
  await importTable(page, 1, [
    'Source,Target,Transport Method,Cost,Time,Distance',
    'S,P,Air,700,1,1000',
    'S,Q,Sea,90,20,1000',
    'P,C,Truck,30,2,100',
    'Q,C,Rail,60,5,500',
  ]);
}

test('starts empty, refuses what cannot be, counts what cannot be read as 0', async ({ page }) => {
  await expect(button(page, 'Export')).toBeDisabled();
  await expect(button(page, 'Add Link')).toBeDisabled();
  await expect(page.locator('dl > div')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Links' })).toBeHidden();
  for (const name of ['Cost reduction', 'Lead time', 'Risk mitigation', 'Technology'])
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();

  await button(page, 'Add Node').click();
  await expect(field(page, 'Reliability')).toHaveValue('80');
  await expect(field(page, 'Type').locator('option')).toHaveText(['Supplier', 'Manufacturer', 'Distributor', 'Retailer', 'Customer']);
  await field(page, 'Lead Time').fill('12.5');
  await expect(page.getByText('12.5 is read as 12.')).toBeVisible();
  await field(page, 'Cost').fill('lots');
  await expect(page.getByText('“lots” isn’t a number. It counts as 0.')).toBeVisible();
  await button(page, 'Save Node').click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Cost')).toHaveValue('lots');
  await field(page, 'Name').fill('Mill');
  await button(page, 'Save Node').click();
  await expect(page.getByRole('article', { name: 'Mill' })).toContainText('12 days');
  await expect(tile(page, 'Total Cost')).toContainText('$0.00');

  await addNode(page, 'Shop', 'customer');
  await expect(page.getByRole('heading', { name: 'Links', level: 2 })).toBeVisible();
  await button(page, 'Add Link').click();
  await button(page, 'Save Link').click();
  for (const message of ['Choose a source.', 'Choose a target.', 'Choose a transport method.'])
    await expect(page.getByText(message)).toBeVisible();
  const methods = ['Truck', 'Rail', 'Air', 'Sea', 'Courier', 'Pipeline', 'Other'];
  await expect(field(page, 'Transport Method').locator('option')).toHaveText(['Select a method', ...methods]);
  for (const label of ['Cost', 'Time', 'Distance']) await expect(field(page, label)).toHaveValue('0');
  await field(page, 'Source').selectOption({ label: 'Mill' });
  await field(page, 'Target').selectOption({ label: 'Mill' });
  await field(page, 'Transport Method').selectOption('Truck');
  await button(page, 'Save Link').click();
  await expect(page.getByRole('alert')).toHaveText('A node cannot link to itself');
  await field(page, 'Target').selectOption({ label: 'Shop' });
  await expect(page.getByRole('alert')).toBeHidden();
  await button(page, 'Save Link').click();
  await expect(tile(page, 'Total Links')).toContainText('1');
  await page.getByRole('button', { name: 'Duplicate Mill to Shop' }).click();
  await field(page, 'Target').selectOption({ label: 'Shop' });
  await button(page, 'Save Link').click();
  await expect(page.getByRole('alert')).toHaveText('This link already exists');
  await expect(tile(page, 'Total Links')).toContainText('1');
});

test('adds up, finds routes and limits, and compares what is left when a node stops', async ({ page }) => {
  await addDiamond(page);
  // Costs 650 + 880; times of links only: 1 + 20 + 2 + 5.
  await expect(tile(page, 'Total Cost')).toContainText('$1,530.00');
  await expect(tile(page, 'Total Cost')).toContainText('$650.00 one-off, $880.00 per shipment');
  await expect(tile(page, 'Total Time')).toContainText('28 days');
  await expect(tile(page, 'Total Time')).toContainText('Longest route: 33 days (incl. node lead time)');
  await field(page, 'Show distances in').selectOption('km');
  await expect(page.getByText('Air · 1 day · 1,609.3 km')).toBeVisible();

  await tab(page, 'Routes');
  const best = page.getByRole('list', { name: 'Best routes' }).getByRole('listitem');
  await expect(best).toHaveText([
    /Cheapest.*\$300\.00.*S → Q → C/,
    /Fastest.*10 days.*S → P → C/,
    /Most reliable.*85\.5%/,
    /Longest.*33 days/,
  ]);
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.locator('th[scope=row]').filter({ hasText: new RegExp(`^${name}$`) }) });
  // 1,609.344 km × 602 g + 160.9344 km × 62 g = 968.825 + 9.978 kg.
  await expect(row('S → P → C')).toContainText('978.8 kg');
  await field(page, 'Shipments').fill('10');
  await expect(row('S → P → C')).toContainText('$7,900.00');
  await field(page, 'Shipments').fill('abc');
  await expect(page.getByText('“abc” isn’t a number. It counts as 1.')).toBeVisible();
  await expect(row('S → P → C')).toContainText('$1,330.00');
  await field(page, 'Shipments').fill('10');
  await field(page, 'Air factor').fill('500');
  await expect(page.getByText(/^Your own: Air\. Other factors as of March 2011/)).toBeVisible();
  await field(page, 'Air factor').fill('');
  await expect(row('S → P → C')).toContainText('—');

  await tab(page, 'Resilience');
  await expect(page.getByText('550 units')).toBeVisible();
  await expect(page.getByText('Held back by P (300 units), Q (250 units).')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Single points of failure' }).getByRole('listitem')).toHaveText([/^S/]);
  await field(page, 'Disable a node').selectOption({ label: 'Q' });
  const compare = page.getByRole('group', { name: 'As it is and without the disabled nodes' });
  await expect(compare.getByRole('row', { name: /^Fastest route/ })).toContainText('10 days10 dayssame');
  await expect(compare.getByRole('row', { name: /^Most that can pass/ })).toContainText('550300−250');
  await button(page, 'Enable all').click();
  await expect(compare).toBeHidden();
  await undo(page);
  await expect(compare).toBeVisible();
});

test('a node takes its links along, and both come back; circles are left out of the longest route', async ({ page }) => {
  await addDiamond(page);
  await page.getByRole('button', { name: 'Delete Q', exact: true }).click();
  await expect(page.getByText('Node deleted, and 2 links with it')).toBeVisible();
  await expect(tile(page, 'Total Links')).toContainText('2');
  await undo(page);
  await expect(tile(page, 'Total Nodes')).toContainText('4');
  await expect(tile(page, 'Total Links')).toContainText('4');
  await page.getByRole('button', { name: 'Edit Q to C', exact: true }).click();
  await field(page, 'Time').fill('6');
  await button(page, 'Save Changes').click();
  await expect(tile(page, 'Total Time')).toContainText('29 days');
  await field(page, 'Search nodes').fill('zzz');
  await expect(page.getByText('No nodes match')).toBeVisible();
  await button(page, 'Clear Filters').click();
  await addLink(page, 'C', 'S', 'Truck');
  await addLink(page, 'Q', 'P', 'Truck', { Time: '1' });
  await addLink(page, 'P', 'Q', 'Truck', { Time: '1' });
  // S-Q-P-C: 4 + 20 + 3 + 1 + 2 + 2 + 1 = 33; S-Q-C: 4 + 20 + 3 + 6 + 1 = 34.
  await expect(tile(page, 'Total Time')).toContainText('Longest route: 34 days');
});

test('exports the plan, tables and a workbook that works itself out again', async ({ page }) => {
  await addDiamond(page);
  const plan = await saveBy(page, () => button(page, 'Export').click());
  expect(plan.name).toBe('supply-chain-plan.md');
  const text = plan.bytes.toString('utf8');
  for (const words of [
    '# Supply Chain Plan',
    'Total Cost: $1,530.00',
    'Total Time: 28 days',
    'Longest route: 33 days',
    '| S | Q | Sea | $90.00',
    'Cheapest: S → Q → C',
    'as of March 2011',
    'General tips',
  ])
    expect(text).toContain(words);

  const nodes = await saveAs(page, 'CSV');
  const links = await saveAs(page, 'CSV (links)');
  expect(readCsv(links.bytes.toString('utf8'))[1]).toEqual(['S', 'P', 'Air', '700', 'Per shipment', '1', '1000', 'Miles', '', '1']);
  for (const [place, file] of [nodes, links].entries()) {
    await page.getByRole('button', { name: 'Import' }).nth(place).click();
    await field(page, 'File').setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: file.bytes });
    await expect(page.getByText(/^0 (nodes|links) to add, 4 already here\.$/)).toBeVisible();
    await page.keyboard.press('Escape');
  }

  const { bytes } = await saveAs(page, 'Excel');
  const book = readWorkbook(bytes);
  expect(book.sheets).toEqual(['Nodes', 'Links', 'Inputs', 'Routes', 'Summary']);
  expect([book.differences, book.at('Summary', 'B4')]).toEqual([[], 1530]);
  // Ten shipments: 650 + 10 × 880. The cheapest route costs 150 + 10 × 150.
  const many = readWorkbook(bytes, { 'Inputs!B2': 10 });
  expect([many.at('Summary', 'B7'), many.at('Summary', 'B11')]).toEqual([9450, 1650]);
  // Q takes 10 days instead of 3, so the longest route takes 40.
  expect(readWorkbook(bytes, { 'Nodes!D4': 10 }).at('Summary', 'B9')).toBe(40);
  const data = (await saveData(page)) as { records: unknown[]; extra: { links: { records: unknown[] } } };
  expect([data.records.length, data.extra.links.records.length]).toEqual([4, 4]);
});
