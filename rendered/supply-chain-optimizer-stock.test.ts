import { readWorkbook } from '../e2e/support/workbook';
import { expect, saveAs, test, type Page } from './support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('works out safety stock and the reorder point, with the formula in the file', async ({ page }) => {
  await page.goto('/supply-chain-optimizer');
  await page.getByRole('tab', { name: 'Stock' }).click();
  await button(page, 'Add Item').click();
  await field(page, 'Item').fill('Chair');
  await button(page, 'Save Item').click();
  await expect(field(page, 'Average Demand per Day')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Average Demand per Day').fill('12');
  await field(page, 'Spread of Demand').fill('4');
  await field(page, 'Lead Time').fill('9');
  await field(page, 'On Hand').fill('120');
  await button(page, 'Save Item').click();
  const item = page.getByRole('list', { name: 'Items in stock' }).getByRole('listitem');
  await expect(item).toContainText('20 units');
  await expect(item).toContainText('128 units');
  await expect(item).toContainText('Order now');
  const workbook = readWorkbook((await saveAs(page, 'Excel')).bytes);
  expect(workbook.differences).toEqual([]);
  expect(workbook.at('Stock', 'K2')).toBe(128);
});
