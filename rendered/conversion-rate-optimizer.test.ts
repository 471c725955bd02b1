import { readCsv } from '../e2e/support/csv';
import { readWorkbook } from '../e2e/support/workbook';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';

const steps = (page: Page) => page.getByRole('list', { name: 'Conversion Funnel' }).locator(':scope > li');
const names = (page: Page) => page.getByRole('list', { name: 'Conversion Funnel' }).getByRole('heading', { level: 3 });
const card = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function importFile(page: Page, csv: string) {
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('File')
    .setInputFiles({ name: 'steps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/conversion-rate-optimizer');
});

test('opens with a funnel, adds steps, refuses bad ones and finds the bottleneck again', async ({ page }) => {
  await expect(card(page, 'Overall Conversion')).toContainText('1.50%');
  await expect(card(page, 'Potential Improvement')).toContainText('+20.00% (1.50% → 1.80%)');
  await expect(card(page, 'Funnel Steps')).toContainText('4');
  await expect(names(page)).toHaveText(['Website Visit', 'Product Page View', 'Add to Cart', 'Checkout']);
  await expect(page.getByText('Bottleneck')).toHaveCount(1);
  await expect(steps(page).nth(3)).toContainText('Bottleneck');
  await expect(steps(page).nth(0)).toContainText('10,000');
  await expect(page.getByRole('progressbar', { name: 'Conversion rate of Checkout' })).toHaveAttribute('value', '25');

  const toggle = page.getByRole('button', { name: 'Add Funnel Step' });
  await toggle.click();
  const form = page.getByRole('form', { name: 'Add Funnel Step' });
  await form.getByRole('button', { name: 'Add Step' }).click();
  await expect(form.getByText('Give the step a name.')).toBeVisible();
  await expect(form.getByText('Enter visitors above 0.')).toBeVisible();
  await expect(form.getByLabel('Step Name')).toBeFocused();
  await expect(form.getByText('Conversion Rate')).toHaveCount(0);
  await form.getByLabel('Step Name').fill('Thank-you page');
  await form.getByLabel('Visitors').fill('0');
  await form.getByRole('button', { name: 'Add Step' }).click();
  await expect(form.getByText('Visitors can’t be below 1.')).toBeVisible();
  await expect(steps(page)).toHaveCount(4);
  await form.getByLabel('Visitors').fill('150');
  await form.getByLabel('Conversions').fill('900');
  await expect(form.getByLabel('Conversions')).toHaveValue('150');
  await expect(form.getByText('Capped at 150')).toBeVisible();
  await form.getByLabel('Conversions').fill('many');
  await expect(form.getByText('“many” isn’t a number. It counts as 0.')).toBeVisible();
  await expect(form.getByText('0.00%')).toBeVisible();
  await form.getByLabel('Conversions').fill('15');
  await expect(form.getByText('10.00%')).toBeVisible();
  await form.getByLabel('Optimization Ideas').fill('Ask for a review\n\n  \nOffer a second order');
  await form.getByRole('button', { name: 'Add Step' }).click();

  await expect(names(page).last()).toHaveText('Thank-you page');
  await expect(form.getByLabel('Step Name')).toHaveValue('');
  await expect(form.getByLabel('Step Name')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Ideas for Thank-you page' }).getByRole('listitem')).toHaveText([
    'Ask for a review',
    'Offer a second order',
  ]);
  await expect(steps(page).nth(4)).toContainText('Bottleneck');
  await expect(page.getByText('Bottleneck')).toHaveCount(1);
  // 15 of 10,000; Thank-you at 10% × 1.2 makes 0.18%.
  await expect(card(page, 'Potential Improvement')).toContainText('+20.00% (0.15% → 0.18%)');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Thank-you page' }).click();
  await expect(steps(page).nth(3)).toContainText('Bottleneck');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(steps(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Edit Add to Cart' }).click();
  await page.getByLabel('Visitors').fill('1000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('These steps don’t connect: 1,200 go on, but 1,000 arrive (200 fewer).')).toBeVisible();
  await expect(card(page, 'Funnel Steps')).toContainText('Some steps don’t connect');
});

test('moves steps by key and button, and empties', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Website Visit' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names(page)).toHaveText(['Product Page View', 'Website Visit', 'Add to Cart', 'Checkout']);
  await expect(page.getByRole('button', { name: 'Edit Website Visit' })).toBeFocused();
  await expect(page.getByText('Website Visit is now step 2 of 4.')).toBeAttached();
  await page.getByRole('button', { name: 'Move up Website Visit' }).click();
  await expect(names(page).first()).toHaveText('Website Visit');
  await expect(page.getByRole('button', { name: 'Move down Website Visit' })).toBeFocused();
  await expect(names(page).last()).toHaveText('Checkout');

  for (const name of ['Website Visit', 'Product Page View', 'Add to Cart', 'Checkout']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
  }
  await expect(page.getByText('No funnel steps added yet')).toBeVisible();
  await expect(card(page, 'Overall Conversion')).toContainText('0.00%Add a step first');
  await page.getByRole('button', { name: 'Add Your First Step' }).click();
  await expect(page.getByLabel('Step Name')).toBeFocused();
  for (const title of ['A/B Testing', 'Simplify Forms', 'Clear Call-to-Actions', 'Social Proof']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('shows what is lost, ranks the levers and compares what-ifs', async ({ page }) => {
  await openTab(page, 'Drop-off');
  await page.getByLabel('Value of a Conversion').fill('80');
  // 7,000 × 40% × 50% × 25% = 350 conversions at $80.
  await expect(page.getByRole('row', { name: 'Website Visit 10,000 3,000 7,000 70.00% 350 $28,000.00' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Funnel Chart' }).getByRole('listitem').last()).toContainText('450 leave (75.00%)');

  await openTab(page, 'What If');
  const levers = page.getByRole('table', { name: 'Levers, best first' }).getByRole('row');
  // 600 × 32.5% − 150 = 45, worth $3,600.
  await expect(levers.nth(1)).toHaveText(/^1Checkout25\.00% → 32\.50%\+45\+\$3,600\.00$/);
  await page.getByLabel('Checkout: change in %').fill('20');
  await expect(page.getByText('180 conversions, $14,400.00')).toBeVisible();
  await page.getByRole('button', { name: 'Add a scenario to compare' }).click();
  await page.getByLabel('Website Visit: change in %').fill('10');
  const table = page.getByRole('table', { name: 'Before and after' });
  await expect(table.getByRole('row', { name: 'Conversions' }).first()).toContainText('150180+30198+48');
  await expect(table.locator('thead').getByRole('columnheader')).toHaveText(['Today', 'Base', 'Best']);
  await page.getByRole('button', { name: 'Reset what-ifs' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText('198 conversions, $15,840.00')).toBeVisible();
});

test('plans a test in whole weeks and checks a result', async ({ page }) => {
  await openTab(page, 'Plan a Test');
  await expect(page.getByText('8,158 visitors per variant, 3 weeks')).toBeVisible();
  await page.getByLabel('Take the baseline from a step').selectOption({ label: '4. Checkout: 25.00%' });
  await expect(page.getByLabel('Baseline Conversion Rate (%)')).toHaveValue('25');
  await page.getByLabel('Minimum Detectable Effect (%)').fill('300');
  await expect(page.getByText('The baseline with this effect would reach 100%.')).toBeVisible();
  await page.getByLabel('Minimum Detectable Effect (%)').fill('25');
  await page.getByLabel('Effect Is').selectOption('Percentage points');
  await page.getByLabel('Baseline Conversion Rate (%)').fill('50');
  await page.getByLabel('Power (%)').fill('90');
  // R's help page of power.prop.test: 76.7, so 77 people.
  await expect(page.getByText('77 visitors per variant, 1 week')).toBeVisible();

  await openTab(page, 'Check a Test');
  await expect(page.getByText('Enter the visitors of both variants.')).toBeVisible();
  for (const [label, value] of [
    ['Visitors A', '4000'],
    ['Conversions A', '200'],
    ['Visitors B', '4000'],
    ['Conversions B', '4001'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await expect(page.getByLabel('Conversions B')).toHaveAttribute('aria-invalid', 'true');
  for (const [typed, reason] of [
    ['many', 'Correct the figures that are marked.'],
    ['', 'Enter the conversions of both variants, 0 if there are none.'],
  ] as const) {
    await page.getByLabel('Conversions B').fill(typed);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText('is better')).toBeHidden();
  }
  await page.getByLabel('Conversions B').fill('400');
  await expect(page.getByText('would come about less than 0.01% of the time')).toBeVisible();
  await page.getByLabel('Conversions B').fill('248');
  await expect(page.getByText('B is better')).toBeVisible();
  for (const figure of ['+1.20 points', '+0.19 to +2.21 points', '0.0196', '+24.00%', '99.02%']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Planned Visitors per Variant').fill('8000');
  await page.getByLabel('Times You Have Looked').fill('5');
  await expect(page.getByText('B is ahead, too early to call')).toBeVisible();
  await expect(page.getByText('is fooled 14.2% of the time')).toBeVisible();
  await page.getByRole('button', { name: 'Use the plan: 77' }).click();
  await expect(page.getByText('B is better')).toBeVisible();

  const workbook = readWorkbook((await saveAs(page, 'Excel')).bytes);
  expect(workbook.differences).toEqual([]);
  expect(workbook.at('Test plan', 'C9')).toBe(77);
  expect(workbook.at('AB result', 'C13')).toBeCloseTo(0.0196, 4);

  await openTab(page, 'Experiments');
  await page.getByRole('button', { name: /^Take \d+ ideas from the steps$/ }).click();
  const first = page.getByRole('list', { name: 'Experiments' }).getByRole('listitem').first();
  await expect(first).toContainText('Impact 5, confidence 5, ease 5');
  await page.getByRole('button', { name: 'Add Experiment' }).click();
  await page.getByLabel('Idea', { exact: true }).fill('Buy without an account');
  await page.getByLabel('Step', { exact: true }).selectOption({ label: '4. Checkout' });
  await page.getByLabel('Impact').fill('9');
  await page.getByRole('form', { name: 'New Experiment' }).getByRole('button', { name: 'Add Experiment' }).click();
  await expect(first).toContainText('Buy without an account');
  await expect(first).toContainText('From 25.00% to 30.00% (+20%)');
});

test('takes the funnel out as files and back in', async ({ page }) => {
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download' }).click());
  expect(csv.name).toBe('sample-conversion-funnel.csv');
  const rows = readCsv(csv.text);
  expect(rows[0]).toEqual(['Step Name', 'Visitors', 'Conversions', 'Optimization Ideas']);
  expect(rows[4]?.slice(0, 3)).toEqual(['Checkout', '600', '150']);
  await importFile(page, csv.text);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is in the list now').selectOption('Keep it and add to it');
  await expect(dialog.getByText('0 steps to add, 4 already here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await openTab(page, 'Drop-off');
  await page.getByLabel('Value of a Conversion').fill('80');
  const { bytes } = await saveAs(page, 'Excel');
  const workbook = readWorkbook(bytes);
  expect(workbook.differences).toEqual([]);
  expect(workbook.sheets).toEqual(['Inputs', 'Assumptions', 'Rates', 'Funnel', 'Summary', 'Test plan']);
  expect(workbook.at('Summary', 'B2')).toBeCloseTo(0.015, 9);
  expect(workbook.at('Summary', 'B5')).toBeCloseTo(0.2, 9);
  expect(workbook.at('Funnel', 'G2')).toBe(28_000);
  // With 480 buyers Checkout converts 80% and Website Visit is the lowest: 30% becomes 36%, 4.8% becomes 5.76%.
  const changed = readWorkbook(bytes, { 'Inputs!C5': 480, 'Assumptions!B2': 10 });
  expect([changed.at('Funnel', 'B2'), changed.at('Funnel', 'B5')]).toEqual([1, 0]);
  expect(changed.at('Summary', 'B2')).toBeCloseTo(0.048, 9);
  expect(changed.at('Summary', 'B4')).toBeCloseTo(0.0576, 9);
  // 7,000 × 40% × 50% × 80% = 1,120 at $10.
  expect(changed.at('Funnel', 'G2')).toBe(11_200);
  const json = (await saveData(page)) as { records: unknown[]; extra: { value: string } };
  expect([json.records.length, json.extra.value]).toEqual([4, '80']);

  await openTab(page, 'Funnel');
  await importFile(page, 'Event name,Users,Completed\nRepeat order,150,900\nBroken,none,1\n');
  await dialog.getByLabel('What is in the list now').selectOption('Keep it and add to it');
  await expect(dialog.getByText('1 step to add, 1 row that can’t be read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(names(page).last()).toHaveText('Repeat order');
  await expect(steps(page).last()).toContainText('100.00%');

  // A funnel report counts who reaches a step; the next step says who went on.
  await importFile(page, '# Funnel\n\nStep,Active users,Completion rate\n1. Visit,8123,31.2%\n2. View,2535,8.9%\n3. Purchase,225,100%\n');
  for (const row of ['Visit 8,123 2,535', 'View 2,535 225', 'Purchase 225 225'])
    await expect(dialog.getByRole('row', { name: row })).toBeVisible();
});
