import { readCsv } from './support/csv';
import { expect, saveBy, test } from './support/test';

test('writes an update to each investor by name', async ({ page }) => {
  await page.goto('/investor-crm');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByRole('tab', { name: 'Round' }).click();
  await expect(page.getByRole('list', { name: 'Funnel' }).getByRole('listitem').first()).toContainText('Prospect');
  await page.getByRole('button', { name: 'Write to investors' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To', { exact: true }).selectOption('all');
  await dialog.getByLabel('Subject').fill('News for [firm]');
  await dialog.getByLabel('What happened').fill('We shipped.');
  await expect(dialog.getByRole('region', { name: 'Merged email' })).toContainText('We shipped.');
  await dialog.getByRole('button', { name: 'Other formats' }).click();
  const csv = await saveBy(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
  expect(csv.name).toBe('sample-investor-update.csv');
  expect(readCsv(csv.text)[1]?.[1]).toMatch(/^News for (?!\[)/);
});
