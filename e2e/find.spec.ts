import { expect, test } from './support/test';

test('finds what was written in any tool, though with a slip, and opens its document', async ({ page }) => {
  await page.goto('/task-manager');
  await page.getByLabel('Quick add').fill('Call the plumber about Harbour Street tomorrow @Ana');
  await page.getByLabel('Quick add').press('Enter');
  await expect(page.getByText('Call the plumber about Harbour Street').first()).toBeVisible();
  await page.getByRole('button', { name: 'Documents' }).click();
  await page.getByRole('menuitem', { name: 'New document' }).click();
  await expect(page.getByText('Call the plumber')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /paperwork/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a tool' });
  await expect(dialog.getByRole('group', { name: 'Open and recent' }).getByRole('option')).toContainText('Task Manager');
  await dialog.getByRole('combobox').fill('plubmer habrour');
  await expect(dialog.getByRole('option').first()).toContainText('Call the plumber about Harbour Street');
  await expect(dialog.getByRole('group', { name: 'In your documents' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeVisible();
  await expect(page.getByText('Call the plumber about Harbour Street').first()).toBeVisible();
});

test('does what its actions say, and shows the keys', async ({ page }) => {
  await page.goto('/settings');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Ctrl K')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(words);
  };
  await find('dark mode');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('dark');
  await find('restore backup');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Open a backup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Open a backup' }).getByLabel('Backup')).toBeVisible();
  await page.keyboard.press('Escape');

  // The arrows, Home and End go through all groups; the first Escape empties the field.
  await find('privacy');
  const options = page.getByRole('dialog').getByRole('option');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/ pinned$/);
  const name = (await options.first().locator('.truncate').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Pinned' }).getByRole('option')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a new invoice stands beside the others, with the next number', async ({ page }) => {
  await page.goto('/invoice-generator');
  await page.getByLabel('Client Name').fill('Acre Foods');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('new invoice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All invoices (2)' })).toBeVisible();
  await expect(page.getByLabel('Invoice Number')).toHaveValue('INV-002');
  await expect(page.getByLabel('Client Name')).toHaveValue('');
});
