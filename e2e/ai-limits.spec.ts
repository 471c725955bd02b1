import { expect, fillSwot, generate, panelOf, rememberModel, test } from './support/models';

test('a reply of ten megabytes is given up, and the page stays awake', async ({ page, models }) => {
  const body = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x'.repeat(10_000_000) } }] })}\n\n`;
  await rememberModel(page, models);
  models.plans = [{ body }];
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByRole('alert')).toContainText('sent far more than a reply should contain');
  const industry = page.getByLabel('Industry');
  await industry.fill('Bread by subscription');
  await expect(industry).toHaveValue('Bread by subscription');
});
