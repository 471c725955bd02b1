import { readDocx, readPdf } from '../e2e/support/readers';
import { readWorkbook } from '../e2e/support/workbook';
import { expect, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/market-size-calculator');
});

const sizes = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Market size by both approaches' }).getByRole('row', { name: new RegExp(`^${name}`) });

async function fill(page: Page, figures: Record<string, string>) {
  for (const [label, value] of Object.entries(figures)) await page.getByLabel(label, { exact: true }).fill(value);
}

const figures = {
  'Total Population': '1,000,000',
  'Target Percentage': '10',
  'Average Spending': '500',
  'Market Share Goal': '3',
  'Product Price': '400',
  'Conversion Rate': '4',
};

/** The two download controls each have a menu; this one is beside the circles. */
const circles = (page: Page) => page.getByRole('region', { name: 'Circles' });

test('works out both approaches as one types, and nothing typed is 0', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Market Size Calculator' })).toBeVisible();
  for (const name of ['TAM', 'SAM', 'SOM']) {
    await expect(sizes(page, name)).toContainText('$0');
    await expect(sizes(page, name)).toContainText('—');
  }
  await expect(page.getByText('there is nothing to compare with')).toBeVisible();
  await expect(page.getByLabel('Industry').locator('option')).toHaveText([
    'Choose an industry', 'Software/SaaS', 'E-commerce', 'Healthcare', 'FinTech', 'EdTech', 'Food & Beverage', 'Transportation', 'Real Estate',
  ]); // prettier-ignore

  const rates = { 'Software/SaaS': '15', 'E-commerce': '12', Healthcare: '8', FinTech: '20', EdTech: '18', 'Food & Beverage': '5', Transportation: '10', 'Real Estate': '7' }; // prettier-ignore
  for (const [industry, rate] of Object.entries(rates)) {
    await page.getByLabel('Industry').selectOption(industry);
    await expect(page.getByLabel('Growth Rate')).toHaveValue(rate);
    await expect(page.getByText(`Example rate: ${rate}%`)).toBeVisible();
  }
  await page.getByLabel('Growth Rate').fill('9');
  await expect(page.getByText('Example rate:')).toBeHidden();
  await page.getByLabel('Industry').selectOption('FinTech');
  await expect(page.getByLabel('Growth Rate')).toHaveValue('9');
  await page.getByRole('button', { name: 'Use example rate 20%' }).click();

  await page.getByLabel('Geography').fill('Kenya');
  await page.getByLabel('Target Customers').fill('Shops');
  await fill(page, figures);
  // 1,000,000 × $500; × 10%; × 3%. And × $400; 100,000 × $400; 4,000 × $400.
  await expect(sizes(page, 'TAM')).toContainText('$500.0Mper year$400.0Mper year−20.0%');
  await expect(sizes(page, 'SAM')).toContainText('$50.0Mper year$40.0Mper year−20.0%');
  await expect(sizes(page, 'SOM')).toContainText('$1.5Mper year$1.6Mper year+6.7%');
  await expect(page.getByText('SAM = 100,000 target customers × $400.00')).toBeVisible();
  await expect(page.getByText('SOM = 4,000 converted customers × $400.00')).toBeVisible();
  await expect(page.getByLabel('Explain the gap')).toBeHidden();
  await expect(circles(page).getByRole('img', { name: 'TAM $500.0M, SAM $50.0M, SOM $1.5M' })).toBeVisible();
  await circles(page).getByLabel('Approach').selectOption('bottom-up');
  await expect(circles(page).getByRole('img', { name: 'TAM $400.0M, SAM $40.0M, SOM $1.6M' })).toBeVisible();

  await fill(page, { 'Total Population': '999,950', 'Average Spending': '1' });
  await expect(sizes(page, 'TAM')).toContainText('$1.0M');
  await page.getByRole('tab', { name: 'Segments' }).click();
  for (const [number, name, ...typed] of [
    ['1', 'Cafes', '10,000', '50', '1,000', '4'],
    ['2', 'Hotels', '2,000', '25', '12,000', '10'],
  ] as const) {
    await page.getByRole('button', { name: 'Add segment' }).click();
    await page.getByLabel(`Segment ${number}`, { exact: true }).fill(name);
    for (const [index, label] of ['Customers', 'Target Percentage', 'Average Spending', 'Market Share Goal'].entries())
      await page.getByLabel(`${name}: ${label}`).fill(typed[index] ?? '');
  }
  // $10m and $24m; $5m and $6m; $0.2m and $0.6m.
  await expect(page.getByRole('table', { name: 'Segments, sized' }).getByRole('row').last()).toContainText('12,000$34.0M$11.0M$800.0K');
  await page.getByRole('button', { name: 'Use the sum as the whole market' }).click();
  await page.getByRole('tab', { name: 'Market size' }).click();
  await expect(sizes(page, 'SOM')).toContainText('$800.0K');
  await page.getByLabel('Average Spending').fill('lots');
  await expect(page.getByText('“lots” isn’t a number. It counts as 0.')).toBeVisible();
  await expect(sizes(page, 'TAM')).toContainText('$0');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Geography')).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Average Spending')).toHaveValue('lots');
});

test('questions what does not fit, and keeps sources beside the result', async ({ page }) => {
  await fill(page, { ...figures, 'Product Price': '6,000', 'Target Percentage': '20', 'Market Share Goal': '12' });
  // Bottom-up SAM: 200,000 × $6,000 = $1.2B, above the top-down TAM of $500M.
  await expect(page.getByText('Bottom-up SAM ($1.2B) is above the top-down TAM ($500.0M)')).toBeVisible();
  await expect(page.getByText('TAM, SAM and SOM differ by more than 25%')).toBeVisible();
  await page.getByLabel('Explain the gap').fill('We sell a bundle.');
  await expect(page.getByText('differ by more than 25%')).toBeHidden();
  await expect(page.getByText('Top-down SOM is 12% of SAM. A share above 5% needs evidence')).toBeVisible();
  await page.getByLabel('Target Percentage').fill('120');
  await expect(page.getByText('SAM is above TAM: Target Percentage is more than 100%.')).toBeVisible();
  await page.getByLabel('Conversion Rate').fill('150');
  await expect(page.getByText('Bottom-up SOM is above SAM: Conversion Rate is more than 100%.')).toBeVisible();

  await page.getByRole('button', { name: 'Add sources' }).click();
  await page.getByLabel('Market Share Goal: Source').fill('Pilot with 40 shops');
  await page.getByLabel('Market Share Goal: Date').fill('2026-03-02');
  await page.getByLabel('Market Share Goal: Confidence').selectOption('Low');
  await page.getByRole('tab', { name: 'Market size' }).click();
  await expect(page.getByText('Pilot with 40 shops, 2 Mar 2026, low confidence')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources: 1 of 7 inputs' })).toBeVisible();
  await expect(page.getByText('above 5% needs evidence')).toBeHidden();
  // A rate with a source is the user's own: another industry may not slip its example under that source.
  await page.getByLabel('Industry').selectOption('FinTech');
  await page.getByRole('tab', { name: 'Sources' }).click();
  await page.getByLabel('Growth Rate: Source').fill('Report 2026');
  await page.getByLabel('Industry').selectOption('Healthcare');
  await expect(page.getByLabel('Growth Rate', { exact: true })).toHaveValue('20');
  await page.getByRole('tab', { name: 'Market size' }).click();
  await expect(page.getByText('Growth Rate 20%: Report 2026')).toBeVisible();

  await fill(page, { 'Total Population': '1e13', 'Average Spending': '1e12' });
  await expect(sizes(page, 'TAM')).toContainText('—');
  await expect(page.getByText('too large to calculate with')).toBeVisible();
  await fill(page, { 'Total Population': '1000', 'Average Spending': '100' });
  await expect(page.getByText('too large to calculate with')).toBeHidden();
  await page.getByRole('tab', { name: 'Range' }).click();
  await fill(page, { 'Total Population: High': '1e13', 'Average Spending: High': '1e12' });
  await expect(page.getByText('too large to calculate with')).toBeVisible();
});

test('shows the range, what matters most and five years, by keyboard too', async ({ page }) => {
  await fill(page, figures);
  await page.getByRole('tab', { name: 'Market size' }).focus();
  await page.keyboard.press('ArrowRight');
  const range = page.getByRole('table', { name: 'Base, low and high' });
  // Top-down SOM at −20% everywhere: $1.5M × 0.8⁴ = $614.4K; at +20%: × 1.2⁴ = $3.1M.
  await expect(range.getByRole('row', { name: /^Top-down SOM/ })).toContainText('$1.5M$614.4K−$885.6K$3.1M+$1.6M');
  await expect(page.getByText('Assumption: ±20%')).toBeVisible();
  await expect(page.getByText('The same spread is assumed')).toBeVisible();
  await page.getByLabel('Market Share Goal: Low').fill('1');
  await page.getByLabel('Market Share Goal: High').fill('x');
  await expect(page.getByText('“x” isn’t a number. The assumed figure counts.')).toBeVisible();
  await page.getByLabel('Market Share Goal: High').fill('6');
  const matters = page.getByRole('region', { name: 'What moves SOM most' });
  // $50M × 1% = $500K and × 6% = $3.0M
  await expect(matters.getByRole('listitem').first()).toContainText('Market Share Goal 1% to 6%$500.0K$3.0M');
  await matters.getByText('Show as table').click();
  await expect(matters.getByRole('row', { name: /^Market Share Goal/ })).toContainText('$500.0K$3.0M$2.5M');

  await page.getByLabel('Growth Rate').fill('10');
  await page.getByRole('tab', { name: '5 years' }).click();
  const years = page.getByRole('table', { name: 'Market size over five years' });
  // × 1.1⁵ = 1.61051
  await expect(years.getByRole('row', { name: /^Now/ })).toContainText('$500.0M$50.0M$1.5M');
  await expect(years.getByRole('row', { name: /^Year 5/ })).toContainText('$805.3M$80.5M$2.4M');
  await expect(page.getByRole('img', { name: 'SOM per year over five years' })).toBeVisible();
  await page.getByLabel('Approach').selectOption('bottom-up');
  await expect(years.getByRole('row', { name: /^Year 1/ })).toContainText('$440.0M$44.0M$1.8M');
});

const saveFirstAs = async (page: Page, format: string) => {
  await page.getByRole('button', { name: 'Other formats' }).first().click();
  return saveBy(page, () => page.getByRole('menuitem', { name: format }).first().click());
};

test('saves a spreadsheet that works itself out again', async ({ page }) => {
  await fill(page, { ...figures, 'Growth Rate': '10' });
  await page.getByRole('tab', { name: 'Range' }).click();
  await page.getByLabel('Market Share Goal: Low').fill('1');
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(file.name).toBe('market-size.xlsx');
  const book = readWorkbook(file.bytes);
  expect(book.sheets).toEqual(['Inputs', 'Market size', 'Range', 'What matters most', '5-year projection', 'Notes']);
  expect(book.differences).toEqual([]);
  expect(Object.keys(book.formulas).length).toBeGreaterThan(80);
  expect(book.at('Market size', 'B4')).toBe(1_500_000);
  expect(book.at('5-year projection', 'D7')).toBeCloseTo(2_415_765, 2);
  // Half the population, double the share: TAM halves, top-down SOM stays, bottom-up SOM halves; low follows.
  const changed = readWorkbook(file.bytes, { 'Inputs!D2': 500_000, 'Inputs!D5': 6, 'Inputs!D8': 0, 'Inputs!D9': 50 });
  expect(changed.at('Market size', 'B2')).toBe(250_000_000);
  expect(changed.at('Market size', 'B4')).toBe(1_500_000);
  expect(changed.at('Market size', 'C4')).toBe(800_000);
  expect(changed.at('5-year projection', 'D7')).toBe(1_500_000);
  // 250,000 × $250 × 5% × 1%: three inputs at half, the fourth as it was typed.
  expect(changed.at('Range', 'B4')).toBe(31_250);
  // One of them at half
  expect(changed.at('What matters most', 'C2')).toBe(750_000);

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Load sample' }).click();
  const pdf = await saveFirstAs(page, 'PDF');
  expect(pdf.name).toBe('sample-market-size.pdf');
  const pages = (await readPdf(pdf.bytes)).join(' ');
  for (const part of ['Sample', '$1.4B', '$960.0M', 'Example rate', 'No source yet', 'Restaurants also spend'])
    expect(pages).toContain(part);
  const word = await readDocx((await saveFirstAs(page, 'Word')).bytes);
  expect(word.text).toContain('Sample entry: our price list, high confidence');
});

test('draws the circles of the screen into SVG', async ({ page }) => {
  await fill(page, { ...figures, 'Target Percentage': '25' });
  await page.getByLabel('Geography').fill('<Kenya> & co');
  await circles(page).getByRole('button', { name: 'Other formats' }).click();
  const svg = await saveBy(page, () => page.getByRole('menuitem', { name: 'SVG' }).click());
  expect(svg.text).toContain('&lt;Kenya&gt; &amp; co');
  expect(svg.text).toContain('$500.0M per year');
  expect(svg.text).toContain('Top-down · USD per year');
  // SAM is a quarter of TAM, so its circle has half the radius.
  expect(svg.text).toContain('r="150"');
  expect(svg.text).toContain('r="75"');
});
