import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { pixelAt, readPng } from './support/readers';
import { expect, fitsWidth, saveBy, test } from './support/test';
import { readWorkbook } from './support/workbook';

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

test('passes the accessibility check on the range', async ({ page }) => {
  await fill(page, figures);
  await page.getByRole('tab', { name: 'Range' }).click();
  await fill(page, { 'Market Share Goal: Low': '1', 'Market Share Goal: High': '6' });
  const matters = page.getByRole('region', { name: 'What moves SOM most' });
  await matters.getByText('Show as table').click();
  await expect(matters.getByRole('row', { name: /^Market Share Goal/ })).toContainText('$500.0K$3.0M$2.5M');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('sizes a market, draws its circles into PNG, saves the spreadsheet, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fill(page, { ...figures, 'Target Percentage': '25' });
  await page.getByLabel('Geography').fill('<Kenya> & co');
  await expect(sizes(page, 'SOM')).toContainText('$3.8M');
  await expect(page.getByText('SOM per year, top-down')).toBeInViewport();
  const saved = await saveBy(page, () => circles(page).getByRole('button', { name: 'Download PNG' }).click());
  expect(saved.name).toBe('market-size-circles.png');
  const png = readPng(saved.bytes);
  expect(png.width).toBe(1440);
  // The middle of the circles is the solid SOM; the corner is paper.
  const [red, green, blue] = pixelAt(png, 154 * 2, (76 + 154) * 2);
  expect([red, green, blue]).toEqual([11, 107, 74]);
  expect(pixelAt(png, 4, 4)).toEqual([255, 255, 255, 255]);
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(file.name).toBe('market-size.xlsx');
  // 1,000,000 × $500 × 25% × 3%
  expect(readWorkbook(file.bytes).at('Market size', 'B4')).toBe(3_750_000);

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Range', '5 years', 'Segments', 'Sources', 'Market size']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      expect(await fitsWidth(page)).toBe(true);
    }
  }
});
