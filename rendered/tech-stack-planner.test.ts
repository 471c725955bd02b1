import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../e2e/support/readers';
import { expect, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tech-stack-planner');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const open = (page: Page) => page.getByRole('button', { name: 'Add Technology' }).click();

async function addTechnology(page: Page, name: string, category: string, more: Record<string, string> = {}) {
  await open(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Category').selectOption(category);
  for (const [label, text] of Object.entries(more)) {
    if (label === 'Complexity') await field(page, label).selectOption(text);
    else await field(page, label).fill(text);
  }
  await page.getByRole('button', { name: 'Save Technology' }).click();
  await expect(card(page, name)).toBeVisible();
}

async function saveFrom(page: Page, button: string, format: string) {
  const group = page.getByRole('button', { name: button, exact: true }).around('[aria-label="Other formats"]');
  await group.getByRole('button', { name: 'Other formats' }).click();
  return saveBy(page, () => page.getByRole('menuitem', { name: format }).click());
}

test('refuses a technology without a name or category, and adds one with everything', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tech Stack Planner');
  await expect(page.getByRole('button', { name: 'Export Plan' })).toHaveCount(0);
  await open(page);
  await expect(field(page, 'Complexity')).toHaveValue('medium');
  await expect(field(page, 'Complexity').locator('option')).toHaveText(['low', 'medium', 'high']);
  await field(page, 'Cost').fill('$20/mo');
  await page.getByRole('button', { name: 'Save Technology' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByText('Choose a category.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await field(page, 'Name').fill('PostgreSQL');
  await field(page, 'Category').selectOption('Database');
  await field(page, 'Description').fill('Keeps orders');
  await field(page, 'Alternatives').fill(' MySQL , , SQLite ,');
  await field(page, 'Pros').fill('Reliable,Known');
  await field(page, 'Cons').fill('Tuning');
  await field(page, 'Name').press('Enter');
  const added = card(page, 'PostgreSQL');
  await added.getByRole('button', { name: 'Details of PostgreSQL' }).click();
  await expect(added.getByRole('listitem')).toHaveText(['Reliable', 'Known', 'Tuning', 'MySQL', 'SQLite']);
  for (const text of ['Database', 'Keeps orders', '$20/mo', 'Complexity: medium', 'Decided']) await expect(added).toContainText(text);
  await expect(page.getByRole('heading', { name: 'Add Technology' })).toHaveCount(0);
});

test('selects, sums what it understands, edits, duplicates, deletes and takes it back', async ({ page }) => {
  await addTechnology(page, 'PostgreSQL', 'Database', { Cost: '$20/mo' });
  await addTechnology(page, 'React', 'Frontend', { Cost: 'Free' });
  await addTechnology(page, 'Mail', 'Communication', { Cost: 'ask sales' });
  await addTechnology(page, 'Cards', 'Payments', { Cost: '2.9% + 30c' });
  await open(page);
  await page.getByRole('button', { name: 'Radar, usage and exit' }).click();
  await field(page, 'Name').fill('Chat');
  await field(page, 'Category').selectOption('Communication');
  await field(page, 'Cost').fill('$8/user/mo');
  await field(page, 'Units now').fill('5');
  await page.getByRole('button', { name: 'Save Technology' }).click();
  // 20 + 0 + 8 × 5; at ten times the users 20 + 400.
  const figures = page.locator('dl').first();
  await expect(figures).toContainText('$60.00');
  await expect(figures).toContainText('2 of 5 costs not understood');
  await expect(figures).toContainText('$420.00');
  const summary = page.getByRole('region', { name: 'Tech Stack Summary' });
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText(['Frontend', 'Database', 'Payments', 'Communication']);

  const toggle = page.getByRole('button', { name: 'Select Mail' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page, 'Mail')).toContainText('Considering');
  await expect(summary.getByRole('region', { name: 'Communication' })).not.toContainText('Mail');
  await expect(figures).toContainText('1 of 4 costs not understood');

  await page.getByRole('button', { name: 'Edit Cards' }).click();
  await field(page, 'Cost').fill('€9/mo');
  await expect(page.getByText('It is in €, the totals are in USD.').first()).toBeVisible();
  await field(page, 'Cost').fill('$120/yr');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(figures).toContainText('$70.00');
  await expect(figures).toContainText('4 costs understood');

  await page.getByRole('button', { name: 'Duplicate React' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Delete React' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);

  const names = page.getByRole('article').getByRole('heading');
  await field(page, 'Filter by category').selectOption('Communication');
  await expect(names).toHaveText(['Chat', 'Mail']);
  await expect(page.getByText('2 of 6 technologies shown')).toBeVisible();
  await field(page, 'Filter by decision').selectOption('Considering');
  await expect(names).toHaveText(['Mail']);
  await page.getByLabel('Search technologies').fill('zzz');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await field(page, 'Sort').selectOption('Highest cost');
  await expect(names).toHaveText(['Chat', 'PostgreSQL', 'Cards', 'React', 'React', 'Mail']);
});

test('exports the plan and the list, and takes the list in again without doubles', async ({ page }) => {
  await addTechnology(page, 'PostgreSQL', 'Database', { Cost: '$20/mo', Pros: 'Fast, known', Complexity: 'high' });
  await addTechnology(page, 'Kafka', 'Backend');
  await page.getByRole('button', { name: 'Select Kafka' }).click();
  const plan = await saveBy(page, () => page.getByRole('button', { name: 'Export Plan' }).click());
  expect(plan.name).toBe('tech-stack-plan.md');
  for (const text of ['# Tech Stack Plan', '## Database', '### PostgreSQL', 'Complexity: high', 'A month now: $20.00'])
    expect(plan.text).toContain(text);
  expect(plan.text).not.toContain('Kafka');
  expect((await readDocx((await saveFrom(page, 'Export Plan', 'Word')).bytes)).text).toContain('PostgreSQL');
  expect((await readPdf((await saveFrom(page, 'Export Plan', 'PDF')).bytes)).join(' ')).toContain('PostgreSQL');

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download list' }).click());
  expect(csv.name).toBe('tech-stack.csv');
  const [header, , row] = readCsv(csv.text);
  expect(header?.slice(0, 9)).toEqual([
    'Name',
    'Category',
    'Description',
    'Cost',
    'Complexity',
    'Alternatives',
    'Pros',
    'Cons',
    'Selected',
  ]);
  expect(row?.slice(0, 9)).toEqual(['PostgreSQL', 'Database', '', '$20/mo', 'high', '', 'Fast, known', '', 'Yes']);
  expect((await readXlsx((await saveFrom(page, 'Download list', 'Excel')).bytes))[2]?.[0]).toBe('PostgreSQL');
  expect(JSON.parse((await saveFrom(page, 'Download list', 'JSON')).text)).toMatchObject({
    data: { records: [{ name: 'Kafka', selected: false }, {}] },
  });

  const importFile = async (text: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('File').setInputFiles({ name: 'stack.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    return dialog;
  };
  const same = await importFile(csv.text);
  await expect(same.getByRole('status')).toHaveText('0 technologies to add, 2 already here.');
  await same.getByRole('button', { name: 'Cancel' }).click();
  const other = await importFile('Technology,Type,Price\nVue,Frontend,Free\nNameless,,1\n');
  await expect(other.getByRole('status')).toHaveText('1 technology to add, 1 row that can’t be read.');
  await other.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card(page, 'Vue')).toContainText('Decided');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const pasted = page.getByRole('dialog');
  await pasted.getByLabel('Or paste its text').fill('FROM node:22 AS build\nFROM nginx:1.27\n');
  await pasted.getByRole('button', { name: 'Read Text' }).click();
  await expect(pasted.getByRole('status')).toHaveText('2 technologies to add.');
  await pasted.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card(page, 'nginx')).toContainText('Hosting');
  for (const name of ['node', 'nginx']) await page.getByRole('button', { name: `Delete ${name}` }).click();

  await page.getByRole('button', { name: 'Select PostgreSQL' }).click();
  await page.getByRole('button', { name: 'Select Vue' }).click();
  await expect(page.getByRole('button', { name: 'Export Plan' })).toHaveCount(0);
});

test('draws the radar, sets rings in its table, and saves it for other programs', async ({ page }) => {
  await addTechnology(page, 'React', 'Frontend', { Description: 'Screens' });
  await addTechnology(page, 'PostgreSQL', 'Database');
  await page.getByRole('tab', { name: 'Radar' }).click();
  await expect(page.getByRole('img', { name: 'Radar of 2 technologies' })).toBeVisible();
  await expect(page.getByText('Techniques and Tools have none yet')).toBeVisible();
  await field(page, 'Ring of React').selectOption('Adopt');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Radar CSV' }).click());
  expect(csv.name).toBe('tech-radar.csv');
  expect(readCsv(csv.text)).toEqual([
    ['name', 'ring', 'quadrant', 'isNew', 'description'],
    ['PostgreSQL', 'Adopt', 'Platforms', 'FALSE', ''],
    ['React', 'Adopt', 'Languages & Frameworks', 'FALSE', 'Screens'],
  ]);
  const svg = await saveFrom(page, 'Download PNG', 'SVG');
  await page.getByRole('tab', { name: 'Diagram' }).click();
  await expect(page.getByRole('img', { name: 'Diagram of 2 technologies' })).toBeVisible();
  const mermaid = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(mermaid.name).toBe('tech-stack-diagram.mmd');
  expect(mermaid.text).toContain('frontend --> database');
  expect(svg.name).toBe('tech-radar.svg');
  for (const text of ['>Adopt<', '>Hold<', '>Languages &amp; Frameworks<', '2  React (Adopt)']) expect(svg.text).toContain(text);
});

test('adds technologies, sums their cost, and saves the plan', async ({ page }) => {
  await addTechnology(page, 'React', 'Frontend', { Description: 'Screens', Cost: 'Free' });
  await addTechnology(page, 'PostgreSQL', 'Database', { Cost: '$20/mo', Complexity: 'high' });
  await expect(page.locator('dl').first()).toContainText('$20.00');
  const plan = await saveBy(page, () => page.getByRole('button', { name: 'Export Plan' }).click());
  expect(plan.name).toBe('tech-stack-plan.md');
  expect(plan.text).toContain('A month now: $20.00');
});

test('marks the decisions of the sample', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Decisions' }).click();
  const adr = await saveBy(page, () => page.getByRole('button', { name: 'Export ADR' }).click());
  expect(adr.name).toMatch(/^sample-adr-0001/);
  expect(adr.text).toContain('**Sample**');
});

test('weighs alternatives and writes the decision down', async ({ page }) => {
  await addTechnology(page, 'PostgreSQL', 'Database', { Alternatives: 'MySQL', Description: 'Keeps orders', Pros: 'Reliable' });
  await card(page, 'PostgreSQL').getByRole('button', { name: 'Details of PostgreSQL' }).click();
  await card(page, 'PostgreSQL').getByRole('button', { name: 'Compare alternatives' }).click();
  await expect(field(page, 'Name of option 1')).toHaveValue('PostgreSQL');
  await expect(field(page, 'Name of option 2')).toHaveValue('MySQL');
  await field(page, 'Weight of Cost').fill('3');
  await field(page, 'PostgreSQL: Cost').fill('4');
  await field(page, 'PostgreSQL: Fit for the job').fill('5');
  await field(page, 'MySQL: Cost').fill('9');
  await expect(page.getByText('Score can’t be above 5.')).toBeVisible();
  await field(page, 'MySQL: Cost').fill('3');
  // (3 × 4 + 1 × 5) / 4 = 4.25 and 3 × 3 / 3 = 3.
  const scores = page.getByRole('row', { name: 'Weighted score' });
  await expect(scores).toContainText('4.25of 5, 2 of 5 scoredHighest3.00of 5, 1 of 5 scored');
  await page.getByRole('button', { name: 'Delete Easy to leave' }).click();
  await expect(scores).toContainText('2 of 4 scored');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(scores).toContainText('2 of 5 scored');
  await page.getByRole('button', { name: 'Add Option' }).click();
  await field(page, 'Name of option 3').fill('SQLite');
  await field(page, 'Chosen option').selectOption('PostgreSQL');
  await field(page, 'Consequences').fill('Someone learns to tune it.');
  const adr = await saveBy(page, () => page.getByRole('button', { name: 'Export ADR' }).click());
  expect(adr.name).toBe('adr-0001-database-postgresql-or-an-alternative.md');
  for (const text of [
    'Status: Accepted',
    '## Context',
    'Keeps orders',
    '- SQLite',
    '| Cost | 3 | 4 | 3 | — |',
    'We chose PostgreSQL.',
    'Someone learns',
    '- Reliable',
  ])
    expect(adr.text).toContain(text);
  // The same technology leads to the same decision.
  await page.getByRole('tab', { name: 'Technologies' }).click();
  await page.getByRole('button', { name: 'Details of PostgreSQL' }).click();
  await page.getByRole('button', { name: 'Compare alternatives' }).click();
  await expect(field(page, 'Show decision').locator('option')).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete decision/ }).click();
  await expect(page.getByText('No decisions yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Name of option 3')).toHaveValue('SQLite');
});
