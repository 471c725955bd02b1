import { expect, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tax-calculator');
});

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Taxes' }).click();
const figure = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

async function fill(page: Page, revenue: string, expenses: string) {
  await page.getByLabel('Revenue').fill(revenue);
  await page.getByLabel('Expenses').fill(expenses);
}

test('estimates on the button, with tips before and a notice when the inputs change', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Startup Tax Calculator' })).toBeVisible();
  await expect(page.getByText('Set money aside')).toBeVisible();
  await expect(page.getByText('Total Tax', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Business Type')).toHaveValue('sole-proprietorship');
  await expect(page.getByLabel('Business Type').locator('option')).toHaveCount(5);
  await expect(page.getByLabel('State')).toHaveValue('california');
  await expect(page.getByLabel('State').locator('option')).toHaveCount(51);
  await expect(page.getByLabel('Health Insurance')).toHaveValue('0');
  await expect(page.getByLabel('Retirement Contribution')).toHaveValue('0');
  await expect(page.getByRole('heading', { name: 'Look at the S corporation' })).toBeVisible();
  await expect(page.getByText('They are not tax advice.')).toBeVisible();

  await fill(page, '150,000', '50000');
  await page.getByLabel('Home Office').check();
  await page.getByLabel('Health Insurance').fill('2000');
  await page.getByLabel('Retirement Contribution').fill('3000');
  await calculate(page);

  await expect(page.getByText('Set money aside')).toBeHidden();
  await expect(figure(page, 'Net Income')).toContainText('$100,000.00');
  await expect(figure(page, 'Total Tax')).toContainText('$40,141.62');
  await expect(figure(page, 'Total Tax')).toContainText('40.14%');
  await expect(figure(page, 'After-Tax Income')).toContainText('$59,858.38');
  for (const chip of ['Flat-rate estimate', 'Rates of 2022', 'Rates from older tables, mixed personal and corporate, not current']) {
    await expect(page.getByText(chip, { exact: true })).toBeVisible();
  }
  for (const amount of ['$17,721.00', '$7,120.62', '$15,300.00', '$12,950.00', '$1,500.00', '$2,000.00', '$3,000.00', '$19,450.00']) {
    await expect(page.getByText(amount, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('progressbar')).toHaveCount(3);

  const stale = page.getByText('Inputs changed, recalculate');
  await expect(stale).toBeHidden();
  await page.getByLabel('Revenue').fill('a lot');
  await expect(page.getByText('isn’t a number. It counts as 0.')).toBeVisible();
  await expect(stale).toBeVisible();
  await expect(figure(page, 'Net Income')).toContainText('$100,000.00');
  await calculate(page);
  await expect(stale).toBeHidden();
  await expect(page.getByLabel('Revenue')).toHaveValue('a lot');
  await expect(figure(page, 'Net Income')).toContainText('-$50,000.00');
  await expect(figure(page, 'Total Tax')).toContainText('$0.00');
  await expect(figure(page, 'Total Tax')).toContainText('0.00%');
  await expect(page.getByText('never as money back')).toBeVisible();

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Revenue')).toHaveValue('');
  await expect(page.getByText('Set money aside')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Revenue')).toHaveValue('a lot');
});

test('a C corporation has no home office, and states keep their rates', async ({ page }) => {
  await fill(page, '100000', '0');
  await page.getByLabel('Home Office').check();
  await page.getByLabel('Business Type').selectOption('c-corporation');
  await expect(page.getByLabel('Home Office')).toBeDisabled();
  await page.getByLabel('State').selectOption('texas');
  await calculate(page);
  await expect(figure(page, 'Total Tax')).toContainText('$21,000.00');
  await expect(page.getByText('the franchise (margin) tax')).toBeVisible();

  await page.getByLabel('Business Type').selectOption('s-corporation');
  await expect(page.getByLabel('Home Office')).toBeEnabled();
  await page.getByLabel('State').selectOption('new-york');
  await calculate(page);
  await expect(figure(page, 'Total Tax')).toContainText('$25,023.38');

  await page.getByLabel('Rate used').selectOption('own');
  await page.getByLabel('My own rate, in percent').fill('10');
  await calculate(page);
  // 85,550 × (22% + 10%) = 27,376.
  await expect(figure(page, 'Total Tax')).toContainText('$27,376.00');
  await expect(page.getByText('Your own rate', { exact: true })).toBeVisible();
});

test('shows the rules of 2026 beside it, compares types and plans the quarters', async ({ page }) => {
  await fill(page, '100000', '0');
  await calculate(page);
  await expect(page.getByRole('region', { name: 'Range' })).toContainText('$34,451.00');
  await expect(page.getByRole('region', { name: 'Range' })).toContainText('$22,364.55');

  await page.getByRole('tab', { name: 'Detailed 2026' }).click();
  await expect(page.getByText('Rules of 2026, as of 24 Oct 2025')).toBeVisible();
  await expect(figure(page, 'Total federal tax')).toContainText('$22,364.55');
  await expect(page.getByRole('row', { name: 'Taxable income' })).toContainText('$61,468.18');
  await page.getByLabel('Filing status').selectOption('married-jointly');
  await expect(figure(page, 'Total federal tax')).not.toContainText('$22,364.55');
  await expect(page.getByText('Inputs changed, recalculate')).toBeHidden();
  await page.getByLabel('Filing status').selectOption('single');

  await page.getByRole('tab', { name: 'Compare types' }).click();
  await page.getByLabel('Reasonable salary').fill('60000');
  const totals = page.getByRole('row', { name: 'Total federal tax' }).getByRole('cell');
  await expect(totals).toHaveText(['$22,364.55', '$22,364.55', '$19,782.16', '$32,850.00']);

  await page.getByRole('tab', { name: 'Quarterly' }).click();
  await expect(page.getByRole('row', { name: '15 Jan 2027' })).toContainText('$5,591.14');
  await page.getByLabel('Federal tax last year').fill('12000');
  await page.getByLabel('adjusted gross income was above').check();
  await expect(page.getByText('Safe harbor: pay at least $13,200.00')).toBeVisible();

  await page.getByRole('button', { name: 'Company tax in the UK and Germany' }).click();
  const company = page.getByRole('region', { name: 'Company tax in the UK and Germany' });
  await company.getByLabel('Taxable profit of the year').fill('100,000');
  await expect(company).toContainText('£22,750.00');
  await company.getByLabel('Country').selectOption('germany');
  await expect(company).toContainText('€29,825.00');
});
