import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, saveBy, test, unfold } from './support/test';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/customer-support-scripts');
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const rows = (page: Page) => page.getByRole('list', { name: 'Scripts' }).getByRole('button');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function createScript(page: Page, title: string, content: string, code = '') {
  await button(page, 'Create Script').click();
  const form = page.getByRole('form', { name: 'Create Script' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill(content);
  await form.getByLabel('Short code').fill(code);
  await form.getByRole('button', { name: 'Save Script' }).click();
  await expect(form).toBeHidden();
}

test('asks for the variables before copying, finds by short code without the mouse, and saves all scripts', async ({ page }) => {
  await page.getByLabel('Your name').fill('Mara');
  await createScript(page, 'Late order', 'Hi {{name|there}}, order {{order_number}} is late. {{agent}}', 'late');
  await button(page, 'Copy').click();
  const dialog = page.getByRole('dialog', { name: 'Fill in: Late order' });
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('there');
  await expect(dialog.getByLabel('Agent')).toHaveValue('Mara');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByLabel('Order number')).toBeFocused();
  await expect(dialog.getByText('Fill this in')).toBeVisible();
  await dialog.getByLabel('Order number').fill('A-7');
  await dialog.getByLabel('Name', { exact: true }).fill('');
  await expect(dialog.getByRole('region', { name: 'What is copied' })).toHaveText('Hi there, order A-7 is late. Mara');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => clipboard(page)).toBe('Hi there, order A-7 is late. Mara');

  await page.keyboard.press('Alt+k');
  const palette = page.getByRole('dialog', { name: 'Quick Find' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('/late');
  await expect(palette.getByRole('option').first()).toContainText('Late order');
  await page.keyboard.press('Enter');
  // Nothing of the last copy is remembered.
  await expect(dialog.getByLabel('Order number')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const markdown = await saveBy(page, () => button(page, 'Export All').click());
  expect(markdown.name).toBe('customer-support-scripts.md');
  expect(markdown.text).toContain('Hi {{name|there}}, order {{order_number}} is late.');
});

test('fits a phone and passes the accessibility check', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await row(page, 'Account Login Issues').click();
  await expect(button(page, 'Copy')).toBeInViewport();
  expect(await fitsWidth(page)).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await fitsWidth(page)).toBe(true);
  await unfold(page);
  await button(page, 'Quick Find').click();
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours take a moment to cross over.
  await expect(async () => expect(await findAccessibilityFaults(page)).toEqual([])).toPass();
  await page.keyboard.press('Escape');
  await unfold(page);
  await button(page, 'Starter Scripts').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('hands the text over where the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    document.execCommand = () => false;
  });
  await page.reload();
  await createScript(page, 'Hello', 'Hi {{name|there}}');
  await button(page, 'Copy').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByLabel('Text to copy')).toHaveValue('Hi there');
  await expect(page.getByLabel('Text to copy')).toBeFocused();
});
