import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { readPdf } from './support/readers';
import { expect, fitsWidth, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/pricing-strategy-tool');
});

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Pricing Strategies' });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });
const open = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('shows six strategies from the answers, with prices in money, and saves them', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Four pricing factors' }).getByRole('listitem')).toHaveCount(4);
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Product/Service Type').fill('Meal kits <b>');
  await page.getByLabel('Industry').fill('Food');
  await page.getByLabel('Business Model').selectOption('service');
  await page.getByLabel('Competitor Pricing').fill('A $30, B $40, C $50; D £8/user/month; 20% off at first');
  await expect(page.getByText('3 prices compared, average $40.00.')).toBeVisible();
  await seeBusy(page, 'Generating Strategies...', () => generate(page).click());
  await expect(page.getByRole('heading', { name: 'Recommended Pricing Strategies' })).toBeFocused();
  for (const name of ['Value-Based', 'Competitive', 'Penetration', 'Freemium', 'Tiered', 'Dynamic'])
    await expect(card(page, name)).toContainText('Rule of thumb');
  await expect(card(page, 'Value-Based')).toContainText('+3 because business model = service');
  await expect(card(page, 'Freemium')).toContainText('Ruled out');
  await expect(card(page, 'Value-Based')).toContainText('In your market: $48.00 to $60.00');
  const pdf = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(pdf.name).toBe('meal-kits-b-pricing-strategy.pdf');
  expect((await readPdf(pdf.bytes)).join(' ')).toContain('In your market $48.00 to $60.00');
});

test('passes the accessibility check on a survey and a demand curve, and takes thousands of lines', async ({ page, context }) => {
  await open(page, 'Demand curve');
  await page.getByLabel('What each line contains').selectOption('prices');
  await page.getByLabel('Answers', { exact: true }).fill('10 30\n20 50');
  await expect(page.getByRole('region', { name: 'Demand and revenue' })).toContainText('50% at $20.00 after 30% at $10.00');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await open(page, 'Price survey');
  await page.getByLabel('Survey answers').fill('10,20,30,40\n15,25,35,50\n20,30,45,60\n5,15,25,35\n40,30,20,10\n1,x,3,4');
  const result = page.getByRole('region', { name: 'What the answers say' });
  const figure = (name: string) =>
    result
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .first();
  await expect(figure('PMC')).toHaveText('$22.50');
  await result.getByText('1 line that couldn’t be read').click();
  await expect(result).toContainText('Line 6: 1,x,3,4 “x” isn’t a number.');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // Thousands of lines from a spreadsheet are there at once.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = Array.from({ length: 5000 }, (_, index) => `${10 + (index % 7)}\t${20 + (index % 11)}\t35\t60`).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
  await page.getByLabel('Survey answers').selectText();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(figure('Used')).toHaveText('5,000');
});

test('fits a phone in every tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'Unit economics');
  const result = page.getByRole('region', { name: 'What the price earns' });
  await page.getByLabel('Price per unit').fill('100');
  await page.getByLabel('Cost per unit').fill('50');
  await page.getByLabel('Fixed costs per month').fill('5,020');
  await page.getByLabel('Units sold per month').fill('80');
  await page.getByLabel('Discount').fill('60');
  await expect(result).toContainText('so no volume makes up for it');
  await page.getByLabel('Price per unit').fill('abc');
  await expect(page.getByText('“abc” isn’t a number.')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Clear figures' }).click();

  await page.getByRole('button', { name: 'Load sample', exact: true }).click();
  await open(page, 'Price change');
  await page.getByLabel('Price today').fill('50');
  await page.getByLabel('New price', { exact: true }).fill('55');
  await page.getByLabel('How many customers you have').fill('120');
  await page.getByLabel('New price from').fill('2031-03-01');
  await expect(page.getByRole('article')).toContainText('You may lose up to 9.1% of customers (10 of 120) before revenue falls.');
  expect(await fitsWidth(page)).toBe(true);
  await open(page, 'Tiers');
  await page.getByRole('button', { name: 'Prices from competitors' }).click();
  await page.getByRole('button', { name: 'Add feature' }).click();
  await page.getByLabel('Feature 1', { exact: true }).fill('Phone support');
  await page.getByRole('group', { name: 'Tiers with Phone support' }).getByLabel('Basic').uncheck();
  await expect(page.getByRole('article').getByRole('row').filter({ hasText: 'Phone support' })).toContainText('—YesYes');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const name of ['Demand curve', 'Price survey', 'Tiers', 'Strategies']) {
    await open(page, name);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(await fitsWidth(page)).toBe(true);
  }
  await expect(card(page, 'Tiered')).toContainText('Best fit');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
});

test('a failure is logged, interrupts nobody and frees the button', async ({ page, faults }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('dialog', () => logged.push('a dialog'));
  await page.getByLabel('Product/Service Type').fill('App');
  await page.getByLabel('Industry').fill('Software');
  await page.evaluate(() => {
    TextEncoder.prototype.encode = () => {
      throw new Error('no words today');
    };
  });
  await generate(page).click();
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.filter((text) => text.startsWith('Failed to generate content.'))).toHaveLength(1);
  faults.seen.length = 0;
  expect(logged).not.toContain('a dialog');
});
