import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { findFaultsInBothThemes } from './support/axe';
import { readPdf } from './support/readers';
import { expect, fitsWidth, saveBy, test } from './support/test';

async function goTo(page: Page, path: string, heading: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('hands over the chosen documents as one ZIP, without people and samples', async ({ page }) => {
  await page.goto('/invoice-generator');
  await page.getByLabel('Company Name').fill('Loam & Sons');
  await page.getByLabel('Client Name').fill('Acre Foods');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Brand workshop');
  await goTo(page, '/investor-crm', 'Investor CRM');
  await page.getByRole('button', { name: 'Load sample' }).click();
  await goTo(page, '/task-manager', 'Task Manager');
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await page.getByLabel('Title').fill('File the papers');
  await page.getByLabel('Assignee').fill('Ana');
  await page.getByLabel('Due Date').fill('2030-01-15');
  await page.getByRole('button', { name: 'Create Task' }).click();
  await goTo(page, '/workspace', 'My work');
  await page.getByRole('link', { name: 'Data room' }).click();

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Company', 'Money']);
  await expect(page.getByRole('checkbox', { name: 'Investor CRM' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Invoice Generator' })).toBeChecked();
  const tasks = page.getByRole('checkbox', { name: 'Task Manager' });
  await expect(tasks).not.toBeChecked();
  await expect(page.getByText('Contains the names of the people who do the work, so it’s left out unless you tick it.')).toBeVisible();
  await expect(page.getByText('1 file and an index page')).toBeVisible();
  await tasks.check();
  await page.getByLabel('Format of Task Manager').selectOption('All 4');

  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);

  const saved = await saveBy(page, () => page.getByRole('button', { name: 'Download ZIP' }).click());
  expect(saved.name).toMatch(/^Loam Sons data-room-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(`Saved ${saved.name}, with 5 files.`)).toBeVisible();
  const files = unzipSync(saved.bytes);
  expect(Object.keys(files).sort()).toEqual([
    'company/tasks.csv',
    'company/tasks.docx',
    'company/tasks.pdf',
    'company/tasks.xlsx',
    'index.html',
    'money/invoice-INV-001.pdf',
  ]);
  expect(strFromU8(files['company/tasks.csv'] ?? new Uint8Array())).toContain('File the papers');
  expect((await readPdf(Buffer.from(files['money/invoice-INV-001.pdf'] ?? []))).join('\n')).toContain('Acre Foods');
  const index = strFromU8(files['index.html'] ?? new Uint8Array());
  expect(index).toContain('Loam &amp; Sons: data room');
  expect(index).toContain('<a href="money/invoice-INV-001.pdf">invoice-INV-001.pdf</a></td><td>Invoice Generator</td>');
  expect(index).not.toContain('Investor');
});
