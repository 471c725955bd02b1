import { readCsv } from '../e2e/support/csv';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';
import { readWorkbook } from '../e2e/support/workbook';

test.beforeEach(async ({ page }) => {
  await page.goto('/subscription-revenue-calculator');
});

const card = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const expectCards = async (page: Page, total: string, average: string, final: string, subscribers: string) => {
  await expect(card(page, 'Total Revenue')).toContainText(total);
  await expect(card(page, 'Avg. Monthly Revenue')).toContainText(average);
  await expect(card(page, 'Final Month Revenue')).toContainText(final);
  await expect(card(page, 'Final Subscribers')).toContainText(subscribers);
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const download = (page: Page) => saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());

test('projects the sample tier, as the chosen rounding says', async ({ page }) => {
  await expectCards(page, '$44,388.12', '$1,849.51', '$3,066.16', '323');
  const table = page.getByRole('group', { name: 'Projection by month' });
  await expect(table.locator('thead').getByRole('columnheader')).toHaveText(['Month', 'Basic', 'Total']);
  await expect(table.getByRole('row')).toHaveCount(25);
  await expect(table.getByRole('row').nth(1)).toContainText('$996.74105 subscribers');
  await expect(page.getByText('The exact count is carried on')).toBeVisible();
  await expect(page.getByText('Rounding every month: $44,340.64 altogether, 322 subscribers at the end.')).toBeVisible();
  await page.getByLabel('Round the count every month instead').check();
  await expectCards(page, '$44,340.64', '$1,847.53', '$3,056.67', '322');
  await expect(page.getByText('Carrying the exact count: $44,388.12 altogether')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  const period = page.getByLabel('Projection period');
  await expect(period.getByRole('option')).toHaveText(['12', '24', '36', '48', '60']);
  await period.selectOption('12');
  await expectCards(page, '$15,881.39', '$1,323.45', '$1,708.70', '180');
  await expect(table.getByRole('row')).toHaveCount(13);

  await page.getByLabel('Paying monthly').fill('100');
  await expect(table.getByRole('row').nth(1)).toContainText('$1,048.95');
  await page.getByLabel('Paying monthly').fill('140');
  await expect(page.getByText('Paying monthly can’t be above 100%.')).toBeVisible();
});

test('adds, edits and deletes tiers, with suggested annual prices', async ({ page }) => {
  const [name, monthly, annual] = [page.getByLabel('Name'), page.getByLabel('Monthly price'), page.getByLabel('Annual price')];
  const add = page.getByRole('button', { name: 'Add Tier' });
  await expect(page.getByLabel('Churn rate')).toHaveValue('5');
  await expect(page.getByLabel('Growth rate')).toHaveValue('10');
  await add.click();
  await expect(page.getByText('Give the tier a name.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Pro');
  await monthly.fill('0');
  await add.click();
  await expect(page.getByText('Enter a monthly price above 0.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Pro' })).toHaveCount(0);

  // 9.99 × 12 × 0.8 = 95.904.
  await monthly.fill('9.99');
  await monthly.blur();
  await expect(annual).toHaveValue('95.90');
  await annual.fill('99.99');
  await monthly.focus();
  await monthly.blur();
  await expect(page.getByText('Changed from 99.99 to 95.90.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(annual).toHaveValue('99.99');
  await expect(page.getByRole('button', { name: 'Keep it when the monthly one changes' })).toHaveAttribute('aria-pressed', 'true');
  await monthly.focus();
  await monthly.blur();
  await expect(annual).toHaveValue('99.99');

  // An empty annual price is filled in, here on a discount of 50%: 20 × 12 × 0.5.
  const discount = page.getByLabel('Annual discount');
  await discount.fill('150');
  await expect(page.getByText('Enter a whole number from 0 to 100. It counts as 0.')).toBeVisible();
  await discount.fill('50');
  await page.getByRole('button', { name: 'Keep it when the monthly one changes' }).click();
  await monthly.fill('20');
  await annual.fill('115');
  await expect(annual).toHaveValue('115');
  await annual.fill('');
  await page.getByLabel('Initial subscribers').fill('10');
  await annual.press('Enter');
  const tiers = page.getByRole('region', { name: 'Pricing Tiers' }).getByRole('listitem');
  await expect(tiers).toHaveCount(2);
  await expect(tiers.last()).toContainText('Pro$20.00 a month · $120.00 a year · saves 50%10 subscribers · 10% growth · 5% churn');
  await expect(page.locator('thead').getByRole('columnheader')).toHaveText(['Month', 'Basic', 'Pro', 'Total']);
  // 11 subscribers × (14 + 3).
  await expect(page.getByRole('group', { name: 'Projection by month' }).getByRole('row').nth(1)).toContainText('$187.0011 subscribers');

  await page.getByRole('button', { name: 'Edit Pro' }).click();
  await page.getByText('A fixed number of new subscribers, or a limit').click();
  await page.getByLabel('New subscribers', { exact: true }).selectOption('A fixed number a month');
  await page.getByLabel('Joining each month').fill('20');
  await page.getByLabel('Most there can be').fill('25');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tiers.last()).toContainText('20 join a month · 5% churn · at most 25');
  await expect(page.getByRole('group', { name: 'Projection by month' }).getByRole('row').nth(1)).toContainText('$425.0025 subscribers');

  await page.getByRole('button', { name: 'Delete Basic' }).click();
  await expect(tiers).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(tiers).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit Pro' }).click();
  await page.getByLabel('Growth rate').fill('99999999');
  await page.getByLabel('New subscribers', { exact: true }).selectOption('By growth rate');
  await page.getByLabel('Most there can be').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('“Pro” grows too large to work with in month 2')).toBeVisible();
  await expect(card(page, 'Total Revenue')).toContainText('—');
  await page.getByRole('button', { name: 'Delete Basic' }).click();
  await page.getByRole('button', { name: 'Delete Pro' }).click();
  await expect(page.getByText('No tiers yet')).toBeVisible();
  await expectCards(page, '$0.00', '$0.00', '$0.00', '0');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(tiers).toHaveCount(3);
});

test('looks behind the revenue: MRR, worth of a subscriber, cash and goals', async ({ page }) => {
  await tab(page, 'MRR');
  await expect(page.getByText('54.0%').first()).toBeVisible();
  await page.getByLabel('Expansion').fill('5');
  // Upgrades make up for the churn of 5%.
  await expect(card(page, 'NRR, 12 months')).toContainText('100.0%On target');
  await expect(card(page, 'GRR, 12 months')).toContainText('54.0%');
  await expect(card(page, 'Total Revenue').first()).toContainText('$44,388.12');
  await expect(page.getByRole('group', { name: 'MRR by month' }).getByRole('row').nth(1)).toContainText('1$949.28$94.93$47.46$0.00-$47.46');

  await tab(page, 'LTV and CAC');
  await expect(page.getByText('Enter what it costs to win a subscriber.').first()).toBeVisible();
  await page.getByLabel('Cost to win a subscriber').fill('30');
  await expect(card(page, 'LTV')).toContainText('$151.88');
  await expect(card(page, 'LTV to CAC')).toContainText('5.1 : 1On target');
  await expect(card(page, 'Payback')).toContainText('4.0 months');
  await page.getByText('Targets and where they come from').click();
  await page.getByLabel('LTV to CAC, at least').fill('6');
  await expect(card(page, 'LTV to CAC')).toContainText('Off target');

  await tab(page, 'Cash');
  // 105 × 70% × 9.99 + 5.375 years at 99.99.
  await expect(page.getByRole('group', { name: 'Cash by month' }).getByRole('row').nth(1)).toContainText('1$996.74$1,271.71$274.97');

  await tab(page, 'What if');
  await page.getByLabel('Price rise in month').fill('1');
  await page.getByLabel('Price rise (%)').fill('100');
  // Twice the price from the first month on brings as much again.
  await expect(card(page, 'Price rise')).toContainText('+$44,38');
  await page.getByLabel('Lost to it (%)').fill('50');
  await expect(card(page, 'Adds in total')).not.toContainText('+$44,38');
  await tab(page, 'Cohorts');
  await expect(
    page
      .getByRole('group', { name: /by the month they joined in/ })
      .getByRole('row')
      .nth(1),
  ).toContainText('Before today1009595%');

  await tab(page, 'Goal');
  await expect(page.getByText('Out of reach with the churn rate alone')).toBeVisible();
  await page.getByLabel('MRR you want').fill('5,000');
  await expect(page.getByText('2.83% at most')).toBeVisible();
  await page.getByRole('button', { name: 'Use 2.83%' }).click();
  await expect(card(page, 'Final Month Revenue').first()).toContainText('$5,0');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Final Month Revenue').first()).toContainText('$3,066.16');
  await tab(page, 'MRR');
});

test('compares scenarios side by side', async ({ page }) => {
  await tab(page, 'Chart and scenarios');
  await page.getByRole('button', { name: 'Add a scenario to compare' }).click();
  await page.getByRole('button', { name: 'Edit Basic' }).click();
  await page.getByLabel('Churn rate').fill('10');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // As many leave as join: 100 × 9.49275 in each of 24 months.
  await expect(card(page, 'Total Revenue').first()).toContainText('$22,782.72');
  const table = page.getByRole('table', { name: 'Scenarios side by side' });
  await expect(table.getByRole('row', { name: 'Total Revenue' })).toContainText('$44,388.12$22,782.72−$21,605.40');
  await expect(table.getByRole('row', { name: 'Final Subscribers' })).toContainText('323100−223');
  await page.getByText('Show as table').click();
  await expect(page.getByRole('columnheader', { name: 'Base', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Base', exact: true }).click();
  await expect(card(page, 'Total Revenue').first()).toContainText('$44,388.12');
});

test('saves files that work themselves out again', async ({ page }) => {
  const csv = await download(page);
  expect(csv.name).toBe('sample-subscription-projection.csv');
  const rows = readCsv(csv.text);
  expect(rows[0]).toEqual(['Month', 'Basic Subscribers', 'Basic Revenue', 'Total Subscribers', 'Total Revenue']);
  expect(rows[1]).toEqual(['1', '105', '996.74', '105', '996.74']);
  expect(rows[24]).toEqual(['24', '323', '3066.16', '323', '3066.16']);

  await page.getByLabel('Projection period').selectOption('12');
  await page.getByLabel('Name').fill('Pro');
  await page.getByLabel('Monthly price').fill('29');
  await page.getByLabel('Initial subscribers').fill('40');
  await page.getByRole('button', { name: 'Add Tier' }).click();
  await tab(page, 'MRR');
  await page.getByLabel('Expansion').fill('2');
  await page.getByLabel('Contraction').fill('1');
  await tab(page, 'LTV and CAC');
  await page.getByLabel('Cost to win a subscriber').fill('30');
  const { bytes } = await saveAs(page, 'Excel');
  const book = readWorkbook(bytes);
  expect(book.sheets.join(', ')).toBe('Projection, Summary, Tiers, Inputs, Subscribers, MRR, LTV and CAC, Cash, Cohorts, Notes');
  expect(book.differences).toEqual([]);
  expect(book.at('Notes', 'A2')).toBe('Sample tiers among yours: Basic.');
  await expect(card(page, 'Total Revenue').first()).toContainText(
    Number(book.at('Summary', 'A2')).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  );
  // No Pro, and all of Basic monthly at 10 with as many leaving as joining: 12 months of 100 × 10.
  const changed = readWorkbook(bytes, { 'Inputs!A2': 1, 'Tiers!B2': 10, 'Tiers!D2': 0.1, 'Tiers!E3': 0 });
  expect(changed.at('Summary', 'A2')).toBeCloseTo(12_000, 6);
  expect(changed.at('Summary', 'D2')).toBe(100);
  expect(changed.at('Cash', 'C13')).toBeCloseTo(1000, 6);
  // 10 × 80% ÷ 10% = 80.
  expect(changed.at('LTV and CAC', 'E2')).toBeCloseTo(80, 6);

  expect(await saveData(page)).toMatchObject({ records: [{ name: 'Basic' }, { name: 'Pro' }] });

  const tiers = await saveAs(page, 'Tiers as CSV');
  const dialog = page.getByRole('dialog');
  const choose = async (buffer = tiers.bytes) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByLabel('File').setInputFiles({ name: tiers.name, mimeType: 'text/csv', buffer });
    await dialog.getByLabel('What is in the list now').selectOption('add');
  };
  await choose();
  await expect(dialog.getByText('0 tiers to add, 2 already here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete Pro' }).click();
  await choose();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('button', { name: 'Delete Pro' })).toBeVisible();

  // Annual prices that the file leaves out are filled in, and the same file is still known the second time.
  const others = Buffer.from('\uFEFFPlan;Price\r\nSolo;12,50\r\n');
  await choose(others);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('$12.50 a month · $120.00 a year · saves 20%')).toBeVisible();
  await choose(others);
  await expect(dialog.getByText('0 tiers to add, 1 already here.')).toBeVisible();
});
