import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const goTo = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();

async function findTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(name);
  await expect(dialog.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a fact told once is where a tool starts, and what is typed there can go back into the profile', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('status').filter({ hasText: 'No tool starts filled in yet.' })).toBeVisible();
  await field(page, 'Company Name').fill('Loam & Sons');
  await field(page, 'Industry').fill('Wholesale bakery');
  await expect(page.getByRole('status').filter({ hasText: /^\d\d tools start filled in\.$/ })).toBeVisible();

  await findTool(page, 'Press Release Generator');
  await expect(field(page, 'Company Name')).toHaveValue('Loam & Sons');
  await expect(page.getByText('From your profile').first()).toBeVisible();
  await field(page, 'Company Name').fill('Loam & Daughters');
  await page.getByRole('button', { name: 'Update the profile: Company Name' }).click();
  await field(page, 'Location').fill('Leeds');

  // What the profile does not know yet is offered there.
  await goTo(page, 'Your profile');
  await expect(field(page, 'Company Name')).toHaveValue('Loam & Daughters');
  await page.getByRole('button', { name: 'Take Location' }).click();
  await expect(field(page, 'Location')).toHaveValue('Leeds');

  await page.getByRole('button', { name: 'Clear the profile' }).click();
  await expect(field(page, 'Company Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(field(page, 'Company Name')).toHaveValue('Loam & Daughters');
});
