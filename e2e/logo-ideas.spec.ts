import { readPng } from './support/readers';
import { expect, saveBy, test } from './support/test';

test('suggests twelve logos for the name and the trade, takes one, and saves it wide', async ({ page }) => {
  await page.goto('/logo-maker');
  await page.getByLabel('Text', { exact: true }).fill('Harbor Lane');
  await page.getByLabel('What You Sell').fill('coffee roasting');
  await page.getByRole('button', { name: 'Suggest 12 Logos' }).click();
  const ideas = page.getByRole('button', { name: /^Use logo/ });
  await expect(ideas).toHaveCount(12);
  await ideas.nth(6).click();
  await expect(page.getByLabel('Font Family')).toHaveValue('Roboto');

  await page.getByLabel('Format', { exact: true }).selectOption('wide');
  await expect(page.getByRole('img', { name: /^Logo:/ }).locator('text')).toHaveCount(0);
  const wide = readPng((await saveBy(page, () => page.getByRole('button', { name: 'Download PNG' }).click())).bytes);
  expect(wide.width).toBe(1600);
  expect(wide.height).toBeLessThan(800);
});
