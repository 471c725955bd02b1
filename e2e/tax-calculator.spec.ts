import type { Page } from '@playwright/test';
import { readIcs } from './support/readers';
import { expect, fitsWidth, saveAs, saveBy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tax-calculator');
});

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Taxes' }).click();
const figure = (page: Page, label: string) => page.locator('dl > div', { has: page.getByText(label, { exact: true }) });

async function fill(page: Page, revenue: string, expenses: string) {
  await page.getByLabel('Revenue').fill(revenue);
  await page.getByLabel('Expenses').fill(expenses);
}

test('saves the summary and the dates', async ({ page }) => {
  await fill(page, '150000', '50000');
  await calculate(page);
  const summary = await saveBy(page, () => page.getByRole('button', { name: 'Download Summary' }).click());
  expect(summary.name).toBe('tax-summary.txt');
  // 100,000 - 12,950 = 87,050: 19,151 + 7,695.22 + 15,300 = 42,146.22.
  expect(summary.text).toContain('$42,146.22');
  const events = readIcs((await saveAs(page, 'Calendar')).text);
  expect(events.map(({ day }) => day)).toEqual(['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']);
});

test('works with the keyboard alone', async ({ page }) => {
  await page.getByLabel('Business Type').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('100000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('70000');
  await page.keyboard.press('Enter');
  await expect(figure(page, 'Net Income')).toContainText('$30,000.00');
  const tab = page.getByRole('tab', { name: 'Quick estimate' });
  for (let step = 0; step < 20 && !(await tab.evaluate((node) => node === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(figure(page, 'Total federal tax')).toContainText('$5,181.32');
});

test('fits a phone, with the figure in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fill(page, '100000', '0');
  await calculate(page);
  await expect(page.getByText('Estimated tax, flat rates')).toBeInViewport();
  for (const name of ['Quick estimate', 'Detailed 2026', 'Compare types', 'Quarterly']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);

  // Millions fit as well, and no figure is broken in two.
  await fill(page, '12,345,678', '0');
  await calculate(page);
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('tab', { name: 'Quick estimate' }).click();
  const pieces = await page
    .getByText('$12,950.00', { exact: true })
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  expect(pieces).toBe(1);
});
