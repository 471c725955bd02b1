import { expect, openTool, rememberModel, test } from '../support/models';
import { saveBy } from '../support/test';

test('an answer is improved beside what was typed, taken, taken back, and read in the plan', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply({ text: 'City forecasts miss the frost in single fields.\n- frost\n- hail' });
  await openTool(page, '/business-plan');
  await page.getByLabel('Company Name').fill('Blue Sky Labs');
  await page.getByLabel('Industry').fill('Weather software');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Next').click();
  const problem = page.getByLabel('Problem', { exact: true });
  await button('Improve “Problem” with gpt-test-mini').click();
  await expect(page.getByRole('alert')).toHaveText('Write a first version; the model works from your words.');
  expect(models.questions).toHaveLength(0);

  await problem.fill('Forecasts are made for cities.');
  await page.getByLabel('Solution', { exact: true }).fill('A forecast for every field.');
  await button('Improve “Problem” with gpt-test-mini').click();
  await expect(page.getByText('Proposal ready.')).toBeVisible();
  await expect(problem).toHaveValue('Forecasts are made for cities.');
  expect(models.questions).toHaveLength(1);
  for (const words of [
    'Blue Sky Labs',
    'Weather software',
    'A forecast for every field.',
    'Text: Forecasts are made for cities.',
    'DATA-1',
  ])
    expect(models.questions[0]?.body).toContain(words);

  await button('Use New wording for “Problem”').click();
  await expect(problem).toHaveValue('City forecasts miss the frost in single fields.\n- frost\n- hail');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(problem).toHaveValue('Forecasts are made for cities.');
  await button('Use New wording for “Problem”').click();

  for (let step = 1; step < 3; step += 1) await button('Next').click();
  await button('Generate Plan').click();
  await expect(page.getByRole('article').getByText('City forecasts miss the frost in single fields.').first()).toBeVisible();
  const file = await saveBy(page, () => button('Download').click());
  expect(file.text).toContain('City forecasts miss the frost in single fields.');
  expect(file.text).toContain('hail');
  expect(file.text).not.toContain('Forecasts are made for cities.');

  // The next plan does not begin with proposals for the last one.
  await button('Start over').click();
  await button('Next').click();
  await expect(button('Improve “Problem” with gpt-test-mini')).toBeVisible();
  expect(models.questions).toHaveLength(1);
});

test('without a model there is one line, and nothing is asked', async ({ page, models }) => {
  await page.goto('/business-plan');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'Add your own AI model' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Improve/ })).toHaveCount(0);
  expect(models.heard).toHaveLength(0);
});
