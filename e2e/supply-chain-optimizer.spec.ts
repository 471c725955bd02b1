import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readPng } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/supply-chain-optimizer');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

async function addNode(page: Page, name: string, type: string) {
  await button(page, 'Add Node').click();
  await field(page, 'Name').fill(name);
  await field(page, 'Type').selectOption(type);
  await button(page, 'Save Node').click();
  await expect(button(page, 'Save Node')).toBeHidden();
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

test('moves cards by drag, by keys and by buttons, and draws the same into the files', async ({ page }) => {
  await addDiamond(page);
  await addNode(page, 'Mill', 'supplier');
  await expect(tile(page, 'Total Nodes')).toContainText('5');
  await tab(page, 'Stock');
  await button(page, 'Add Item').click();
  await field(page, 'Item').fill('Chair');
  await field(page, 'Average Demand per Day').fill('12');
  await field(page, 'Spread of Demand').fill('4');
  await field(page, 'Lead Time').fill('9');
  await field(page, 'On Hand').fill('120');
  await button(page, 'Save Item').click();
  await expect(page.getByRole('list', { name: 'Items in stock' }).getByRole('listitem')).toContainText('Chair');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await tab(page, 'Diagram');
  const card = (name: string) =>
    page.getByRole('group', { name: 'Nodes and links' }).getByRole('button', { name: new RegExp(`^${name},`) });
  const at = async (name: string) => {
    const box = await card(name).boundingBox();
    return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
  };
  const start = await at('P');
  await card('P').hover();
  await page.mouse.down();
  await page.mouse.move(start.x + 120, start.y + 90, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await at('P')).y - start.y).toBeGreaterThan(20);
  await expect(field(page, 'Selected node')).toHaveValue(/./);
  const dragged = await at('P');
  await card('P').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => Math.abs((await at('P')).y - dragged.y - 24)).toBeLessThanOrEqual(1);
  await button(page, 'Move P down').click();
  await expect.poll(async () => Math.abs((await at('P')).y - dragged.y - 72)).toBeLessThanOrEqual(1);
  await button(page, 'Arrange by type').click();
  await expect.poll(async () => Math.abs((await at('P')).y - start.y)).toBeLessThanOrEqual(1);
  await undo(page);
  await expect.poll(async () => Math.abs((await at('P')).y - dragged.y - 72)).toBeLessThanOrEqual(1);
  await field(page, 'Show a route').selectOption('fastest');
  await button(page, 'Disable in what-if').click();

  const svg = (await saveAs(page, 'SVG')).bytes.toString('utf8');
  for (const words of ['Supply chain', 'Air, 1 d', 'Switched off', 'Thick line: fastest route', 'single point of failure'])
    expect(svg).toContain(words);
  expect(svg).not.toContain('var(');
  const png = await saveBy(page, () => button(page, 'Download PNG').click());
  expect(png.name).toBe('supply-chain.png');
  const size = /width="(\d+)" height="(\d+)"/.exec(svg);
  expect(readPng(png.bytes)).toMatchObject({ width: Number(size?.[1]) * 2, height: Number(size?.[2]) * 2 });
  await button(page, 'Edit P').click();
  await expect(field(page, 'Name')).toHaveValue('P');
});

test('circles and many nodes stay quick', async ({ page }) => {
  await addDiamond(page);
  const types = ['supplier', 'manufacturer', 'distributor', 'retailer', 'customer'];
  const nodes = Array.from(
    { length: 200 },
    (_, index) => `${types[Math.floor(index / 40)]} ${index % 40},${types[Math.floor(index / 40)]},${index % 40}`,
  );
  await importTable(page, 0, ['Name,Type,Lead Time', ...nodes]);
  const pairs = types
    .slice(1)
    .flatMap((type, layer) =>
      Array.from(
        { length: 400 },
        (_, index) => `${types[layer]} ${index % 40},${type} ${(index * 7 + Math.floor(index / 40)) % 40},Truck,1`,
      ),
    );
  const circles = ['C,S,Truck,0', 'Q,P,Truck,1', 'P,Q,Truck,1'];
  // The last row cannot be taken in; the others are.
  await importTable(page, 1, ['From,To,Mode,Days', ...new Set(pairs), ...circles, 'S,S,Truck,1']);
  await expect(tile(page, 'Total Links')).toContainText('1,607');
  await tab(page, 'Routes');
  await expect(page.getByText(/^20\d of [\d,]+ routes are listed|There are more routes than can be listed/)).toBeVisible();
  await tab(page, 'Diagram');
  await expect(page.getByRole('group', { name: 'Nodes and links' }).getByRole('button')).toHaveCount(204);
});

test('fits a phone, with the sample marked as one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Load sample').click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', includeHidden: true })).toHaveAttribute('title', 'sample-supply-chain-plan.md');
  await importTable(page, 0, ['Name,Type', `${'Very long name '.repeat(20)},retailer`, '北京,supplier', '上海,customer']);
  await importTable(page, 1, ['Source,Target,Transport Method', '北京,上海,Sea']);
  await expect(tile(page, 'Total Links')).toContainText('1');
  for (const name of ['Network', 'Diagram', 'Routes', 'Resilience']) {
    await tab(page, name);
    if (name === 'Resilience') {
      await field(page, 'Disable a node').selectOption({ label: '北京' });
      await expect(page.getByRole('group', { name: 'As it is and without the disabled nodes' })).toBeVisible();
    }
    expect(await fitsWidth(page)).toBe(true);
    if (name !== 'Network') expect(await findAccessibilityFaults(page)).toEqual([]);
  }
  const plan = await saveBy(page, () => unfold(page).then(() => button(page, 'Export').click()));
  expect(plan.name).toBe('supply-chain-plan.md');
  expect(plan.text).not.toContain('Oakdale Timber');
});
