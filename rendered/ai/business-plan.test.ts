import { expect, test } from '../support/models';

test('without a model there is one line, and nothing is asked', async ({ page, models }) => {
  await page.goto('/business-plan');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'Add your own AI model' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(0);
  expect(models.heard).toHaveLength(0);
});
