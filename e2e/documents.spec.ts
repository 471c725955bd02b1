import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

test('a tool holds several documents, each with its own undo, and brings a deleted one back', async ({ page }) => {
  await page.goto('/task-manager');
  await page.getByRole('button', { name: 'Load sample' }).click();
  const menu = page.getByRole('button', { name: /^Documents/ });
  const choose = async (item: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Rename');
  await page.getByLabel('Document name').fill('Launch');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await choose('New document');
  await expect(page.getByText('Send Acre Foods invoice')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(menu).toHaveText('Untitled 2');
  await choose('Launch');
  await expect(menu).toHaveText('Launch');
  await expect(page.getByText('Send Acre Foods invoice').first()).toBeVisible();
  await choose('Delete');
  await expect(menu).toHaveText('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(menu).toHaveText('Launch');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByText('Send Acre Foods invoice')).toHaveCount(0);
});

test('a document saved as a file is opened again, as a new one or in place of the open one', async ({ page }) => {
  await page.goto('/invoice-generator');
  await page.getByLabel('Company Name').first().fill('Blue River Coffee');
  const menu = page.getByRole('button', { name: /^Documents/ });
  const download = page.waitForEvent('download');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('invoice-generator.json');
  const content = readFileSync(await saved.path());

  await page.getByLabel('Company Name').first().fill('Another');
  const open = async (buffer: Buffer) => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Open a file' }).click();
    await page.getByRole('dialog').getByLabel('File').setInputFiles({ name: 'invoice.json', mimeType: 'application/json', buffer });
  };
  await open(Buffer.from('{"records":[]}'));
  await expect(page.getByRole('alert')).toContainText('no Groundwork document');
  await page.getByRole('dialog').getByLabel('File').setInputFiles({ name: 'invoice.json', mimeType: 'application/json', buffer: content });
  await page.getByRole('button', { name: 'Replace the open document' }).click();
  await expect(page.getByLabel('Company Name').first()).toHaveValue('Blue River Coffee');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByLabel('Company Name').first()).toHaveValue('Another');
  await open(content);
  await page.getByRole('button', { name: 'Open as a new document' }).click();
  await expect(page.getByLabel('Company Name').first()).toHaveValue('Blue River Coffee');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Untitled 1' }).click();
  await expect(page.getByLabel('Company Name').first()).toHaveValue('Another');
});
