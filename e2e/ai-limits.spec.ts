import { expect, fillSwot, generate, panelOf, rememberModel, test } from './support/models';

test('a reply of ten megabytes is given up, and the page stays awake', async ({ page, models }) => {
  const body = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x'.repeat(10_000_000) } }] })}\n\n`;
  await rememberModel(page, models);
  models.plans = [{ body }];
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByRole('alert')).toContainText('sent far more than a reply should contain');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
