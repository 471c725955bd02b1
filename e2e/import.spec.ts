import { expect, test } from './support/test';

const fileOf = (text: string, name = 'list.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an import asks what the file leaves open, shows the days in words, and replaces samples only', async ({ page }) => {
  await page.goto('/risk-assessment');
  await page.getByRole('button', { name: 'Load sample' }).first().click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const rows =
    'Title,Description,Category,Review Date\nLate parts,Parts come late,Regulatory,01/11/2026\nFire,Fire in the hall,Operational,02/12/2026\n';
  await dialog.getByLabel('File').setInputFiles(fileOf(rows));
  await expect(dialog.getByLabel('What is in the list now')).toHaveValue('replace-samples');
  await expect(dialog.getByRole('status')).toContainText('1 risk to add, 1 row that can’t be read');
  await dialog.getByLabel('How to read').selectOption('day-first');
  await expect(dialog.getByLabel('How to read')).toContainText('Day first: 01/11/2026 is 1 Nov 2026');
  await dialog.getByLabel('“Regulatory” in').selectOption({ index: 1 });
  await expect(dialog.getByRole('status')).toContainText('2 risks to add');
  await expect(dialog.getByRole('group', { name: 'Preview' })).toContainText('2 Dec 2026');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Late parts').first()).toBeVisible();
  await expect(page.getByText('2 risks added')).toBeVisible();
  // No sample is left, so nothing says so any more.
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
});

test('a file with more than anyone can wait for shows how far it is, and can be stopped', async ({ page }) => {
  await page.goto('/expense-calculator');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const many = Array.from({ length: 49_000 }, (_, index) => `Item ${index},${index},Other`).join('\n');
  await dialog.getByLabel('File').setInputFiles(fileOf(`Description,Amount,Category\n${many}`));
  await expect(dialog.getByRole('progressbar').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel reading' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog
    .getByLabel('File')
    .setInputFiles(fileOf('Description,Amount,Category\nRefund,(50),Other\nChair,120,Other\nChair,120,Other\n'));
  await expect(dialog.getByRole('status')).toContainText('3 expenses to add, 1 repeated in the file');
  await expect(dialog.getByRole('group', { name: 'Preview' })).toContainText('-$50.00');
});
