import { expect, openTool, rememberModel, test } from '../support/models';
import { saveBy } from '../support/test';

test('a text of a section is improved, undone and exported; samples and customers are left alone', async ({ page, models }) => {
  await rememberModel(page, models);
  await openTool(page, '/landing-page-builder');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const section = (name: string) => page.getByRole('region', { name: `${name} section`, exact: true });
  await field('Company Name').fill('Bike Bakery');
  await field('Headline').fill('We bring you bread by bike every day');
  await expect(section('Testimonial').getByLabel('Text to improve')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add your own AI model' })).toHaveCount(0);
  expect(models.questions).toHaveLength(0);

  models.reply({ text: 'Bread,\nby <b>bike</b>' });
  await button('Improve “Headline” with gpt-test-mini').click();
  await expect(section('Hero').getByText('Proposal ready.')).toBeVisible();
  await expect(field('Headline')).toHaveValue('We bring you bread by bike every day');
  const [question] = models.questions;
  for (const words of ['Company: Bike Bakery', 'Text: We bring you bread by bike every day', 'about ten words']) {
    expect(question?.body).toContain(words);
  }
  await button('Use New wording for “Headline”').click();
  await expect(field('Headline')).toHaveValue('Bread, by <b>bike</b>');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(field('Headline')).toHaveValue('We bring you bread by bike every day');
  await button('Use New wording for “Headline”').click();

  models.plans = [];
  models.reply({ text: 'Nothing to install.' });
  await section('Features').getByLabel('Text to improve').selectOption('Detail 1');
  await button('Improve “Detail 1” with gpt-test-mini').click();
  await button('Use New wording for “Detail 1”').click();
  await expect(field('Detail 1')).toHaveValue('Nothing to install.');
  await expect(field('Feature 1')).toHaveValue('Easy to get started');

  models.plans = [];
  models.reply({ text: 'x'.repeat(400) });
  await section('Features').getByLabel('Text to improve').selectOption('Feature 1');
  await button('Improve “Feature 1” with gpt-test-mini').click();
  await expect(section('Features').getByRole('alert')).toContainText('longer than the 300 characters');
  await expect(button('Use New wording for “Feature 1”')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Preview', exact: true }).click();
  const file = await saveBy(page, () => page.getByRole('button', { name: 'Download HTML' }).click());
  expect(file.text).toContain('<h1>Bread, by &lt;b&gt;bike&lt;/b&gt;</h1>');
  expect(file.text).toContain('Nothing to install.');
});
