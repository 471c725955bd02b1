import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/axe';
import { expect, fitsWidth, saveBy, test } from './support/test';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/email-templates');
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const richClipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return item ? (await item.getType('text/html')).text() : '';
  });
const rows = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('button');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('fills a template in, copies it with its looks, prints and saves it', async ({ page }) => {
  await page.getByLabel('Category').selectOption('Welcome Series');
  await row(page, 'Welcome Email').click();
  await button(page, 'Preview').click();
  await expect(page.getByLabel('first_name')).toHaveValue('Alex');
  await page.getByLabel('first_name').fill('Zoë & <b>');
  await page.getByLabel('company_name').fill('Brick');
  await page.getByLabel('sender_name').fill('Mara');
  await expect(region(page, 'Subject')).toHaveText('Welcome to Brick, Zoë & <b>');
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  await expect.poll(() => clipboard(page)).toMatch(/^Subject: Welcome to Brick, Zoë & <b>\nPreheader: .*\n\nHi Zoë & <b>,/);
  expect(await richClipboard(page)).toContain('Zoë &amp; &lt;b&gt;');
  expect(await richClipboard(page)).toContain('<li');
  expect(await richClipboard(page)).toContain('<strong>Preheader:</strong> Three small steps');
  const file = await saveBy(page, () => button(page, 'Download').click());
  expect(file.name).toBe('Welcome Email-template.txt');
  expect(file.text).toContain('Hi Zoë & <b>,');
  // On paper stands the email, without the desk it was written on.
  await page.emulateMedia({ media: 'print' });
  await expect(region(page, 'Body')).toBeVisible();
  await expect(button(page, 'Download')).toBeHidden();
  await expect(page.getByLabel('first_name')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('merges a list into one email each, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await row(page, 'Welcome Email').click();
  await button(page, 'Preview').click();
  await page.getByLabel('company_name').fill('Brick');
  expect(await fitsWidth(page)).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await button(page, 'Mail Merge').click();
  const dialog = page.getByRole('dialog', { name: 'Mail Merge: Welcome Email' });
  await dialog.getByLabel('Paste CSV').fill('E-mail;First name;Boss\nana@x.example;Ana;Mara\nbo@x.example;;Mara\n');
  await expect(dialog.getByText('2 emails made')).toBeVisible();
  await expect(dialog.getByLabel('Send to')).toHaveValue('0');
  await expect(dialog.getByLabel('first_name')).toHaveValue('1');
  await dialog.getByLabel('sender_name').selectOption('Boss');
  await expect(dialog.getByText('1 email with open places (row 2)')).toBeVisible();
  const merged = dialog.getByRole('region', { name: 'Merged email' });
  await expect(merged).toContainText('To: ana@x.example');
  await expect(merged).toContainText('Subject: Welcome to Brick, Ana');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(merged).toContainText('Hi {{first_name}},');
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
