import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/invoice-generator');
});

const item = (page: Page, place: number) => page.getByRole('group', { name: `Item ${place}`, exact: true });
const paper = (page: Page) => page.getByRole('article');

async function fillItem(page: Page, place: number, description: string, quantity: string, rate: string) {
  await item(page, place).getByLabel('Description').fill(description);
  await item(page, place).getByLabel('Quantity').fill(quantity);
  await item(page, place).getByLabel('Rate').fill(rate);
}

test('the page that is sent says the same as the screen, and runs nothing', async ({ page }) => {
  await page.getByLabel('Company Name').fill('Zażółć Łódź');
  await page.getByLabel('Client Name').fill('<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>');
  await page.getByLabel('Invoice Number').fill('2026/7');
  await fillItem(page, 1, '=SUM(A1)', '3', '0.35');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await fillItem(page, 2, 'A description that is a good deal longer than the column it stands in '.repeat(4), '0', '1250');

  const html = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(html.name).toBe('invoice-2026-7.html');
  const other = await page.context().newPage();
  await other.setContent(html.text);
  await expect(other.getByRole('main')).toContainText('<img src=x');
  // 3 × 0.35 = 1.05; 10% = 0.105 → 0.11
  await expect(other.getByRole('main')).toContainText('$1.16');
  expect(await other.locator('img, script').count()).toBe(0);
  // However long the description, a figure stays on its line.
  const heights = await other.getByRole('cell', { name: /^-?\$[\d,.]+$/ }).evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(heights)).toEqual(new Set([1]));
  expect(await other.title()).toBe('Invoice 2026/7');
  await other.close();
});

test('works by keyboard alone', async ({ page }) => {
  await page.getByLabel('Company Name').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  for (const text of ['Studio', 'me@studio.co', 'Street 1', 'Client', 'Street 2', 'INV-009']) await type(text);
  await item(page, 1).getByLabel('Description').focus();
  for (const text of ['Work', '3', '50']) await type(text);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const text of ['More', '1', '10']) await type(text);
  await expect(page.getByRole('button', { name: 'Delete item 2' })).toBeFocused();
  // 3 × 50.00 + 10.00 = 160.00; 10% = 16.00
  await expect(paper(page)).toContainText('$176.00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add Item' })).toBeFocused();
  await expect(paper(page)).toContainText('$165.00');
  await page.getByRole('button', { name: 'Download', exact: true }).focus();
  const file = await saveBy(page, () => page.keyboard.press('Enter'));
  expect(file.name).toBe('invoice-INV-009.html');
});

test('works on a phone and passes the accessibility check', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillItem(page, 1, 'A rather long description of the work that was done', '12', '1,234.50');
  // 12 × 1,234.50 = 14,814.00; 10% = 1,481.40
  await expect(page.getByText('$16,295.40').first()).toBeInViewport();
  expect(await fitsWidth(page)).toBe(true);
  await unfold(page);
  await page.getByRole('button', { name: 'All invoices' }).click();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Discount %').fill('10');
  await page.getByLabel('Company Name').fill('Northwind Studio');
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await page.getByLabel('Unit, discount and tax for each item').check();
  await item(page, 1).getByLabel('Tax', { exact: true }).selectOption('reverse');
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('img', { name: 'Scan with your banking app to pay' })).toBeVisible();
  await expect(paper(page)).toContainText('the customer accounts for the tax');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
