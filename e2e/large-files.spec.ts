import { readXlsx } from './support/readers';
import { expect, saveAs, test } from './support/test';

test('a spreadsheet of thousands of rows arrives', async ({ page }) => {
  const rows = Array.from({ length: 3000 }, (_, index) => `Expense number ${index},${index + 1},Software`);
  await page.goto('/expense-calculator');
  await page.getByRole('button', { name: 'Import' }).click();
  const file = { name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from(['Description,Amount,Category', ...rows].join('\n')) };
  await page.getByLabel('File').setInputFiles(file);
  await expect(page.getByText('3,000 expenses to add')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await readXlsx((await saveAs(page, 'Excel')).bytes)).toHaveLength(3001);
});
