import { expect, openTool, rememberModel, test } from '../support/models';
import { saveAs } from '../support/test';

test('a script is improved with its placeholders; a reply that loses one is refused', async ({ page, models }) => {
  await rememberModel(page, models);
  await openTool(page, '/customer-support-scripts');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByLabel('Company').fill('Rye and Shine');
  await button('Create Script').click();
  const form = page.getByRole('form', { name: 'Create Script' });
  const content = form.getByLabel('Content', { exact: true });
  const typed = 'Hi {{name|there}}, you can return it within [30] days.';
  const better = 'Hi {{name|there}}, I am sorry. Send it back within [30] days.';
  await form.getByLabel('Title').fill('Return');
  await form.getByLabel('Tone').selectOption('Apologetic');
  await content.fill(typed);

  models.reply({ text: 'Hi {{name|there}}, I am sorry. Send it back within 30 days.' });
  await button('Improve the script with gpt-test-mini').click();
  await expect(page.getByRole('alert')).toContainText('The new wording leaves out [30].');
  await expect(button('Use New wording for the script')).toHaveCount(0);
  await expect(content).toHaveValue(typed);
  for (const words of ['Script: Return', 'Tone: Apologetic', 'Company: Rye and Shine', `Text: ${typed}`])
    expect(models.questions[0]?.body).toContain(words);

  models.plans = [];
  models.reply({ text: better });
  await button('Regenerate: the script').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  await button('Use New wording for the script').click();
  await expect(content).toHaveValue(better);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(content).toHaveValue(typed);
  await button('Use New wording for the script').click();
  await button('Save Script').click();
  await expect(page.getByRole('region', { name: 'Content' })).toHaveText(better);
  const file = await saveAs(page, 'Text');
  expect(file.text).toContain(better);

  // Another script does not meet this proposal.
  await button('Create Script').click();
  await expect(button('Improve the script with gpt-test-mini')).toBeVisible();
  expect(models.questions).toHaveLength(2);
});

test('what was proposed for a script that was given up is not shown beside the next', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({ text: 'Sorry for the wait.' });
  await openTool(page, '/customer-support-scripts');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Create Script').click();
  await page.getByRole('form', { name: 'Create Script' }).getByLabel('Content', { exact: true }).fill('We are sorry that you had to wait.');
  await button('Improve the script with gpt-test-mini').click();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  await button('Cancel').click();
  await button('Create Script').click();
  await expect(button('Improve the script with gpt-test-mini')).toBeVisible();
  await expect(button('Use New wording for the script')).toHaveCount(0);
  expect(models.questions).toHaveLength(1);
});

test('without a model there is one line in the form', async ({ page, models }) => {
  await page.goto('/customer-support-scripts');
  await page.getByRole('button', { name: 'Create Script' }).click();
  await expect(page.getByRole('link', { name: 'Add your own AI model' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(0);
  expect(models.heard).toHaveLength(0);
});
