import { readCsv } from '../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/pricing-strategy-tool');
});

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Pricing Strategies' });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('shows six strategies from six answers, with reasons and prices in money', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Four pricing factors' }).getByRole('listitem')).toHaveCount(4);
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Product/Service Type').fill('Meal kits <b>');
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Industry').fill('  ');
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Industry').fill('Food');
  await expect(generate(page)).toBeEnabled();
  await page.getByLabel('Target Market').fill('Young families');
  await page.getByLabel('Business Model').selectOption('service');
  await generate(page).click();

  await expect(page.getByRole('heading', { name: 'Recommended Pricing Strategies' })).toBeFocused();
  for (const [name, pricePoint] of [
    ['Value-Based', 'Premium, 20-50% above market'],
    ['Competitive', 'Within 10% of competitor average'],
    ['Penetration', '20-40% below market at first'],
    ['Freemium', 'Free tier plus premium at $10-100+ per month'],
    ['Tiered', 'Basic X, Pro 2-3X, Enterprise 5-10X'],
    ['Dynamic', 'Variable'],
  ] as const) {
    await expect(card(page, name)).toContainText(pricePoint);
    await expect(card(page, name)).toContainText('Rule of thumb');
    await expect(card(page, name)).toContainText('General advice');
    for (const part of ['Target customer', 'Advantages', 'Disadvantages', 'Best for']) await expect(card(page, name)).toContainText(part);
  }
  await expect(card(page, 'Value-Based')).toContainText('Best fit');
  await expect(card(page, 'Value-Based')).toContainText('+3 because business model = service');
  await expect(card(page, 'Freemium')).toContainText('Ruled out');
  await expect(page.getByRole('heading', { level: 3 }).nth(3)).toHaveText('Freemium');
  await page.getByLabel('Order').selectOption('Best fit first');
  await expect(page.getByRole('heading', { level: 3 }).nth(5)).toHaveText('Freemium');
  for (const tip of [
    'Test and iterate',
    'Monitor metrics',
    'Communicate value',
    'Regular reviews',
    'Competitive analysis',
    'Customer feedback',
  ])
    await expect(page.getByRole('heading', { name: tip })).toBeVisible();
  const note = await card(page, 'Tiered').innerText();
  await page.getByRole('button', { name: 'Regenerate notes' }).click();
  expect(await card(page, 'Tiered').innerText()).not.toBe(note);

  await page.getByRole('button', { name: 'Analyze Different Product' }).click();
  await expect(page.getByLabel('Target Market')).toHaveValue('Young families');
  await page.getByLabel('Competitor Pricing').fill('A $30, B $40, C $50; D £8/user/month; 20% off at first');
  await expect(page.getByText('3 prices compared, average $40.00.')).toBeVisible();
  const read = page.getByRole('list', { name: 'Prices read' }).getByRole('listitem');
  await expect(read.filter({ hasText: 'Read as £8.00 per user per month' })).toContainText('Not counted');
  await expect(read.filter({ hasText: '20%' })).toContainText('Not counted: a percentage');
  await expect(page.getByLabel('1 GBP in USD')).toBeVisible();
  await generate(page).click();
  await expect(card(page, 'Value-Based')).toContainText('In your market: $48.00 to $60.00');
  await expect(card(page, 'Competitive')).toContainText('In your market: $36.00 to $44.00');
  await expect(card(page, 'Penetration')).toContainText('In your market: $24.00 to $32.00');
  await expect(card(page, 'Tiered')).toContainText('Basic $30.00, Pro $60.00 to $90.00, Enterprise $150.00 to $300.00');
  await page.getByLabel('Basic tier (X) is the').selectOption('average');
  await expect(card(page, 'Tiered')).toContainText('Basic $40.00, Pro $80.00 to $120.00');
  await expect(page.getByText('General advice')).toHaveCount(0);

  const pdf = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(pdf.name).toBe('meal-kits-b-pricing-strategy.pdf');
  expect((await readPdf(pdf.bytes)).join(' ')).toContain('In your market $48.00 to $60.00');
  const { html } = await readDocx((await saveAs(page, 'Word')).bytes);
  expect(html).toContain('<h2>');
  expect(html).toContain('rule of thumb');
  expect((await saveAs(page, 'HTML')).text).toContain('Meal kits &lt;b&gt;');
  expect((await saveAs(page, 'Markdown')).text).toContain('Freemium (ruled out)');
  expect((await saveAs(page, 'Text')).text).toContain('Template-based');
});

test('reads a van Westendorp survey and marks where the lines cross', async ({ page }) => {
  await open(page, 'Price survey');
  await page.getByLabel('Survey answers').fill('10,20,30,40\n15,25,35,50\n20,30,45,60\n5,15,25,35\n40,30,20,10\n1,x,3,4');
  const result = page.getByRole('region', { name: 'What the answers say' });
  const figure = (name: string) =>
    result
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .first();
  await expect(figure('Used')).toHaveText('4');
  await expect(figure('Rejected: wrong order')).toHaveText('1');
  await expect(figure('Rejected: not readable')).toHaveText('1');
  await expect(figure('PMC')).toHaveText('$22.50');
  await expect(figure('OPP')).toHaveText('$27.50');
  await expect(figure('IPP')).toHaveText('$27.50');
  await expect(figure('PME')).toHaveText('$32.50');
  await expect(result.getByRole('img', { name: /van Westendorp/ })).toBeVisible();
  await result.getByText('1 line that couldn’t be read').click();
  await expect(result).toContainText('Line 6: 1,x,3,4 “x” isn’t a number.');
  await page.getByLabel('Acceptable range').selectOption('original');
  await expect(figure('PMC')).toHaveText('$20.00');
  await expect(figure('PME')).toHaveText('$35.00');

  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download figures' }).click());
  expect(csv.name).toBe('price-survey.csv');
  expect(readCsv(csv.text)[4]).toEqual(['20.00', '25%', '75%', '0%', '0%']);
  const rows = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(rows[4]).toEqual([20, 0.25, 0.75, 0, 0]);

  await page.getByRole('button', { name: 'Clear answers' }).click();
  await expect(result).toContainText('as soon as one line can be read');
  await takeBack(page);
  await expect(figure('PMC')).toHaveText('$20.00');
  await page.getByLabel('Survey answers').fill('nothing here');
  await expect(result).toContainText('No line can be used yet');
});

test('draws demand and revenue and finds the best price', async ({ page }) => {
  await open(page, 'Demand curve');
  await page.getByLabel('Answers', { exact: true }).fill('Price,Would buy\n10,90%\n20,60%\n30,45%\n40,20%\n50,120%');
  const result = page.getByRole('region', { name: 'Demand and revenue' });
  await expect(result).toContainText('Revenue-maximizing price$30.00');
  await expect(result).toContainText('45% would buy: $1,350.00 from every 100 people asked.');
  await expect(result).toContainText('1 line left out');
  await expect(result.getByRole('img')).toHaveCount(2);
  await open(page, 'Unit economics');
  await page.getByLabel('Cost per unit').fill('25');
  await open(page, 'Demand curve');
  await expect(result).toContainText('Profit-maximizing price$40.00');
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Download figures' }).click());
  expect(readCsv(csv.text)[3]).toEqual(['30.00', '45%', '1350.00', '225.00']);
  await page.getByLabel('What each line contains').selectOption('highest');
  await page.getByLabel('Answers', { exact: true }).fill('10\n20\n20\n30');
  await expect(result).toContainText('Revenue-maximizing price$20.00');
  await page.getByLabel('What each line contains').selectOption('prices');
  await page.getByLabel('Answers', { exact: true }).fill('10 30\n20 50');
  await expect(result).toContainText('50% at $20.00 after 30% at $10.00');
});

test('works out unit economics, and what a discount takes', async ({ page }) => {
  await open(page, 'Unit economics');
  const result = page.getByRole('region', { name: 'What the price earns' });
  await expect(result).toContainText('Break-even units—Enter a price above zero.');
  await page.getByLabel('Price per unit').fill('100');
  await page.getByLabel('Cost per unit').fill('50');
  await page.getByLabel('Fixed costs per month').fill('5,020');
  await page.getByLabel('Units sold per month').fill('80');
  await expect(result).toContainText('10% off ($90.00) needs 25% more units at your 50% margin: 100 a month instead of 80.');
  await expect(result).toContainText('Break-even units101');
  await expect(result).toContainText('Cost-plus price$75.00');
  await expect(result).toContainText('Price for your target margin$100.00');
  await expect(result).toContainText('Profit per month-$1,020.00');
  await expect(result.getByRole('row', { name: /^50% off/ })).toContainText('—');
  await page.getByLabel('Discount').fill('60');
  await expect(result).toContainText('so no volume makes up for it');
  await page.getByLabel('Price per unit').fill('abc');
  await expect(page.getByText('“abc” isn’t a number.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear figures' }).click();
  await takeBack(page);
  await expect(page.getByLabel('Fixed costs per month')).toHaveValue('5,020');

  await page.getByRole('button', { name: 'Load sample', exact: true }).click();
  await open(page, 'Price change');
  await page.getByLabel('Price today').fill('50');
  await page.getByLabel('New price', { exact: true }).fill('55');
  await page.getByLabel('How many customers you have').fill('120');
  await page.getByLabel('New price from').fill('2031-03-01');
  await expect(page.getByRole('article')).toContainText('You may lose up to 9.1% of customers (10 of 120) before revenue falls.');
  await expect(page.getByRole('article').getByRole('row').filter({ hasText: 'Tell existing customers' })).toContainText('30 Jan 2031');
  await open(page, 'Tiers');
  await page.getByRole('button', { name: 'Prices from competitors' }).click();
  await page.getByRole('button', { name: 'Add feature' }).click();
  await page.getByLabel('Feature 1', { exact: true }).fill('Phone support');
  await page.getByRole('group', { name: 'Tiers with Phone support' }).getByLabel('Basic').uncheck();
  await expect(page.getByRole('article').getByRole('row').filter({ hasText: 'Phone support' })).toContainText('—YesYes');
  await open(page, 'Strategies');
  await expect(card(page, 'Tiered')).toContainText('Best fit');
});
