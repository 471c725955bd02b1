import { expect, openTool, rememberModel, test } from '../support/models';

test('a headline in a model’s words is plain text in the preview', async ({ page, models }) => {
  await rememberModel(page, models);
  await openTool(page, '/landing-page-builder');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByLabel('Headline', { exact: true }).fill('We bring you bread by bike every day');
  models.reply({ text: 'Bread,\nby <b>bike</b>' });
  await button('Improve “Headline” with gpt-test-mini').click();
  await button('Use New wording for “Headline”').click();
  const preview = page.frameLocator('iframe[title="Live preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bread, by <b>bike</b>');
});
