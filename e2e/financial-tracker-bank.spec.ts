import { expect, saveBy, test } from './support/test';

test('keeps receipts with their transactions, and hands them out together', async ({ page }) => {
  await page.goto('/financial-tracker');
  await page.getByRole('button', { name: 'Add Transaction' }).click();
  await page.getByLabel('Category').selectOption('Travel');
  await page.getByLabel('Amount').fill('55');
  await page.getByLabel('Description').fill('Desk');
  await page.getByRole('button', { name: 'Add', exact: true }).click();

  await page.getByRole('button', { name: 'Receipts of Desk' }).click();
  const dialog = page.getByRole('dialog');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 60 } });
  await dialog.getByLabel('Add a receipt').setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.getByRole('img', { name: 'Receipt 1 of Desk' })).toBeVisible();
  await page.keyboard.press('Escape');
  const rows = page.getByRole('list', { name: 'Recent Transactions' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Desk' })).toContainText('1 receipt');
  await page.getByRole('tab', { name: 'Year end' }).click();
  await expect(page.getByRole('button', { name: 'Download year-end pack' })).toBeVisible();
  await page.getByRole('button', { name: 'Other formats' }).last().click();
  const zip = await saveBy(page, () => page.getByRole('menuitem', { name: 'Receipts' }).click());
  expect(zip.name).toMatch(/^receipts-\d{4}\.zip$/);
  expect(zip.bytes.toString('latin1')).toContain('Desk-55.00.jpg');
});
