import { readCsv } from '../e2e/support/csv';
import { readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/kpi-dashboard');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() - days * 86_400_000));

async function addKpi(page: Page, name: string, current: string, target: string, category: string) {
  const form = page.getByRole('form', { name: 'Add KPI' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Current Value').fill(current);
  await form.getByLabel('Target Value').fill(target);
  await form.getByLabel('Category').selectOption(category);
  await form.getByRole('button', { name: 'Add KPI' }).click();
}

test('starts with three samples, adds KPIs to their groups and counts them', async ({ page }) => {
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  for (const name of ['Monthly Recurring Revenue', 'Customer Acquisition Cost', 'Customer Satisfaction Score'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(tile(page, 'Total KPIs')).toContainText('1 where lower is better');

  const form = page.getByRole('form', { name: 'Add KPI' });
  await expect(form.getByLabel('Category').getByRole('option')).toHaveText([
    'Revenue',
    'Marketing',
    'Customer',
    'Operations',
    'Product',
    'Finance',
  ]);
  await form.getByLabel('Unit').fill('kg');
  await form.getByRole('button', { name: 'Add KPI' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Give the KPI a name.')).toBeVisible();
  await addKpi(page, 'Output', 'lots', '100', 'Operations');
  await expect(page.getByText('“lots” isn’t a number.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  await expect(form.getByLabel('Current Value')).toHaveValue('lots');

  await addKpi(page, 'Output', '90', '100', 'Operations');
  const group = page.getByRole('list', { name: 'Operations' });
  await expect(group).toContainText('90 kg');
  await expect(group).toContainText('On target');
  await expect(group.getByRole('progressbar')).toHaveAttribute('value', '90');
  for (const label of ['Name', 'Current Value', 'Target Value', 'Unit']) await expect(form.getByLabel(label)).toHaveValue('');

  await addKpi(page, 'Zero', '5', '0', 'Product');
  await expect(page.getByRole('list', { name: 'Product' })).toContainText('0%');
  await expect(page.getByRole('list', { name: 'Product' })).toContainText(
    'The target is 0, so no percentage can be worked out. The target is met.',
  );
  await addKpi(page, 'Slow', '69', '100', 'Product');
  await expect(tile(page, 'Total KPIs')).toContainText('6');
  // MRR 92% and Output 90% are on target; CAC 66.7% and Slow 69% are not; Zero, with a target of 0 or more, is met.
  await expect(tile(page, 'On Target').getByRole('definition').first()).toHaveText('3');
  await expect(tile(page, 'Needs Attention').getByRole('definition').first()).toHaveText('2');

  await page.getByLabel('Filter by status').selectOption('Needs attention');
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await page.getByLabel('Filter by status').selectOption('Every status');
  await page.getByRole('button', { name: 'Delete Zero' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(5);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(6);
});

test('turns a cost round with one click, and takes a range', async ({ page }) => {
  await addKpi(page, 'Monthly churn', '6', '3', 'Customer');
  const row = page.getByRole('listitem').filter({ hasText: 'Monthly churn' });
  await expect(row).toContainText('100%');
  await row.getByRole('button', { name: 'Lower is better? Fix' }).click();
  // 3 of 6 is half.
  await expect(row).toContainText('50%');
  await expect(row).toContainText('Needs attention');
  await expect(tile(page, 'Total KPIs')).toContainText('2 where lower is better');

  const form = page.getByRole('form', { name: 'Add KPI' });
  await form.getByLabel('Direction').selectOption('In a range');
  await form.getByLabel('Upper Target').fill('5');
  await addKpi(page, 'Runway', '25', '10', 'Finance');
  await expect(page.getByText('The upper target has to be above the target.')).toBeVisible();
  await form.getByLabel('Upper Target').fill('20');
  await form.getByRole('button', { name: 'Add KPI' }).click();
  // 20 of 25 is 80%.
  await expect(page.getByRole('list', { name: 'Finance' })).toContainText('80%');
});

test('edits in place, keeps values by date and shows the pace, by keyboard', async ({ page }) => {
  await addKpi(page, 'Signups', '50', '100', 'Product');
  const row = page.getByRole('list', { name: 'Product' }).getByRole('listitem').filter({ hasText: 'Signups' }).first();
  await expect(row).toContainText('Typed');
  await page.getByRole('form', { name: 'Add KPI' }).getByLabel('Name').fill('Half typed');
  await row.getByRole('button', { name: 'Edit Signups' }).focus();
  await page.keyboard.press('Enter');
  const edit = row.getByRole('form', { name: 'Edit KPI' });
  await expect(edit.getByLabel('Name')).toBeFocused();

  const values = row.getByRole('region', { name: 'Values over time' });
  await values.getByLabel('Date', { exact: true }).fill(daysAgo(30));
  await values.getByLabel('Value', { exact: true }).fill('many');
  await page.keyboard.press('Enter');
  await expect(values.getByText('“many” isn’t a number.')).toBeVisible();
  await values.getByLabel('Value', { exact: true }).fill('40');
  await page.keyboard.press('Enter');
  // 50 today after 40 a month ago: a quarter more.
  await expect(row).toContainText('+25%');
  await expect(row).not.toContainText('Typed');
  await expect(row.getByRole('img', { name: /^Signups: 2 values/ })).toBeVisible();

  await edit.getByLabel('Current Value').fill('80');
  await edit.getByLabel('Target Date').fill(daysAgo(-10));
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  await expect(row.getByRole('button', { name: 'Edit Signups' })).toBeFocused();
  await expect(row).toContainText('80%');
  await expect(row).toContainText('Needs +25.0% to reach its target by');
  await expect(page.getByRole('form', { name: 'Add KPI' }).getByLabel('Name')).toHaveValue('Half typed');

  await row.getByRole('button', { name: 'Edit Signups' }).click();
  await row
    .getByRole('button', { name: /^Delete value/ })
    .first()
    .click();
  await expect(edit.getByLabel('Current Value')).toHaveValue('40');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(edit.getByLabel('Current Value')).toHaveValue('80');
});

test('an open editor follows what happens beside it, and keeps what is typed', async ({ page }) => {
  await addKpi(page, 'Monthly churn', '6', '3', 'Customer');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Monthly churn' }) });
  const edit = row.getByRole('form', { name: 'Edit KPI' });
  await row.getByRole('button', { name: 'Edit Monthly churn' }).click();
  await row.getByRole('button', { name: 'Lower is better? Fix' }).click();
  await expect(edit.getByLabel('Direction')).toHaveValue('lower');
  await page.getByRole('button', { name: 'Paste values' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste values' });
  await dialog.getByLabel('KPI').selectOption('Monthly churn');
  await dialog.getByLabel('Values').fill(`${daysAgo(0)}\t5`);
  await dialog.getByRole('button', { name: 'Add Values' }).click();
  await expect(edit.getByLabel('Current Value')).toHaveValue('5');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  // 3 of 5, lower being better.
  await expect(row.getByRole('progressbar')).toHaveAttribute('value', '60');
  await expect(row).toContainText('Lower is better');

  await row.getByRole('button', { name: 'Edit Monthly churn' }).click();
  const value = row.getByRole('form', { name: 'Add a value' }).getByLabel('Value', { exact: true });
  await value.fill('4.5');
  await page.getByRole('main').getByRole('link', { name: 'Performance Metrics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Performance Metrics' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'KPI Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'KPI Dashboard' })).toBeVisible();
  await expect(value).toHaveValue('4.5');
});

test('an older value does not become the current one of an imported KPI', async ({ page }) => {
  await page.getByRole('button', { name: 'Import' }).click();
  const file = { name: 'kpis.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Current Value,Target Value,Unit\nMargin,40,50,%') };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Margin' }) });
  await row.getByRole('button', { name: 'Edit Margin' }).click();
  const values = row.getByRole('region', { name: 'Values over time' });
  await values.getByLabel('Date', { exact: true }).fill(daysAgo(30));
  await values.getByLabel('Value', { exact: true }).fill('32');
  await values.getByRole('button', { name: 'Add Value' }).click();
  await expect(values.getByRole('list', { name: 'Dated values' }).getByRole('listitem')).toHaveCount(2);
  // 40 of 50; a quarter more than 32.
  await expect(row.getByRole('progressbar')).toHaveAttribute('value', '80');
  await expect(row).toContainText('+25%');
});

test('takes pasted values once and gives everything back in files', async ({ page }) => {
  await page.getByRole('button', { name: 'Paste values' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste values' });
  await dialog.getByLabel('Values').fill('Date,Monthly Recurring Revenue,Nothing\n2020-01-01,"1,000",1\n2020-02-01,2000,1\nlater,5,1');
  await expect(dialog).toContainText('2 values to add, 2 problems that will be left out.');
  await dialog.getByRole('button', { name: 'Add Values' }).click();
  await expect(page.getByText('2 values added.')).toBeVisible();
  await page.getByRole('button', { name: 'Paste values' }).click();
  await dialog.getByLabel('KPI').selectOption('Monthly Recurring Revenue');
  await dialog.getByLabel('Values').fill('03/04/2020\t1000');
  await expect(dialog).toContainText('First choose how to read the dates.');
  await dialog.getByLabel('(day first)').check();
  await expect(dialog.getByRole('list', { name: 'As read' })).toContainText('Monthly Recurring Revenue');
  await expect(dialog).toContainText('1 value to add.');
  await dialog.getByLabel('Values').fill('2020-01-01\t1000');
  await expect(dialog).toContainText('0 values to add, 1 already here.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(csv.name).toBe('sample-kpis.csv');
  const [head, first] = readCsv(csv.text);
  expect(head?.slice(0, 5)).toEqual(['Name', 'Current Value', 'Target Value', 'Unit', 'Category']);
  expect(first?.slice(0, 5)).toEqual(['Monthly Recurring Revenue', '46000', '50000', '$', 'Revenue']);
  expect(first?.slice(-4)).toEqual(['Dated values', '92%', 'On target', '']);
  const values = readCsv((await saveAs(page, 'Values over time')).text);
  expect(values[1]?.slice(0, 2)).toEqual(['2020-01-01', '1000']);
  const sheet = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(sheet[1]?.[1]).toBe(46000);

  await page.getByRole('button', { name: 'Import' }).click();
  const file = { name: 'kpis.csv', mimeType: 'text/csv', buffer: Buffer.from(`${csv.text}\r\nMargin,40,50,%,Finance`) };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('dialog').getByLabel('What is in the list now').selectOption('Keep it and add to it');
  await expect(page.getByText('1 KPI to add, 3 already here.')).toBeVisible();
});

test('works ratios out of a template, takes other limits and reports to the board', async ({ page }) => {
  await page.getByRole('button', { name: 'Templates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add KPIs' }).click();
  await expect(dialog.getByText('Enter at least one value.')).toBeVisible();
  for (const [label, value] of Object.entries({ MRR: '50k', Customers: '500', 'Monthly Churn': '4', 'Gross Margin': '80', CAC: '500' }))
    await dialog.getByLabel(`${label} now`, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Add KPIs' }).click();
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  // $100 a customer × 80% ÷ 4% is $2,000, four times $500.
  await expect(row('LTV to CAC')).toContainText('4 no target');
  await expect(row('LTV to CAC')).toContainText('= LTV / CAC');

  await page.getByRole('button', { name: 'Add a KPI from a formula' }).click();
  await dialog.getByLabel('Name').fill('Half');
  await dialog.getByLabel('Formula', { exact: true }).fill('MRR / Nobody');
  await dialog.getByLabel('Target Value').fill('30,000');
  await dialog.getByRole('button', { name: 'Add KPI' }).click();
  await expect(dialog.getByText(/“Nobody” is no KPI here/)).toBeVisible();
  await dialog.getByLabel('Formula', { exact: true }).fill('MRR / 2');
  await dialog.getByRole('button', { name: 'Add KPI' }).click();
  await expect(row('Half')).toContainText('25,000 target 30,000');
  await expect(row('Half')).toContainText('Close');

  await page.getByRole('button', { name: 'Change the limits' }).click();
  await dialog.getByLabel('On target from (%)').fill('80');
  await dialog.getByRole('button', { name: 'Save Limits' }).click();
  await expect(row('Half')).toContainText('On target');
  await expect(tile(page, 'On Target')).toContainText('80% or more');

  await page.getByRole('button', { name: 'Board report' }).click();
  await dialog.getByLabel('What the board should know').fill('Churn is the one to watch.');
  const pdf = await saveBy(page, () => dialog.getByRole('button', { name: 'Download PDF' }).click());
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['board-report.pdf', '%PDF-']);
});
