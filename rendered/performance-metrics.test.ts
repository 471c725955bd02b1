import { readCsv } from '../e2e/support/csv';
import { readPdf, readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/performance-metrics');
});

const card = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();

const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() - days * 86_400_000));

async function addMetric(page: Page, name: string, value: string, target: string, category: string, unit = 'none') {
  const form = page.getByRole('form', { name: 'Add Metric' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Value', { exact: true }).fill(value);
  await form.getByLabel('Unit').selectOption(unit);
  await form.getByLabel('Category').selectOption(category);
  await form.getByLabel('Target', { exact: true }).fill(target);
  await form.getByRole('button', { name: 'Add Metric' }).click();
}

async function addValue(page: Page, date: string, value: string, note = '') {
  const form = page.getByRole('form', { name: 'Add a value' });
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Value', { exact: true }).fill(value);
  await form.getByLabel('Note').fill(note);
  await form.getByRole('button', { name: 'Add Value' }).click();
}

test('starts with four samples, takes a metric by name and category, and says what is assumed', async ({ page }) => {
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  for (const name of ['Monthly Recurring Revenue', 'Active Users', 'Customer Acquisition Cost', 'Conversion Rate'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel('Date range').getByRole('option')).toHaveText(['7 days', '30 days', '90 days', '365 days']);
  // 160 of a current 240 is two thirds.
  await expect(rowOf(page, 'Customer Acquisition Cost')).toContainText('66.7%');

  await page.getByLabel('Forecast').check();
  await expect(page.getByText(/^At this trend about \$[\d,.]+ on .* an estimate\.$/)).toBeVisible();

  const form = page.getByRole('form', { name: 'Add Metric' });
  await expect(form.getByLabel('Unit').getByRole('option')).toHaveText(['none', '$', '%', 'hrs', 'days']);
  await form.getByLabel('Value', { exact: true }).fill('many');
  await form.getByRole('button', { name: 'Add Metric' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  for (const text of ['Give the metric a name.', 'Choose a category.', '“many” isn’t a number.'])
    await expect(form.getByText(text)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  await expect(form.getByLabel('Value', { exact: true })).toHaveValue('many');

  await addMetric(page, 'Signups', '100', '125', 'Users');
  const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem').filter({ hasText: 'Signups' });
  // 90 was assumed, so 100 looks like 11.1% more; 100 of 125 is 80%.
  await expect(row).toContainText('+11.1%, better');
  await expect(row).toContainText('from 90');
  await expect(row).toContainText('assumed baseline (90 %)');
  await expect(row).toContainText('Close');
  await expect(row.getByRole('progressbar')).toHaveAttribute('value', '80');
  await addMetric(page, 'Bare', '', '', 'Finance');
  await expect(rowOf(page, 'Bare')).toContainText('No target is set.');

  await page.getByLabel('Filter by category').selectOption('Users');
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await page.getByLabel('Search metrics').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Delete Bare' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(5);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(6);

  await page.getByRole('button', { name: 'Edit Signups' }).click();
  const edit = page.getByRole('form', { name: 'Edit Metric' });
  await edit.getByLabel('Value', { exact: true }).fill('125');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row.getByRole('progressbar')).toHaveAttribute('value', '100');
});

test('tries out 5% up and down as what-ifs that can be taken back', async ({ page }) => {
  await addMetric(page, 'Trials', '200', '400', 'Product');
  const row = rowOf(page, 'Trials');
  await row.getByRole('button', { name: '+5%', exact: true }).click();
  await expect(row).toContainText('210');
  await expect(row).toContainText('+5%, better');
  await expect(row).toContainText('from 200');
  await expect(row.getByText('what-if', { exact: true })).toBeVisible();
  await expect(row).not.toContainText('assumed baseline');
  await row.getByRole('button', { name: '-5%', exact: true }).click();
  await expect(row).toContainText('199.5');
  await expect(row).toContainText('from 210');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('from 200');
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toContainText('assumed baseline (90 %)');
  await expect(row).toContainText('from 180');
});

test('filters values, cards, chart and update by the date range, with notes on the chart', async ({ page }) => {
  await addMetric(page, 'Orders', '50', '100', 'Revenue');
  const row = rowOf(page, 'Orders');
  await row.getByRole('button', { name: 'Update value' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Add a value' }).getByLabel('Value', { exact: true })).toBeFocused();
  await addValue(page, daysAgo(2), 'lots');
  await expect(row.getByText('“lots” isn’t a number.')).toBeVisible();
  // Fifty was the value before: not forty-six thousand.
  const value = page.getByRole('form', { name: 'Add a value' }).getByLabel('Value', { exact: true });
  await value.fill('46.000');
  await expect(row.getByText('Read as 46.', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Use 46,000' }).click();
  await expect(value).toHaveValue('46000');
  await addValue(page, daysAgo(2), '46.000', 'Spring sale');
  await addValue(page, daysAgo(10), '40');
  await addValue(page, daysAgo(40), '25');
  await expect(row).not.toContainText('assumed baseline');
  await expect(row.getByRole('list', { name: 'Dated values' }).getByRole('listitem')).toHaveCount(3);
  // 50 in the last 30 days, 25 in the 30 before.
  await expect(row).toContainText('Last 30 days: last value 50, before that 25 (+100%, better)');

  await page.getByLabel('Date range').selectOption('7 days');
  await expect(row.getByRole('list', { name: 'Dated values' }).getByRole('listitem')).toHaveCount(2);
  await expect(row).toContainText('Last 7 days: last value 50, before that 40 (+25%, better)');
  await expect(card(page, 'Total Metrics')).toContainText('5 with values in the last 7 days');

  await page.getByLabel('Metric on the chart').selectOption('Orders');
  await expect(page.getByRole('img', { name: 'Orders, last 7 days' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes on the chart' })).toContainText('Spring sale');
  await page.getByLabel('Date range').selectOption('90 days');
  await page.getByLabel('Show by').selectOption('Monthly');
  await page.getByLabel('Roll up as').selectOption('Sum');
  // 25 + 40 + 46 + 50
  await expect(row).toContainText('Last 90 days: sum 161. No value in the 90 days before.');
  await page.getByRole('button', { name: 'Investor update' }).click();
  const update = page.getByRole('dialog', { name: 'Investor update' });
  await expect(update).toContainText('Orders: 161 (sum); no earlier period');
  await expect(update).toContainText('Replace them before you send this.]');
  await update.getByRole('button', { name: 'Close' }).click();

  await row
    .getByRole('button', { name: /^Edit value/ })
    .nth(1)
    .click();
  const edit = page.getByRole('form', { name: 'Edit a value' });
  await expect(edit.getByLabel('Note')).toHaveValue('Spring sale');
  await edit.getByLabel('Value', { exact: true }).fill('47');
  await edit.getByRole('button', { name: 'Save Value' }).click();
  await expect(row).toContainText('sum 162');
  await row
    .getByRole('button', { name: /^Delete value/ })
    .first()
    .click();
  // The newest is gone, so 47 is the value.
  await expect(row).toContainText('sum 112');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('sum 162');
});

test('gives everything back in files, and takes its own CSV without adding anything', async ({ page }) => {
  await page.getByRole('button', { name: 'Paste values' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste values' });
  await dialog.getByLabel('Values').fill('Date,Active Users\n2020-01-01,"1,000"\nlater,5');
  await expect(dialog).toContainText('1 value to add, 1 problem that will be left out.');
  await dialog.getByRole('button', { name: 'Add Values' }).click();
  await addMetric(page, '=Formula', '10', '20', 'Product');

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  // One metric is the user's own, so the rows are marked and not the file.
  expect(csv.name).toBe('performance-metrics.csv');
  const [head, first, second] = readCsv(csv.text);
  expect(head?.slice(0, 5)).toEqual(['Name', 'Value', 'Unit', 'Category', 'Target']);
  expect(first?.slice(0, 5)).toEqual(["'=Formula", '10', 'none', 'Product', '20']);
  expect(first).toContain('assumed baseline (90 %)');
  expect([first?.at(-1), second?.at(-1)]).toEqual(['', 'Sample']);
  expect(second?.slice(0, 5)).toEqual(['Monthly Recurring Revenue', '46000', '$', 'Revenue', '50000']);
  const values = readCsv((await saveAs(page, 'Values over time')).text);
  expect(values[1]?.slice(0, 4)).toEqual(['2020-01-01', '', '', '1000']);
  const book = (await saveAs(page, 'Excel')).bytes;
  expect((await readXlsx(book))[2]?.[1]).toBe(46000);
  expect((await readXlsx(book, 'Notes')).flat()).toContain('Annual plan launched');
  const pdf = (await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ');
  for (const text of ['Monthly Recurring Revenue', 'Sample figures', 'assumed baseline (90 %)', 'Last 30 days'])
    expect(pdf).toContain(text);
  const { extra, records } = (await saveData(page)) as { extra: { entries: unknown[] }; records: unknown[] };
  expect([records.length, extra.entries.length]).toEqual([5, 4 * 53 + 2]);
  expect((await saveAs(page, 'PNG')).name).toBe('metric-chart.png');
  expect((await saveAs(page, 'SVG')).text).not.toContain('Sample data');

  await page.getByRole('button', { name: 'Import' }).click();
  const file = { name: 'metrics.csv', mimeType: 'text/csv', buffer: Buffer.from(`${csv.text}\r\nMargin,40,%,Finance,50`) };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('dialog').getByLabel('What is in the list now').selectOption('Keep it and add to it');
  await expect(page.getByText('1 metric to add, 5 already here.')).toBeVisible();
});

async function follow(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('shares metrics with the KPI dashboard, both ways and once', async ({ page }) => {
  await follow(page, 'KPI Dashboard');
  const form = page.getByRole('form', { name: 'Add KPI' });
  // One of them is called like a sample of the other tool.
  for (const [name, value, unit] of [
    ['Churn', '3', '%'],
    ['Active Users', '70', ''],
    ['Reply Time', '8', 'hours'],
  ] as const) {
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Current Value').fill(value);
    await form.getByLabel('Target Value').fill('100');
    await form.getByLabel('Unit').fill(unit);
    await form.getByLabel('Category').selectOption('Customer');
    await form.getByRole('button', { name: 'Add KPI' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('');
  }

  await follow(page, 'Performance Metrics');
  const users = page.getByRole('list', { name: 'Users' });
  await expect(users.getByRole('heading')).toHaveText(['Reply Time', 'Active Users', 'Churn', 'Active Users']);
  await expect(rowOf(page, 'Churn')).toContainText('3%');
  await expect(rowOf(page, 'Reply Time')).toContainText('8 hrs');
  // The sample keeps its own value.
  await expect(users.getByRole('listitem').filter({ hasText: 'Active Users' })).toContainText(['70', '2,450']);

  await addMetric(page, 'Trials', '20', '40', 'Product');
  await rowOf(page, 'Churn').getByRole('button', { name: 'Update value' }).click();
  await addValue(page, daysAgo(20), '5', 'New onboarding');
  await follow(page, 'KPI Dashboard');
  // There is one list: the new metric and the new value are here by themselves.
  await expect(page.getByRole('list', { name: 'Product' })).toContainText('Trials');
  // From 5 to 3 is 40% less.
  await expect(rowOf(page, 'Churn')).toContainText('-40%');

  await rowOf(page, 'Churn').getByRole('button', { name: 'Edit Churn' }).click();
  const editor = page.getByRole('form', { name: 'Edit KPI' });
  await editor.getByLabel('Direction').selectOption('Lower is better');
  await editor.getByLabel('Target Value').fill('2');
  await editor.getByRole('button', { name: 'Save' }).click();
  await follow(page, 'Performance Metrics');
  await expect(rowOf(page, 'Churn')).toContainText('Lower is better');
  await expect(rowOf(page, 'Churn')).toContainText('2%');
  // Taken back there, it is taken back here, and does not return.
  await follow(page, 'KPI Dashboard');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(rowOf(page, 'Churn')).toContainText('target 100%');
  await follow(page, 'Performance Metrics');
  await expect(rowOf(page, 'Churn')).not.toContainText('Lower is better');
});
