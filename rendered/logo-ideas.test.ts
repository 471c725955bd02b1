import { readPdf } from '../e2e/support/readers';
import { expect, saveAs, test } from './support/test';

test('suggests twelve logos for the name and the trade, takes one with a way back, and shows it in use', async ({ page }) => {
  await page.goto('/logo-maker');
  await page.getByLabel('Text', { exact: true }).fill('Harbor Lane');
  await page.getByLabel('What You Sell').fill('coffee roasting');
  await page.getByRole('button', { name: 'Suggest 12 Logos' }).click();
  const ideas = page.getByRole('button', { name: /^Use logo/ });
  await expect(ideas).toHaveCount(12);
  await ideas.nth(6).click();
  await expect(page.getByLabel('Font Family')).toHaveValue('Roboto');
  await expect(ideas.nth(6)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Font Family')).toHaveValue('Inter');
  await ideas.nth(6).click();

  await page.getByRole('button', { name: '200 more icons' }).click();
  await page.getByLabel('Find an icon').fill('crois');
  await page.getByRole('button', { name: 'Croissant' }).click();
  await page.getByLabel('Format', { exact: true }).selectOption('wide');
  await expect(page.getByRole('img', { name: /^Logo:/ }).locator('text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show on a Card' }).click();
  await expect(page.getByRole('img', { name: 'Shop sign with the logo' })).toBeVisible();

  const sheet = await saveAs(page, 'Style sheet');
  expect(sheet.name).toBe('harbor-lane-style-sheet.pdf');
  const text = (await readPdf(sheet.bytes)).join(' ');
  for (const said of ['Clear space', 'CMYK about', 'approximate', 'Roboto Bold', 'Business card']) expect(text).toContain(said);
});
